// @ts-check
// Opens the list of problems, and has finished games searched for new ones. Loads the modules for both on first use.

/** @import { PageTools } from "../page-tools.js" */
/** @import { Row } from "../../store/matches.js" */
/** @import { OpenObjects } from "../open-objects.js" */
/** @import { AppState } from "../state.js" */

/**
 * What the open screen shows.
 * @typedef {object} ProblemsState
 * @property {string} game whose problems these are; "" before they are read
 * @property {import("../../types.js").Problem[]} book
 * @property {Map<string, import("../../store/problems.js").ProblemRecord>} records by problem
 * @property {import("../../types.js").ListedProblems | null} listed what the engine offers of them; null before it has said
 * @property {string} trouble why the book cannot be read; "" where it can
 * @property {string} unread why the stored problems and answers cannot be read; "" where they can
 * @property {number} unreadable number of stored records that cannot be read
 */

/**
 * @typedef {object} ProblemsOwnDeps
 * @property {Pick<AppState, "opening"> & Readonly<Pick<AppState, "game" | "engineStart" | "offers">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close" | "below">} screens
 * @property {Readonly<Pick<OpenObjects, "session" | "room" | "form" | "replaying">>} open
 * @property {Pick<import("../match/match-controller.js").MatchController, "show" | "clear" | "sit">} match
 * @property {(make: (name: string) => Promise<import("../../types.js").Result>, name: string) => Promise<import("../../runner/stored-matches.js").Opened>} begin makes a match
 *
 * @typedef {Pick<PageTools, "draw" | "toTop" | "toast" | "failed" | "errorText" | "useGame" | "engineStarted" | "engine" | "idleLoop" | "newSession"> & ProblemsOwnDeps} ProblemsDeps
 */

export class ProblemsController {
  /**
   * @param {ProblemsDeps} deps
   * @param {import("./own-finder.js").FinderDeps["store"]} [store] where found problems are stored; tests replace it
   */
  constructor(deps, store) {
    this.deps = deps;
    this.store = store;
    /** @type {import("./problems-screen.js").ProblemsScreen | null} the one that was opened last */
    this.screen = null;
  }

  /** @returns {import("./problem-table.js").ProblemTable | null} the problem on the table */
  get problem() {
    return this.screen?.table ?? null;
  }

  /** Shows what problems there are. */
  async open() {
    const { ProblemsScreen } = await import("./problems-screen.js");
    this.screen = new ProblemsScreen(this.deps);
    await this.screen.open();
  }

  /**
   * Opens a problem at its address.
   * @param {string} id
   * @returns {Promise<boolean | null>} false if this device does not have it, null if it could not be opened
   */
  async openAt(id) {
    const { ProblemsScreen } = await import("./problems-screen.js");
    const screen = this.screen ?? new ProblemsScreen(this.deps);
    this.screen = screen;
    await screen.read();
    return screen.startAt(id);
  }

  /** Draws the screen that is open. */
  view() {
    return this.screen?.view();
  }

  /**
   * Searches a finished match for problems, only while no one plays.
   * @param {Row} row just stored
   */
  async searchGame(row) {
    const { summary } = row;
    if (!summary.over || !summary.seating.some(({ player }) => player === "person")) return;
    try {
      const { findProblems } = await import("./own-finder.js");
      await findProblems(row, { idleLoop: this.deps.idleLoop, call: this.deps.engine().call, waits: () => this.playing, ...(this.store && { store: this.store }) });
    } catch {
      // The engine is gone, or could not open the match: there are other problems.
    }
  }

  /** @returns {boolean} whether somebody plays, or the page is hidden */
  get playing() {
    const { session, room, form, replaying } = this.deps.open;
    return document.hidden || Boolean(room || form || replaying || (session && !session.shown.over));
  }
}

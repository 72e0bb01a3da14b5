// @ts-check
// Opens the workshop, where a person writes computer players. Loads its modules on first use.

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @import { WorkshopScreen } from "./workshop-screen.js" */

/**
 * The state of the open screen.
 * @typedef {object} WorkshopState
 * @property {import("../../store/own-players.js").OwnPlayer[]} players of all games, the last changed one first
 * @property {import("./game-words.js").GameWords | null} words of the game; null before they are read
 * @property {string} trouble the reason why players are not stored; "" for none
 * @property {number} unreadable number of stored players that cannot be read
 * @property {string} missing the reason why the words cannot be read; "" for none
 */

/**
 * @typedef {object} WorkshopOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "engineStart" | "offers" | "flags">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close">} screens
 * @property {(text: string) => Promise<boolean>} [mayRun] whether a player's text may run on this device; tests leave it out
 * @property {() => void} stored a player was stored or deleted: a backup follows in a while
 * @property {Pick<import("../match/match-controller.js").MatchController, "runnerOf">} match
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "lookAtLinked">} replay
 *
 * @typedef {Pick<PageTools, "draw" | "toTop" | "toast" | "failed" | "errorText" | "useGame" | "engineStarted" | "engine"> & WorkshopOwnDeps} WorkshopDeps
 */

export class WorkshopController {
  /** @param {WorkshopDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {WorkshopScreen | null} the one that was opened last */
    this.screen = null;
  }

  async open() {
    const screen = await this.prepared();
    const { screens, state, toTop } = this.deps;
    screens.open({ screen: "workshop", game: state.game.id });
    toTop();
    await screen.read();
  }

  /**
   * Opens a player in the editor.
   * @param {string} id
   * @returns {Promise<boolean>} whether it is on this device
   */
  async openAt(id) {
    const screen = this.screen ?? (await this.prepared());
    await screen.read();
    return screen.openAt(id);
  }

  /** @returns {Promise<WorkshopScreen>} a new screen, with its texts */
  async prepared() {
    try {
      const { WorkshopScreen } = await import("./workshop-screen.js");
      const screen = new WorkshopScreen(this.deps);
      await screen.prepare();
      this.screen = screen;
      return screen;
    } catch (cause) {
      // Without a network the first use cannot load the modules.
      throw navigator.onLine ? cause : Object.assign(new Error("workshop-away", { cause }), { code: "workshop-away" });
    }
  }

  /** Draws the screen that is open. */
  view() {
    return this.screen?.view();
  }
}

// @ts-check
// Holds today's date and the results of the deals of the day, and opens their screen. Loads its modules on first use.
import { unreadText } from "../../lib/error-text.js";
import { DAYS, listDays } from "../../store/days.js";
import { dailyEntry } from "./daily-entry-view.js";
import { dayOf } from "../../lib/day.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { DayRecord } from "../../store/days.js" */
/** @import { Row } from "../../store/matches.js" */
/** @import { AppState } from "../state.js" */
/** @import { DailyScreen } from "./daily-screen.js" */

/**
 * @typedef {object} DailyOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "flags" | "screen" | "starting" | "opening">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "change" | "close">} screens
 * @property {Readonly<import("../open-objects.js").OpenObjects>} open
 * @property {Pick<import("../match/match-controller.js").MatchController, "begin" | "resume">} match
 * @property {(match: string) => boolean} isStored whether a match is still on this device
 * @property {(match: string) => Promise<void>} lookAt opens the replay of a stored match
 * @property {(link: string) => Promise<void>} openLink opens the replay of a link
 * @property {() => void} openProblems
 *
 * @typedef {Pick<PageTools, "draw" | "toTop" | "toast" | "failed" | "engineStarted" | "engine" | "settings" | "idleLoop" | "useGame"> & DailyOwnDeps} DailyDeps
 */

export class DailyController {
  /** @param {DailyDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {DayRecord[]} */
    this.records = [];
    /** @type {DayRecord[]} what could not be stored; it stays until the page is closed */
    this.unsaved = [];
    /** @type {string[]} why the records cannot be read */
    this.troubles = [];
    /** Number of stored records that cannot be read. */
    this.unreadable = 0;
    /** @type {Promise<DailyScreen> | null} null before the first use */
    this.loading = null;
    /** @type {DailyScreen | null} */
    this.screen = null;
    /** Whether the end of a deal could not load its modules: telling this draws the page, which must not load them again. */
    this.lost = false;
  }

  /** @returns {string} the day on this device, as `2026-11-22` */
  get today() {
    return this.deps.state.flags.day ?? dayOf(new Date());
  }

  /** Reads the stored results. */
  async refresh() {
    /** @type {DayRecord[]} */
    let stored = [];
    this.troubles = [];
    try {
      stored = await listDays();
    } catch (error) {
      // The lobby's list of matches already says that nothing can be stored.
      if (/** @type {any} */ (error).code !== "storage-blocked") this.troubles = [unreadText(error)];
    }
    this.unreadable = DAYS.unreadable;
    this.records = await this.#withUnsaved(stored);
    this.deps.draw();
  }

  /** @param {DayRecord[]} stored @returns {Promise<DayRecord[]>} with what could not be stored */
  async #withUnsaved(stored) {
    if (this.unsaved.length === 0) return stored;
    // Without the engine that it came from, it is shown alone.
    const merge = async () => (await this.deps.engine().call("merge_rows", { store: "days", here: stored, more: this.unsaved })).rows;
    const shown = /** @type {DayRecord[]} */ (await merge().catch(() => this.unsaved));
    return [...stored.filter(({ id }) => shown.every((one) => one.id !== id)), ...shown];
  }

  /**
   * Draws the button in the lobby that opens them.
   * @param {() => void} open
   */
  entry(open) {
    const { today, records } = this;
    return dailyEntry({ today, records: records.filter(({ day }) => day === today), open });
  }

  /** @returns {Promise<DailyScreen>} */
  load() {
    this.loading ??= import("./daily-screen.js").then(({ DailyScreen }) => (this.screen = new DailyScreen(this, this.deps)));
    // Forget a failure: the network may be back at the next attempt.
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  open() {
    return this.openAt(this.today);
  }

  /** @param {string} day whose deals are shown */
  async openAt(day) {
    await (await this.load()).open(day);
  }

  /** Called when the screen has been left. */
  closed() {
    this.screen?.levels.stop();
  }

  /** Draws the screen that is open. */
  view() {
    return this.screen?.view();
  }

  /**
   * Stores the result of a deal of the day that has ended.
   * @param {Row} row just stored
   */
  async record(row) {
    if (row.summary.day?.score) await (await this.load()).finished(row).catch((error) => console.warn(error));
  }

  /**
   * Draws the comparison at the end of a deal of the day.
   * @param {MatchRunner | null} runner
   * @returns {import("../results/scores-view.js").DayViews | null} null if the match is not a deal of the day
   */
  ending(runner) {
    if (!runner?.summary.day?.score) return null;
    if (this.screen) return this.screen.endingView(runner.summary);
    if (!this.lost) {
      void this.load().then(this.deps.draw, (error) => {
        this.lost = true;
        this.deps.failed(error);
      });
    }
    return null;
  }
}

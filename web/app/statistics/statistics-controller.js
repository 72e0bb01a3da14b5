// @ts-check
// Records finished games and opens the statistics for other features. It loads the modules behind it on first use.

/** @import { PageTools } from "../page-tools.js" */
/** @import { Row } from "../../store/matches.js" */
/** @import { AppState } from "../state.js" */

/**
 * The state of the open screen.
 * @typedef {object} StatisticsState
 * @property {import("../../store/results.js").Result[]} results of all finished games
 * @property {import("./statistics.js").Counted} counted their sums
 * @property {string} who the person whose games are shown; "" for everybody's
 * @property {string} problem the reason why the results cannot be read; "" for none
 * @property {number} unreadable number of results that cannot be read
 * @property {number} left number of games that are still to be read
 * @property {import("../evenings/evening.js").EveningRecord[]} evenings with friends, the latest first
 * @property {import("./rating.js").PersonRating[]} ratings
 * @property {import("./rating.js").Failed[]} failed those whose rating the engine refuses
 * @property {import("../../store/results.js").Result[]} open games that were left open, which count as lost
 * @property {string[]} coaching the id of the game of each match that the coach is still to look at
 */

/**
 * @typedef {object} OwnDeps
 * @property {Readonly<Pick<AppState, "game">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close">} screens
 *
 * @typedef {Pick<PageTools, "draw" | "failed" | "errorText" | "useGame" | "engineStarted"> & OwnDeps & import("./finished-games.js").RecordDeps} StatisticsDeps
 */

export class StatisticsController {
  /** @param {StatisticsDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {import("./statistics-screen.js").StatisticsScreen | null} the one that is open */
    this.screen = null;
  }

  /**
   * Records the result of a match that is over.
   * @param {Row} row just stored
   */
  async record(row) {
    if (row.summary.over) await (await this.finishedGames()).record(row);
  }

  /**
   * Records a running match that is about to be deleted.
   * @param {Row} row
   */
  async leave(row) {
    await (await this.finishedGames()).leave(row);
  }

  /**
   * Reads what is still missing of a finished match.
   * @param {Row} row
   * @param {boolean} [ask] whether the engine may be asked for what the row does not have
   */
  async complete(row, ask = true) {
    await (await this.finishedGames()).complete(row, ask);
  }

  async finishedGames() {
    const { FinishedGames } = await import("../results/end-of-game.js");
    return new FinishedGames(this.deps);
  }

  /** Shows the results of the finished games. */
  async open() {
    const { StatisticsScreen } = await import("../results/end-of-game.js");
    this.screen = new StatisticsScreen(this.deps);
    await this.screen.open();
  }

  /** Called when the screen has been left. */
  closed() {
    this.screen?.leave();
    this.screen = null;
  }

  /** Draws the screen that is open. */
  view() {
    return this.screen?.view();
  }
}

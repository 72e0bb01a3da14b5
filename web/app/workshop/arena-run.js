// @ts-check
// Plays one series of games in the box, checks each record with the page's own engine, and starts a new box if one was ended.
import { cutText } from "../../lib/cut-text.js";
import { MOST_FAULT_DETAIL, MOST_LOGGED } from "../../lib/generated/bounds.js";
import { randomSeed } from "../../kit/setup-model.js";

/** @import { GameReport, Order, Report } from "../../box/box.js" */
/** @import { Fault } from "../../box/report.js" */
/** @typedef {Pick<import("../../engine/client.js").Engine, "call">} Engine */

/**
 * What is kept of a game beside what the engine says of it.
 * @typedef {object} Kept
 * @property {string} save
 * @property {Pick<GameReport, "decisions" | "seconds" | "slowest" | "faults">} measured in the box
 * @property {[moment: number, line: string][]} log
 */
/** A finished game that the page's own engine has played again by the rules. @typedef {import("../../types.js").SeriesGame & Kept} ArenaGame */

/**
 * @typedef {object} RunDeps
 * @property {() => Engine} engine the page's own
 * @property {(order: Order, heard: (report: Report) => void) => () => void} startBox
 * @property {() => void} changed
 */

/** The most boxes that are ended in a run: each time costs a new interpreter. */
const MOST_ENDED = 3;

export class ArenaRun {
  /**
   * @param {Order} order
   * @param {RunDeps} deps
   */
  constructor(order, deps) {
    this.order = order;
    this.deps = deps;
    /** @type {"starting" | "playing" | "stopping" | "stopped" | "done" | "fault" | "stuck" | "broken"} */
    this.phase = "starting";
    /** @type {ArenaGame[]} in the order of their numbers */
    this.games = [];
    /** Games whose record breaks the rules, or in which others answered differently: the file has tampered with them in its box. */
    this.refused = 0;
    /** @type {import("../../types.js").SeriesCount | null} of the games; null before the first */
    this.counted = null;
    /** Log lines that are kept. */
    this.lines = 0;
    /** @type {Fault | null} */
    this.first = null;
    /** The reason why the run ended early; "" for none. */
    this.reason = "";
    /** @type {{file: string, reason: string} | null} the library that could not be installed */
    this.library = null;
    /** @type {[game: number, moment: number][]} decisions that the usual level makes, because the file did not return */
    this.barred = [];
    /** @type {Set<number>} numbers of games that were reported */
    this.reported = new Set();
    /** @type {{game: number, moment: number} | null} the decision that the file is making */
    this.asked = null;
    /** @type {() => void} ends the box */
    this.end = () => undefined;
    /** @type {Promise<void>} resolves when all reported games are checked */
    this.checked = Promise.resolve();
  }

  /** @returns {boolean} whether games are still being played */
  get running() {
    return this.phase === "starting" || this.phase === "playing";
  }

  /** Begins. Fails where the table is not legal. */
  async begin() {
    const { game, setup } = this.order;
    await this.deps.engine().call("check", { game, setup });
    if (this.running) this.startBox();
  }

  startBox() {
    const { order, deps: { startBox } } = this;
    const numbers = order.numbers.filter((number) => !this.reported.has(number));
    this.asked = null;
    this.end = startBox({ ...order, numbers, barred: this.barred }, (report) => this.heard(report));
  }

  /** Ends the box at once. Games that were reported before are still checked and kept; then the run is stopped. */
  stop() {
    if (!this.running) return;
    this.finish("stopping");
    this.checked = this.checked.then(() => {
      this.phase = "stopped";
      this.deps.changed();
    });
  }

  /**
   * @param {ArenaRun["phase"]} phase
   * @param {string} [reason]
   */
  finish(phase, reason = "") {
    if (!this.running) return;
    this.end();
    this.phase = phase;
    this.reason = reason;
    this.deps.changed();
  }

  /** @param {Report} report */
  heard(report) {
    if (!this.running) return;
    if (report.kind === "asks" || report.kind === "plays") this.asked = report.kind === "asks" ? report : null;
    else if (report.kind === "begun") this.begun();
    else if (report.kind === "game") this.queueCheck(report);
    else if (report.kind === "end") void this.checked.then(() => this.finish("done"));
    else if (report.kind === "fault") this.unusable(report.fault);
    else if (report.kind === "stuck") this.startAgain("stuck", "");
    else if (report.kind === "broken") this.startAgain("broken", report.reason);
    else if (report.kind === "refused") this.refuse(report.code, report.args);
  }

  /**
   * @param {string} code
   * @param {Record<string, unknown>} args
   */
  refuse(code, args) {
    if (code === "own-library") this.library = { file: String(args.file), reason: cutText(String(args.reason), MOST_FAULT_DETAIL) };
    this.finish("broken", code);
  }

  begun() {
    this.phase = "playing";
    this.deps.changed();
  }

  /** @param {Fault} fault */
  unusable(fault) {
    this.first = fault;
    this.finish("fault");
  }

  /**
   * Starts a new box after one was ended while the file was deciding; the usual level makes that decision.
   * @param {"stuck" | "broken"} phase of the run if no new box is started
   * @param {string} reason
   */
  startAgain(phase, reason) {
    const { asked } = this;
    if (!asked || this.barred.length + 1 >= MOST_ENDED) return this.finish(phase, reason);
    this.barred.push([asked.game, asked.moment]);
    this.startBox();
    this.deps.changed();
  }

  /** @param {GameReport} report */
  queueCheck(report) {
    this.asked = null;
    if (this.reported.has(report.game) || !this.order.numbers.includes(report.game)) return;
    this.reported.add(report.game);
    this.checked = this.checked.then(() => this.check(report)).catch((error) => this.finish("broken", String(error)));
  }

  /**
   * Has the page's own engine, where the file has never been, play the record of a game again.
   * @param {GameReport} report
   */
  async check({ game: number, save, log, first, decisions, seconds, slowest, faults }) {
    const { run, game, setup, chairs, seed } = this.order;
    const params = { run, game, setup, chairs, seed, number, save, chance: randomSeed() };
    const played = await this.deps.engine().call("check_game", params).catch((error) => {
      // Any other error: the engine has refused the record.
      if (error?.code === "engine-lost") throw error;
      return null;
    });
    if (played) {
      const kept = log.slice(0, Math.max(0, MOST_LOGGED - this.lines));
      this.games.push({ ...played, save, log: kept, measured: { decisions, seconds, slowest, faults } });
      this.lines += kept.length;
      this.first ??= first;
      await this.count();
    } else this.refused += 1;
    this.deps.changed();
  }

  /** Counts the games that were checked. */
  async count() {
    const games = this.games.map(({ won, figures, measured }) => ({ won, figures, ...measured }));
    this.counted = await this.deps.engine().call("count_series", { games });
  }
}

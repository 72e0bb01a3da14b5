// @ts-check
// Plays one series of games in the box, checks each record with the page's own engine, and starts a new box if one was ended.

/** @typedef {import("../../box/box.js").Order} Order */
/** @typedef {import("../../box/box.js").Report} Report */
/** @typedef {import("../../box/box.js").GameReport} GameReport */
/** @typedef {import("../../box/box.js").Fault} Fault */
/** @typedef {Pick<import("../../engine/client.js").Engine, "call">} Engine */

/**
 * A finished game that the page's own engine has played again by the rules.
 * @typedef {object} ArenaGame
 * @property {number} number
 * @property {string} save
 * @property {number} seat of the file
 * @property {number} won 1, or the share of a shared victory
 * @property {number[]} points by seat
 * @property {string[]} names by seat
 * @property {Record<string, number>} figures the engine's counts of what the seat did, by `group.thing`
 * @property {number[]} decisions moments at which the seat had a choice
 * @property {[moment: number, line: string][]} log
 */

/**
 * @typedef {object} RunDeps
 * @property {() => Engine} engine the page's own
 * @property {(order: Order, heard: (report: Report) => void) => () => void} startBox
 * @property {() => void} changed
 */

/** The most boxes that are ended in a run: each time costs a new interpreter. */
const MOST_ENDED = 3;
/** The most log lines that are kept of a run. */
const MOST_LINES = 2_000;
/** The longest reason that is shown. */
const MOST_REASON = 300;
/** At how many random moments of a game the other players decide again in the page's own engine, as a check. */
const DECIDED_AGAIN = 6;
const PERSON = "person";

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
    this.decisions = 0;
    this.seconds = 0;
    this.slowest = 0;
    this.lines = 0;
    /** @type {Map<string, number>} how often, by the id of a fault */
    this.faults = new Map();
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
    /** The set-up as the engine completes it. */
    this.setup = "";
  }

  /** @returns {boolean} whether games are still being played */
  get running() {
    return this.phase === "starting" || this.phase === "playing";
  }

  /** Begins. Fails where the table is not legal. */
  async begin() {
    const { order, deps: { engine } } = this;
    const match = `${order.run}-table`;
    const { game, setup, chairs: seating, seed } = order;
    const { keep } = await engine().call("create", { match, game, setup, seating, seed, free: false });
    void engine().call("close", { match }).catch(() => undefined);
    this.setup = JSON.stringify(keep.summary.setup);
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
    if (code === "own-library") this.library = { file: String(args.file), reason: String(args.reason).slice(0, MOST_REASON) };
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
   * Plays the record of a game again in the page's own engine, where the file has never been.
   * @param {GameReport} report
   */
  async check(report) {
    const game = await this.checkedGame(report).catch((error) => {
      // Any other error: the engine has refused the record.
      if (error?.code === "engine-lost") throw error;
      return null;
    });
    if (game) {
      this.games.push(game);
      this.count(report);
    } else this.refused += 1;
    this.deps.changed();
  }

  /**
   * @param {GameReport} report
   * @returns {Promise<ArenaGame | null>} null if it is not a whole game of this run
   */
  async checkedGame({ game: number, save, log }) {
    const engine = this.deps.engine();
    const match = `${this.order.run}-${number}`;
    if (!this.isOfRun(save, match, number)) return null;
    /** @type {import("../../types.js").Result} */
    const { keep: { summary }, replayed } = await engine.call("open", { save });
    try {
      // A record that cannot be replayed from its deal could begin with any state.
      if (!replayed || !summary.over || JSON.stringify(summary.setup) !== this.setup) return null;
      // The rules allow any answer, so the file could have weakened the others in its box.
      const numbers = Array.from({ length: DECIDED_AGAIN }, () => Math.floor(Math.random() * summary.number));
      const { unlike } = await engine.call("check_answers", { match, numbers });
      if (unlike.length > 0) return null;
      const seat = summary.seating.findIndex(({ player }) => player === PERSON);
      const { figures, decisions } = await engine.call("figures", { match, seat });
      const winners = summary.winners ?? [];
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      return {
        number, save, seat, won, figures, decisions, points: summary.points, names: summary.seating.map(({ name }) => name),
        log: log.slice(0, Math.max(0, MOST_LINES - this.lines)),
      };
    } finally {
      void engine.call("close", { match }).catch(() => undefined);
    }
  }

  /**
   * @param {string} save
   * @param {string} match
   * @param {number} number
   * @returns {boolean} whether the save claims to be the game with this number, dealt from its seed
   */
  isOfRun(save, match, number) {
    const { order: { chairs, game, seed } } = this;
    const turned = number % chairs.length;
    const seating = [...chairs.slice(chairs.length - turned), ...chairs.slice(0, chairs.length - turned)];
    const told = JSON.parse(save);
    const wanted = { match, game, seed: seed + Math.floor(number / chairs.length), seating };
    const found = { match: told.match, game: told.game, seed: told.seed, seating: told.seating };
    return JSON.stringify(found) === JSON.stringify(wanted) && !told.start;
  }

  /** @param {GameReport} report */
  count({ decisions, seconds, slowest, faults, first, log }) {
    this.decisions += decisions;
    this.seconds += seconds;
    this.slowest = Math.max(this.slowest, slowest);
    this.lines += log.length;
    this.first ??= first;
    for (const [id, times] of Object.entries(faults)) this.faults.set(id, (this.faults.get(id) ?? 0) + times);
  }
}

/** @typedef {{id: string, times: number, games: number, won: number}} FigureRow */

/**
 * @param {readonly ArenaGame[]} games
 * @returns {{group: string, rows: FigureRow[]}[]} the figures by group: how often, in how many games, how many of these were won
 */
export function figureTables(games) {
  /** @type {Map<string, Map<string, FigureRow>>} */
  const groups = new Map();
  for (const { figures, won } of games) {
    for (const [figure, times] of Object.entries(figures)) {
      const [group = "", id = ""] = figure.split(".");
      const rows = groups.get(group) ?? new Map();
      const row = rows.get(id) ?? { id, times: 0, games: 0, won: 0 };
      rows.set(id, { id, times: row.times + times, games: row.games + 1, won: row.won + won });
      groups.set(group, rows);
    }
  }
  const sorted = (/** @type {Map<string, FigureRow>} */ rows) => [...rows.values()].sort((a, b) => b.games - a.games || a.id.localeCompare(b.id));
  return [...groups].map(([group, rows]) => ({ group, rows: sorted(rows) }));
}

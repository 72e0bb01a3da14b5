// @ts-check
// Has the files of own players answer for their seats at the table, each in a box (sandbox), and reports those that fail.
import { SeatBox } from "../../box/seat-box.js";
import { cutText } from "../../lib/cut-text.js";
import { MOST_LOG_LETTERS, MOST_LOG_LINES } from "../../lib/generated/bounds.js";
import { t, useTexts, WORKSHOP_TEXTS } from "../../lib/i18n.js";
import { putOwnLog } from "../../store/own-logs.js";
import { refused } from "../../store/refusals.js";
import { gameFaultText } from "../workshop/fault-text.js";

/** @import { SeatReport } from "../../box/seat-box.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { OwnAsk } from "../../types.js" */

/**
 * @typedef {object} OwnSeatsDeps
 * @property {Pick<MatchRunner, "summary" | "files" | "inTurn">} runner
 * @property {Pick<import("../../engine/client.js").Engine, "call">} engine
 * @property {(text: string) => void} toast
 * @property {(text: string) => Promise<boolean>} [mayRun] whether a player's text may run on this device; tests leave it out
 * @property {typeof putOwnLog} [keepLog] stores the log lines of a player
 * @property {(order: import("../../box/seat-box.js").SeatOrder) => Pick<SeatBox, "answer" | "end" | "works">} [start] starts a box
 */

/** Seconds that a decision may take. */
const SECONDS = 5;
/** The most boxes of a file that are ended before the usual level replaces it: each time costs a new interpreter. */
const MOST_ENDED = 3;
const NOTHING = { line: 0, number: -1 };

/** The state of a seat whose file answers. */
class OwnSeat {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {Pick<SeatBox, "answer" | "end" | "works"> | null} */
    this.box = null;
    /** The last moment that the box was told. */
    this.told = NOTHING;
    this.ended = 0;
    /** Whether the usual level has replaced the file. */
    this.given = false;
    /** Whether a fault was shown. Only the first one is shown: later ones repeat it or follow from it. */
    this.faulty = false;
  }
}

export class OwnSeats {
  /** @param {OwnSeatsDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {Map<number, OwnSeat>} */
    this.seats = new Map();
    this.closed = false;
  }

  /**
   * @param {OwnSeatsDeps} deps
   * @returns {Promise<OwnSeats>}
   */
  static async open(deps) {
    await useTexts(WORKSHOP_TEXTS).catch((error) => console.warn(error));
    return new OwnSeats(deps);
  }

  /** @returns {Promise<{ask: string, options: string[]} | null>} the answer to the open ask; null if the usual level must give it */
  async answer() {
    const { runner: { summary: { waiting, seating } } } = this.deps;
    if (waiting === null) return null;
    const seat = this.seats.get(waiting) ?? new OwnSeat(seating[waiting]?.name ?? "");
    this.seats.set(waiting, seat);
    if (seat.given || !this.hasFile(waiting, seat) || !(await this.isAllowed(waiting, seat))) return null;
    const ask = await this.askFor(seat);
    const { ask: { id, options, least, most } } = ask;
    const [only] = options;
    // The file is not asked if there is only one answer.
    if (only && options.length === 1 && least === 1 && most === 1) return { ask: id, options: [only.id] };
    const report = await this.boxOf(waiting, seat).answer(ask);
    if (this.closed) return null;
    if (report.kind !== "pick") return this.failed(seat, report);
    seat.told = { line: ask.line, number: ask.number };
    if (report.fault) this.tellFault(seat, report.fault);
    if (report.ask === id) this.keepLog(ask.number, report.log);
    return report.ask === id ? { ask: id, options: report.options } : null;
  }

  /**
   * @param {number} at
   * @param {OwnSeat} seat
   * @returns {boolean} whether there is a file for the seat; a game that came from elsewhere has none
   */
  hasFile(at, seat) {
    const { runner: { files }, toast } = this.deps;
    const file = files?.[at];
    if (typeof file?.name === "string" && typeof file.text === "string") return true;
    seat.given = true;
    toast(t("own-seat-missing", { name: seat.name }));
    return false;
  }

  /**
   * @param {number} at
   * @param {OwnSeat} seat
   * @returns {Promise<boolean>} whether the file may run here: one of a backup needs the person's word
   */
  async isAllowed(at, seat) {
    const { runner: { files }, toast, mayRun } = this.deps;
    if (seat.box?.works || !mayRun || (await mayRun(files?.[at]?.text ?? ""))) return true;
    seat.given = true;
    if (!this.closed) toast(t("own-seat-held", { name: seat.name }));
    return false;
  }

  /**
   * @param {OwnSeat} seat
   * @returns {Promise<OwnAsk>} the ask, with the facts that its box was not told yet
   */
  askFor(seat) {
    const { runner, engine } = this.deps;
    const told = seat.box?.works ? seat.told : NOTHING;
    return runner.inTurn(() => engine.call("own_ask", { match: runner.summary.match, ...told }));
  }

  /**
   * @param {number} at
   * @param {OwnSeat} seat
   */
  boxOf(at, seat) {
    if (seat.box?.works) return seat.box;
    const { runner: { summary: { match, game, setup }, files }, start = (/** @type {any} */ order) => new SeatBox(order) } = this.deps;
    const { name, text } = /** @type {{name: string, text: string}} */ (files?.[at]);
    seat.box = start({ match, seat: at, game, setup, name, text, seconds: SECONDS });
    return seat.box;
  }

  /**
   * @param {OwnSeat} seat
   * @param {Exclude<SeatReport, {kind: "pick"}>} report
   * @returns {null} the usual level answers
   */
  failed(seat, report) {
    seat.ended += 1;
    seat.given = report.kind === "fault" || report.kind === "refused" || seat.ended >= MOST_ENDED;
    const { name } = seat;
    const why = report.kind === "fault" ? gameFaultText(report.fault) : brokenText(report);
    this.deps.toast(t(seat.given ? "own-seat-given" : "own-seat-fault", { name, why }));
    return null;
  }

  /**
   * @param {OwnSeat} seat
   * @param {import("../../box/report.js").Fault} fault
   */
  tellFault(seat, fault) {
    if (seat.faulty) return;
    seat.faulty = true;
    const why = gameFaultText(fault);
    this.deps.toast(t("own-seat-fault", { name: seat.name, why }));
  }

  /**
   * Stores what was logged, for the replay. The table does not wait for it.
   * @param {number} number the moment of the decision
   * @param {unknown} log as the box reports it, which a file of a person may have written
   */
  keepLog(number, log) {
    const { runner: { summary: { match } }, keepLog = putOwnLog } = this.deps;
    const lines = (Array.isArray(log) ? log : []).map((row) => row?.[1]).filter((line) => typeof line === "string");
    keepLog({ match, number, lines: lines.slice(0, MOST_LOG_LINES).map((line) => cutText(line, MOST_LOG_LETTERS)) }).catch(refused);
  }

  /** Ends all boxes. */
  end() {
    this.closed = true;
    for (const { box } of this.seats.values()) box?.end();
  }
}

/**
 * @param {Exclude<SeatReport, {kind: "pick"} | {kind: "fault"}>} report
 * @returns {string}
 */
function brokenText(report) {
  if (report.kind === "refused" && report.code === "own-library") return t("own-seat-library", { file: String(report.args?.file) });
  return t(report.kind === "stuck" ? "own-seat-stuck" : "own-seat-broken");
}

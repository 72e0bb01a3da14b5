// @ts-check
// Runs one box in which an own player answers for a seat of a match, and ends it if it reports nothing for too long.
import { startModuleWorker } from "../engine/module-worker.js";
import { ANSWER_MARGIN, readReport, reasonOf, START_TIMEOUT } from "./report.js";

/** @import { Fault } from "./report.js" */

/**
 * The seat and the own player; own_players/table_seat.py describes the fields.
 * @typedef {object} SeatOrder
 * @property {string} match
 * @property {number} seat
 * @property {string} game
 * @property {object} setup
 * @property {string} name
 * @property {string} text
 * @property {number} seconds
 */

/**
 * The result of an ask. This module adds `stuck` (the own player did not return) and `broken` (the box does not work).
 * @typedef {{kind: "pick", ask: string, options: string[], fault: Fault | null, log?: unknown}
 *   | {kind: "fault", fault: Fault} | {kind: "stuck"} | {kind: "broken", reason: string}
 *   | {kind: "refused", code: string, args?: Record<string, unknown>}} SeatReport
 */

/** Milliseconds for reports that wait in the queue after a device was asleep. */
const LATE = 50;

export class SeatBox {
  /**
   * @param {SeatOrder} order
   * @param {() => Worker} [start]
   */
  constructor(order, start = () => startModuleWorker("box/box-worker.js")) {
    this.order = order;
    /** Whether the box can answer asks. */
    this.works = true;
    /** @type {((report: any) => void) | null} called with the next report; null if none is expected */
    this.heard = null;
    this.worker = start();
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.fail({ kind: "broken", reason: reasonOf(event) });
    this.begun = this.send(order, START_TIMEOUT, { kind: "broken", reason: "late" });
  }

  /**
   * @param {{whole: boolean}} ask as `own_ask` of the engine returns it
   * @returns {Promise<SeatReport>} after any report but `pick` the box has ended
   */
  async answer(ask) {
    const begun = /** @type {any} */ (await this.begun);
    if (begun.kind !== "begun") return this.fail(begun);
    const { order: { seconds } } = this;
    // With `whole` the own player is loaded again first, which has the same time limit.
    const report = await this.send(ask, (ask.whole ? 2 : 1) * seconds * 1000 + ANSWER_MARGIN, { kind: "stuck" });
    return report.kind === "pick" ? report : this.fail(report);
  }

  /** @param {unknown} data */
  receive(data) {
    const { heard } = this;
    // A worker that reports without being asked would fill the page's queue until nothing else runs.
    if (heard) heard(readReport(data) ?? { kind: "broken", reason: "report" });
    else if (this.works) this.fail({ kind: "broken", reason: "report" });
  }

  /**
   * Sends a message to the box and waits for its report.
   * @param {object} message
   * @param {number} patience milliseconds
   * @param {SeatReport} late the result if no report comes in time
   * @returns {Promise<SeatReport>}
   */
  send(message, patience, late) {
    return new Promise((done) => {
      if (!this.works) return done({ kind: "broken", reason: "ended" });
      /** @type {ReturnType<typeof setTimeout>} */
      let timer = setTimeout(() => (timer = setTimeout(() => this.heard?.(late), LATE)), patience);
      this.heard = (report) => {
        clearTimeout(timer);
        this.heard = null;
        done(report);
      };
      this.worker.postMessage(JSON.stringify(message));
    });
  }

  /**
   * Ends the box; a pending call gets the report.
   * @param {any} report
   * @returns {any} the report
   */
  fail(report) {
    this.works = false;
    this.worker.terminate();
    this.heard?.(report);
    return report;
  }

  end() {
    this.fail({ kind: "broken", reason: "ended" });
  }
}

// @ts-check
// Runs one box that answers for a seat of a match, and ends it where it reports nothing for too long.
import { startModuleWorker } from "../engine/module-worker.js";
import { MARGIN, readReport, START } from "./report.js";

/** @typedef {import("./report.js").Fault} Fault */

/**
 * As in own_players/table_seat.py.
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
 * What comes of an ask. `stuck` and `broken` come from this module, too: the file did not return, or the box does not work.
 * @typedef {{kind: "pick", ask: string, options: string[], fault: Fault | null, log?: unknown} | {kind: "fault", fault: Fault} | {kind: "stuck"}
 *   | {kind: "refused", code: string, args?: Record<string, unknown>} | {kind: "broken", reason: string}} SeatReport
 */

/** Milliseconds in which reports that have come meanwhile are heard, after a device was asleep. */
const LATE = 50;

export class SeatBox {
  /**
   * @param {SeatOrder} order
   * @param {() => Worker} [start]
   */
  constructor(order, start = () => startModuleWorker("box/box-worker.js")) {
    this.order = order;
    /** Whether it can answer. */
    this.works = true;
    /** @type {(report: any) => void} */
    this.heard = () => {};
    this.worker = start();
    this.worker.onmessage = ({ data }) => this.heard(readReport(data) ?? { kind: "broken", reason: "report" });
    this.worker.onerror = (event) => this.fail({ kind: "broken", reason: event.message || "worker" });
    this.begun = this.send(order, START, { kind: "broken", reason: "late" });
  }

  /**
   * @param {{whole: boolean}} ask as `own_ask` of the engine returns it
   * @returns {Promise<SeatReport>} after any report but `pick` it answers no more
   */
  async answer(ask) {
    const begun = /** @type {any} */ (await this.begun);
    if (begun.kind !== "begun") return this.fail(begun);
    const { order: { seconds } } = this;
    // Where all is told anew, the file is loaded anew before it is asked.
    const report = await this.send(ask, (ask.whole ? 2 : 1) * seconds * 1000 + MARGIN, { kind: "stuck" });
    return report.kind === "pick" && isPick(report) ? report : this.fail(report.kind === "pick" ? { kind: "broken", reason: "report" } : report);
  }

  /**
   * @param {object} message
   * @param {number} patience milliseconds
   * @param {SeatReport} late what it counts as where nothing comes
   * @returns {Promise<SeatReport>}
   */
  send(message, patience, late) {
    return new Promise((done) => {
      if (!this.works) return done({ kind: "broken", reason: "ended" });
      /** @type {ReturnType<typeof setTimeout>} */
      let timer = setTimeout(() => (timer = setTimeout(() => this.heard(late), LATE)), patience);
      this.heard = (report) => {
        clearTimeout(timer);
        this.heard = () => {};
        done(report);
      };
      this.worker.postMessage(JSON.stringify(message));
    });
  }

  /**
   * @param {any} report after which it answers no more
   * @returns {any} the report
   */
  fail(report) {
    this.works = false;
    this.worker.terminate();
    this.heard(report);
    return report;
  }

  end() {
    this.fail({ kind: "broken", reason: "ended" });
  }
}

/**
 * A report may be written by the file of a person.
 * @param {any} report
 */
function isPick({ ask, options }) {
  return typeof ask === "string" && Array.isArray(options) && options.every((option) => typeof option === "string");
}

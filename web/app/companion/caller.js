// @ts-check
// Keeps where the calls of a round on a real table stand. Nothing hidden is told to it: only names that all at the table have heard.
/** @import { PieceCall } from "../../types.js" */
/** @import { Host } from "./score.js" */
/** @import { RealSet } from "./real-set.js" */

/** Before the first call: people choose in secret. */
export const DRAFT = -1;
const SECOND = 1000;

export class CallerPart {
  /**
   * @param {Host} host
   * @param {RealSet} set
   */
  constructor(host, set) {
    this.host = host;
    this.set = set;
    this.at = DRAFT;
    /** @type {Record<string, string>} who was named aloud, by what is done to it */
    this.named = {};
    /** Seconds for each call; 0 for no timer. */
    this.seconds = 0;
    this.left = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticking = undefined;
  }

  /** @returns {PieceCall[]} */
  get calls() {
    return this.set.laid?.calls ?? [];
  }

  /** @returns {PieceCall | null} the present one; null before the first and after the last */
  get call() {
    return this.calls[this.at] ?? null;
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.min(Math.max(at, DRAFT), this.calls.length);
    if (this.at === DRAFT) this.named = {};
    this.start();
    this.host.draw();
  }

  /** @param {number} seconds */
  setTimer(seconds) {
    this.seconds = seconds;
    this.start();
    this.host.draw();
  }

  /** Starts the time of the present call. */
  start() {
    clearInterval(this.ticking);
    this.left = this.seconds;
    if (this.seconds === 0 || !this.call) return;
    this.ticking = setInterval(() => {
      this.left -= 1;
      if (this.left <= 0) clearInterval(this.ticking);
      this.host.draw();
    }, SECOND);
  }

  /** Called when the part has been left. */
  stop() {
    clearInterval(this.ticking);
  }

  /**
   * @param {string} deed
   * @param {string} piece who was named; "" for no one
   */
  name(deed, piece) {
    this.named[deed] = piece;
    this.host.draw();
  }

  /** @param {string} piece @returns {string} what was done to it, "" for nothing */
  deedOn(piece) {
    return Object.keys(this.named).find((deed) => this.named[deed] === piece) ?? "";
  }
}

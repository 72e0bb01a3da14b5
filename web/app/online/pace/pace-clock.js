// @ts-check
// Shows the time that the table has agreed on for each decision, between what the host's engine tells of it.

/** @import { PaceFacts } from "../../../runner/port.js" */

const SECOND = 1000;

export class PaceClock {
  #draw;
  #told = 0;
  /** Draws each second; nothing is decided by it. @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} draw */
  constructor(draw) {
    this.#draw = draw;
    /** @type {PaceFacts | null} */
    this.facts = null;
  }

  /** @returns {number} seconds that are left */
  get left() {
    const { facts } = this;
    if (!facts) return 0;
    return facts.stopped ? facts.left : Math.max(0, facts.left - (performance.now() - this.#told) / SECOND);
  }

  /**
   * Takes what the host's engine tells.
   * @param {PaceFacts | null} facts
   * @param {(seat: number) => boolean} isOwn whether a person at this device plays a seat
   * @returns {boolean} whether a computer has just decided for such a seat
   */
  note(facts, isOwn) {
    const times = (/** @type {PaceFacts | null} */ told) => (told?.decided ?? []).reduce((sum, [seat, count]) => sum + (isOwn(seat) ? count : 0), 0);
    const late = this.facts !== null && times(facts) > times(this.facts);
    this.facts = facts;
    this.#told = performance.now();
    clearInterval(this.#timer);
    this.#timer = facts && facts.seat !== null ? setInterval(() => this.#draw(), SECOND) : undefined;
    return late;
  }

  close() {
    clearInterval(this.#timer);
  }
}

// @ts-check
// Follows, at a guest, the time that the host keeps for each decision.

/** @import { PaceFacts } from "../../../runner/port.js" */

const SECOND = 1000;

export class GuestPace {
  #draw;
  #told = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
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
   * Takes what the host tells.
   * @param {PaceFacts | null} facts
   * @param {number | null} own seat
   * @returns {boolean} whether a computer has just decided for the own seat
   */
  note(facts, own) {
    const times = (/** @type {PaceFacts | null} */ told) => told?.decided.find(([seat]) => seat === own)?.[1] ?? 0;
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

// @ts-check
// Keeps the time that the table has agreed on for each decision, at the host: shows how much is left, and has a computer player
// decide once when it is over. The engine knows no clock.

/** @import { MatchRunner } from "../../../runner/match-runner.js" */
/** @import { PaceFacts } from "../../../runner/port.js" */


/** The times that a table can agree on, in seconds; 0 for none. */
export const LIMITS = [0, 30, 60, 120, 300];
/** Seconds that a friend gives more. */
export const MORE = 60;
const SECOND = 1000;

/**
 * @typedef {object} PaceDeps
 * @property {() => MatchRunner | null} runner
 * @property {(seat: number) => boolean} listens whether the person of a seat is connected
 * @property {() => string} computer the level that decides
 * @property {() => boolean} hidden whether this page is hidden
 * @property {() => void} told tells all devices
 * @property {() => void} draw
 * @property {(seat: number) => void} late says that a computer has decided for a person at this device
 * @property {(error: unknown) => void} failed
 */

export class Pace {
  #deps;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** The decision that is waited for. */
  #decision = "";
  #deciding = false;
  /** @type {Set<number>} seats whose page is hidden */
  #hidden = new Set();
  /** @type {Map<number, number>} */
  #decided = new Map();

  /** @param {PaceDeps} deps */
  constructor(deps) {
    this.#deps = deps;
    this.limit = 0;
    this.left = 0;
    this.stopped = false;
  }

  /** @param {number} limit seconds; 0: as long as one likes */
  agree(limit) {
    this.limit = limit;
    this.left = limit;
    this.look();
  }

  /** @returns {number | null} the seat of the person whose decision is waited for */
  get seat() {
    const summary = this.#deps.runner()?.summary;
    const seat = summary && !summary.over ? summary.waiting : null;
    return this.limit > 0 && seat !== null && ["person", "elsewhere"].includes(summary?.seating[seat]?.player ?? "") ? seat : null;
  }

  /** @returns {PaceFacts | null} null where no time was agreed on */
  get facts() {
    const { limit, seat, left, stopped } = this;
    return limit > 0 ? { limit, seat, left, stopped, decided: [...this.#decided] } : null;
  }

  /** Begins with the next decision; called after each change of the match. */
  look() {
    const { seat } = this;
    const decision = seat === null ? "" : `${seat} ${this.#deps.runner()?.summary.number} ${this.#deps.runner()?.summary.take_backs}`;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.left = this.limit;
    this.stopped = false;
    if (seat === null) return this.close();
    this.#timer ??= setInterval(() => this.#tick(), SECOND);
    this.#deps.told();
  }

  #tick() {
    const { seat } = this;
    if (seat === null || this.#deciding) return;
    const player = this.#deps.runner()?.summary.seating[seat]?.player;
    const stopped = player === "person" ? this.#deps.hidden() : !this.#deps.listens(seat) || this.#hidden.has(seat);
    const changed = stopped !== this.stopped;
    this.stopped = stopped;
    if (!stopped) this.left -= 1;
    if (changed) this.#deps.told();
    else this.#deps.draw();
    if (this.left <= 0) void this.#decide(seat);
  }

  /** Has a computer player decide once, from what the seat knows. @param {number} seat */
  async #decide(seat) {
    const { runner, computer, late, failed } = this.#deps;
    this.#deciding = true;
    try {
      if (await runner()?.decideOnce(seat, computer())) {
        this.#decided.set(seat, (this.#decided.get(seat) ?? 0) + 1);
        late(seat);
      }
    } catch (error) {
      failed(error);
    }
    this.#deciding = false;
    this.#decision = "";
    this.look();
  }

  /** A person gives more time: a friend, not the one who needs it. @param {number | null} [seat] of a guest; none for a person here */
  giveMore(seat) {
    if (this.seat === null || this.seat === seat) return;
    this.left += MORE;
    this.#deps.told();
  }

  /** @param {number | null} seat of a guest @param {boolean} hidden whether its page is hidden */
  turn(seat, hidden) {
    if (seat === null) return;
    if (hidden) this.#hidden.add(seat);
    else this.#hidden.delete(seat);
  }

  close() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

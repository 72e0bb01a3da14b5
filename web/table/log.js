// @ts-check
// What each seat has been told, in order. Events are kept as they came, so that the log follows the language.

/** @typedef {import("../types.js").EventView} EventView */

/** @typedef {{id: number, event: EventView}} Entry */

// Enough for a long game; older lines would only make every drawing slower.
const MOST = 800;

/** The logs of all seats at this device; null is a spectator's. */
export class Log {
  constructor() {
    /** @type {Map<number | null, Entry[]>} */
    this.pages = new Map();
    /** @type {Map<number | null, number>} the last line of each page that its reader had seen when moving last */
    this.readIds = new Map();
  }

  /**
   * @param {number | null} seat
   * @param {readonly EventView[]} events
   */
  write(seat, events) {
    const page = this.read(seat);
    let next = (page.at(-1)?.id ?? 0) + 1;
    const lines = events.map((event) => ({ id: next++, event }));
    this.pages.set(seat, [...page, ...lines].slice(-MOST));
  }

  /**
   * @param {number | null} seat
   * @returns {Entry[]}
   */
  read(seat) {
    return this.pages.get(seat) ?? [];
  }

  /**
   * Whatever is written from now on is news to whoever sits there.
   * @param {number | null} seat
   */
  markRead(seat) {
    this.readIds.set(seat, this.read(seat).at(-1)?.id ?? 0);
  }

  /**
   * @param {number | null} seat
   * @returns {number} the last line that its reader has seen, 0 before the first
   */
  lastReadId(seat) {
    return this.readIds.get(seat) ?? 0;
  }

  /**
   * @param {number | null} seat
   * @returns {Entry[]} the lines that are news
   */
  news(seat) {
    return this.read(seat).filter(({ id }) => id > this.lastReadId(seat));
  }
}

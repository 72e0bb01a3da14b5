// @ts-check
// What each seat has been told, in order: the log. Events are kept as they came, so that the log follows the language.

/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Step} Step */

/** @typedef {{id: number, event: EventView}} Entry */

// Enough for a long game; older lines would only make every drawing slower.
const MOST = 800;

/** The logs of all seats at this device. */
export class Diary {
  constructor() {
    /** @type {Map<number | null, Entry[]>} */
    this.pages = new Map();
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
}

// @ts-check
// What each seat has been told, in order: the log. Events are kept as they came, so that the log follows the language.

/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Step} Step */

/** @typedef {{id: number, event: EventView}} Entry */

// Enough for the last rounds of seven players; older lines would only make every save larger.
const MOST = 160;

/** The logs of all seats at this device. */
export class Diary {
  /** @param {Record<string, Entry[]>} [pages] as stored */
  constructor(pages = {}) {
    /** @type {Record<string, Entry[]>} */
    this.pages = { ...pages };
  }

  /** @returns {boolean} */
  get empty() {
    return Object.keys(this.pages).length === 0;
  }

  /** @param {Step} step */
  write(step) {
    const key = pageOf(step.seat);
    const page = this.pages[key] ?? [];
    let next = (page.at(-1)?.id ?? 0) + 1;
    const lines = step.events.map((event) => ({ id: next++, event }));
    this.pages[key] = [...page, ...lines].slice(-MOST);
  }

  /**
   * @param {number | null} seat
   * @returns {Entry[]}
   */
  read(seat) {
    return this.pages[pageOf(seat)] ?? [];
  }
}

/**
 * @param {number | null} seat
 * @returns {string}
 */
function pageOf(seat) {
  return seat === null ? "all" : String(seat);
}

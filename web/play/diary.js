// @ts-check
// What each seat has been told, in order: the log. Events are kept as they came, so that the log follows the language.

/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("../types.js").Step} Step */

/** @typedef {{id: number, event: EventView}} Entry */

// Enough for the last rounds of seven players; older lines would only make every save larger.
const MOST = 160;

/** The logs of all seats at this device. */
export class Diary {
  /** @param {unknown} [stored] the pages as found; what is no entry is left out */
  constructor(stored) {
    /** @type {Record<string, Entry[]>} */
    this.pages = {};
    for (const [seat, page] of Object.entries(stored ?? {})) {
      if (Array.isArray(page)) this.pages[seat] = page.filter(isEntry);
    }
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

/**
 * @param {any} entry
 * @returns {entry is Entry}
 */
function isEntry(entry) {
  const { id, event } = entry ?? {};
  return Number.isFinite(id) && typeof event?.kind === "string" && typeof event.data === "object" && event.data !== null;
}

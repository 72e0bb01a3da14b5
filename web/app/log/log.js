// @ts-check
// Keeps the log of one seat: the events that it was told, in order. It stores events, not sentences, so that a change
// of language changes the log too.

/** @import { Entry } from "../../kit/story.js" */
/** @import { EventView } from "../../types.js" */
/** @typedef {Pick<import("../../types.js").Update, "after" | "moments">} Told */

// Enough for a long game; older lines would only make every drawing slower.
const MOST = 800;

/** The log of one seat. */
export class Log {
  /** @param {number} [most] lines that are kept */
  constructor(most = MOST) {
    this.most = most;
    /** @type {Entry[]} */
    this.entries = [];
    this.lastId = 0;
  }

  /**
   * Adds the events of an update. Entries after moment `after` are dropped: they were undone, or come again with the
   * update.
   * @param {Told} told
   */
  fold(told) {
    this.entries = this.with(told);
    this.lastId += told.moments.reduce((sum, { events }) => sum + events.length, 0);
  }

  /**
   * @param {Told} told
   * @returns {Entry[]} the lines that the log has once this update is added
   */
  with({ after, moments }) {
    let id = this.lastId;
    const kept = this.entries.filter(({ number }) => number <= after);
    const lines = moments.flatMap(({ number, seat, events }) =>
      events.map((event) => ({ id: ++id, number, by: seat, event })),
    );
    return [...kept, ...lines].slice(-this.most);
  }

  /**
   * @param {Pick<import("../../types.js").Update, "seat" | "decided">} told `decided` is absent from a host of an earlier version
   * @returns {number} the last line before this seat's latest decision; all after it is new to the seat
   */
  readBy({ seat, decided: last }) {
    // A decision without an event has no line, so the update says which was the latest.
    const decided = last ?? this.entries.findLast(({ by }) => by !== null && by === seat)?.number ?? 0;
    return this.entries.filter(({ number }) => number < decided).at(-1)?.id ?? 0;
  }

  /**
   * @param {number} number a moment
   * @returns {Entry[]} the lines until that moment
   */
  until(number) {
    return this.entries.filter((entry) => entry.number <= number);
  }

  /**
   * @param {number} number a moment
   * @returns {EventView[]} the events of the next moment that has any
   */
  next(number) {
    const first = this.entries.find((entry) => entry.number > number)?.number;
    return this.entries.filter((entry) => entry.number === first).map(({ event }) => event);
  }
}

/**
 * @param {readonly Entry[]} entries
 * @param {(event: EventView) => string} chapterText the part of the game that an event begins, or goes on with; "" for none
 * @returns {{number: number, text: string}[]} where each part begins
 */
export function chaptersOf(entries, chapterText) {
  const named = entries.map(({ number, event }) => ({ number, text: chapterText(event) })).filter(({ text }) => text !== "");
  return named.filter(({ text }, at) => text !== named[at - 1]?.text);
}

// @ts-check
// Chooses the lines of the log that are told to those who listen: to each person at this device what they were not told yet.

/** @import { Entry } from "../../kit/story.js" */

/** The most lines; more would take too long to draw. */
const MOST = 60;

export class Hearing {
  constructor() {
    /** Who hears now, and the last entry that this person knew before: what follows is told. */
    this.now = { viewer: "", from: 0 };
    /** The last entry that was told to each person. @type {Map<string, number>} */
    this.told = new Map();
  }

  /** Nothing may be told now. @param {boolean} left whether the table was left: the next time it begins with what a person has not read */
  pause(left) {
    if (left) this.told.clear();
    this.now = { viewer: "", from: 0 };
  }

  /**
   * Notes who hears, at each drawing.
   * @param {string} viewer changes with the person who sees the table
   * @param {number} readTo the last entry that the person has read
   * @param {readonly Entry[]} entries of the log
   */
  hear(viewer, readTo, entries) {
    if (viewer !== this.now.viewer) this.now = { viewer, from: this.told.get(viewer) ?? readTo };
    this.told.set(viewer, entries.at(-1)?.id ?? 0);
  }

  /**
   * @param {readonly Entry[]} entries of the log
   * @param {(at: number) => boolean} isWanted whether the entry at this place is told
   * @returns {Entry[]} those that are told since the person came; the earlier ones stay, since only new ones are said
   */
  lines(entries, isWanted) {
    return entries.filter(({ id }, at) => id > this.now.from && isWanted(at)).slice(-MOST);
  }
}

// @ts-check
// Keeps the open question and the options that are chosen for it so far.

/** @import { AskView } from "../types.js" */

/**
 * @param {AskView | null} ask
 * @returns {boolean} whether the person collects options and then confirms them; else the first press answers
 */
export function isCollected(ask) {
  return ask !== null && (ask.most > 1 || ask.least === 0);
}

/** An unfinished answer to a question. */
export class Choice {
  /** @param {AskView} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {string[]} */
    this.chosen = [];
    /** Whether the cards of the question are hidden, so that the table behind them is visible. */
    this.folded = false;
    /** @type {readonly import("../types.js").Advice[] | "thinking" | null} the coach's advice; null until it was asked */
    this.coach = null;
  }

  /** @returns {boolean} */
  get collects() {
    return isCollected(this.ask);
  }

  /** @returns {boolean} whether enough options are chosen, and not too many */
  get complete() {
    return this.chosen.length >= this.ask.least && this.chosen.length <= this.ask.most;
  }

  /** @returns {boolean} whether no more may be chosen */
  get full() {
    return this.chosen.length >= this.ask.most;
  }

  /**
   * Chooses an option, or removes it if it is chosen.
   * @param {string} option
   * @returns {boolean} whether anything changed
   */
  toggle(option) {
    if (this.chosen.includes(option)) this.chosen = this.chosen.filter((other) => other !== option);
    else if (this.full) return false;
    else this.chosen = [...this.chosen, option];
    return true;
  }
}

// @ts-check
// Holds the open question with the options that are chosen so far.

/** @typedef {import("../types.js").AskView} AskView */

/**
 * @param {AskView | null} ask
 * @returns {boolean} whether options are collected and then confirmed
 */
export function isCollected(ask) {
  return ask !== null && (ask.most > 1 || ask.least === 0);
}

/** An answer under construction. Questions for one option are answered by the first press. */
export class Choice {
  /** @param {AskView} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {string[]} */
    this.chosen = [];
    /** Its cards are laid aside, so that the table behind them is seen. */
    this.folded = false;
    /** @type {readonly import("../types.js").Advice[] | "thinking" | null} what the coach says, once it was asked */
    this.coach = null;
  }

  /** @returns {boolean} */
  get collects() {
    return isCollected(this.ask);
  }

  /** @returns {boolean} whether the answer may be sent as it is */
  get complete() {
    return this.chosen.length >= this.ask.least && this.chosen.length <= this.ask.most;
  }

  /** @returns {boolean} whether no more may be chosen */
  get full() {
    return this.chosen.length >= this.ask.most;
  }

  /**
   * @param {string} option
   * @returns {boolean} whether it changed anything
   */
  toggle(option) {
    if (this.chosen.includes(option)) this.chosen = this.chosen.filter((other) => other !== option);
    else if (this.full) return false;
    else this.chosen = [...this.chosen, option];
    return true;
  }
}

// @ts-check
// The open question as the page handles it: what is chosen so far, and what each option is about.

/** @typedef {import("../types.js").AskView} AskView */
/** @typedef {import("../types.js").OptionView} OptionView */

/** An answer under construction. Questions for one option are answered by the first press. */
export class Choice {
  /** @param {AskView} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {string[]} */
    this.chosen = [];
  }

  /** @returns {boolean} whether options are collected and then confirmed */
  get collects() {
    return this.ask.most > 1 || this.ask.least === 0;
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

// Questions about cards that lie neither in a city nor in the asked player's hand: the list alone shows them.
const ELSEWHERE = new Set(["keep", "keep_some", "study", "search", "wizard_card", "confiscate", "rescue"]);

/**
 * The thing on the table an option is about, as a key the views know; empty where it is about none.
 * @param {AskView} ask
 * @param {OptionView} option
 * @returns {string}
 */
export function targetOf(ask, option) {
  const { card, character, seat, at } = option.args;
  if (seat !== undefined && at !== undefined) return `district:${seat}:${at}`;
  if (option.verb === "use" && card !== undefined) return `own:${card}`;
  if (ELSEWHERE.has(ask.kind)) return "";
  if (card !== undefined) return `hand:${card}`;
  if (character !== undefined) return `character:${character}`;
  if (seat !== undefined) return `seat:${seat}`;
  return "";
}

/**
 * @param {AskView} ask
 * @returns {Map<string, OptionView[]>} options by the thing they are about
 */
export function targetsOf(ask) {
  /** @type {Map<string, OptionView[]>} */
  const targets = new Map();
  for (const option of ask.options) {
    const key = targetOf(ask, option);
    if (key) targets.set(key, [...(targets.get(key) ?? []), option]);
  }
  return targets;
}

/**
 * The option a press on a thing means; null where there is none, or more than one and the list has to decide.
 * @param {readonly OptionView[] | undefined} options those about the thing
 * @param {number} nth which of several equal cards it is, from 0
 * @returns {OptionView | null}
 */
export function optionFor(options, nth) {
  if (!options?.length) return null;
  const copies = options.filter((option) => option.args["copy"] !== undefined);
  if (copies.length > 0) return copies[nth] ?? null;
  return options.length === 1 ? (options[0] ?? null) : null;
}

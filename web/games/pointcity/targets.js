// @ts-check
// What each option of a question is about: a cell of the market, the deck, a token.

/** @typedef {import("../../types.js").AskView} AskView */
/** @typedef {import("../../types.js").OptionView} OptionView */

/**
 * The thing on the table an option is about, as a key the views know; empty where it is about none.
 * @param {OptionView} option
 * @returns {string}
 */
export function targetOf({ verb, args }) {
  if (args["cell"] !== undefined) return `cell:${args["cell"]}`;
  if (args["token"] !== undefined) return `token:${args["token"]}`;
  return verb === "draw" ? "deck" : "";
}

/**
 * @param {AskView} ask
 * @returns {Map<string, OptionView[]>} options by the thing they are about
 */
export function targetsOf(ask) {
  /** @type {Map<string, OptionView[]>} */
  const targets = new Map();
  for (const option of ask.options) {
    const key = targetOf(option);
    if (key) targets.set(key, [option]);
  }
  return targets;
}

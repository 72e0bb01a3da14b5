// @ts-check
// Finds the thing on the table that each option of a question is about: a cell of the market, the deck, a token.

/**
 * The thing on the table an option is about, as a key the views know; empty where it is about none.
 * @param {import("../../../types.js").AskView} _ask
 * @param {Pick<import("../../../types.js").OptionView, "verb" | "args">} option
 * @returns {string}
 */
export function targetOf(_ask, { verb, args }) {
  if (args["cell"] !== undefined) return `cell:${args["cell"]}`;
  if (args["token"] !== undefined) return `token:${args["token"]}`;
  return verb === "draw" ? "deck" : "";
}

// @ts-check
// Finds the thing that each option of a question is about: a cell of the market, the deck, or a token.

/**
 * Returns the key of the thing that an option is about; "" for none. `thingFace` describes a thing by its key.
 * @param {import("../../../types.js").AskView} _ask
 * @param {Pick<import("../../../types.js").OptionView, "verb" | "args">} option
 * @returns {string}
 */
export function targetOf(_ask, { verb, args }) {
  if (args["cell"] !== undefined) return `cell:${args["cell"]}`;
  if (args["token"] !== undefined) return `token:${args["token"]}`;
  return verb === "draw" ? "deck" : "";
}

// @ts-check
// Makes asks and options as the engine sends them, for tests.

/** @import { AskView, OptionView } from "../../web/types.js" */

/**
 * @param {string} verb
 * @param {OptionView["args"]} [args]
 * @param {string} [about] the thing that it is about
 * @returns {OptionView}
 */
export function option(verb, args = {}, about = "") {
  const words = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return { id: words.length > 0 ? `${verb}:${words.join(",")}` : verb, verb, args, effect: null, ...(about ? { about } : {}) };
}

/**
 * @param {Partial<AskView>} [parts]
 * @returns {AskView}
 */
export function ask(parts = {}) {
  return { id: "0.1", seat: 0, kind: "turn", cause: "", least: 1, most: 1, options: [], blocked: [], picked: [], ...parts };
}

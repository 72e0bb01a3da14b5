// @ts-check
// What each option of a question is about: a card in the hand, a house, a seat, a character.

/** @typedef {import("../../types.js").AskView} AskView */
/** @typedef {import("../../types.js").OptionView} OptionView */

/**
 * Questions about cards that lie neither in a city nor in the asked player's hand: the list alone shows them. Those that are
 * `new` have not been on the table yet, so the list also says what they are.
 * @type {Readonly<Record<string, "new" | "known">>}
 */
const ELSEWHERE = {
  keep: "new", keep_some: "new", study: "new", search: "new", wizard_card: "new", confiscate: "known", rescue: "known",
};

/**
 * @param {string} kind of a question
 * @returns {boolean} whether its cards have not been on the table yet
 */
export function showsNewCards(kind) {
  return ELSEWHERE[kind] === "new";
}

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
  if (ask.kind in ELSEWHERE) return "";
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

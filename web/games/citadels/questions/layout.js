// @ts-check
// Decides how the options of a question are grouped and laid out.
import { matches } from "../../../lib/pattern.js";

/** @import { AskView, OptionView, View } from "../../../types.js" */

/**
 * @param {import("../../../kit/game.js").Scene} scene
 * @returns {boolean} whether the asked player's own hand and city are what the question is about: always in the menu of a turn, else
 *   where no answer lies among the other players or the characters of the round
 */
export function asksOwn({ ask, view, targets }) {
  if (!ask || ask.kind === "turn") return ask !== null;
  return [...targets.keys()].every((key) => matches(/^(hand|card):/, key) || key.startsWith(`district:${view.seat}:`));
}

/**
 * A wrong press in the menu of a turn can be undone. Other choices of a card, a character or a player mostly cannot, or they harm
 * another player.
 * @param {AskView} ask
 * @param {Pick<OptionView, "args">} option
 * @returns {boolean} whether the option has one button to read and another to answer
 */
export function hasSeparateButton(ask, { args }) {
  return ask.kind !== "turn" && ["card", "character", "seat"].some((name) => args[name] !== undefined);
}

/** Sizes of cards, by kind of question, if its options are laid over the table. @type {Readonly<Record<string, string>>} */
const SPREAD = {
  draft: "portraits", draft_two: "portraits", draft_discard: "portraits",
  keep: "cards", keep_some: "cards", study: "cards", search: "cards", wizard_card: "cards",
};

/**
 * @param {string} kind of a question
 * @returns {boolean} whether it is about cards that no person has seen yet, so that the panel says what they do
 */
export function showsNewCards(kind) {
  return SPREAD[kind] === "cards";
}

/** The most options that a list beside the table holds: characters to name, districts. More are laid over the table. */
const MOST_LISTED = { names: 4, places: 8 };

/**
 * @param {AskView} ask
 * @returns {string} the size of cards if the options are laid over the table; "" if they are a list in the panel
 */
export function spreadSize(ask) {
  const size = SPREAD[ask.kind];
  if (size) return size;
  const count = (/** @type {(option: OptionView) => boolean} */ test) => ask.options.filter(test).length;
  if (count(({ verb }) => verb === "name") > MOST_LISTED.names) return "names";
  return count(({ args }) => args["at"] !== undefined) > MOST_LISTED.places ? "places" : "";
}

/** The most new cards that are shown without groups by type. */
const MOST_UNSORTED = 8;

/**
 * Groups the options of a question: districts by owner, many cards by type. Own things among others, characters that are out of the
 * round, and the way back come last. Ids of groups: `seat:N`, `type:TYPE`, `own`, `out`, or "" for no title.
 * @param {AskView} ask
 * @param {Pick<View, "characters" | "mine">} view
 * @param {(card: string) => string} typeOf
 * @returns {{id: string, options: OptionView[]}[]}
 */
export function groupsOf(ask, { characters, mine }, typeOf) {
  const out = new Set(characters.filter(({ fate }) => fate === "faceup" || fate === "absent").map(({ character }) => character));
  const seats = new Set(ask.options.filter(({ args }) => args["at"] !== undefined).map(({ args }) => args["seat"]));
  const many = ask.options.length > MOST_UNSORTED && ask.options.some(({ about }) => about?.startsWith("card:"));
  const idOf = (/** @type {OptionView} */ { args, verb }) => {
    if (args["at"] !== undefined && args["seat"] !== ask.seat) return `seat:${args["seat"]}`;
    if (args["at"] !== undefined) return seats.size < 2 ? "" : "own";
    if (args["character"] !== undefined && ask.kind !== "draft") {
      const id = String(args["character"]);
      return out.has(id) ? "out" : verb === "name" && mine.includes(id) ? "own" : "";
    }
    return many && args["card"] !== undefined ? `type:${typeOf(String(args["card"]))}` : "";
  };
  /** @type {Map<string, OptionView[]>} */
  const found = new Map();
  for (const option of ask.options) {
    const id = option.verb === "cancel" ? "end" : idOf(option);
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  const last = ["own", "out", "end"];
  const ids = [...found.keys()].sort((one, other) => last.indexOf(one) - last.indexOf(other));
  // Where all answers are one's own, a title tells nothing, and takes the place of an answer.
  const untitled = ids.some((id) => !last.includes(id)) ? ["end"] : ["end", "own"];
  return ids.map((id) => ({ id: untitled.includes(id) ? "" : id, options: found.get(id) ?? [] }));
}

// @ts-check
// Finds the thing that each option is about, and decides how options are grouped and laid out.

/** @import { AskView, OptionView, View } from "../../../types.js" */


/**
 * Questions about cards that lie neither in a city nor in the asked player's hand, so only the panel shows them. For `new` cards,
 * which no person has seen yet, the panel also says what they do.
 * @type {Readonly<Record<string, "new" | "known">>}
 */
const ELSEWHERE = {
  keep: "new", keep_some: "new", study: "new", search: "new", wizard_card: "new", confiscate: "known", rescue: "known",
};

/** Verbs of options that are about the character whose turn it is. */
const VERBS_OF_CHARACTER = new Set(["ability", "income"]);

/**
 * @param {string} kind of a question
 * @returns {boolean} whether it is about cards that no person has seen yet
 */
export function showsNewCards(kind) {
  return ELSEWHERE[kind] === "new";
}

/**
 * Returns the key of the thing that an option is about; "" for none. `thingFace` describes a thing by its key.
 * @param {AskView} ask
 * @param {Pick<OptionView, "verb" | "args">} option
 * @param {Pick<View, "seats" | "turn">} view
 * @returns {string}
 */
export function targetOf(ask, { verb, args }, view) {
  const { card, character, seat, at } = args;
  if (VERBS_OF_CHARACTER.has(verb)) return view.turn ? `character:${view.turn.character}` : "";
  if (seat !== undefined && at !== undefined) return `district:${seat}:${at}`;
  if (verb === "use" && card !== undefined) return ownDistrict(ask.seat, String(card), view);
  if (card !== undefined) return `${ask.kind in ELSEWHERE ? "card" : "hand"}:${card}`;
  if (character !== undefined) return `character:${character}`;
  if (seat !== undefined) return `seat:${seat}`;
  return "";
}

/**
 * @param {number} seat
 * @param {string} card in the city of this seat
 * @param {Pick<View, "seats">} view
 * @returns {string} key of that district; "" if it is gone
 */
function ownDistrict(seat, card, view) {
  const at = view.seats[seat]?.city.findIndex((district) => district.card === card) ?? -1;
  return at < 0 ? "" : `district:${seat}:${at}`;
}

/**
 * @param {import("../../../kit/game.js").Scene} scene
 * @returns {boolean} whether the question is only about the asked player's own hand and city. In the menu of a turn, so is what its
 *   own character offers, which lies among the characters of the round.
 */
export function asksOwn({ ask, view, targets }) {
  if (!ask) return false;
  const character = ask.kind === "turn" && view.turn ? `character:${view.turn.character}` : "";
  const own = [...targets.keys()].every((key) => key === character || /^(hand|card):/.test(key) || key.startsWith(`district:${view.seat}:`));
  return own && (targets.size > 0 || ask.kind === "turn");
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
 * Groups the options of a question: districts by owner, many cards by type. Own things, characters that are out of the round, and
 * the way back come last. Ids of groups: `seat:N`, `type:TYPE`, `own`, `out`, or "" for no title.
 * @param {AskView} ask
 * @param {Pick<View, "characters" | "mine">} view
 * @param {(card: string) => string} typeOf
 * @returns {{id: string, options: OptionView[]}[]}
 */
export function groupsOf(ask, { characters, mine }, typeOf) {
  const out = new Set(characters.filter(({ fate }) => fate === "faceup" || fate === "absent").map(({ character }) => character));
  const seats = new Set(ask.options.filter(({ args }) => args["at"] !== undefined).map(({ args }) => args["seat"]));
  const many = ask.kind in ELSEWHERE && ask.options.length > MOST_UNSORTED;
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
  return ids.map((id) => ({ id: id === "end" ? "" : id, options: found.get(id) ?? [] }));
}

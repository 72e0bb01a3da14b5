// @ts-check
// Finds the thing on the table that each option of a question is about: a card in the hand, a house, a seat, a character.

/** @typedef {import("../../../types.js").AskView} AskView */
/** @typedef {import("../../../types.js").OptionView} OptionView */

/** @typedef {import("../../../types.js").View} View */

/**
 * Questions about cards that lie neither in a city nor in the asked player's hand: the panel alone shows them. Those that are
 * `new` have not been on the table yet, so it also says what they are.
 * @type {Readonly<Record<string, "new" | "known">>}
 */
const ELSEWHERE = {
  keep: "new", keep_some: "new", study: "new", search: "new", wizard_card: "new", confiscate: "known", rescue: "known",
};

/** What the character that plays can do. */
const OF_ROLE = new Set(["ability", "income"]);

/**
 * @param {string} kind of a question
 * @returns {boolean} whether its cards have not been on the table yet
 */
export function showsNewCards(kind) {
  return ELSEWHERE[kind] === "new";
}

/**
 * The thing an option is about, as a key the views know; empty where it is about none.
 * @param {AskView} ask
 * @param {Pick<OptionView, "verb" | "args">} option
 * @param {Pick<View, "seats" | "turn">} view
 * @returns {string}
 */
export function targetOf(ask, { verb, args }, view) {
  const { card, character, seat, at } = args;
  if (OF_ROLE.has(verb)) return view.turn ? `character:${view.turn.character}` : "";
  if (seat !== undefined && at !== undefined) return `district:${seat}:${at}`;
  if (verb === "use" && card !== undefined) return ownDistrict(ask.seat, String(card), view);
  if (card !== undefined) return `${ask.kind in ELSEWHERE ? "card" : "hand"}:${card}`;
  if (character !== undefined) return `character:${character}`;
  if (seat !== undefined) return `seat:${seat}`;
  return "";
}

/**
 * @param {number} seat
 * @param {string} card that stands in the city of this seat
 * @param {Pick<View, "seats">} view
 * @returns {string}
 */
function ownDistrict(seat, card, view) {
  const at = view.seats[seat]?.city.findIndex((district) => district.card === card) ?? -1;
  return at < 0 ? "" : `district:${seat}:${at}`;
}

/**
 * Whether a question is about the asked player's own hand and city alone, as most of a turn is.
 * @param {import("../../../kit/game.js").Scene} scene
 * @returns {boolean}
 */
export function asksOwn({ ask, view, targets }) {
  if (!ask) return false;
  const own = [...targets.keys()].every((key) => /^(hand|card):/.test(key) || key.startsWith(`district:${view.seat}:`));
  return own && (targets.size > 0 || ask.kind === "turn");
}

/**
 * In the menu of a turn a slip is taken back; what other questions ask of a card, a character or a player mostly is not, or
 * hits somebody.
 * @param {AskView} ask
 * @param {Pick<OptionView, "args">} option
 * @returns {boolean}
 */
export function hasSeparateButton(ask, { args }) {
  return ask.kind !== "turn" && ["card", "character", "seat"].some((name) => args[name] !== undefined);
}

/** Questions that are laid over the table as cards, by the size of these. @type {Readonly<Record<string, string>>} */
const SPREAD = {
  draft: "portraits", draft_two: "portraits", draft_discard: "portraits",
  keep: "cards", keep_some: "cards", study: "cards", search: "cards", wizard_card: "cards",
};

/** As many of a kind fit a list beside the table; more are laid over it. */
const LISTED = { names: 4, places: 8 };

/**
 * @param {AskView} ask
 * @returns {string} the size of the cards that the question is laid over the table with; "" where a list does
 */
export function sizeOf(ask) {
  const size = SPREAD[ask.kind];
  if (size) return size;
  const count = (/** @type {(option: OptionView) => boolean} */ test) => ask.options.filter(test).length;
  if (count(({ verb }) => verb === "name") > LISTED.names) return "names";
  return count(({ args }) => args["at"] !== undefined) > LISTED.places ? "places" : "";
}

/** Cards of more kinds than these are sorted by type. */
const UNSORTED = 8;

/**
 * What of a question stands together: districts by whose they are, many cards by type; one's own, and what is out of the round,
 * last, whatever is about none of it after that. Ids of groups: `seat:N`, `type:TYPE`, `own`, `out`, or "" for no title.
 * @param {AskView} ask
 * @param {Pick<View, "characters" | "mine">} view
 * @param {(card: string) => string} typeOf
 * @returns {{id: string, options: OptionView[]}[]}
 */
export function groupsOf(ask, { characters, mine }, typeOf) {
  const out = new Set(characters.filter(({ fate }) => fate === "faceup" || fate === "absent").map(({ character }) => character));
  const seats = new Set(ask.options.filter(({ args }) => args["at"] !== undefined).map(({ args }) => args["seat"]));
  const many = ask.kind in ELSEWHERE && ask.options.length > UNSORTED;
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

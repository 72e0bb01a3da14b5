// @ts-check
// Writes events, questions, options and reasons as sentences: ids become names, and facts become arguments of a text of locales/
// (`event-<kind>`).
import { hasText, joined, t } from "../../../lib/i18n.js";
import { BY_HAND, BY_LOT } from "../setup/setup-model.js";
import { sentence } from "../../../lib/own-name.js";
import { cardName, worded } from "./names.js";

/** @import { Args } from "../../../lib/i18n.js" */
/** @import { AskView, Blocked, EventView, OptionView, View } from "../../../types.js" */

// Facts that are seat numbers.
const SEATS = new Set(["seat", "other", "by", "from", "to", "crown"]);
/** What the texts call a fact, where that is another word: who gets the crown is a player, as in every text. */
const CALLED = new Map([["crown", "to"]]);
/** Causes of events that are rules, on which the texts select. */
const RULES = new Set(["gather"]);

/**
 * @param {string} cause of an event or a question: a card or a rule
 * @returns {{source: string, origin: string}} its name and its kind: "character", "district", or the rule itself; "none" if it has
 *   none: the texts select on these words
 */
function sourceOf(cause) {
  const origin = cause ? ["character", "district"].find((kind) => hasText(`${kind}-${cause}`)) : undefined;
  return { source: origin ? worded(`${origin}-${cause}`) : "none", origin: origin ?? (RULES.has(cause) ? cause : "none") };
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {readonly string[]} names of the seats
 * @returns {Args[string]} a fact as an argument of a text
 */
function argOf(key, value, names) {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((id) => (key === "winners" ? names[id] ?? "" : cardName(String(id))));
  if (SEATS.has(key)) return names[Number(value)] ?? String(value);
  if (key === "character") return worded(`character-${value}`);
  if (key === "card" || key === "for") return worded(`district-${value}`);
  if (key === "type") return t(`type-${value}`);
  return typeof value === "number" ? value : String(value);
}

/**
 * @param {Record<string, unknown>} facts
 * @param {readonly string[]} names
 * @returns {Args}
 */
function argsOf(facts, names) {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [CALLED.get(key) ?? key, argOf(key, value, names)]));
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} the event as a sentence
 */
export function eventText(event, names) {
  const { by, cards, character, seat, winners } = event.data;
  // A text cannot test whether an argument exists, so these arguments are always there to select on.
  const hints = {
    ...sourceOf(event.cause),
    known: Array.isArray(cards) && cards.length > 0 ? "yes" : "no",
    named: character ? "yes" : "no",
    own: by !== undefined && by === seat ? "yes" : "no",
    several: Array.isArray(winners) ? winners.length : 0,
  };
  /** @type {Record<string, string[]>} */
  const won = Array.isArray(winners) ? { winners: winners.map((seat) => names[Number(seat)] ?? "") } : {};
  return sentence(`event-${event.kind}`, { cards: "", character: "", ...hints, ...argsOf(event.data, names), ...won });
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} the event as a line of the log, which says why it happened where that has a text
 */
export function lineText(event, names) {
  const { kind, data, why } = event;
  const character = worded(`character-${data["character"]}`);
  if (kind === "nobody_answered" && why) return t(`silence-${why}`, { character });
  if (kind === "character_revealed" && why === "murdered") return sentence("unmasked-murdered", { name: names[Number(data["seat"])] ?? "", character });
  return eventText(event, names);
}

/**
 * @param {AskView} ask
 * @param {View} view
 * @returns {string} the question
 */
export function askText(ask, view) {
  const args = {
    source: sourceOf(ask.cause).source,
    least: ask.least,
    most: ask.most,
    stage: stageOf(ask, view),
    choices: ask.options.filter(({ verb }) => verb !== "cancel").length,
  };
  return t(hasText(`ask-${ask.kind}`) ? `ask-${ask.kind}` : "ask-other", args);
}

/**
 * @param {AskView} ask
 * @param {View} view
 * @returns {string} the stage of the turn, on which the text of its question selects
 */
function stageOf(ask, view) {
  const verbs = new Set(ask.options.map(({ verb }) => verb));
  if (!view.turn?.gathered) return "gather";
  if (!verbs.has("end_turn")) return "due";
  if (verbs.has("build")) return "build";
  return verbs.size > 1 ? "act" : "end";
}

/**
 * Writes the label of an option, without the costs and amounts that its button shows.
 * @param {OptionView} option
 * @param {readonly string[]} names
 * @param {View["turn"]} turn the one under way
 * @returns {string}
 */
export function optionText(option, names, turn) {
  const { name, card } = option.args;
  // Abilities and districts that are used have texts of their own; other options share a text by their verb.
  const own = [`ability-${name}`, `${option.verb}-${card}`].find(hasText);
  if (own) return worded(own);
  const id = `option-${option.verb}`;
  return hasText(id) ? sentence(id, { card: "none", what: "none", unit: turn?.income_in || "none", ...argsOf(option.args, names) }) : option.id;
}

/**
 * Writes the text of an option's button: a word or two, as "Destroy".
 * @param {AskView | null} ask
 * @param {OptionView} option
 * @param {View["turn"]} turn the one under way
 * @returns {string}
 */
export function actText(ask, option, turn) {
  const { verb } = option;
  if (verb === "ability" || verb === "income") return optionText(option, [], turn);
  const id = [`act-${ask?.kind}-${verb}`, `act-${ask?.kind}`, `act-${verb}`].find(hasText);
  return t(id ?? "choose");
}

/**
 * @param {Blocked} blocked
 * @param {readonly string[]} names of the seats
 * @returns {string} why the engine does not offer it now, as a sentence
 */
export function blockedText(blocked, names) {
  return sentence(`blocked-${blocked.reason}`, argsOf(blocked.facts, names));
}

/**
 * @param {Blocked} blocked
 * @param {readonly string[]} names of the seats
 * @returns {string} the reason in a few words that fit across a card; "" if the reason is not about the card
 */
export function shortBlockedText(blocked, names) {
  const id = `strip-${blocked.reason}`;
  return hasText(id) ? sentence(id, argsOf(blocked.facts, names)) : "";
}

/** The facts of reasons that are averages. */
const MEANS = new Set(["mean", "instead"]);

/**
 * @param {import("../../../types.js").Reason} reason of the coach; averages come in tenths
 * @param {readonly string[]} names of the seats
 * @returns {string} the reason as a sentence
 */
export function reasonText({ id, facts }, names) {
  const own = `reason-${id}-${facts["card"]}`;
  const averages = Object.entries(facts).filter(([name]) => id === "leaves" || MEANS.has(name));
  return sentence(hasText(own) ? own : `reason-${id}`, {
    ...argsOf(facts, names), .../** @type {Args} */ (Object.fromEntries(averages.map(([name, tenths]) => [name, Number(tenths) / 10]))),
  });
}

/**
 * @param {Record<string, unknown>} args of an error of the engine
 * @returns {Args} arguments of its text
 */
export function errorFacts(args) {
  const { character, least, most } = args;
  const facts = /** @type {Args} */ ({ ...args });
  if (character !== undefined) facts["character"] = cardName(String(character));
  facts["range"] = least === most ? String(least) : t("count-range", { least: Number(least), most: Number(most) });
  return facts;
}

/**
 * @param {import("../../../types.js").Setup} setup
 * @param {boolean} [drawn] whether a list of characters was drawn by lot, not picked by hand
 * @returns {string} edition and set of cards, as a short title
 */
export function setupText({ edition, characters }, drawn = false) {
  const set = typeof characters === "string" ? characters : drawn ? BY_LOT : BY_HAND;
  return joined("join-dots", [t(`edition-${edition}`), t(`set-${set}`)]);
}

/**
 * @param {string} cause of points
 * @returns {string} the name of its line in the scores
 */
export function scorePart(cause) {
  return worded([`score-${cause}`, `district-${cause}`].find(hasText) ?? `character-${cause}`);
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} the event in a few words without its actor; "" if it has no such text
 */
export function deedText(event, names) {
  const id = `deed-${event.kind}`;
  return hasText(id) ? sentence(id, { card: "", character: "", ...argsOf(event.data, names) }) : "";
}

/**
 * @param {EventView} event
 * @returns {string} the name of the round that the event begins; "" if it begins none
 */
export function chapterText({ kind, data }) {
  return kind === "round_started" ? t("round-number", { round: Number(data["round"]) }) : "";
}

/**
 * @param {readonly EventView[]} events of the game
 * @param {readonly string[]} names of the seats
 * @returns {string} a sentence about the player who built the last district; "" if none was built
 */
export function lastStone(events, names) {
  const built = events.findLast(({ kind }) => kind === "district_built");
  return built ? sentence("last-stone", argsOf(built.data, names)) : "";
}

/** Kinds of events that begin a part of the log, and the class of their line. */
export const HEADINGS = { round_started: "heading", character_revealed: "turn", game_ended: "heading" };

/** Kinds of events that repeat news: a murdered character does not answer, and its player already read of the murder. */
export const ECHOES = new Set(["nobody_answered"]);

/**
 * @param {EventView} event
 * @param {EventView} next
 * @returns {boolean} whether the event is the payment for the district that the next one builds, and tells
 */
export function isSaidAgain({ kind, data }, next) {
  return kind === "gold_paid" && next.kind === "district_built" && data["seat"] === next.data["seat"] && data["amount"] === next.data["paid"];
}

/** Kinds of events that are shown above the question after others have moved. */
export const NOTABLE = new Set([
  "character_named", "mark_unmasked", "gold_moved", "hands_swapped", "district_destroyed", "district_seized",
  "district_confiscated", "districts_exchanged", "city_completed", "city_size_changed", "turn_lost",
]);

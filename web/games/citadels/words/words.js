// @ts-check
// Turns what the engine says into sentences: ids become names, facts become arguments of a text.
import { hasText, listed, t } from "../../../lib/i18n.js";
import { HAND, LOT } from "../setup/setup-model.js";
import { sentence } from "../../../lib/own-name.js";
import { cardName, worded } from "./names.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../types.js").AskView} AskView */
/** @typedef {import("../../../types.js").OptionView} OptionView */
/** @typedef {import("../../../types.js").Blocked} Blocked */
/** @typedef {import("../../../types.js").View} View */
/** @typedef {import("../../../lib/i18n.js").Args} Args */

// Facts that are seat numbers, whatever they mean in the sentence.
const SEATS = new Set(["seat", "other", "by", "from", "to", "crown"]);

/**
 * @param {string} cause what an event or a question comes from
 * @returns {string} its name, or "none", which the texts select on
 */
function sourceName(cause) {
  const known = [`cause-${cause}`, `character-${cause}`, `district-${cause}`].find(hasText);
  return cause && known ? worded(known) : "none";
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {readonly string[]} names of the seats
 * @returns {string | number}
 */
function fact(key, value, names) {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listed(value.map((id) => (key === "winners" ? names[id] ?? "" : cardName(String(id)))));
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
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, fact(key, value, names)]));
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} the event as a sentence
 */
export function eventText(event, names) {
  const { cards, character, winners } = event.data;
  // Texts cannot ask whether a fact is there, so a few are added for them to select on.
  const hints = {
    source: sourceName(event.cause),
    known: Array.isArray(cards) && cards.length > 0 ? "yes" : "no",
    named: character ? "yes" : "no",
    several: Array.isArray(winners) ? winners.length : 0,
  };
  /** @type {Record<string, string[]>} */
  const won = Array.isArray(winners) ? { winners: winners.map((seat) => names[Number(seat)] ?? "") } : {};
  return sentence(`event-${event.kind}`, { cards: "", character: "", ...hints, ...argsOf(event.data, names), ...won });
}

/**
 * @param {AskView} ask
 * @param {View} view
 * @returns {string} what is asked
 */
export function askText(ask, view) {
  const args = {
    source: sourceName(ask.cause),
    least: ask.least,
    most: ask.most,
    stage: stageOf(ask, view),
    choices: ask.options.filter(({ verb }) => verb !== "cancel").length,
  };
  return t(hasText(`ask-${ask.kind}`) ? `ask-${ask.kind}` : "ask-other", args);
}

/**
 * How far a turn has come, as far as the options tell.
 * @param {AskView} ask
 * @param {View} view
 * @returns {string}
 */
function stageOf(ask, view) {
  const verbs = new Set(ask.options.map(({ verb }) => verb));
  if (!view.turn?.gathered) return "gather";
  if (!verbs.has("end_turn")) return "due";
  if (verbs.has("build")) return "build";
  return verbs.size > 1 ? "act" : "end";
}

/**
 * The label of an option. Costs and amounts that a button shows beside it are left to the button.
 * @param {OptionView} option
 * @param {readonly string[]} names
 * @returns {string}
 */
export function optionText(option, names) {
  const { name, card } = option.args;
  // Abilities and districts in use say what they do; other options share a text by their verb.
  const own = [`ability-${name}`, `${option.verb}-${card}`].find(hasText);
  if (own) return worded(own);
  const id = `option-${option.verb}`;
  return hasText(id) ? sentence(id, { card: "none", what: "none", ...argsOf(option.args, names) }) : option.id;
}

/**
 * What a button does with the thing that an option is about, in a word or two.
 * @param {AskView | null} ask
 * @param {OptionView} option
 * @returns {string}
 */
export function actText(ask, option) {
  const { verb } = option;
  if (verb === "ability" || verb === "income") return optionText(option, []);
  const id = [`act-${ask?.kind}-${verb}`, `act-${ask?.kind}`, `act-${verb}`].find(hasText);
  return t(id ?? "choose");
}

/**
 * @param {Blocked} blocked what is no option now
 * @param {readonly string[]} names of the seats
 * @returns {string} why
 */
export function blockedText(blocked, names) {
  return sentence(`blocked-${blocked.reason}`, argsOf(blocked.facts, names));
}

/**
 * @param {Blocked} blocked
 * @param {readonly string[]} names of the seats
 * @returns {string} why, in the two words that fit across a card; "" where the moment is the reason, not the card
 */
export function blockedStrip(blocked, names) {
  const id = `strip-${blocked.reason}`;
  return hasText(id) ? sentence(id, argsOf(blocked.facts, names)) : "";
}

/**
 * @param {import("../../../types.js").Reason} reason of the coach; means come in tenths
 * @param {readonly string[]} names of the seats
 * @returns {string}
 */
export function reasonText({ id, facts }, names) {
  if (id !== "leaves" && facts["of"] === undefined) return sentence(`reason-${id}`, argsOf(facts, names));
  const { because, built, gold, cards, ...rest } = facts;
  const means = Object.entries({ built, gold, cards }).map(([name, tenths]) => [name, Number(tenths ?? 0) / 10]);
  return t(`reason-${id}`, /** @type {Args} */ ({ ...rest, ...Object.fromEntries(means), because: because === true ? "yes" : "no" }));
}

/**
 * @param {Record<string, unknown>} args of a refusal
 * @returns {Args} the same for a sentence
 */
export function errorFacts(args) {
  const { character, least, most } = args;
  const facts = /** @type {Args} */ ({ ...args });
  if (character !== undefined) facts["character"] = cardName(String(character));
  facts["range"] = least === most ? String(least) : `${least}–${most}`;
  return facts;
}

/**
 * @param {import("../../../types.js").Setup} setup
 * @param {boolean} [drawn] whether characters that are named one by one came by lot
 * @returns {string} what is played, in a few words
 */
export function setupText({ edition, characters }, drawn = false) {
  const set = typeof characters === "string" ? characters : drawn ? LOT : HAND;
  return `${t(`edition-${edition}`)} · ${t(`set-${set}`)}`;
}

/**
 * @param {string} cause
 * @returns {string} what a line of a score is for
 */
export function scorePart(cause) {
  return worded([`score-${cause}`, `district-${cause}`].find(hasText) ?? `character-${cause}`);
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} what somebody did, in a few words; "" where there are none
 */
export function deedText(event, names) {
  const id = `deed-${event.kind}`;
  return hasText(id) ? sentence(id, { card: "", character: "", ...argsOf(event.data, names) }) : "";
}

/**
 * @param {EventView} event
 * @returns {string} the part of the game that an event begins
 */
export function chapterText({ kind, data }) {
  return kind === "round_started" ? t("round-number", { round: Number(data["round"]) }) : "";
}

/**
 * @param {readonly EventView[]} events of the game
 * @param {readonly string[]} names of the seats
 * @returns {string} who built the last district, as a sentence
 */
export function lastStone(events, names) {
  const built = events.findLast(({ kind }) => kind === "district_built");
  return built ? t("last-stone", argsOf(built.data, names)) : "";
}

/** Events that begin something, and how their line is set. */
export const HEADINGS = { round_started: "heading", character_revealed: "turn", game_ended: "heading" };

/** The silence of a victim follows from the murder: both together would tell one thing twice. */
export const ECHOES = new Set(["nobody_answered"]);

/** Events one looks for after others have moved. */
export const NOTABLE = new Set([
  "character_named", "mark_unmasked", "gold_moved", "hands_swapped", "district_destroyed", "district_seized",
  "district_confiscated", "districts_exchanged", "city_completed", "city_size_changed", "turn_lost",
]);

// @ts-check
// Turns what the engine says into sentences: ids become names, cells what lies in them.
import { hasText, listed, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { tokenOf } from "./facts.js";
import { buildingName, cellText, placeText, resourceName, sideText, tokenText } from "./names.js";
import { spent } from "../questions/payment.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../types.js").AskView} AskView */
/** @typedef {import("../../../types.js").OptionView} OptionView */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../../../lib/i18n.js").Args} Args */

/** How a fact of an event is told, by its name. */
/** @type {Record<string, (value: any, names: readonly string[]) => Args>} */
const FACTS = {
  seat: (seat, names) => ({ seat: names[seat] ?? "" }),
  cell: (cell) => ({ place: placeText(cell) }),
  card: (card) => ({ card: buildingName(card) }),
  token: (token) => ({ token: tokenText(token) }),
  gives: (gives) => ({ resource: resourceName(gives) }),
  cells: (cells) => ({ places: listed(cells.map(placeText)) }),
  winners: (winners, names) => ({
    winners: listed(winners.map((/** @type {number} */ seat) => names[seat] ?? "")), several: winners.length,
  }),
  round: (round) => ({ round }),
};

/**
 * @param {{data: Record<string, any>}} event or anything else that has facts
 * @param {readonly string[]} names of the seats
 * @returns {Args}
 */
function argsOf({ data }, names) {
  /** @type {Args} */
  const args = {};
  for (const [name, value] of Object.entries(data)) Object.assign(args, FACTS[name]?.(value, names));
  const sides = sidesOf(data);
  return { ...args, side: sides, sides };
}

/**
 * @param {Record<string, any>} data
 * @returns {string} the resource cards that an event names, one or several
 */
function sidesOf({ resource, amount, resources, amounts }) {
  if (resource !== undefined) return sideText(resource, amount);
  if (!Array.isArray(resources) || resources.length === 0) return t("nothing");
  return listed(resources.map((one, at) => sideText(one, amounts[at])));
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} the event as a sentence
 */
export function eventText(event, names) {
  const { winners } = event.data;
  /** @type {Record<string, string[]>} */
  const won = Array.isArray(winners) ? { winners: winners.map((seat) => names[Number(seat)] ?? "") } : {};
  return sentence(`event-${event.kind}`, { ...argsOf(event, names), ...won });
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string} what somebody did, in a few words; "" where there are none
 */
export function deedText(event, names) {
  const id = `deed-${event.kind}`;
  return hasText(id) ? t(id, argsOf(event, names)) : "";
}

/**
 * @param {AskView} ask
 * @param {View} _view
 * @returns {string} what is asked
 */
export function askText(ask, _view) {
  const verbs = new Set(ask.options.map(({ verb }) => verb));
  const stage = verbs.has("draw") ? "deck" : verbs.has("take") ? "market" : "none";
  return t(`ask-${ask.kind}`, { stage, source: ask.cause ? buildingName(ask.cause) : "" });
}

/**
 * @param {OptionView} option
 * @param {View} view
 * @returns {string} the label of an option
 */
export function optionText(option, view) {
  const { verb, args } = option;
  /** @type {Args} */
  const facts = {};
  if (args["cell"] !== undefined) {
    const cell = Number(args["cell"]);
    Object.assign(facts, { place: placeText(cell), what: cellText(view.market[cell]) });
  }
  if (verb === "draw" && view.top) facts["side"] = sideText(view.top.resource, view.top.amount);
  if (args["token"] !== undefined) facts["token"] = tokenText(String(args["token"]));
  if (args["resource"] !== undefined) facts["resource"] = resourceName(String(args["resource"]));
  if (verb === "pay" || verb === "pay_type") {
    const cards = spent(option).map(({ resource, amount, count }) => t("stack-count", { side: sideText(resource, amount), count }));
    facts["sides"] = cards.length > 0 ? listed(cards) : t("nothing");
  }
  return t(`option-${verb}`, facts);
}

/**
 * @param {import("../../../types.js").Blocked} blocked what is no option now
 * @returns {string} why
 */
export function blockedText({ reason, facts }) {
  return t(`blocked-${reason}`, facts);
}

/**
 * @param {import("../../../types.js").Reason} reason of the coach; means come in tenths
 * @returns {string}
 */
export function reasonText({ id, facts }) {
  const means = Object.entries(facts).filter(([name]) => name === "built" || name === "points");
  return t(`reason-${id}`, {
    .../** @type {Args} */ (facts), ...argsOf({ data: facts }, []),
    ...Object.fromEntries(means.map(([name, tenths]) => [name, Number(tenths) / 10])),
  });
}

/**
 * @param {import("../types.js").Setup} setup
 * @returns {string} what is played, in a few words
 */
export function setupText({ automa }) {
  return automa ? `${t("title")} · ${t("automa")}: ${t(`level-${automa}`)}` : t("title");
}

/**
 * @param {string} cause
 * @returns {string} what a line of a score is for
 */
export function scorePart(cause) {
  return tokenOf(cause) ? tokenText(cause) : t(`score-${cause}`);
}

/**
 * @param {EventView} event
 * @returns {string} the part of the game that an event begins
 */
export function chapterText({ kind, data }) {
  return kind === "turn_started" ? t("chapter-turn", { round: Number(data["round"]) }) : "";
}

/**
 * @param {readonly EventView[]} events of the game
 * @param {readonly string[]} names of the seats
 * @returns {string} who built the last building, as a sentence
 */
export function lastStone(events, names) {
  const built = events.findLast(({ kind }) => kind === "building_built" || kind === "automa_built");
  return built ? t("last-stone", { seat: t("automa"), ...argsOf(built, names) }) : "";
}

/** Events that begin something, and how their line is set. */
export const HEADINGS = { turn_started: "turn", game_ended: "heading" };

/** Events one looks for after others have moved. */
export const NOTABLE = new Set(["building_built", "token_taken", "automa_built", "automa_took_token", "turn_passed"]);

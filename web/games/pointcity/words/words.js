// @ts-check
// Writes events, questions, options and reasons as sentences: ids become names, and cells become places or their cards.
import { hasText, joined, labelled, listed, named, t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { tokenOf } from "./facts.js";
import { buildingName, cellText, placeText, resourceName, sideName, tokenText } from "./names.js";
import { spentCards } from "../questions/payment.js";

/** @import { Args } from "../../../lib/i18n.js" */
/** @import { AskView, EventView, OptionView } from "../../../types.js" */
/** @import { View } from "../types.js" */

/** Turns a fact of an event into arguments of its text, by the fact's name.
 * @type {Record<string, (value: any, names: readonly string[]) => Args>}
 */
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
 * @param {{data: Record<string, any>}} event or another object with facts
 * @param {readonly string[]} names of the seats
 * @returns {Args}
 */
function argsOf({ data }, names) {
  /** @type {Args} */
  const args = {};
  for (const [name, value] of Object.entries(data)) Object.assign(args, FACTS[name]?.(value, names));
  const { resource, amount, resources, amounts } = data;
  if (resource !== undefined) args["side"] = sideName(resource, amount);
  return { side: "", ...args, sides: Array.isArray(resources) ? spentNames(stacksOf(resources, amounts)) : t("nothing") };
}

/**
 * @param {readonly string[]} resources of single cards
 * @param {readonly number[]} amounts of each of them
 * @returns {{resource: string, amount: number, count: number}[]} equal cards together
 */
function stacksOf(resources, amounts) {
  /** @type {Map<string, {resource: string, amount: number, count: number}>} */
  const stacks = new Map();
  resources.forEach((resource, at) => {
    const amount = amounts[at] ?? 1;
    const stack = stacks.get(`${resource} ${amount}`) ?? { resource, amount, count: 0 };
    stacks.set(`${resource} ${amount}`, { ...stack, count: stack.count + 1 });
  });
  return [...stacks.values()];
}

/**
 * @param {readonly {resource: string, amount: number, count: number}[]} stacks
 * @returns {Args[string]} the spent cards as names, or the word for none
 */
function spentNames(stacks) {
  if (stacks.length === 0) return t("nothing");
  return stacks.map(({ resource, amount, count }) => named("spent-cards", { resource: resourceName(resource), amount, count }));
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
 * @returns {string} the event in a few words without its actor; "" if it has no such text
 */
export function deedText(event, names) {
  const id = `deed-${event.kind}`;
  return hasText(id) ? t(id, argsOf(event, names)) : "";
}

/**
 * @param {AskView} ask
 * @param {View} _view
 * @returns {string} the question
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
  // The terminal has both cards in one line; on the page what is known of them is told beside the name.
  if (verb === "draw") facts["side"] = "none";
  if (args["token"] !== undefined) facts["token"] = tokenText(String(args["token"]));
  if (args["resource"] !== undefined) facts["resource"] = resourceName(String(args["resource"]));
  if (verb === "pay" || verb === "pay_type") facts["sides"] = spentNames(spentCards(option));
  return t(`option-${verb}`, facts);
}

/** Actions in a word, by verb; the others are only chosen. @type {Record<string, string>} */
const ACTS = { take: "act-take", token: "act-take", flip_cell: "act-flip", draw: "act-draw" };

/** @param {Pick<OptionView, "verb">} option */
export function actText({ verb }) {
  return t(ACTS[verb] ?? "choose");
}

/**
 * @param {import("../../../types.js").Blocked} blocked
 * @returns {string} why the engine does not offer it now
 */
export function blockedText({ reason, facts }) {
  return t(`blocked-${reason}`, facts);
}

/** The facts of reasons that are averages. */
const MEANS = new Set(["built", "points", "mean", "instead"]);

/**
 * @param {import("../../../types.js").Reason} reason of the coach; averages come in tenths
 * @param {readonly string[]} names of the seats
 * @returns {string} the reason as a sentence
 */
export function reasonText({ id, facts }, names) {
  const averages = Object.entries(facts).filter(([name]) => MEANS.has(name));
  return sentence(`reason-${id}`, {
    .../** @type {Args} */ (facts), ...argsOf({ data: facts }, names),
    ...Object.fromEntries(averages.map(([name, tenths]) => [name, Number(tenths) / 10])),
  });
}

/**
 * @param {import("../types.js").Setup} setup
 * @returns {string} the game and the automa, as a short title
 */
export function setupText({ automa }) {
  return joined("join-dots", [t("title"), automa ? labelled(t("automa"), t(`level-${automa}`)) : ""]);
}

/** @param {number} points @returns {string} a token that is worth so many points */
const pieceText = (points) => t("score-token-flat", { points });

/**
 * @param {string} cause of points
 * @returns {string} the name of its line in the scores
 */
export function scorePart(cause) {
  const token = tokenOf(cause);
  if (!token) return t(`score-${cause}`);
  // Beside its points in the list, points alone say nothing.
  return token.rule === "flat" ? pieceText(token.points) : tokenText(cause);
}

/**
 * @param {EventView} event
 * @returns {string} the name of the turn that the event begins; "" if it begins none
 */
export function chapterText({ kind, data }) {
  return kind === "turn_started" ? t("chapter-turn", { round: Number(data["round"]) }) : "";
}

/**
 * @param {readonly EventView[]} events of the game
 * @param {readonly string[]} names of the seats
 * @returns {string} a sentence about the player who built the last building; "" if none was built
 */
export function lastStone(events, names) {
  const built = events.findLast(({ kind }) => kind === "building_built" || kind === "automa_built");
  return built ? sentence("last-stone", { seat: t("automa"), ...argsOf(built, names) }) : "";
}

/** Kinds of events that begin a part of the log, and the class of their line. */
export const HEADINGS = { turn_started: "turn", game_ended: "heading" };

/** Kinds of events that are shown above the question after others have moved. */
export const NOTABLE = new Set(["building_built", "token_taken", "automa_built", "automa_took_token", "turn_passed"]);

// @ts-check
// Writes, for those who listen, the question and its answers with the numbers that are their keys.
import { joined, labelled, t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { matches } from "../../lib/pattern.js";

/** @import { Scene } from "../../kit/game.js" */
/** @import { Telling } from "../../kit/listening.js" */
/** @typedef {Pick<import("../../kit/game.js").Game<any>, "askText" | "option" | "blockedText" | "thing">} Game */

/** Answers of which the digits reach one at a time. */
const TEN = 10;
/** The most sentences of a part, and what is between two. */
const MOST = 2;
const BETWEEN = /(?<=[^\p{N}][.?!…])\s+(?=[\p{Lu}„“«])/u;
const ANSWERS = '[data-testid="option"], [data-testid="option-chosen"]';

/**
 * @param {Game} game
 * @param {Scene} scene
 * @returns {string} the question; without one, whose turn it is
 */
export function questionText(game, { ask, view, waiting, names }) {
  if (ask) return game.askText(ask, view);
  return waiting === null ? "" : sentence("waiting-for", { name: names[waiting] ?? "" });
}

/**
 * Tells the question with ten answers, then ten more, as their keys go; where everything is wanted, then what is barred.
 * @param {Game} game
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
export function* optionsText(game, scene, telling) {
  const { ask } = scene;
  const question = questionText(game, scene);
  if (!ask) return yield question || t("listen-no-question");
  const answers = ask.options.map((option) => {
    const { text, effects = [] } = game.option(scene, option);
    return labelled(numberOf(option.id), telling === "everything" ? joined("join-commas", [text, ...effects]) : text);
  });
  const tens = Array.from({ length: Math.ceil(answers.length / TEN) }, (_, at) => joined("join-semicolons", answers.slice(at * TEN, (at + 1) * TEN)));
  const brief = telling === "short" && answers.length > 1;
  yield* inParts(sentencesOf(question), [stopped(brief ? t("listen-answers", { count: answers.length }) : (tens.shift() ?? ""))]);
  yield* tens.map(stopped);
  if (telling !== "everything" || scene.blocked.size === 0) return;
  const barred = [...scene.blocked].map(([key, [first]]) => (first ? labelled(game.thing(scene, key)?.name ?? "", game.blockedText(first, scene.names)) : ""));
  yield stopped(joined("join-semicolons", barred));
}

/**
 * Tells the last event, and the question unless little is wanted; then the events before, going back two at a time.
 * @param {readonly string[]} lines what was told since the person's last decision
 * @param {string} question
 * @param {Telling} telling
 * @returns {Iterable<string>}
 */
export function* againText(lines, question, telling) {
  yield* inParts(sentencesOf(lines.at(-1) ?? t("listen-nothing-new")), sentencesOf(telling === "short" ? "" : question));
  for (let end = lines.length - 1; end > 0; end -= 2) yield* inParts(...lines.slice(Math.max(0, end - 2), end).map(sentencesOf));
}

/** @param {string} text */
const sentencesOf = (text) => stopped(text).split(BETWEEN).filter(Boolean);

/**
 * @param {readonly string[][]} texts each in sentences
 * @returns {Iterable<string>} them in parts of at most two sentences; a text that goes into one part is not cut
 */
function* inParts(...texts) {
  /** @type {string[]} */
  const part = [];
  for (const text of texts) {
    if (part.length > 0 && part.length + text.length > MOST) yield joined("join-sentences", part.splice(0));
    part.push(...text);
    while (part.length > MOST) yield joined("join-sentences", part.splice(0, MOST));
  }
  if (part.length > 0) yield joined("join-sentences", part);
}

/** @param {string} text */
const stopped = (text) => (!text || matches(/[.?!…]$/u, text) ? text : t("listen-sentence", { text }));

/**
 * @param {string} option
 * @returns {string} the number of an answer, as the page gives it to those who hear it
 */
function numberOf(option) {
  const place = [...document.querySelectorAll(ANSWERS)].findIndex((answer) => answer.getAttribute("data-option") === option);
  return place < 0 ? "–" : String(place + 1);
}

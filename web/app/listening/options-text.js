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
  const brief = telling === "short" && ask.options.length > 1;
  if (brief) yield joined("join-sentences", [stopped(question), t("listen-answers", { count: ask.options.length })]);
  const answers = ask.options.map((option) => {
    const { text, effects = [] } = game.option(scene, option);
    return labelled(numberOf(option.id), telling === "everything" ? joined("join-commas", [text, ...effects]) : text);
  });
  for (let at = 0; at < answers.length; at += TEN) {
    const some = stopped(joined("join-semicolons", answers.slice(at, at + TEN)));
    yield at === 0 && !brief ? joined("join-sentences", [stopped(question), some]) : some;
  }
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
  const last = stopped(lines.at(-1) ?? t("listen-nothing-new"));
  yield telling === "short" ? last : joined("join-sentences", [last, stopped(question)]);
  for (let end = lines.length - 1; end > 0; end -= 2) yield joined("join-sentences", lines.slice(Math.max(0, end - 2), end).map(stopped));
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

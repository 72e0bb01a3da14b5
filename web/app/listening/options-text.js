// @ts-check
// Writes, for those who listen, the question and its answers with the numbers that are their keys.
import { joined, labelled, t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { matches } from "../../lib/pattern.js";

/** @import { Scene } from "../../kit/game.js" */
/** @import { Telling } from "../../kit/listening.js" */
/** @typedef {Pick<import("../../kit/game.js").Game<any>, "askText" | "option" | "blockedText" | "thing">} Game */

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
 * @param {Game} game
 * @param {Scene} scene
 * @param {Telling} telling
 * @returns {string}
 */
export function optionsText(game, scene, telling) {
  const { ask } = scene;
  const question = questionText(game, scene);
  if (!ask) return question || t("listen-no-question");
  if (telling === "short") return joined("join-sentences", [stopped(question), t("listen-answers", { count: ask.options.length })]);
  const answers = ask.options.map((option) => {
    const { text, effects = [] } = game.option(scene, option);
    return labelled(numberOf(option.id), telling === "everything" ? joined("join-commas", [text, ...effects]) : text);
  });
  const barred = telling === "everything" ? [...scene.blocked].map(([key, [first]]) => (first ? labelled(game.thing(scene, key)?.name ?? "", game.blockedText(first, scene.names)) : "")) : [];
  return joined("join-sentences", [stopped(question), stopped(joined("join-semicolons", answers)), joined("join-semicolons", barred)]);
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

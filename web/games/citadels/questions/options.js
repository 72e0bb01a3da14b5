// @ts-check
// Draws an option for the panel of questions: text, symbol, price, and what its button does.
import { html } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { districtFacts } from "../words/catalogue.js";
import { effectLines, leavesSomething, warningLines } from "./effects.js";
import { optionIcon } from "./icons.js";
import { cardText, worded } from "../words/names.js";
import { hasSeparateButton, showsNewCards } from "./targets.js";
import { factText } from "./rivals.js";
import { actText, optionText } from "../words/words.js";

/** @typedef {import("../../../kit/game.js").Scene} Scene */
/** @typedef {import("../../../kit/game.js").OptionFace} OptionFace */
/** @typedef {import("../../../types.js").OptionView} OptionView */

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
export function optionFace(scene, option) {
  return {
    text: leavesSomething(option) ? t("end-anyway") : optionText(option, scene.names),
    icon: optionIcon(option),
    act: act(scene, option),
    ...defined("seat", seatOf(option)),
    effects: effectLines(scene, option),
    warnings: warningLines(option),
    ...defined("type", typeOf(scene, option)),
    ...defined("hint", hint(scene, option)),
    ...defined("badge", price(scene, option)),
  };
}

/**
 * What the option's button says. A district in a city shows its own cost, so the button says what is paid.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string}
 */
export function act(scene, option) {
  const text = actText(scene.ask, option);
  const gold = paidForPlace(scene, option);
  return gold === undefined ? text : t("act-pays", { act: text, gold });
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {number | undefined} what is paid for a district in a city, where that is certain and part of the question
 */
export function paidForPlace({ ask }, option) {
  const { at, cost } = option.args;
  if (ask === null || !hasSeparateButton(ask, option) || at === undefined || cost === undefined) return undefined;
  // The first half of an exchange names a cost, and pays nothing yet.
  return option.effect ? option.effect.pays : cost === 0 ? 0 : undefined;
}

/**
 * @template T
 * @param {string} name
 * @param {T | undefined} value
 */
function defined(name, value) {
  return value === undefined ? {} : { [name]: value };
}

/**
 * The seat that an option is about and nothing of it.
 * @param {OptionView} option
 * @returns {number | undefined}
 */
function seatOf({ args: { seat, at, card, character, type } }) {
  return seat === undefined || [at, card, character, type].some((fact) => fact !== undefined) ? undefined : Number(seat);
}

/**
 * The small line below: what a character does while one is chosen, whose district it is, what a new card is, who is out of
 * the round.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {unknown}
 */
function hint(scene, option) {
  const { character, card: named, seat, at } = option.args;
  if (option.verb === "draft" || option.verb === "discard") return cardText(`character-${character}`);
  if (at !== undefined) return html`${face(Number(seat))} ${scene.names[Number(seat)] ?? ""}`;
  if (seat !== undefined && named === undefined) return holdings(scene, Number(seat));
  const card = newCard(scene, option);
  if (card) return card.type === "unique" ? cardText(`district-${option.args["card"]}`) : t(`type-${card.type}`);
  const fate = scene.view.characters.find((other) => other.character === character)?.fate;
  if (fate === "faceup" || fate === "absent") return t(`fate-${fate}`);
  if (option.verb !== "name") return undefined;
  return scene.view.mine.includes(String(character)) ? t("fate-mine") : factText(scene, String(character)) || undefined;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function holdings({ view }, seat) {
  const place = view.seats[seat];
  return place ? `${t("gold-count", { count: place.gold })} · ${t("hand-count", { count: place.hand })}` : "";
}

/**
 * The facts of a card one may take; cards of one's own lie on the table, where they are to be seen.
 * @param {Scene} scene
 * @param {OptionView} option
 */
function newCard(scene, option) {
  const { card } = option.args;
  return card !== undefined && showsNewCards(scene.ask?.kind ?? "") ? facts(scene, String(card)) : null;
}

/**
 * @param {Scene} scene
 * @param {string} card
 */
function facts({ catalogue, view }, card) {
  return districtFacts(catalogue, view.edition, card);
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 */
function price(scene, option) {
  // In a city a district shows its own cost; the button says what is paid.
  if (option.args["at"] !== undefined) return undefined;
  const cost = option.args["cost"] ?? newCard(scene, option)?.cost;
  if (cost === undefined) return undefined;
  return html`<span class="pill coin" title="${t("costs")} ${cost}">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${cost}</span>`;
}

/**
 * The type of the district an option is about, for its colour.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string | undefined}
 */
function typeOf(scene, option) {
  const { card, seat, at, type } = option.args;
  if (type !== undefined) return String(type);
  if (seat !== undefined && at !== undefined) return scene.view.seats[Number(seat)]?.city[Number(at)]?.type;
  return card === undefined ? undefined : facts(scene, String(card))?.type;
}

/** The characters that one is to take or to pass on.
 * @param {Scene} scene
 */
export function pile({ view, read }) {
  return html`<ul class="pile">
    ${view.seen.map(
      (id) => html`<li><button class="role" data-thing="character:${id}" @click=${() => read(`character:${id}`)}>
        ${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span></button></li>`,
    )}
  </ul>`;
}

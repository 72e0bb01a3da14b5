// @ts-check
// Describes an option for the panel of questions: text, icon, cost, effects, and the text of its button.
import { html, nothing } from "../../../vendor/lit.js";
import { joined, t } from "../../../lib/i18n.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { districtFacts } from "../words/catalogue.js";
import { effectLines, forgetsSomething, warningLines } from "./effects.js";
import { optionIcon } from "./icons.js";
import { cardText, withSoftHyphens, worded } from "../words/names.js";
import { hasSeparateButton, showsNewCards } from "./layout.js";
import { factText } from "./rivals.js";
import { actText, optionText } from "../words/words.js";

/** @import { OptionFace, Scene } from "../../../kit/game.js" */
/** @import { OptionView } from "../../../types.js" */

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
export function optionFace(scene, option) {
  return {
    text: forgetsSomething(option) ? t("end-anyway") : optionText(option, scene.names, scene.view.turn),
    icon: optionIcon(option),
    act: buttonText(scene, option),
    ...defined("seat", seatOf(option)),
    effects: effectLines(scene, option),
    warnings: warningLines(option),
    ...defined("type", typeOf(scene, option)),
    ...defined("hint", hintOf(scene, option)),
    ...defined("badge", costBadge(scene, option)),
    ...(option.verb === "build" ? { part: t("act-build") } : {}),
  };
}

/**
 * Returns the text of an option's button. It names the price of a district in a city, whose card shows its cost only.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string}
 */
export function buttonText(scene, option) {
  const text = actText(scene.ask, option, scene.view.turn);
  const gold = paidForDistrict(scene, option);
  return gold === undefined ? text : t("act-pays", { act: text, gold });
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {number | undefined} gold that is paid for a district in a city; undefined if the question says no price
 */
export function paidForDistrict({ ask }, option) {
  const { at, cost } = option.args;
  if (ask === null || !hasSeparateButton(ask, option) || at === undefined || cost === undefined) return undefined;
  // The first question of an exchange names a cost, but nothing is paid yet.
  return option.effect ? option.effect.pays : cost === 0 ? 0 : undefined;
}

/**
 * @template T
 * @param {string} name
 * @param {T | undefined} value
 * @returns {Record<string, T>} an object with this property; an empty one if the value is undefined
 */
function defined(name, value) {
  return value === undefined ? {} : { [name]: value };
}

/**
 * Returns the seat of an option that is about a player as a whole, not about a card or district.
 * @param {OptionView} option
 * @returns {number | undefined}
 */
function seatOf({ args: { seat, at, card, character, type } }) {
  return seat === undefined || [at, card, character, type].some((fact) => fact !== undefined) ? undefined : Number(seat);
}

/**
 * Returns the small line below the text: what a character does, who owns a district, what a new card does, or what the viewer
 * knows of a character.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {unknown}
 */
function hintOf(scene, option) {
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
  return place ? joined("join-dots", [t("gold-count", { count: place.gold }), t("hand-count", { count: place.hand })]) : "";
}

/**
 * Returns the facts of a card that the player has not seen before; null for cards that the table shows.
 * @param {Scene} scene
 * @param {OptionView} option
 */
function newCard(scene, option) {
  const { card } = option.args;
  return card !== undefined && showsNewCards(scene.ask?.kind ?? "") ? factsOf(scene, String(card)) : null;
}

/**
 * @param {Scene} scene
 * @param {string} card
 */
function factsOf({ catalogue, view }, card) {
  return districtFacts(catalogue, view.edition, card);
}

/**
 * Draws the cost of the card that an option is about.
 * @param {Scene} scene
 * @param {OptionView} option
 */
function costBadge(scene, option) {
  // A district in a city shows its cost on the card, and its button names the price.
  if (option.args["at"] !== undefined) return undefined;
  const cost = option.args["cost"] ?? newCard(scene, option)?.cost;
  if (cost === undefined) return undefined;
  const type = typeOf(scene, option);
  // Those who see it know the type by colour and roof.
  return html`<span class="hidden">${type ? t(`type-${type}`) : nothing}</span> <span class="pill coin" title="${t("costs")} ${cost}">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${cost}</span>`;
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string | undefined} the type of the district that an option is about, for its colour
 */
function typeOf(scene, option) {
  const { card, seat, at, type } = option.args;
  if (type !== undefined) return String(type);
  if (seat !== undefined && at !== undefined) return scene.view.seats[Number(seat)]?.city[Number(at)]?.type;
  return card === undefined ? undefined : factsOf(scene, String(card))?.type;
}

/**
 * Draws the pile of characters that the player takes or passes on.
 * @param {Scene} scene
 */
export function pileView({ view, read }) {
  return html`<ul class="pile">
    ${view.seen.map(
      (id) => html`<li><button class="role" data-thing="character:${id}" @click=${() => read(`character:${id}`)}>
        ${icon(`character-${id}`)}<span>${withSoftHyphens(worded(`character-${id}`))}</span></button></li>`,
    )}
  </ul>`;
}

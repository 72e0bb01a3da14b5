// @ts-check
// An option as the panel of questions shows it: text, symbol, price, and what the card in question is.
import { html } from "../../vendor/lit.js";
import { t } from "../../i18n.js";
import { icon } from "../../table/icon.js";
import { districtFacts } from "./catalogue.js";
import { optionIcon } from "./icons.js";
import { worded } from "./names.js";
import { showCharacter, showDistrict } from "./sheet.js";
import { showsNewCards } from "./targets.js";
import { optionText } from "./words.js";

/** @typedef {import("../../table/game.js").Scene} Scene */
/** @typedef {import("../../table/game.js").OptionFace} OptionFace */
/** @typedef {import("../../types.js").OptionView} OptionView */

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {OptionFace}
 */
export function optionFace(scene, option) {
  return {
    text: optionText(option, scene.names),
    icon: optionIcon(option),
    ...defined("type", typeOf(scene, option)),
    ...defined("hint", hint(scene, option)),
    ...defined("badge", price(scene, option)),
    ...defined("about", about(scene, option)),
  };
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
 * The small line below: what a character does while one is chosen, whose district it is, what a new card is, who is out of
 * the round.
 * @param {Scene} scene
 * @param {OptionView} option
 * @returns {string | undefined}
 */
function hint(scene, option) {
  const { character, seat, at } = option.args;
  if (option.verb === "draft" || option.verb === "discard") return worded(`character-${character}-text`);
  if (at !== undefined) return scene.names[Number(seat)] ?? "";
  const card = newCard(scene, option);
  if (card) return card.type === "unique" ? worded(`district-${option.args["card"]}-text`) : t(`type-${card.type}`);
  const fate = scene.view.characters.find((other) => other.character === character)?.fate;
  return fate === "faceup" || fate === "absent" ? t(`fate-${fate}`) : undefined;
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
  const cost = option.args["cost"] ?? newCard(scene, option)?.cost;
  if (cost === undefined) return undefined;
  return html`<span class="pill coin">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${cost}</span>`;
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

/**
 * @param {Scene} scene
 * @param {OptionView} option
 */
function about(scene, option) {
  const { card, character } = option.args;
  if (card !== undefined) {
    const show = () => showDistrict(String(card), facts(scene, String(card)));
    return { name: worded(`district-${card}`), show };
  }
  if (character === undefined) return undefined;
  const rank = scene.view.characters.find((other) => other.character === character)?.rank ?? null;
  return { name: worded(`character-${character}`), show: () => showCharacter(String(character), rank) };
}

/** The characters that one is to take or to pass on.
 * @param {Scene} scene
 */
export function pile({ view }) {
  return html`<ul class="pile">
    ${view.seen.map((id) => {
      const rank = view.characters.find((other) => other.character === id)?.rank ?? null;
      return html`<li><button class="role" @click=${() => showCharacter(id, rank)}>
        ${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span></button></li>`;
    })}
  </ul>`;
}

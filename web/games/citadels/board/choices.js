// @ts-check
// Draws the buttons on the board that choose districts and players, and the reasons why others cannot be chosen.
import { html, nothing } from "../../../vendor/lit.js";
import { joined, labelled, t } from "../../../lib/i18n.js";
import { boardOption } from "../../../kit/board-option.js";
import { icon } from "../../../lib/icon.js";
import { optionsAbout } from "../../../kit/target.js";
import { widthInEm } from "./name-width.js";
import { buttonText, paidForDistrict } from "../questions/options.js";
import { effectLines } from "../questions/effects.js";
import { optionIcon } from "../questions/icons.js";
import { choosesOnBoard } from "../questions/on-board.js";
import { actText, blockedText, shortBlockedText } from "../words/words.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { Thing } from "../../../kit/target.js" */
/** @import { OptionView } from "../../../types.js" */

/**
 * Draws the button on a district. It says what the choice costs and the gold left then, or else what the choice does.
 * @param {Scene} scene
 * @param {Thing} it
 * @param {string} name
 */
export function districtChoice(scene, it, name) {
  return boardOption(scene, it, (option) => ({ ...wordsOf(scene, option, name), inside: priceOrDeed(scene, option) }));
}

/**
 * Draws the button beside a player.
 * @param {Scene} scene
 * @param {Thing} it
 * @param {string} name
 */
export function seatChoice(scene, it, name) {
  return boardOption(scene, it, (option) => ({ ...wordsOf(scene, option, name), inside: html`<span aria-hidden="true">${buttonText(scene, option)}</span>` }));
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @param {string} name
 */
function wordsOf(scene, option, name) {
  return { label: labelled(buttonText(scene, option), name), effects: joined("join-stops", effectLines(scene, option)) };
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 */
function priceOrDeed(scene, option) {
  const { ask, view } = scene;
  const gold = paidForDistrict(scene, option);
  if (!gold) {
    const word = gold === 0 ? t("price-free") : actText(ask, option, view.turn);
    return html`<span class="deed-short" aria-hidden="true" data-em=${widthInEm(word)}><span class="deed-word">${word}</span>${gold === 0 ? nothing : icon(verbIcon(option))}</span>`;
  }
  const left = (view.seats[ask?.seat ?? -1]?.gold ?? 0) - gold;
  return html`${icon("icon-gold")}<span class="price" aria-hidden="true">${t("price-left", { gold, left })}</span>`;
}

/**
 * @param {OptionView} option
 * @returns {string} the symbol of the action, not of the district
 */
function verbIcon({ id, verb }) {
  return optionIcon({ id, verb, args: {}, effect: null });
}

/**
 * @param {Scene} scene
 * @param {Thing} it
 * @param {"district" | "seat"} kind
 * @returns {boolean} whether it cannot be chosen while others of its kind can. The viewer's own things are not greyed out without
 *   a reason, since the viewer compares the others with them
 */
export function isBarred(scene, it, kind) {
  if (!choosesOnBoard(scene, kind) || it.options.length > 0) return false;
  return ownerOf(it) !== scene.view.seat || optionsAbout(scene.blocked, it.key).length > 0;
}

/**
 * @param {Thing} it a district or a player
 * @returns {number} the seat of the player, or of the district's owner
 */
function ownerOf({ key }) {
  return Number(key.split(":")[1]);
}

/**
 * Draws why a district cannot be chosen: a short text across it if there is one, and the sentence for screen readers.
 * @param {Scene} scene
 * @param {Thing} it
 */
export function districtBlockedView(scene, it) {
  if (!isBarred(scene, it, "district")) return nothing;
  const [why] = optionsAbout(scene.blocked, it.key);
  if (!why) return nothing;
  const text = shortBlockedText(why, scene.names);
  return html`${text ? html`<span class="strip" aria-hidden="true">${text}</span>` : nothing}
    <span class="hidden">${blockedText(why, scene.names)}</span>`;
}

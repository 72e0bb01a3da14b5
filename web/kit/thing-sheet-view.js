// @ts-check
// Draws the sheet about a thing on the table: its description, and a button for each option about it. The sheet takes the
// panel's place, so that the whole table stays visible.
import { classMap, html, ifDefined, nothing } from "../vendor/lit.js";
import { joined, t } from "../lib/i18n.js";
import { isCollected } from "./choice.js";
import { icon } from "../lib/icon.js";
import { optionsAbout } from "./target.js";

/** @typedef {import("./game.js").Game<any, any>} Game */
/** @typedef {import("./game.js").Scene<any, any>} Scene */
/** @import { OptionView } from "../types.js" */
/** @import { ThingFace } from "./game.js" */

/**
 * @typedef {object} Sheet
 * @property {Game} game
 * @property {Scene} scene
 * @property {boolean} busy whether an answer is on its way
 */

/**
 * @param {Sheet} sheet
 * @returns {unknown} null if no thing is selected, or if it is no longer there
 */
export function thingSheet({ game, scene, busy }) {
  const { reading } = scene;
  const face = faceOfSelected(game, scene);
  if (!face) return null;
  const options = optionsAbout(scene.targets, reading);
  return html`<section class="thing-sheet" data-testid="sheet" aria-label=${face.name} data-type=${ifDefined(face.type)}>
    <header>
      <span class="thing-art">${face.art}</span>
      <div><h3>${face.name}</h3><p class="thing-facts">${face.facts}</p></div>
      <button class="quiet round" data-testid="close-sheet" aria-label=${t("close")} @click=${() => scene.read(reading)}>
        ${icon("icon-close")}</button>
    </header>
    <p class="thing-text">${face.text}</p>
    ${face.more ?? nothing}
    ${options.length > 0
      ? html`<ul class="deeds">${options.map((option) => optionButton({ game, scene, busy }, option))}</ul>`
      : whyNot(game, scene)}
  </section>`;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 */
function whyNot(game, scene) {
  const reasons = reasonsOf(game, scene);
  if (reasons.size === 0) return nothing;
  return html`<ul class="why-not" data-testid="why-not">${[...reasons].map((reason) => html`<li>${icon("icon-close")} ${reason}</li>`)}</ul>`;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @returns {Set<string>} reasons why no option is about the selected thing and its parts
 */
export function reasonsOf(game, scene) {
  const { blocked, targets, reading, names } = scene;
  const reasons = (/** @type {string} */ key) => optionsAbout(blocked, key).map((one) => game.blockedText(one, names));
  const parts = game.partsOf?.(scene, reading) ?? [];
  const open = parts.some((part) => optionsAbout(targets, part).length > 0);
  const ofParts = open ? [] : parts.flatMap((part) => reasons(part).map((reason) => ({ thing: game.thing(scene, part)?.name ?? "", reason })));
  const same = new Set(ofParts.map(({ reason }) => reason)).size < 2;
  return new Set([...reasons(reading), ...ofParts.map(({ thing, reason }) => (same ? reason : t("blocked-part", { thing, reason })))]);
}

/**
 * @param {Sheet} sheet
 * @param {OptionView} option
 */
function optionButton({ game, scene, busy }, option) {
  const { act, effects = [] } = game.option(scene, option);
  const chosen = scene.chosen.includes(option.id);
  const collected = isCollected(scene.ask);
  const off = busy || (collected && !chosen && scene.chosen.length >= (scene.ask?.most ?? 0));
  return html`<li><button class=${classMap({ option: true, deed: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
    data-option=${option.id} data-verb=${option.verb} ?disabled=${off}
    aria-pressed=${collected ? String(chosen) : nothing} @click=${() => scene.press(option.id)}>
    <span class="label">${act}${effects.length > 0 ? html`<span class="effects">${effects.map((line) => html`<small>${line}</small>`)}</span>` : nothing}</span>
  </button></li>`;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @returns {ThingFace | null}
 */
function faceOfSelected(game, scene) {
  return scene.reading ? game.thing(scene, scene.reading) : null;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @returns {string} the description of the selected thing, for screen readers
 */
export function spokenText(game, scene) {
  const face = faceOfSelected(game, scene);
  return face ? joined("join-stops", [face.name, face.text]) : "";
}

/**
 * Draws the description of a thing as the body of a dialog.
 * @param {ThingFace} face
 */
export function faceView({ type, art, facts, text }) {
  return html`<div class="sheet-body" data-type=${ifDefined(type)}>
    <div class="sheet-art">${art}</div>
    <div><p class="sheet-facts">${facts}</p><p>${text}</p></div>
  </div>`;
}

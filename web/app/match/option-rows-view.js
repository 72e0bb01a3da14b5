// @ts-check
// Draws the options of a question as rows of the panel: a press on the row answers or, in a row that opens a sheet, a press
// on its button. `scene.press` calls `Session.press` (session.js).
import { classMap, html, ifDefined, nothing } from "../../vendor/lit.js";
import { answerName, t } from "../../lib/i18n.js";
import { face as shield } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";
import { keyOf, thing } from "../../kit/target.js";

/** @import { Group, OptionFace, Scene } from "../../kit/game.js" */
/** @import { OptionView } from "../../types.js" */
/** @import { AskScene } from "./ask-view.js" */
/** @typedef {import("../../kit/game.js").Game<any>} Game */

/**
 * @param {AskScene} panel
 * @param {readonly Group[]} groups
 */
export function optionRows(panel, groups) {
  return html`${groups.map(
    ({ title, name, options, muted = false }) => html`${title ? html`<li class="divider">${title}</li>` : nothing}
      ${options.map((option) => optionItem(panel, option, { name, muted }))}`,
  )}
  ${panel.choice.collects ? confirmItem(panel) : nothing}`;
}

/**
 * @param {AskScene} panel
 * @param {OptionView} option
 * @param {Pick<Group, "name" | "muted">} [group] whether it has no effect, and what it has in common with others
 */
export function optionItem(panel, option, group = {}) {
  const { game, choice } = panel;
  const key = keyOf(option);
  return key && !choice.collects && game.separateButton(choice.ask, option) ? separateItem(panel, option, key, group) : plainItem(panel, option, key, group);
}

/**
 * Draws an option whose press answers, or collects it if the question wants several. If it has a badge, the row shows only
 * warnings; its other effects are in the sheet, so that the list stays short.
 * @param {AskScene} panel
 * @param {OptionView} option
 * @param {string} key of the thing it is about; "" for none
 * @param {Pick<Group, "name">} group
 */
function plainItem({ game, scene, choice, busy }, option, key, { name }) {
  const face = game.option(scene, option);
  const chosen = choice.chosen.includes(option.id);
  const gives = option.verb !== "cancel" && choice.collects;
  const off = busy || (gives && !chosen && choice.full);
  const shown = face.badge ? warned(face) : face;
  // The name of an answer is short; what it costs and does describes it.
  const told = face.brief || face.badge || (shown.effects ?? []).length > 0;
  return html`<li class="option-row" data-verb=${option.verb} data-part=${(face.part ?? name) || nothing}>
    <button class=${classMap({ option: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
      data-option=${option.id} data-verb=${option.verb} data-name=${ifDefined(option.args["name"])}
      data-type=${ifDefined(face.type)} ?disabled=${off} aria-pressed=${gives ? String(chosen) : nothing}
      aria-label=${told ? face.text : nothing} aria-describedby=${told ? `hint-${option.id} does-${option.id} badge-${option.id}` : nothing} @click=${() => scene.press(option.id)}>
      ${faceView(shown, option.id)}
    </button>
    ${key ? aboutButton(game, scene, key) : nothing}
  </li>`;
}

/**
 * Draws an option that must not be pressed by mistake: its face opens a sheet about it, and a separate button answers.
 * @param {AskScene} panel
 * @param {OptionView} option
 * @param {string} key of the thing it is about
 * @param {Pick<Group, "name" | "muted">} group
 */
function separateItem({ game, scene, busy }, option, key, { name, muted = false }) {
  const face = game.option(scene, option);
  const { press } = thing(scene, key);
  return html`<li class=${classMap({ "option-row": true, separate: true, muted })} data-verb=${option.verb} data-part=${name || nothing}>
    <button class="option-face" data-target=${option.id} data-thing=${key} data-type=${ifDefined(face.type)}
      aria-expanded="false" @click=${press}>${faceView(warned(face))}</button>
    <button class="option act" data-testid="option" data-option=${option.id} data-verb=${option.verb} ?disabled=${busy}
      aria-label=${answerName(face.act, face.text)} @click=${() => scene.press(option.id)}>${face.act}</button>
  </li>`;
}

/**
 * Returns the face with its warnings instead of all its effects; the sheet has the effects.
 * @param {OptionFace} face
 */
function warned(face) {
  return { ...face, effects: face.warnings ?? [] };
}

/**
 * @param {OptionFace} face
 * @param {string} [option] by which hint and effects are found where they describe the answer and are no part of its name
 */
function faceView({ icon: picture, seat, text, hint, badge, effects = [] }, option) {
  return html`<span class="medallion">${shield(seat) ?? icon(picture)}</span>
    <span class="label">${text} ${hint ? html`<small id=${ifDefined(option && `hint-${option}`)}>${hint}</small>` : nothing}
      ${effects.length > 0 ? html`<small class="effects" id=${ifDefined(option && `does-${option}`)}>${effects.map((line) => html`<span>${line}</span> `)}</small>` : nothing}</span>
    ${badge ? html`<span id=${ifDefined(option && `badge-${option}`)}>${badge}</span>` : nothing}`;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @param {string} key
 */
function aboutButton(game, scene, key) {
  const name = game.thing(scene, key)?.name ?? "";
  return html`<button class="quiet round about" data-thing=${key} aria-label=${t("about", { name })} aria-expanded="false" @click=${() => scene.read(key)}>
    ${icon("icon-info")}</button>`;
}

/** @param {AskScene} panel */
export function confirmItem({ choice, busy, confirm }) {
  return html`<li class="option-row confirm">
    <button class="option confirm" data-testid="option" data-option="confirm" ?disabled=${!choice.complete || busy} @click=${confirm}>
      <span class="medallion">${icon("icon-check")}</span><span class="label">${t("option-confirm")}</span>
    </button>
  </li>`;
}

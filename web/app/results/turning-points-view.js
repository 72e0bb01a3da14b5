// @ts-check
// Draws the turning points of a game: each in words, with a button that opens it in the replay.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";

/** @import { Turn } from "./score-history.js" */

/**
 * @typedef {object} TurningScene
 * @property {readonly Turn[]} turns
 * @property {readonly string[]} names
 * @property {(event: import("../../types.js").EventView) => string} eventText
 * @property {(number: number) => void} look opens the replay at that moment
 */

/** @param {TurningScene} scene */
export function turningView(scene) {
  if (scene.turns.length === 0) return nothing;
  return html`<section class="turning" aria-labelledby="turning-title">
    <h3 id="turning-title">${t("turning-points")}</h3>
    <ol>${scene.turns.map((turn) => turnItem(scene, turn))}</ol>
  </section>`;
}

/**
 * @param {TurningScene} scene
 * @param {Turn} turn
 */
function turnItem({ names, eventText, look }, turn) {
  const { number, text, seat, entry } = turn;
  return html`<li><button class="plain" data-testid="turning-point" data-moment=${number} @click=${() => look(number)}>
    ${face(seat)}<span><b>${text}</b> ${changeText(turn, names[seat] ?? "")}${entry ? html`<small>${eventText(entry.event)}</small>` : nothing}</span>${icon("icon-replay")}
  </button></li>`;
}

/**
 * @param {Turn} turn
 * @param {string} name
 * @returns {string} the change as a sentence
 */
function changeText({ by, chance, leads }, name) {
  if (chance !== null) return sentence(by < 0 ? "turning-worse" : "turning-better", { name, from: chance - by, to: chance });
  return sentence(leads ? "turning-lead" : by < 0 ? "turning-loss" : "turning-gain", { name, count: Math.abs(by) });
}

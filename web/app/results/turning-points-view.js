// @ts-check
// Draws the turning points of a game: each in words, with a button that opens it in the replay.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";

/** @import { EventView, TurningPoint } from "../../types.js" */

/**
 * @typedef {object} TurningScene
 * @property {readonly TurningPoint[]} turns
 * @property {readonly string[]} names
 * @property {(event: EventView) => string} eventText
 * @property {(part: EventView | null) => string} partText the name of a part of the game
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
 * @param {TurningPoint} turn
 */
function turnItem({ names, eventText, partText, look }, turn) {
  const { number, part, seat, event } = turn;
  return html`<li><button class="plain" data-testid="turning-point" data-moment=${number} @click=${() => look(number)}>
    ${face(seat)}<span><b>${partText(part)}</b> ${changeText(turn, names[seat] ?? "")}${event ? html`<small>${eventText(event)}</small>` : nothing}</span>${icon("icon-replay")}
  </button></li>`;
}

/**
 * @param {TurningPoint} turn
 * @param {string} name
 * @returns {string} the change as a sentence
 */
function changeText({ by, chance, leads }, name) {
  if (chance !== null) return sentence(by < 0 ? "turning-worse" : "turning-better", { name, from: chance - by, to: chance });
  return sentence(leads ? "turning-lead" : by < 0 ? "turning-loss" : "turning-gain", { name, count: Math.abs(by) });
}

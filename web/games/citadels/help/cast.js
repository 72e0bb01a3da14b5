// @ts-check
// Draws the characters of the first set in the lobby, so that a newcomer can read about them before the first game.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon, noIcon } from "../../../lib/icon.js";
import { worded } from "../words/names.js";
import { showCharacter } from "../board/thing-text.js";

/**
 * @param {import("../../../kit/game.js").Offer | null} catalogue
 * @param {boolean} pictured whether to draw pictures already: they take longer than the rest of the lobby
 */
export function castView(catalogue, pictured) {
  const edition = catalogue?.editions[0];
  const set = edition?.presets[0];
  if (!edition || !set) return nothing;
  const rankOf = (/** @type {string} */ id) => edition.characters.find((other) => other.id === id)?.rank ?? null;
  return html`<section class="cast" aria-labelledby="cast-title">
    <h2 id="cast-title">${t("cast")}</h2>
    <ul>
      ${set.characters.map(
        (id) => html`<li><button class="cast-role" @click=${() => showCharacter(id, rankOf(id))}>
          ${pictured ? icon(`character-${id}`) : noIcon}<span>${worded(`character-${id}`)}</span></button></li>`,
      )}
    </ul>
  </section>`;
}

// @ts-check
// Draws the choice of the game.
import { html } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";

/**
 * @param {readonly string[]} games ids
 * @param {string} chosen
 * @param {(game: string) => void} choose
 */
export function gamesView(games, chosen, choose) {
  return html`<div class="games segments" role="group" aria-label=${t("choose-game")}>
    ${games.map(
      (id) => html`<button type="button" data-testid="choose-game" data-game=${id} aria-pressed=${String(id === chosen)}
        @click=${() => choose(id)}>${t(`game-${id}`)}</button>`,
    )}
  </div>`;
}

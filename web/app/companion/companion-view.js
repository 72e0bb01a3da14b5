// @ts-check
// Draws the frame of the companion: the way back, the game, and its parts.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { gamesView } from "../../kit/choose-game-view.js";

/**
 * @typedef {object} Frame
 * @property {readonly {id: string, icon: string}[]} parts
 * @property {string} part the one that is open
 * @property {readonly string[]} games
 * @property {string} game
 * @property {(part: string) => void} go
 * @property {() => void} close
 * @property {(game: string) => void} chooseGame
 * @property {unknown} content
 * @property {string} shop where the box is sold; "" if the owner of this copy does not say
 */

/** @param {Frame} frame */
export function companionView({ parts, part, games, game, go, close, chooseGame, content, shop }) {
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && !(event.target instanceof HTMLInputElement && event.target.value) && close();
  return html`<main class="companion" data-testid="companion" data-part=${part} @keydown=${leaveBy}>
    <header>
      <button class="quiet round" data-testid="close-companion" aria-label=${t("close")} title=${t("close")} @click=${close}>${icon("icon-back")}</button>
      <h1 id="companion-title" tabindex="-1">${t("with-box")}</h1>
      <nav class="real-parts segments" aria-label=${t("real-parts")}>
        ${parts.map(({ id, icon: picture }) => html`<button data-testid="real-part" data-part=${id} aria-pressed=${String(id === part)} @click=${() => go(id)}>${icon(picture)} <span>${t(`real-part-${id}`)}</span></button>`)}
      </nav>
    </header>
    ${part === "set" ? gamesView(games, game, chooseGame) : nothing}
    ${content}
    ${part === "set" ? html`<p class="real-makers">${t(`game-${game}-about`)} ${t("real-need-box")}
      ${shop ? html`<a href=${shop} data-testid="real-sold" target="_blank" rel="noopener">${t("real-sold")}</a>` : nothing}</p>` : nothing}
  </main>`;
}

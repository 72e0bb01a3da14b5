// @ts-check
// Draws the frame of the workshop: the back button, the title, the games, and why players cannot be stored.
import { html, nothing } from "../../vendor/lit.js";
import { labelled, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { unreadableNote } from "../../lib/unreadable-note.js";

/**
 * @typedef {object} WorkshopScene
 * @property {readonly string[]} games
 * @property {string} game
 * @property {string} title the name of the player in the editor
 * @property {boolean} inEditor
 * @property {string} trouble the reason why players are not stored; "" for none
 * @property {number} unreadable players and libraries that cannot be read
 * @property {readonly import("../../lib/unreadable-note.js").UnreadableEntry[]} broken what can be done with each of them
 * @property {unknown} content
 * @property {import("./file-drop.js").FileDrop} drop
 * @property {(id: string) => void} chooseGame
 * @property {() => void} close
 */

/** @param {WorkshopScene} scene */
export function workshopView({ games, game, inEditor, title, trouble, unreadable, broken, content, drop, chooseGame, close }) {
  const back = inEditor ? t("workshop-back") : t("close");
  return html`<main class="statistics workshop" data-testid="workshop-screen" data-editor=${inEditor ? "open" : nothing}
      @dragover=${drop.over} @dragleave=${drop.leave} @drop=${drop.drop}>
    <header>
      <button class="quiet round" data-testid="close-workshop" aria-label=${back} title=${back} @click=${close}>${icon("icon-back")}</button>
      <h1 id="workshop-title" tabindex="-1">${title ? html`<span aria-hidden="true">${t("workshop")}</span><span class="hidden">${labelled(t("workshop"), title)}</span>` : t("workshop")}</h1>
      ${inEditor
        ? html`<span class="workshop-game">${t(`game-${game}`)}</span>`
        : html`<div class="segments" role="group" aria-label=${t("choose-game")}>
            ${games.map((id) => html`<button data-game=${id} aria-pressed=${String(id === game)} @click=${() => chooseGame(id)}>${t(`game-${id}`)}</button>`)}
          </div>`}
    </header>
    ${trouble ? html`<p class="notice" role="alert" data-testid="player-not-stored">${trouble}</p>` : nothing}
    ${unreadableNote(unreadable, broken)}
    ${content}
  </main>`;
}

// @ts-check
// Draws the list of problems: positions of own games that are due, and the book by theme.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { unreadableNote } from "../../lib/unreadable-note.js";
import { themeText } from "./solution-view.js";

/**
 * @typedef {object} ProblemsScene
 * @property {readonly string[]} games
 * @property {string} game
 * @property {boolean} ready whether a problem can be opened
 * @property {readonly string[]} troubles
 * @property {number} unreadable records that cannot be read
 * @property {readonly import("../../lib/unreadable-note.js").UnreadableEntry[]} broken what can be done with each of them
 * @property {number} putAside positions that the engine could not open
 * @property {{found: number, due: number}} own positions of own games: how many there are, and how many are offered
 * @property {readonly {theme: string, count: number, solved: number}[]} themes of the book
 * @property {() => void} startOwn
 * @property {(theme: string) => void} start "": all themes
 * @property {(id: string) => void} chooseGame
 * @property {() => void} close
 */

/** @param {ProblemsScene} scene */
export function problemsView(scene) {
  const { close, games, game, chooseGame, troubles, unreadable, broken, putAside } = scene;
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  return html`<main class="statistics problems" data-testid="problems" @keydown=${leaveBy}>
    <header>
      <button class="quiet round" data-testid="close-problems" aria-label=${t("close")} title=${t("close")} @click=${close}>${icon("icon-back")}</button>
      <h1 id="problems-title" tabindex="-1">${t("problems")}</h1>
    </header>
    <p class="problems-intro">${t("problems-intro")}</p>
    <div class="statistics-choices"><div class="segments" role="group" aria-label=${t("choose-game")}>
      ${games.map((id) => html`<button data-game=${id} aria-pressed=${String(id === game)} @click=${() => chooseGame(id)}>${t(`game-${id}`)}</button>`)}
    </div></div>
    ${troubles.map((trouble) => html`<p class="notice" role="alert">${trouble}</p>`)}
    ${unreadableNote(unreadable, broken)}
    ${putAside > 0 ? html`<p class="notice" role="status" data-testid="problems-put-aside">${t("problems-put-aside", { count: putAside })}</p>` : nothing}
    ${ownView(scene)} ${bookView(scene)}
  </main>`;
}

/** @param {ProblemsScene} scene */
function ownView({ own: { found, due }, ready, startOwn }) {
  return html`<section aria-labelledby="problems-own">
    <h2 id="problems-own">${t("problems-own")}</h2>
    <p>${found === 0 ? t("problems-own-none") : due === 0 ? t("problems-own-later") : t("problems-own-text")}</p>
    ${due > 0
      ? html`<button class="primary" data-testid="problems-own" ?disabled=${!ready} @click=${startOwn}>${icon("icon-replay")} ${t("problems-own-start", { count: due })}</button>`
      : nothing}
  </section>`;
}

/** @param {ProblemsScene} scene */
function bookView({ themes, ready, start }) {
  const [count, solved] = [sum(themes.map((one) => one.count)), sum(themes.map((one) => one.solved))];
  if (count === 0) return nothing;
  return html`<section aria-labelledby="problems-book">
    <h2 id="problems-book">${t("problems-book")}</h2>
    <p>${t("problems-solved", { solved, count })}</p>
    <ul class="problem-themes">
      ${[{ theme: "", count, solved }, ...themes].map((one) => html`<li><button class=${one.theme ? "plain" : "primary"} data-testid="problem-theme"
        data-theme=${one.theme} ?disabled=${!ready} @click=${() => start(one.theme)}>
        <span>${one.theme ? themeText(one.theme) : t("problem-theme-all")}</span>
        <b class="tally"><span aria-hidden="true">${one.solved} / ${one.count}</span><span class="hidden">${t("problems-solved", { solved: one.solved, count: one.count })}</span></b>
      </button></li>`)}
    </ul>
  </section>`;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((whole, one) => whole + one, 0);
}

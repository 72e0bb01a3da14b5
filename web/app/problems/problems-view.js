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
 * @property {import("../../types.js").ListedProblems | null} listed null before the engine has said what is offered
 * @property {(ids: readonly string[]) => void} start opens these problems one after the other
 * @property {(id: string) => void} chooseGame
 * @property {() => void} close
 */

/** @param {ProblemsScene} scene */
export function problemsView(scene) {
  const { close, games, game, chooseGame, troubles, unreadable, broken, listed } = scene;
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
    ${listed ? listedView(scene, listed) : troubles.length > 0 ? nothing : html`<p role="status">${t("loading-engine")}</p>`}
  </main>`;
}

/**
 * @param {ProblemsScene} scene
 * @param {import("../../types.js").ListedProblems} listed
 */
function listedView({ ready, start }, { own, due, put_aside: putAside, themes: [all, ...themes] }) {
  return html`${putAside > 0 ? html`<p class="notice" role="status" data-testid="problems-put-aside">${t("problems-put-aside", { count: putAside })}</p>` : nothing}
  <section aria-labelledby="problems-own">
    <h2 id="problems-own">${t("problems-own")}</h2>
    <p>${own.length === 0 ? t("problems-own-none") : due.length === 0 ? t("problems-own-later") : t("problems-own-text")}</p>
    ${due.length > 0
      ? html`<button class="primary" data-testid="problems-own" ?disabled=${!ready} @click=${() => start(due)}>${icon("icon-replay")} ${t("problems-own-start", { count: due.length })}</button>`
      : nothing}
  </section>
  ${all ? html`<section aria-labelledby="problems-book">
    <h2 id="problems-book">${t("problems-book")}</h2>
    <p>${t("problems-solved", { solved: all.solved, count: all.problems.length })}</p>
    <ul class="problem-themes">
      ${[all, ...themes].map(({ theme, problems, solved }) => html`<li><button class=${theme ? "plain" : "primary"} data-testid="problem-theme"
        data-theme=${theme} ?disabled=${!ready} @click=${() => start(problems)}>
        <span>${theme ? themeText(theme) : t("problem-theme-all")}</span>
        <b class="tally"><span aria-hidden="true">${solved} / ${problems.length}</span><span class="hidden">${t("problems-solved", { solved, count: problems.length })}</span></b>
      </button></li>`)}
    </ul>
  </section>` : nothing}`;
}

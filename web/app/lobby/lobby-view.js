// @ts-check
// Draws the lobby: the button for a new game, stored games, files in and out, the language.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { LANGUAGES, language, languageName, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Lobby
 * @property {unknown} notices a new version, or what keeps the engine from starting
 * @property {unknown} loading how far the engine is
 * @property {unknown} form the form for a new game, if it is open, or the waiting room
 * @property {"setup" | "room" | ""} formKind which of the two; "" for neither
 * @property {string} skyline the picture above, a path in the site
 * @property {readonly string[]} games ids of what can be chosen
 * @property {string} game the one that is chosen
 * @property {(game: string) => void} chooseGame
 * @property {boolean} ready whether it is known what can be played
 * @property {boolean} known whether there are games here already
 * @property {boolean} storing whether the browser lets the page store games
 * @property {unknown} saves
 * @property {unknown} welcome what the game says about itself
 * @property {unknown} foot what stands at the left end of the foot
 * @property {unknown} buttons what stands at its right end
 * @property {unknown} firstTime the offer for a first visit
 * @property {unknown} daily the way to the deal of the day
 * @property {() => void} openForm
 * @property {(() => void) | null} openJoin opens the screen where a guest joins a room; null where the browser cannot
 * @property {() => void} openHelp
 * @property {() => void} openAbout
 * @property {() => void} openStatistics
 * @property {() => void} openProblems
 * @property {() => void} openWorkshop
 * @property {(code: string) => void} setLanguage
 */

/** @param {Lobby} lobby */
export function lobbyView(lobby) {
  return html`<div class="lobby" data-form=${lobby.formKind || nothing}>
    <header class="hero">
      <img class="skyline" src=${`./${lobby.skyline}`} alt="" width="1600" height="420" />
      <div class="hero-words">
        <h1>${t("title")}</h1>
        <p>${t("subtitle")}</p>
      </div>
      <div class="hero-tools">
        <button class="hero-help" data-testid="open-help" aria-label=${t("help")} @click=${lobby.openHelp}>
          ${icon("icon-info")}<span>${t("help")}</span></button>
        <nav class="languages" aria-label=${t("language")}>
          ${LANGUAGES.map(
            (code) => html`<button class="language" lang=${code} aria-pressed=${String(code === language())}
              @click=${() => lobby.setLanguage(code)}>${languageName(code)}</button>`,
          )}
        </nav>
      </div>
    </header>
    <main class="lobby-main">
      ${lobby.notices}
      ${lobby.form
        ? html`${lobby.loading} ${lobby.form}`
        : html`<div class="lobby-columns">
            <section class="start">${startButtons(lobby)}</section>
            <div class="lobby-side">${lobby.saves} ${lobby.welcome}</div>
          </div>`}
    </main>
    <footer class="lobby-foot">${lobby.foot}${lobby.storing ? html`<span>${t("credits")}</span>` : nothing}
      <button class="quiet to-about" data-testid="open-about" @click=${lobby.openAbout}>${t("help-part-about")}</button>${lobby.buttons}</footer>
  </div>`;
}

/** @param {Lobby} lobby */
function startButtons({ ready, known, loading, games, game, chooseGame, firstTime, daily, openForm, openJoin, openStatistics, openProblems, openWorkshop }) {
  return html`<div class="games segments" role="group" aria-label=${t("choose-game")}>
      ${games.map(
        (id) => html`<button data-testid="choose-game" data-game=${id} aria-pressed=${String(id === game)}
          @click=${() => chooseGame(id)}>${t(`game-${id}`)}</button>`,
      )}
    </div>
    <button class="primary big" data-testid="new-game" ?disabled=${!ready} @click=${openForm}>
      ${icon("icon-build")} ${t("new-game")}
    </button>
    ${firstTime}
    ${daily}
    ${openJoin
      ? html`<button class="plain join-friend" data-testid="join-friend" @click=${openJoin}>${icon("icon-friends")} ${t("join-friend")}</button>`
      : nothing}
    <button class="plain to-problems" data-testid="open-problems" @click=${openProblems}>${icon("icon-hint")} ${t("problems")}</button>
    <button class="plain to-workshop" data-testid="workshop" @click=${openWorkshop}>${icon("icon-bot")} ${t("workshop")}</button>
    <button class="plain to-statistics" data-testid="open-statistics" @click=${openStatistics}>${icon("icon-chart")} ${t("statistics")}</button>
    <p class=${classMap({ pitch: true, known })}>${t("pitch")}</p>
    ${loading}`;
}

// @ts-check
// Draws the lobby: the picture, one sentence, the few doors that lead in, and behind "More" all the rest.
import { html, nothing } from "../../vendor/lit.js";
import { LANGUAGES, language, languageName, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { doorView } from "./door-view.js";

/**
 * @typedef {object} Lobby
 * @property {unknown} notices a new version, or what keeps the engine from starting
 * @property {unknown} loading how far the engine is, where somebody waits for it
 * @property {unknown} form what replaces the doors: the form for a new game, the ways to play with friends, or the waiting room
 * @property {"setup" | "room" | "friends" | ""} formKind which of them; "" for none
 * @property {string} skyline the picture above, a path in the site
 * @property {string} lastTown the address of a picture in its place, of the town that was built last; "" where there is none
 * @property {unknown} games the choice of the game
 * @property {boolean} ready whether it is known what can be played
 * @property {boolean} newcomer whether the person has played nothing here yet
 * @property {boolean} more whether the rest is shown
 * @property {boolean} storing whether the browser lets the page store games
 * @property {unknown} underWay the game that was played last and goes on; null where there is none
 * @property {{name: string, open: () => void} | null} back the way to a friend's table, and the friend's name; "" for a big screen
 * @property {unknown} saves the other stored games
 * @property {unknown} welcome what the game says about itself
 * @property {unknown} state of the copy on this device
 * @property {unknown} install the button that installs the page
 * @property {{start: () => void, dismiss: () => void, ready: boolean} | null} guided the offer of a guided game
 * @property {unknown} daily the way to the deal of the day and the problems
 * @property {boolean} starting whether a game is about to be dealt
 * @property {() => void} play deals a game
 * @property {() => void} openForm
 * @property {() => void} openFriends
 * @property {() => void} toggleMore
 * @property {() => void} openHelp
 * @property {() => void} openAbout
 * @property {() => void} openSettings
 * @property {() => void} openStatistics
 * @property {() => void} openWorkshop
 * @property {(code: string) => void} setLanguage
 */

/** @param {Lobby} lobby */
export function lobbyView(lobby) {
  return html`<div class="lobby" data-form=${lobby.formKind || nothing} data-more=${lobby.more ? "yes" : nothing}>
    <header class="hero">
      <img class="skyline" data-town=${lobby.lastTown ? "last" : nothing} src=${lobby.lastTown || `./${lobby.skyline}`} alt="" width="1600" height="420" />
      <div class="hero-words">
        <h1>${t("title")}</h1>
        <p class="pitch">${t(lobby.newcomer ? "pitch" : "subtitle")}</p>
      </div>
      <div class="hero-tools">
        <nav class="languages" aria-label=${t("language")}>
          ${LANGUAGES.map(
            (code) => html`<button class="language" lang=${code} aria-label=${languageName(code)} aria-pressed=${String(code === language())}
              @click=${() => lobby.setLanguage(code)}><span class="language-name">${languageName(code)}</span><span class="language-short">${languageName(code).slice(0, 3)}</span></button>`,
          )}
        </nav>
        <button class="hero-gear" data-testid="device" aria-label=${t("device")} title=${t("device")} @click=${lobby.openSettings}>
          ${icon("icon-settings")}</button>
      </div>
    </header>
    <main class="lobby-main">
      ${lobby.notices} ${lobby.loading}
      ${lobby.form || html`${doors(lobby)} ${rest(lobby)}`}
    </main>
    <footer class="lobby-foot">${lobby.state}</footer>
  </div>`;
}

/** @param {Lobby} lobby */
function doors(lobby) {
  const { underWay, back, more, toggleMore } = lobby;
  return html`<section class="start">
    ${back ? doorView({ testid: "back-to-friends", icon: "icon-friends", words: back.name ? t("back-to-friends", { name: back.name }) : t("come-back"), main: true, open: back.open }) : nothing}
    ${underWay ?? nothing}
    <div class="doors">${lobby.newcomer ? firstDoors(lobby) : usualDoors(lobby)}</div>
    <div class="start-foot">
      ${underWay ? nothing : changeButton(lobby, "quiet")}
      <button class="quiet more-toggle" data-testid="more" aria-expanded=${String(more)} aria-controls="lobby-rest" @click=${toggleMore}>
        ${icon("icon-menu")} ${t("more")}</button>
    </div>
  </section>`;
}

/**
 * Draws the way to the form for a new game.
 * @param {Lobby} lobby
 * @param {"quiet" | "plain"} look
 */
function changeButton({ ready, openForm }, look) {
  return html`<button class=${look} data-testid="new-game" ?disabled=${!ready} @click=${openForm}>${icon("icon-player")} ${t("change-game")}</button>`;
}

/** @param {Lobby} lobby @param {boolean} main */
const playDoor = ({ ready, starting, play }, main) => doorView({ testid: "play-now", icon: "icon-play", words: t("play-now"), ready, main, busy: starting, open: play });

/** @param {Lobby} lobby */
function firstDoors(lobby) {
  const { guided, ready, openFriends } = lobby;
  return html`${guided ? doorView({ testid: "guided", icon: "icon-star", words: t("guided"), ready: guided.ready, main: !lobby.back, open: guided.start }) : nothing}
    ${playDoor(lobby, false)}
    ${doorView({ testid: "with-friends", icon: "icon-friends", words: t("with-friends"), ready, open: openFriends })}`;
}

/** @param {Lobby} lobby */
function usualDoors(lobby) {
  const { daily, underWay, ready, openFriends } = lobby;
  return html`${playDoor(lobby, !underWay && !lobby.back)}
    ${doorView({ testid: "with-friends", icon: "icon-friends", words: t("with-friends"), ready, open: openFriends })}
    ${daily}`;
}

/** Draws what is one step behind. It is on the page, hidden, so that a file can be taken in at any time.
 * @param {Lobby} lobby
 */
function rest(lobby) {
  const { more, newcomer, underWay, games, guided, daily, install, saves, welcome, storing } = lobby;
  return html`<div class="lobby-rest" id="lobby-rest" ?hidden=${!more}>
    <section class="lobby-more" aria-label=${t("more")}>
      ${games} ${underWay ? changeButton(lobby, "plain") : nothing}
      ${guided ? guidedOffer(guided, newcomer) : nothing}
      ${newcomer ? daily : nothing}
      <button class="plain hero-help" data-testid="open-help" @click=${lobby.openHelp}>${icon("icon-info")} ${t("help")}</button>
      <button class="plain to-statistics" data-testid="open-statistics" @click=${lobby.openStatistics}>${icon("icon-chart")} ${t("statistics")}</button>
      <button class="plain to-workshop" data-testid="workshop" @click=${lobby.openWorkshop}>${icon("icon-bot")} ${t("workshop")}</button>
      ${install}
      <button class="plain to-about" data-testid="open-about" @click=${lobby.openAbout}>${icon("icon-log")} ${t("help-part-about")}</button>
      ${storing ? html`<p class="credits">${t("credits")}</p>` : nothing}
    </section>
    <div class="lobby-side">${saves} ${welcome}</div>
  </div>`;
}

/**
 * @param {NonNullable<Lobby["guided"]>} guided
 * @param {boolean} newcomer who has its door above
 */
function guidedOffer({ start, dismiss, ready }, newcomer) {
  return html`<div class="first-time">
    ${newcomer
      ? nothing
      : html`<button class="plain" data-testid="guided" ?disabled=${!ready} @click=${start}>${icon("icon-star")} ${t("guided")}</button>`}
    <button class=${newcomer ? "quiet" : "quiet round"} data-testid="guided-dismiss" aria-label=${t("guided-dismiss")} title=${t("guided-dismiss")}
      @click=${dismiss}>${icon("icon-close")} ${newcomer ? t("guided-dismiss") : nothing}</button>
  </div>`;
}

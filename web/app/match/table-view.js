// @ts-check
// Draws the frame of the table: a bar above, the game's board, and the panel and the log beside it.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { SPEEDS } from "../story/pace.js";
import { tabsView, unreadBadge } from "./tabs.js";

/** @import { Tabs } from "./tabs.js" */

/**
 * @typedef {object} TableScene
 * @property {number} players
 * @property {string} phase
 * @property {string} [beat] the group of the beat that is told
 * @property {boolean} asking whether the person at this device is asked
 * @property {boolean} [replaying] whether the table shows a past moment
 * @property {"" | "screen" | "phone"} [part] what this device is at a table with a big screen
 * @property {"spread" | "scores" | "cover" | ""} [large] the part of the panel that takes room from the board: the cards of a question, the scores, the cover of a replay
 * @property {Tabs} tabs which part a narrow screen shows
 * @property {Bar} bar
 * @property {string} [told] the text about the selected thing, for screen readers
 * @property {() => void} [listen] opens the sheet for those who listen
 * @property {unknown} board the game's board, or the scores
 * @property {unknown} [story] what is told over the board
 * @property {unknown} panel the question
 * @property {unknown} log
 */

/**
 * @typedef {object} Bar
 * @property {unknown} status the state of the game, drawn
 * @property {unknown} strip the facts that all know, drawn
 * @property {boolean} stored whether the latest state of the match is stored
 * @property {string} speed of the computer players
 * @property {() => void} leave
 * @property {string} [leaveText] the text of the button that leaves, if it does not lead to the lobby
 * @property {() => void} exportMatch
 * @property {(() => void) | null} lookBack opens the replay; null if there is none
 * @property {() => void} openHelp
 * @property {() => void} askThings turns explain mode on
 * @property {(() => void) | null} [openSettings] null in a replay
 * @property {(() => void) | null} [friends] opens the list of people at the table
 * @property {((speed: string) => void) | null} setSpeed null in a replay
 * @property {boolean} [sound] whether sound is on
 * @property {(on: boolean) => void} [setSound]
 */

/** @param {TableScene} table */
export function tableView({ players, phase, beat = "", asking, replaying = false, part = "", large = "", tabs, bar, told = "", listen, board, story = nothing, panel, log }) {
  return html`<div class=${classMap({ table: true, asking, replaying })} data-players=${players} data-phase=${phase}
    data-told=${beat || nothing} data-panel=${large || nothing} data-tab=${tabs.now} data-screen=${part || nothing}>
    ${listen ? html`<button class="plain unseen" data-testid="listen" @click=${listen}>${t("listen")}</button>` : nothing}
    ${barView(bar, tabs)}
    <main class="board">${board}</main>
    ${story}
    ${tabsView(tabs)}
    <aside class="side">${panel} ${log}</aside>
    <p class="hidden" role="status">${told}</p>
  </div>`;
}

/**
 * @param {Bar} bar
 * @param {Tabs} tabs
 */
function barView(bar, tabs) {
  const leaveText = bar.leaveText ?? t("to-lobby");
  return html`<header class="bar">
    <button class="quiet round" data-testid="leave" aria-label=${leaveText} title=${leaveText} @click=${bar.leave}>
      ${icon("icon-back")}
    </button>
    <div class="when">${bar.status}</div>
    ${bar.strip}
    <div class="tools">
      ${bar.stored
        ? nothing
        : html`<button class="quiet round warning" data-testid="not-stored" title=${t("not-stored")} aria-label=${t("not-stored")}
            @click=${bar.exportMatch}>${icon("icon-export")}</button>`}
      ${bar.friends
        ? html`<button class="quiet round" data-testid="friends" aria-label=${t("friends")} title=${t("friends")}
            @click=${bar.friends}>${icon("icon-friends")}</button>`
        : nothing}
      ${bar.lookBack
        ? html`<button class="quiet round" data-testid="replay" aria-label=${t("look-back")} title=${t("look-back")}
            @click=${bar.lookBack}>${icon("icon-replay")}</button>`
        : nothing}
      ${logToggle(tabs)}
      <button class="quiet round explain" data-testid="explain" aria-label=${t("explain")} title=${t("explain")}
        @click=${bar.askThings}><b aria-hidden="true">?</b></button>
      <button class="quiet round" data-testid="open-help" aria-label=${t("help")} title=${t("help")}
        @click=${bar.openHelp}>${icon("icon-info")}</button>
      ${bar.setSound ? soundButton(bar.sound ?? false, bar.setSound) : nothing}
      ${bar.setSpeed ? speedField(bar.speed, bar.setSpeed) : nothing}
      ${bar.openSettings
        ? html`<button class="quiet round" data-testid="device" aria-label=${t("device")} title=${t("device")}
            @click=${bar.openSettings}>${icon("icon-settings")}</button>`
        : nothing}
    </div>
  </header>`;
}

/** Draws the button that opens the log on a screen where the log is a drawer.
 * @param {Tabs} tabs
 */
function logToggle({ now, unread, choose }) {
  const open = now === "log";
  return html`<button class="quiet round log-toggle" aria-label=${t("log")} title=${t("log")} aria-expanded=${String(open)}
    @click=${() => choose(open ? "table" : "log")}>${icon("icon-log")}${unreadBadge(unread)}</button>`;
}

/**
 * @param {boolean} on
 * @param {(on: boolean) => void} set
 */
function soundButton(on, set) {
  return html`<button class="quiet round sound" data-testid="sound" aria-label=${t("sound")} title=${t("sound")} aria-pressed=${String(on)}
    @click=${() => set(!on)}>${icon(on ? "icon-sound" : "icon-mute")}</button>`;
}

/**
 * @param {string} chosen
 * @param {(speed: string) => void} choose
 */
function speedField(chosen, choose) {
  return html`<label class="speed" title=${t("speed")}>
        <span class="hidden">${t("speed")}</span>
        <select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${Object.keys(SPEEDS).map(
            (speed) => html`<option value=${speed} ?selected=${speed === chosen}>${t(`speed-${speed}`)}</option>`,
          )}
        </select>
      </label>`;
}

/** Draws the panel beside the board of a finished game.
 * @param {() => void} showScores
 * @param {unknown} sheet about the selected thing
 */
export function overView(showScores, sheet) {
  return html`<section class="ask over">${sheet}<button class="primary" @click=${showScores}>${t("see-scores")}</button></section>`;
}

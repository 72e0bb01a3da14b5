// @ts-check
// Chooses the part of the table that a narrow screen shows: the table, the own place, or the log. A new question selects
// its part; until the next question, the person's choice stays.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @typedef {"table" | "own" | "log"} Tab */
/** @typedef {Pick<import("../../kit/game.js").Game<any>, "own">} Owning */
/** @typedef {{tab: Tab, at: string}} ChosenTab `at` is the id of the question at which it was chosen */

/**
 * @typedef {object} Tabs
 * @property {Tab} now
 * @property {string} own what the own place is called, see game.js
 * @property {number} unread unread chat lines
 * @property {(tab: Tab) => void} choose
 */

/**
 * @param {Owning} game
 * @param {import("../../kit/game.js").Scene} scene
 * @param {ChosenTab | null} chosen by the person
 * @param {(chosen: ChosenTab) => void} choose
 * @param {number} [unread]
 * @param {boolean} [ownFirst] whether the table is shown only for a question about it: it is on a big screen
 * @returns {Tabs}
 */
export function tabsOf({ own }, scene, chosen, choose, unread = 0, ownFirst = false) {
  const at = scene.ask?.id ?? "";
  const elsewhere = ownFirst && scene.targets.size === 0;
  const wanted = elsewhere || (scene.ask && own.asks(scene)) ? "own" : "table";
  return { now: chosen?.at === at ? chosen.tab : wanted, own: own.tab, unread, choose: (tab) => choose({ tab, at }) };
}

/** @type {readonly {tab: Tab, symbol: string}[]} */
const TABS = [
  { tab: "table", symbol: "icon-friends" },
  { tab: "own", symbol: "icon-player" },
  { tab: "log", symbol: "icon-log" },
];

/** @param {number} unread lines */
export function unreadBadge(unread) {
  return unread > 0 ? html`<b class="badge">${unread}<span class="hidden"> ${t("chat-unread", { count: unread })}</span></b>` : nothing;
}

/** @param {Tabs} tabs */
export function tabsView({ now, own, unread, choose }) {
  const name = (/** @type {Tab} */ tab) => `tab-${tab === "own" ? own : tab}`;
  return html`<nav class="tabs" aria-label=${t("tabs")}>
    ${TABS.map(
      ({ tab, symbol }) => html`<button data-testid=${name(tab)} aria-pressed=${String(tab === now)} @click=${() => choose(tab)}>
        ${icon(symbol)}<span>${t(name(tab))}</span>${tab === "log" ? unreadBadge(unread) : nothing}</button>`,
    )}
  </nav>`;
}

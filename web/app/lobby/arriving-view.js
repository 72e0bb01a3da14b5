// @ts-check
// Draws the frame of what a link or an address leads to, until that can be opened.
import { isFriendsLink, OPENING_LINK, replayMark } from "../screens/links.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { html, nothing } from "../../vendor/lit.js";
import { loadingView, troubleView } from "./loading-view.js";

/** @typedef {"replay" | "day" | "problem" | "join"} Arriving what is about to open */

/** @type {Readonly<Record<Arriving, {picture: string, title: string, words: string}>>} ids of texts */
const FRAMES = {
  replay: { picture: "icon-replay", title: "replay-title", words: "replay-link-waiting" },
  day: { picture: "icon-star", title: "daily", words: "arriving" },
  problem: { picture: "icon-star", title: "problems", words: "arriving" },
  join: { picture: "icon-friends", title: "join-title", words: "arriving" },
};

/**
 * @param {Readonly<Pick<import("../state.js").AppState, "opening" | "openingLink" | "screen">>} state
 * @param {string} link that the page was opened with, and has not followed yet
 * @param {boolean} busy whether something is on the page that a link must not replace
 * @returns {Arriving | null} what is about to open in place of the lobby
 */
export function arrivingOf({ opening, openingLink, screen: { screen } }, link, busy) {
  if (busy) return null;
  if (opening.startsWith(OPENING_LINK) || replayMark(link) !== null) return "replay";
  if (openingLink || isFriendsLink(link)) return "join";
  return screen === "replay" || screen === "day" || screen === "problem" || screen === "join" ? screen : null;
}

/**
 * @param {Arriving} arriving
 * @param {import("./loading-view.js").Starting} starting
 * @param {() => void} leave leads to the lobby
 */
export function arrivingView(arriving, starting, leave) {
  const { picture, title, words } = FRAMES[arriving];
  const trouble = troubleView(starting);
  return html`<main class="arriving" data-testid="arriving" data-kind=${arriving}>
    <p class="arriving-game">${t("title")}</p>
    <h1>${icon(picture)} ${t(title)}</h1>
    ${trouble === nothing ? html`<p role="status">${t(words)}</p>` : trouble}
    ${loadingView(starting)}
    ${arriving === "join" ? nothing : html`<button class="quiet" data-testid="arriving-leave" @click=${leave}>${icon("icon-back")} ${t("arriving-leave")}</button>`}
  </main>`;
}

// @ts-check
// Draws the ways to play with friends, before any of them is chosen.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { doorView } from "./door-view.js";

/**
 * @typedef {object} FriendsWays
 * @property {unknown} games the choice of the game
 * @property {boolean} ready whether it is known what can be played
 * @property {(() => void) | null} join takes an invitation; null where the browser cannot connect
 * @property {boolean} starting whether a room is about to open
 * @property {() => void} invite opens a room, or the form for it
 * @property {(people: import("../../kit/setup-model.js").People) => void} host opens the form for a new game, for such people
 * @property {(() => void) | null} box opens what helps people who play with the box; null where the game has nothing of it
 * @property {() => void} close
 */

/** @param {FriendsWays} ways */
export function friendsView({ games, ready, join, starting, invite, host, box, close }) {
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  return html`<section class="friends-ways" data-testid="friends-ways" aria-labelledby="friends-title" @keydown=${leaveBy}>
    <header>
      <button class="quiet round" data-testid="close-friends" aria-label=${t("close")} title=${t("close")} @click=${close}>${icon("icon-back")}</button>
      <h2 id="friends-title" tabindex="-1">${t("with-friends")}</h2>
    </header>
    ${games}
    <div class="doors">
      ${join
        ? html`${doorView({ testid: "host-friends", icon: "icon-link", words: t("friends-host"), note: t("friends-host-note"), ready, main: true, busy: starting, open: invite })}
          ${doorView({ testid: "join-friend", icon: "icon-friends", words: t("join-friend"), note: t("friends-join-note"), open: join })}`
        : nothing}
      ${doorView({ testid: "round-device", icon: "icon-player", words: t("friends-round"), note: t("friends-round-note"), ready, main: !join, open: () => host("here") })}
      ${join ? doorView({ testid: "host-screen", icon: "icon-watch", words: t("big-screen"), note: t("friends-screen-note"), ready, open: () => host("screen") }) : nothing}
      ${box ? doorView({ testid: "with-box", icon: "icon-cards", words: t("with-box"), note: t("with-box-note"), ready, open: box }) : nothing}
    </div>
    ${join ? nothing : html`<p class="setup-alone">${icon("icon-info")} ${t("friends-impossible")}</p>`}
  </section>`;
}

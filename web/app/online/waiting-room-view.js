// @ts-check
// Draws the list of seats: who sits where, who is connected, and the buttons that invite the others.
import { html, ifDefined, nothing } from "../../vendor/lit.js";
import { listed, t } from "../../lib/i18n.js";
import { valueOf } from "../../lib/fields.js";
import { isUnnamed, MOST_UNITS, sentence, shortName } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";
import { bubble, peerState } from "./peer-view.js";

/** @import { Peer } from "./peer-view.js" */

/**
 * @typedef {object} WaitingSeat
 * @property {number} seat
 * @property {string} name
 * @property {"you" | "here" | "opener" | "friend" | "computer"} who
 * @property {Peer | null} peer the person at another device; null where there is none
 * @property {import("./peer-view.js").Utterance | null} said what the person said in the last seconds
 * @property {boolean} inviting whether the invitation for this seat is shown
 * @property {boolean} connecting whether its guest is on the way
 * @property {boolean} present whether a guest is connected whose seat a computer player plays
 */

/**
 * @typedef {object} WaitingRoom
 * @property {readonly WaitingSeat[]} seats
 * @property {string} game what is played, in a few words
 * @property {readonly {guest: number, name: string}[]} watching those who watch
 * @property {((guest: number) => void) | null} seatWatcher gives one of them a seat; null where none is free, and at a guest
 * @property {((seat: number | null) => void) | null} invite for a seat, or (null) for a watcher; null at a guest
 * @property {(() => void) | null} start deals; null at a guest, and after the deal
 * @property {boolean} starting
 * @property {string} host the host's name at a guest; "" at the host
 * @property {((seat: number) => void) | null} standIn lets a computer player replace a guest; null before the deal
 * @property {((seat: number) => void) | null} handBack gives a seat back to its guest
 * @property {((name: string) => void) | null} rename names the person here; null where none is asked for
 * @property {((seat: number) => void) | null} remove sends a person away for good; null at a guest
 * @property {(seat: number) => (() => void) | null} handOver makes the guest of a seat the host; null where it cannot
 * @property {(() => unknown) | null} change opens the form for another game; null where it is not offered
 * @property {boolean} back whether the button that leaves leads to the table
 * @property {unknown} invitation the open one, or how inviting works
 * @property {unknown} pace the choice of a time for each decision, drawn
 * @property {unknown} chat
 * @property {import("./deps.js").ScreenPart} part what this device is at a table with a big screen
 * @property {() => void} leave
 */

/** @param {WaitingRoom} room */
export function waitingRoomView(room) {
  const leave = t(room.back ? "back-to-table" : "room-leave");
  return html`<main class="room" data-testid="waiting-room" data-role=${room.invite ? "opener" : "guest"}
    data-screen=${room.part || nothing}>
    <section class="room-sheet">
      <header>
        <button type="button" class="quiet round" data-testid="leave" aria-label=${leave} title=${leave}
          @click=${room.leave}>${icon("icon-back")}</button>
        <div><h1>${t("room-table")}</h1><p>${room.game}</p></div>
      </header>
      <ol class="room-seats">${room.seats.map((seat) => seatItem(room, seat))}</ol>
      ${watchers(room)}
      ${room.pace}
      ${nextPart(room)}
      ${room.change ? html`<button type="button" class="plain" data-testid="again-change" @click=${room.change}>${icon("icon-friends")} ${t("again-change")}</button>` : nothing}
    </section>
    <section class="room-beside">${room.invitation} ${room.chat}</section>
  </main>`;
}

/** @type {Readonly<Record<WaitingSeat["who"], string>>} */
const SIGNS = { you: "icon-player", here: "icon-player", opener: "icon-player", friend: "icon-friends", computer: "icon-bot" };

/**
 * @param {WaitingRoom} room
 * @param {WaitingSeat} seat
 */
function seatItem(room, { seat, name, who, peer, said, inviting, connecting, present }) {
  const handOver = room.handOver(seat);
  return html`<li class="room-seat" data-who=${who} data-there=${ifDefined(peer?.state)} aria-current=${inviting ? "true" : nothing}>
    <span class="room-sign" aria-hidden="true">${icon(SIGNS[who])}</span>
    <span class="room-name">${who === "you" && room.rename ? nameField(name, room.rename) : html`<b>${name}</b>`}${bubble(said)}<small>${peer ? peerState(peer) : t(connecting ? "room-connecting" : `room-${who}`)}</small></span>
    <span class="room-deeds">
      ${room.standIn && who === "friend" && peer?.state !== "open"
        ? button("plain", "stand-in", "icon-bot", t("stand-in"), () => room.standIn?.(seat), seat) : nothing}
      ${present && who === "computer" ? button("primary", "hand-back", "icon-friends", t("hand-back", { name }), () => room.handBack?.(seat), seat) : nothing}
      ${handOver ? button("quiet", "hand-over", "icon-star", t("hand-over"), handOver, seat) : nothing}
      ${room.remove && who === "friend" && peer?.state === "open" ? button("quiet", "remove", "icon-close", t("remove"), () => room.remove?.(seat), seat) : nothing}
      ${room.invite && (who === "friend" || (who === "computer" && !present)) ? inviteButton(room.invite, seat, name, peer, who === "computer") : nothing}
    </span>
  </li>`;
}

/** @param {string} name @param {(name: string) => void} rename */
function nameField(name, rename) {
  return html`<input maxlength=${MOST_UNITS} autocomplete="nickname" aria-label=${t("join-name")} placeholder=${t("join-name")} data-testid="host-name"
    .value=${isUnnamed(name) ? "" : name} @change=${(/** @type {Event} */ event) => rename(shortName(valueOf(event)))} />`;
}

/**
 * @param {string} style
 * @param {string} testId
 * @param {string} sign
 * @param {string} text
 * @param {() => void} press
 * @param {number} seat
 */
function button(style, testId, sign, text, press, seat) {
  return html`<button type="button" class=${style} data-testid=${testId} data-seat=${seat} @click=${press}>${icon(sign)} ${text}</button>`;
}

/**
 * @param {(seat: number) => void} invite
 * @param {number} seat
 * @param {string} name
 * @param {Peer | null} peer
 * @param {boolean} quiet whether the seat is a computer player's
 */
function inviteButton(invite, seat, name, peer, quiet) {
  if (peer?.state === "open") return nothing;
  const label = t(peer ? "invite-again-to" : "invite-somebody-to", { name });
  return html`<button type="button" class=${peer || quiet ? "plain" : "primary"} data-testid="invite" data-seat=${seat} aria-label=${label} title=${label}
    @click=${() => invite(seat)}>${icon("icon-link")} ${t(peer ? "invite-again" : "invite-somebody")}</button>`;
}

/** @param {WaitingRoom} room */
function nextPart(room) {
  if (room.back) return html`<button type="button" class="primary big" data-testid="back-to-table" @click=${room.leave}>${icon("icon-play")} ${t("back-to-table")}</button>`;
  if (room.start) return startPart(room, room.start);
  return html`<p class="room-next" role="status">${icon("icon-away")} ${room.part ? t("room-wait-screen") : sentence("room-wait", { name: room.host })}</p>`;
}

/** @param {WaitingRoom} room */
function watchers({ watching, invite, seatWatcher }) {
  if (!invite && watching.length === 0) return nothing;
  return html`<p class="room-watch">${icon("icon-watch")} <span>${t("room-watching", { count: watching.length })}</span>
    ${invite ? html`<button type="button" class="quiet" data-testid="invite" data-seat="watch" @click=${() => invite(null)}>${t("invite-watcher")}</button>` : nothing}
    ${seatWatcher ? watching.map(({ guest, name }) => html`<button type="button" class="plain" data-testid="seat-watcher" data-guest=${guest}
      @click=${() => seatWatcher(guest)}>${icon("icon-player")} ${t("seat-watcher", { name })}</button>`) : nothing}
  </p>`;
}

/**
 * @param {WaitingRoom} room
 * @param {() => void} start
 */
function startPart({ seats, starting }, start) {
  const missing = seats.filter(({ who, peer }) => who === "friend" && peer?.state !== "open").map(({ name }) => name);
  const words = missing.length > 0 ? t("room-missing", { names: listed(missing), count: missing.length }) : t("room-all-there");
  return html`<p class="room-next" role="status">${icon(missing.length > 0 ? "icon-away" : "icon-there")} ${words}</p>
    <button type="button" class=${missing.length > 0 ? "plain big" : "primary big"} data-testid="deal" ?disabled=${starting} @click=${start}>
      ${icon("icon-play")} ${t(missing.length > 0 ? "room-start-without" : "start-game")}</button>`;
}

/**
 * Draws how inviting works, in three steps.
 * @param {(() => void) | null} inviteAll
 */
export function howToInvite(inviteAll) {
  return html`<section class="room-how" aria-label=${t("room-how")}>
    <h2>${t("room-how")}</h2>
    <ol>
      <li>${icon("icon-link")}<span>${t("room-how-1")}</span></li>
      <li>${icon("icon-friends")}<span>${t("room-how-2")}</span></li>
      <li>${icon("icon-there")}<span>${t("room-how-3")}</span></li>
    </ol>
    <p>${t("room-how-private")}</p>
    ${inviteAll ? html`<button type="button" class="primary" data-testid="invite-all" @click=${inviteAll}>${icon("icon-link")} ${t("invite-all")}</button>` : nothing}
  </section>`;
}

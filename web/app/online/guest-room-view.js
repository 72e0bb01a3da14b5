// @ts-check
// Draws how a guest joins a room, the waiting room, and what the guest's table shows while it waits.
import { icon } from "../../lib/icon.js";
import { t } from "../../lib/i18n.js";
import { html, nothing } from "../../vendor/lit.js";
import { joinView } from "./join-view.js";
import { awayView } from "./peer-view.js";
import { guestPeerAt, hostSeat } from "./room-state.js";
import { problemView } from "./text-exchange-view.js";
import { waitingRoomView } from "./waiting-room-view.js";

/** @typedef {import("./room-state.js").RoomState & import("./room-state.js").GuestState} State */

/**
 * @typedef {object} GuestRoomScene
 * @property {State} state
 * @property {import("./room-state.js").ChatState["bubbles"]} bubbles
 * @property {import("./text-exchange-view.js").TextExchange} exchange shows the reply
 * @property {boolean} canConnect whether this browser can connect with another one
 * @property {string} setupText what will be played, in a few words
 * @property {unknown} internet the offer to play over the internet, drawn
 * @property {boolean} overInternet whether the person must still say if this device may connect over the internet
 * @property {unknown} note what the browser asks for before the devices may meet, drawn
 * @property {unknown} diagnosis why the devices cannot connect, drawn
 * @property {unknown} chat drawn
 * @property {unknown} passOn the part that passes on the next guest's reply, drawn; null without a big screen
 * @property {{code: unknown, refused: boolean, asks: string}} returning the return code, drawn, null where there is none; whether it is the
 *   only way; what is said while the host is asked by a mailbox, too
 * @property {unknown} far what a friend sees who opened the link of a table far away, drawn
 * @property {boolean} atTable whether a game is on the table behind the list of seats
 * @property {(error: unknown) => string} errorText
 * @property {Actions} actions
 */

/**
 * @typedef {object} Actions
 * @property {(name: string) => void} rename
 * @property {(invitation: string) => void} open
 * @property {() => void} connect
 * @property {(seat: number) => void} chooseSeat
 * @property {(room: string) => void} comeBack goes back to a room
 * @property {() => void} askAgain asks for a fresh invitation
 * @property {() => void} close closes the screen that takes an invitation
 * @property {() => void} leave leaves the room
 * @property {() => void} backToTable closes the list of seats
 */

/** @param {GuestRoomScene} scene */
export function guestRoomView(scene) {
  const { state: { stage, playerName, problem, failed, own, known, offers, offered, waits, unreachable, unanswered }, actions } = scene;
  if (stage === "in") return guestWaitingRoom(scene);
  if (stage === "far") return scene.far;
  if (stage === "back") return comingBackView({ ...scene.returning, unanswered }, known?.name ?? "", actions);
  return joinView({
    stage,
    exchange: scene.exchange,
    name: playerName,
    problem,
    failed,
    own,
    back: known && { name: known.name, press: () => actions.comeBack(known.room) },
    offers,
    offered,
    waits,
    unreachable,
    note: scene.note,
    canConnect: scene.canConnect,
    internet: scene.internet,
    overInternet: scene.overInternet,
    diagnosis: scene.diagnosis,
    errorText: scene.errorText,
    rename: actions.rename,
    open: actions.open,
    connect: actions.connect,
    chooseSeat: actions.chooseSeat,
    close: actions.close,
  });
}

/**
 * Draws what a guest sees after a reload, until it has reconnected.
 * @param {GuestRoomScene["returning"] & {unanswered: boolean}} returning
 * @param {string} host its name; "" where it is not known
 * @param {Actions} actions
 */
function comingBackView({ code, refused, asks, unanswered }, host, { askAgain, leave }) {
  // Who asks by a mailbox is told by it.
  const waits = asks !== "" || !unanswered;
  return html`<section class="carry coming-back" data-testid="coming-back" aria-labelledby="back-title">
    <header>
      <h2 id="back-title">${host ? t("back-to-friends", { name: host }) : t("coming-back")}</h2>
      <button type="button" class="quiet round" aria-label=${t("room-leave")} title=${t("room-leave")} @click=${leave}>${icon("icon-close")}</button>
    </header>
    ${waits ? html`<progress aria-labelledby="back-title"></progress>` : problemView(t("coming-back-unanswered", { name: host || t("far-host") }))}
    ${asks ? html`<p role="status">${asks}</p>` : nothing}
    ${refused ? html`<p>${t("coming-back-by-code")}</p>` : nothing}
    ${code ?? nothing}
    ${waits && !refused ? html`<p>${t("coming-back-long")}</p>` : nothing}
    <button type="button" class=${waits ? "plain" : "primary"} data-testid="come-back" @click=${askAgain}>${icon("icon-link")} ${t("coming-back-instead")}</button>
  </section>`;
}

/** @param {GuestRoomScene} scene */
function guestWaitingRoom({ state, bubbles, setupText, chat, passOn, atTable, actions }) {
  return waitingRoomView({
    seats: state.seats.map(({ seat, name, state: there }) => ({
      seat, name, said: bubbles.get(seat) ?? null, inviting: false, connecting: false, present: false,
      who: seat === state.seat ? "you" : there === "here" ? "opener" : there === "bot" ? "computer" : "friend",
      peer: guestPeerAt(state, bubbles, seat),
    })),
    game: setupText,
    watching: state.watchers.filter((watcher) => watcher.state === "open"),
    seatWatcher: null,
    invite: null,
    start: null,
    starting: false,
    host: hostSeat(state)?.name ?? "",
    standIn: null,
    handBack: null,
    rename: null,
    remove: null,
    handOver: () => null,
    change: null,
    invitation: passOn ?? nothing,
    chat,
    pace: nothing,
    part: state.screen ? "phone" : "",
    back: atTable,
    leave: atTable ? actions.backToTable : actions.leave,
  });
}

/** Draws that the host's device cannot save the game, for which the table waits. */
export const unsavedView = () => html`<div class="away" role="status" data-state="unsaved"><p>${icon("icon-away")} ${t("away-unsaved")}</p></div>`;

/**
 * Draws what the table shows while it waits for the host or another guest; null if it waits for neither.
 * @param {object} away
 * @param {{name: string} | null} away.host the host's first seat
 * @param {State["connection"]} away.connection to the host
 * @param {import("./peer-view.js").Peer | null} away.peer the person whom the table waits for
 * @param {() => void} away.askAgain asks for a fresh invitation
 * @param {(() => void) | null} away.continueWithout the host; null where the guests have nothing to continue from
 * @param {import("./room.js").Room["returnAction"]} away.back
 */
export function guestAwayView({ host, connection, peer, askAgain, continueWithout, back }) {
  const lost = connection === "lost";
  if (connection !== "open" && host)
    return awayView({ peer: { name: host.name, state: connection }, host: true, standIn: null, again: lost ? askAgain : null, continueWithout: lost ? continueWithout : null, back });
  if (!peer || (peer.state !== "waiting" && peer.state !== "lost")) return null;
  return awayView({ peer, host: false, standIn: null, again: null, back });
}

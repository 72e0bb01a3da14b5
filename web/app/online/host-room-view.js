// @ts-check
// Draws the host's list of seats, and what the host's table shows while it waits for a guest.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { awayView } from "./peer-view.js";
import { guestOf, peerAt } from "./room-state.js";
import { howToInvite, waitingRoomView } from "./waiting-room-view.js";

/** @import { Chair } from "../../types.js" */
/** @typedef {import("./room-state.js").RoomState & import("./room-state.js").HostState} State */

/**
 * @typedef {object} HostRoomScene
 * @property {State} state
 * @property {import("./room-state.js").ChatState["bubbles"]} bubbles
 * @property {readonly Chair[]} seating
 * @property {number | null} ownSeat
 * @property {string} setupText what will be played, in a few words
 * @property {boolean} engineReady
 * @property {readonly (number | null)[]} invited whose invitation is shown; null: a watcher's
 * @property {(seat: number) => boolean} connecting whether the seat's guest is on the way
 * @property {unknown} invitation the open one, drawn; null where none is
 * @property {unknown} pace the choice of a time for each decision, drawn
 * @property {boolean} linksVoid whether links of before a reload lead nowhere now
 * @property {unknown} far the link for friends far away, drawn
 * @property {unknown} chat drawn; null where there is none
 * @property {boolean} screen whether this device is the table
 * @property {Actions} actions
 */

/**
 * @typedef {object} Actions
 * @property {(seat: number | null) => void} invite
 * @property {(() => void) | null} inviteAll shows the link for all who are missing; null where it is shown, or no one is missing
 * @property {((guest: number) => void) | null} seatWatcher gives somebody who watches a seat; null where none is free
 * @property {() => void} deal
 * @property {(seat: number) => void} standIn
 * @property {(seat: number) => void} handBack
 * @property {((name: string) => void) | null} rename names the person here; null where it has a name
 * @property {(seat: number) => void} remove sends a person away for good
 * @property {(seat: number) => (() => void) | null} handOver asks the guest of a seat to become the host; null where it cannot
 * @property {(() => unknown) | null} change opens the form for another game; null where it is not offered
 * @property {() => void} backToTable
 * @property {() => void} leave
 */

/** @param {HostRoomScene} scene */
export function hostRoomView(scene) {
  const { state, actions } = scene;
  const { dealt } = state;
  return waitingRoomView({
    seats: scene.seating.map((chair, seat) => seatOf(scene, chair, seat)),
    game: scene.setupText,
    watching: state.watchers.filter((watcher) => watcher.state === "open"),
    seatWatcher: actions.seatWatcher,
    invite: actions.invite,
    start: dealt ? null : actions.deal,
    starting: state.dealing || !scene.engineReady,
    host: "",
    standIn: dealt ? actions.standIn : null,
    handBack: actions.handBack,
    pace: scene.pace,
    invitation: html`${scene.linksVoid ? html`<p class="place-line" role="status" data-testid="links-void">${icon("icon-link")} <span>${t("room-links-void")}</span></p>` : nothing}
      ${scene.far} ${scene.invitation ?? howToInvite(actions.inviteAll)}`,
    rename: actions.rename,
    remove: actions.remove,
    handOver: actions.handOver,
    change: actions.change,
    chat: scene.chat ?? nothing,
    part: scene.screen ? "screen" : "",
    back: dealt,
    leave: dealt ? actions.backToTable : actions.leave,
  });
}

/**
 * @param {HostRoomScene} scene
 * @param {Chair} chair
 * @param {number} seat
 * @returns {import("./waiting-room-view.js").WaitingSeat}
 */
function seatOf({ state, bubbles, ownSeat, invited, connecting }, { name, player }, seat) {
  const who = player === "person" ? (seat === ownSeat ? "you" : "here") : player === "elsewhere" ? "friend" : "computer";
  const peer = peerAt(state, bubbles, seat);
  return {
    seat, who, peer, name: peer?.name ?? name, said: bubbles.get(seat) ?? null,
    inviting: invited.includes(seat),
    connecting: connecting(seat),
    present: guestOf(state, seat)?.state === "open",
  };
}

/**
 * Draws what the table shows while it waits for a guest; null if the guest is connected.
 * @param {object} away
 * @param {number} away.seat
 * @param {string} away.name of the seat
 * @param {import("./peer-view.js").Peer | null} away.peer null if no guest has joined for the seat yet
 * @param {() => void} away.standIn
 * @param {() => void} away.invite
 * @param {import("./room.js").Room["returnAction"]} away.back
 */
export function hostAwayView({ seat, name, peer, standIn, invite, back }) {
  const { state } = peer ?? { state: "lost" };
  if (state === "open") return null;
  return awayView({ peer: peer ?? { seat, name, state }, host: false, standIn, again: invite, back });
}

// @ts-check
// Defines the state of a room as plain data for the views, and functions that read it.

/** @import { Chair, PeerAnswer } from "../../types.js" */
/** @import { ChatLine } from "./chat-view.js" */
/** @import { Peer } from "./peer-view.js" */
/** @typedef {PeerAnswer["events"][number]} PeerEvent */
/** @typedef {Extract<PeerEvent, {kind: "part"}>["state"]} PartState */

/**
 * What people say to each other.
 * @typedef {object} ChatState
 * @property {ChatLine[]} lines the latest last
 * @property {Map<number, import("./peer-view.js").Utterance>} bubbles what each seat said in the last seconds
 * @property {number} unread lines that were not visible yet
 * @property {boolean} muted whether lines of others are left out
 * @property {boolean} open whether the chat is visible instead of the log
 * @property {string} draft the line that is being written
 */

/**
 * What both ends of a room show.
 * @typedef {object} RoomState
 * @property {import("../../types.js").SeatState[]} seats
 * @property {import("../../types.js").WatcherState[]} watchers
 * @property {boolean} unchecked the game is over and has no complete record
 */

/**
 * What only the host shows.
 * @typedef {object} HostState
 * @property {Chair[]} chairs who sits where; after the deal the match has it
 * @property {boolean} dealt
 * @property {boolean} dealing
 * @property {boolean} listOpen whether the list of seats is shown during the game
 * @property {Map<number, Extract<PeerEvent, {kind: "guest"}>>} guests by number
 * @property {Extract<PeerEvent, {kind: "verdict"}>[]} verdicts of the guests' devices
 */

/**
 * What only a guest shows.
 * @typedef {object} GuestState
 * @property {"asked" | "reply" | "connecting" | "back" | "far" | "in"} stage far: a link of a table far away is open; asked: the guest needs an invitation; back: reconnecting after a reload
 * @property {string} problem why the last step failed; "" for nothing
 * @property {boolean} failed whether the devices could not connect
 * @property {string} playerName
 * @property {boolean} own whether this very browser has made the invitation
 * @property {{room: string, name: string} | null} known the room of the invitation and its host, where this browser has been its guest
 * @property {readonly import("../../peer/signal.js").Offer[]} offers the seats that the invitation is for; none where it names no seat
 * @property {number | null} offered the one of them that is answered; null before the person has chosen
 * @property {boolean} waits whether the device connects by itself once the host has the reply
 * @property {boolean} unreachable whether neither the invitation nor the reply has an address
 * @property {number | null} seat
 * @property {"open" | "waiting" | "lost"} connection to the host
 * @property {boolean} unanswered whether the host has not answered for a minute since this device came back
 * @property {import("../../types.js").PlayedGame | null} facts of the match, told at the welcome
 * @property {import("../../runner/port.js").TableFacts | null} table
 * @property {Extract<PeerEvent, {kind: "legacy"}> | null} legacy what the guests can continue from without the host
 * @property {boolean} screen whether the host is a big screen
 * @property {boolean} listOpen whether the list of seats is shown during the game
 * @property {boolean} checking whether this device checks the record of the game
 * @property {Extract<PeerEvent, {kind: "verdict"}> | null} verdict of this device
 */

/** @returns {RoomState} */
export const newRoomState = () => ({ seats: [], watchers: [], unchecked: false });

/**
 * @param {Chair[]} chairs
 * @param {boolean} dealt
 * @returns {HostState}
 */
export const newHostState = (chairs, dealt) => ({ chairs, dealt, dealing: false, listOpen: false, guests: new Map(), verdicts: [] });

/** @returns {GuestState} */
export const newGuestState = () => ({
  stage: "asked", problem: "", failed: false, playerName: "", own: false, known: null, offers: [], offered: null, waits: false, unreachable: false, seat: null, connection: "open", unanswered: false, facts: null, table: null, legacy: null,
  screen: false, listOpen: false, checking: false, verdict: null,
});

/** @type {Readonly<Record<string, Peer["state"]>>} connections that a seat shows; the other states are not shown */
const SHOWN = { open: "open", waiting: "waiting", lost: "lost", bot: "bot" };

/**
 * @param {RoomState} state
 * @param {ChatState["bubbles"]} bubbles
 * @param {number} seat
 * @returns {Peer | null} the person at another device; null for seats of this device and of computer players
 */
export function peerAt({ seats }, bubbles, seat) {
  const found = seats[seat];
  const state = SHOWN[found?.state ?? ""];
  return found && state && found.guest !== null ? { seat, name: found.name, state, said: bubbles.get(seat) ?? null } : null;
}

/**
 * @param {RoomState} state
 * @returns {{seat: number, name: string} | null} the first seat at the host's own device, as a guest sees it
 */
export function hostSeat({ seats }) {
  return seats.find(({ state }) => state === "here") ?? null;
}

/**
 * The same as `peerAt` for a guest, to whom the host is at another device too.
 * @param {RoomState & GuestState} state
 * @param {ChatState["bubbles"]} bubbles
 * @param {number} seat
 * @returns {Peer | null}
 */
export function guestPeerAt(state, bubbles, seat) {
  if (seat === state.seat) return null;
  const found = state.seats[seat];
  // People at the host's device are connected if the host is.
  if (found?.state === "here") return { seat, name: found.name, state: state.connection, said: bubbles.get(seat) ?? null };
  return peerAt(state, bubbles, seat);
}

/**
 * @param {HostState} state
 * @param {number} seat
 * @returns {Extract<PeerEvent, {kind: "guest"}> | null} the guest who joined for a seat last
 */
export function guestOf({ guests }, seat) {
  return [...guests.values()].filter((guest) => guest.seat === seat).at(-1) ?? null;
}

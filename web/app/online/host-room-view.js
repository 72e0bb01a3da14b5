// @ts-check
// What the opener of a table sees of those at it: the list of seats, whom the table waits for, what their devices have found.
import { awayView } from "./peer-view.js";
import { verdictView } from "./verdict-view.js";
import { howToInvite, waitingRoomView } from "./waiting-room-view.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("./host-room.js").HostRoom} HostRoom */
/** @typedef {import("../../types.js").Chair} Chair */

/** @param {HostRoom} room */
export function seatsScreen(room) {
  const { app, dealt, seating, inviting } = room;
  return waitingRoomView({
    seats: seating.map((chair, seat) => seatOf(room, chair, seat)),
    game: dealt ? "" : app.game.setupText(room.wish.setup),
    watching: room.watchers.filter(({ state }) => state === "open").length,
    invite: (seat) => void inviting.begin(seat),
    start: dealt ? null : () => void room.deal(),
    starting: room.dealing || !app.engine,
    host: "",
    standIn: dealt ? (seat) => room.standIn(seat) : null,
    handBack: (seat) => room.handBack(seat),
    invitation: inviting.view((seat) => seating[seat]?.name ?? "") ?? howToInvite(),
    chat: room.chat(),
    back: dealt,
    leave: () => (dealt ? room.openList(false) : void room.leave()),
  });
}

/**
 * @param {HostRoom} room
 * @param {Chair} chair
 * @param {number} seat
 * @returns {import("./waiting-room-view.js").WaitingSeat}
 */
function seatOf(room, { name, player }, seat) {
  const who = player === "person" ? (seat === room.ownSeat ? "you" : "here") : player === "elsewhere" ? "friend" : "computer";
  const peer = room.peer(seat);
  return {
    seat, who, peer, name: peer?.name ?? name, said: room.said.get(seat) ?? null,
    inviting: room.inviting.open?.seat === seat,
    present: room.guestOf(seat)?.state === "open",
  };
}

/**
 * @param {HostRoom} room
 * @param {number | null} waiting the seat the table waits for
 */
export function awayPart(room, waiting) {
  const chair = waiting === null ? null : room.seating[waiting];
  if (waiting === null || chair?.player !== "elsewhere") return nothing;
  // Nobody may have come for that seat yet.
  const peer = room.peer(waiting) ?? { name: chair.name, state: "lost" };
  if (peer.state === "open") return nothing;
  const again = () => {
    room.openList(true);
    void room.inviting.begin(waiting);
  };
  return awayView({ peer, opener: false, standIn: () => room.standIn(waiting), again: peer.state === "lost" ? again : null });
}

/** @param {HostRoom} room */
export function verdictPart({ guests, verdicts, unchecked }) {
  const others = verdicts.map(({ guest, faults }) => ({ name: guests.get(guest ?? -1)?.name ?? "", sound: faults.length === 0 }));
  return verdictView({ checking: false, unchecked, number: verdicts[0]?.number ?? "", faults: null, others });
}

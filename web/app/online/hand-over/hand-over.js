// @ts-check
// Asks a guest to take the host's part, and follows it as a guest. The engine decides who is told what, and when this device leaves.
import { isComputer } from "../../../kit/seating.js";
import { t } from "../../../lib/i18n.js";

/** @import { HostRoom } from "../host-room.js" */
/** @import { PeerEvent } from "../room-state.js" */

export class HandOver {
  #room;
  /** Whether somebody is asked, and has not answered, or is the host now. */
  asked = false;
  /** This device's seat in the room that it follows to; null to watch. @type {number | null} */
  #seat = null;

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** @returns {boolean} whether a guest may be asked to become the host */
  get isPossible() {
    const { state, runner, hasNextRoom } = this.#room;
    return !this.asked && !hasNextRoom && !state.dealing && (runner ? runner.summary.over : !state.dealt);
  }

  /** @param {number} seat @returns {boolean} whether its guest may become the host */
  isFor(seat) {
    return this.isPossible && !isComputer(this.#room.seating[seat]?.player ?? "") && this.#room.peer(seat)?.state === "open";
  }

  /** Asks the guest of a seat to become the host. @param {number} seat */
  async offer(seat) {
    const room = this.#room;
    const { guest = null, name = "" } = room.state.seats[seat] ?? {};
    if (!this.isFor(seat) || guest === null) return;
    if (!(await room.deps.confirm(t("hand-over-title", { name }), t("hand-over-text"), t("hand-over-yes")))) return;
    await room.call("offer-part", { guest, computer: room.computer });
  }

  /** @param {Extract<PeerEvent, {kind: "part"}>} event what became of it */
  onPart({ state, name }) {
    const room = this.#room;
    this.asked = state === "asked" || state === "begun";
    if (state !== "begun") return room.deps.toast(t(`hand-over-${state}`, { name }));
    room.hasNextRoom = true;
    room.stopListening();
    room.resetZoom();
    room.leadOn({
      roster: ({ seats, watchers }) => Object.assign(room.state, { seats, watchers }),
      request: (event) => void room.nextSeat.onRequest(event),
      part: (event) => this.onPart(event),
    });
  }

  /** Answers the invitation of the guest who is the host now. @param {string} text @param {number | null} seat @param {number} number of the command */
  async answer(text, seat, number) {
    const { deps, internet, driver } = this.#room;
    this.#seat = seat;
    return driver.hold(number, await deps.createReply(text, { servers: internet.iceServers, seat }), text);
  }

  /** Leaves for that room, as a guest; ends this one. @param {number} number of the command that made the reply */
  async move(number) {
    const room = this.#room;
    const { deps } = room;
    const held = room.driver.take(number);
    if (!held) return;
    const next = deps.newGuestRoom(deps);
    next.state.playerName = this.#seat === null ? "" : (room.seating[this.#seat]?.name ?? "");
    next.internet.state = room.internet.state;
    next.evening.follow(room.evening, held.reply.room);
    const left = deps.table.leave();
    // Set at once: without a match and a room the page may reload into a new version.
    deps.setRoom(next, "join");
    await left;
    next.showReply(held.reply, held.text);
    void next.mailReturn.follow(room.mailReturn);
    await next.connect();
    await room.end(true);
  }
}

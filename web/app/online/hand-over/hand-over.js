// @ts-check
// Hands the host's part on, before a deal or after a game: a guest opens the next room, this device carries its invitations to the
// others, and then follows as a guest.
import { isComputer } from "../../../kit/seating.js";
import { t } from "../../../lib/i18n.js";
import { FORMER_HOST, seatsOfHeir } from "./plan.js";

/** @import { Reply } from "../../../peer/invitation.js" */
/** @import { HostRoom } from "../host-room.js" */
/** @import { NextRoomPlan } from "../../../types.js" */

/** Milliseconds in which the person at the other device says yes. */
const ANSWERING = 60_000;
/** Milliseconds after which this device waits no longer for those who have not moved. */
const MOVING = 8000;

/** A guest whom the host has asked; `own`: the host's seat in its room. @typedef {{guest: number, name: string, plan: NextRoomPlan, own: number | null}} Asked */

export class HandOver {
  #room;
  /** @type {Asked | null} */
  #asked = null;
  /** The one before, who has not answered and may still say yes. @type {Asked | null} */
  #silent = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether the heir has opened its room. */
  #begun = false;
  /** @type {{reply: Reply, url: string} | null} how this device comes to that room */
  #way = null;
  #moved = false;

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** @returns {boolean} whether a guest may be asked to become the host */
  get isPossible() {
    const { state, runner, hasNextRoom } = this.#room;
    return !this.#asked && !hasNextRoom && !state.dealing && (runner ? runner.summary.over : !state.dealt);
  }

  /** Asks the guest of a seat to become the host. @param {number} seat */
  async offer(seat) {
    const { deps, state } = this.#room;
    const { guest = null, name = "", state: there } = state.seats[seat] ?? {};
    if (!this.isPossible || guest === null || there !== "open") return;
    if (!(await deps.confirm(t("hand-over-title", { name }), t("hand-over-text"), t("hand-over-yes"))) || !this.isPossible) return;
    const { own, plan } = this.#planFor(guest);
    this.#asked = { guest, name, plan, own };
    this.#silent = null;
    this.#tell(guest, "part-offered", { plan });
    this.#timer = setTimeout(() => this.#giveUp("hand-over-silent"), ANSWERING);
    deps.toast(t("hand-over-asked", { name }));
  }

  /** @param {number} heir @returns {{own: number | null, plan: NextRoomPlan}} */
  #planFor(heir) {
    const room = this.#room;
    const { game, setup } = room.wish;
    const { seats, watchers } = room.state;
    const numbers = seats.map(({ guest }) => guest);
    const chairs = room.seating.map((chair, seat) => (numbers[seat] === null || numbers[seat] === undefined ? chair : { name: seats[seat]?.name ?? chair.name, player: "elsewhere" }));
    const { seating, guests, own } = seatsOfHeir(chairs, numbers, heir, room.computer);
    const watching = watchers.filter(({ state }) => state === "open").map(({ guest }) => guest);
    return { own, plan: { wish: { game, setup, seating }, guests, watchers: own === null ? [...watching, FORMER_HOST] : watching, pace: room.limit } };
  }

  /** @param {string} why */
  #giveUp(why) {
    clearTimeout(this.#timer);
    const { name = "" } = this.#asked ?? {};
    this.#silent = why === "hand-over-silent" ? this.#asked : null;
    this.#asked = null;
    this.#room.deps.toast(t(why, { name }));
    this.#room.deps.draw();
  }

  /** @param {number} guest @param {"part-offered" | "part-reply" | "next-room"} what @param {Record<string, unknown>} body */
  #tell(guest, what, body) {
    const room = this.#room;
    const seat = room.state.seats.find((one) => one.guest === guest)?.seat ?? null;
    room.notify("tell", { seat, guest, what, body });
  }

  /**
   * @param {number} guest
   * @param {string} text a reply
   * @returns {boolean} whether it goes to the heir, which has invited this guest
   */
  carry(guest, text) {
    if (!this.#begun || !this.#asked || guest === this.#asked.guest) return false;
    this.#tell(this.#asked.guest, "part-reply", { text });
    return true;
  }

  /**
   * @param {number} guest
   * @param {import("../../../types.js").PartDeclined | import("../../../types.js").PartSeats | import("../../../types.js").PartWatch} said
   * @returns {boolean} whether this guest was asked
   */
  onAnswer(guest, said) {
    if (this.#silent?.guest === guest && this.isPossible) this.#asked = this.#silent;
    if (guest !== this.#asked?.guest) return false;
    if (said.kind === "part-declined") this.#giveUp("hand-over-declined");
    else if (said.kind === "part-seats") this.#begin(said.text);
    else if (said.guest === FORMER_HOST) void this.#follow(said.text, null);
    else this.#tell(said.guest, "next-room", { text: said.text });
    return true;
  }

  /** The heir has a room: its guests are told, and this one comes too. @param {string} url of the invitation to all seats */
  #begin(url) {
    const room = this.#room;
    const asked = this.#asked;
    if (!asked || this.#begun) return;
    clearTimeout(this.#timer);
    this.#begun = true;
    room.hasNextRoom = true;
    room.stopListening();
    room.resetZoom();
    room.handlers = {
      refused: (event) => room.onRefused(event),
      roster: ({ seats, watchers }) => {
        Object.assign(room.state, { seats, watchers });
        this.#moveOnceAlone();
      },
      request: (event) => void room.nextSeat.onRequest(event),
    };
    for (const [seat, guest] of asked.plan.guests.entries()) if (guest) this.#tell(guest, "next-room", { text: url, seat });
    if (asked.own !== null) void this.#follow(url, asked.own);
    setTimeout(() => void this.#move(), MOVING);
  }

  /** @param {string} url @param {number | null} seat */
  async #follow(url, seat) {
    const { deps, internet } = this.#room;
    try {
      const reply = await deps.createReply(url, { servers: internet.iceServers, seat });
      this.#way = { reply, url };
      if (this.#asked) this.#tell(this.#asked.guest, "part-reply", { text: reply.url });
      this.#moveOnceAlone();
    } catch (error) {
      deps.failed(error);
    }
  }

  #moveOnceAlone() {
    const { seats, watchers } = this.#room.state;
    const others = [...seats, ...watchers].filter(({ guest, state }) => guest !== null && guest !== this.#asked?.guest && state === "open");
    if (others.length === 0) void this.#move();
  }

  /** Leaves for the heir's room, as a guest with its seat; ends the old room. */
  async #move() {
    const room = this.#room;
    const { deps } = room;
    if (this.#moved || !this.#way || room.closed) return;
    this.#moved = true;
    const { reply, url } = this.#way;
    const { own } = this.#asked ?? {};
    const next = deps.newGuestRoom(deps);
    next.state.playerName = typeof own === "number" ? (room.seating[own]?.name ?? "") : "";
    next.internet.state = room.internet.state;
    next.evening.follow(room.evening, reply.room);
    const left = deps.table.leave();
    // Set at once: without a match and a room the page may reload into a new version.
    deps.setRoom(next, "join");
    await left;
    next.showReply(reply, url);
    void next.mailReturn.follow(room.mailReturn);
    await next.connect();
    await room.end(true);
  }

  /** @param {number} seat @returns {boolean} whether its guest may become the host */
  isFor(seat) {
    return this.isPossible && !isComputer(this.#room.seating[seat]?.player ?? "") && this.#room.peer(seat)?.state === "open";
  }
}

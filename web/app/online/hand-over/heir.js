// @ts-check
// Takes the host's part over from a host that hands it on: opens the next room, and invites the others to it over the old one.
import { t } from "../../../lib/i18n.js";
import { HostRoom } from "../host-room.js";

/** @import { GuestRoom } from "../guest-room.js" */
/** @import { NextRoomPlan } from "../../../types.js" */

/** Milliseconds in which the others come by themselves. */
const COMING = 8000;

export class Heir {
  #room;
  /** @type {HostRoom | null} */
  #next = null;
  /** @type {NextRoomPlan["guests"]} */
  #guests = [];
  #since = 0;

  /** @param {GuestRoom} room */
  constructor(room) {
    this.#room = room;
  }

  /** @returns {boolean} whether this device is the host of the next room */
  get taken() {
    return this.#next !== null;
  }

  /** @returns {import("../room.js").Handlers} of what the host says about its part */
  get handlers() {
    return {
      "part-offered": ({ plan }) => void this.#consider(plan).catch((error) => this.#room.deps.failed(error)),
      "part-reply": ({ text }) => void this.#next?.invitation.take(text),
    };
  }

  /** @param {import("../../../types.js").SayParams["saying"]} saying */
  #say(saying) {
    const { deps } = this.#room;
    void this.#room.ask(saying, (code) => code && deps.failed({ code, args: {} })).catch((error) => deps.failed(error));
  }

  /** @param {NextRoomPlan} plan */
  async #consider(plan) {
    const room = this.#room;
    const { deps } = room;
    if (this.taken || room.isPlaying) return;
    if (!(await deps.confirm(t("hand-over-offered"), t("hand-over-offered-text"), t("hand-over-take")))) return this.#say({ what: "part-declined" });
    // The finished game must be checked and stored before this device leaves its room.
    await room.checked;
    if (this.taken || room.closed) return;
    await deps.game.use(plan.wish.game);
    await this.#open(plan);
  }

  /** @param {NextRoomPlan} plan */
  async #open({ wish, guests, watchers, pace }) {
    const room = this.#room;
    const { deps } = room;
    const next = new HostRoom(deps, { id: crypto.randomUUID(), wish });
    this.#next = next;
    this.#guests = guests;
    this.#since = performance.now();
    const { answered } = room.handlers;
    room.handlers = {
      refused: (event) => room.onRefused(event),
      answered,
      ...this.handlers,
    };
    next.earlier = this;
    next.internet.state = room.internet.state;
    next.inviting.follow({ place: room.internet.state.allowed ? "far" : "room" });
    next.evening.follow(room.evening, next.id);
    next.limit = pace;
    void next.mailReturn.follow(room.mailReturn);
    const left = deps.table.leave();
    deps.setRoom(next);
    deps.toTop();
    await left;
    deps.tabRoom.clear();
    await next.begin();
    await this.#inviteAll(next, watchers);
  }

  /** @param {HostRoom} next @param {readonly number[]} watchers */
  async #inviteAll(next, watchers) {
    const seats = this.#guests.flatMap((guest, seat) => (guest === null ? [] : [seat]));
    const url = await next.invitation.prepareGroup(seats);
    this.#say({ what: "part-seats", text: url });
    for (const guest of watchers) {
      const way = await next.invitation.prepare(null);
      if (next.closed) return;
      if (way) this.#say({ what: "part-watch", guest, text: way });
      // The next one who watches gets another invitation.
      await next.invitation.answered(null, COMING);
    }
  }

  /** @param {number} seat @returns {boolean} whether its guest is on the way from the old room */
  isComing(seat) {
    return (this.#guests[seat] ?? null) !== null && this.#next?.peer(seat)?.state !== "open" && performance.now() - this.#since < COMING;
  }

  /** The former host carries what goes to those who were left behind, and the host invites them by a link. */
  inviteAgain() {}

  /** The host begins the game by a press. */
  get waitsForWatchers() {
    return true;
  }

  /** Leaves the old room. */
  async end() {
    await this.#room.end(true);
  }
}

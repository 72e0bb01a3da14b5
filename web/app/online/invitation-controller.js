// @ts-check
// Makes the invitations that the engine orders, shows one of them, and takes the replies to all that are open, until their guests are
// connected. Who is invited by which one, and which is shown, the engine says (`invitations.py`).
import { html, nothing } from "../../vendor/lit.js";
import { localNetworkView, noAddressView } from "./internet/local-network-view.js";
import { groupView, inviteView } from "./invitation-view.js";

/** @import { Invitation } from "../../peer/invitation.js" */
/** @import { Link } from "../../peer/link.js" */
/** @import { Order, Orders } from "./driver.js" */
/** @import { ConnectionWatch } from "./internet/connection-watch.js" */
/** @import { Room } from "./room.js" */
/** @typedef {Extract<import("./room-state.js").PeerEvent, {kind: "invitations"}>} Told */
/** @typedef {Told["all"][number]} Invited */

/**
 * What this page has of the invitation to a seat.
 * @typedef {object} Held
 * @property {Pick<Invited, "seat" | "invitation">} to
 * @property {Invitation} invitation
 * @property {ConnectionWatch} watch
 * @property {boolean} connects
 * @property {string} problem why the last reply was refused, or why there is no connection; "" for nothing
 */

/** Problems of a reply, the one that says most first. The same text may be right for one invitation and wrong for the others. */
const TELLING = ["signal-again", "signal-used", "signal-is-invitation", "signal-other-invitation"];

export class InvitationController {
  #room;
  /** @type {Map<string, Held>} by invitation and seat */
  #held = new Map();
  /** @type {Pick<Told, "shown" | "all">} */
  #told = { shown: "", all: [] };
  /** Whether any was wanted. */
  #begun = false;

  /** @param {Room} room whose guests are invited */
  constructor(room) {
    this.#room = room;
  }

  /** @returns {Orders} */
  get orders() {
    return {
      "make-invitation": (order) => this.make(order),
      "withdraw-invitation": ({ token, seats }) => (seats ?? [null]).forEach((seat) => this.#drop(nameOf({ invitation: token, seat }))),
    };
  }

  /** @param {Told} told */
  note({ shown, all }) {
    const before = this.#told.shown;
    this.#told = { shown, all };
    if (shown === before) return;
    const { deps, exchange } = this.#room;
    const [first] = this.shown;
    if (!first) return exchange.close();
    exchange.show(first.invitation.url);
    deps.draw();
    deps.scrollToInvitation();
  }

  /** Those that are shown, with what this page has of each. */
  get shown() {
    return this.#told.all.filter(({ invitation }) => invitation === this.#told.shown).flatMap((one) => {
      const held = this.#held.get(nameOf(one));
      return held ? [{ ...one, ...held, busy: one.state === "busy", failed: one.state === "failed", done: one.state === "here" }] : [];
    });
  }

  /** The one that is shown; of several in one link the first whose guest is not here. */
  get current() {
    return this.shown.find(({ done }) => !done) ?? null;
  }

  /** @returns {boolean} whether an invitation waits for its guest */
  get waiting() {
    return this.#told.all.some(({ state }) => state !== "here");
  }

  /** @param {number | null} seat @returns {boolean} whether its reply is taken, and its guest not there yet */
  isConnecting(seat) {
    return this.#told.all.some((one) => one.seat === seat && one.state === "busy");
  }

  /** Shows the invitation to these seats; has one made where none is open. @param {readonly (number | null)[]} seats null for a watcher */
  begin(...seats) {
    this.#begun = true;
    this.#room.notify("invite", { seats: seats[0] === null ? null : /** @type {number[]} */ (seats) });
  }

  /** Hides the invitation; it stays open, and its reply is taken. */
  hide() {
    this.#ask("hide-invitation");
  }

  /** Has the invitations without a reply made again, with the current servers. */
  renew() {
    this.#ask("renew-invitations");
  }

  /** Shows none from the press on, until the engine says which one. @param {"hide-invitation" | "renew-invitations"} what */
  #ask(what) {
    const { exchange, deps } = this.#room;
    this.#told = { ...this.#told, shown: "" };
    exchange.close();
    deps.draw();
    if (this.#begun || this.waiting) this.#room.notify(what, {});
  }

  /** Closes all that wait for a reply; a guest who has connected with one stays. */
  close() {
    for (const name of [...this.#held.keys()]) this.#drop(name);
    this.#told = { shown: "", all: [] };
    this.#begun = false;
    this.#room.exchange.close();
  }

  /** @param {string} name */
  #drop(name) {
    const held = this.#held.get(name);
    this.#held.delete(name);
    held?.invitation.withdraw();
    held?.watch.stop();
  }

  /** @param {Extract<Order, {kind: "make-invitation"}>} order @returns {Promise<string>} its link */
  async make({ token, seats }) {
    const { deps, id, internet } = this.#room;
    const wish = { room: id, token, servers: internet.iceServers };
    const made = seats && seats.length > 1
      ? await deps.createGroupInvitation({ ...wish, seats: seats.map((seat) => ({ seat, name: this.#room.seatName(seat) })) })
      : [await deps.createInvitation(wish)];
    (seats ?? [null]).forEach((seat, place) => {
      const to = { invitation: token, seat };
      const invitation = /** @type {Invitation} */ (made[place]);
      const watch = Object.assign(this.#room.newWatch("host"), { noAddress: invitation.noAddress, needsLocalNetwork: invitation.noAddress });
      this.#held.set(nameOf(to), { to, invitation, watch, connects: false, problem: "" });
    });
    // The room may have been left while addresses were gathered.
    if (this.#room.closed) this.close();
    // Without an address of its own this device is the one that sends to an address that it was given.
    else if (made.some(({ noAddress }) => noAddress)) this.#room.askLocalNetwork();
    return made[0]?.url ?? "";
  }

  /**
   * Takes the reply that a guest sent, to whichever open invitation; a text may have several.
   * @param {string} reply
   * @returns {Promise<boolean>} whether it belongs to an open invitation
   */
  async accept(reply) {
    if (!this.waiting) return false;
    const problem = await this.take(reply);
    const { current } = this;
    // A link that has ended meanwhile tells why by itself.
    if (current && (problem || !current.failed)) this.#tell(current.to, problem);
    return !problem;
  }

  /** @param {Held["to"]} to @param {unknown} problem null for none */
  #tell(to, problem) {
    const held = this.#held.get(nameOf(to));
    if (held) held.problem = problem ? this.#room.deps.errorText(problem) : "";
    this.#room.deps.draw();
  }

  /**
   * Takes a reply that another device passes on: a problem is shown there, not here.
   * @param {string} reply
   * @returns {Promise<unknown>} why the reply is not taken; null where it is
   */
  async take(reply) {
    if (!this.waiting) return { code: "pass-on-none", args: {} };
    /** @type {any[]} */
    const problems = [];
    let taken = false;
    for (const held of [...this.#held.values()]) {
      const problem = await this.#takeFor(held, reply);
      if (problem) problems.push(problem);
      else taken = true;
    }
    if (taken) return null;
    const told = TELLING.map((code) => problems.find((problem) => problem.code === code)).find(Boolean) ?? problems[0];
    return told?.code === "signal-used" && this.shown.length > 1 ? { code: "signal-seat-taken", args: {} } : told;
  }

  /**
   * @param {Held} held
   * @param {string} reply
   * @returns {Promise<unknown>} why it is no reply to this invitation; null where it is
   */
  async #takeFor(held, reply) {
    try {
      const link = await held.invitation.accept(reply);
      this.#tell(held.to, null);
      if (!held.connects) void this.#waitForGuest(link, held);
      await this.#room.call("replied", { ...held.to, calls: link.calls });
      return null;
    } catch (error) {
      return error;
    }
  }

  /**
   * @param {Link} link that opens once the guest connects
   * @param {Held} held
   */
  async #waitForGuest(link, held) {
    const room = this.#room;
    held.connects = true;
    room.addLink(link);
    held.watch.follow(link);
    try {
      await link.opened;
      held.watch.stop();
      await room.call("linked", { link: link.id });
    } catch (error) {
      held.connects = false;
      if (this.#held.get(nameOf(held.to)) !== held) return;
      held.watch.fail();
      this.#tell(held.to, error);
      room.notify("not-met", held.to);
    }
  }

  /** @param {(seat: number) => string} nameOfSeat */
  view(nameOfSeat) {
    const { current, shown } = this;
    if (!current) return null;
    const room = this.#room;
    const shared = {
      exchange: room.exchange,
      internet: room.internetPart(),
      note: current.invitation.noAddress ? html`${noAddressView(current.invitation.unreachable)} ${localNetworkView(room.localNetwork)}` : nothing,
      errorText: (/** @type {unknown} */ error) => room.deps.errorText(error),
      // A return code may be pasted here too.
      accept: (/** @type {string} */ reply) => void room.accept(reply),
      close: () => this.hide(),
    };
    const partOf = (/** @type {typeof current} */ { seat, busy, calls, done, failed, problem, watch }) => ({
      name: seat === null ? "" : nameOfSeat(seat), busy, calls: calls ?? false, done, failed, problem,
      diagnosis: room.diagnosisPart(watch),
      again: () => this.begin(seat),
    });
    return shown.length > 1 ? groupView({ ...shared, problem: current.failed ? "" : current.problem, seats: shown.map(partOf) }) : inviteView({ ...shared, ...partOf(current) });
  }
}

/** @param {Held["to"]} to */
const nameOf = ({ invitation, seat }) => `${invitation} ${seat}`;

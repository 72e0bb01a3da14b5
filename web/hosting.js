// @ts-check
// The table of this device with friends at others: the waiting room, invitations, and the way between the host's ports and
// the links. Loaded when somebody wants to play with friends.
import { Company, keptOf, secret } from "./company.js";
import { createMatch } from "./host/matches.js";
import { farPort } from "./host/peer-port.js";
import { t } from "./i18n.js";
import { listenForReplies } from "./peer/handover.js";
import { invite } from "./peer/invitation.js";
import { confirmDialog } from "./table/dialog.js";
import { inviteView } from "./table/invite.js";
import { awayView } from "./table/peers.js";
import { isComputer } from "./table/seating.js";
import { verdictView } from "./table/verdict.js";
import { howToInvite, waitingRoomView } from "./table/waiting-room.js";
import { nothing } from "./vendor/lit.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./host/host.js").Host} Host */
/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./company.js").PeerEvent} PeerEvent */
/** @typedef {Pick<import("./host/matches.js").NewMatch, "game" | "setup" | "seating">} Wish */
/**
 * An invitation that is open. `busy`: the reply is taken, the guest has to connect; `failed`: that did not come about.
 * @typedef {{seat: number | null, invitation: import("./peer/invitation.js").Invitation, busy: boolean, problem: string, failed: boolean}} Inviting
 */

/** Milliseconds after which a deal that somebody has left is begun anew. */
const DEAL_TIME = 8000;

/**
 * Opens a table for friends: the game begins once they are there.
 * @param {App} app
 * @param {Wish} wish
 */
export async function openRoom(app, wish) {
  const room = new Hosting(app, crypto.randomUUID(), wish);
  app.edit(() => Object.assign(app, { room, setup: null }));
  scrollTo(0, 0);
  await room.begin(false);
}

/**
 * Opens the table of a match that is on the table, or about to be: friends come back to it, or come in.
 * @param {App} app
 * @param {import("./types.js").Summary} summary
 */
export async function openRunning(app, summary) {
  const room = new Hosting(app, summary.match, summary);
  room.dealt = true;
  app.edit(() => (app.room = room));
  await room.begin(true);
  return room;
}

/**
 * Lets friends into the match on the table, which has computer players so far.
 * @param {App} app
 * @param {Host} host
 */
export async function letFriendsIn(app, host) {
  const room = await openRunning(app, host.summary);
  room.attach(host);
  room.openList(true);
}

export class Hosting extends Company {
  /**
   * @param {App} app
   * @param {string} room
   * @param {Wish} wish
   */
  constructor(app, room, { game, setup, seating }) {
    super(app, room);
    this.wish = { game, setup };
    /** @type {Chair[]} before the deal; then the match says who sits where */
    this.chairs = seating;
    /** @type {Host | null} */
    this.host = null;
    this.dealt = false;
    this.dealing = false;
    this.shownRecord = false;
    /** @type {import("./host/port.js").SeatPort | null} of all who look on elsewhere */
    this.gallery = null;
    /** Whether the list of seats is in sight while the game goes on. */
    this.listOpen = false;
    /** @type {Inviting | null} */
    this.inviting = null;
    /** @type {Map<number, Extract<PeerEvent, {kind: "guest"}>>} by guest */
    this.guests = new Map();
    /** @type {Extract<PeerEvent, {kind: "verdict"}>[]} */
    this.verdicts = [];
    /** Replies that were opened in another tab of this browser. */
    this.unlisten = listenForReplies((reply) => this.accept(reply));
    Object.assign(this.handlers, /** @type {import("./company.js").Handlers} */ ({
      guest: (event) => this.guest(event),
      pick: ({ seat, ask, options }) => this.port(seat)?.pick(ask, options),
      undo: ({ seat }) => this.port(seat)?.undo(),
      redo: ({ seat }) => this.port(seat)?.redo(),
      since: (event) => this.since(event),
      seed: ({ seed, number }) => void this.create(seed, number),
      verdict: (event) => (this.verdicts = [...this.verdicts, event]),
    }));
  }

  /** @param {boolean} running whether the match is there already */
  async begin(running) {
    await Promise.all([this.app.engineStarted, this.recall()]);
    const { game, setup } = this.wish;
    try {
      const kept = running ? await keptOf(this.room) : null;
      await this.call("host", { game, setup, seating: this.seating, secret: secret(), kept, running });
      // Guests whose page is still open are here again in a moment.
      if (running) void this.reserve?.comeBack();
    } catch (error) {
      this.app.failed(error);
    }
  }

  /** @returns {readonly Chair[]} */
  get seating() {
    return this.host?.summary.seating ?? this.chairs;
  }

  /** @returns {string} the level of a computer player that sits in */
  get computer() {
    return this.app.hello?.players.find(isComputer) ?? "nobody";
  }

  // Seats ---------------------------------------------------------------------------------------------------

  /** @override @param {Host} host */
  attach(host) {
    this.host = host;
  }

  /** @override @param {number} seat */
  elsewhere(seat) {
    return farPort(seat, (what, body) => this.tell(seat, null, what, body));
  }

  /**
   * @param {number | null} seat
   * @param {number | null} guest who looks on, where only one of them is to be told
   * @param {import("./host/peer-port.js").Told} what
   * @param {any} body
   */
  tell(seat, guest, what, body) {
    this.say("tell", { seat, guest, what, body });
    if (what !== "update" || !body.over || this.shownRecord) return;
    this.shownRecord = true;
    this.say("over");
  }

  /** @param {number} seat */
  port(seat) {
    return this.seating[seat]?.player === "elsewhere" ? this.host?.ports.get(seat) : undefined;
  }

  /** @param {Extract<PeerEvent, {kind: "since"}>} event */
  since({ seat, guest, line, number }) {
    if (seat !== null) this.port(seat)?.since(line, number);
    else void this.show(guest, { line, number });
  }

  /**
   * Somebody looks on: told all from there on, and from now on what all such are told.
   * @param {number} guest
   * @param {{line: number, number: number}} place
   */
  async show(guest, place) {
    const { host } = this;
    if (!host) return;
    if (!this.gallery) {
      this.gallery = farPort(null, (what, body) => this.tell(null, null, what, body));
      host.openPort(this.gallery);
    }
    const { table, update } = await host.look(place);
    this.tell(null, guest, "table", table);
    this.tell(null, guest, "update", update);
  }

  /** @param {Extract<PeerEvent, {kind: "guest"}>} event */
  guest(event) {
    const { guest, seat, name, state } = event;
    const before = this.guests.get(guest);
    this.guests.set(guest, event);
    if (state !== "open" || before?.state === "open") return;
    if (this.inviting?.busy && this.inviting.seat === seat) this.stopInviting();
    this.app.toast(t(before ? "guest-back" : "guest-here", { name }));
    if (seat === null || !this.host) return;
    const chair = this.seating[seat];
    if (chair?.player !== "elsewhere" || chair.name !== name) this.reseat(seat, { name, player: "elsewhere" });
  }

  /**
   * Lets somebody else play a seat from now on.
   * @param {number} seat
   * @param {Chair} chair
   */
  reseat(seat, chair) {
    if (this.host) {
      this.host.sit(seat, chair).catch((error) => this.app.failed(error));
      return;
    }
    this.chairs = this.chairs.with(seat, chair);
    this.say("chair", { seat, chair });
  }

  /** A computer player sits in.
   * @param {number} seat
   */
  standIn(seat) {
    const name = this.seating[seat]?.name ?? "";
    this.app.edit(() => this.reseat(seat, { name, player: this.computer }));
  }

  /** @param {number} seat */
  handBack(seat) {
    const name = this.seating[seat]?.name ?? "";
    this.app.edit(() => this.reseat(seat, { name, player: "elsewhere" }));
  }

  /**
   * @param {number} seat
   * @returns {Extract<PeerEvent, {kind: "guest"}> | null} who came for a seat last
   */
  guestOf(seat) {
    return [...this.guests.values()].filter((guest) => guest.seat === seat).at(-1) ?? null;
  }

  // Invitations ---------------------------------------------------------------------------------------------

  /** @param {number | null} seat null for somebody who looks on */
  async invite(seat) {
    this.stopInviting();
    try {
      const { events } = await this.call("invite", { seat });
      const made = events.find((event) => event.kind === "invitation");
      if (!made) return;
      const invitation = await invite({ room: this.room, token: made.token, servers: this.helpers });
      this.app.edit(() => (this.inviting = { seat, invitation, busy: false, problem: "", failed: false }));
      this.carry.show(invitation.url);
      // On a phone it stands below the seats.
      requestAnimationFrame(() => document.querySelector(".invite")?.scrollIntoView({ block: "start" }));
    } catch (error) {
      this.app.failed(error);
    }
  }

  stopInviting() {
    this.inviting?.invitation.withdraw();
    this.carry.close();
    this.app.edit(() => (this.inviting = null));
  }

  /** @override */
  renew() {
    if (this.inviting && !this.inviting.busy) void this.invite(this.inviting.seat);
  }

  /**
   * Takes in what the guest has sent back.
   * @override
   * @param {string} reply
   */
  async accept(reply) {
    const { inviting, app } = this;
    if (!inviting || inviting.busy) return false;
    try {
      const link = await inviting.invitation.accept(reply);
      app.edit(() => Object.assign(inviting, { busy: true, problem: "" }));
      void this.expect(link, inviting);
      return true;
    } catch (error) {
      app.edit(() => (inviting.problem = app.errorText(error)));
      return false;
    }
  }

  /**
   * @param {import("./company.js").Link} link that opens once the guest connects
   * @param {Inviting} inviting
   */
  async expect(link, inviting) {
    this.addLink(link);
    try {
      await link.opened;
      await this.call("linked", { link: link.id });
    } catch (error) {
      this.app.edit(() => Object.assign(inviting, { failed: true, problem: this.app.errorText(error) }));
    }
  }

  // The deal ------------------------------------------------------------------------------------------------

  /** Begins the game with whoever is there. */
  async deal() {
    if (this.dealing) return;
    this.stopInviting();
    this.app.edit(() => (this.dealing = true));
    for (const [seat, { name, player }] of this.chairs.entries()) {
      if (player === "elsewhere" && this.peer(seat)?.state !== "open") this.reseat(seat, { name, player: this.computer });
    }
    await this.draw();
  }

  async draw() {
    const again = setTimeout(() => !this.dealt && !this.closed && void this.draw(), DEAL_TIME);
    await this.call("deal").catch((error) => {
      clearTimeout(again);
      this.dealing = false;
      this.app.failed(error);
    });
  }

  /**
   * @param {number} seed
   * @param {string} number
   */
  async create(seed, number) {
    if (this.dealt) return;
    this.dealt = true;
    this.drawn(number);
    const { app } = this;
    const seating = this.chairs.map(({ name, player }, seat) => ({ name: (player === "elsewhere" && this.seats[seat]?.name) || name, player }));
    try {
      await app.sit(await createMatch(app.running, { ...this.wish, seating, seed, free: false }, this.room));
    } catch (error) {
      this.dealt = false;
      app.failed(error);
    }
    app.edit(() => (this.dealing = false));
  }

  // What is shown -------------------------------------------------------------------------------------------

  /** @override */
  utter(/** @type {any} */ { what, ...said }) {
    this.say(what, { seat: this.app.session?.place.port.seat ?? this.ownSeat, ...said });
  }

  /** @returns {number | null} the first seat of this device */
  get ownSeat() {
    const seat = this.seating.findIndex(({ player }) => player === "person");
    return seat < 0 ? null : seat;
  }

  /** @override */
  screen() {
    if (this.dealt && !this.listOpen) return null;
    return waitingRoomView({
      seats: this.seating.map((chair, seat) => this.listed(chair, seat)),
      game: this.dealt ? "" : this.app.game.setupText(this.wish.setup),
      watching: this.watchers.filter(({ state }) => state === "open").length,
      invite: (seat) => void this.invite(seat),
      start: this.dealt ? null : () => void this.deal(),
      starting: this.dealing || !this.app.engine,
      host: "",
      standIn: this.dealt ? (seat) => this.standIn(seat) : null,
      handBack: (seat) => this.handBack(seat),
      invitation: this.invitationPart(),
      chat: this.chat(),
      back: this.dealt,
      leave: () => (this.dealt ? this.openList(false) : void this.leave()),
    });
  }

  /**
   * @param {Chair} chair
   * @param {number} seat
   * @returns {import("./table/waiting-room.js").WaitingSeat}
   */
  listed({ name, player }, seat) {
    const guest = this.guestOf(seat);
    const who = player === "person" ? (seat === this.ownSeat ? "you" : "here") : player === "elsewhere" ? "friend" : "computer";
    const peer = this.peer(seat);
    return {
      seat, who, peer, name: peer?.name ?? name, said: this.said.get(seat) ?? null,
      inviting: this.inviting?.seat === seat,
      present: guest?.state === "open",
    };
  }

  invitationPart() {
    const { inviting } = this;
    if (!inviting) return howToInvite();
    const { seat, busy, problem, failed } = inviting;
    return inviteView({
      name: seat === null ? "" : (this.seating[seat]?.name ?? ""),
      carry: this.carry,
      busy,
      problem,
      failed,
      servers: this.serversPart(),
      errorText: (error) => this.app.errorText(error),
      accept: (reply) => void this.accept(reply),
      again: () => void this.invite(seat),
      close: () => this.stopInviting(),
    });
  }

  /** @override */
  get list() {
    return () => this.openList(true);
  }

  /** @param {boolean} open */
  openList(open) {
    if (!open) this.stopInviting();
    this.app.edit(() => (this.listOpen = open));
    scrollTo(0, 0);
  }

  /** @override @param {number | null} waiting */
  away(waiting) {
    const peer = waiting === null ? null : this.peer(waiting);
    if (!peer || waiting === null || (peer.state !== "waiting" && peer.state !== "lost")) return nothing;
    const again = () => {
      this.openList(true);
      void this.invite(waiting);
    };
    return awayView({ peer, opener: false, standIn: () => this.standIn(waiting), again: peer.state === "lost" ? again : null });
  }

  async leave() {
    if (this.guests.size > 0 && !(await confirmDialog(t("room-leave-title"), t("room-leave-text"), t("room-leave")))) return;
    this.stopInviting();
    await this.close(true);
    this.app.edit(() => (this.app.room = null));
  }

  /** @override */
  verdict() {
    const others = this.verdicts.map(({ guest, faults }) => ({ name: this.guests.get(guest ?? -1)?.name ?? "", sound: faults.length === 0 }));
    return verdictView({ checking: false, number: this.verdicts[0]?.number ?? "", faults: null, others });
  }

  /** @override @param {boolean} final */
  async close(final) {
    this.unlisten();
    await super.close(final);
  }
}

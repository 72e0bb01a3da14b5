// @ts-check
// The table of this device with friends at others: the waiting room, invitations, and the way between the host's ports and
// the links. Loaded when somebody wants to play with friends.
import { Room, keptOf, secret } from "./room.js";
import { createMatch } from "../../host/matches.js";
import { hostEnd } from "../../host/peer-port.js";
import { t } from "../../lib/i18n.js";
import { InvitationController } from "./invitation-controller.js";
import { listenForReplies } from "../../peer/reply-channel.js";
import { lock } from "../../peer/lock.js";
import { awayPart, seatsScreen, verdictPart } from "./host-room-view.js";
import { confirmDialog } from "../../lib/dialog.js";
import { isComputer } from "../../kit/seating.js";
import { expectTable } from "../story/story-controller.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../host/host.js").Host} Host */
/** @typedef {import("../../types.js").Chair} Chair */
/** @typedef {import("./room.js").PeerEvent} PeerEvent */
/** @typedef {Pick<import("../../host/matches.js").NewMatch, "game" | "setup" | "seating">} Wish */

/** What a guest wants of the match. @typedef {Extract<PeerEvent, {kind: "pick" | "undo" | "redo" | "since"}>} Wanted */

/** Milliseconds after which a deal that somebody has left is begun anew. */
const DEAL_TIME = 8000;

/**
 * Opens a table for friends: the game begins once they are there.
 * @param {App} app
 * @param {Wish} wish
 */
export async function openRoom(app, wish) {
  const room = new HostRoom(app, crypto.randomUUID(), wish);
  app.edit(() => Object.assign(app, { room, setup: null }));
  scrollTo(0, 0);
  await room.begin(false);
}

/**
 * Opens the table of a match that is on the table, or about to be: friends come back to it, or come in.
 * @param {App} app
 * @param {import("../../types.js").Summary} summary
 */
export async function openRunning(app, summary) {
  const room = new HostRoom(app, summary.match, summary);
  Object.assign(room, { dealt: true, fresh: false });
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

export class HostRoom extends Room {
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
    /** Whether the match begins here and now. */
    this.fresh = true;
    this.dealt = false;
    this.dealing = false;
    /** @type {Wanted[]} what was wanted before the match was open */
    this.early = [];
    /** @type {Map<number | null, string>} what each seat elsewhere was told last of the table */
    this.facts = new Map();
    this.shownRecord = false;
    /** Whether the engine was told anything since the match changed last, and so gave the room to be kept. */
    this.spoken = false;
    /** @type {import("../../host/port.js").SeatPort | null} of all who look on elsewhere */
    this.gallery = null;
    /** Whether the list of seats is in sight while the game goes on. */
    this.listOpen = false;
    this.inviting = new InvitationController(this);
    /** @type {Map<number, Extract<PeerEvent, {kind: "guest"}>>} by guest */
    this.guests = new Map();
    /** @type {Extract<PeerEvent, {kind: "verdict"}>[]} */
    this.verdicts = [];
    /** Replies that were opened in another tab of this browser. */
    this.unlisten = listenForReplies((reply) => this.accept(reply));
    Object.assign(this.handlers, /** @type {import("./room.js").Handlers} */ ({
      guest: (event) => this.guest(event),
      pick: (event) => this.wanted(event),
      undo: (event) => this.wanted(event),
      redo: (event) => this.wanted(event),
      since: (event) => this.wanted(event),
      seed: ({ seed, number }) => void this.create(seed, number),
      entrust: ({ serial, key, text }) => void this.entrust(serial, key, text),
      verdict: (event) => (this.verdicts = [...this.verdicts.filter(({ guest }) => guest !== event.guest), event]),
    }));
  }

  /** @param {boolean} running whether the match is there already */
  async begin(running) {
    expectTable(this.app);
    await Promise.all([this.app.engineStarted, this.recall()]);
    const { game, setup } = this.wish;
    try {
      const kept = running ? await keptOf(this.room) : null;
      await this.call("host", { game, setup, seating: this.seating, secret: secret(), kept, running });
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
    // After a reload, guests whose page is still open are here again in a moment.
    if (!this.fresh) void this.reserve?.comeBack();
    if (this.watchers.length > 0) this.openGallery(host);
    for (const event of this.early.splice(0)) this.answer(event);
  }

  /** @param {Host} host */
  openGallery(host) {
    if (this.gallery) return;
    this.gallery = hostEnd(null, (what, body) => this.tell(null, null, what, body));
    host.openPort(this.gallery);
  }

  /** @override @param {number} seat */
  elsewhere(seat) {
    return hostEnd(seat, (what, body) => this.tell(seat, null, what, body));
  }

  /**
   * @param {number | null} seat
   * @param {number | null} guest who looks on, where only one of them is to be told
   * @param {import("../../host/peer-port.js").Told} what
   * @param {any} body
   */
  tell(seat, guest, what, body) {
    // The facts of the table hardly ever change, and each call is a trip to the engine.
    if (what === "table" && guest === null) {
      const facts = JSON.stringify(body);
      if (this.facts.get(seat) === facts) return;
      this.facts.set(seat, facts);
    }
    this.spoken = true;
    this.say("tell", { seat, guest, what, body });
    if (what !== "update" || !body.over || this.shownRecord) return;
    this.shownRecord = true;
    this.say("over");
  }

  /** @override What was done is in the room's journal: that has to be kept though nobody elsewhere was told. */
  afterResult() {
    if (!this.spoken) this.say("tick");
    this.spoken = false;
  }

  /**
   * What guests could go on with together, should this device disappear; none of them can read it alone.
   * @param {number} serial
   * @param {string} key
   * @param {string} text
   */
  async entrust(serial, key, text) {
    this.say("entrust", { serial, cipher: await lock(key, text) });
  }

  /** @param {number} seat */
  port(seat) {
    return this.seating[seat]?.player === "elsewhere" ? this.host?.ports.get(seat) : undefined;
  }

  /** @param {Wanted} event */
  wanted(event) {
    if (this.host) this.answer(event);
    else this.early.push(event);
  }

  /** @param {Wanted} event */
  answer(event) {
    if (event.kind === "since") return this.since(event);
    const port = this.port(event.seat);
    if (event.kind === "pick") port?.pick(event.ask, event.options);
    else if (event.kind === "undo") port?.undo();
    else port?.redo();
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
    this.openGallery(host);
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
    this.inviting.arrived(seat);
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

  /** @override */
  renew() {
    this.inviting.renew();
  }

  /** @override @param {string} reply */
  accept(reply) {
    return this.inviting.accept(reply);
  }

  // The deal ------------------------------------------------------------------------------------------------

  /** Begins the game with whoever is there. */
  async deal() {
    if (this.dealing) return;
    this.inviting.stop();
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
      await app.sitting.sit(await createMatch(app.running, { ...this.wish, seating, seed, free: false }, this.room));
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
    return this.dealt && !this.listOpen ? null : seatsScreen(this);
  }

  /** @override */
  get list() {
    return () => this.openList(true);
  }

  /** @param {boolean} open */
  openList(open) {
    if (!open) this.inviting.stop();
    this.app.edit(() => (this.listOpen = open));
    scrollTo(0, 0);
  }

  /** @override @param {number | null} waiting */
  away(waiting) {
    return awayPart(this, waiting);
  }

  async leave() {
    if (this.guests.size > 0 && !(await confirmDialog(t("room-leave-title"), t("room-leave-text"), t("room-leave")))) return;
    this.inviting.stop();
    await this.close(true);
    this.app.edit(() => (this.app.room = null));
  }

  /** @override */
  verdict() {
    return verdictPart(this);
  }

  /** @override @param {boolean} final */
  async close(final) {
    this.unlisten();
    await super.close(final);
  }
}

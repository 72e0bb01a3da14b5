// @ts-check
// Runs the host's room: invites guests to its seats, deals the match, and lets guests play it through their links.
import { lock } from "../../peer/lock.js";
import { html, nothing } from "../../vendor/lit.js";
import { isComputer } from "../../kit/seating.js";
import { t } from "../../lib/i18n.js";
import { cleanName, isUnnamed, keepOwnName } from "../../lib/own-name.js";
import { hostAwayView, hostRoomView } from "./host-room-view.js";
import { Inviting } from "./inviting/inviting.js";
import { InvitationController } from "./invitation-controller.js";
import { HostFar } from "./far/host-far.js";
import { GuestPorts } from "./guest-ports.js";
import { HandOver } from "./hand-over/hand-over.js";
import { REFUSED } from "./driver.js";
import { EarlierRoom } from "./hand-over/earlier-room.js";
import { NextSeat } from "./screen/next-seat.js";
import { TabTable, keptTable } from "./return/tab-table.js";
import { PaceClock } from "./pace/pace-clock.js";
import { paceField, paceNote, paceView } from "./pace/pace-view.js";
import { Room, keptOf, newSecret } from "./room.js";
import { guestOf, newHostState, newRoomState } from "./room-state.js";
import { verdictView } from "./verdict-view.js";

/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Chair, PeerCalls } from "../../types.js" */
/** @import { RoomDeps } from "./deps.js" */
/** @import { PeerEvent } from "./room-state.js" */
/** @template {keyof PeerCalls} M @typedef {import("../../types.js").RoomParams<M>} RoomParams */
/** @typedef {Pick<import("../../runner/stored-matches.js").NewMatch, "game" | "setup" | "seating">} Wish */

/**
 * Opens a room for a new game: the game begins once the guests are there.
 * @param {RoomDeps} deps
 * @param {Wish} wish
 */
export async function openRoom(deps, wish) {
  // The button may be pressed again while this module is fetched.
  if (deps.room()) return;
  const room = new HostRoom(deps, { id: crypto.randomUUID(), wish });
  deps.setRoom(room);
  deps.toTop();
  await room.begin();
}

/**
 * Opens the room again that this tab had before a reload, where its game has not begun.
 * @param {RoomDeps} deps
 * @returns {Promise<boolean>} whether there is one
 */
export async function reopenRoom(deps) {
  const kept = keptTable(deps);
  // A guest's page has a way back of its own.
  if (!kept || deps.room() || deps.tabRoom.get()) return false;
  const { id, wish } = kept;
  await deps.game.use(wish.game);
  const room = new HostRoom(deps, { id, wish, kept });
  if (!(await room.tabTable.hold())) return false;
  deps.setRoom(room);
  await room.begin();
  return true;
}

/**
 * Opens the room of a match that exists: guests rejoin it, or join it.
 * @param {RoomDeps} deps
 * @param {import("../../types.js").Summary} summary
 */
export async function resumeRoom(deps, summary) {
  const room = new HostRoom(deps, { id: summary.match, wish: summary, resumed: true });
  deps.setRoom(room);
  await room.begin();
  return room;
}

/**
 * Lets guests join the match on the table, which has had no guests so far.
 * @param {RoomDeps} deps
 * @param {MatchRunner} runner
 */
export async function letFriendsIn(deps, runner) {
  // This button, too, may be pressed again while this module is fetched.
  if (deps.room()) return;
  const room = await resumeRoom(deps, runner.summary);
  room.attach(runner);
  room.openList(true);
}

/** @extends {Room<import("./room-state.js").RoomState & import("./room-state.js").HostState>} */
export class HostRoom extends Room {
  /**
   * @param {RoomDeps} deps
   * @param {object} match
   * @param {string} match.id of the room and of its match
   * @param {Wish} match.wish
   * @param {boolean} [match.resumed] whether the match exists already
   * @param {import("./return/tab-table.js").KeptTable | null} [match.kept] what the page had of this room before a reload
   * @param {import("./room.js").Handover} [match.handover] of the room that this one continues
   * @param {import("../../types.js").After | null} [match.after] the room whose guests come over
   */
  constructor(deps, { id, wish: { game, setup, seating }, resumed = false, kept = null, handover, after = null }) {
    super(deps, id, { ...newRoomState(), ...newHostState(seating, resumed) }, handover);
    this.wish = { game, setup };
    this.resumed = resumed;
    this.before = kept;
    this.after = after;
    this.tabTable = new TabTable(deps, id);
    /** Whether the person here, who has no name yet, may type one. */
    this.asksName = this.ownSeat !== null && isUnnamed(this.seatName(this.ownSeat));
    /** Whether links of before the reload lead nowhere now, and no friend has come since. */
    this.linksVoid = false;
    /** Whether this room continues a guest's room on this device (host migration). */
    this.migrated = handover !== undefined;
    /** Whether this page was loaded anew since the guests came. */
    this.reloaded = (resumed || kept !== null) && !this.migrated;
    /** The guests who were connected with this page. @type {Set<number>} */
    this.met = new Set();
    /** @type {MatchRunner | null} */
    this.runner = null;
    /** Resolves once the engine knows this room, or has refused it. */
    this.registering = Promise.resolve();
    /** Called after each result with which the match is stored. */
    this.onMatchStored = () => {};
    this.pace = new PaceClock(deps.draw);
    /** Seconds for each decision, as this page wants it; 0: as long as one likes. */
    this.limit = 0;
    /** Whether it has said that its guests play on with another host. */
    this.continued = false;
    this.ports = new GuestPorts((method, params) => this.notify(method, params));
    this.invitation = new InvitationController(this);
    this.far = new HostFar(this);
    this.nextSeat = new NextSeat(this);
    this.inviting = new Inviting(this);
    this.handing = new HandOver(this);
    /** @type {EarlierRoom | null} the room of the game before */
    this.earlier = null;
    /** Whether the next game of these guests has a room already. */
    this.hasNextRoom = false;
    // After host migration the new host plays at its own device.
    this.resetZoom = this.isScreen && !handover ? deps.fillScreen() : () => {};
    // A reply link may be opened in another tab of this browser.
    this.stopListening = deps.listenForReplies((reply) => this.accept(reply));
    this.stopKeeping = deps.onPageLeft(() => this.keep());
    this.stopTurning = deps.onPageTurned((hidden) => this.registered && this.notify("page", { hidden }));
    Object.assign(this.orders, /** @type {import("./driver.js").Orders} */ ({
      decide: ({ seat }) => this.decideFor(seat),
      "keep-room": async () => {
        if (!(await this.stored)) throw REFUSED;
      },
      ...this.invitation.orders,
      answer: ({ text, seat }, number) => this.handing.answer(text, seat, number),
      move: ({ reply }) => void this.handing.move(reply),
      ...this.far.orders,
    }));
    Object.assign(this.handlers, /** @type {import("./room.js").Handlers} */ ({
      part: (event) => this.handing.onPart(event),
      guest: (event) => this.onGuest(event),
      ...this.ports.handlers,
      request: (event) => void this.nextSeat.onRequest(event),
      door: (event) => this.far.onDoor(event),
      size: (event) => this.onSize(event),
      invitations: (event) => this.invitation.note(event),
      pace: ({ facts }) => this.onPace(/** @type {import("../../runner/port.js").PaceFacts | null} */ (facts)),
      roster: (event) => this.onRoster(event),
      seed: (event) => void this.create(event),
      entrust: ({ serial, key, text }) => void this.entrust(serial, key, text),
      verdict: (event) => (this.state.verdicts = [...this.state.verdicts.filter(({ guest }) => guest !== event.guest), event]),
    }));
  }

  /** Tells the engine of the room. */
  async begin() {
    const { deps } = this;
    deps.game.preload();
    const far = this.far.load();
    if (!this.before) this.keep();
    if (!this.before && !this.resumed && !this.after) void far.then(() => this.inviting.showAsBefore());
    const registered = this.register();
    this.registering = registered.catch(() => {});
    try {
      await registered;
      if (this.before) await far.then(() => this.#comeBack());
      if (this.resumed) void far.then(() => this.far.reopen());
    } catch (error) {
      deps.failed(error);
    }
  }

  async register() {
    const { deps, resumed } = this;
    await Promise.all([deps.engineStarted, this.internet.load()]);
    const kept = resumed || this.before ? await keptOf(deps, this.id) : null;
    await super.call("host", { ...this.wish, seating: [...this.seating], secret: newSecret(), kept, running: resumed, pace: resumed ? null : this.limit, hidden: deps.isPageHidden(), after: this.after });
  }

  /** Keeps what the page needs to open this room again after a reload; once the game is dealt, the match is stored. */
  keep() {
    if (this.closed) return;
    if (this.resumed || this.state.dealt) return this.far.store();
    // Until its host knows of this room, a reload leads back to the room where this device is a guest.
    if (this.deps.tabRoom.get()) return;
    void this.tabTable.hold();
    this.tabTable.keep({
      id: this.id, wish: { ...this.wish, seating: [...this.seating] }, ...this.inviting.kept,
      links: this.linksVoid || this.invitation.waiting, pace: this.limit, far: this.far.kept,
    });
  }

  /** Makes the room what it was before the reload: its guests are called, and its link is shown. */
  #comeBack() {
    const { before, deps } = this;
    if (!before || this.closed) return;
    void this.reconnector?.comeBack();
    this.agree(before.pace);
    this.far.resume(before.far);
    this.linksVoid = before.links;
    this.before = null;
    this.inviting.resume(before);
    if (before.far?.key) deps.toast(t("room-reopened"));
    this.keep();
  }

  /**
   * Waits until the engine knows the room, since the room is drawn, and its buttons work, before that.
   * @override
   * @template {keyof PeerCalls} M
   * @param {M} method
   * @param {RoomParams<M>} params
   */
  async call(method, params) {
    if (!this.registered) await this.registering;
    return super.call(method, params);
  }

  /** @returns {boolean} whether this device is the table: no person plays at it */
  get isScreen() {
    return this.seating.every(({ player }) => player !== "person");
  }

  /** @override @returns {"show-to-all"} */
  get returnPart() {
    return "show-to-all";
  }

  /** @override @returns {import("./deps.js").ScreenPart} */
  get screenPart() {
    return this.isScreen ? "screen" : "";
  }

  /** @override */
  get keepsAwake() {
    return this.isScreen || super.keepsAwake;
  }

  /** @returns {readonly Chair[]} */
  get seating() {
    return this.runner?.summary.seating ?? this.state.chairs;
  }

  /** @returns {string} the level of a computer player that replaces a person */
  get computer() {
    return this.deps.game.computer() ?? "nobody";
  }

  /** @returns {number | null} the first seat of this device */
  get ownSeat() {
    const seat = this.seating.findIndex(({ player }) => player === "person");
    return seat < 0 ? null : seat;
  }

  // The match -------------------------------------------------------------------------------------------------

  /** @override @param {MatchRunner} runner */
  attach(runner) {
    this.runner = runner;
    void this.earlier?.end();
    // After a reload, guests whose page is still open reconnect within seconds. After host migration the links are open already,
    // and a call would use up the spare invitations that the guests keep for a reload.
    if (this.resumed && !this.migrated) void this.reconnector?.comeBack();
    this.ports.attach(runner, this.state.watchers.length > 0);
    // Who came while the match was made has found no chair to take.
    for (const { seat, guest } of this.state.seats) if (guest !== null) this.#takeChair(seat, this.state.guests.get(guest));
  }

  /** @override @param {number} seat */
  remotePort(seat) {
    return this.ports.portFor(seat);
  }

  /** @override */
  afterResult() {
    if (this.runner?.stored) this.onMatchStored();
    this.ports.afterResult();
  }

  /**
   * Encrypts the state from which the guests can continue without this device; no guest can decrypt it alone.
   * @param {number} serial
   * @param {string} key
   * @param {string} text
   */
  async entrust(serial, key, text) {
    this.notify("entrust", { serial, cipher: await lock(key, text) });
  }

  // The agreed time -------------------------------------------------------------------------------------------

  /** @param {number} limit seconds for each decision; 0: as long as one likes */
  agree(limit) {
    this.limit = limit;
    this.notify("pace", { limit });
    this.deps.draw();
  }

  /** @override @param {Extract<PeerEvent, {kind: "refused"}>} event */
  onRefused(event) {
    super.onRefused(event);
    if (event.code !== "continued" || this.continued) return;
    this.continued = true;
    this.deps.toast(this.deps.errorText(event), "error");
  }

  /** @param {import("../../runner/port.js").PaceFacts | null} facts of the engine, which keeps the time */
  onPace(facts) {
    this.limit = facts?.limit ?? 0;
    if (this.pace.note(facts, (seat) => this.seating[seat]?.player === "person")) this.deps.toast(t("pace-late"));
  }

  /** Has a computer player decide once, from what the seat knows. @param {number} seat */
  async decideFor(seat) {
    if (!(await this.runner?.decideOnce(seat, this.computer))) throw REFUSED;
  }

  // Seats -----------------------------------------------------------------------------------------------------

  /** @param {Extract<PeerEvent, {kind: "roster"}>} event the people who are present */
  onRoster({ seats, watchers }) {
    Object.assign(this.state, { seats, watchers });
    this.keep();
    this.earlier?.look();
  }

  /** @param {Extract<PeerEvent, {kind: "guest"}>} event a guest joined, or its connection changed */
  onGuest(event) {
    const { guest, seat, name, state } = event;
    const { guests } = this.state;
    const before = guests.get(guest);
    guests.set(guest, event);
    if (state !== "open" || before?.state === "open") return;
    this.met.add(guest);
    if (!before) this.linksVoid = false;
    this.deps.toast(t(before ? "guest-back" : "guest-here", { name }));
    if (seat !== null && this.runner) this.#takeChair(seat, event);
  }

  /** A guest who is connected plays its seat of the match. @param {number} seat @param {Extract<PeerEvent, {kind: "guest"}>} [guest] */
  #takeChair(seat, guest) {
    if (guest?.state !== "open") return;
    const { name } = guest;
    const chair = this.seating[seat];
    if (chair?.player !== "elsewhere" || chair.name !== name) this.reseat(seat, { name, player: "elsewhere" });
  }

  /** @param {Extract<PeerEvent, {kind: "size"}>} event the table has a seat more for a friend at the door, or fewer */
  onSize({ seats, name, setup }) {
    this.wish = { ...this.wish, setup: /** @type {any} */ (setup) };
    this.state.chairs = [...this.state.chairs, { name, player: "elsewhere" }].slice(0, seats);
    this.keep();
  }

  /**
   * Gives a seat to another player.
   * @param {number} seat
   * @param {Chair} chair
   */
  reseat(seat, chair) {
    if (this.runner) {
      this.runner.sit(seat, chair).catch((error) => this.deps.failed(error));
      return;
    }
    this.state.chairs = this.state.chairs.with(seat, chair);
    this.notify("chair", { seat, chair });
  }

  /**
   * Lets a computer player play a seat until its guest plays it again.
   * @param {number} seat
   */
  standIn(seat) {
    this.reseat(seat, { name: this.seating[seat]?.name ?? "", player: this.computer });
    this.deps.draw();
  }

  /** @returns {number | null} a seat for one more person: of a friend who is not here, or a computer player's */
  get freeSeat() {
    const [missing] = this.inviting.missing;
    const computers = this.seating.flatMap(({ player }, seat) => (isComputer(player) && !this.peer(seat) ? [seat] : []));
    return missing ?? computers[0] ?? null;
  }

  /** Gives somebody who watches a seat. @param {number} guest */
  async seatWatcher(guest) {
    const { freeSeat: seat } = this;
    if (seat === null) return;
    this.inviting.open(seat);
    await this.call("seat-watcher", { guest, seat });
  }

  /**
   * Sends the person at a seat away for good.
   * @param {number} seat
   */
  async remove(seat) {
    const found = guestOf(this.state, seat);
    if (!found || !(await this.deps.confirm(t("remove-title", { name: found.name }), t("remove-text"), t("remove")))) return;
    this.notify("dismiss", { guest: found.guest });
  }

  /** Names the person at this device, before the deal. @param {string} name */
  rename(name) {
    const seat = this.ownSeat;
    if (seat === null || this.state.dealt) return;
    this.reseat(seat, { name: cleanName(name) || t("default-name"), player: "person" });
    void keepOwnName(this.deps.settings, name);
    this.keep();
  }

  /** @param {number} seat that its guest plays again */
  handBack(seat) {
    this.reseat(seat, { name: this.seating[seat]?.name ?? "", player: "elsewhere" });
    this.deps.draw();
  }

  /** @override */
  renewInvitation() {
    const { current } = this.invitation;
    this.invitation.renew();
    if (!current) this.inviting.show();
  }

  /** @override @param {number} seat */
  seatName(seat) {
    return this.seating[seat]?.name ?? "";
  }

  /** @override Friends in the same room need no helper. @returns {unknown} */
  internetPart() {
    return this.isScreen || this.inviting.place === "far" ? super.internetPart() : nothing;
  }

  /** @returns {unknown} */
  internetQuestion() {
    return super.internetPart();
  }

  /** @override @param {string} reply */
  takeReply(reply) {
    return this.invitation.accept(reply);
  }

  /** @override Guests whose page was loaded anew as well have codes for the page of before. */
  inviteInstead() {
    const { seats, watchers } = this.state;
    const gone = [...seats, ...watchers].find(({ guest, state }) => guest !== null && state !== "open" && !this.met.has(guest));
    if (!this.reloaded || !gone) return false;
    this.openList(true);
    this.deps.toast(t("return-both"));
    this.invite(this.inviting.missing.length > 0 ? "all" : "seat" in gone ? gone.seat : null);
    return true;
  }

  // The deal --------------------------------------------------------------------------------------------------

  /** Begins the game; computer players take the seats of guests who are not connected. */
  async deal() {
    const { state } = this;
    if (state.dealing) return;
    this.inviting.end();
    state.dealing = true;
    this.far.onDealt();
    this.deps.draw();
    for (const [seat, { name, player }] of state.chairs.entries()) {
      if (player === "elsewhere" && this.peer(seat)?.state !== "open") this.reseat(seat, { name, player: this.computer });
    }
    await this.call("deal", {}).catch((error) => {
      state.dealing = false;
      this.deps.failed(error);
    });
  }

  /** Makes the match from the seed that was drawn. @param {Extract<PeerEvent, {kind: "seed"}>} drawn */
  async create(drawn) {
    const { seed } = drawn;
    const { deps, state } = this;
    if (state.dealt) return;
    state.dealt = true;
    this.noteSeed(drawn);
    const seating = state.chairs.map((chair, seat) => this.#chairAtDeal(chair, seat));
    try {
      await deps.table.sit(await deps.matches.create({ ...this.wish, seating, seed, free: false }, this.id));
      this.tabTable.forget();
    } catch (error) {
      state.dealt = false;
      deps.failed(error);
    }
    state.dealing = false;
    deps.draw();
  }

  /** A guest who has come while the seed was drawn plays, and a computer player where no guest is. @param {Chair} chair @param {number} seat @returns {Chair} */
  #chairAtDeal({ name, player }, seat) {
    const { guest = null, name: own = "" } = this.state.seats[seat] ?? {};
    if (guest === null) return { name, player: player === "elsewhere" ? this.computer : player };
    const plays = player === "elsewhere" || this.state.guests.get(guest)?.state === "open";
    return plays ? { name: own || name, player: "elsewhere" } : { name, player };
  }

  /** @override */
  get againAction() {
    return this.runner?.summary.over && !this.handing.asked ? () => void this.openNextRoom() : null;
  }

  /** @override Before the deal, unless a text that a person carries is on its way: it leads to this room alone. */
  get changeAction() {
    const { runner, state, earlier, invitation } = this;
    const may = runner ? runner.summary.over : (earlier !== null || !invitation.waiting) && !state.dealt && !state.dealing;
    return may && !this.hasNextRoom && !this.handing.asked ? () => this.deps.nextForm.open(this.#gameBefore) : null;
  }

  /** @returns {import("../new-game/new-game-controller.js").GameBefore} what the form for the next game begins with */
  get #gameBefore() {
    const { wish: { game }, state: { seats, watchers } } = this;
    const { setup } = this.runner?.summary ?? this.wish;
    const playing = seats.flatMap(({ guest, name }) => (guest === null ? [] : [{ guest, name, played: true }]));
    const watching = watchers.filter(({ state }) => state === "open").map(({ guest, name }) => ({ guest, name, played: false }));
    return {
      game, setup, guests: [...playing, ...watching],
      seats: this.seating.map((chair, seat) => {
        const { guest = null, name = "" } = seats[seat] ?? {};
        return guest === null ? chair : { name, player: "elsewhere", guest };
      }),
      begin: (wish, guests) => this.openNextRoom({ wish, guests }),
    };
  }

  /**
   * Opens a room for the next game. The guests' devices join it without a press; it begins by itself unless somebody must be invited.
   * @param {{wish?: Wish, guests?: readonly (number | null)[]}} [change] another game, and the guest of each of its seats; else the
   *   same game with the same people
   */
  async openNextRoom({ wish = this.#sameWish, guests = this.state.seats.map(({ guest }) => guest) } = {}) {
    const { deps } = this;
    if (this.hasNextRoom || this.handing.asked) return;
    this.hasNextRoom = true;
    // After a reload before the deal the next room is the tab's, not this one.
    this.tabTable.forget();
    this.stopListening();
    this.resetZoom();
    const newcomers = wish.seating.some(({ player }, seat) => player === "elsewhere" && (guests[seat] ?? null) === null);
    const next = new HostRoom(deps, { id: crypto.randomUUID(), wish, after: { room: this.id, guests: [...guests], begins: !newcomers, watchers: [] } });
    next.internet.state = this.internet.state;
    next.inviting.follow(this.inviting);
    next.evening.follow(this.evening, next.id);
    next.limit = this.limit;
    void next.mailReturn.follow(this.mailReturn);
    const far = next.far.follow(this.far);
    const earlier = new EarlierRoom(this, next);
    next.earlier = earlier;
    Object.assign(this.orders, earlier.orders);
    // The old game is closed: requests of its guests are no longer answered.
    this.leadOn({
      coming: ({ seats }) => earlier.note(seats),
      roster: ({ seats, watchers }) => Object.assign(this.state, { seats, watchers }),
      request: (event) => void next.nextSeat.onRequest(event, this),
    });
    const left = deps.table.leave();
    // Set at once: without a match and a room the page may reload into a new version.
    deps.setRoom(next);
    deps.toTop();
    await left;
    await next.begin();
    earlier.look();
    await far;
    if (newcomers) next.inviting.inviteMissing();
  }

  /** @returns {Wish} the same game; a guest whom a computer player replaces may play again */
  get #sameWish() {
    const seating = this.seating.map((chair, seat) => (this.peer(seat) ? { name: chair.name, player: "elsewhere" } : chair));
    return { ...this.wish, seating };
  }

  // For the page ----------------------------------------------------------------------------------------------

  /** @override @param {import("./chat-controller.js").Saying} saying */
  say({ what, ...said }) {
    const seat = this.deps.table.seat();
    this.notify(what, { seat: seat === undefined ? this.ownSeat : seat, ...said });
  }

  /** @override */
  screen() {
    const { state, deps, invitation } = this;
    if (state.dealt && !state.listOpen) return null;
    return hostRoomView({
      state,
      bubbles: this.chat.state.bubbles,
      seating: this.seating,
      ownSeat: this.ownSeat,
      setupText: state.dealt ? "" : deps.game.setupText(this.wish.game, this.wish.setup),
      engineReady: deps.engineReady(),
      invited: invitation.shown.map(({ seat }) => seat),
      connecting: (seat) => invitation.isConnecting(seat),
      invitation: this.returning.open ? this.returning.view() : this.isScreen && !state.dealt ? this.nextSeat.view() : this.inviting.view(),
      pace: state.dealt ? nothing : paceField({ limit: this.limit, agree: (limit) => this.agree(limit) }),
      linksVoid: this.linksVoid,
      far: this.far.offered ? this.far.view() : nothing,
      // Guests read the chat on their phones.
      chat: this.isScreen ? null : this.chat.view(),
      screen: this.isScreen,
      actions: {
        invite: (seat) => this.invite(seat),
        inviteAll: state.dealt || this.inviting.missing.length === 0 ? null : () => this.invite("all"),
        deal: () => void this.deal(),
        seatWatcher: this.freeSeat === null ? null : (guest) => void this.seatWatcher(guest).catch((error) => deps.failed(error)),
        standIn: (seat) => this.standIn(seat),
        handBack: (seat) => this.handBack(seat),
        rename: this.asksName && !state.dealt && !state.dealing ? (name) => this.rename(name) : null,
        remove: (seat) => void this.remove(seat),
        handOver: (seat) => (this.handing.isFor(seat) ? () => void this.handing.offer(seat).catch((error) => deps.failed(error)) : null),
        change: state.dealt ? null : this.changeAction,
        backToTable: () => this.openList(false),
        leave: () => void this.leave(),
      },
    });
  }

  /** @override */
  get seatListAction() {
    return () => this.openList(true);
  }

  /** @override */
  get asksBeforeLeaving() {
    return this.state.guests.size > 0 || this.invitation.waiting;
  }

  /** @override */
  get listOpen() {
    return this.state.dealt && this.state.listOpen;
  }

  /** @override @param {boolean} open */
  openList(open) {
    this.inviting.end();
    if (!open) this.returning.hide();
    this.state.listOpen = open;
    this.deps.draw();
    this.deps.toTop();
  }

  /** @override @param {number | null} waiting the seat the table waits for */
  absenceView(waiting) {
    const chair = waiting === null ? undefined : this.seating[waiting];
    const time = paceView({
      facts: this.pace.facts, left: this.pace.left, name: chair?.player === "elsewhere" ? chair.name : "", more: () => this.notify("more-time", {}),
    });
    if (waiting === null || chair?.player !== "elsewhere") return time;
    const away = hostAwayView({
      seat: waiting,
      name: chair.name,
      peer: this.peer(waiting),
      standIn: () => this.standIn(waiting),
      invite: () => {
        this.openList(true);
        this.invite(waiting);
      },
      back: this.returnAction,
    });
    return away ?? time;
  }

  /** @param {number | null | "all"} wanted a seat, a watcher, or all who are missing */
  invite(wanted) {
    this.returning.hide();
    this.inviting.begin(wanted);
  }

  /** Closes the room before the deal. */
  async leave() {
    const { deps, state } = this;
    if (state.guests.size > 0 && !(await deps.confirm(t("room-leave-title"), t("room-leave-text"), t("room-leave")))) return;
    this.invitation.close();
    await this.close(true);
    deps.setRoom(null);
  }

  /** @override */
  verdictView() {
    const { guests, verdicts, unchecked } = this.state;
    const others = verdicts.map(({ guest, faults }) => ({ name: guests.get(guest ?? -1)?.name ?? "", sound: faults.length === 0 }));
    const time = paceNote(this.pace.facts?.decided ?? [], (seat) => this.seatName(seat));
    return html`${verdictView({ checking: false, unchecked, number: verdicts[0]?.number ?? "", faults: null, others })} ${time}`;
  }

  /** @override @param {boolean} final */
  async close(final) {
    // The next room invites its guests over this one.
    if (this.hasNextRoom) return;
    this.far.close();
    this.stopListening();
    this.stopKeeping();
    this.stopTurning();
    this.tabTable.forget();
    this.pace.close();
    this.resetZoom();
    await this.earlier?.end();
    await super.close(final);
  }

  /** Closes a room whose guests have a room for the next game. @param {boolean} final */
  async end(final) {
    this.far.close();
    this.stopKeeping();
    this.stopTurning();
    this.pace.close();
    this.tabTable.forget();
    await this.earlier?.end();
    await super.close(final);
  }
}

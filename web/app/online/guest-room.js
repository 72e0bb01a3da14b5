// @ts-check
// A guest at somebody else's table: in by an invitation, then the same table as everybody's, a client of one port whose other
// end is far away. Loaded when an invitation is opened.
import { Room, keptOf, secret } from "./room.js";
import { HostMigration } from "./host-migration.js";
import { takeIn } from "../../host/matches.js";
import { guestEnd } from "../../host/peer-port.js";
import { t } from "../../lib/i18n.js";
import { canConnect } from "../../peer/can-connect.js";
import { createReply } from "../../peer/invitation.js";
import { getSetting, setSetting } from "../../store/settings.js";
import { comingBackView } from "./reconnecting-view.js";
import { joinView } from "./join-view.js";
import { awayView } from "./peer-view.js";
import { Session } from "../match/session.js";
import { directorFor, expectTable } from "../story/story-controller.js";
import { verdictView } from "./verdict-view.js";
import { waitingRoomView } from "./waiting-room-view.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./room.js").PeerEvent} PeerEvent */
/** @typedef {import("../../host/port.js").TableFacts} TableFacts */
/** @typedef {import("../../host/port.js").SeatPort} SeatPort */

/** Where a tab remembers the room it is in, for a reload. */
const TAB = "citadels-room";

/**
 * Opens the page's door for guests, with the invitation where there is one.
 * @param {App} app
 * @param {string} text
 */
export async function openDoor(app, text) {
  const here = app.room instanceof GuestRoom ? app.room : new GuestRoom(app);
  app.edit(() => Object.assign(app, { room: here, setup: null }));
  await here.open(text);
}

export class GuestRoom extends Room {
  /** @param {App} app */
  constructor(app) {
    super(app, "");
    /** @type {import("../../peer/invitation.js").Reply | null} */
    this.taken = null;
    /** @type {"asked" | "reply" | "connecting" | "back" | "in"} `back`: on the way back after a reload */
    this.stage = "asked";
    this.problem = "";
    this.failed = false;
    /** The invitation as it came. */
    this.text = "";
    this.name = "";
    this.seat = /** @type {number | null} */ (null);
    /** @type {"open" | "waiting" | "lost"} the connection to the table */
    this.state = "open";
    /** @type {import("../../types.js").Facts | null} */
    this.facts = null;
    /** Ends when the page can speak of the game that is played. */
    this.ready = Promise.resolve();
    /** @type {SeatPort | null} */
    this.port = null;
    /** @type {TableFacts | null} */
    this.table = null;
    /** @type {Extract<PeerEvent, {kind: "verdict"}> | null} */
    this.checked = null;
    /** @type {Extract<PeerEvent, {kind: "legacy"}> | null} what the guests could go on with, should the opener disappear */
    this.legacy = null;
    this.inheriting = new HostMigration(this);
    this.checking = false;
    this.sitting = false;
    Object.assign(this.handlers, /** @type {import("./room.js").Handlers} */ ({
      welcome: (event) => this.welcome(event),
      table: ({ body }) => this.told(/** @type {any} */ (body)),
      update: ({ body }) => void this.update(/** @type {any} */ (body)),
      refusal: (refusal) => this.port?.refuse(refusal),
      state: ({ state }) => (this.state = state),
      number: ({ number }) => this.drawn(number),
      fault: ({ code, number }) => app.toast(t(`fault-${code}`, { moment: number ?? 0 }), "error"),
      record: () => void this.check(),
      verdict: (event) => void this.judge(event),
      legacy: (event) => (this.legacy = event),
      gather: (event) => void this.inheriting.gather(event),
      heir: (event) => void this.inheriting.open(event),
      succeeded: ({ save, seat }) => void this.inheriting.goOn(save, seat),
    }));
  }

  // Coming in -----------------------------------------------------------------------------------------------

  /** @param {string} text an invitation; "" where none is there yet */
  async open(text) {
    const { app } = this;
    await this.recall();
    this.name ||= (await getSetting("name")) ?? "";
    if (!text) {
      // After a reload the table is known, but nothing leads there any more.
      const room = sessionStorage.getItem(TAB);
      const kept = room && !this.room ? await keptOf(room) : null;
      return room && kept ? this.comeBack(room, kept) : app.draw();
    }
    try {
      this.taken?.drop();
      const taken = await createReply(text, { servers: this.helpers });
      if (this.room && this.room !== taken.room && this.port) await this.restart();
      this.enter(taken.room);
      app.edit(() => Object.assign(this, { taken, text, stage: "reply", problem: "", failed: false }));
      this.carry.show(taken.url);
    } catch (error) {
      this.stop(app.errorText(error), false);
    }
  }

  /**
   * After a reload: the table is known, and the way there may still be.
   * @param {string} room
   * @param {string} kept
   */
  async comeBack(room, kept) {
    const { app } = this;
    this.enter(room);
    app.edit(() => Object.assign(this, { stage: "back", problem: t("come-back-how") }));
    await app.engineStarted;
    try {
      // The greeting names every game that this page can play, as on the first visit.
      await app.running.addAll();
      await this.call("join", { token: null, name: this.ownName, secret: secret(), kept });
      const ways = await this.reserve?.comeBack();
      if (!ways && this.stage === "back") this.lookForDoor();
    } catch (error) {
      this.stop(app.errorText(error), false);
    }
  }

  /** @returns {string} */
  get ownName() {
    return this.name.trim() || t("default-name");
  }

  /** @override @param {string} reply */
  accept(reply) {
    return this.inheriting.inviting.accept(reply);
  }

  /** @override */
  renew() {
    this.inheriting.inviting.renew();
    if (this.stage === "reply") void this.open(this.text);
  }

  /**
   * Another invitation is wanted.
   * @param {string} problem
   * @param {boolean} failed whether the devices did not find each other
   */
  stop(problem, failed) {
    this.carry.close();
    this.app.edit(() => Object.assign(this, { taken: null, stage: "asked", problem, failed }));
  }

  /** Another room than before: what was told of that one is told of this one no more. */
  async restart() {
    await this.app.sitting.leave();
    this.app.room = this;
  }

  /** The opener has the reply: now the browsers find each other. */
  async connect() {
    const { app, taken } = this;
    if (!taken || this.stage === "connecting") return;
    app.edit(() => Object.assign(this, { stage: "connecting", problem: "" }));
    if (this.name.trim()) void setSetting("name", this.name.trim());
    try {
      const link = await taken.connect();
      this.taken = null;
      this.addLink(link);
      await app.engineStarted;
      await link.opened;
      // Which game is played there is told only to who knows them.
      await app.running.addAll();
      this.reserve?.settle();
      await this.call("join", { token: taken.token, name: this.ownName, secret: secret(), kept: await keptOf(this.room) });
      sessionStorage.setItem(TAB, this.room);
      await this.call("linked", { link: link.id });
    } catch (error) {
      this.stop(app.errorText(error), true);
    }
  }

  /** @override @param {Extract<PeerEvent, {kind: "refused"}>} event */
  refused(event) {
    super.refused(event);
    const problem = this.app.errorText(event);
    // The table stays in sight; the way back is beside it.
    if (this.app.session && this.stage === "in") this.app.toast(problem, "error");
    else this.stop(problem, false);
  }

  /** @param {Extract<PeerEvent, {kind: "welcome"}>} event */
  welcome({ seat, facts }) {
    this.carry.close();
    Object.assign(this, { seat, facts, stage: "in", state: "open" });
    this.port ??= guestEnd(seat, (saying) => this.say("say", { saying }));
    this.ready = this.app.useGame(facts.game).then(() => expectTable(this.app), (error) => this.app.failed(error));
  }

  // At the table --------------------------------------------------------------------------------------------

  /** @param {TableFacts} table */
  told(table) {
    this.table = table;
    this.port?.tell(table);
  }

  /** @param {import("../../types.js").Update} update */
  async update(update) {
    // The log is written in the words of the game, which are loaded first.
    await this.ready;
    const { app, port, table } = this;
    if (!port || !table) return;
    if (!app.session) void this.sit(port, table);
    port.send(update);
  }

  /**
   * @param {SeatPort} port
   * @param {TableFacts} table
   */
  async sit(port, table) {
    const { app } = this;
    if (this.sitting) return;
    this.sitting = true;
    const around = { pace: app.pace, director: directorFor(app), changed: () => app.draw(), failed: app.refused.bind(app) };
    const session = new Session(around, [port]);
    port.tell(table);
    await session.started;
    if (this.facts) await app.useGame(this.facts.game);
    app.edit(() => Object.assign(app, { session, scores: true }));
    scrollTo(0, 0);
  }

  /** Looks whether all that was sent fits the record of the game. */
  async check() {
    this.checking = true;
    await this.call("verify").catch((error) => this.app.failed(error));
    this.app.edit(() => (this.checking = false));
  }

  /**
   * What came of it. The match is nobody's secret any more, so it is kept here too.
   * @param {Extract<PeerEvent, {kind: "verdict"}>} event
   */
  async judge(event) {
    this.app.edit(() => (this.checked = event));
    if (!event.save) return;
    const own = this.seat === null ? [] : [this.seat];
    await takeIn(this.app.running, event.save, async () => true, own).catch((error) => this.app.failed(error));
    // Whoever has left already sees it in the lobby.
    await this.app.saved.refresh();
    await this.lookBack(event.save).catch((error) => this.app.failed(error));
  }

  /** @param {string} save of the finished match, which can be looked at from now on */
  async lookBack(save) {
    const { app } = this;
    const result = await app.running.call("open", { save });
    if (this.closed) return;
    this.past = app.sitting.hostOf({ result, row: null, release: () => undefined });
    app.draw();
  }

  /** @override */
  utter(/** @type {any} */ saying) {
    this.say("say", { saying });
  }

  // What is shown -------------------------------------------------------------------------------------------

  /** @returns {{seat: number, name: string} | null} who opened the table, as far as there is somebody at that device */
  get opener() {
    return this.seats.find(({ state }) => state === "here") ?? null;
  }

  /** @override @param {number} seat */
  peer(seat) {
    if (seat === this.seat) return null;
    const found = this.seats[seat];
    // Those at the opener's device are as near as the link to it.
    if (found?.state === "here") return { seat, name: found.name, state: this.state, said: this.said.get(seat) ?? null };
    return super.peer(seat);
  }

  /** @override */
  screen() {
    const { app, stage } = this;
    if (this.inheriting.begun) return this.inheriting.screen();
    if (stage === "in") return app.session ? null : this.waitingRoom();
    if (stage === "back") return comingBackView({ instead: () => this.lookForDoor(), leave: () => void app.sitting.leave() });
    return joinView({
      stage,
      carry: this.carry,
      name: this.name,
      problem: this.problem,
      failed: this.failed,
      able: canConnect(),
      servers: this.serversPart(),
      errorText: (error) => app.errorText(error),
      rename: (name) => app.edit(() => (this.name = name)),
      open: (text) => void this.open(text),
      connect: () => void this.connect(),
      close: () => (app.session ? app.edit(() => (this.stage = "in")) : void app.sitting.leave()),
    });
  }

  waitingRoom() {
    return waitingRoomView({
      seats: this.seats.map(({ seat, name, state }) => ({
        seat, name, said: this.said.get(seat) ?? null, inviting: false, present: false,
        who: seat === this.seat ? "you" : state === "here" ? "opener" : state === "bot" ? "computer" : "friend",
        peer: this.peer(seat),
      })),
      game: this.facts?.game === this.app.game.id ? this.app.game.setupText(this.facts.setup) : "",
      watching: this.watchers.filter(({ state }) => state === "open").length,
      invite: null,
      start: null,
      starting: false,
      host: this.opener?.name ?? "",
      standIn: null,
      handBack: null,
      invitation: nothing,
      chat: this.chat(),
      back: false,
      leave: () => void this.app.sitting.leave(),
    });
  }

  /** @override @param {number | null} waiting */
  away(waiting) {
    const { opener } = this;
    if (this.state !== "open" && opener) return awayView({ peer: { ...opener, state: this.state }, opener: true, standIn: null, again: this.state === "lost" ? () => this.lookForDoor() : null,
      goOn: this.state === "lost" && this.legacy ? () => void this.inheriting.begin() : null });
    const peer = waiting === null ? null : this.peer(waiting);
    if (!peer || (peer.state !== "waiting" && peer.state !== "lost")) return nothing;
    return awayView({ peer, opener: false, standIn: null, again: null });
  }

  /** Shows where a fresh invitation goes. */
  lookForDoor() {
    this.app.edit(() => (this.stage = "asked"));
  }

  /** @override */
  verdict() {
    const { checking, checked, unchecked } = this;
    return verdictView({ checking, unchecked, number: checked?.number ?? "", faults: checked?.faults ?? null, others: [] });
  }

  /** @override @param {boolean} final */
  async close(final) {
    sessionStorage.removeItem(TAB);
    this.taken?.drop();
    await this.past?.close();
    await super.close(final);
  }
}

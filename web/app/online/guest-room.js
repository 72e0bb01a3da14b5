// @ts-check
// Runs a guest's room: joins it by an invitation, and plays its match through the link to the host.
import { html } from "../../vendor/lit.js";
import { guestEnd } from "../../runner/port.js";
import { t } from "../../lib/i18n.js";
import { cleanName, keepOwnName, readOwnName } from "../../lib/own-name.js";
import { tableIn } from "../../peer/far/table-link.js";
import { canConnect } from "../../peer/can-connect.js";
import { opensWithin } from "../../peer/link.js";
import { localNetworkView } from "./internet/local-network-view.js";
import { guestAwayView, guestRoomView, unsavedView } from "./guest-room-view.js";
import { GuestFar } from "./far/guest-far.js";
import { guestFarView, waitText } from "./far/far-view.js";
import { dropTable, keepTable, knownTable, linkOf, moveTable } from "./far/known-tables.js";
import { takePart } from "./hand-over/heir.js";
import { HostMigration } from "./host-migration.js";
import { dropKnownRoom, hostOf, keepKnownRoom } from "./return/known-room.js";
import { PaceClock } from "./pace/pace-clock.js";
import { paceNote, paceView } from "./pace/pace-view.js";
import { PassOn } from "./screen/pass-on.js";
import { Room, keptOf, newSecret } from "./room.js";
import { guestPeerAt, hostSeat, newGuestState, newRoomState } from "./room-state.js";
import { verdictView } from "./verdict-view.js";

/** @import { Reply } from "../../peer/invitation.js" */
/** @import { Link } from "../../peer/link.js" */
/** @import { SeatPort } from "../../runner/port.js" */
/** @import { RoomDeps } from "./deps.js" */
/** @import { GuestState, PeerEvent } from "./room-state.js" */

/**
 * Opens the screen where a guest joins a room.
 * @param {RoomDeps} deps
 * @param {string} invitation a text that has one; "" where there is none yet
 */
export async function openJoinScreen(deps, invitation) {
  const present = deps.room();
  // A host that opens its own link stays at its table.
  if (present && !(present instanceof GuestRoom) && (await knownTable(deps.settings, tableIn(invitation)?.key ?? "")).own) return deps.toast(t("join-own"));
  const room = present instanceof GuestRoom ? present : new GuestRoom(deps);
  deps.setRoom(room, "join");
  await room.open(invitation);
}

/** Milliseconds in which two devices meet that have exchanged an offer and an answer; after that this one asks anew. */
const MEETING = 10_000;

/** @extends {Room<import("./room-state.js").RoomState & GuestState>} */
export class GuestRoom extends Room {
  /** @param {RoomDeps} deps */
  constructor(deps) {
    super(deps, "", { ...newRoomState(), ...newGuestState() });
    /** @type {Reply | null} to the invitation that was opened, until this device has connected */
    this.reply = null;
    /** The invitation as it came. */
    this.invitationText = "";
    /** @type {SeatPort | null} the seat's end of the port to the host's match */
    this.port = null;
    /** Resolves once the page has loaded the texts and pictures of the game. */
    this.gameReady = Promise.resolve();
    /** Resolves once the engine knows this room again after a reload. */
    this.joined = Promise.resolve();
    /** Whether the page shows the table, or is about to. */
    this.seated = false;
    this.watch = this.newWatch("guest");
    this.migration = new HostMigration(this);
    this.passOn = new PassOn(this);
    this.far = new GuestFar(this);
    /** Whether this device is the host of the next room. */
    this.hasNextRoom = false;
    /** The host's name, as it is remembered for the lobby; null before. @type {string | null} */
    this.knownAs = null;
    /** The room before, and its host's name, until it is known whose this one is. @type {{room: string, host: string | null} | null} */
    this.movedFrom = null;
    /** Whether the host, or a newer page of this device, has ended the link: this page does not come back by itself. */
    this.sentAway = false;
    this.pace = new PaceClock(deps.draw);
    // The engine tells the host, and repeats it where the host may not know it.
    this.stopTurning = deps.onPageTurned((hidden) => this.registered && this.notify("say", { saying: { what: "page", hidden } }));
    /** Resolves once the latest record is checked. */
    this.checked = Promise.resolve();
    Object.assign(this.orders, /** @type {import("./driver.js").Orders} */ ({
      answer: ({ text, seat }, number) => this.#answerInvitation(text, seat, number),
      drop: ({ reply }) => this.driver.drop(reply),
      move: ({ reply }) => void this.#moveToNextRoom(reply),
      "take-part": ({ plan }) => takePart(this, plan),
      ...this.migration.invitation.orders,
    }));
    Object.assign(this.handlers, /** @type {import("./room.js").Handlers} */ ({
      welcome: (event) => this.onWelcome(event),
      roster: (event) => this.onRoster(event),
      table: ({ body }) => this.onTable(/** @type {any} */ (body)),
      update: ({ body }) => void this.onUpdate(body),
      refusal: (refusal) => this.port?.refuse(refusal),
      state: ({ state }) => this.onConnection(state),
      seek: () => this.sentAway || void this.far.seek(),
      "asking-in": ({ state }) => this.far.onWait(state),
      "not-let-in": ({ code }) => this.far.onLate(code),
      unanswered: () => this.#edit({ unanswered: true }),
      number: (event) => this.noteSeed(event),
      fault: ({ code, number }) => deps.toast(t(`fault-${code}`, { moment: number ?? 0 }), "error"),
      record: () => (this.checked = this.verifyRecord()),
      verdict: (event) => void this.onVerdict(event),
      legacy: (event) => (this.state.legacy = event),
      invitations: (event) => this.migration.invitation.note(event),
      gather: (event) => void this.migration.onGather(event),
      heir: (event) => void this.migration.onHeir(event),
      succeeded: ({ save, seat }) => void this.migration.takeOver(save, seat),
    }));
  }

  /** @param {Partial<GuestState>} change */
  #edit(change) {
    Object.assign(this.state, change);
    this.deps.draw();
  }

  // Joining --------------------------------------------------------------------------------------------------

  /**
   * @param {string} text an invitation; "" where there is none yet
   * @param {number | null} [seat] the one that the person has chosen, where the invitation is for several
   */
  async open(text, seat = null) {
    const { deps, state } = this;
    // A guest who opens an invitation to another host stops gathering the other guests.
    if (text && this.migration.begun) await this.migration.stop(null);
    // The reply on the page is no longer valid: it must not be sent while the next one is made.
    if (text) this.#dropReply();
    const link = tableIn(text);
    const known = !text && !this.id ? deps.tabRoom.get() : null;
    // Shown at once, though the site's list may come late: another form in its place would lose what the person types meanwhile.
    if (known || (link && !this.id)) this.#edit({ stage: known ? "back" : "far", problem: "", failed: false });
    await this.internet.load();
    // Await first: `||= await …` would check the field before the await, and overwrite a name typed meanwhile.
    const stored = await readOwnName(deps.settings);
    state.playerName ||= stored;
    if (!text) {
      // After a reload the room is known, but its invitation cannot be used again.
      const kept = known && (await keptOf(deps, known));
      if (known && kept) return this.comeBack(known, kept);
      // Nothing of the room was stored: the link that it came by still leads to its seat.
      const before = known && (await linkOf(deps.settings, known));
      if (before) return this.openTable(before);
      return known ? this.#askForInvitation(t("come-back-how"), false) : deps.draw();
    }
    if (link) return this.openTable(link);
    try {
      const { room: id, offers } = deps.readInvitation(text);
      const kept = this.registered && id === this.id ? null : await keptOf(deps, id);
      const own = kept?.includes('"invitations":') ?? false;
      this.#edit({ own, known: kept && !own ? { room: id, name: await hostOf(deps.settings, id) } : null });
      if (offers.length > 1 && seat === null) return this.#askSeat(text, offers);
      const reply = await deps.createReply(text, { servers: this.internet.iceServers, seat });
      // Another seat was chosen meanwhile.
      if (seat !== null && seat !== state.offered) return reply.drop();
      const room = this.id && this.id !== reply.room && this.port ? await this.#leaveForAnother() : this;
      room.showReply(reply, text);
    } catch (error) {
      this.#askForInvitation(deps.errorText(error), false);
    }
  }

  /**
   * Asks which of several seats the person takes.
   * @param {string} text the invitation
   * @param {GuestState["offers"]} offers
   */
  #askSeat(text, offers) {
    this.invitationText = text;
    this.#edit({ stage: "reply", problem: "", failed: false, offers, offered: null });
  }

  /** @param {number} seat one of those that the invitation is for */
  chooseSeat(seat) {
    this.#edit({ offered: seat });
    void this.open(this.invitationText, seat);
  }

  /** Goes back to the room that this browser came to by the link; else shows the field for a name and the button that asks for a seat. @param {import("../../peer/far/table-link.js").TableLink} link */
  async openTable(link) {
    const { deps } = this;
    const known = await knownTable(deps.settings, link.key);
    const here = known.room !== "" && known.room === this.id && !this.closed;
    if (here && this.state.connection === "lost") void this.far.seek();
    // A person whose way back gets no answer, and who opens the link again, asks for a seat: the host may know the device no more.
    if (here && this.state.stage !== "asked") return deps.draw();
    const kept = known.room && !here ? await keptOf(deps, known.room) : null;
    const room = this.port ? await this.#leaveForAnother(kept ? "back" : "far") : this;
    if (kept) return room.comeBack(known.room, kept);
    room.#edit({ stage: "far", problem: "", failed: false, own: known.own });
    await room.far.open(link);
  }

  /**
   * Joins a room whose host has answered this device's offer.
   * @param {import("../../peer/invitation.js").Invitation} offer
   * @param {{reply: string, room: string, token: string}} answer
   * @param {() => boolean} wanted whether this device still wants to sit
   * @returns {Promise<boolean>} false where the devices do not meet: the host's page may have waited for this one in vain meanwhile
   */
  async joinByOffer(offer, { reply, room, token }, wanted) {
    const { deps, far } = this;
    const link = await offer.accept(reply);
    if (!(await opensWithin(link, MEETING)) || !wanted()) return link.close(), !wanted();
    this.enter(room);
    if (cleanName(this.state.playerName)) void keepOwnName(deps.settings, this.state.playerName);
    await this.#joinOver(link, token);
    await keepTable(deps.settings, far.link, this.id);
    await this.mailReturn.keep(far.link.key);
    return true;
  }

  /** The host does not let this device in, or does not answer: its person may ask again. */
  onNotLetIn() {
    if (this.state.stage === "back") this.#edit({ stage: "far" });
  }

  #dropReply() {
    this.reply?.drop();
    this.reply = null;
    this.watch.stop();
    this.exchange.close();
  }

  /** Leaves this room for good and opens the room of the invitation with a new state. @param {GuestState["stage"]} [stage] its first one */
  async #leaveForAnother(stage = "asked") {
    const left = this.deps.table.leave();
    const room = new GuestRoom(this.deps);
    room.state.stage = stage;
    room.state.playerName = this.state.playerName;
    room.internet.state = this.internet.state;
    // Set at once: without a match and a room the page may reload into a new version.
    this.deps.setRoom(room, "join");
    await left;
    return room;
  }

  /** Answers the invitation to the next game. @param {string} text @param {number | null} seat @param {number} number of the command */
  async #answerInvitation(text, seat, number) {
    const reply = await this.deps.createReply(text, { servers: this.internet.iceServers, seat });
    this.driver.hold(number, reply, text);
    // The finished game must be checked and stored before the guest leaves its room.
    await this.checked;
    return reply.url;
  }

  /** Leaves this room and joins the room of the next game, whose host has the reply. @param {number} number of the command that made it */
  async #moveToNextRoom(number) {
    const held = this.driver.take(number);
    if (!held) return;
    const { reply, text } = held;
    const room = await this.#leaveForAnother();
    room.evening.follow(this.evening, reply.room);
    room.showReply(reply, text);
    void room.mailReturn.follow(this.mailReturn);
    room.movedFrom = { room: this.id, host: this.knownAs };
    await room.connect();
  }

  /**
   * Shows the reply that the host needs.
   * @param {Reply} reply
   * @param {string} text the invitation as it came
   */
  showReply(reply, text) {
    this.reply = reply;
    this.invitationText = text;
    this.enter(reply.room);
    if (reply.overInternet) this.internet.ask();
    Object.assign(this.watch, { noAddress: reply.noAddress, needsLocalNetwork: reply.inLocalNetwork });
    if (reply.inLocalNetwork) this.askLocalNetwork();
    this.#edit({ stage: "reply", problem: "", failed: false, waits: reply.waits, unreachable: reply.unreachable, offers: reply.offers ?? [], offered: reply.seat ?? null });
    this.exchange.show(reply.url);
    // Where the device tries from now on, the person need not press anything once it is connected.
    reply.opened?.then(() => this.reply === reply ? this.connect() : undefined, () => undefined);
  }

  /**
   * Rejoins the room after a reload, over a new link.
   * @param {string} id of the room
   * @param {string} kept
   */
  async comeBack(id, kept) {
    const { deps } = this;
    this.enter(id);
    this.#edit({ stage: "back", problem: t("come-back-how"), unanswered: false });
    void hostOf(deps.settings, id).then((name) => this.#edit({ known: { room: id, name } }));
    // Another device's return code may be opened in another tab of this browser.
    this.passOn.listen();
    this.joined = this.joinAgain(kept);
    try {
      // Connect while the engine starts: the new link must be there before a possible reload of the host's page.
      const [, count] = await Promise.all([this.joined, this.reconnector?.comeBack()]);
      if (!count && this.state.stage === "back" && !(await this.far.seek())) this.askAgain();
    } catch (error) {
      this.#askForInvitation(deps.errorText(error), false);
    }
  }

  /** Goes back to the room of the invitation, which may be used already. @param {string} id */
  async backInstead(id) {
    const kept = await keptOf(this.deps, id);
    if (!kept) return;
    this.#dropReply();
    await this.comeBack(id, kept);
  }

  /** @param {string | null} kept */
  async joinAgain(kept) {
    const { deps } = this;
    await deps.engineStarted;
    // The greeting names every game that this page can play, as on the first visit.
    await deps.engine().addAll();
    await this.call("join", { token: null, name: this.ownName, secret: newSecret(), kept, hidden: deps.isPageHidden() });
  }

  /**
   * Handles a reconnected device, possibly before the engine has started: the host, or a guest whom this device gathers.
   * @override @param {Link} link @param {Link | null} before
   */
  async onLinkBack(link, before) {
    const known = await this.joined.then(() => true, () => false);
    this.migration.onLinkBack(link, before);
    await this.migration.stopped;
    if (!known || this.closed || link.state === "closed") link.close();
    else if (this.migration.isFromHost(link)) {
      this.listen(link);
      await this.migration.stop(link);
    } else super.onLinkBack(link, before);
  }

  /** @override @param {Link} link */
  addLink(link) {
    this.migration.addLink(link);
    super.addLink(link);
  }

  /** @override @param {Link} link @param {string} text */
  onText(link, text) {
    if (this.migration.isFromHost(link)) void this.migration.stop(link);
    // Texts that come meanwhile are dropped: the next connection sends them again.
    else if (!this.migration.stopping) super.onText(link, text);
  }

  /** @returns {string} */
  get ownName() {
    return cleanName(this.state.playerName) || t("default-name");
  }

  /** @override @param {string} reply to an invitation of this guest, who gathers the others; or to one of the big screen */
  async takeReply(reply) {
    return this.migration.begun ? this.migration.invitation.accept(reply) : this.passOn.take(reply);
  }

  /** @override @param {string} text */
  passReturnOn(text) {
    if (this.state.stage !== "in" || this.state.connection !== "open") return false;
    this.ask({ what: "return-code", text }, (code) => this.returning.onAnswer(code)).catch((error) => this.deps.failed(error));
    return true;
  }

  /** @override */
  inviteInstead() {
    if (this.state.stage !== "back") return false;
    this.#askForInvitation(t("return-both-here"), false);
    return true;
  }

  /** @override */
  renewInvitation() {
    this.migration.invitation.renew();
    if (this.state.stage === "reply") void this.open(this.invitationText, this.state.offered);
  }

  /**
   * Asks the person for another invitation.
   * @param {string} problem
   * @param {boolean} failed whether the devices could not connect
   */
  #askForInvitation(problem, failed) {
    this.exchange.close();
    this.reply = null;
    this.#edit({ stage: "asked", problem, failed });
  }

  /** Shows the field for a new invitation. */
  askAgain() {
    this.#edit({ stage: "asked" });
  }

  /** Connects with the host, who has the reply, and joins the room. */
  async connect() {
    const { deps, reply, state } = this;
    if (!reply || state.stage === "connecting") return;
    this.#edit({ stage: "connecting", problem: "" });
    if (cleanName(state.playerName)) void keepOwnName(deps.settings, state.playerName);
    reply.onTry = (link) => this.watch.follow(link);
    let found = false;
    try {
      const link = await reply.connect();
      await link.opened;
      // Another invitation was opened meanwhile: the page shows its reply.
      if (this.reply !== reply) return link.close();
      found = true;
      this.reply = null;
      await this.#joinOver(link, reply.token);
    } catch (error) {
      if (this.closed || (!found && this.reply !== reply)) return;
      this.watch.fail();
      this.#askForInvitation(deps.errorText(error), true);
    }
  }

  /** @param {Link} link that is open @param {string} token */
  async #joinOver(link, token) {
    const { deps } = this;
    this.addLink(link);
    await deps.engineStarted;
    // The person may have left while the engine started.
    if (this.closed) return;
    this.watch.stop();
    // The greeting must list the game of this room, and a guest does not know yet which game that is.
    await deps.engine().addAll();
    this.reconnector?.settle();
    this.sentAway = false;
    await this.call("join", { token, name: this.ownName, secret: newSecret(), kept: await keptOf(deps, this.id), hidden: deps.isPageHidden() });
    deps.tabRoom.set(this.id);
    await this.call("linked", { link: link.id });
  }

  /** @param {GuestState["connection"]} connection to the host */
  onConnection(connection) {
    const before = this.state.connection;
    this.state.connection = connection;
    if (connection !== "lost") this.far.found();
    // The link fell silent before the host could answer over it.
    if (connection === "lost" && before === "waiting" && this.state.stage === "connecting") {
      this.#askForInvitation(this.deps.errorText({ code: "link-unreachable", args: {} }), true);
    }
  }

  /** @override @param {Extract<PeerEvent, {kind: "refused"}>} event */
  onRefused(event) {
    super.onRefused(event);
    // The host of before: this guest plays on with another one, and goes on looking for it.
    if (event.code === "continued") return;
    this.sentAway = true;
    this.far.found();
    const { deps } = this;
    // Else another page of this device sits there now.
    const gone = event.code !== "elsewhere";
    if (gone) void dropKnownRoom(deps.settings, this.id);
    if (this.migration.stopping || this.hasNextRoom) return;
    const problem = deps.errorText(event);
    if (gone && this.state.stage === "back") return void this.#askByLink(problem);
    // Opened anew, its link leads to the question for a seat, not to one that this device has no more.
    if (gone) void dropTable(deps.settings, this.id);
    // The table stays visible; a button beside it leads to a new invitation.
    if (deps.table.isOpen() && this.state.stage === "in") deps.toast(problem, "error");
    else this.#askForInvitation(problem, false);
  }

  /** Who goes back to a seat that it has no more may ask for one by the link that it came by. @param {string} problem why it has none */
  async #askByLink(problem) {
    const { settings } = this.deps;
    const link = await linkOf(settings, this.id);
    await dropTable(settings, this.id);
    if (this.closed) return;
    if (!link) return this.#askForInvitation(problem, false);
    this.#edit({ stage: "far", problem: "", failed: false });
    await this.far.open(link);
    this.far.problem ||= problem;
    this.deps.draw();
  }

  /** @param {Extract<PeerEvent, {kind: "welcome"}>} event */
  onWelcome({ seat, facts, screen }) {
    const { deps } = this;
    this.exchange.close();
    Object.assign(this.state, { seat, facts, screen, stage: "in", connection: "open" });
    this.passOn.listen();
    // `say` is `RoomGuest.speak` (room_guest.py).
    this.port ??= guestEnd(seat, (saying) => this.notify("say", { saying }));
    this.gameReady = deps.game.use(facts.game).then(() => deps.game.preload(), (error) => deps.failed(error));
  }

  /** @param {Extract<PeerEvent, {kind: "roster"}>} event */
  onRoster({ seats, watchers }) {
    Object.assign(this.state, { seats, watchers });
    const name = hostSeat(this.state)?.name ?? "";
    if (name === this.knownAs) return;
    void this.#followLink(name);
    this.knownAs = name;
    void keepKnownRoom(this.deps.settings, { room: this.id, name });
  }

  /** A link leads to one host: to its next room, and not to a guest's who is the host now. @param {string} host its name */
  async #followLink(host) {
    const { deps: { settings }, id, movedFrom, knownAs } = this;
    this.movedFrom = null;
    if (movedFrom) await (movedFrom.host === host ? moveTable(settings, movedFrom.room, id) : dropTable(settings, movedFrom.room));
    else if (knownAs && host) await dropTable(settings, id);
  }

  // At the table ----------------------------------------------------------------------------------------------

  /** @param {import("../../runner/port.js").TableFacts} table */
  onTable(table) {
    this.state.table = table;
    if (this.pace.note(table.pace ?? null, (seat) => seat === this.state.seat)) this.deps.toast(t("pace-late"));
    this.port?.tell(table);
  }

  /** @param {import("../../types.js").Update} update */
  async onUpdate(update) {
    // The texts of the log are the game's, so the game is loaded first.
    await this.gameReady;
    const { port, deps, state: { table, facts } } = this;
    if (!port || !table) return;
    if (!deps.table.isOpen() && !this.seated) {
      this.seated = true;
      void deps.table.join(port, table, facts?.game ?? table.game);
    }
    port.send(update);
  }

  /** Checks whether all that the host sent fits the record of the game. */
  async verifyRecord() {
    if (this.state.checking) return;
    this.state.checking = true;
    try {
      // Each call checks for a tenth of a second, so that the engine can answer other calls in between.
      while (!this.closed && (await this.call("verify", {})).events.some(({ kind }) => kind === "checking"));
    } catch (error) {
      this.deps.failed(error);
    }
    this.#edit({ checking: false });
  }

  /**
   * Stores the finished match, in which nothing is hidden any more.
   * @param {Extract<PeerEvent, {kind: "verdict"}>} event
   */
  async onVerdict(event) {
    const { deps, state } = this;
    this.#edit({ verdict: event });
    if (!event.save) return;
    const ownSeats = state.seat === null ? [] : [state.seat];
    await deps.matches.takeIn(event.save, ownSeats).catch((error) => deps.failed(error));
    // A guest who has left sees it in the lobby.
    await deps.matches.refreshList();
    await this.openFinished(event.save).catch((error) => deps.failed(error));
  }

  /** @param {string} save of the finished match, to look back at it */
  async openFinished(save) {
    const { deps } = this;
    const result = await deps.engine().call("open", { save });
    if (this.closed) return;
    this.finishedRunner = deps.table.review({ result, row: null, release: () => undefined });
    deps.draw();
  }

  /** @override @param {import("./chat-controller.js").Saying} saying */
  say(saying) {
    this.notify("say", { saying });
  }

  // For the page ----------------------------------------------------------------------------------------------

  /** Asks the host for another game. */
  #askForGame() {
    const answered = (/** @type {string | null} */ code) => code && this.deps.failed({ code, args: {} });
    this.ask({ what: "again" }, answered).catch((error) => this.deps.failed(error));
  }

  /** @override Any guest may begin another game of the same people. */
  get againAction() {
    const { state, deps } = this;
    const over = deps.table.isOpen() && !deps.table.isPlaying();
    return over && state.stage === "in" && state.connection === "open" ? () => this.#askForGame() : null;
  }

  /** @override @returns {import("./deps.js").ScreenPart} */
  get screenPart() {
    return this.state.screen ? "phone" : "";
  }

  async #leaveForGood() {
    const { deps } = this;
    if (this.asksBeforeLeaving && !(await deps.confirm(t("screen-leave-title"), t("screen-leave-text"), t("room-leave")))) return;
    await deps.table.leave();
  }

  /** @override At a big screen the list has the field to pass a reply on. @returns {(() => void) | null} */
  get seatListAction() {
    return this.state.screen ? () => this.openList(true) : null;
  }

  /** @override */
  get asksBeforeLeaving() {
    return this.state.stage === "in" || this.state.stage === "connecting";
  }

  /** @override */
  get listOpen() {
    return this.deps.table.isOpen() && this.state.listOpen;
  }

  /** @override @param {boolean} listOpen */
  openList(listOpen) {
    this.exchange.stopScan();
    if (!listOpen) this.returning.hide();
    this.#edit({ listOpen });
    this.deps.toTop();
  }

  /** @override @param {number} seat */
  peer(seat) {
    return guestPeerAt(this.state, this.chat.state.bubbles, seat);
  }

  /** @override */
  screen() {
    const { deps, state, migration, chat } = this;
    if (migration.begun) return migration.screen();
    if (state.stage === "in" && deps.table.isOpen() && !state.listOpen) return null;
    return guestRoomView({
      state,
      bubbles: chat.state.bubbles,
      exchange: this.exchange,
      canConnect: canConnect(),
      setupText: state.facts ? deps.game.setupText(state.facts.game, state.facts.setup) : "",
      internet: this.internetPart(),
      overInternet: this.internet.state.asked,
      note: this.watch.needsLocalNetwork ? localNetworkView(this.localNetwork) : null,
      diagnosis: this.diagnosisPart(this.watch),
      chat: chat.view(),
      far: guestFarView({
        hosts: this.far.hosts,
        own: state.own,
        allowed: this.far.choice.allowed,
        sent: this.far.sent || state.connection === "waiting",
        waits: this.far.waits,
        host: this.far.host,
        problem: this.far.problem,
        name: state.playerName,
        rename: (playerName) => this.#edit({ playerName }),
        sit: () => void this.far.sit(),
        close: () => void deps.table.leave(),
      }),
      passOn: this.returning.open ? this.returning.view() : state.screen ? this.passOn.view() : null,
      returning: { code: this.returning.codeView(), refused: this.returning.shown && this.returning.refused, asks: this.far.sent ? waitText(this.far) : "" },
      atTable: deps.table.isOpen(),
      errorText: (error) => deps.errorText(error),
      actions: {
        rename: (playerName) => this.#edit({ playerName }),
        open: (text) => void this.open(text),
        connect: () => void this.connect(),
        chooseSeat: (seat) => this.chooseSeat(seat),
        comeBack: (room) => void this.backInstead(room),
        askAgain: () => this.askAgain(),
        close: () => (deps.table.isOpen() ? this.#edit({ stage: "in" }) : void deps.table.leave()),
        leave: () => void this.#leaveForGood(),
        backToTable: () => this.openList(false),
      },
    });
  }

  /** @override @param {number | null} waiting the seat the table waits for */
  absenceView(waiting) {
    const { state, pace: { facts, left } } = this;
    if (state.connection === "open" && state.table?.unsaved) return unsavedView();
    const waited = facts?.seat ?? null;
    const time = paceView({
      facts, left, name: waited === null || waited === state.seat ? "" : (state.table?.seating[waited]?.name ?? ""),
      more: () => void this.ask({ what: "more-time" }, (code) => code && this.deps.failed({ code, args: {} })).catch((error) => this.deps.failed(error)),
    });
    return time && state.connection === "open" && (waiting === null || this.peer(waiting)?.state !== "lost") ? time : guestAwayView({
      host: state.screen ? { name: t("screen-name") } : hostSeat(state),
      connection: state.connection,
      peer: waiting === null ? null : this.peer(waiting),
      askAgain: () => this.askAgain(),
      continueWithout: state.legacy ? () => void this.migration.begin() : null,
      back: this.returnAction,
    });
  }

  /** @override */
  verdictView() {
    const { checking, unchecked, verdict } = this.state;
    const time = paceNote(this.pace.facts?.decided ?? [], (seat) => this.state.table?.seating[seat]?.name ?? "");
    return html`${verdictView({ checking, unchecked, number: verdict?.number ?? "", faults: verdict?.faults ?? null, others: [] })} ${time}`;
  }

  /** @override @param {boolean} final */
  async close(final) {
    // Over this room the others are invited to that of this device, which is the host now.
    if (!this.hasNextRoom) await this.end(final);
  }

  /** Leaves the room. @param {boolean} final */
  async end(final) {
    if (!this.hasNextRoom) this.deps.tabRoom.clear();
    if (final) void dropKnownRoom(this.deps.settings, this.id);
    this.reply?.drop();
    this.passOn.stop();
    this.far.stop();
    this.pace.close();
    this.stopTurning();
    this.watch.stop();
    await this.finishedRunner?.close();
    await super.close(final);
  }
}

// @ts-check
// Defines what the host's room and a guest's room share. It passes texts between the links and the engine's peer protocol,
// which makes all decisions.
import { randomHex } from "../../lib/hex.js";
import { isComputer } from "../../kit/seating.js";
import { t } from "../../lib/i18n.js";
import { Evening } from "../evenings/evening.js";
import { eveningView } from "../evenings/evening-view.js";
import { isReturnCode } from "../../peer/return-code.js";
import { ChatController } from "./chat-controller.js";
import { Driver } from "./driver.js";
import { peerMark } from "./peer-view.js";
import { peerAt } from "./room-state.js";
import { ConnectionWatch } from "./internet/connection-watch.js";
import { diagnosisView } from "./internet/diagnosis-view.js";
import { MailReturn } from "./far/mail-return.js";
import { ReturnPart } from "./return/return-part.js";
import { InternetHelp } from "./internet/internet-help.js";
import { internetView } from "./internet/internet-view.js";

/** @import { Link } from "../../peer/link.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { PeerAnswer, PeerCalls } from "../../types.js" */
/** @import { RoomDeps } from "./deps.js" */
/** @import { Peer } from "./peer-view.js" */
/** @import { PeerEvent, RoomState } from "./room-state.js" */
/** @template {keyof PeerCalls} M @typedef {import("../../types.js").RoomParams<M>} RoomParams */

/** What handles each kind of event. @typedef {{[K in PeerEvent["kind"]]?: (event: Extract<PeerEvent, {kind: K}>) => void}} Handlers */

/**
 * What a room gives to the room that continues it on this device.
 * @typedef {object} Handover
 * @property {string} id
 * @property {Map<string, Link>} links
 * @property {ReturnType<RoomDeps["newReconnector"]> | null} reconnector
 * @property {import("./room-state.js").ChatState["lines"]} lines of the chat
 * @property {InternetHelp["state"]} internet
 * @property {Promise<void>} keepAfter
 */

/** Milliseconds after which a link is closed, so that the last texts arrive. */
const CLOSING_TIME = 500;

/** @returns {string} 32 random bytes in hexadecimal digits */
export function newSecret() {
  return randomHex(32);
}

/** The setting that stores what the engine keeps of a room. @param {string} id */
const keptName = (id) => `room-${id}`;

/**
 * @param {RoomDeps} deps
 * @param {string} id
 * @returns {Promise<string | null>} the text of a room that the engine gave to be stored
 */
export async function keptOf(deps, id) {
  return (await deps.settings.get(keptName(id))) || null;
}

/** @template {RoomState} [State=RoomState] */
export class Room {
  /** @type {Map<string, Link>} */
  #links = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Map<number, (code: string | null) => void>} what is done with the answer to each request */
  #asked = new Map();

  /**
   * @param {RoomDeps} deps
   * @param {string} id the room's name; "" where it is not known yet
   * @param {State} state
   * @param {Handover} [handover] of the room that this one continues
   */
  constructor(deps, id, state, handover) {
    this.deps = deps;
    this.id = "";
    /** Reconnects to the devices that were connected before a reload. */
    this.reconnector = handover?.reconnector ?? null;
    this.state = state;
    this.chat = new ChatController({ ...deps, send: (saying) => this.say(saying) }, handover?.lines);
    /** @type {MatchRunner | null} the finished match at a guest, for its replay */
    this.finishedRunner = null;
    this.internet = new InternetHelp(deps, () => this.closed || this.renewInvitation(), handover?.internet);
    /** Whether this page may reach the devices of the local network. @type {import("../../peer/local-network.js").LocalNetwork} */
    this.localNetwork = "";
    /** Whether the engine knows this room. */
    this.registered = handover !== undefined;
    /** What the engine keeps of the room is stored only after this. */
    this.keepAfter = handover?.keepAfter ?? Promise.resolve();
    /** Whether the store has taken what the engine kept last. @type {Promise<unknown>} */
    this.stored = Promise.resolve(false);
    this.closed = false;
    this.wakeLock = deps.newWakeLock();
    /** The games that these people play one after the other. */
    this.evening = new Evening({ settings: deps.settings, call: (method, params) => deps.engine().call(method, params), draw: deps.draw });
    this.exchange = deps.newTextExchange(() => deps.draw());
    this.returning = new ReturnPart(this, this.returnPart);
    this.mailReturn = new MailReturn(this);
    this.driver = new Driver(this);
    /** What this room carries out for the engine. @type {import("./driver.js").Orders} */
    this.orders = { "look-back": ({ pause }) => this.mailReturn.look(pause) };
    /** @type {Handlers} */
    this.handlers = {
      command: (event) => void this.driver.carryOut(event),
      roster: ({ seats, watchers }) => Object.assign(this.state, { seats, watchers }),
      chat: (event) => this.chat.add(event, event.text, ""),
      react: (event) => this.chat.add(event, t(`reaction-${event.reaction}`), event.reaction),
      refused: (event) => this.onRefused(event),
      unchecked: () => (this.state.unchecked = true),
      answered: ({ request, code }) => this.#onAnswer(request, code),
    };
    // A device that wakes up sends a message at once, so that the others see it is back.
    this.stopWatching = deps.onPageVisible(() => this.registered && this.notify("tick", {}));
    if (handover) this.#continue(handover);
    else if (id) this.enter(id);
  }

  /** @param {Handover} handover */
  #continue({ id, links, reconnector }) {
    this.id = id;
    void this.evening.open(id);
    this.mailReturn.load();
    reconnector?.serve(this.#linkOwner());
    for (const link of links.values()) this.listen(link);
  }

  /** @returns {import("../../peer/reconnector.js").Owner} */
  #linkOwner() {
    return { servers: () => this.internet.iceServers, back: (link, before) => this.#onBack(link, before), showReturn: (code, refused) => this.#showReturn(code, refused) };
  }

  /** @param {string} code @param {boolean} refused */
  #showReturn(code, refused) {
    this.returning.show(code, refused);
    void this.mailReturn.leave(code);
  }

  /** @param {Link} link @param {Link | null} before */
  #onBack(link, before) {
    this.returning.onBack();
    this.onLinkBack(link, before);
  }

  /** Sets the room's name, and makes the reconnector for it. @param {string} id */
  enter(id) {
    if (id === this.id) return;
    void this.reconnector?.close(true);
    this.#forget();
    this.id = id;
    void this.evening.open(id);
    this.mailReturn.load();
    this.reconnector = this.deps.newReconnector(id, this.#linkOwner());
  }

  /** Has the engine forget the room that this page was in, which it leaves for another one without a word. */
  #forget() {
    clearTimeout(this.#timer);
    if (!this.registered) return;
    this.registered = false;
    this.deps.engine().peer("shut", { room: this.id, now: performance.now(), final: false }).catch((error) => console.warn(error));
  }

  /**
   * Ends this room and gives what another one needs to continue it on this device.
   * @returns {Handover}
   */
  handOver() {
    const { id, reconnector, internet, chat, keepAfter } = this;
    const links = this.#links;
    this.closed = true;
    this.#links = new Map();
    clearTimeout(this.#timer);
    this.#release();
    return { id, links, reconnector, lines: chat.state.lines, internet: internet.state, keepAfter };
  }

  /** Releases what the room uses of the browser. */
  #release() {
    this.stopWatching();
    this.wakeLock.want(false);
    this.exchange.close();
    this.returning.close();
    this.mailReturn.stop();
  }

  /**
   * The next room has come: this one only leads its guests there.
   * @param {Handlers} more
   */
  leadOn(more) {
    const { command, answered } = this.handlers;
    this.handlers = { command, answered, refused: (event) => this.onRefused(event), ...more };
  }

  // Servers ---------------------------------------------------------------------------------------------------

  /** Makes the open invitation or reply again, with the current servers. */
  renewInvitation() {}

  /**
   * @param {number} _seat
   * @returns {string} its name, for an invitation to several seats
   */
  seatName(_seat) {
    return "";
  }

  /** @param {"host" | "guest"} role of this device */
  newWatch(role) {
    return new ConnectionWatch({ role, helpers: () => this.internet.iceServers.length, localNetwork: () => this.localNetwork, draw: this.deps.draw });
  }

  /** Asks the browser whether this page may reach the devices of the local network, before a person is asked for it. */
  askLocalNetwork() {
    void this.deps.watchLocalNetwork((state) => {
      this.localNetwork = state;
      this.deps.draw();
    });
  }

  /** @param {ConnectionWatch} watch */
  diagnosisPart({ diagnosis, role, report, withAddresses, includeAddresses }) {
    return diagnosisView({ diagnosis, role, report, withAddresses, includeAddresses });
  }

  /** @returns {unknown} the offer to play over the internet */
  internetPart() {
    const { internet } = this;
    return internetView({ state: internet.state, choose: (wanted) => internet.choose(wanted), enter: (text) => internet.enter(text) });
  }

  // The engine ------------------------------------------------------------------------------------------------

  /** What calls name it, also before it is known which one it is. */
  get #name() {
    return this.id || "none";
  }

  /**
   * Calls the engine's peer protocol for this room (`PeerApi.handle` of peer_api.py), and does what its answer says.
   * @template {keyof PeerCalls} M
   * @param {M} method
   * @param {RoomParams<M>} params
   * @returns {Promise<PeerAnswer>}
   */
  async call(method, params) {
    const whole = /** @type {PeerCalls[M]["params"]} */ (/** @type {unknown} */ ({ room: this.#name, now: performance.now(), ...params }));
    const answer = await this.deps.engine().peer(method, whole);
    // The page may have opened another room meanwhile.
    if (whole.room !== this.#name) return answer;
    // Who asks for a seat at a link is in no room yet.
    this.registered ||= this.id !== "" && method !== "ask-in";
    if (!this.closed) this.#apply(answer);
    return answer;
  }

  /**
   * Calls the engine as `call` does, without waiting for the answer; shows a failure.
   * @template {keyof PeerCalls} M
   * @param {M} method
   * @param {RoomParams<M>} params
   */
  notify(method, params) {
    this.call(method, params).catch((error) => !this.closed && this.deps.failed(error));
  }

  /**
   * Asks the host for something, as a guest.
   * @param {import("../../types.js").SayParams["saying"]} saying
   * @param {(code: string | null) => void} answered is told why the host did not do it; null if it did
   */
  async ask(saying, answered) {
    const { events } = await this.call("say", { saying });
    for (const event of events) if (event.kind === "asked") this.#asked.set(event.request, answered);
  }

  /** @param {number} request @param {string | null} code */
  #onAnswer(request, code) {
    const answered = this.#asked.get(request);
    this.#asked.delete(request);
    answered?.(code);
  }

  /** @param {PeerAnswer} answer whose events `handlers` of host-room.js and guest-room.js answer */
  #apply({ send, events, due, kept }) {
    for (const { link, text } of send) this.#links.get(link)?.send(text);
    clearTimeout(this.#timer);
    if (due !== null) this.#timer = setTimeout(() => this.notify("tick", {}), due);
    if (kept !== null) this.stored = this.keepAfter.then(() => this.deps.settings.set(keptName(this.id), kept));
    for (const event of events) this.handlers[event.kind]?.(/** @type {never} */ (event));
    this.wakeLock.want(this.keepsAwake);
    if (events.length > 0) this.deps.draw();
  }

  // Links -----------------------------------------------------------------------------------------------------

  /** @param {Link} link that came from an invitation */
  addLink(link) {
    this.reconnector?.guard(link);
    this.listen(link);
  }

  /**
   * @param {Link} link over which a person has reconnected
   * @param {Link | null} _before the link that it replaces
   */
  onLinkBack(link, _before) {
    this.listen(link);
    this.notify("linked", { link: link.id });
  }

  /**
   * @param {Link} link
   * @param {string} text
   */
  onText({ id }, text) {
    this.notify("receive", { link: id, text });
  }

  /** @param {Link} link */
  listen(link) {
    const { id } = link;
    this.#links.set(id, link);
    // `GuestLinks.receive` (guest_links.py) at the host, `HostLink.receive` (host_link.py) at a guest.
    link.onText = (text) => this.onText(link, text);
    link.onState = (state) => {
      if (state === "closed" && this.#links.delete(id)) this.notify("unlinked", { link: id });
    };
  }

  /** @param {Extract<PeerEvent, {kind: "refused"}>} event */
  onRefused({ link }) {
    const refused = this.#links.get(link);
    this.#links.delete(link);
    setTimeout(() => refused?.close(), CLOSING_TIME);
  }

  /** @returns {"show" | "show-to-all"} to whom this device shows its return code */
  get returnPart() {
    return "show";
  }

  /**
   * Sends another device's return code to the host.
   * @param {string} _text
   * @returns {boolean} whether it was sent
   */
  passReturnOn(_text) {
    return false;
  }

  /**
   * A return code leads nowhere here. Where both pages were loaded anew, none does: a fresh invitation is needed.
   * @returns {boolean} whether the person is shown one, or told so
   */
  inviteInstead() {
    return false;
  }

  /** Opens the part that shows or takes a return code. */
  openReturn() {
    this.returning.open = true;
    this.openList(true);
  }

  /** What the table offers while somebody is away: `own`: to show this device's code. @returns {{own: boolean, refused: boolean, open: () => void}} */
  get returnAction() {
    const { shown, refused } = this.returning;
    return { own: shown, refused: shown && refused, open: () => this.openReturn() };
  }

  // For the page ----------------------------------------------------------------------------------------------

  /** What the button for another game of the same people does; null where it is not offered. @returns {(() => void) | null} */
  get againAction() {
    return null;
  }

  /** What the button for another game, set or seats of the same people does; null where it is not offered. @returns {(() => Promise<void>) | null} */
  get changeAction() {
    return null;
  }

  /** @returns {boolean} whether the screen of this device must stay on */
  get keepsAwake() {
    return this.deps.table.isPlaying();
  }

  /** @returns {import("./deps.js").ScreenPart} what this device is at a table with a big screen; "" if there is no big screen */
  get screenPart() {
    return "";
  }

  /** @param {import("./chat-controller.js").Saying} _saying */
  say(_saying) {}

  /** @param {{number: string, attempt: number}} drawn `number`: stands for the seed, which all devices drew together; `attempt`: which try it was */
  noteSeed({ number, attempt }) {
    this.chat.addNote(t("drawn-together", { number }));
    if (attempt > 1) this.chat.addNote(t("drawn-again", { count: attempt }));
  }

  /**
   * @param {number} seat
   * @returns {Peer | null} the person at another device
   */
  peer(seat) {
    return peerAt(this.state, this.chat.state.bubbles, seat);
  }

  /**
   * Draws the connection of a seat's person at another device.
   * @param {number} seat
   */
  seatView(seat) {
    const peer = this.peer(seat);
    return peer ? peerMark(peer) : null;
  }

  /**
   * Takes a text that a person has carried here: a reply to an invitation, or a return code.
   * @param {string} text
   * @returns {Promise<boolean>} whether it belongs to this room
   */
  async accept(text) {
    return isReturnCode(text) ? this.returning.take(text) : this.takeReply(text);
  }

  /** @param {string} _reply @returns {Promise<boolean>} whether it belongs to this room */
  async takeReply(_reply) {
    return false;
  }

  /** @param {MatchRunner} _runner of the match that is about to begin */
  attach(_runner) {}

  /**
   * A port for a seat at another device.
   * @param {number} _seat
   * @returns {import("../../runner/port.js").SeatPort | null}
   */
  remotePort(_seat) {
    return null;
  }

  /** Called after the match has changed and its seats were told. */
  afterResult() {}

  /** What the page shows instead of the table; null where the table is shown. @returns {unknown} */
  screen() {
    return null;
  }

  /**
   * Draws what the table shows while it waits for a person who is not connected.
   * @param {number | null} _waiting
   * @returns {unknown}
   */
  absenceView(_waiting) {
    return null;
  }

  /** @returns {boolean} whether people at other devices would lose this one if it left */
  get asksBeforeLeaving() {
    return false;
  }

  /** @returns {boolean} whether the list of seats is shown during the game */
  get listOpen() {
    return false;
  }

  /** @param {boolean} _open */
  openList(_open) {}

  /** What opens the list of seats; null if there is no list. @returns {(() => void) | null} */
  get seatListAction() {
    return null;
  }

  /**
   * Counts a finished game for the score of the evening.
   * @param {import("../match/session.js").Session} session
   * @param {readonly import("../results/scores-view.js").ScoreView[]} scores
   */
  noteEnd({ match, table, storedNames }, scores) {
    const people = scores.filter(({ seat }) => seat !== null && !isComputer(table.seating[seat]?.player ?? ""));
    const names = (/** @type {typeof people} */ list) => list.map(({ seat }) => storedNames[seat ?? -1] ?? "");
    this.evening.note({ match, game: table.game, people: names(people), winners: names(people.filter(({ place }) => place === 1)) });
  }

  /** The score of the evening. @returns {unknown} */
  eveningView() {
    return eveningView(this.evening.record);
  }

  /** The result of the check of the finished game. @returns {unknown} */
  verdictView() {
    return null;
  }

  /**
   * Leaves the room.
   * @param {boolean} final whether the room will never be opened again
   */
  async close(final) {
    if (this.closed) return;
    this.#release();
    this.driver.close();
    this.mailReturn.close(final);
    void this.reconnector?.close(final);
    const answer = this.registered ? await this.call("shut", { final }).catch(() => null) : null;
    this.closed = true;
    clearTimeout(this.#timer);
    if (final && this.registered) void this.deps.settings.set(keptName(this.id), "");
    const links = this.#links;
    this.#links = new Map();
    setTimeout(() => links.forEach((link) => link.close()), answer?.send.length ? CLOSING_TIME : 0);
  }
}

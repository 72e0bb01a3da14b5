// @ts-check
// The people at other devices: what both ends of a room share. Texts go between links and the engine's peer protocol, which
// decides everything; here is what the page shows of it.
import { WakeLock } from "../device/wake.js";
import { t } from "../../lib/i18n.js";
import { TextExchange } from "../../peer/text-exchange.js";
import { Reconnector } from "../../peer/reconnector.js";
import { readServers } from "../../peer/servers.js";
import { getSetting, setSetting } from "../../store/settings.js";
import { sparesOf } from "../../store/spares.js";
import { chatView, talkView } from "./chat-view.js";
import { peerMark } from "./peer-view.js";
import { serversView } from "./servers-view.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../peer/link.js").Link} Link */
/** @typedef {import("../../types.js").PeerAnswer} PeerAnswer */
/** @typedef {PeerAnswer["events"][number]} PeerEvent */
/** @typedef {import("../../types.js").SeatState} SeatState */
/** @typedef {import("./peer-view.js").Peer} Peer */
/** @typedef {import("./chat-view.js").ChatLine} ChatLine */

/** What happens to a kind of news. @typedef {{[K in PeerEvent["kind"]]?: (event: Extract<PeerEvent, {kind: K}>) => void}} Handlers */

// As the protocol has it (py/tabletop/peer/shapes.py).
const MOST_CHAT = 300;
const MOST_LINES = 200;
/** Milliseconds that what was said stays beside the name. */
const FRESH = 7000;
/** @type {Readonly<Record<string, Peer["state"]>>} how somebody is there, as a seat shows it; the rest is shown by nobody */
const SHOWN = { open: "open", waiting: "waiting", lost: "lost", bot: "bot" };

/** @returns {string} 32 bytes that nobody can guess */
export function secret() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The name under which the engine's words about a room are stored. @param {string} room */
const keptName = (room) => `room-${room}`;

/**
 * @param {string} room
 * @returns {Promise<string | null>} what the engine gave to be kept of it
 */
export async function keptOf(room) {
  return (await getSetting(keptName(room))) || null;
}

export class Room {
  /**
   * @param {App} app
   * @param {string} room
   */
  constructor(app, room) {
    this.app = app;
    this.room = "";
    this.onBack = (/** @type {Link} */ link) => this.back(link);
    /** @type {Reconnector | null} the ways back to those who were here before a reload */
    this.reserve = null;
    if (room) this.enter(room);
    /** @type {Map<string, Link>} */
    this.links = new Map();
    /** @type {SeatState[]} */
    this.seats = [];
    /** @type {import("../../types.js").WatcherState[]} */
    this.watchers = [];
    /** @type {ChatLine[]} */
    this.lines = [];
    /** @type {Map<number, import("./peer-view.js").Utterance>} what each seat said last, while it is fresh */
    this.said = new Map();
    this.lastLine = 0;
    this.unread = 0;
    this.muted = false;
    this.chatOpen = false;
    this.draft = "";
    /** @type {import("../../host/host.js").Host | null} the finished match at a guest, where it can be looked at */
    this.past = null;
    /** The game is over, and there is no complete record of it. */
    this.unchecked = false;
    /** Whether the engine knows of this room. */
    this.known = false;
    this.closed = false;
    this.wake = new WakeLock();
    this.carry = new TextExchange(() => app.draw());
    /** Servers that help over the internet, as somebody has entered them. */
    this.servers = { text: "", problem: "" };
    this.timer = 0;
    /** @type {Handlers} */
    this.handlers = {
      roster: ({ seats, watchers }) => Object.assign(this, { seats, watchers }),
      chat: (event) => this.heard(event, event.text, ""),
      react: (event) => this.heard(event, t(`reaction-${event.reaction}`), event.reaction),
      refused: (event) => this.refused(event),
      unchecked: () => (this.unchecked = true),
    };
    // A tablet that was woken up says at once that it is there.
    this.look = () => document.visibilityState === "visible" && this.known && this.say("tick");
    document.addEventListener("visibilitychange", this.look);
  }

  /** @param {string} room the one that this is about from now on */
  enter(room) {
    if (room === this.room) return;
    void this.reserve?.close(true);
    this.room = room;
    this.reserve = new Reconnector({ store: sparesOf(room), servers: () => this.helpers, back: (link) => this.onBack(link) });
  }

  /** Reads which servers were entered on an earlier evening. */
  async recall() {
    this.servers.text = (await getSetting("servers")) ?? "";
  }

  /** @returns {RTCIceServer[]} those that help; none where what was entered is none */
  get helpers() {
    try {
      return readServers(this.servers.text);
    } catch {
      return [];
    }
  }

  /** @param {string} text servers as somebody has entered them */
  enterServers(text) {
    let problem = "";
    try {
      readServers(text);
    } catch (error) {
      problem = this.app.errorText(error);
    }
    this.app.edit(() => (this.servers = { text, problem }));
    if (problem) return;
    void setSetting("servers", text);
    this.renew();
  }

  /** Other servers help: what was made with those before is made again. */
  renew() {}

  serversPart() {
    return serversView({ ...this.servers, change: (text) => this.enterServers(text) });
  }

  /**
   * Asks the engine about this room, and does what its answer says.
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<PeerAnswer>}
   */
  async call(method, params = {}) {
    const answer = await this.app.running.peer(method, { room: this.room, now: performance.now(), ...params });
    this.known = true;
    if (!this.closed) this.take(answer);
    return answer;
  }

  /**
   * The same where nobody waits for the end.
   * @param {string} method
   * @param {object} [params]
   */
  say(method, params) {
    this.call(method, params).catch((error) => !this.closed && this.app.failed(error));
  }

  /** @param {PeerAnswer} answer */
  take({ send, events, due, kept }) {
    for (const { link, text } of send) this.links.get(link)?.send(text);
    clearTimeout(this.timer);
    if (due !== null) this.timer = setTimeout(() => this.say("tick"), due);
    if (kept !== null) void setSetting(keptName(this.room), kept);
    for (const event of events) this.handlers[event.kind]?.(/** @type {never} */ (event));
    this.wake.want(this.app.session !== null && !this.app.session.shown.over);
    if (events.length > 0) this.app.draw();
  }

  /**
   * Another end of the same room goes on with all that leads to the others.
   * @param {Room} next
   */
  handTo(next) {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
    this.carry.close();
    this.wake.want(false);
    Object.assign(next, { known: true, links: this.links, reserve: this.reserve, lines: this.lines });
    this.onBack = (/** @type {Link} */ link) => next.back(link);
    this.links = new Map();
    for (const link of next.links.values()) next.hear(link);
  }

  /** @param {string} number that stands for the seed, which nobody has chosen alone */
  drawn(number) {
    this.note(t("drawn-together", { number }));
  }

  /** @param {string} text that is nobody's */
  note(text) {
    this.lines = [...this.lines, { id: ++this.lastLine, name: "", own: true, text, reaction: "" }].slice(-MOST_LINES);
    this.app.draw();
  }

  /** @param {Link} link that came of an invitation */
  addLink(link) {
    this.reserve?.guard(link);
    this.hear(link);
  }

  /** @param {Link} link over which somebody is here again */
  back(link) {
    this.hear(link);
    this.say("linked", { link: link.id });
  }

  /** @param {Link} link */
  hear(link) {
    const { id } = link;
    this.links.set(id, link);
    link.onText = (text) => this.say("receive", { link: id, text });
    link.onState = (state) => {
      if (state === "closed" && this.links.delete(id)) this.say("unlinked", { link: id });
    };
  }

  /** @param {Extract<PeerEvent, {kind: "refused"}>} event */
  refused({ link }) {
    const gone = this.links.get(link);
    this.links.delete(link);
    // What was sent last is still on its way.
    setTimeout(() => gone?.close(), 500);
  }

  /**
   * @param {{name: string, seat: number | null, own: boolean}} who
   * @param {string} text
   * @param {string} reaction its id; "" for words
   */
  heard({ name, seat, own }, text, reaction) {
    if (this.muted && !own) return;
    this.lines = [...this.lines, { id: ++this.lastLine, name, own, text, reaction }].slice(-MOST_LINES);
    this.unread = chatInSight() ? 0 : this.unread + Number(!own);
    if (seat === null) return;
    const said = { text, reaction };
    this.said.set(seat, said);
    setTimeout(() => this.said.get(seat) === said && this.app.edit(() => this.said.delete(seat)), FRESH);
  }

  /** Says what was written. */
  sendChat() {
    const text = this.draft.trim();
    if (!text) return;
    this.app.edit(() => (this.draft = ""));
    this.utter({ what: "chat", text });
  }

  /**
   * @param {{what: "chat", text: string} | {what: "react", reaction: string}} _saying
   */
  utter(_saying) {}

  /**
   * @param {number} seat
   * @returns {Peer | null} null for seats of this device, of computer players and of nobody
   */
  peer(seat) {
    const found = this.seats[seat];
    const state = SHOWN[found?.state ?? ""];
    return found && state && found.guest !== null ? { seat, name: found.name, state, said: this.said.get(seat) ?? null } : null;
  }

  /** What a seat at the table shows of whoever plays it.
   * @param {number} seat
   */
  mark(seat) {
    const peer = this.peer(seat);
    return peer ? peerMark(peer) : null;
  }

  chat() {
    const { app } = this;
    return chatView({
      lines: this.lines,
      muted: this.muted,
      most: MOST_CHAT,
      draft: this.draft,
      write: (text) => app.edit(() => (this.draft = text)),
      send: () => this.sendChat(),
      react: (reaction) => this.utter({ what: "react", reaction }),
      mute: () => app.edit(() => (this.muted = !this.muted)),
    });
  }

  /** The log of the game, with what people say behind it.
   * @param {unknown} log
   */
  talk(log) {
    const choose = (/** @type {boolean} */ open) => this.app.edit(() => Object.assign(this, { chatOpen: open, unread: 0 }));
    return talkView({ open: this.chatOpen, unread: this.unread, choose }, log, this.chatOpen ? this.chat() : null);
  }

  /**
   * Takes a reply to an invitation.
   * @param {string} _reply
   * @returns {Promise<boolean>} whether it was for this table
   */
  async accept(_reply) {
    return false;
  }

  /** @param {import("../../host/host.js").Host} _host of the match that is about to begin */
  attach(_host) {}

  /** A port for a seat elsewhere.
   * @param {number} _seat
   * @returns {import("../../host/port.js").SeatPort | null}
   */
  elsewhere(_seat) {
    return null;
  }

  /** The match has changed, and those who play it were told. */
  afterResult() {}

  /** What is on the page while there is no table yet. @returns {unknown} */
  screen() {
    return null;
  }

  /** What the table waits for where somebody is not there.
   * @param {number | null} _waiting
   * @returns {unknown}
   */
  away(_waiting) {
    return null;
  }

  /** The way to the list of those at the table, where there is one. @returns {(() => void) | null} */
  get list() {
    return null;
  }

  /** What is to be said of the cards at the end. @returns {unknown} */
  verdict() {
    return null;
  }

  /**
   * Leaves.
   * @param {boolean} final whether nobody comes back here
   */
  async close(final) {
    if (this.closed) return;
    document.removeEventListener("visibilitychange", this.look);
    this.wake.want(false);
    this.carry.close();
    void this.reserve?.close(final);
    const answer = this.known ? await this.call("shut", { final }).catch(() => null) : null;
    this.closed = true;
    clearTimeout(this.timer);
    if (final && this.known) void setSetting(keptName(this.room), "");
    const { links } = this;
    this.links = new Map();
    // The last words are still on their way.
    setTimeout(() => links.forEach((link) => link.close()), answer?.send.length ? 500 : 0);
  }
}

/** Whether one sees what is said: beside the log, or before it where a screen has room for one of them. */
function chatInSight() {
  return document.querySelector(".chat")?.checkVisibility() ?? false;
}

// @ts-check
// A living connection to one other browser. It carries texts, and knows nothing of what they say.
//
//   const link = await invitation.accept(reply);     // or, at the guest, takenUp.connect()
//   link.onText = (text) => …;                       // what came earlier is handed over at once
//   link.onState = (state) => …;
//   await link.opened;                               // or throws SignalError "link-unreachable"
//   if (!link.send(text)) …                          // not carried: send it again once the state is "open"
//
// A connection that falls silent is kept: after minutes of sleep it comes back by itself, with all that was sent meanwhile.
import { SignalError } from "./errors.js";

/** @typedef {"connecting" | "open" | "waiting" | "closed"} LinkState waiting: silent, may come back; closed: for good */

// What may lie in the queue of a connection that is silent; browsers give up at 16 MB.
const MOST_QUEUED = 4_000_000;
/** Milliseconds that what was sent last has to leave. */
const LAST_WORDS = 2000;

/**
 * @param {unknown} data
 * @param {((text: string) => void) | null} listen
 * @param {string[]} early keeps it for whoever listens later
 */
function hand(data, listen, early) {
  if (typeof data !== "string") return;
  if (listen) listen(data);
  else early.push(data);
}

let links = 0;

export class Link {
  #connection;
  #channel;
  #side;
  /** @type {string[]} */
  #earlyBeside = [];
  /** @type {((text: string) => void) | null} */
  #onBeside = null;
  /** @type {((state: LinkState) => void) | null} */
  #watch = null;
  /** @type {string[]} what came before anybody listened */
  #early = [];
  /** @type {((text: string) => void) | null} */
  #onText = null;
  /** @type {{resolve: () => void, reject: (error: Error) => void}} */
  #opening = { resolve() {}, reject() {} };

  /**
   * @param {RTCPeerConnection} connection
   * @param {RTCDataChannel} channel
   * @param {RTCDataChannel} side for what the two ends agree on beside what it is for, see reconnector.js
   * @param {"opener" | "guest"} role who was invited and who invited
   */
  constructor(connection, channel, side, role) {
    this.role = role;
    /** Unlike that of any other link of this page. */
    this.id = `link-${(links += 1)}`;
    this.#connection = connection;
    this.#channel = channel;
    this.#side = side;
    /** @type {LinkState} */
    this.state = "connecting";
    /** Whether it was ended here, not by the other end or by fate. */
    this.left = false;
    /** @type {(state: LinkState) => void} */
    this.onState = () => undefined;
    /** @type {Promise<void>} ends when the first text may be sent */
    this.opened = new Promise((resolve, reject) => (this.#opening = { resolve, reject }));
    // Whoever watches the state need not wait for this too.
    this.opened.catch(() => undefined);
    channel.addEventListener("open", () => this.#look());
    channel.addEventListener("close", () => this.#end());
    channel.addEventListener("message", ({ data }) => hand(data, this.#onText, this.#early));
    side.addEventListener("message", ({ data }) => hand(data, this.#onBeside, this.#earlyBeside));
    connection.addEventListener("connectionstatechange", () => this.#look());
    this.#look();
  }

  /** @param {(text: string) => void} listen */
  set onText(listen) {
    this.#onText = listen;
    for (const text of this.#early.splice(0)) listen(text);
  }

  /**
   * @param {string} text at most some thousands of letters
   * @returns {boolean} whether it is on its way; while the link waits that may take long
   */
  send(text) {
    const channel = this.#channel;
    if (channel.readyState !== "open" || channel.bufferedAmount > MOST_QUEUED) return false;
    try {
      channel.send(text);
      return true;
    } catch {
      // The queue is full, or the link ended this very moment.
      return false;
    }
  }

  /**
   * @param {(text: string) => void} listen to what comes over the side channel
   * @param {(state: LinkState) => void} watch beside `onState`
   * @returns {(text: string) => void} sends over the side channel
   */
  beside(listen, watch) {
    this.#watch = watch;
    this.#onBeside = listen;
    for (const text of this.#earlyBeside.splice(0)) listen(text);
    return (text) => this.#sendBeside(text);
  }

  /** @param {string} text */
  #sendBeside(text) {
    const side = this.#side;
    if (side.readyState === "open") side.send(text);
    // The two channels open one after the other.
    else if (side.readyState === "connecting") side.addEventListener("open", () => side.send(text), { once: true });
  }

  /** Ends it, once what was sent last is on its way; the other end is told. */
  close() {
    this.left = true;
    this.#channel.close();
    // Closed at once, a connection takes along what still waits in it: why it is closed.
    setTimeout(() => this.#connection.close(), LAST_WORDS);
    this.#end();
  }

  #look() {
    const { readyState } = this.#channel;
    const { connectionState } = this.#connection;
    if (this.state === "closed") return;
    if (readyState === "open") {
      this.#opening.resolve();
      this.#become(connectionState === "disconnected" || connectionState === "failed" ? "waiting" : "open");
    } else if (this.state === "connecting" && connectionState === "failed") this.close();
  }

  #end() {
    this.#opening.reject(new SignalError("link-unreachable"));
    this.#become("closed");
  }

  /** @param {LinkState} state */
  #become(state) {
    if (state === this.state || this.state === "closed") return;
    this.state = state;
    this.onState(state);
    this.#watch?.(state);
  }
}

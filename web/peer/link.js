// @ts-check
// Keeps a connection to one other browser; it sends and receives texts without reading them.
//
//   const link = await invitation.accept(text);      // or, at the guest, reply.connect()
//   link.onText = (text) => …;                       // texts that came earlier are given at once
//   link.onState = (state) => …;
//   await link.opened;                               // or throws SignalError "link-unreachable"
//   if (!link.send(text)) …                          // not sent: send it again once the state is "open"
//
// A silent connection is kept: after minutes of suspension it works again by itself, and delivers all that was sent meanwhile.
import { noFacts, readFacts } from "./connection-facts.js";
import { SignalError } from "./errors.js";

/** @typedef {"connecting" | "open" | "waiting" | "closed"} LinkState waiting: silent, may work again; closed: ended for good */

// The longest queue of a silent connection, in bytes; browsers give up at 16 MB.
const MOST_QUEUED = 4_000_000;
/** Milliseconds for the last texts to leave. */
const CLOSING_TIME = 2000;

let links = 0;

/**
 * @param {Pick<Link, "opened" | "close">} link
 * @param {number} most milliseconds
 * @returns {Promise<boolean>} whether it opens by then; else it is closed
 */
export async function opensWithin(link, most) {
  const late = setTimeout(() => link.close(), most);
  return link.opened.then(() => true, () => false).finally(() => clearTimeout(late));
}

export class Link {
  #connection;
  #channel;
  #control;
  /** @type {string[]} */
  #earlyControl = [];
  /** @type {((text: string) => void) | null} */
  #onControl = null;
  /** @type {((state: LinkState) => void) | null} */
  #watch = null;
  /** @type {string[]} texts that came before there was a listener */
  #early = [];
  /** @type {((text: string) => void) | null} */
  #onText = null;
  /** @type {{resolve: () => void, reject: (error: Error) => void}} */
  #opening = { resolve() {}, reject() {} };
  #onFirstText = () => {};

  /**
   * @param {RTCPeerConnection} connection
   * @param {RTCDataChannel} channel
   * @param {RTCDataChannel} control for the texts of reconnector.js
   * @param {"host" | "guest"} role of this end: the host invited, the guest was invited
   */
  constructor(connection, channel, control, role) {
    this.role = role;
    /** No other link of this page has the same. */
    this.id = `link-${(links += 1)}`;
    this.#connection = connection;
    this.#channel = channel;
    this.#control = control;
    /** @type {LinkState} */
    this.state = "connecting";
    /** Whether this end closed it. */
    this.left = false;
    /** Whether the other end tries by itself, so that its person presses nothing. */
    this.calls = false;
    /** Whether it stays when the browser finds no way yet: the other end may begin later. */
    this.patient = false;
    /** @type {(state: LinkState) => void} */
    this.onState = () => undefined;
    /** @type {Promise<void>} resolves when the first text may be sent */
    this.opened = new Promise((resolve, reject) => (this.#opening = { resolve, reject }));
    // A caller that watches the state need not wait for this too.
    this.opened.catch(() => undefined);
    /** @type {Promise<void>} resolves when a text of the other end has come, over either channel */
    this.firstText = new Promise((resolve) => (this.#onFirstText = resolve));
    channel.addEventListener("open", () => this.#updateState());
    channel.addEventListener("close", () => this.#end());
    channel.addEventListener("message", ({ data }) => this.#deliver(data, this.#onText, this.#early));
    control.addEventListener("message", ({ data }) => this.#deliver(data, this.#onControl, this.#earlyControl));
    connection.addEventListener("connectionstatechange", () => this.#updateState());
    this.#updateState();
  }

  /** @param {(text: string) => void} listen */
  set onText(listen) {
    this.#onText = listen;
    for (const text of this.#early.splice(0)) listen(text);
  }

  /**
   * @param {string} text at most some thousands of letters
   * @returns {boolean} whether the text was sent; while the link waits, it may arrive late
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
   * @param {(text: string) => void} listen to texts of the control channel
   * @param {(state: LinkState) => void} watch is called as well as `onState`
   * @returns {(text: string) => void} sends over the control channel
   */
  openControl(listen, watch) {
    this.#watch = watch;
    this.#onControl = listen;
    for (const text of this.#earlyControl.splice(0)) listen(text);
    return (text) => this.#sendControl(text);
  }

  /**
   * @param {unknown} data
   * @param {((text: string) => void) | null} listen
   * @param {string[]} early keeps the text until there is a listener
   */
  #deliver(data, listen, early) {
    if (typeof data !== "string") return;
    if (listen) listen(data);
    else early.push(data);
    this.#onFirstText();
  }

  /** @param {string} text */
  #sendControl(text) {
    const control = this.#control;
    if (control.readyState === "open") control.send(text);
    // The two channels open one after the other.
    else if (control.readyState === "connecting") control.addEventListener("open", () => control.send(text), { once: true });
  }

  /** @returns {Promise<import("./connection-facts.js").ConnectionFacts>} how far the two browsers have got with connecting */
  async facts() {
    const connection = this.#connection;
    const stats = await connection.getStats().catch(() => null);
    return stats ? readFacts(/** @type {any} */ (stats).values(), connection.connectionState) : noFacts();
  }

  /** Closes the link after its last texts have left; the other end is told. */
  close() {
    this.left = true;
    this.#channel.close();
    // Close an unopened connection at once: the other end might still connect to it instead of the next one. An open connection
    // that is closed at once loses its queue, and with it the reason for closing.
    if (this.state === "connecting") this.#connection.close();
    else setTimeout(() => this.#connection.close(), CLOSING_TIME);
    this.#end();
  }

  #updateState() {
    const { readyState } = this.#channel;
    const { connectionState } = this.#connection;
    if (this.state === "closed") return;
    if (readyState === "open") {
      this.#opening.resolve();
      this.#setState(connectionState === "disconnected" || connectionState === "failed" ? "waiting" : "open");
    } else if (this.state === "connecting" && connectionState === "failed" && !this.patient) this.close();
  }

  #end() {
    this.#opening.reject(new SignalError("link-unreachable"));
    this.#setState("closed");
  }

  /** @param {LinkState} state */
  #setState(state) {
    if (state === this.state || this.state === "closed") return;
    this.state = state;
    this.onState(state);
    this.#watch?.(state);
  }
}

// @ts-check
// Carries out what the engine's rooms order, and says what became of each command by its number. It decides nothing.

import { matches } from "../../lib/pattern.js";

/** @import { Reply } from "../../peer/invitation.js" */
/** @import { PeerEvent } from "./room-state.js" */
/** @import { RoomDeps } from "./deps.js" */

const CODE = /^[a-z][a-z-]{0,39}$/;

/** @typedef {Extract<PeerEvent, {kind: "command"}>} Command */
/** @typedef {Command["order"]} Order */

/** What carries out each kind of order of a room; it may give a text, and throws where it fails. @typedef {{[K in Order["kind"]]?: (order: Extract<Order, {kind: K}>, number: number) => unknown}} Orders */

/**
 * What the driver needs of its room.
 * @typedef {object} Driven
 * @property {RoomDeps} deps
 * @property {boolean} closed
 * @property {Orders} orders
 * @property {(method: "done", params: {command: number, ok: boolean, text: string | null, code?: string}) => void} notify
 */

export class Driver {
  #room;
  /** The replies that are held, with the invitation as it came, by the command that made each. @type {Map<number, {reply: Reply, text: string}>} */
  #replies = new Map();

  /** @param {Driven} room */
  constructor(room) {
    this.#room = room;
  }

  /** @param {Command} command */
  async carryOut({ number, order }) {
    const room = this.#room;
    let ok = true;
    /** @type {string | null} */
    let code = null;
    /** @type {unknown} */
    let text = null;
    try {
      const work = /** @type {((order: Order, number: number) => unknown) | undefined} */ (room.orders[order.kind]);
      // A page that does not know an order must not count it as carried out.
      if (!work) throw new Error(`no room of this page carries out "${order.kind}"`);
      text = await work(order, number);
    } catch (error) {
      ok = false;
      code = codeOf(error);
      // No person waits for what was not pressed; the engine tries again.
      const asked = !("pressed" in order) || order.pressed;
      if (error !== REFUSED && asked && !room.closed) room.deps.failed(error);
    }
    if (!room.closed) room.notify("done", { command: number, ok, text: typeof text === "string" && text ? text : null, ...(code && { code }) });
  }

  /** @param {number} number of the command @param {Reply} reply @param {string} text the invitation */
  hold(number, reply, text) {
    this.#replies.set(number, { reply, text });
    return reply.url;
  }

  /** @param {number} number @returns {{reply: Reply, text: string} | undefined} the reply, which is the caller's from now on */
  take(number) {
    const held = this.#replies.get(number);
    this.#replies.delete(number);
    return held;
  }

  /** @param {number} number of the command that made a reply */
  drop(number) {
    this.take(number)?.reply.drop();
  }

  close() {
    for (const number of [...this.#replies.keys()]) this.drop(number);
  }
}

/** @param {unknown} error @returns {string | null} why it failed, as a key of the locale files */
function codeOf(error) {
  const { code } = /** @type {{code?: unknown}} */ (error ?? {});
  return matches(CODE, code) ? /** @type {string} */ (code) : null;
}

/** Thrown where a person does not want what was ordered. */
export const REFUSED = new Error("refused");

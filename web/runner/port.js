// @ts-check
// Connects the runner of a match to the player of a seat, in one page or between two devices. All messages are plain JSON. A
// method that one end calls (`pick`) calls the handler of the other end (`onPick`).

/** @import { Chair, Update } from "../types.js" */
/** @typedef {{code: string, args: Record<string, unknown>}} RefusalFacts */

/** Kinds of messages from a host to a seat. @typedef {"update" | "table" | "refusal"} ToGuest */
/**
 * A request from a seat to the host.
 * @typedef {{what: "pick", ask: string, options: string[]} | {what: "undo" | "redo"} | {what: "since", line: number, number:
 *   number}} ToHost
 */

/**
 * What all devices are told of the time for a decision.
 * @typedef {object} PaceFacts
 * @property {number} limit seconds for each decision
 * @property {number | null} seat whose decision is waited for; null where no clock runs
 * @property {number} left seconds
 * @property {boolean} stopped because its device is silent or its page hidden
 * @property {[number, number][]} decided how often a computer player decided for each seat: seat and number
 */

/**
 * Public facts about the match that are not in the updates.
 * @typedef {object} TableFacts
 * @property {string} match
 * @property {string} game
 * @property {object} setup the set-up, in the game's own format
 * @property {Chair[]} seating
 * @property {boolean} free whether all decisions may be undone
 * @property {number} takeBacks how many were undone
 * @property {boolean} [alone] whether it is a deal of the day: no coach, and a thinking player cannot be stopped
 * @property {PaceFacts} [pace] the time for each decision, where the table has agreed on one
 * @property {boolean} stuck whether a computer player failed and the table waits for `goOn`
 * @property {true} [unsaved] the storage of the runner's device does not answer, so the table waits
 */

export class SeatPort {
  /** @param {number | null} seat null for a spectator */
  constructor(seat) {
    this.seat = seat;
    /** Whether the page wants an update after every move, not only the latest one. */
    this.each = true;
    /** Whether the runner is at another device: then `onThinking` is never called. */
    this.remote = false;

    // Handlers at the seat's end.
    this.onUpdate = (/** @type {Update} */ _update) => {};
    this.onTable = (/** @type {TableFacts} */ _table) => {};
    this.onRefusal = (/** @type {RefusalFacts} */ _refusal) => {};
    this.onThinking = (/** @type {boolean} */ _thinking) => {};
    this.onPainted = async () => {};

    // Handlers at the match runner's end.
    this.onPick = (/** @type {{ask: string, options: string[]}} */ _pick) => {};
    this.onUndo = () => {};
    this.onRedo = () => {};
    this.onSince = (/** @type {{line: number, number: number}} */ _place) => {};
    this.onChair = (/** @type {Chair} */ _chair) => {};
    this.onGoOn = () => {};
    this.onStopThinking = () => {};
  }

  // Messages of the runner.

  /** @param {Update} update */
  send(update) {
    this.onUpdate(update);
  }

  /** @param {TableFacts} table */
  tell(table) {
    this.onTable(table);
  }

  /** @param {RefusalFacts} refusal */
  refuse(refusal) {
    this.onRefusal(refusal);
  }

  /** @param {boolean} thinking whether a computer player thinks for some time; only sent at the match runner's own device */
  think(thinking) {
    this.onThinking(thinking);
  }

  /** @returns {Promise<void>} resolves once the person can see what was sent; at once where the seat is at another device */
  painted() {
    return this.onPainted();
  }

  // Messages of the seat.

  /**
   * Answers an ask.
   * @param {string} ask its id
   * @param {string[]} options
   */
  pick(ask, options) {
    this.onPick({ ask, options });
  }

  undo() {
    this.onUndo();
  }

  redo() {
    this.onRedo();
  }

  /**
   * Asks for everything after a moment, because an update is missing.
   * @param {number} line
   * @param {number} number
   */
  since(line, number) {
    this.onSince({ line, number });
  }

  /** @param {Chair} chair who plays the seat from now on */
  sit(chair) {
    this.onChair(chair);
  }

  /** @param {boolean} each whether the page wants an update after every move */
  watch(each) {
    this.each = each;
  }

  /** Lets computer players try again after a failure. */
  goOn() {
    this.onGoOn();
  }

  /** Lets computer players decide without thinking, until a person is asked. */
  stopThinking() {
    this.onStopThinking();
  }
}

/**
 * Makes a port for the host's end of a connection. It passes the runner's messages to `send`. The room calls its methods `pick`,
 * `undo` and so on for the guest's requests.
 * @param {number | null} seat
 * @param {(what: ToGuest, body: object) => void} send
 * @returns {SeatPort}
 */
export function hostEnd(seat, send) {
  const port = new SeatPort(seat);
  port.onUpdate = (update) => send("update", update);
  port.onTable = (table) => send("table", table);
  port.onRefusal = (refusal) => send("refusal", refusal);
  return port;
}

/**
 * Makes a port for the guest's end of a connection. It passes the seat's requests to `send`. The room calls its methods `send`,
 * `tell` and `refuse` for the host's messages.
 * @param {number | null} seat
 * @param {(request: ToHost) => void} send
 * @returns {SeatPort}
 */
export function guestEnd(seat, send) {
  const port = new SeatPort(seat);
  port.remote = true;
  port.onPick = ({ ask, options }) => send({ what: "pick", ask, options });
  port.onUndo = () => send({ what: "undo" });
  port.onRedo = () => send({ what: "redo" });
  port.onSince = ({ line, number }) => send({ what: "since", line, number });
  return port;
}

// @ts-check
// Connects the runner of a match with the player of a seat: in one page, or each at a device of its own. All messages
// are plain JSON. A method called at one end (`pick`) calls the handler of the other end (`onPick`).

/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("../types.js").Chair} Chair */
/** @typedef {{code: string, args: Record<string, unknown>}} RefusalFacts */

/** What a host tells a seat: an update, the table's facts, a refusal. @typedef {"update" | "table" | "refusal"} ToGuest */
/**
 * What a seat asks of the host.
 * @typedef {{what: "pick", ask: string, options: string[]} | {what: "undo" | "redo"} | {what: "since", line: number, number: number}} ToHost
 */

/**
 * The facts about the match, beside the updates, that all at the table may know.
 * @typedef {object} TableFacts
 * @property {string} match
 * @property {string} game
 * @property {object} setup the game's own
 * @property {Chair[]} seating
 * @property {boolean} free whether decisions may be taken back freely
 * @property {number} takeBacks how many were
 * @property {boolean} [alone] whether the person plays without help: no coach, and computer players think to the end
 * @property {boolean} stuck whether a computer player failed and the table waits for `goOn`
 */

export class SeatPort {
  /** @param {number | null} seat null for a spectator */
  constructor(seat) {
    this.seat = seat;
    /** Whether the page wants a picture after every move, rather than only the latest. */
    this.each = true;
    /** Whether the runner is at another device: then `onThinking` is never called. */
    this.remote = false;

    // Handlers of the seat's end.
    this.onUpdate = (/** @type {Update} */ _update) => {};
    this.onTable = (/** @type {TableFacts} */ _table) => {};
    this.onRefusal = (/** @type {RefusalFacts} */ _refusal) => {};
    this.onThinking = (/** @type {boolean} */ _thinking) => {};

    // Handlers of the match runner's end.
    this.onPick = (/** @type {{ask: string, options: string[]}} */ _pick) => {};
    this.onUndo = () => {};
    this.onRedo = () => {};
    this.onSince = (/** @type {{line: number, number: number}} */ _place) => {};
    this.onChair = (/** @type {Chair} */ _chair) => {};
    this.onGoOn = () => {};
    this.onStopThinking = () => {};
  }

  // What the runner says.

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

  /** @param {boolean} thinking whether a computer player takes its time; told only at the match runner's own device */
  think(thinking) {
    this.onThinking(thinking);
  }

  // What the seat says.

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
   * Asks again for everything after a moment, because an update is missing.
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

  /** @param {boolean} each */
  watch(each) {
    this.each = each;
  }

  /** Has computer players try again. */
  goOn() {
    this.onGoOn();
  }

  /** Lets computer players decide without thinking, until a person is asked. */
  stopThinking() {
    this.onStopThinking();
  }
}

/**
 * Makes a port for the host's end of a connection: `send` gets what the match tells the seat. The room calls `pick` and the
 * like for what the guest asks.
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
 * Makes a port for the guest's end of a connection: `send` gets what the seat asks. The room calls `send`, `tell` and
 * `refuse` for what the host says.
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

// @ts-check
// Connects the runner of a match with the player of a seat. All messages are plain JSON: this port joins two ends in
// one page, and a port with the same methods can use a network.

/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("../types.js").Chair} Chair */
/** @typedef {{code: string, args: Record<string, unknown>}} RefusalFacts */

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

  /** @param {boolean} thinking whether a computer player takes its time; told at the match runner's own device alone */
  think(thinking) {
    this.onThinking(thinking);
  }

  // What the seat says.

  /**
   * Answers the ask of that id.
   * @param {string} ask
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
   * Asks for everything after a moment again, since the last update does not follow what is known.
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

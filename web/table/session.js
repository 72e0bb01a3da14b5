// @ts-check
// One match on this page: sends picks, stores every answer of the engine before it is shown, lets computer players
// move at a pace people can follow, and knows who holds the tablet.
import { Choice } from "./choice.js";
import { Log } from "./log.js";

/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("../types.js").AskView} AskView */
/** @typedef {{id: string, summary: import("../types.js").Summary, save: string, created: number, updated: number}} Row as stored */
/** @typedef {{call(method: string, params: object): Promise<any>}} Engine */

/**
 * @typedef {object} Surroundings
 * @property {Engine} engine
 * @property {(row: Row, strict: boolean) => Promise<void>} store resolves when the row is on disk
 * @property {import("./pace.js").Pace} pace
 * @property {() => void} changed draws the page anew
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {() => void} release lets other tabs have the match
 */

// How many picks of computer players one call may make when nobody wants to watch them.
const MANY = 60;

export class Session {
  /**
   * @param {Surroundings} surroundings
   * @param {Result} table
   * @param {Row | null} row the stored row of a resumed match
   */
  constructor(surroundings, table, row) {
    this.around = surroundings;
    this.match = table.keep.summary.match;
    this.setup = table.keep.summary.setup;
    this.seating = table.keep.summary.seating;
    this.created = row?.created ?? Date.now();
    this.log = new Log();
    /** @type {Map<number | null, Update>} the latest for each seat at this device */
    this.steps = new Map();
    /** Seats played by people, in order. */
    this.people = this.seating.flatMap((chair, index) => (chair.player === "person" ? [index] : []));
    /** Who has the tablet; null where nobody does, or nobody yet. */
    this.holder = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.busy = false;
    this.running = false;
    this.closed = false;
    /** Whether the match as it stands is on disk; a failure is told once, then shown until it is mended. */
    this.stored = true;
    /** @type {Choice | null} */
    this.choice = null;
    /** @type {Row | null} the latest save, for an export even where the disk refuses it */
    this.row = row;
  }

  /** @returns {string[]} */
  get names() {
    return this.seating.map((chair) => chair.name);
  }

  /** @returns {Update} the one to draw */
  get step() {
    const key = this.holder ?? this.people[0] ?? null;
    const step = this.steps.get(key) ?? this.steps.values().next().value;
    if (!step) throw new Error("a match without a step");
    return step;
  }

  /** @returns {number | null} the seat the table waits for */
  get waiting() {
    return this.step.waiting;
  }

  /** @returns {number | null} the person the tablet has to be passed to before anything is shown */
  get curtain() {
    if (this.people.length < 2 || this.step.over) return null;
    const asked = this.waiting;
    const wanted = asked !== null && this.people.includes(asked) ? asked : (this.holder ?? this.people[0] ?? null);
    return wanted === this.holder ? null : wanted;
  }

  /** @returns {AskView | null} the question to whoever holds the tablet */
  get ask() {
    return this.curtain === null ? this.step.ask : null;
  }

  /** @returns {boolean} whether a computer player moves next */
  get botNext() {
    return this.waiting !== null && !this.people.includes(this.waiting);
  }

  /**
   * Stores and takes over the first step, then lets computer players move.
   * @param {Result} table
   */
  async begin(table) {
    await this.take(table);
    // What an opened match tells is known already, but for the deal of a new one.
    if (table.keep.summary.number > 0) for (const { seat } of table.updates) this.log.markRead(seat);
    void this.run();
  }

  /** The person named on the curtain has the tablet. */
  lift() {
    this.holder = this.curtain;
    this.prepare();
    this.around.changed();
    void this.run();
  }

  /**
   * Presses an option: answers, or where several are wanted collects it.
   * @param {string} option
   */
  press(option) {
    if (!this.choice || this.busy) return;
    if (!this.choice.collects || option === "cancel") {
      void this.answer([option]);
      return;
    }
    this.choice.toggle(option);
    this.around.changed();
  }

  /** Sends what was collected. */
  confirm() {
    if (this.choice?.complete) void this.answer(this.choice.chosen);
  }

  /** @param {string[]} options */
  async answer(options) {
    const ask = this.ask;
    if (!ask || this.busy) return;
    this.busy = true;
    this.log.markRead(ask.seat);
    this.around.changed();
    try {
      const pick = { match: this.match, seat: ask.seat, ask: ask.id, options };
      await this.take(await this.around.engine.call("pick", pick));
    } catch (error) {
      this.around.failed(error);
    }
    this.busy = false;
    this.around.changed();
    void this.run();
  }

  /** Lets computer players move until a person is asked or the game is over. */
  async run() {
    if (this.running) return;
    this.running = true;
    while (!this.closed && this.botNext && this.curtain === null) {
      try {
        await this.advance();
      } catch (error) {
        if (!this.closed) this.around.failed(error);
        break;
      }
    }
    this.running = false;
    this.around.pace.calm();
    if (!this.closed) this.around.changed();
  }

  async advance() {
    const { engine, pace, changed } = this.around;
    const most = pace.instant ? MANY : 1;
    const [table] = await Promise.all([engine.call("advance", { match: this.match, most }), pace.wait()]);
    if (this.closed) return;
    await this.take(table);
    changed();
  }

  /**
   * Stores a new state of the match and only then makes it the one to draw.
   * @param {Result} table
   */
  async take(table) {
    await this.keep(table);
    for (const update of table.updates) {
      for (const { events } of update.moments) this.log.write(update.seat, events);
      this.steps.set(update.seat, update);
    }
    this.prepare();
  }

  /** Makes ready to collect the answer to the present question. */
  prepare() {
    const ask = this.ask;
    if (ask?.id !== this.choice?.ask.id || !ask) this.choice = ask ? new Choice(ask) : null;
  }

  /** @param {Result} table */
  async keep(table) {
    /** @type {Row} */
    const row = {
      id: this.match, summary: table.keep.summary, save: table.keep.save,
      created: this.created, updated: Date.now(),
    };
    this.row = row;
    try {
      await this.around.store(row, table.keep.summary.over);
      this.stored = true;
    } catch (error) {
      // A full disk must not end the evening: the match goes on in memory, and the page keeps saying so.
      if (this.stored) this.around.failed(error);
      this.stored = false;
    }
  }

  /** Leaves the table; the match stays in the lobby. */
  close() {
    this.closed = true;
    this.around.pace.wake?.();
    this.around.release();
    // The engine may already be gone; there is nothing left to lose.
    this.around.engine.call("close", { match: this.match }).catch(() => undefined);
  }
}

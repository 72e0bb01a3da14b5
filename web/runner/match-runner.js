// @ts-check
// Runs one match on this device: calls the engine, stores each result, then sends it to the seats. Computer players move without
// pauses; the page decides how fast people see their moves.
import { MatchQueries } from "./match-queries.js";
import { patience } from "../lib/waiting/watch.js";
import { SeatPort } from "./port.js";

/** @import { Engine } from "../engine/client.js" */
/** @import { Row } from "../store/matches.js" */
/** @import { Chair, Result, Update } from "../types.js" */
/** @import { RefusalFacts, TableFacts } from "./port.js" */

/**
 * Answers for the seats of own players.
 * @typedef {object} OwnAnswers
 * @property {() => Promise<{ask: string, options: string[]} | null>} answer the pick for the open ask; null if the usual level
 *   must answer
 * @property {() => void} end
 */

/**
 * @typedef {object} Deps
 * @property {Pick<Engine, "call">} engine `call` reaches `Desk.handle` (desk.py) in the worker
 * @property {typeof import("../store/matches.js").putMatch} putMatch stores a row; resolves once its transaction is complete
 * @property {(row: Row) => void} [onStored] called after a row is stored, such as to record a finished game
 * @property {(error: unknown) => void} failed shows the person an error that no request of a seat caused
 * @property {() => void} release lets other tabs have the match
 * @property {() => void} [afterResult] called after every result, once it is stored and told
 * @property {(runner: MatchRunner) => Promise<OwnAnswers>} [openOwn] starts the code that answers for own players; without it the
 *   usual level answers
 * @property {(seat: number) => SeatPort | null} [remotePort] a port for a person at another device; without it the match waits at
 *   that seat
 */

// The most picks of computer players in one call if no session watches them.
const MOST_UNWATCHED = 60;
// The kinds of players who are not computer players.
const PEOPLE = new Set(["person", "elsewhere", "nobody"]);
const OWN = "own";

export class MatchRunner {
  /**
   * @param {Deps} deps
   * @param {Result} result the engine's first answer: `begin` shows it
   * @param {Row | null} row the stored row, if the match is stored already
   * @param {Row["files"]} [files] the own players by seat; by default the row's
   */
  constructor(deps, result, row, files = row?.files) {
    this.deps = deps;
    this.summary = result.keep.summary;
    this.match = this.summary.match;
    this.created = row?.created ?? Date.now();
    this.own = row?.own;
    this.files = files;
    /** @type {Promise<OwnAnswers | undefined> | null} */
    this.ownAnswers = null;
    /** @type {Row | null} the latest row, which can be exported even if the disk is full */
    this.row = row;
    /**
     * Whether the present state of the match is stored. The first failure is reported; the page shows the state until a later
     * write succeeds.
     */
    this.stored = true;
    /** Whether the store has not answered for some time: people at other devices see nothing of it. */
    this.unsaved = false;
    /** Whether a computer player failed. */
    this.stuck = false;
    this.running = false;
    /** Whether it is stored that a person has asked the coach, since the match was opened here. */
    this.helped = false;
    /** Whether computer players must decide without thinking. */
    this.hasty = false;
    this.closed = false;
    /**
     * Resolves when the last queued call has ended. Calls run one after the other, so that each stores what it has changed.
     */
    this.last = Promise.resolve();
    /** @type {Map<number, SeatPort>} ports of people at this device and elsewhere, by seat */
    this.ports = new Map();
    /** @type {Set<SeatPort>} ports of spectators */
    this.spectators = new Set();
    /** @type {Map<number | null, SeatPort>} ports of people at this device, or one of a spectator if no person plays here */
    this.here = new Map();
    /** The line and the moment of the last update that spectators got. */
    this.spectatorPlace = { line: 0, number: -1 };
    /** Called when a seat opens its port at this device. */
    this.onPort = (/** @type {SeatPort} */ _port) => {};
    this.queries = new MatchQueries(this);
    this.openPorts();
  }

  /** Opens a port for every person, here or elsewhere; for a spectator if no person plays here. */
  openPorts() {
    const { seating } = this.summary;
    for (const [seat, { player }] of seating.entries()) {
      if (this.ports.has(seat)) continue;
      if (player === "person") this.openHere(seat);
      if (player === "elsewhere") this.openPort(this.deps.remotePort?.(seat) ?? new SeatPort(seat));
    }
    if (this.here.size === 0) this.openHere(null);
  }

  /** @returns {SeatPort[]} */
  get allPorts() {
    return [...this.ports.values(), ...this.spectators];
  }

  /**
   * Opens a port for a person at this device.
   * @param {number | null} seat null for a spectator
   */
  openHere(seat) {
    const port = new SeatPort(seat);
    port.onStopThinking = () => this.stopThinking();
    this.here.set(seat, port);
    this.openPort(port);
    this.onPort(port);
  }

  /**
   * Connects a port to this match.
   * @param {SeatPort} port
   */
  openPort(port) {
    const { match } = this;
    // The engine refuses what comes for a spectator.
    const seat = /** @type {number} */ (port.seat);
    port.onPick = ({ ask, options }) => this.request(port, "pick", { match, seat, ask, options });
    port.onUndo = () => this.request(port, "undo", { match, seat });
    port.onRedo = () => this.request(port, "redo", { match, seat });
    port.onChair = (chair) => this.request(port, "seat", { match, seat, chair });
    port.onSince = (place) => this.tellAgain(port, place);
    port.onGoOn = () => this.run();
    if (seat === null) this.spectators.add(port);
    else this.ports.set(seat, port);
  }

  /**
   * Stores the first result and sends it to the seats, then lets computer players move.
   * @param {Result} result
   */
  async begin(result) {
    await this.inTurn(() => this.storeAndTell(result));
    void this.run();
  }

  /**
   * Does `work` when all earlier work has ended.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>} its result
   */
  inTurn(work) {
    const done = this.last.then(work);
    this.last = done.then(() => undefined, () => undefined);
    return done;
  }

  /**
   * Sends the request of a seat to the engine, then lets computer players move.
   * @param {SeatPort} port
   * @template {"pick" | "undo" | "redo" | "seat"} M
   * @param {M} method
   * @param {import("../types.js").Calls[M]["params"]} params
   */
  async request(port, method, params) {
    try {
      await this.inTurn(async () => this.storeAndTell(await this.deps.engine.call(method, params)));
      // The engine's work would delay the picture that the person waits for.
      await port.painted();
    } catch (error) {
      port.refuse(refusalOf(error));
    }
    void this.run();
  }

  /**
   * Stores that a person has help of the coach, before the help comes: after a reload in between the match must not count, either.
   * @param {number} seat
   */
  async takeHelp(seat) {
    if (this.helped) return;
    await this.inTurn(async () => this.storeAndTell(await this.deps.engine.call("take_help", { match: this.match, seat })));
    this.helped = true;
  }

  /**
   * Sends a seat everything after a moment.
   * @param {SeatPort} port
   * @param {{line: number, number: number}} place line and number of the moment
   */
  async tellAgain(port, place) {
    const params = { match: this.match, seat: port.seat, ...place };
    try {
      port.send(await this.inTurn(() => this.deps.engine.call("since", params)));
    } catch (error) {
      port.refuse(refusalOf(error));
    }
  }

  /** @returns {boolean} whether a computer player moves next */
  get computerNext() {
    const { waiting, seating } = this.summary;
    return waiting !== null && !PEOPLE.has(seating[waiting]?.player ?? "");
  }

  /** @returns {boolean} whether an own player moves next */
  get ownNext() {
    const { waiting, seating } = this.summary;
    return waiting !== null && seating[waiting]?.player === OWN;
  }

  /** Lets computer players move until a person is asked or the game is over. */
  async run() {
    if (this.running) return;
    this.running = true;
    this.stuck = false;
    while (!this.closed && !this.stuck && this.computerNext) {
      // Other calls may run between two iterations.
      if (this.ownNext) await this.playOwn();
      else await this.inTurn(() => this.advance());
    }
    this.running = false;
  }

  /** Lets an own player answer. Other calls may run while it thinks. */
  async playOwn() {
    const { summary } = this;
    this.ownAnswers ??= Promise.resolve(this.deps.openOwn?.(this));
    const pick = await this.ownAnswers.then((own) => (this.closed ? null : own?.answer())).catch((error) => console.warn(error));
    // Drops the answer if the match has changed meanwhile, such as by an undo.
    await this.inTurn(async () => summary === this.summary && this.advance(pick ?? null));
  }

  /**
   * Makes the next move of computer players.
   * @param {{ask: string, options: string[]} | null} [own] the pick of an own player; null if the usual level must answer for it
   */
  async advance(own) {
    // A call in between may have changed who moves next.
    if (this.closed || !this.computerNext) return;
    try {
      const answer = (own && (await this.pickOf(own))) || (await this.answerOfComputers(own !== undefined));
      const result = "thinking" in answer ? null : answer;
      this.tellThinking(!result && !this.hasty);
      if (result) await this.storeAndTell(result);
    } catch (error) {
      this.tellThinking(false);
      if (this.closed) return;
      this.stuck = true;
      this.tellTable();
      this.deps.failed(error);
    }
  }

  /**
   * @param {{ask: string, options: string[]}} pick of an own player
   * @returns {Promise<Result | null>} null if the pick is not legal
   */
  pickOf(pick) {
    const { match, summary: { waiting: seat } } = this;
    if (seat === null) throw new Error("no seat is asked");
    return this.deps.engine.call("pick", { match, seat, ...pick }).catch((/** @type {Partial<RefusalFacts>} */ error) => {
      if (error?.code === "illegal-pick") return null;
      throw error;
    });
  }

  /**
   * @param {boolean} standIn whether the usual level answers for an own player, once
   * @returns {Promise<Result | import("../types.js").Pause>}
   */
  answerOfComputers(standIn) {
    const { match, hasty: stop, summary: { seating } } = this;
    const most = standIn || this.allPorts.some(({ each }) => each) ? 1 : MOST_UNWATCHED;
    const own = !standIn && seating.some(({ player }) => player === OWN);
    return this.deps.engine.call("advance", { match, most, stop, ...(own ? { own } : {}) });
  }

  /** @param {boolean} thinking */
  tellThinking(thinking) {
    if (!this.closed) for (const port of this.here.values()) port.think(thinking);
  }

  /**
   * Lets the thinking player decide at once. No player thinks until a person is asked; without people, until the next decision.
   */
  stopThinking() {
    this.hasty = this.computerNext;
    this.tellThinking(false);
  }

  /**
   * Stores the `keep` of a result, and after that sends the updates.
   * @param {Result} result
   */
  async storeAndTell({ keep, updates }) {
    await this.store(keep);
    this.summary = keep.summary;
    this.hasty &&= this.computerNext && keep.summary.seating.some(({ player }) => PEOPLE.has(player));
    // After `close` no updates are sent, but the last result is stored for the next time.
    if (this.closed) return;
    this.openPorts();
    this.tellTable();
    for (const update of updates) if (update.seat !== null) this.ports.get(update.seat)?.send(update);
    await this.tellSpectators(updates);
    this.deps.afterResult?.();
  }

  /**
   * Sends spectators their update. A result contains it only if no person plays; else the engine is asked for it.
   * @param {readonly Update[]} told updates of the result
   */
  async tellSpectators(told) {
    if (this.spectators.size === 0 || this.closed) return;
    const update = told.find(({ seat }) => seat === null) ?? (await this.since(this.spectatorPlace));
    this.spectatorPlace = { line: update.line, number: update.number };
    for (const port of this.spectators) port.send(update);
  }

  /**
   * @param {{line: number, number: number}} place
   * @returns {Promise<Update>} for a spectator
   */
  since(place) {
    return this.deps.engine.call("since", { match: this.match, seat: null, ...place });
  }

  /**
   * Returns what a spectator needs who has seen the match up to `place`.
   * @param {{line: number, number: number}} place
   * @returns {Promise<{table: TableFacts, update: Update}>}
   */
  look(place) {
    return this.inTurn(async () => {
      const update = await this.since(place);
      // The other spectators have this update already.
      this.spectatorPlace = { line: update.line, number: update.number };
      return { table: this.facts, update };
    });
  }

  /**
   * Changes who plays a seat from now on.
   * @param {number} seat
   * @param {Chair} chair
   */
  async sit(seat, chair) {
    await this.inTurn(async () => this.storeAndTell(await this.deps.engine.call("seat", { match: this.match, seat, chair })));
    void this.run();
  }

  /**
   * Has a computer player decide once for a person. It sees what the seat sees; the record says who sat there.
   * @param {number} seat
   * @param {string} player its level
   * @returns {Promise<boolean>} whether it has decided: the person may have been quicker
   */
  async decideOnce(seat, player) {
    const { match, deps: { engine } } = this;
    const decided = await this.inTurn(async () => {
      const chair = this.summary.seating[seat];
      if (this.closed || !chair || this.summary.waiting !== seat) return false;
      await this.storeAndTell(await engine.call("seat", { match, seat, chair: { ...chair, player } }));
      try {
        /** @type {any} */
        let answer = { thinking: true };
        while ("thinking" in answer) answer = await engine.call("advance", { match, most: 1, stop: true });
        await this.storeAndTell(answer);
      } finally {
        await this.storeAndTell(await engine.call("seat", { match, seat, chair }));
      }
      return true;
    });
    void this.run();
    return decided;
  }

  /** @param {Result["keep"]} keep which `openMatch` (stored-matches.js) reads again */
  async store({ save, summary }) {
    /** @type {Row} */
    const row = { id: this.match, summary, save, created: this.created, updated: Date.now(), ...(this.own ? { own: this.own } : {}), ...(this.files ? { files: this.files } : {}) };
    this.row = row;
    const { late, stop } = patience();
    void late.then(() => {
      if (this.closed) return;
      this.unsaved = true;
      this.tellTable();
    });
    try {
      await this.deps.putMatch(row, summary.over);
      this.stored = true;
      this.deps.onStored?.(row);
    } catch (error) {
      // A full disk must not end the game: the match continues in memory, and the page says so.
      if (this.stored) this.deps.failed(error);
      this.stored = false;
    } finally {
      stop();
      // What is stored is told next.
      this.unsaved = false;
    }
  }

  /** @returns {TableFacts} */
  get facts() {
    const { match, game, setup, seating, free, take_backs: takeBacks, day } = this.summary;
    return { match, game, setup, seating, free, takeBacks, alone: Boolean(day), stuck: this.stuck, ...(this.unsaved ? { unsaved: true } : {}) };
  }

  /** Sends the facts about the match to all ports. */
  tellTable() {
    for (const port of this.allPorts) port.tell(this.facts);
  }

  /** Closes the match after the running call has ended and is stored. The stored match stays. */
  async close() {
    this.closed = true;
    void this.ownAnswers?.then((own) => own?.end(), () => undefined);
    await this.last;
    this.deps.release();
    // The engine may have stopped already. The match is stored, so nothing is lost.
    this.deps.engine.call("close", { match: this.match }).catch(() => undefined);
  }
}

/**
 * @param {unknown} error
 * @returns {RefusalFacts} what the seat is told
 */
export function refusalOf(error) {
  const { code, args } = /** @type {Partial<RefusalFacts>} */ (error ?? {});
  if (typeof code === "string") return { code, args: args ?? {} };
  console.error(error);
  return { code: "internal", args: {} };
}

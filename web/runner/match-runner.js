// @ts-check
// Runs one match on this device: calls the engine, stores each answer, then tells the seats. Computer players move at once; the
// page decides how fast people see it.
import { MatchQueries } from "./match-queries.js";
import { SeatPort } from "./port.js";

/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("../types.js").Chair} Chair */
/** @typedef {import("../store/matches.js").Row} Row */
/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("./port.js").RefusalFacts} RefusalFacts */
/** @typedef {import("./port.js").TableFacts} TableFacts */

/**
 * Answers for the seats of own players.
 * @typedef {object} OwnAnswers
 * @property {() => Promise<{ask: string, options: string[]} | null>} answer the pick for the open ask; null if the usual level must answer
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
 * @property {(runner: MatchRunner) => Promise<OwnAnswers>} [openOwn] starts the code that answers for own players; without it the usual level answers
 * @property {(seat: number) => SeatPort | null} [remotePort] a port whose other end is at another device; without it the match waits at that seat
 */

// How many picks of computer players one call may make when no session watches them.
const MANY = 60;
// The kinds of players who are not computer players.
const PEOPLE = new Set(["person", "elsewhere", "nobody"]);
const OWN = "own";

export class MatchRunner {
  /**
   * @param {Deps} deps
   * @param {Result} result the engine's first answer: `begin` shows it
   * @param {Row | null} row the stored row of a match that goes on
   * @param {Row["files"]} [files] those that play the seats of own players; by default the row's
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
    /** @type {Row | null} the latest save, for an export even if the disk is full */
    this.row = row;
    /**
     * Whether the present state of the match is stored. A failure is told once, and shown until a later write
     * succeeds.
     */
    this.stored = true;
    /** Whether a computer player failed. */
    this.stuck = false;
    this.running = false;
    /** Computer players are told to decide without thinking. */
    this.hasty = false;
    this.closed = false;
    /**
     * Resolves when the last queued call has ended: calls run one after the other, so that each stores what it
     * changed.
     */
    this.last = Promise.resolve();
    /** @type {Map<number, SeatPort>} by seat, of people here and elsewhere */
    this.ports = new Map();
    /** @type {Set<SeatPort>} of spectators */
    this.spectators = new Set();
    /** @type {Map<number | null, SeatPort>} those of people at this device, or of a spectator if no person plays here */
    this.here = new Map();
    /** What spectators were told last. */
    this.watched = { line: 0, number: -1 };
    /** Called when a seat opens its port at this device. */
    this.onPort = (/** @type {SeatPort} */ _port) => {};
    this.queries = new MatchQueries(this);
    this.openPorts();
  }

  /** A port for every person, here or elsewhere; one for a spectator if no person plays here. */
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
  get everybody() {
    return [...this.ports.values(), ...this.spectators];
  }

  /** @param {number | null} seat */
  openHere(seat) {
    const port = new SeatPort(seat);
    port.onStopThinking = () => this.stopThinking();
    this.here.set(seat, port);
    this.openPort(port);
    this.onPort(port);
  }

  /** @param {SeatPort} port */
  openPort(port) {
    const { match } = this;
    const { seat } = port;
    port.onPick = ({ ask, options }) => this.ask(port, "pick", { match, seat, ask, options });
    port.onUndo = () => this.ask(port, "undo", { match, seat });
    port.onRedo = () => this.ask(port, "redo", { match, seat });
    port.onChair = (chair) => this.ask(port, "seat", { match, seat, chair });
    port.onSince = (place) => this.tellAgain(port, place);
    port.onGoOn = () => this.run();
    if (seat === null) this.spectators.add(port);
    else this.ports.set(seat, port);
  }

  /**
   * Stores and hands out the first answer, then lets computer players move.
   * @param {Result} result
   */
  async begin(result) {
    await this.inTurn(() => this.storeAndTell(result));
    void this.run();
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>} the result of the work, which begins when all earlier work has ended
   */
  inTurn(work) {
    const done = this.last.then(work);
    this.last = done.then(() => undefined, () => undefined);
    return done;
  }

  /**
   * @param {SeatPort} port
   * @param {string} method
   * @param {object} params
   */
  async ask(port, method, params) {
    try {
      await this.inTurn(async () => this.storeAndTell(await this.deps.engine.call(method, params)));
    } catch (error) {
      port.refuse(refusalOf(error));
    }
    void this.run();
  }

  /**
   * @param {SeatPort} port
   * @param {{line: number, number: number}} place
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

  /** Has an own player answer. Other calls may run while it thinks. */
  async playOwn() {
    const { summary } = this;
    this.ownAnswers ??= Promise.resolve(this.deps.openOwn?.(this));
    const pick = await this.ownAnswers.then((own) => (this.closed ? null : own?.answer())).catch((error) => console.warn(error));
    // After an undo another seat may be asked.
    await this.inTurn(async () => summary === this.summary && this.advance(pick ?? null));
  }

  /** @param {{ask: string, options: string[]} | null} [own] the pick of an own player; null if the usual level must answer for it */
  async advance(own) {
    // A call in between may have changed which seat is asked.
    if (this.closed || !this.computerNext) return;
    try {
      const answer = (own && (await this.pickOf(own))) || (await this.answerOfComputers(own !== undefined));
      const thinking = "thinking" in answer;
      this.tellThinking(thinking && !this.hasty);
      if (!thinking) await this.storeAndTell(answer);
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
    return this.deps.engine.call("pick", { match, seat, ...pick }).catch((/** @type {Partial<RefusalFacts>} */ error) => {
      if (error?.code === "illegal-pick") return null;
      throw error;
    });
  }

  /**
   * @param {boolean} standIn whether the usual level answers for an own player, once
   * @returns {Promise<any>}
   */
  answerOfComputers(standIn) {
    const { match, hasty: stop, summary: { seating } } = this;
    const most = standIn || this.everybody.some(({ each }) => each) ? 1 : MANY;
    const own = !standIn && seating.some(({ player }) => player === OWN);
    return this.deps.engine.call("advance", { match, most, stop, ...(own ? { own } : {}) });
  }

  /** @param {boolean} thinking */
  tellThinking(thinking) {
    if (!this.closed) for (const port of this.here.values()) port.think(thinking);
  }

  /**
   * Has the thinking player decide at once. No player thinks until a person is asked, or, without people, until
   * the next decision.
   */
  stopThinking() {
    this.hasty = this.computerNext;
    this.tellThinking(false);
  }

  /**
   * Stores an answer's `keep`, and sends the updates only after that.
   * @param {Result} result
   */
  async storeAndTell({ keep, updates }) {
    await this.store(keep);
    this.summary = keep.summary;
    this.hasty &&= this.computerNext && keep.summary.seating.some(({ player }) => PEOPLE.has(player));
    // A closed match gets no updates, but its last answer is stored for the next time.
    if (this.closed) return;
    this.openPorts();
    this.tellTable();
    for (const update of updates) if (update.seat !== null) this.ports.get(update.seat)?.send(update);
    await this.tellSpectators(updates);
    this.deps.afterResult?.();
  }

  /**
   * Sends spectators their update. The engine's answer has one only if there is no other client.
   * @param {readonly Update[]} told
   */
  async tellSpectators(told) {
    if (this.spectators.size === 0 || this.closed) return;
    const update = told.find(({ seat }) => seat === null) ?? (await this.since(this.watched));
    this.watched = { line: update.line, number: update.number };
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
   * Returns what a spectator needs who knows the match up to `place`.
   * @param {{line: number, number: number}} place
   * @returns {Promise<{table: TableFacts, update: Update}>}
   */
  look(place) {
    return this.inTurn(async () => {
      const update = await this.since(place);
      // The other spectators have this update already.
      this.watched = { line: update.line, number: update.number };
      return { table: this.facts, update };
    });
  }

  /**
   * Lets somebody else play a seat from now on.
   * @param {number} seat
   * @param {Chair} chair
   */
  async sit(seat, chair) {
    await this.inTurn(async () => this.storeAndTell(await this.deps.engine.call("seat", { match: this.match, seat, chair })));
    void this.run();
  }

  /** @param {Result["keep"]} keep */
  async store({ save, summary }) {
    /** @type {Row} */
    const row = { id: this.match, summary, save, created: this.created, updated: Date.now(), ...(this.own ? { own: this.own } : {}), ...(this.files ? { files: this.files } : {}) };
    this.row = row;
    try {
      await this.deps.putMatch(row, summary.over);
      this.stored = true;
      this.deps.onStored?.(row);
    } catch (error) {
      // A full disk must not end the game: the match goes on in memory, and the page says so.
      if (this.stored) this.deps.failed(error);
      this.stored = false;
    }
  }

  /** @returns {TableFacts} */
  get facts() {
    const { match, game, setup, seating, free, take_backs: takeBacks, day } = this.summary;
    return { match, game, setup, seating, free, takeBacks, alone: Boolean(day), stuck: this.stuck };
  }

  tellTable() {
    for (const port of this.everybody) port.tell(this.facts);
  }

  /** Closes the match once the running call is stored; the stored match stays. */
  async close() {
    this.closed = true;
    void this.ownAnswers?.then((own) => own?.end(), () => undefined);
    await this.last;
    this.deps.release();
    // The engine may already be gone; the match is stored, so nothing is lost.
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

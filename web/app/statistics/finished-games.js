// @ts-check
// Stores the result of a finished game, and completes it from the stored game.
import { EngineError } from "../../engine/client.js";
import { isFork, lookAtMatch } from "../../runner/stored-matches.js";
import { StoreError } from "../../store/db.js";
import { refused } from "../../store/refusals.js";
import { RESULTS } from "../../store/results.js";
import { isKnownDeal, noteKnownDeals } from "./known-deals.js";
import { isComputer } from "../../kit/seating.js";

/** @import { Engine } from "../../engine/client.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Row } from "../../store/matches.js" */
/** @import { Result } from "../../store/results.js" */
/** @import { Accuracy } from "../../types.js" */

/**
 * @typedef {object} RecordDeps
 * @property {() => Engine} engine returns the running engine; throws if there is none
 * @property {Pick<import("../../engine/idle-loop.js").IdleLoop, "run">} idleLoop
 * @property {(match: string) => MatchRunner | null} openRunner the runner of a match that is open on the page
 * @property {() => string} opening the stored match that the page is opening; "" for none
 */

/**
 * @param {Row} row of a finished match
 * @returns {Result | null} the result as far as the summary has it; null if no person played here
 */
export function resultOf({ id, summary, updated, own }) {
  const { seating, winners, points, take_backs: takeBacks, game, number, rated, deal } = summary;
  const here = own ?? seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
  if (here.length === 0) return null;
  const levels = new Set(seating.map(({ player }) => player).filter(isComputer));
  const people = here.map((seat) => ({
    seat, name: seating[seat]?.name ?? "", won: (winners ?? []).includes(seat), points: points[seat] ?? 0, pieces: [],
  }));
  const kind = isFork(id) ? "fork" : takeBacks > 0 ? "free" : "plain";
  return {
    // Whether a game counts in which something was undone, the engine says.
    ...(rated && kind !== "fork" && here.length === 1 ? { rated } : {}), ...(deal ? { deal } : {}),
    match: id, number, game, kind, ended: updated, players: seating.length,
    levels: [...levels].sort(), friends: own !== undefined || seating.some(({ player }) => player === "elsewhere"), variant: "", people, whole: false,
  };
}

/**
 * @param {Row} row of a running match
 * @param {number} ended
 * @returns {Result | null} what counts where it is never ended; null where nothing does
 */
export function lostResult(row, ended) {
  const { at_stake: rated } = row.summary;
  const result = resultOf(row);
  if (!rated || !result || result.kind === "fork") return null;
  return { ...result, people: result.people.map((person) => ({ ...person, won: false })), kind: "left", ended, rated, whole: true };
}

/**
 * Functions that read and write stored matches and results; tests replace them.
 * @typedef {object} Sources
 * @property {(match: string) => Promise<Result | null>} getResult
 * @property {(match: string, change: (stored: Result | null) => Result | null | Promise<Result | null>) => Promise<unknown>} changeResult
 * @property {(row: Row) => Promise<boolean>} isKnownDeal
 * @property {(deals: readonly string[]) => Promise<void>} noteKnownDeals
 * @property {typeof lookAtMatch} lookAtMatch
 */

/** @type {Sources} */
const SOURCES = {
  getResult: (match) => RESULTS.get(match),
  changeResult: (match, change) => RESULTS.change(match, change),
  isKnownDeal: (row) => isKnownDeal(row),
  noteKnownDeals: (deals) => noteKnownDeals(deals),
  lookAtMatch,
};

/**
 * Results of former versions have no figures.
 * @param {Result} result
 * @returns {boolean}
 */
export const isFigured = ({ people }) => people.every(({ figures }) => figures !== undefined);

export class FinishedGames {
  /**
   * @param {RecordDeps} deps
   * @param {Sources} [sources]
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
  }

  /**
   * Records the match on the table, which is over. Of a match that ends again after an undo the first result stays.
   * @param {Row} row just stored
   */
  async record(row) {
    try {
      await this.complete(row, this.deps.openRunner(row.id) !== null);
    } catch (error) {
      // The game itself is stored; the screen of results tries again.
      if (error instanceof StoreError) refused(error);
      else unlessLost(error);
    }
  }

  /**
   * @param {Row} row of a finished match
   * @param {boolean} [ask] whether the engine may be asked for the rest; not while the match is being opened
   */
  async complete(row, ask = true) {
    const { changeResult: change } = this.sources;
    const result = resultOf(row);
    if (!result) return;
    // Of a match that ended again after an undo the first end stays.
    const settled = (/** @type {Result | null} */ stored) => Boolean(stored && (stored.number !== result.number || stored.kind !== result.kind || (stored.whole && isFigured(stored))));
    const known = await this.sources.getResult(row.id);
    if (settled(known)) return;
    if (!known && result.rated && (await this.sources.isKnownDeal(row))) result.rated = null;
    // Another tab may complete it at the same time.
    await change(row.id, (stored) => (settled(stored) ? null : stored ? this.#joined(stored, result) : result));
    if (!ask) return;
    const { engine, match, close } = await this.reading(row);
    try {
      const { variant, people } = await engine.call("figures", { match, seats: result.people.map(({ seat }) => seat) });
      const detailed = { ...result, variant, people: result.people.map((person, at) => ({ ...person, ...people[at] })), whole: true };
      // It may have been deleted meanwhile.
      await change(row.id, (stored) => stored && this.#joined(stored, detailed));
    } finally {
      close();
    }
  }

  /**
   * Records that a running match is about to be deleted: once it was begun in earnest, it counts as lost.
   * @param {Row} row
   */
  async leave(row) {
    const { changeResult: change, isKnownDeal: isKnown, noteKnownDeals: note } = this.sources;
    const lost = lostResult(row, Date.now());
    if (!lost) return note([row.summary.deal ?? ""]);
    if (await isKnown(row)) lost.rated = null;
    await change(row.id, (stored) => (stored ? null : lost));
  }

  /**
   * Has the coach look at some decisions of a finished match in idle moments, and notes how many of its answers were found.
   * @param {Row} row
   * @param {() => boolean} wanted
   */
  async coach(row, wanted) {
    const { getResult: get, changeResult: change } = this.sources;
    const stored = await get(row.id);
    if (!stored?.whole || stored.people.every(({ coach }) => coach)) return;
    const seats = stored.people.map(({ seat }) => seat);
    /** @type {Map<number, Accuracy>} by seat */
    const counts = new Map();
    const done = await this.deps.idleLoop.run({ kind: "coach_counts", save: row.save, seats }, {
      wanted,
      found: (one) => one.kind === "coach_count" && counts.set(one.seat, { asked: one.asked, found: one.found }),
    });
    if (!done) return;
    const people = stored.people.map((person) => ({ ...person, coach: /** @type {Accuracy} */ (counts.get(person.seat)) }));
    await change(row.id, (now) => now && this.#joined(now, { ...stored, people }));
  }

  /**
   * Has the engine join two results of a match.
   * @param {Result} stored
   * @param {Result} more
   * @returns {Promise<Result | null>} null where nothing is new
   */
  async #joined(stored, more) {
    const { rows } = await this.deps.engine().call("merge_rows", { store: "results", here: [stored], more: [more] });
    return /** @type {Result | undefined} */ (rows[0]) ?? null;
  }

  /**
   * Opens a finished match in the engine, unless it is open on the page; `close` has to be called afterwards.
   * @param {Row} row
   * @returns {Promise<{engine: Engine, match: string, close: () => void}>}
   */
  async reading(row) {
    const { openRunner, opening, engine: running } = this.deps;
    const open = openRunner(row.id);
    const engine = running();
    if (open) return { engine, match: row.id, close: () => {} };
    const { result } = await this.sources.lookAtMatch(engine, row.id);
    const { match } = result.keep.summary;
    // The page may have opened it meanwhile, or is opening it, and still needs it.
    const isNeeded = () => openRunner(match) !== null || opening() === match;
    return { engine, match, close: () => void (isNeeded() || engine.call("close", { match }).catch(() => undefined)) };
  }
}

/** @param {unknown} error which is told, unless the engine is gone with the page or could not open a stored game */
export function unlessLost(error) {
  if (!(error instanceof EngineError)) console.warn(error);
}

// @ts-check
// Looks for the decisions of a finished game that cost a person most, one after the other, in short calls of the engine.
import { chaptersOf } from "../log/log.js";
import { sleep } from "../../lib/sleep.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Cost, DecisionCost, Pause } from "../../types.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */

/**
 * A decision that cost its seat a part of the chance to win; `view` is what that seat saw then.
 * @typedef {object} Costly
 * @property {number} number the moment of the question
 * @property {number} seat
 * @property {string} chapter the part of the game
 * @property {Cost} cost
 * @property {import("../../kit/game.js").Scene["view"]} view
 */

/** More are no help. */
export const MOST = 3;
/** Milliseconds between two calls, in which the page can call the engine. */
const BREATH = 30;
/** Milliseconds until the next look whether the table is in sight again. */
const PATIENCE = 500;

/**
 * @typedef {object} CostOwnDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game">>} state
 * @property {() => boolean} wanted whether the part about decisions is in sight
 * @property {(time: number) => Promise<void>} [rest]
 *
 * @typedef {Pick<PageTools, "draw"> & CostOwnDeps} CostDeps
 */

export class CostSearch {
  /**
   * @param {CostDeps} deps
   * @param {Pick<MatchRunner, "queries" | "closed">} runner of the game that is over
   * @param {readonly number[]} seats of the people at this device
   */
  constructor(deps, runner, seats) {
    this.deps = deps;
    this.runner = runner;
    this.seats = seats;
    /** @type {Costly[]} what cost most, in the order of the game */
    this.found = [];
    this.begun = false;
    this.looked = 0;
    this.all = 0;
    this.done = false;
  }

  /** Looks through all decisions. */
  async search() {
    this.begun = true;
    const { queries } = this.runner;
    const decisions = [];
    for (const seat of this.seats) {
      const { decisions: numbers } = await queries.figures(seat);
      decisions.push(...numbers.map((number) => ({ number, seat })));
    }
    this.all = decisions.length;
    /** @type {{number: number, seat: number, cost: Cost}[]} */
    const costs = [];
    for (const { number, seat } of decisions) {
      const cost = await this.costOf(number);
      if (this.runner.closed) return;
      if (cost) costs.push({ number, seat, cost });
      this.looked += 1;
      this.deps.draw();
    }
    const chapters = await this.chapters();
    for (const one of dearest(costs)) {
      const { updates: [update] } = await queries.at(one.number, [one.seat]);
      const chapter = chapters.filter(({ number }) => number <= one.number).at(-1)?.text ?? "";
      if (update) this.found.push({ ...one, chapter, view: update.view });
    }
    this.done = true;
    this.deps.draw();
  }

  /**
   * @param {number} number
   * @returns {Promise<Cost | null>}
   */
  async costOf(number) {
    const { runner } = this;
    for (;;) {
      const { rest = sleep } = this.deps;
      while (!this.deps.wanted() && !runner.closed) await rest(PATIENCE);
      if (runner.closed) return null;
      /** @type {DecisionCost | Pause} */
      const said = await runner.queries.cost(number);
      if (!("thinking" in said)) return said.cost;
      await rest(BREATH);
    }
  }

  /** The parts of the game, in order. */
  async chapters() {
    const { moments } = await this.runner.queries.told(this.seats[0] ?? null);
    const entries = moments.flatMap(({ number, seat: by, events }) => events.map((event) => ({ id: 0, number, by, event })));
    return chaptersOf(entries, this.deps.state.game.chapterText);
  }
}

/**
 * @template {{number: number, seat: number, cost: Pick<Cost, "chance" | "best_chance">}} T
 * @param {readonly T[]} costs
 * @returns {T[]} those that cost most, in the order of the game
 */
export function dearest(costs) {
  const loss = (/** @type {T} */ { cost }) => cost.best_chance - cost.chance;
  return [...costs].sort((one, other) => loss(other) - loss(one)).slice(0, MOST).sort((one, other) => one.number - other.number);
}

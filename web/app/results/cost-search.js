// @ts-check
// Looks for the decisions of a finished game that cost a person most. The engine finds them in idle moments.
import { EngineError } from "../../engine/client.js";
import { putCosts, readCosts } from "../../store/costs.js";
import { chaptersOf } from "../log/log.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Costly as FoundCostly } from "../../types.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */

/**
 * A decision that cost its seat a part of the chance to win; `chapter` is the part of the game, `view` what that seat saw then.
 * @typedef {FoundCostly & {chapter: string, view: import("../../kit/game.js").Scene["view"]}} Costly
 *
 * @typedef {object} CostOwnDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game">>} state
 * @property {() => boolean} wanted whether the part about decisions is in sight
 *
 * @typedef {Pick<PageTools, "draw" | "idleLoop"> & CostOwnDeps} CostDeps
 */

const STORE = { putCosts, readCosts };

export class CostSearch {
  /**
   * @param {CostDeps} deps
   * @param {Pick<MatchRunner, "match" | "queries" | "closed">} runner of the game that is over
   * @param {readonly number[]} seats of the people at this device
   * @param {typeof STORE} [store]
   */
  constructor(deps, runner, seats, store = STORE) {
    this.store = store;
    this.deps = deps;
    this.runner = runner;
    this.seats = seats;
    /** @type {Costly[]} what cost most of what was looked at, in the order of the game */
    this.found = [];
    this.begun = false;
    this.looked = 0;
    this.all = 0;
    this.done = false;
  }

  /** Looks through all decisions, from where an earlier search of this match ended. */
  async search() {
    this.begun = true;
    const { runner: { match }, seats, deps } = this;
    const kept = await this.store.readCosts(match).catch((error) => (console.warn(error), ""));
    const done = await deps.idleLoop.run({ kind: "costly_decisions", match, seats: [...seats], kept }, {
      wanted: () => !this.runner.closed,
      waits: () => !this.deps.wanted(),
      found: (one) => this.take(one),
    });
    if (!done && !this.runner.closed) throw new EngineError("engine-lost");
    this.done = done;
    this.deps.draw();
  }

  /** @param {import("../../engine/idle-loop.js").Found} one */
  async take(one) {
    if (one.kind === "decisions_looked") {
      this.looked = one.looked;
      this.all = one.all;
      void this.store.putCosts(this.runner.match, one.kept).catch((error) => console.warn(error));
    } else if (one.kind === "costly_decisions") {
      this.found = await this.withViews(one.decisions);
    }
    this.deps.draw();
  }

  /** @param {readonly FoundCostly[]} decisions */
  async withViews(decisions) {
    const { queries } = this.runner;
    const chapters = decisions.length > 0 ? await this.chapters() : [];
    const found = [];
    for (const one of decisions) {
      const { updates: [update] } = await queries.at(one.number, [one.seat]);
      const chapter = chapters.filter(({ number }) => number <= one.number).at(-1)?.text ?? "";
      if (update) found.push({ ...one, chapter, view: update.view });
    }
    return found;
  }

  /** The parts of the game, in order. */
  async chapters() {
    const { moments } = await this.runner.queries.told(this.seats[0] ?? null);
    const entries = moments.flatMap(({ number, seat: by, events }) => events.map((event) => ({ id: 0, number, by, event })));
    return chaptersOf(entries, this.deps.state.game.chapterText);
  }
}

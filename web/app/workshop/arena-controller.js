// @ts-check
// Has the player in the editor play a series of games, shows the results, and opens its games as replays.
import { startBox } from "../../box/box.js";
import { isComputer } from "../../kit/seating.js";
import { levelsOf } from "../../kit/computer-levels.js";
import { randomSeed } from "../../kit/setup-model.js";
import { t } from "../../lib/i18n.js";
import { StoreError } from "../../store/db.js";
import { cleanName } from "../../lib/own-name.js";
import { presentOffer } from "../state.js";
import { USUAL_LENGTH } from "./series-lengths.js";
import { ArenaRun } from "./arena-run.js";
import { arenaView } from "./arena-view.js";

/** @import { Engine } from "../../engine/client.js" */
/** @import { AppState } from "../state.js" */
/** @import { ArenaGame } from "./arena-run.js" */

/**
 * The parts of the page that the arena needs.
 * @typedef {object} ArenaHost
 * @property {Readonly<Pick<AppState, "game" | "offers" | "flags">>} state
 * @property {() => void} draw draws the page soon
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {Promise<unknown>} engineStarted resolves when the engine has started, or cannot start
 * @property {() => Pick<Engine, "call">} engine returns the running engine; throws if there is none
 * @property {(game: string) => Promise<void>} useGame
 * @property {Pick<import("../match/match-controller.js").MatchController, "runnerOf">} match
 * @property {Pick<import("../replay/replay-controller.js").ReplayController, "lookAtLinked">} replay
 * @property {(text: string) => Promise<boolean>} [mayRun] whether a player's text may run on this device; tests leave it out
 */

/**
 * @typedef {object} ArenaDeps
 * @property {string} game id of the game that is played
 * @property {() => string} source the text of the player
 * @property {() => string} name of the player
 * @property {(fault: import("../../box/report.js").Fault) => void} [onFault] called with the first fault of a run
 * @property {ArenaHost} host
 * @property {typeof startBox} [start] starts a box; tests pass a fake
 */

/** Players at the table. */
const SEATS = 4;
const SECONDS = 5;

export class ArenaController {
  /** @param {ArenaDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** Levels of the other players. */
    this.opponents = Array.from({ length: SEATS - 1 }, () => "normal");
    /** @type {number} */
    this.count = USUAL_LENGTH;
    /** @type {ArenaRun | null} the last one */
    this.run = null;
    /** Counts starts and stops: a start that another start or a stop followed makes no run. */
    this.starts = 0;
    /** Whether all games are listed. */
    this.all = false;
  }

  /** @returns {string[]} the levels that may sit at the table */
  get levels() {
    const { state } = this.deps.host;
    if (state.game.id !== this.deps.game) return [];
    return levelsOf(presentOffer(state)?.players.filter(isComputer) ?? []);
  }

  /** Draws the arena below the editor. */
  view() {
    const { run, count, opponents, levels, all, deps: { host, name } } = this;
    return arenaView({
      run, count, opponents, levels, all, words: host.state.game.statistics ?? null, name: name(),
      chooseOpponent: (at, level) => this.change(() => (this.opponents[at] = level)),
      chooseCount: (wanted) => this.change(() => (this.count = wanted)),
      showAll: () => this.change(() => (this.all = true)),
      start: () => void this.start(), stop: () => this.stop(),
      look: (game) => void this.look(game).catch(host.failed),
    });
  }

  /** @param {() => void} change */
  change(change) {
    change();
    this.deps.host.draw();
  }

  /** Starts a series of games with the text as it is now. */
  async start() {
    const { host } = this.deps;
    this.stop();
    this.all = false;
    const { starts } = this;
    try {
      await host.engineStarted;
      if (starts !== this.starts) return;
      await host.useGame(this.deps.game);
      const order = await this.order();
      if (host.mayRun && !(await host.mayRun(order.text))) throw new StoreError("foreign-code", null);
      if (starts !== this.starts) return;
      const run = new ArenaRun(order, { engine: host.engine, startBox: this.deps.start ?? startBox, changed: () => this.changed(run) });
      this.run = run;
      host.draw();
      await run.begin();
    } catch (error) {
      if (starts !== this.starts) return;
      this.run = null;
      host.failed(error);
      host.draw();
    }
  }

  /** Stops the run; its finished games stay. */
  stop() {
    this.starts += 1;
    this.run?.stop();
  }

  /** @param {ArenaRun} run */
  changed(run) {
    if (run !== this.run) return;
    if (run.first && !this.told(run)) this.deps.onFault?.(run.first);
    this.deps.host.draw();
  }

  /**
   * @param {ArenaRun} run
   * @returns {boolean} whether its first fault was told before this call
   */
  told(run) {
    const told = this.toldRun === run;
    this.toldRun = run;
    return told;
  }
  /** @type {ArenaRun | null} the run whose first fault was told last */
  toldRun = null;

  /** @returns {Promise<import("../../box/box.js").Order>} */
  async order() {
    const { game, source, name, host } = this.deps;
    const { state, engine } = host;
    const offer = presentOffer(state);
    if (!offer) throw new Error(`nothing is known of ${game}`);
    const called = cleanName(name()) || t("arena-own");
    /** @type {import("../../kit/setup-model.js").SetupModel} */
    const form = state.game.setup.model(offer, { players: SEATS, seed: state.flags.seed }, called, null);
    this.opponents.forEach((level, at) => {
      const seat = form.seats[at + 1];
      if (seat) seat.player = level;
    });
    await form.review(engine().call);
    if (form.problem) throw form.problem;
    return {
      run: `arena-${crypto.randomUUID()}`, game, setup: form.setup, chairs: form.chairs.map(({ name: of, player }) => ({ name: of, player })),
      name: called, text: source(), seed: state.flags.seed ?? randomSeed(), seconds: SECONDS, barred: [],
      numbers: Array.from({ length: this.count }, (_, number) => number),
    };
  }

  /**
   * Opens a game as a replay, where the player began to lose it. Nothing is stored.
   * @param {ArenaGame} game
   */
  async look(game) {
    const { engine, useGame, match, replay } = this.deps.host;
    /** @type {import("../../types.js").Result} */
    const result = await engine().call("open", { save: game.save });
    const { summary } = result.keep;
    await useGame(summary.game);
    const number = await engine().call("worst_decision", { match: summary.match, seat: game.seat }).catch(() => 0);
    const now = Date.now();
    const row = { id: summary.match, summary, save: result.keep.save, created: now, updated: now };
    await replay.lookAtLinked(match.runnerOf({ result, row, release: () => undefined }), { number, notes: notesOf(game) });
  }
}

/**
 * @param {ArenaGame} game
 * @returns {Map<number, string[]>} the player's log lines, by moment
 */
function notesOf({ log }) {
  /** @type {Map<number, string[]>} */
  const notes = new Map();
  for (const [moment, line] of log) notes.set(moment, [...(notes.get(moment) ?? []), line]);
  return notes;
}

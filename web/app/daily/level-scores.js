// @ts-check
// Has the engine play a deal with each level to learn the level's score: in the background, never while somebody plays.
import { sleep as rest } from "../../lib/sleep.js";

/** @import { Score } from "../../store/days.js" */

/** Milliseconds after each slice of a tenth of a second, and between two checks while the work has to wait. */
const REST = 50;
const WAIT = 500;

/**
 * @typedef {object} LevelScoresDeps
 * @property {() => Pick<import("../../engine/client.js").Engine, "call">} engine which has started; throws where there is none
 * @property {() => boolean} playing whether somebody plays or is about to: then the work ends
 * @property {() => boolean} waits whether the work has to wait: a replay is open, or the page is hidden
 * @property {(game: string, day: string, level: string, score: Score) => Promise<void>} found stores a score
 * @property {(time: number) => Promise<unknown>} [sleep]
 */

export class LevelScores {
  /** @param {LevelScoresDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** The deal that is computed now, as `day game`; "" for none. */
    this.at = "";
    this.run = 0;
  }

  /**
   * Computes the scores of `levels`, the fastest first. Work at another deal ends.
   * @param {{game: string, day: string}} deal
   * @param {readonly string[]} levels
   */
  async start({ game, day }, levels) {
    const at = `${day} ${game}`;
    if (this.at === at || levels.length === 0) return;
    const run = ++this.run;
    this.at = at;
    try {
      for (const level of levels) {
        const score = await this.play({ game, day, level }, () => run === this.run);
        if (!score) break;
        await this.deps.found(game, day, level, score);
      }
    } finally {
      if (run === this.run) this.at = "";
    }
  }

  /** Ends the work. */
  stop() {
    this.run += 1;
    this.at = "";
  }

  /**
   * @param {{game: string, day: string, level: string}} what
   * @param {() => boolean} wanted
   * @returns {Promise<Score | null>} null if the work was stopped
   */
  async play(what, wanted) {
    const { engine, playing, waits, sleep = rest } = this.deps;
    while (wanted() && !playing()) {
      if (waits()) {
        await sleep(WAIT);
        continue;
      }
      const answer = await engine().call("day_level", what);
      if (!("thinking" in answer)) return answer;
      await sleep(REST);
    }
    return null;
  }
}

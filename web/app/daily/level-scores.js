// @ts-check
// Has the engine play a deal with each level to learn the level's score: in idle moments, never while somebody plays.
/** @import { Score } from "../../store/days.js" */

/**
 * @typedef {object} LevelScoresDeps
 * @property {() => boolean} playing whether somebody plays or is about to: then the work ends
 * @property {() => boolean} waits whether the work has to wait: a replay is open, or the page is hidden
 * @property {(game: string, day: string, level: string, score: Score) => Promise<void>} found stores a score
 * @property {Pick<import("../../engine/idle-loop.js").IdleLoop, "run">} idleLoop
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
    const { idleLoop, playing, waits, found } = this.deps;
    try {
      await idleLoop.run({ kind: "level_scores", game, day, levels: [...levels] }, {
        wanted: () => run === this.run && !playing(), waits,
        found: (one) => one.kind === "level_score" && found(game, day, one.level, one.score),
      });
    } finally {
      if (run === this.run) this.at = "";
    }
  }

  /** Ends the work. */
  stop() {
    this.run += 1;
    this.at = "";
  }
}

// @ts-check
// Asks the engine about a match without changing it: for past moments, advice, chances, and new matches that begin from it.

/** @import { Calls, Chair, Glimpse, Hint, PastHint, Result, Update } from "../types.js" */
/** @typedef {Pick<import("./match-runner.js").MatchRunner, "match" | "closed" | "deps" | "inTurn" | "takeHelp">} QueriedRunner */

export class MatchQueries {
  /** @param {QueriedRunner} runner */
  constructor(runner) {
    this.runner = runner;
  }

  /**
   * @template {keyof Calls} M
   * @param {M} method
   * @param {import("../types.js").MatchParams<M>} params without the match, which is added
   * @returns {Promise<Calls[M]["result"]>} the engine's answer, once all earlier calls of the match have ended
   */
  call(method, params) {
    const { deps, match } = this.runner;
    const whole = /** @type {Calls[M]["params"]} */ (/** @type {unknown} */ ({ match, ...params }));
    return this.runner.inTurn(() => deps.engine.call(method, whole));
  }

  /**
   * Returns a moment as some seats saw it. Before the end of the game these must be seats of people at this device.
   * @param {number} number of the moment
   * @param {readonly (number | null)[]} seats
   * @returns {Promise<Glimpse>}
   */
  at(number, seats) {
    return this.call("at", { number, seats: [...seats] });
  }

  /**
   * Returns the coach's advice for the only person who plays.
   * @param {number} seat
   * @param {() => boolean} wanted whether the advice is still wanted; called while the coach thinks
   * @returns {Promise<Hint | null>} null if it is no longer wanted
   */
  async hint(seat, wanted) {
    await this.runner.takeHelp(seat);
    return /** @type {Promise<Hint | null>} */ (this.coached(seat, null, wanted));
  }

  /**
   * Returns the coach's advice for a seat at a past ask, after the end of the game.
   * @param {number} seat
   * @param {number} number of the moment
   * @param {() => boolean} wanted as for `hint`
   * @returns {Promise<PastHint | null>}
   */
  pastHint(seat, number, wanted) {
    return /** @type {Promise<PastHint | null>} */ (this.coached(seat, number, wanted));
  }

  /**
   * Calls the engine until the coach has an answer.
   * @param {number} seat
   * @param {number | null} number of the moment; null for the open ask
   * @param {() => boolean} wanted
   * @returns {Promise<Hint | PastHint | null>}
   */
  async coached(seat, number, wanted) {
    while (!this.runner.closed && wanted()) {
      const answer = await this.call("hint", { seat, number });
      if (!("thinking" in answer)) return answer;
    }
    return null;
  }

  /**
   * Returns the course of the game as a seat was told it, after the end of the game.
   * @param {number | null} seat null for a spectator
   * @returns {Promise<import("../types.js").Course>}
   */
  course(seat) {
    return this.call("course", { seat });
  }

  /**
   * Returns everything that a seat was told since the deal. After the end of the game it may be any seat.
   * @param {number | null} seat null for a spectator
   * @returns {Promise<Update>}
   */
  told(seat) {
    return this.call("since", { seat, line: 0, number: -1 });
  }

  /**
   * Begins a new match at a moment of this one, after its end.
   * @param {number} number of the moment
   * @param {string} name of the new match
   * @param {readonly Chair[]} seating
   * @param {boolean} free whether all decisions may be undone
   * @returns {Promise<Result>}
   */
  fork(number, name, seating, free) {
    return this.call("fork", { number, name, seating: [...seating], free });
  }

  /**
   * Begins a new match at a moment of this one before its end. Everything that its only person cannot know is dealt again.
   * @param {number} seat of that person
   * @param {number} number of the moment
   * @param {string} name of the new match
   * @param {number} seed of the new deal
   * @returns {Promise<Result>}
   */
  redeal(seat, number, name, seed) {
    return this.call("redeal", { seat, number, name, seed });
  }
}

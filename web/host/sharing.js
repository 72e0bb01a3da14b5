// @ts-check
// Sharing what computer players and the coach think: the engine lends jobs, extra workers do them, and what they find goes back
// with the next call. The host looks into none of it.

/** @typedef {import("../types.js").Done} Done */
/** @typedef {import("../types.js").Pause} Pause */

/**
 * @typedef {object} Extra the extra workers
 * @property {number} count how many can be asked
 * @property {() => void} want says that somebody thinks long
 * @property {(game: string, jobs: string) => Promise<string | null>} tryOut
 */

// A person who waits for so few calls in all (a tenth of a second each) hardly notices.
const SOON = 5;

export class Sharing {
  /**
   * @param {string} game
   * @param {(() => Promise<Extra>) | undefined} find the extra workers of this page
   */
  constructor(game, find) {
    this.game = game;
    this.find = find;
    /** @type {Extra | null} */
    this.extra = null;
    /** @type {Promise<void> | undefined} */
    this.finding = undefined;
    /** @type {Done[]} what came back since the last call */
    this.done = [];
    /** Loans that are not back. */
    this.open = 0;
    /** The engine has nothing left to do until something is back. */
    this.idle = false;
    /** Calls that came to no end since a person decided or asked last. */
    this.pauses = 0;
    /** @type {Promise<void>} ends when the next call makes sense */
    this.ready = Promise.resolve();
    this.wake = () => {};
  }

  /** @returns {{workers: number, done: Done[]}} what the next call says */
  params() {
    const { done, idle } = this;
    // What it waits for was lost with a call that failed: without workers, it takes everything back.
    const lost = idle && this.open === 0 && done.length === 0;
    this.done = [];
    this.idle = false;
    return { workers: lost ? 0 : (this.extra?.count ?? 0), done };
  }

  /** @param {Pause} pause that a call answered with */
  take({ loans, idle }) {
    this.pauses += 1;
    this.meet();
    if (this.pauses > SOON) this.extra?.want();
    for (const { id, jobs } of loans) void this.lend(id, jobs);
    this.idle = idle;
    if (idle && this.open > 0) this.ready = new Promise((resolve) => (this.wake = () => resolve()));
  }

  /** Nobody waits for anybody who thinks. */
  rest() {
    this.pauses = 0;
  }

  /** Finds the extra workers, which may have been started for a game before. Without them it only takes longer. */
  meet() {
    this.finding ??= this.find?.().then((extra) => void (this.extra = extra), (error) => console.info(`no extra workers: ${error}`));
  }

  /**
   * @param {number} id
   * @param {string} jobs
   */
  async lend(id, jobs) {
    this.open += 1;
    const results = (await this.extra?.tryOut(this.game, jobs)) ?? null;
    this.open -= 1;
    this.done.push({ id, results });
    this.wake();
  }
}

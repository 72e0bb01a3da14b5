// @ts-check
// Does work of the engine in idle moments: one slice of one job at a time, with a rest in which the page can call the engine.
import { sleep } from "./sleep.js";

/** Milliseconds after each slice, and until the next look whether a job that waits may go on. */
const REST = 30;
const PATIENCE = 500;

/**
 * Work in slices: each `yield` ends one.
 * @template T
 * @typedef {AsyncGenerator<void, T>} Slices
 */

/**
 * @typedef {object} Terms
 * @property {() => boolean} [wanted] whether the result is still wanted; else the job ends
 * @property {() => boolean} [waits] whether the job has to wait: somebody plays, or the page is hidden
 *
 * @typedef {Required<Terms> & {slices: Slices<any>, resolve: (result: any) => void, reject: (error: unknown) => void}} Job
 */

export class IdleLoop {
  /** @param {(time: number) => Promise<unknown>} [rest] */
  constructor(rest = sleep) {
    this.rest = rest;
    /** @type {Job[]} by turns */
    this.jobs = [];
    this.running = false;
  }

  /**
   * @template T
   * @param {Slices<T>} slices
   * @param {Terms} [terms]
   * @returns {Promise<T | null>} null if the result was no longer wanted
   */
  run(slices, { wanted = () => true, waits = () => false } = {}) {
    return new Promise((resolve, reject) => {
      this.jobs.push({ slices, wanted, waits, resolve, reject });
      if (!this.running) void this.loop();
    });
  }

  async loop() {
    this.running = true;
    while (this.jobs.length > 0) {
      const at = this.jobs.findIndex(({ wanted, waits }) => !wanted() || !waits());
      const [job] = at < 0 ? [] : this.jobs.splice(at, 1);
      if (job) await this.go(job);
      await this.rest(job ? REST : PATIENCE);
    }
    this.running = false;
  }

  /** @param {Job} job whose next slice is done, or which ends */
  async go(job) {
    const { slices, wanted, resolve, reject } = job;
    try {
      const { done, value } = wanted() ? await slices.next() : await slices.return(null);
      if (done) resolve(value);
      else this.jobs.push(job);
    } catch (error) {
      reject(error);
    }
  }
}

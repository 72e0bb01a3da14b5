// @ts-check
// Has the engine work in idle moments: one slice at a time, with a rest in which the page can make other calls. The engine keeps
// the jobs and their turns (`py/tabletop/idle`); the page says which of them may go on now.
import { EngineError } from "./client.js";
import { sleep } from "../lib/waiting/sleep.js";

/** @import { Calls } from "../types.js" */
/** @typedef {Calls["idle_add"]["params"]["work"]} Work */
/** @typedef {NonNullable<Calls["idle_go"]["result"]["found"]>} Found */

/** Milliseconds after each slice, and until the next look whether a job that waits may go on. */
const REST = 30;
const PATIENCE = 500;

/**
 * @typedef {object} Terms
 * @property {(found: Found) => unknown} found is given each thing that the work finds, and awaited
 * @property {() => boolean} [wanted] whether the work is still wanted; else it ends
 * @property {() => boolean} [waits] whether the work has to wait: somebody plays, or the page is hidden
 *
 * @typedef {Required<Terms> & {resolve: (done: boolean) => void, reject: (error: unknown) => void}} Job
 */

export class IdleLoop {
  /**
   * @param {() => Pick<import("./client.js").Engine, "call">} engine which has started; throws where there is none
   * @param {(time: number) => Promise<unknown>} [rest]
   */
  constructor(engine, rest = sleep) {
    this.engine = engine;
    this.rest = rest;
    /** @type {Map<string, Job>} by name in the engine's queue */
    this.jobs = new Map();
    this.running = false;
  }

  /**
   * @param {Work} work
   * @param {Terms} terms
   * @returns {Promise<boolean>} whether it was done to the end: not if it was no longer wanted, or was lost with the engine
   */
  async run(work, { found, wanted = () => true, waits = () => false }) {
    const name = crypto.randomUUID();
    await this.engine().call("idle_add", { job: name, work });
    return new Promise((resolve, reject) => {
      this.jobs.set(name, { found, wanted, waits, resolve, reject });
      if (!this.running) void this.loop();
    });
  }

  async loop() {
    this.running = true;
    while (this.jobs.size > 0) {
      for (const [name, { wanted }] of this.jobs) if (!wanted()) this.drop(name)?.resolve(false);
      const ready = [...this.jobs].flatMap(([name, { waits }]) => (waits() ? [] : [name]));
      if (ready.length > 0) await this.go(ready);
      if (this.jobs.size > 0) await this.rest(ready.length > 0 ? REST : PATIENCE);
    }
    this.running = false;
  }

  /** @param {string[]} ready the jobs that may go on: one of them does its next slice */
  async go(ready) {
    try {
      const { job, found, done, refused } = await this.engine().call("idle_go", { jobs: ready });
      // An engine that was started anew knows none of them.
      if (job === null) return ready.forEach((name) => this.end(name)?.resolve(false));
      if (found) await this.tell(job, found);
      if (refused) this.end(job)?.reject(new EngineError(refused));
      else if (done) this.end(job)?.resolve(true);
    } catch (error) {
      for (const name of ready) this.end(name)?.reject(error);
    }
  }

  /**
   * @param {string} name
   * @param {Found} found
   */
  async tell(name, found) {
    try {
      await this.jobs.get(name)?.found(found);
    } catch (error) {
      this.drop(name)?.reject(error);
    }
  }

  /**
   * Takes a job out of the engine's queue.
   * @param {string} name
   */
  drop(name) {
    try {
      void this.engine().call("idle_drop", { job: name }).catch(() => undefined);
    } catch {
      // There is no engine, so it has no queue.
    }
    return this.end(name);
  }

  /** @param {string} name */
  end(name) {
    const job = this.jobs.get(name);
    this.jobs.delete(name);
    return job;
  }
}

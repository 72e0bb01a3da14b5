// @ts-check
// The time, the randomness and the browsers of a simulation. Nothing in it depends on the clock of the machine: what happens next is
// what is due first. Timers, connections and listeners belong to the page that made them, which may be frozen, or gone.
import { AsyncLocalStorage } from "node:async_hooks";

/** @typedef {{name: string, frozen: boolean, gone: boolean}} Owner whose timers wait while it is frozen, and end once it is gone */
/** @typedef {{at: number, number: number, owner: Owner | undefined, work: () => unknown}} Due */

const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, now: performance.now, date: Date.now, subtle: crypto.subtle, crypto };

/** A generator of numbers (mulberry32): the same seed gives the same ones. */
export class Chance {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} at least 0, less than 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} most @returns {number} a whole number from 0 to `most` - 1 */
  below(most) {
    return Math.floor(this.next() * most);
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  of(list) {
    return /** @type {T} */ (list[this.below(list.length)]);
  }

  /** @param {number} share */
  is(share) {
    return this.next() < share;
  }
}

export class World {
  now = 1000;
  /** @type {Map<number, Due>} */
  #due = new Map();
  #last = 0;
  /** How many operations of WebCrypto are under way: they end in threads of their own. */
  #ciphers = 0;
  /** @type {Promise<unknown>} */
  #cipherTurn = Promise.resolve();
  /** @type {AsyncLocalStorage<Owner>} */
  storage = new AsyncLocalStorage();

  /** @param {Chance} chance */
  constructor(chance) {
    this.chance = chance;
  }

  /** @returns {Owner | undefined} the page whose code runs */
  get owner() {
    return this.storage.getStore();
  }

  /** @template T @param {Owner} owner @param {() => T} work @returns {T} */
  as(owner, work) {
    return this.storage.run(owner, work);
  }

  /** @param {() => unknown} work @param {number} [after] milliseconds @param {Owner | undefined} [owner] */
  later(work, after = 0, owner = this.owner) {
    this.#last += 1;
    this.#due.set(this.#last, { at: this.now + Math.max(0, Number(after) || 0), number: this.#last, owner, work });
    return this.#last;
  }

  /** @param {number} number */
  drop(number) {
    this.#due.delete(number);
  }

  /** @param {() => unknown} work @param {number} every */
  #again(work, every) {
    const number = this.later(() => {
      const due = { at: this.now + Math.max(1, every), number, owner: this.owner, work: repeat };
      this.#due.set(number, due);
      work();
    }, every);
    const repeat = /** @type {Due} */ (this.#due.get(number)).work;
    return number;
  }

  /** Puts the clock, the timers and the randomness of the simulation into the place of the machine's. */
  begin() {
    const page = /** @type {any} */ (globalThis);
    page.setTimeout = (/** @type {any} */ work, /** @type {number} */ after, /** @type {any[]} */ ...more) => this.later(() => work(...more), after);
    page.clearTimeout = page.clearInterval = (/** @type {number} */ number) => this.drop(number);
    page.setInterval = (/** @type {any} */ work, /** @type {number} */ every) => this.#again(work, every);
    performance.now = () => this.now;
    Date.now = () => 1_795_000_000_000 + this.now;
    const subtle = new Proxy(real.subtle, { get: (of, name) => (/** @type {any[]} */ ...taken) => this.#cipher(() => /** @type {any} */ (of)[name](...taken)) });
    const random = (/** @type {Uint8Array} */ array) => {
      for (let at = 0; at < array.length; at += 1) array[at] = this.chance.below(256);
      return array;
    };
    const hex = (/** @type {number} */ length) => Array.from({ length }, () => this.chance.below(16).toString(16)).join("");
    Object.defineProperty(globalThis, "crypto", {
      configurable: true,
      value: { subtle, getRandomValues: random, randomUUID: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}` },
    });
  }

  end() {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout, setInterval: real.setInterval, clearInterval: real.clearInterval });
    performance.now = real.now;
    Date.now = real.date;
    Object.defineProperty(globalThis, "crypto", { configurable: true, value: real.crypto });
  }

  /** One after the other, so that their order is that of the calls. @param {() => Promise<unknown>} work */
  #cipher(work) {
    this.#ciphers += 1;
    const done = this.#cipherTurn.then(work);
    this.#cipherTurn = done.then(() => undefined, () => undefined).then(() => void (this.#ciphers -= 1));
    return done;
  }

  /** Lets all that is ready go on. */
  async settle() {
    do await new Promise((resolve) => real.setImmediate(resolve));
    while (this.#ciphers > 0);
  }

  /** @returns {Due | undefined} what is due first, of pages that run */
  #next() {
    /** @type {Due | undefined} */
    let first;
    for (const due of this.#due.values()) {
      if (due.owner?.gone) this.#due.delete(due.number);
      else if (!due.owner?.frozen && (!first || due.at < first.at || (due.at === first.at && due.number < first.number))) first = due;
    }
    return first;
  }

  /**
   * Lets time pass.
   * @param {number} most milliseconds
   * @param {() => void} [after] called after each event
   */
  async pass(most, after = () => undefined) {
    const end = this.now + most;
    for (let next = this.#next(); next && next.at <= end; next = this.#next()) {
      this.now = Math.max(this.now, next.at);
      const { owner, work } = next;
      this.#due.delete(next.number);
      if (owner) this.as(owner, work);
      else work();
      await this.settle();
      after();
    }
    this.now = end;
  }
}

// @ts-check
// Decides how long beats take, so that a person can follow. It only waits; nothing depends on it.

/** Factors by which times at the usual speed are multiplied. */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** @typedef {keyof typeof SPEEDS} Speed */

/**
 * A wait that is running.
 * @typedef {object} Wait
 * @property {Promise<void>} over
 * @property {() => void} end ends it at once
 * @property {() => void} arm computes again how long it takes, from now on
 */

/** Returns the length of a wait in milliseconds; called again whenever it may have changed. @typedef {() => number} Time */

export class Pace {
  /** @param {Speed} speed */
  constructor(speed) {
    this.speed = speed;
    this.hurried = false;
    this.paused = false;
    /** @type {Set<{arm: () => void, end: () => void}>} */
    this.waits = new Set();
    /** Called when `instant` may have changed. */
    this.onChange = () => {};
  }

  /** @returns {boolean} whether moves follow each other without a pause */
  get instant() {
    return this.hurried || this.still;
  }

  /** @returns {boolean} whether only the result is shown */
  get still() {
    return SPEEDS[this.speed] === 0;
  }

  /**
   * Waits as long as something takes.
   * @param {number} time milliseconds at the usual speed
   * @returns {Wait}
   */
  wait(time) {
    return this.hold(() => this.timeOf(time));
  }

  /**
   * @param {number} time milliseconds at the usual speed
   * @returns {number} milliseconds at the present one
   */
  timeOf(time) {
    return this.instant ? 0 : time * SPEEDS[this.speed];
  }

  /**
   * Waits until a person has read something. A hurry does not shorten it; at the slow speed the person ends it with a
   * press.
   * @param {number} time milliseconds
   * @returns {Wait}
   */
  waitForReader(time) {
    return this.hold(() => (this.still ? 0 : this.speed === "slow" ? Infinity : time));
  }

  /**
   * @param {Time} time
   * @returns {Wait}
   */
  hold(time) {
    let end = () => {};
    let arm = () => {};
    const over = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      end = () => {
        clearTimeout(timer);
        this.waits.delete(wait);
        resolve();
      };
      arm = () => {
        clearTimeout(timer);
        if (!this.waits.has(wait)) return;
        const left = time();
        if (left === 0) end();
        else if (!this.paused && left < Infinity) timer = setTimeout(end, left);
      };
      const wait = { arm, end };
      this.waits.add(wait);
      arm();
    });
    return { over, end, arm };
  }

  /** Shows everything up to the next question at once. */
  hurry() {
    this.paused = false;
    this.change(true, this.speed);
  }

  /** Returns to the chosen speed. */
  calm() {
    if (this.hurried) this.change(false, this.speed);
  }

  /** @param {Speed} speed */
  set(speed) {
    this.change(this.hurried, speed);
  }

  /** @param {boolean} paused whether the present beat stays until a person goes on */
  pause(paused) {
    this.paused = paused;
    this.arm();
  }

  /** Ends the present waits, and no later ones. */
  step() {
    for (const wait of [...this.waits]) wait.end();
  }

  /**
   * @param {boolean} hurried
   * @param {Speed} speed
   */
  change(hurried, speed) {
    const before = this.instant;
    this.hurried = hurried;
    this.speed = speed;
    this.arm();
    if (this.instant !== before) this.onChange();
  }

  /** Computes again how long each running wait takes. */
  arm() {
    for (const wait of [...this.waits]) wait.arm();
  }
}

/**
 * @param {string | null} text
 * @returns {Speed}
 */
export function speedOf(text) {
  return text !== null && text in SPEEDS ? /** @type {Speed} */ (text) : "normal";
}

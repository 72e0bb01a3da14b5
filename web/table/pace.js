// @ts-check
// How long computer players take, so that a person can follow. Only waiting is done here; nothing depends on it.

/** Milliseconds for each move of a computer player. */
export const SPEEDS = { slow: 1300, normal: 650, fast: 250, instant: 0 };

/** @typedef {keyof typeof SPEEDS} Speed */

export class Pace {
  /** @param {Speed} speed */
  constructor(speed) {
    this.speed = speed;
    this.hurried = false;
    /** @type {(() => void) | null} */
    this.wake = null;
    /** Told whenever moves begin, or cease, to follow each other without a pause. */
    this.onChange = () => {};
  }

  /** @returns {boolean} whether moves follow each other without a pause */
  get instant() {
    return this.hurried || SPEEDS[this.speed] === 0;
  }

  /** Resolves when the next move may be shown. */
  async wait() {
    if (this.instant) return;
    await new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), SPEEDS[this.speed]);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve(undefined);
      };
    });
  }

  /** Shows everything up to the next question at once. */
  hurry() {
    this.change(true, this.speed);
    this.wake?.();
  }

  /** Back to the chosen speed. */
  calm() {
    this.change(false, this.speed);
  }

  /** @param {Speed} speed */
  set(speed) {
    this.change(this.hurried, speed);
    this.wake?.();
  }

  /**
   * @param {boolean} hurried
   * @param {Speed} speed
   */
  change(hurried, speed) {
    const before = this.instant;
    this.hurried = hurried;
    this.speed = speed;
    if (this.instant !== before) this.onChange();
  }
}

/**
 * @param {string | null} text
 * @returns {Speed}
 */
export function speedOf(text) {
  return text !== null && text in SPEEDS ? /** @type {Speed} */ (text) : "normal";
}

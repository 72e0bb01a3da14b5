// @ts-check
// Decides when the page says that a computer player is thinking: when the waiting times since the last human decision add up
// to a second.

/** Milliseconds of waiting in total before the page says so. */
export const LONG = 1000;
/** Milliseconds that it stays after a player has finished, since the next one may begin to think at once. */
const GRACE = 400;

export class ThinkingDelay {
  /** @param {() => void} changed draws the page again */
  constructor(changed) {
    this.changed = changed;
    /** Whether the page waits for a computer player that thinks. */
    this.waiting = false;
    /** Whether the page says so now. */
    this.shown = false;
    /** Whether the page has said so since the last decision of a person. */
    this.said = false;
    this.waited = 0;
    this.since = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {boolean} waiting */
  update(waiting) {
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    clearTimeout(this.timer);
    const now = Date.now();
    if (!waiting) this.waited += now - this.since;
    this.since = now;
    if (waiting !== this.shown) this.timer = setTimeout(() => this.show(waiting), waiting ? Math.max(LONG - this.waited, 0) : GRACE);
  }

  /** @param {boolean} shown */
  show(shown) {
    this.shown = shown;
    this.said ||= shown;
    this.changed();
  }

  /** Stops the delay, and hides the sign. */
  reset() {
    clearTimeout(this.timer);
    Object.assign(this, { waiting: false, shown: false, said: false, waited: 0 });
  }
}

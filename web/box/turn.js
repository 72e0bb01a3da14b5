// @ts-check
// Decides when a worker may send its next report, so that the page's other work comes in between.

/** Milliseconds of work for one report. After a report that took longer, the page does other work for as long again. */
const LONG = 20;
/** The most reports that are taken before the worker has its turn. An honest worker sends one. */
const MOST_IN_A_TURN = 8;

export class Turn {
  /** @param {() => void} goOn lets the worker send its next report */
  constructor(goOn) {
    /** Reports since the worker was last told to go on. */
    this.reports = 0;
    this.since = 0;
    const { port1, port2 } = new MessageChannel();
    // A message to itself arrives after all that was in the page's queue before: so a worker that does not wait is found.
    this.later = () => port2.postMessage(null);
    port1.onmessage = () => {
      this.reports = 0;
      goOn();
    };
    // In Node a port would keep a test from ending.
    /** @type {any} */ (port1).unref?.();
    this.end = () => port1.close();
  }

  /** @returns {boolean} whether the worker may report; false if it has not waited */
  taken() {
    this.since = performance.now();
    this.reports += 1;
    return this.reports <= MOST_IN_A_TURN;
  }

  /** Gives the worker its next turn, after other work. */
  give() {
    if (this.reports !== 1) return;
    const took = performance.now() - this.since;
    if (took > LONG) setTimeout(this.later, took);
    else this.later();
  }
}

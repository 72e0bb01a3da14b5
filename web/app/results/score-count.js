// @ts-check
// Counts the scores up step by step: one seat after the other, the last place first, line by line; the winner is named last.

/** @import { ScoreView } from "./scores-view.js" */

// Milliseconds: all of it, the longest that one line takes, and the pause before the winner is told.
const ALL = 6000;
const LONGEST = 700;
const PAUSE = 1200;

export class ScoreCount {
  /**
   * @param {readonly ScoreView[]} scores
   * @param {() => void} changed draws the page again
   */
  constructor(scores, changed) {
    this.order = [...scores].sort((one, other) => other.place - one.place);
    this.changed = changed;
    this.lines = this.order.reduce((sum, { parts }) => sum + parts.length + 1, 0);
    const step = Math.min(LONGEST, (ALL - PAUSE) / this.lines);
    /** Lines and the pause after them, in steps of the timer. */
    this.steps = this.lines + Math.ceil(PAUSE / step);
    /** Steps that have passed. */
    this.done = 0;
    this.timer = setInterval(() => this.go(this.done + 1), step);
  }

  /** @returns {boolean} whether all of it is told */
  get over() {
    return this.done >= this.steps;
  }

  /** @returns {boolean} whether every total is known, and only the winner is not told yet */
  get counted() {
    return this.done >= this.lines;
  }

  /** @param {number} done */
  go(done) {
    if (this.over) return;
    this.done = done;
    if (this.over) clearInterval(this.timer);
    this.changed();
    this.show();
  }

  /** Marks on the board whose points are counted. */
  show() {
    const seat = this.present?.seat ?? null;
    const place = seat === null ? null : document.querySelector(`.board [data-testid="seat"][data-seat="${seat}"]`);
    for (const other of document.querySelectorAll(".counted")) if (other !== place) other.classList.remove("counted");
    if (!place || place.classList.contains("counted")) return;
    place.classList.add("counted");
    place.scrollIntoView({ block: "nearest" });
  }

  /** Shows the rest at once. */
  skip() {
    this.go(this.steps);
  }

  /** Ends the count without drawing: the table was left. */
  stop() {
    this.done = this.steps;
    clearInterval(this.timer);
  }

  /** @returns {ScoreView | null} the one that is being counted */
  get present() {
    return this.counted ? null : (this.order.find((score) => this.shown(score) <= score.parts.length) ?? null);
  }

  /**
   * @param {ScoreView} score
   * @returns {number} number of its lines that are shown, plus one if its total is shown
   */
  shown(score) {
    let before = 0;
    for (const other of this.order) {
      if (other === score) break;
      before += other.parts.length + 1;
    }
    return Math.min(Math.max(this.done - before, 0), score.parts.length + 1);
  }

  /** @returns {Map<number | null, number>} the points counted so far, by seat; a seat whose count has not begun is not among them */
  get points() {
    const begun = this.order.filter((score) => this.shown(score) > 0);
    return new Map(begun.map((score) => [score.seat, sumOf(score, this.shown(score))]));
  }
}

/**
 * @param {ScoreView} score
 * @param {number} lines of it that are shown
 * @returns {number}
 */
export function sumOf({ parts, total }, lines) {
  return lines > parts.length ? total : parts.slice(0, lines).reduce((sum, { points }) => sum + points, 0);
}

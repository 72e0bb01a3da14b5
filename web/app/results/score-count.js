// @ts-check
// Counts scores up before the viewer: one seat after the other, the last place first, line by line.

/** @typedef {import("./scores-view.js").ScoreView} ScoreView */

// All of it, and the longest that one line takes.
const ALL = 6000;
const LONGEST = 700;

export class ScoreCount {
  /**
   * @param {readonly ScoreView[]} scores
   * @param {() => void} changed draws the page anew
   */
  constructor(scores, changed) {
    this.order = [...scores].sort((one, other) => other.place - one.place);
    this.changed = changed;
    this.lines = this.order.reduce((sum, { parts }) => sum + parts.length + 1, 0);
    /** Lines that were counted. */
    this.done = 0;
    this.timer = setInterval(() => this.go(this.done + 1), Math.min(LONGEST, ALL / this.lines));
  }

  /** @returns {boolean} whether all of it is told */
  get over() {
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

  /** Tells the rest at once. */
  skip() {
    this.go(this.lines);
  }

  /** @returns {ScoreView | null} the one that is being counted */
  get present() {
    return this.over ? null : (this.order.find((score) => this.shown(score) <= score.parts.length) ?? null);
  }

  /**
   * @param {ScoreView} score
   * @returns {number} how many lines of it are shown; one more once its total stands
   */
  shown(score) {
    let before = 0;
    for (const other of this.order) {
      if (other === score) break;
      before += other.parts.length + 1;
    }
    return Math.min(Math.max(this.done - before, 0), score.parts.length + 1);
  }
}

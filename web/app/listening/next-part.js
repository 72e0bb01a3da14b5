// @ts-check
// Tells an answer in parts: asked again, the next one.

export class NextPart {
  /** What was asked last, and the parts of its answer that were not told yet. */
  of = "";
  /** @type {Iterator<string>} */
  parts = [""].values();

  /**
   * @param {string} of what is asked, of which picture
   * @param {() => Iterable<string>} answer
   * @returns {string} the part after the one that was told last; the first one where something else was asked, and after the last
   */
  after(of, answer) {
    const next = this.of === of ? this.parts.next() : null;
    if (next && !next.done) return next.value;
    this.of = of;
    this.parts = answer()[Symbol.iterator]();
    return this.parts.next().value;
  }
}

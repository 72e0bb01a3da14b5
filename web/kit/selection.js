// @ts-check
// Keeps the one thing on the table that a person reads about, until another thing is touched or Escape is pressed. Reading
// commits to nothing; a second press, or the sheet's button, does.

export class Selection {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** The thing, by the key that the game's views know it by; "" for none. */
    this.key = "";
  }

  /** @param {string} key of the thing that is read from now on; the same one again closes it */
  toggle(key) {
    this.key = key === this.key ? "" : key;
    this.changed();
  }

  /** @returns {boolean} whether anything was read */
  clear() {
    if (!this.key) return false;
    this.key = "";
    this.changed();
    return true;
  }
}

/**
 * @param {EventTarget | null} target of a press
 * @returns {boolean} whether it is neither on a thing nor on the sheet about one
 */
export function isElsewhere(target) {
  return !(target instanceof Element && target.closest("[data-thing], [data-about], .thing-sheet, dialog"));
}

/**
 * A press means something else than reading where it is the second on the same thing, and only one answer is about it.
 * A double click is one press: who is used to it would commit to what was not read.
 * @param {{selected: boolean, options: readonly {id: string}[], collects: boolean, clicks: number}} press
 *   `collects`: answers are gathered and then confirmed, so that a press is easily taken back
 * @returns {string | null} the option that is meant; null where it is to be read about
 */
export function meant({ selected, options, collects, clicks }) {
  const [only, ...others] = options;
  if (!only || others.length > 0 || clicks > 1) return null;
  return selected || collects ? only.id : null;
}

// @ts-check
// Keeps which thing on the table is selected: its sheet is open until the person presses elsewhere or presses Escape. The
// first press only selects. A second press, or a button in the sheet, answers the question.

export class Selection {
  /** @param {() => void} changed called after each change */
  constructor(changed) {
    this.changed = changed;
    /** Key of the selected thing, as the game's views write it; "" for none. */
    this.key = "";
  }

  /** @param {string} key of the thing to select; if it is selected already, its sheet closes */
  toggle(key) {
    this.key = key === this.key ? "" : key;
    this.changed();
  }

  /** @returns {boolean} whether a thing was selected */
  clear() {
    if (!this.key) return false;
    this.key = "";
    this.changed();
    return true;
  }
}

/**
 * @param {EventTarget | null} target of a press
 * @returns {boolean} whether the press was neither on a thing nor on a sheet or dialog
 */
export function isOutsideThings(target) {
  return !(target instanceof Element && target.closest("[data-thing], [data-about], .thing-sheet, dialog"));
}

/**
 * Decides whether a press on a thing chooses an option: it must be the second press on this thing, and only one option may be
 * about it. The second click of a double click does not count: the person had no time to read.
 * @param {{selected: boolean, options: readonly {id: string}[], collects: boolean, clicks: number}} press
 *   `collects`: the person confirms later and can undo a press until then, so the first press chooses
 * @returns {string | null} id of the option that is chosen; null if the press only selects
 */
export function chosenByPress({ selected, options, collects, clicks }) {
  const [only, ...others] = options;
  if (!only || others.length > 0 || clicks > 1) return null;
  return selected || collects ? only.id : null;
}

// @ts-check
// Tells robberies from payments: both are gold that moves from one seat to another.

/** @typedef {import("../../../types.js").EventView} EventView */

/** Kind of the Blackmailer's tokens: a seat that they threaten pays a bribe by choice, unless the real one is unmasked. */
const THREAT = "threat";

/** Reads events in their order. */
export class Robberies {
  constructor() {
    /** @type {Set<string>} cards whose tokens let them take gold now */
    this.robbers = new Set();
  }

  /**
   * @param {EventView} event
   * @returns {boolean} whether the event is a robbery
   */
  read({ kind, cause, data }) {
    if (kind === "character_named") {
      if (data["kind"] === THREAT) this.robbers.delete(cause);
      else this.robbers.add(cause);
    }
    if (kind === "mark_unmasked" && data["real"]) this.robbers.add(cause);
    return kind === "gold_moved" && this.robbers.has(cause);
  }
}

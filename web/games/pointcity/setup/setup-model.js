// @ts-check
// Holds the fields of Point City in the form for a new game: level of the automa, promotional tokens, start.
import { SetupModel } from "../../../kit/setup-model.js";
import { readForm, seatAgain, seatsToKeep } from "../../../kit/last-seating.js";

/** @import { Chair } from "../../../kit/setup-model.js" */
/** @import { Setup } from "../types.js" */
/** @import { Offer } from "../words/facts.js" */

/** Seats at first. */
const USUAL = 2;

export class GameSetupModel extends SetupModel {
  /**
   * @param {Offer} hello the catalogue and the kinds of players
   * @param {{players: number | null, seed: number | null}} flags of the address
   * @param {string} name of the person at this device; "" for none
   * @param {string | null} last the last set-up, as `writeLastSetup` stored it
   */
  constructor(hello, { players, seed }, name, last) {
    super(hello.game, hello.players, seed, name, hello.seats);
    this.levels = hello.automa;
    /** The level of the automa, for a person who plays alone. */
    this.level = this.levels[0] ?? "";
    this.promo = true;
    /** @type {Chair | null} the one that begins; null to draw lots */
    this.first = null;
    this.resize(USUAL);
    // A number of players in the address asks for the plain form.
    if (players === null) readLastSetup(this, readForm(last));
    else if (this.counts.includes(players)) this.resize(players);
  }

  /** @returns {boolean} whether a person plays alone against the automa */
  get alone() {
    return this.seats.length === 1;
  }

  /**
   * @override
   * @param {number} count
   */
  resize(count) {
    super.resize(count);
    if (this.first && !this.seats.includes(this.first)) this.first = null;
  }

  /**
   * @override
   * @returns {any}
   */
  get setup() {
    const first = this.first ? this.seats.indexOf(this.first) : null;
    return /** @type {Setup} */ ({
      players: this.seats.length, first, promo: this.promo, automa: this.alone ? this.level : "",
    });
  }
}

/**
 * @param {GameSetupModel} model
 * @returns {string} JSON for `readLastSetup`
 */
export function writeLastSetup(model) {
  const { level, promo, free } = model;
  const first = model.first ? model.seats.indexOf(model.first) : null;
  return JSON.stringify({ level, promo, seats: seatsToKeep(model), first, free });
}

/**
 * Fills the form with the last set-up. Stored text may hold anything, so each field is checked.
 * @param {GameSetupModel} model
 * @param {any} last
 */
function readLastSetup(model, last) {
  if (!last) return;
  if (seatAgain(model, last)) model.first = model.seats[last.first] ?? null;
  model.free = last.free === true;
  model.promo = last.promo !== false;
  if (model.levels.includes(last.level)) model.level = last.level;
}

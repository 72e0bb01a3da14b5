// @ts-check
// Keeps the set that people play with on a real table: the form of a new game, with people alone.
import { readForm, repeatedForm } from "../../kit/last-seating.js";
import { cleanName } from "../../lib/own-name.js";
import { t } from "../../lib/i18n.js";

/** @import { LaidOut } from "../../types.js" */

const PERSON = "person";
const NO_FLAGS = { players: null, seed: null };

export class RealSet {
  /**
   * @param {import("../games.js").Game} game
   * @param {any} offer
   * @param {string} name of the person at this device
   * @param {string | null} stored what `kept` gave
   * @param {string} link what `linkText` gave; "" for none
   * @param {string | null} people what `keptPeople` gave, in whichever game
   */
  constructor(game, offer, name, stored, link, people) {
    this.game = game;
    this.offer = offer;
    const last = readForm(stored);
    const linked = readForm(link);
    const form = typeof last?.form === "string" ? last.form : null;
    /** @type {import("../../kit/setup-model.js").SetupModel} */
    this.model = game.setup.model(offer, NO_FLAGS, name, linked?.setup ? this.linkedForm(linked, form) : form);
    /** Whether the people have said which set they play with. */
    this.known = Boolean(linked?.setup) || last?.known === true;
    this.seatPeople();
    // Those whose points are being counted stay.
    const counting = Array.isArray(last?.seats) && last.seats.some((/** @type {any} */ seat) => seat?.pieces?.length > 0);
    if (!linked?.setup && !counting) this.seatGroup(readForm(people));
    /** @type {LaidOut | null} how it is laid out; null before the engine has said so, or where the set is not legal */
    this.laid = null;
  }

  /**
   * @param {any} linked
   * @param {string | null} form the last one of this device
   */
  linkedForm({ setup, names }, form) {
    const list = Array.isArray(names) ? names : [];
    const players = Number.isSafeInteger(setup.players) && setup.players > 0 && setup.players <= 10 ? setup.players : 4;
    const seats = Array.from({ length: players }, (_, seat) => ({ name: cleanName(String(list[seat] ?? "")), player: PERSON }));
    return repeatedForm(this.game.setup.repeat(setup, form), seats);
  }

  /** Only people sit at a real table. */
  seatPeople() {
    for (const seat of this.model.seats) {
      if (seat.player !== PERSON) Object.assign(seat, { name: "", player: PERSON });
    }
  }

  /** Seats the people of the last game with the box, whichever it was. @param {any} names */
  seatGroup(names) {
    const { model } = this;
    if (!Array.isArray(names) || !model.counts.includes(names.length)) return;
    if (names.length !== model.seats.length) this.resize(names.length);
    for (const [at, seat] of model.seats.entries()) seat.name = cleanName(String(names[at]));
  }

  get edition() {
    return this.model.edition;
  }

  /** @returns {any} for the engine */
  get setup() {
    return this.model.setup;
  }

  /** @returns {string[]} the names of the people, by seat */
  get names() {
    return this.model.seats.map(({ name }, seat) => cleanName(name) || t("real-person", { number: seat + 1 }));
  }

  /** @param {number} count */
  resize(count) {
    this.model.resize(count);
    this.seatPeople();
  }

  /** @param {import("../../types.js").Call} call */
  async review(call) {
    const { model } = this;
    await model.review(call);
    this.laid = model.problem ? null : await call("lay_out", { game: model.game, setup: this.setup });
  }

  kept() {
    return { form: this.game.setup.remember(this.model), known: this.known };
  }

  /** @returns {string[]} what people have filled in, "" where they have not */
  get filledIn() {
    return this.model.seats.map(({ name }) => cleanName(name));
  }

  /** @returns {string} the people, for the next game with a box */
  keptPeople() {
    return JSON.stringify(this.filledIn);
  }

  /** @returns {string} the set and the people, for an address */
  linkText() {
    return JSON.stringify({ setup: this.setup, names: this.filledIn });
  }
}

// @ts-check
// Holds what this game adds to the form for a new game: edition, set of cards, who begins, how long. The engine checks what
// is legal.
import { SetupModel, randomSeed } from "../../../kit/setup-model.js";
import { readLastSetup } from "./last-setup.js";

/** @typedef {import("../../../types.js").Setup} Setup */
/** @typedef {import("../../../kit/game.js").Offer} Offer */
/** @typedef {import("../../../types.js").CatalogEdition} CatalogEdition */
/** @typedef {import("../../../kit/setup-model.js").Chair} Chair */
/** @typedef {import("../../../kit/setup-model.js").Call} Call */

/** Sets that are no preset: drawn by lot, picked by hand. */
export const LOT = "by-lot";
export const HAND = "by-hand";

/** A way to draft that the engine is asked about, for it suits few tables. */
const VARIANT = "piles";
const FEWEST = 2;
const USUAL = 4;

export class GameSetupModel extends SetupModel {
  /**
   * @param {Offer} hello what can be played
   * @param {{players: number | null, seed: number | null}} flags of the address
   * @param {string} name of the person at this device; "" for none
   * @param {string | null} last the last set-up, as `writeLastSetup` stored it
   */
  constructor(hello, { players, seed }, name, last) {
    super(hello.game, hello.players, seed, name);
    this.editions = hello.editions;
    this.box = /** @type {CatalogEdition} */ (hello.editions[0]);
    /** A preset, `LOT` or `HAND`. */
    this.set = "";
    this.lot = String(randomSeed() % 1_000_000);
    /** Characters and unique districts: those drawn by lot, those picked by hand. */
    this.drawn = { characters: /** @type {string[]} */ ([]), districts: /** @type {string[]} */ ([]), by: "" };
    this.picked = { characters: /** @type {string[]} */ ([]), districts: /** @type {string[]} */ ([]) };
    /** @type {number | null} districts that complete a city; null for the rule book's */
    this.length = null;
    /** @type {"" | "piles"} */
    this.variant = "";
    /** Whether the variant may be had. */
    this.offersVariant = false;
    /** @type {Chair | null} who begins with the crown; null for a lot */
    this.crown = null;
    this.resize(USUAL);
    // A number of players in the address asks for the plain form.
    if (players === null) readLastSetup(this, last);
    else if (this.counts.includes(players)) this.resize(players);
  }

  /** @override */
  get edition() {
    return this.box.id;
  }

  /** @override */
  get counts() {
    return this.box.city_size.map((_, index) => index + FEWEST);
  }

  /** @returns {number | undefined} the length the rule book has for so many */
  get usualLength() {
    return this.box.city_size[this.seats.length - FEWEST];
  }

  get preset() {
    return this.box.presets.find(({ id }) => id === this.set) ?? null;
  }

  /** @returns {{characters: string[], districts: string[]}} the cards of the set, as far as they are known */
  get cards() {
    return this.preset ?? (this.set === LOT ? this.drawn : this.picked);
  }

  /** @param {string} id of an edition */
  chooseEdition(id) {
    this.box = this.editions.find((edition) => edition.id === id) ?? this.box;
    this.length = null;
    this.picked = { characters: [], districts: [] };
    this.choose(this.set);
  }

  /** @param {string} set */
  choose(set) {
    // A set by hand begins with the cards on the table.
    if (set === HAND && this.picked.characters.length === 0) {
      const { characters, districts } = this.cards.characters.length > 0 ? this.cards : this.suitable;
      this.picked = { characters: [...characters], districts: [...districts] };
    }
    this.set = set;
    this.fit();
  }

  /** The first preset for so many players, or any. */
  get suitable() {
    const { presets } = this.box;
    const found = presets.find(({ players }) => players.includes(this.seats.length)) ?? presets[0];
    return found ?? { id: HAND, characters: [], districts: [] };
  }

  /** Takes another preset where the one chosen does not suit the number of players. */
  fit() {
    if (this.set === LOT || this.set === HAND || this.preset?.players.includes(this.seats.length)) return;
    this.set = this.suitable.id;
  }

  /**
   * @override
   * @param {number} count
   */
  resize(count) {
    super.resize(count);
    if (this.crown && !this.seats.includes(this.crown)) this.crown = null;
    this.variant = "";
    this.fit();
  }

  /**
   * Plays with a character instead of the others of its rank; the rank that may stay empty is emptied by `null`.
   * @param {number} rank
   * @param {string | null} id
   */
  pickCharacter(rank, id) {
    const rivals = new Set(this.box.characters.filter((other) => other.rank === rank).map((other) => other.id));
    const rest = this.picked.characters.filter((other) => !rivals.has(other));
    this.picked.characters = id === null ? rest : [...rest, id];
  }

  /** @param {string} id of a unique district */
  toggleDistrict(id) {
    const { districts } = this.picked;
    this.picked.districts = districts.includes(id) ? districts.filter((other) => other !== id) : [...districts, id];
  }

  drawAgain() {
    this.lot = String(randomSeed() % 1_000_000);
  }

  /**
   * @override
   * @returns {Setup}
   */
  get setup() {
    const players = this.seats.length;
    const cards = this.preset ? { characters: this.set, districts: this.set } : { ...this.cards };
    const crown = this.crown ? this.seats.indexOf(this.crown) : null;
    const { characters, districts } = cards;
    return /** @type {Setup} */ ({
      edition: this.edition, characters, districts, players, crown, city_size: this.length, variant: this.variant,
    });
  }

  /**
   * @override
   * @param {Call} call
   * @param {() => boolean} current whether the form has not been changed meanwhile
   */
  async complete(call, current) {
    if (this.set !== LOT) return;
    const [edition, players, seed] = [this.edition, this.seats.length, Number(this.lot)];
    const by = `${edition} ${players} ${seed}`;
    if (this.drawn.by === by) return;
    const drawn = await call("draw", { game: this.game, wish: { edition, players }, seed });
    if (current()) this.drawn = { ...drawn, by };
  }

  /**
   * @override
   * @param {Call} call
   */
  async explore(call) {
    const setup = { ...this.setup, variant: VARIANT };
    return { offersVariant: await call("check", { game: this.game, setup }).then(() => true, () => false) };
  }
}

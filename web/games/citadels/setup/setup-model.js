// @ts-check
// Holds the fields of Citadels in the form for a new game: edition, set of cards, crown, length, variant. The engine checks what
// is legal.
import { SetupModel, randomSeed } from "../../../kit/setup-model.js";
import { readForm } from "../../../kit/last-seating.js";
import { readLastSetup } from "./last-setup.js";

/** @import { Offer } from "../../../kit/game.js" */
/** @import { Chair } from "../../../kit/setup-model.js" */
/** @import { Call, CatalogEdition, Setup } from "../../../types.js" */

/** Sets that are no preset. */
export const BY_LOT = "by-lot";
export const BY_HAND = "by-hand";

/** A way to draft that only some tables can have, so the engine is asked. */
const VARIANT = /** @type {const} */ ("piles");
const USUAL = 4;

export class GameSetupModel extends SetupModel {
  /**
   * @param {Offer} hello the catalogue and the kinds of players
   * @param {{players: number | null, seed: number | null}} flags of the address
   * @param {string} name of the person at this device; "" for none
   * @param {string | null} last the last set-up, as `writeLastSetup` stored it
   */
  constructor(hello, { players, seed }, name, last) {
    super(hello.game, hello.players, seed, name, hello.seats);
    this.editions = hello.editions;
    /** The chosen edition with its cards. */
    this.catalogEdition = /** @type {CatalogEdition} */ (hello.editions[0]);
    /** A preset, `BY_LOT` or `BY_HAND`. */
    this.set = "";
    /** Whether the form, and not a person, has chosen the preset. */
    this.fitted = true;
    /** The seed of the cards that are drawn by lot. */
    this.lot = String(randomSeed() % 1_000_000);
    /** Characters and unique districts drawn by lot; `by` names the edition, players and seed of the draw. */
    this.drawn = { characters: /** @type {string[]} */ ([]), districts: /** @type {string[]} */ ([]), by: "" };
    /** Those picked by hand. */
    this.picked = { characters: /** @type {string[]} */ ([]), districts: /** @type {string[]} */ ([]) };
    /** @type {number | null} districts that complete a city; null for the rule book's */
    this.length = null;
    /** @type {"" | "piles"} */
    this.variant = "";
    /** Whether the engine accepts the variant for this form. */
    this.offersVariant = false;
    /** @type {Chair | null} the one that begins with the crown; null to draw lots */
    this.crown = null;
    this.resize(USUAL);
    // A number of players in the address asks for the plain form.
    if (players === null) readLastSetup(this, last);
    else if (this.counts.includes(players)) this.resize(players);
  }

  /** @override */
  get edition() {
    return this.catalogEdition.id;
  }

  /** @returns {number | undefined} districts that complete a city in the rule book, for this number of players */
  get usualLength() {
    return this.catalogEdition.city_size[this.counts.indexOf(this.seats.length)];
  }

  /** The preset that is chosen; null for a set by lot or by hand. */
  get preset() {
    return this.catalogEdition.presets.find(({ id }) => id === this.set) ?? null;
  }

  /** @returns {{characters: string[], districts: string[]}} the cards of the set; none before the engine has drawn them */
  get cards() {
    return this.preset ?? (this.set === BY_LOT ? this.drawn : this.picked);
  }

  /** @param {string} id of an edition */
  chooseEdition(id) {
    this.catalogEdition = this.editions.find((edition) => edition.id === id) ?? this.catalogEdition;
    this.length = null;
    this.picked = { characters: [], districts: [] };
    this.chooseSet(this.set);
  }

  /** @param {string} set a preset, `BY_LOT` or `BY_HAND` */
  chooseSet(set) {
    // A set by hand begins with the cards of the set before.
    if (set === BY_HAND && this.picked.characters.length === 0) {
      const { characters, districts } = this.cards.characters.length > 0 ? this.cards : this.suitablePreset;
      this.picked = { characters: [...characters], districts: [...districts] };
    }
    this.set = set;
    this.fitted = false;
    this.fitPreset();
  }

  /** The first preset for this number of players, or else the first of all. */
  get suitablePreset() {
    const { presets } = this.catalogEdition;
    const found = presets.find(({ players }) => players.includes(this.seats.length)) ?? presets[0];
    return found ?? { id: BY_HAND, characters: [], districts: [] };
  }

  /** Replaces the preset if it does not suit the number of players, or if another one that the person did not choose suits better. */
  fitPreset() {
    if (this.set === BY_LOT || this.set === BY_HAND || (!this.fitted && this.preset?.players.includes(this.seats.length))) return;
    this.fitted = true;
    this.set = this.suitablePreset.id;
  }

  /**
   * @override
   * @param {number} count
   */
  resize(count) {
    super.resize(count);
    if (this.crown && !this.seats.includes(this.crown)) this.crown = null;
    this.variant = "";
    this.fitPreset();
  }

  /**
   * Picks a character by hand, instead of the one that had its rank.
   * @param {number} rank
   * @param {string | null} id null leaves the rank empty
   */
  pickCharacter(rank, id) {
    const rivals = new Set(this.catalogEdition.characters.filter((other) => other.rank === rank).map((other) => other.id));
    const rest = this.picked.characters.filter((other) => !rivals.has(other));
    this.picked.characters = id === null ? rest : [...rest, id];
  }

  /** @param {string} id of a unique district */
  toggleDistrict(id) {
    const { districts } = this.picked;
    this.picked.districts = districts.includes(id) ? districts.filter((other) => other !== id) : [...districts, id];
  }

  /** Takes another seed for the cards that are drawn by lot. */
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
   * Has the engine draw the cards of a set by lot.
   * @override
   * @param {Call} call
   * @param {() => boolean} current whether the form is still the same when the answer comes
   */
  async complete(call, current) {
    if (this.set !== BY_LOT) return;
    const [edition, players, seed] = [this.edition, this.seats.length, Number(this.lot)];
    const by = `${edition} ${players} ${seed}`;
    if (this.drawn.by === by) return;
    const drawn = await call("draw", { game: this.game, wish: { edition: /** @type {Setup["edition"]} */ (edition), players }, seed });
    if (current()) this.drawn = { ...drawn, by };
  }

  /**
   * Asks the engine whether the form could have the variant.
   * @override
   * @param {Call} call
   */
  async explore(call) {
    const setup = { ...this.setup, variant: VARIANT };
    return { offersVariant: await call("check", { game: this.game, setup }).then(() => true, () => false) };
  }
}

/**
 * @param {Setup} setup that was played
 * @param {string | null} last the form that was filled in last
 * @returns {object} the form that makes the set-up again; a set by lot is drawn anew
 */
export function repeatedSetup({ edition, characters, districts, city_size: length, variant, crown }, last) {
  const ids = (/** @type {string | string[]} */ cards) => (Array.isArray(cards) ? cards : []);
  const set = Array.isArray(characters) ? (readForm(last)?.set === BY_LOT ? BY_LOT : BY_HAND) : characters;
  return { edition, set, picked: { characters: ids(characters), districts: ids(districts) }, length, variant, crown };
}

// @ts-check
// A new game while it is being put together. What is legal the engine says; here are only the wishes.
import { t } from "../../i18n.js";
import { readWishes } from "./last-setup.js";

/** @typedef {import("../../types.js").Setup} Setup */
/** @typedef {import("../../types.js").Hello} Hello */
/** @typedef {import("../../types.js").CatalogEdition} CatalogEdition */
/** @typedef {{name: string, player: string}} Chair */
/** @typedef {(method: string, params: object) => Promise<any>} Call */

/** Sets that are no preset: drawn by lot, picked by hand. */
export const LOT = "by-lot";
export const HAND = "by-hand";

/** A way to draft that the engine is asked about, for it suits few tables. */
const VARIANT = "piles";
const FEWEST = 2;
const USUAL = 4;

export class SetupDraft {
  /**
   * @param {Hello} hello what the engine can play
   * @param {{players: number | null, seed: number | null}} flags of the address
   * @param {string | null} name of the person who played last
   * @param {string | null} last the last set-up, as `wishes` stored it
   */
  constructor(hello, { players, seed }, name, last) {
    this.editions = hello.editions;
    this.box = /** @type {CatalogEdition} */ (hello.editions[0]);
    /** Who may sit on a chair. */
    this.kinds = hello.players;
    this.seed = seed === null ? "" : String(seed);
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
    /** @type {Chair[]} */
    this.seats = [{ name: name ?? t("default-name"), player: "human" }];
    /** @type {Chair | null} who begins with the crown; null for a lot */
    this.crown = null;
    this.more = false;
    /** @type {unknown} why the engine would refuse it */
    this.problem = null;
    this.reviews = 0;
    this.resize(USUAL);
    // Whoever names the number of players in the address wants the plain form.
    if (players === null) readWishes(this, last);
    else if (this.counts.includes(players)) this.resize(players);
  }

  get edition() {
    return this.box.id;
  }

  /** @returns {number[]} how many may play */
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

  /** @param {number} count */
  resize(count) {
    const pool = t("computer-names").split(",").map((name) => name.trim());
    while (this.seats.length < count) {
      const free = pool.find((name) => this.seats.every((seat) => seat.name !== name));
      this.seats.push({ name: free ?? t("default-name"), player: this.kinds[1] ?? "human" });
    }
    this.seats.length = count;
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

  /**
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    const [chair] = this.seats.splice(from, 1);
    if (chair) this.seats.splice(to, 0, chair);
  }

  shuffle() {
    for (let last = this.seats.length - 1; last > 0; last -= 1) this.move(randomSeed() % (last + 1), last);
  }

  drawAgain() {
    this.lot = String(randomSeed() % 1_000_000);
  }

  /** @returns {Setup} */
  get setup() {
    const seats = this.seats.map(({ name, player }) => ({ name: name.trim() || t("default-name"), player }));
    const cards = this.preset ? { characters: this.set, districts: this.set } : { ...this.cards };
    const crown = this.crown ? this.seats.indexOf(this.crown) : null;
    const { characters, districts } = cards;
    return /** @type {Setup} */ ({
      edition: this.edition, characters, districts, seats, crown, city_size: this.length, variant: this.variant,
    });
  }

  /** @returns {number} the wanted seed, or one nobody can guess */
  get seedNumber() {
    const wanted = Number(this.seed);
    return this.seed !== "" && Number.isSafeInteger(wanted) ? wanted : randomSeed();
  }

  /**
   * Has the engine draw what is drawn by lot, and say whether the table can be set up like this.
   * @param {Call} call
   */
  async review(call) {
    const review = ++this.reviews;
    const current = () => review === this.reviews;
    /** @type {unknown} */
    let problem = null;
    try {
      if (this.set === LOT) await this.draw(call, current);
      if (current()) await call("check", { setup: this.setup });
    } catch (error) {
      problem = error;
    }
    const offersVariant = await call("check", { setup: { ...this.setup, variant: VARIANT } }).then(() => true, () => false);
    if (current()) Object.assign(this, { problem, offersVariant });
  }

  /**
   * @param {Call} call
   * @param {() => boolean} current whether the form has not been changed meanwhile
   */
  async draw(call, current) {
    const [edition, players, seed] = [this.edition, this.seats.length, Number(this.lot)];
    const by = `${edition} ${players} ${seed}`;
    if (this.drawn.by === by) return;
    const drawn = await call("draw", { edition, players, seed });
    if (current()) this.drawn = { ...drawn, by };
  }
}

/** @returns {number} a whole number below 2^53, as many as JavaScript and JSON carry exactly */
export function randomSeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

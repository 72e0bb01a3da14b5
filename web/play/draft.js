// @ts-check
// A new game while it is being put together in the lobby.
import { t } from "../i18n.js";

/** @typedef {import("../types.js").Setup} Setup */
/** @typedef {import("../types.js").Hello} Hello */

const USUAL = 4;

export class SetupDraft {
  /**
   * @param {Hello} hello what the engine can play
   * @param {{players: number | null, seed: number | null}} wishes
   * @param {string | null} name of the person who played last
   */
  constructor(hello, { players, seed }, name) {
    this.seed = seed === null ? "" : String(seed);
    /** The box that is played with, and its sets of characters and districts. */
    this.edition = hello.editions[0]?.id ?? "2016";
    this.presets = hello.editions[0]?.presets ?? [];
    this.set = this.presets[0]?.id ?? "";
    /** Who may sit on a chair. */
    this.kinds = hello.players;
    /** @type {{name: string, player: string}[]} */
    this.seats = [{ name: name ?? t("default-name"), player: "human" }];
    this.resize(players !== null && this.counts.includes(players) ? players : USUAL);
  }

  /** @returns {number[]} how many may play with the set */
  get counts() {
    return this.presets.find((preset) => preset.id === this.set)?.players ?? [];
  }

  /**
   * Plays with another set, by as many as before or by the next number it allows.
   * @param {string} set
   */
  choose(set) {
    this.set = set;
    const { counts } = this;
    this.resize(counts.find((count) => count >= this.seats.length) ?? counts.at(-1) ?? USUAL);
  }

  /** @param {number} count */
  resize(count) {
    const pool = t("computer-names").split(",").map((name) => name.trim());
    while (this.seats.length < count) {
      const free = pool.find((name) => this.seats.every((seat) => seat.name !== name));
      this.seats.push({ name: free ?? t("default-name"), player: this.kinds[1] ?? "human" });
    }
    this.seats.length = count;
  }

  /** @returns {Setup} */
  get setup() {
    const seats = this.seats.map(({ name, player }) => ({ name: name.trim() || t("default-name"), player }));
    const set = { edition: this.edition, characters: this.set, districts: this.set };
    return /** @type {Setup} */ ({ ...set, seats, crown: null, city_size: null, variant: "" });
  }

  /** @returns {number} the wanted seed, or one nobody can guess */
  get seedNumber() {
    const wanted = Number(this.seed);
    return this.seed !== "" && Number.isSafeInteger(wanted) ? wanted : randomSeed();
  }
}

/** @returns {number} a whole number below 2^53, as many as JavaScript and JSON carry exactly */
export function randomSeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

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
    this.set = hello.presets[0]?.id ?? "first_game";
    /** How many may play with the set. */
    this.counts = hello.presets[0]?.players ?? [USUAL];
    /** Who may sit on a chair. */
    this.kinds = hello.players;
    const count = players !== null && this.counts.includes(players) ? players : USUAL;
    /** @type {{name: string, player: string}[]} */
    this.seats = [{ name: name ?? t("default-name"), player: "human" }];
    this.resize(count);
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
    return /** @type {Setup} */ ({ edition: "2016", characters: this.set, districts: this.set, seats, crown: null });
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

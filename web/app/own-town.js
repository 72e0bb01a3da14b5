// @ts-check
// Tells which picture of the own town stands behind the own row: it changes with the town and with the place that the row has for it.

/** @import { Town } from "../kit/town.js" */
/** @import { TownPlace } from "./panorama/town-place.js" */

/**
 * @typedef {object} OwnTownDeps
 * @property {Readonly<Pick<import("./state.js").AppState, "game">>} state
 * @property {() => void} draw
 * @property {Pick<import("./town-pictures.js").TownPictures, "of">} townPictures
 * @property {() => Promise<{TownPlace: new () => Pick<TownPlace, "find">}>} load
 * @property {() => boolean} isDay
 */

export class OwnTown {
  /** @param {OwnTownDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {WeakMap<object, Town>} */
    this.towns = new WeakMap();
    /** The last one, which stays the same object until something of it changes. */
    this.last = { text: "", town: /** @type {Town | null} */ (null) };
    /** @type {Pick<TownPlace, "find"> | null} */
    this.place = null;
    this.isLoading = false;
    this.tiers = 0;
  }

  /**
   * @param {Pick<import("./match/session.js").Session, "view" | "entries">} session
   * @returns {import("../kit/town.js").OwnTownPicture | null} null where none is shown
   */
  pictureOf({ view, entries }) {
    const { state: { game: { towns } }, townPictures, isDay } = this.deps;
    if (!towns || view.seat === null || view.scores) return null;
    const town = this.towns.get(view) ?? this.#same(towns.of(view, view.seat, entries.map(({ event }) => event)));
    this.towns.set(view, town);
    const [day, { tiers }] = [isDay(), this];
    return { address: townPictures.of(`row ${day} ${view.seat} ${tiers}`, town, towns.sprite, day, tiers || "row"), tiers };
  }

  /** Called after each drawing: the place may be another one. */
  drawn() {
    const strip = /** @type {HTMLElement | null} */ (document.querySelector(".own-town"));
    if (!strip) return;
    if (!this.place) {
      void this.#load();
      return;
    }
    const tiers = this.place.find(strip, this.last.town?.houses.length ?? 0, this.deps.draw);
    if (tiers === this.tiers) return;
    this.tiers = tiers;
    this.deps.draw();
  }

  async #load() {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      this.place = new (await this.deps.load()).TownPlace();
      this.deps.draw();
    } catch (error) {
      // The row does without it; a later drawing tries again.
      console.warn(error);
    }
    this.isLoading = false;
  }

  /** @param {Town} town */
  #same(town) {
    const text = JSON.stringify(town);
    if (text !== this.last.text || !this.last.town) this.last = { text, town };
    return this.last.town ?? town;
  }
}

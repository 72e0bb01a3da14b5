// @ts-check
// Draws towns as pictures for places of any shape, each once; the drawing is loaded when the first one is wanted.
import { fetchPictures } from "../lib/sprite.js";

/** @import { Town } from "../kit/town.js" */

/**
 * @typedef {object} TownPicturesDeps
 * @property {() => void} draw
 * @property {() => Promise<Pick<typeof import("./panorama/panorama.js"), "openDrawing" | "rowDrawing">>} load
 * @property {() => Promise<unknown>} [idle] resolves once the page has nothing else to do
 */

export class TownPictures {
  /** @param {TownPicturesDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** The addresses by key; "" while the first is drawn, or where that failed. @type {Map<string, {town: Town, address: string}>} */
    this.drawn = new Map();
    /** The houses by sprite: a town is drawn again and again during a game. @type {Map<string, Promise<Map<string, string>>>} */
    this.houses = new Map();
  }

  /**
   * @param {string} key of the place and its light: a place shows one town at a time
   * @param {Town} town
   * @param {string} sprite with its houses, a path in the site
   * @param {boolean} day
   * @param {"open" | "tall" | "row"} [shape] for a place of any shape, for one that is rather high, or for a low and wide one without a sky
   * @returns {string} the address of the picture; "" where there is none yet
   */
  of(key, town, sprite, day, shape = "open") {
    const known = this.drawn.get(key);
    if (known?.town === town) return known.address;
    // The one before stays until then.
    const drawn = { town, address: known?.address ?? "" };
    this.drawn.set(key, drawn);
    void this.#draw(key, drawn, sprite, day, shape);
    return drawn.address;
  }

  /** @param {string} sprite */
  #housesOf(sprite) {
    const houses = this.houses.get(sprite) ?? fetchPictures(sprite);
    this.houses.set(sprite, houses);
    houses.catch(() => this.houses.delete(sprite));
    return houses;
  }

  /**
   * @param {string} key
   * @param {{town: Town, address: string}} drawn
   * @param {string} sprite
   * @param {boolean} day
   * @param {"open" | "tall" | "row"} shape
   */
  async #draw(key, drawn, sprite, day, shape) {
    try {
      if (shape === "row") {
        // During a game no answer waits for it; of towns that follow each other only the last is drawn.
        await this.deps.idle?.();
        if (this.drawn.get(key) !== drawn) return;
      }
      const [{ openDrawing, rowDrawing }, symbols] = await Promise.all([this.deps.load(), this.#housesOf(sprite)]);
      const drawing = shape === "row" ? rowDrawing(drawn.town, symbols, day) : openDrawing(drawn.town, symbols, day, shape === "tall");
      drawn.address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      this.deps.draw();
    } catch (error) {
      // The place does without it.
      console.warn(error);
    }
  }
}

/**
 * @typedef {object} OwnTownDeps
 * @property {Readonly<Pick<import("./state.js").AppState, "game">>} state
 * @property {Pick<TownPictures, "of">} townPictures
 * @property {() => boolean} isDay
 * @property {() => boolean} hasRoom whether the screen may have room for it; else its code is not loaded
 */

/** Tells which picture of the own town stands behind the own row: it changes with the town, and is drawn where there may be room. */
export class OwnTown {
  /** @param {OwnTownDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {WeakMap<object, Town>} */
    this.towns = new WeakMap();
    /** The last one, which stays the same object until something of it changes. */
    this.last = { text: "", town: /** @type {Town | null} */ (null) };
  }

  /**
   * @param {Pick<import("./match/session.js").Session, "view" | "entries">} session
   * @returns {string | null} the address of a picture, "" while there is none yet; null where none is shown
   */
  pictureOf({ view, entries }) {
    const { state: { game: { towns } }, townPictures, isDay, hasRoom } = this.deps;
    if (!towns || view.seat === null || view.scores || !hasRoom()) return null;
    const town = this.towns.get(view) ?? this.#same(towns.of(view, view.seat, entries.map(({ event }) => event)));
    this.towns.set(view, town);
    const day = isDay();
    return townPictures.of(`row ${day} ${view.seat}`, town, towns.sprite, day, "row");
  }

  /** @param {Town} town */
  #same(town) {
    const text = JSON.stringify(town);
    if (text !== this.last.text || !this.last.town) this.last = { text, town };
    return this.last.town ?? town;
  }
}

// @ts-check
// Draws towns as pictures for places of any shape, each once; the drawing is loaded when the first one is wanted.
import { fetchPictures } from "../lib/sprite.js";

/** @import { Town } from "../kit/town.js" */

/** For a place of any shape, for one that is rather high, for a low and wide one without a sky, or for a small one, with so many rows of houses. @typedef {"open" | "tall" | "row" | number} Shape */

/**
 * @typedef {object} TownPicturesDeps
 * @property {() => void} draw
 * @property {() => Promise<Pick<typeof import("./panorama/panorama.js"), "openDrawing" | "rowDrawing" | "smallTown">>} load
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
   * @param {Shape} [shape]
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
   * @param {Shape} shape
   */
  async #draw(key, drawn, sprite, day, shape) {
    try {
      const isOfGame = shape === "row" || typeof shape === "number";
      if (isOfGame) {
        // During a game no answer waits for it; of towns that follow each other only the last is drawn.
        await this.deps.idle?.();
        if (this.drawn.get(key) !== drawn) return;
      }
      const [{ openDrawing, rowDrawing, smallTown }, symbols] = await Promise.all([this.deps.load(), this.#housesOf(sprite)]);
      const { town } = drawn;
      const drawing = typeof shape === "number" ? smallTown(town, symbols, day, shape) : isOfGame ? rowDrawing(town, symbols, day) : openDrawing(town, symbols, day, shape === "tall");
      drawn.address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      this.deps.draw();
    } catch (error) {
      // The place does without it.
      console.warn(error);
    }
  }
}


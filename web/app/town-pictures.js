// @ts-check
// Draws towns as pictures for places of any shape, each once; the drawing is loaded when the first one is wanted.
import { fetchPictures } from "../lib/sprite.js";

/** @import { Town } from "../kit/town.js" */

/** @typedef {{draw: () => void, load: () => Promise<Pick<typeof import("./panorama/panorama.js"), "openDrawing">>}} TownPicturesDeps */

export class TownPictures {
  /** @param {TownPicturesDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** The addresses by key; "" while the first is drawn, or where that failed. @type {Map<string, {town: Town, address: string}>} */
    this.drawn = new Map();
  }

  /**
   * @param {string} key of the place and its light: a place shows one town at a time
   * @param {Town} town
   * @param {string} sprite with its houses, a path in the site
   * @param {boolean} day
   * @returns {string} the address of the picture; "" where there is none yet
   */
  of(key, town, sprite, day) {
    const known = this.drawn.get(key);
    if (known?.town === town) return known.address;
    // The one before stays until then.
    const drawn = { town, address: known?.address ?? "" };
    this.drawn.set(key, drawn);
    void this.#draw(drawn, sprite, day);
    return drawn.address;
  }

  /** @param {{town: Town, address: string}} drawn @param {string} sprite @param {boolean} day */
  async #draw(drawn, sprite, day) {
    try {
      const [{ openDrawing }, symbols] = await Promise.all([this.deps.load(), fetchPictures(sprite)]);
      drawn.address = `data:image/svg+xml,${encodeURIComponent(openDrawing(drawn.town, symbols, day))}`;
      this.deps.draw();
    } catch (error) {
      // The place does without it.
      console.warn(error);
    }
  }
}

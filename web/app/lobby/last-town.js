// @ts-check
// Keeps the town that a person built last in each game, and draws it as the picture above the lobby.
import { matches } from "../../lib/pattern.js";

/** @import { Town } from "../../kit/town.js" */
/** @import { PageTools } from "../page-tools.js" */

/** @typedef {Pick<PageTools, "draw" | "settings"> & {townPictures: import("../town-pictures.js").TownPictures, isTall?: () => boolean}} LastTownDeps `isTall`: whether the place is rather high */

/** More houses than this no town has; a stored one may be damaged. */
const MOST_HOUSES = 60;
/** @param {string} game */
const nameFor = (game) => `town-${game}`;

export class LastTown {
  /** @param {LastTownDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** The towns by game, as far as they are read; null for none. @type {Map<string, Town | null>} */
    this.towns = new Map();
  }

  /** @param {string} game @param {Town} town of the person at this device, which is complete */
  async keep(game, town) {
    this.towns.set(game, town);
    await this.deps.settings.set(nameFor(game), JSON.stringify(town));
  }

  /**
   * @param {{id: string, towns?: {sprite: string} | undefined}} game
   * @param {() => boolean} isDay
   * @returns {string} the address of the picture; "" where there is none, or not yet
   */
  pictureOf({ id, towns }, isDay) {
    if (!towns) return "";
    if (!this.towns.has(id)) void this.read(id);
    const town = this.towns.get(id);
    if (!town) return "";
    const day = isDay();
    const shape = this.deps.isTall?.() ? "tall" : "open";
    return this.deps.townPictures.of(`lobby ${id} ${day} ${shape}`, town, towns.sprite, day, shape);
  }

  /** @param {string} game */
  async read(game) {
    this.towns.set(game, null);
    const town = townIn((await this.deps.settings.get(nameFor(game))) ?? "");
    // A game may have ended meanwhile.
    if (!town || this.towns.get(game)) return;
    this.towns.set(game, town);
    this.deps.draw();
  }
}

/**
 * @param {string} text
 * @returns {Town | null} null for one that is no town: it may have come with a backup
 */
export function townIn(text) {
  try {
    const { houses, lights, banner, walled, ruins } = JSON.parse(text);
    const whole = Array.isArray(houses) && houses.length > 0 && houses.length <= MOST_HOUSES && houses.every(isHouse) && isCount(lights) && isCount(ruins);
    return whole ? { houses, lights, banner: banner === true, walled: walled === true, ruins } : null;
  } catch {
    return null;
  }
}

/** @param {any} house */
const isHouse = (house) => matches(/^[a-z0-9_-]+$/, house?.symbol) && matches(/^#[0-9a-f]{6}$/, house?.colour) && isCount(house?.size) && house.size <= 8;

/** @param {unknown} count */
const isCount = (count) => typeof count === "number" && Number.isInteger(count) && count >= 0;

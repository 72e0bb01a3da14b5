// @ts-check
// Tells how a city is drawn: each building is a house in the colour of its tier. Its lights are the resources that it gives.
import { buildingOf } from "../words/facts.js";

/** The dyes of the tiers; a picture to share looks the same under each theme. @type {Readonly<Record<number, string>>} */
const COLOURS = { 1: "#7f6a3c", 2: "#2f7f86", 3: "#6b4a8c" };

/** @type {import("../../../kit/town.js").Towns<import("../types.js").View>} */
export const TOWNS = {
  sprite: "games/pointcity/art/sprite.svg",
  of(view, seat) {
    const owner = seat === null ? view.automa : view.seats.find((one) => one.seat === seat);
    return townOf(owner?.city ?? [], Object.values(owner?.permanent ?? {}).reduce((sum, count) => sum + count, 0));
  },
};

/**
 * @param {readonly string[]} city
 * @param {number} given resources that it gives
 * @returns {import("../../../kit/town.js").Town}
 */
export function townOf(city, given) {
  const houses = city.map(buildingOf).map(({ name, tier }) => ({ symbol: `building-${name}`, colour: COLOURS[tier] ?? "#7f6a3c", size: 2 * tier }));
  return { houses, lights: 8 + 3 * given, banner: false, walled: false, ruins: 0 };
}

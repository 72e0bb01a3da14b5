// @ts-check
// Tells how a city is drawn: each district is a house in the colour of its type, the higher its cost the larger.

/** @import { EventView, View } from "../../../types.js" */

/** The dyes of the types; a picture to share looks the same under each theme. @type {Readonly<Record<string, string>>} */
const COLOURS = { noble: "#b5830f", religious: "#2c6aa3", military: "#a3342b", trade: "#37773c", unique: "#71409a" };

/** @type {import("../../../kit/town.js").Towns<View>} */
export const TOWNS = {
  sprite: "art/sprite.svg",
  of(view, seat, events) {
    const owner = view.seats.find((one) => one.seat === seat);
    const more = { banner: owner?.crown ?? false, walled: owner?.completed ?? false, ruins: events.filter((event) => isRuin(event, seat)).length };
    return townOf(owner?.city ?? [], owner?.gold ?? 0, more);
  },
};

/**
 * @param {readonly {card: string, type: string, cost: number, coins?: number | null}[]} city
 * @param {number} gold
 * @param {Partial<import("../../../kit/town.js").Town>} more
 * @returns {import("../../../kit/town.js").Town}
 */
export function townOf(city, gold, more) {
  const houses = city.map(({ card, type, cost }) => ({ symbol: `district-${card}`, colour: COLOURS[type] ?? "#71409a", size: cost }));
  const all = gold + city.reduce((sum, { coins }) => sum + (coins ?? 0), 0);
  return { houses, lights: 8 + 3 * all, banner: false, walled: false, ruins: 0, ...more };
}

/** @param {EventView} event @param {number | null} seat */
const isRuin = ({ kind, data }, seat) => kind === "district_destroyed" && data["seat"] === seat && data["by"] !== seat;

// @ts-check
// Defines the lines of the score history, and weighs how well an event explains a change of a seat's points.
import { t } from "../../../lib/i18n.js";

/** @import { EventView, View } from "../../../types.js" */

/** @type {import("../../../kit/game.js").Curve<View>[]} */
export const CURVES = [
  {
    id: "points", icon: "icon-star", text: () => t("curve-points"),
    // The final scores count more than the points on the table, such as cards in hand.
    of: ({ seats, scores }) => seats.map(({ seat, points }) => scores?.find((score) => score.seat === seat)?.total ?? points),
  },
  { id: "gold", icon: "icon-gold", text: () => t("curve-gold"), of: ({ seats }) => seats.map(({ gold }) => gold) },
  { id: "cards", icon: "icon-cards", text: () => t("curve-cards"), of: ({ seats }) => seats.map(({ hand }) => hand) },
];

/** Events that cost a seat a district, each with the fact that names the seat. */
const LOSSES = /** @type {Readonly<Record<string, string>>} */ ({
  district_destroyed: "seat", district_seized: "seat", districts_exchanged: "other",
});

/**
 * @param {EventView} event
 * @param {number} seat
 * @param {boolean} gains whether the seat gained points, not lost them
 * @returns {number} how well the event explains the change; 0 for not at all
 */
export function eventWeight({ kind, data }, seat, gains) {
  const victim = LOSSES[kind];
  if (!gains) return victim && data[victim] === seat ? 10 : 0;
  if (kind === "city_completed") return data["seat"] === seat ? 9 : 0;
  if (kind === "district_built") return data["seat"] === seat ? 1 + Number(data["paid"]) : 0;
  if (kind === "district_confiscated") return data["to"] === seat ? 8 : 0;
  return (kind === "district_seized" && data["by"] === seat) || (kind === "districts_exchanged" && data["seat"] === seat) ? 8 : 0;
}

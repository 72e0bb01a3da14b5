// @ts-check
// Defines the lines of the score history, and weighs how well an event explains a change of a seat's points.
import { t } from "../../../lib/i18n.js";
import { buildingOf } from "../words/facts.js";

/** @import { EventView } from "../../../types.js" */
/** @import { View } from "../types.js" */

/**
 * Lists a figure of each seat, and last that of the automa if it plays.
 * @param {View} view
 * @param {(place: {points: number, city: readonly string[]}) => number} of
 */
const perSeat = ({ seats, automa }, of) => [...seats, ...(automa ? [automa] : [])].map(of);

/** @type {import("../../../kit/game.js").Curve<View>[]} */
export const CURVES = [
  { id: "points", icon: "icon-star", text: () => t("curve-points"), of: (view) => perSeat(view, ({ points }) => points) },
  { id: "city", icon: "piece-building", text: () => t("curve-city"), of: (view) => perSeat(view, ({ city }) => city.length) },
];

/**
 * @param {EventView} event
 * @param {number} seat
 * @param {boolean} gains whether the seat gained points, not lost them
 * @returns {number} how well the event explains the change; 0 for not at all
 */
export function eventWeight({ kind, data }, seat, gains) {
  if (!gains || data["seat"] !== seat) return 0;
  if (kind === "token_taken") return 4;
  return kind === "building_built" ? 1 + buildingOf(String(data["card"])).points : 0;
}

// @ts-check
// Defines the figures that the score history draws, and ranks the events that explain a change of a seat's points.
import { t } from "../../../lib/i18n.js";
import { buildingOf } from "../words/facts.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../types.js").View} View */

/**
 * @param {View} view
 * @param {(place: {points: number, city: readonly string[]}) => number} of
 */
const each = ({ seats, automa }, of) => [...seats, ...(automa ? [automa] : [])].map(of);

/** @type {import("../../../kit/game.js").Curve<View>[]} */
export const CURVES = [
  { id: "points", icon: "icon-star", text: () => t("curve-points"), of: (view) => each(view, ({ points }) => points) },
  { id: "city", icon: "piece-building", text: () => t("curve-city"), of: (view) => each(view, ({ city }) => city.length) },
];

/**
 * @param {EventView} event
 * @param {number} seat
 * @param {boolean} gains
 * @returns {number}
 */
export function telling({ kind, data }, seat, gains) {
  if (!gains || data["seat"] !== seat) return 0;
  if (kind === "token_taken") return 4;
  return kind === "building_built" ? 1 + buildingOf(String(data["card"])).points : 0;
}

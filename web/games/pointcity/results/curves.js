// @ts-check
// Defines the lines of the score history. The engine has their figures by the same names.
import { t } from "../../../lib/i18n.js";

/** @type {import("../../../kit/game.js").Line[]} */
export const CURVES = [
  { id: "points", icon: "icon-star", text: () => t("curve-points") },
  { id: "city", icon: "piece-building", text: () => t("curve-city") },
];

// @ts-check
// Gives the names of cards, tokens and places.
import { listed, t } from "../../../lib/i18n.js";
import { CIVIC, buildingOf, tokenOf } from "./facts.js";

const SIDE = 4;

/** @returns {string} who plays where a person is alone */
export function rival() {
  return t("automa");
}

/** @param {string} resource */
export function resourceName(resource) {
  return t(`resource-${resource}`);
}

/**
 * The resource side of a card.
 * @param {string} resource
 * @param {number} amount
 */
export function sideText(resource, amount) {
  return t("side", { resource: resourceName(resource), amount });
}

/** @param {string} id of a building */
export function buildingName(id) {
  return t(`building-${buildingOf(id).name}`);
}

/**
 * A building with what it gives and costs.
 * @param {string} id
 */
export function buildingText(id) {
  return t("building-line", { name: buildingName(id), gives: givesText(id), cost: costText(id) });
}

/** @param {string} id of a building */
export function givesText(id) {
  const { gives, points } = buildingOf(id);
  const all = [];
  if (gives) all.push(gives === CIVIC ? t("gives-civic") : resourceName(gives));
  if (points) all.push(t("points-count", { count: points }));
  return all.length > 0 ? listed(all) : t("nothing");
}

/** @param {string} id of a building */
export function costText(id) {
  return listed(Object.entries(buildingOf(id).cost).map(([resource, count]) => sideText(resource, count)));
}

/**
 * @param {string} id
 * @returns {string} what a token counts
 */
export function tokenText(id) {
  const token = tokenOf(id);
  if (!token) return id;
  const resources = token.resources.map(resourceName).join(" + ");
  return t(`token-${token.rule}`, { points: token.points, resources, least: token.least });
}

/** @param {number} cell */
export function placeText(cell) {
  return t("cell-place", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
}

/**
 * @param {import("../types.js").CellView | undefined} cell
 * @returns {string} what lies there
 */
export function cellText(cell) {
  if (cell?.card) return buildingText(cell.card);
  return cell?.resource ? sideText(cell.resource, cell.amount) : t("cell-empty");
}

// @ts-check
// Writes the names and short texts of resources, buildings, tokens and cells of the market.
import { listed, named, t } from "../../../lib/i18n.js";
import { CIVIC, buildingOf, tokenOf } from "./facts.js";

/** Cells in a row of the market. */
const SIDE = 4;

/** @returns {string} the name of the opponent without a seat, the automa */
export function rival() {
  return t("automa");
}

/** @param {string} resource */
export function resourceName(resource) {
  return t(`resource-${resource}`);
}

/**
 * Writes the resource side of a card.
 * @param {string} resource
 * @param {number} amount
 */
export function sideText(resource, amount) {
  return t("side", { resource: resourceName(resource), amount });
}

/**
 * Names the resource side of a card, for a sentence that bends it.
 * @param {string} resource
 * @param {number} amount
 */
export function sideName(resource, amount) {
  return named("side", { resource: resourceName(resource), amount });
}

/** @param {string} id of a building */
export function buildingName(id) {
  return t(`building-${buildingOf(id).name}`);
}

/**
 * Writes the name of a building, what it gives and what it costs.
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
 * @returns {string} how a token scores
 */
export function tokenText(id) {
  const token = tokenOf(id);
  if (!token) return id;
  const resources = token.resources.map(resourceName);
  return t(`token-${resources.length === 1 ? "single" : token.rule}`, { points: token.points, resources, least: token.least });
}

/**
 * @param {string} id
 * @returns {string} how a token scores, in a few words: several are heard one after the other
 */
export function tokenBrief(id) {
  const token = tokenOf(id);
  if (!token || token.rule === "flat") return tokenText(id);
  const { points, least, rule } = token;
  const [resource = "", second = ""] = token.resources.map(resourceName);
  const kind = rule === "sets" ? (["", "single", "pair"][token.resources.length] ?? "all") : rule;
  return t(`token-brief-${kind}`, { points, resource, with: second, least });
}

/** @param {number} cell of the market, from 0, row by row */
export function placeText(cell) {
  return t("cell-place", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
}

/**
 * @param {import("../types.js").CellView | undefined} cell
 * @returns {string} the card in the cell
 */
export function cellText(cell) {
  if (cell?.card) return buildingText(cell.card);
  return cell?.resource ? sideText(cell.resource, cell.amount) : t("cell-empty");
}

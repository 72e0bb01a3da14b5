// @ts-check
// Keeps what the catalogue says of buildings and tokens, by id, since views and events hold only the ids.

/** @typedef {import("../types.js").BuildingEntry} Building */
/** @typedef {import("../types.js").TokenEntry} Token */
/** @typedef {import("../types.js").Catalogue & {game: string, players: string[]}} Offer */

/** The types that a building can cost and give, in the order of the box; the last of all resources stands for any of them. */
export const TYPES = ["community", "economy", "energy", "ecology", "industry"];
export const JOKER = "ingenuity";
export const CIVIC = "civic";

/** @type {Map<string, Building>} */
let buildings = new Map();
/** @type {Map<string, Token>} */
let tokens = new Map();

/** @param {Offer} offer */
export function learn(offer) {
  buildings = new Map(offer.buildings.map((building) => [building.id, building]));
  tokens = new Map(offer.tokens.map((token) => [token.id, token]));
}

/**
 * @param {string} id
 * @returns {Building}
 */
export function buildingOf(id) {
  return buildings.get(id) ?? { id, name: "", tier: 1, gives: "", points: 0, cost: {} };
}

/**
 * @param {string} id
 * @returns {Token | null}
 */
export function tokenOf(id) {
  return tokens.get(id) ?? null;
}

/**
 * The buildings of a city as they lie: by what they give, the dearest tier first.
 * @param {readonly string[]} city
 * @returns {{gives: string, buildings: Building[]}[]} for each type, for civic buildings and for those that score alone
 */
export function stacksOf(city) {
  const all = city.map(buildingOf);
  return [...TYPES, CIVIC, ""].map((gives) => ({
    gives,
    buildings: all.filter((building) => building.gives === gives).sort((one, other) => other.tier - one.tier || one.name.localeCompare(other.name)),
  }));
}

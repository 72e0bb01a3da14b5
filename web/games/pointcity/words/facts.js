// @ts-check
// Keeps the buildings and tokens of the catalogue by id, since views and events have only the ids.

/** @import { BuildingEntry as Building, TokenEntry as Token } from "../types.js" */
/** @typedef {import("../types.js").Catalogue & {game: string, seats: number[], players: string[]}} Offer */

/** The types of resources that a building can cost and give, in the order of the box. */
export const TYPES = ["community", "economy", "energy", "ecology", "industry"];
/** The resource that can replace any type. */
export const JOKER = "ingenuity";
/** What a building gives that brings a token. */
export const CIVIC = "civic";

/** @type {Map<string, Building>} */
let buildings = new Map();
/** @type {Map<string, Token>} */
let tokens = new Map();

/** @param {Offer} offer with the catalogue that is kept from now on */
export function keepCatalogue(offer) {
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
 * Sorts the buildings of a city into stacks by what they give, the highest tier first.
 * @param {readonly string[]} city
 * @returns {{gives: string, buildings: Building[]}[]} by type, then civic ones, then those that give only points
 */
export function stacksOf(city) {
  const all = city.map(buildingOf);
  return [...TYPES, CIVIC, ""].map((gives) => ({
    gives,
    buildings: all.filter((building) => building.gives === gives).sort((one, other) => other.tier - one.tier || one.name.localeCompare(other.name)),
  }));
}

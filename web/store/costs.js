// @ts-check
// Stores what the search for the decisions that cost most has found in a match: a text of the engine, which is not read here.
import { costsDatabase } from "./db.js";

const STORE = "costs";

/**
 * @param {string} match
 * @returns {Promise<string>} "" if nothing is kept
 */
export async function readCosts(match) {
  const kept = await costsDatabase.read(STORE, ({ store }) => store.get(match));
  return typeof kept === "string" ? kept : "";
}

/**
 * @param {string} match
 * @param {string} kept
 */
export async function putCosts(match, kept) {
  await costsDatabase.write(STORE, ({ store }) => store.put(kept, match));
}

/** @param {string} match */
export async function deleteCosts(match) {
  await costsDatabase.write(STORE, ({ store }) => store.delete(match));
}

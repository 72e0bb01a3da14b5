// @ts-check
// Keeps the marks of deals that a person knows although no result of them is stored: the games were deleted, or taken back by an
// older file. Such a deal counts for no rating.
import { listMatches } from "../../store/matches.js";
import { changeSetting, getSetting } from "../../store/settings.js";

/** @import { Row } from "../../store/matches.js" */

const NAME = "known-deals";
/** The most marks that are kept, the latest. */
const MOST = 5_000;

const SOURCES = { get: getSetting, change: changeSetting, listMatches };

/**
 * @param {readonly string[]} deals
 * @param {Pick<typeof SOURCES, "change">} [sources]
 */
export async function noteKnownDeals(deals, { change } = SOURCES) {
  const named = deals.filter((deal) => deal !== "");
  if (named.length > 0) await change(NAME, (stored) => JSON.stringify([...new Set([...read(stored), ...named])].slice(-MOST)));
}

/**
 * @param {Row} row of a match whose end, or deletion, is to count
 * @param {Pick<typeof SOURCES, "get" | "listMatches">} [sources]
 * @returns {Promise<boolean>} whether its deal was known before
 */
export async function isKnownDeal({ id, created, summary: { deal } }, { get, listMatches: list } = SOURCES) {
  if (!deal) return false;
  if (read((await get(NAME)) ?? "").includes(deal)) return true;
  return (await list()).some(({ row }) => row && row.id !== id && row.summary.deal === deal && row.created < created);
}

/** @param {string} stored @returns {string[]} */
function read(stored) {
  try {
    const found = JSON.parse(stored || "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    // What is stored was edited: the list begins anew.
    return [];
  }
}

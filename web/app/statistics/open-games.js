// @ts-check
// Counts games that were begun in earnest and left open: until they end they are lost, so that no loss is kept from the rating by
// never ending it.
import { listMatches } from "../../store/matches.js";
import { RESULTS } from "../../store/results.js";
import { lostResult } from "./finished-games.js";
import { isKnownDeal } from "./known-deals.js";

/** @import { Listed, Row } from "../../store/matches.js" */
/** @import { Result } from "../../store/results.js" */

/** Milliseconds after the last answer from which a game counts as left open. */
export const LEFT_OPEN = 7 * 24 * 3_600_000;

const SOURCES = { isKnownDeal: (/** @type {Row} */ row) => isKnownDeal(row), now: () => Date.now() };

/**
 * @param {readonly Listed[]} listed
 * @param {readonly Result[]} results a match that has one counts by it
 * @param {typeof SOURCES} [sources]
 * @returns {Promise<Result[]>} what counts of the games that were left open
 */
export async function openAsLost(listed, results, { isKnownDeal: isKnown, now } = SOURCES) {
  const ended = new Set(results.map(({ match }) => match));
  const open = listed.flatMap(({ row }) => (row?.summary.at_stake && !ended.has(row.id) && row.updated + LEFT_OPEN <= now() ? [row] : []));
  // In the order of their begins: a game of the same deal that was begun later and finished does not take their place.
  const lost = await Promise.all(open.map(async (row) => ((await isKnown(row)) ? null : lostResult(row, row.created))));
  return lost.filter((one) => one !== null);
}

/** @returns {Promise<Result[]>} all that ratings are made of */
export async function listRated() {
  const results = await RESULTS.list();
  return [...results, ...(await openAsLost(await listMatches(), results))];
}

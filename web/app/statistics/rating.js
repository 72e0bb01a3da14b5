// @ts-check
// Gathers the games that count for each person's rating, and asks the engine for the ratings.
import { MOST_RATED_GAMES } from "../../lib/generated/bounds.js";
import { isUnnamed } from "../../lib/own-name.js";
import { listRated } from "./open-games.js";

/** @import { Result } from "../../store/results.js" */
/** @import { Call, Rated, RatedGame, Setup } from "../../types.js" */

/** A person's rating in one game; `name` is "" for a person without a name. @typedef {{game: string, name: string, rated: Rated}} PersonRating */

/** A person in a game whose rating the engine refuses. @typedef {{game: string, name: string}} Failed */

/** Who wants to play at which table. @typedef {{game: string, name: string, setup: Setup}} TableWish */

/**
 * @param {string} name as a match has it
 * @returns {string} "" for a person who gave none, in whatever language the page was then
 */
export const ownNameOf = (name) => (isUnnamed(name) ? "" : name);

/**
 * @param {readonly Result[]} results
 * @param {string} game
 * @returns {Map<string, RatedGame[]>} by person, the earliest first; of each deal only the first game
 */
export function ratedGames(results, game) {
  /** @type {Map<string, RatedGame[]>} */
  const found = new Map();
  const deals = new Set();
  for (const { rated, deal, people: [person] } of [...results].filter((one) => one.game === game).sort((one, other) => one.ended - other.ended)) {
    const name = ownNameOf(person?.name ?? "");
    if (rated && !deals.has(deal)) found.set(name, [...(found.get(name) ?? []), rated].slice(-MOST_RATED_GAMES));
    if (deal) deals.add(deal);
  }
  return found;
}

/**
 * @param {readonly Result[]} results
 * @param {Call} call
 * @returns {Promise<{ratings: PersonRating[], failed: Failed[]}>} of everybody in every game, those with most games first. `failed`: those
 *   whose games the engine refuses, such as games that are not here
 */
export async function ratingsOf(results, call) {
  /** @type {PersonRating[]} */
  const ratings = [];
  /** @type {Failed[]} */
  const failed = [];
  for (const game of new Set(results.map((result) => result.game))) {
    for (const [name, games] of ratedGames(results, game)) {
      const rated = await call("rate", { game, games }).catch(refusedOnly);
      if (rated) ratings.push({ game, name, rated });
      else failed.push({ game, name });
    }
  }
  return { ratings: ratings.sort((one, other) => other.rated.rating.games - one.rated.rating.games), failed };
}

/** @param {unknown} error @returns {null} where the engine works and refused this call alone */
function refusedOnly(error) {
  const code = /** @type {{code?: unknown} | null} */ (error)?.code;
  if (typeof code !== "string" || code === "engine-lost") throw error;
  return null;
}

/**
 * @param {TableWish} wish
 * @param {Call} call
 * @param {() => Promise<readonly Result[]>} [list] reads what ratings are made of
 * @returns {Promise<Rated | null>} the rating with opponents about as strong; null before the first game that counts
 */
export async function evenFor({ game, name, setup }, call, list = listRated) {
  const games = ratedGames(await list(), game).get(ownNameOf(name));
  return games ? call("rate", { game, games, setup }) : null;
}

/**
 * Leaves the games of `result` out of all ratings from now on, also where a backup brings the result back.
 * @param {Result | null} result
 * @returns {Result | null}
 */
export const unrated = (result) => result && { ...result, rated: null };

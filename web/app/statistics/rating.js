// @ts-check
// Asks the engine for the ratings of people, which it makes of their results.
import { isUnnamed } from "../../lib/own-name.js";
import { refusedOnly } from "../../runner/merge.js";
import { UNNAMED_PLAYER } from "../../locales/languages.js";
import { listRated } from "./open-games.js";

/** @import { Result } from "../../store/results.js" */
/** @import { Call, Rated, Setup } from "../../types.js" */

/** A person's rating in one game; `name` is "" for a person without a name. @typedef {{game: string, name: string, rated: Rated}} PersonRating */

/** A person in a game whose rating the engine refuses. @typedef {{game: string, name: string}} Failed */

/** Who wants to play at which table. @typedef {{game: string, name: string, setup: Setup}} TableWish */

/** What a person without a name is called in any language. */
export const UNNAMED = Object.values(UNNAMED_PLAYER);

/**
 * @param {string} name as a match has it
 * @returns {string} "" for a person who gave none, in whatever language the page was then
 */
export const ownNameOf = (name) => (isUnnamed(name) ? "" : name);

/**
 * @param {readonly Result[]} results
 * @param {string} game
 * @returns {{results: Partial<Result>[], unnamed: string[]}} what the engine asks of the results of a game
 */
const toRate = (results, game) => ({
  results: results.filter((one) => one.game === game).map(({ ended, rated, deal, people }) => ({
    ended, people: /** @type {any[]} */ (people.map(({ name }) => ({ name }))), ...(rated ? { rated } : {}), ...(deal ? { deal } : {}),
  })),
  unnamed: UNNAMED,
});

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
    const found = await call("rate", { game, ...toRate(results, game) }).catch((error) => (refusedOnly(error), null));
    if (found) ratings.push(...found.people.map((person) => ({ game, ...person })));
    else failed.push(...namesOf(results, game).map((name) => ({ game, name })));
  }
  return { ratings: ratings.sort((one, other) => other.rated.rating.games - one.rated.rating.games), failed };
}

/** @param {readonly Result[]} results @param {string} game @returns {string[]} of those with a game that counts */
const namesOf = (results, game) => [...new Set(results.flatMap(({ game: of, rated, people: [person] }) => (rated && of === game ? [ownNameOf(person?.name ?? "")] : [])))];

/**
 * @param {TableWish} wish
 * @param {Call} call
 * @param {() => Promise<readonly Result[]>} [list] reads what ratings are made of
 * @returns {Promise<Rated | null>} the rating with opponents about as strong; null before the first game that counts
 */
export async function evenFor({ game, name, setup }, call, list = listRated) {
  const { people: [person] } = await call("rate", { game, ...toRate(await list(), game), name: ownNameOf(name), setup });
  return person?.rated ?? null;
}

/**
 * Leaves the games of `result` out of all ratings from now on, also where a backup brings the result back.
 * @param {Result | null} result
 * @returns {Result | null}
 */
export const unrated = (result) => result && { ...result, rated: null };

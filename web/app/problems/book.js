// @ts-check
// Reads the book of a game: its problems, and how each card can be tried.
import { BASE_URL } from "../../lib/base-url.js";
import { fits } from "../../store/fits.js";

/** @import { Problem, Setup } from "../../types.js" */

/**
 * How a card is tried: at a problem in which its own power is the answer, or in a deal in which the person is offered it at once.
 * `edition`: the one whose card it is.
 * @typedef {{edition: string} & ({problem: string} | {deal: {setup: Setup, seed: number}})} Way
 */

/** @type {(raw: any) => raw is Problem} */
const isProblem = fits("ProblemSeen");

/** The version of the file that is understood. */
const FORMAT = 1;

/**
 * @param {string} game
 * @param {typeof fetch} get
 * @returns {Promise<any>} null where the game has no book
 */
async function bookOf(game, get) {
  const answer = await get(new URL(`games/${game}/problems.json`, BASE_URL));
  if (!answer.ok) return null;
  const book = await answer.json();
  return book?.format === FORMAT && book.game === game && Array.isArray(book.problems) ? book : null;
}

/**
 * @param {string} game
 * @param {typeof fetch} [get]
 * @returns {Promise<Problem[]>} nothing where the game has no book
 */
export async function readBook(game, get = fetch) {
  return (await bookOf(game, get))?.problems.filter(isProblem) ?? [];
}

/**
 * @param {string} game
 * @param {typeof fetch} [get]
 * @returns {Promise<Map<string, Way>>} how each card is tried; nothing where the game has no book
 */
export async function readWays(game, get = fetch) {
  const book = await bookOf(game, get);
  const setups = new Map(/** @type {Problem[]} */ (book?.problems.filter(isProblem) ?? []).map(({ id, position }) => [id, position.setup]));
  /** @type {[string, Way][]} */
  const shown = Object.entries(book?.shows ?? {}).map(([card, problem]) => [card, { edition: String(setups.get(problem)?.["edition"] ?? ""), problem }]);
  /** @type {[string, Way][]} */
  const dealt = Object.entries(book?.deals ?? {}).map(([card, deal]) => [card, { edition: deal.setup.edition, deal }]);
  return new Map([...dealt, ...shown]);
}

// @ts-check
// Reads the book of problems of a game.
import { BASE_URL } from "../../lib/base-url.js";
import { isProblem } from "../../store/problems.js";

/** @import { Problem } from "../../types.js" */

/** The version of the file that is understood. */
const FORMAT = 1;

/**
 * @param {string} game
 * @param {typeof fetch} [get]
 * @returns {Promise<Problem[]>} nothing where the game has no book
 */
export async function readBook(game, get = fetch) {
  const answer = await get(new URL(`games/${game}/problems.json`, BASE_URL));
  if (!answer.ok) return [];
  const book = await answer.json();
  return book?.format === FORMAT && book.game === game && Array.isArray(book.problems) ? book.problems.filter(isProblem) : [];
}

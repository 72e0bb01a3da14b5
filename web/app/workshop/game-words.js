// @ts-check
// Reads the words of a game for the editor: names for completion, and example players. tools/workshop_types.py makes the files.
import { BASE_URL } from "../../lib/base-url.js";

/**
 * One name: `type` in Python's notation, `of` our type of it or of its elements, `doc` its docstring.
 * @typedef {{type: string, of?: string, doc?: string, call?: string}} Field
 */

/**
 * @typedef {object} GameWords
 * @property {Record<string, string>} roots the type of each variable that a player is given
 * @property {Record<string, string>} aliases the names under which a player imports the types
 * @property {Record<string, Record<string, Field>>} types
 * @property {Record<string, string>} about the docstring of each type
 * @property {string} blank the text of an empty player
 * @property {{name: string, idea: string, text: string}[]} examples
 */

/** The version of the file that is understood. */
const FORMAT = 1;

/**
 * @param {string} game
 * @param {typeof fetch} [get]
 * @returns {Promise<GameWords>}
 */
export async function readWords(game, get = fetch) {
  const answer = await get(new URL(`workshop/${game}.json`, BASE_URL));
  if (!answer.ok) throw new Error(`workshop/${game}.json: ${answer.status}`);
  const words = await answer.json();
  if (words?.format !== FORMAT || words.game !== game) throw new Error(`workshop/${game}.json is of another format`);
  return words;
}

// @ts-check
// Says how a saved game from outside stands to the one that is stored here: a file, a launch, a share and a backup all ask here.
import { sha256 } from "../lib/hex.js";

/** @import { Engine } from "../engine/client.js" */
/** @typedef {import("../types.js").Compared["relation"]} Relation */

// The names of matches that began at a moment of another match start with this.
const FORK = "fork-";

/** @returns {string} a new name for a match that begins at a moment of another one */
export const forkName = () => `${FORK}${crypto.randomUUID()}`;

/**
 * @param {string} match
 * @returns {boolean} whether it began at a moment of another match
 */
export const isFork = (match) => match.startsWith(FORK);

/**
 * @param {Pick<Engine, "call">} engine
 * @param {string} one from outside
 * @param {string} other which is stored here
 * @returns {Promise<Relation>} how `one` relates to `other`; `apart` if the stored one cannot be read
 */
export async function relationOf(engine, one, other) {
  return engine.call("compare", { one, other }).then(({ relation }) => relation, (error) => (refusedOnly(error), "apart"));
}

/**
 * Errors that are no refusal of this one game are thrown.
 * @param {unknown} error
 * @returns {"refused"}
 */
export function refusedOnly(error) {
  const code = /** @type {any} */ (error)?.code;
  if (typeof code !== "string" || code === "engine-lost" || code.startsWith("storage-")) throw error;
  return "refused";
}

/**
 * @param {string} save
 * @returns {Promise<string>} the name for its copy, where two devices have continued a match differently: it comes from the save, so
 *   that the same file adds it only once
 */
export const copyName = async (save) => `${FORK}${(await sha256(save)).slice(0, 40)}`;

/**
 * @param {Pick<Engine, "call">} engine
 * @param {string} save that goes apart from the stored match of its name
 * @returns {Promise<string>} the same game as a match of another name, which is kept beside that one
 */
export async function copyOf(engine, save) {
  return (await engine.call("rename", { save, match: await copyName(save) })).save;
}

// @ts-check
// Changes the record of an own player: its text, its name, its saved versions. Each function returns a new record.
import { MOST_NAME } from "../../lib/generated/bounds.js";
import { plainLetters } from "../../lib/keyboard/plain-letters.js";

/** @import { OwnPlayer } from "../../store/own-players.js" */

/** The most versions that are kept of a player; the oldest are dropped first. A player merged from two devices may have more. */
export const MOST_VERSIONS = 30;

/**
 * @param {{id: string, game: string, name: string, text: string, now: number}} facts
 * @returns {OwnPlayer} with its first version
 */
export function newPlayer({ id, game, name, text, now }) {
  return { id, game, name, text, versions: [{ time: now, text }], updated: now };
}

/** @param {OwnPlayer} player */
export function isSaved({ text, versions }) {
  return versions.at(-1)?.text === text;
}

/**
 * Saves the present text as a version, unless it is the last version already.
 * @param {OwnPlayer} player
 * @param {number} now
 * @returns {OwnPlayer}
 */
export function saved(player, now) {
  if (isSaved(player)) return player;
  const most = Math.max(MOST_VERSIONS, player.versions.length);
  const versions = [...player.versions, { time: now, text: player.text }].slice(-most);
  return { ...player, versions, updated: now };
}

/**
 * Restores the text of an earlier version. The present text is saved first, so that it is not lost.
 * @param {OwnPlayer} player
 * @param {string} text
 * @param {number} now
 * @returns {OwnPlayer}
 */
export const restored = (player, text, now) => saved({ ...saved(player, now), text }, now + 1);

/**
 * @param {string} wished text that a person typed, or the name of a file
 * @returns {string} the name it gives a player: small letters, digits, `_` and `-`, beginning with a letter; "" for none
 */
export function nameFrom(wished) {
  const plain = plainLetters(wished.replace(/\.py$/i, "")).replace(/[^a-z0-9_-]+/g, "_");
  return plain.replace(/^[^a-z]+/, "").replace(/_+$/, "").slice(0, MOST_NAME);
}

/**
 * @param {string} wished
 * @param {readonly string[]} taken
 * @returns {string} that name, with a number if it is taken
 */
export function freeName(wished, taken) {
  const name = nameFrom(wished) || "player";
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, MOST_NAME - 4)}_${number}`;
    if (!taken.includes(next)) return next;
  }
}

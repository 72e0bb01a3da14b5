// @ts-check
// Changes the record of an own player: its text, its name, its saved versions. Each function returns a new record.

/** @typedef {import("../../store/own-players.js").OwnPlayer} OwnPlayer */

/** The most versions that are kept of a player; the oldest are dropped first. A player merged from two devices may have more. */
export const MOST_VERSIONS = 30;
/** The longest text: MOST_TEXT in tabletop/own_players/faults.py. */
export const MOST_TEXT = 100_000;
const MOST_NAME = 40;

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
 * @param {number} time of the version
 * @param {number} now
 * @returns {OwnPlayer}
 */
export function restored(player, time, now) {
  const version = player.versions.find((one) => one.time === time);
  return version ? saved({ ...saved(player, now), text: version.text }, now + 1) : player;
}

/**
 * @param {string} wished text that a person typed, or the name of a file
 * @returns {string} the name it gives a player: small letters, digits, `_` and `-`, beginning with a letter; "" for none
 */
export function nameFrom(wished) {
  const plain = wished.replace(/\.py$/i, "").toLowerCase().replace(/[^a-z0-9_-]+/g, "_");
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

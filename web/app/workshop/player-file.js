// @ts-check
// Changes the record of an own player: its text, its name, its saved versions. Each function returns a new record.
import { MOST_NAME } from "../../lib/generated/bounds.js";
import { plainLetters } from "../../lib/keyboard/plain-letters.js";

/** @import { OwnPlayer, Version } from "../../store/own-players.js" */

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

/**
 * @param {readonly Version[]} versions
 * @param {readonly Version[]} more
 * @returns {Version[]} those of both, the oldest first, however many: a text that is kept already is not added
 */
export function withVersions(versions, more) {
  const texts = new Map(versions.map(({ time, text }) => [time, text]));
  const all = [...versions];
  for (const { time, text } of more) {
    // A version is restored by its time, so no two have the same.
    let at = time;
    while (texts.has(at) && texts.get(at) !== text) at += 1;
    if (texts.has(at)) continue;
    texts.set(at, text);
    all.push({ time: at, text });
  }
  return all.sort((one, other) => one.time - other.time);
}

/**
 * Joins a change of this page with what another tab has stored since. Of a text that both changed, this page's stays; the other
 * one becomes a version.
 * @param {OwnPlayer} mine
 * @param {OwnPlayer} base the player as this page knew it before its change
 * @param {OwnPlayer} stored
 * @returns {{player: OwnPlayer, both: boolean}} `both`: whether both changed the text
 */
export function merged(mine, base, stored) {
  const has = (/** @type {OwnPlayer} */ { versions }, /** @type {Version} */ { time, text }) => versions.some((one) => one.time === time && one.text === text);
  const text = mine.text === base.text ? stored.text : mine.text;
  const both = stored.text !== base.text && stored.text !== text;
  // The oldest versions, which this page has dropped, do not come back.
  const kept = stored.versions.filter((version) => has(mine, version) || !has(base, version));
  const added = mine.versions.filter((version) => !has(base, version));
  // A version saved just now stays the last one.
  const time = Math.min(stored.updated, ...added.map((version) => version.time - 1));
  const theirs = both && !stored.versions.some((version) => version.text === stored.text) ? [{ time, text: stored.text }] : [];
  const player = {
    ...mine, text, name: mine.name === base.name ? stored.name : mine.name, versions: withVersions(kept, [...added, ...theirs]),
    // The newer record counts in a backup, also where the clock was ahead at the older one.
    updated: Math.max(mine.updated, stored.updated + 1),
  };
  return { player, both };
}

/**
 * @param {OwnPlayer} mine
 * @param {OwnPlayer | null} base the player as this page knew it before its change; null for a new one
 * @param {readonly OwnPlayer[]} all players that are stored: no two of a game have the same name
 * @returns {{player: OwnPlayer, both: boolean, gone: boolean}} the record to store; `gone`: another tab has deleted it
 */
export function storedWith(mine, base, all) {
  const stored = all.find(({ id }) => id === mine.id);
  const { player, both } = base && stored ? merged(mine, base, stored) : { player: mine, both: false };
  const taken = all.flatMap(({ id, game, name }) => (id !== mine.id && game === mine.game ? [name] : []));
  const name = taken.includes(player.name) ? freeName(player.name, taken) : player.name;
  return { player: { ...player, name }, both, gone: base !== null && !stored };
}

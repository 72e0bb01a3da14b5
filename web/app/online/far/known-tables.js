// @ts-check
// Remembers, by the key of a link, which tables this browser knows: its own, and the rooms that it came to by a link.

/** @import { Settings } from "../../../lib/own-name.js" */

const SETTING = "far-tables";
const MOST = 8;
/** The table is this browser's own: it stands in the place of a room. */
const OWN = "own";

/**
 * @param {Settings} settings
 * @param {string} key of the link
 * @returns {Promise<{own: boolean, room: string}>} `room`: the one that this browser came to by the link; "" for none
 */
export async function knownTable(settings, key) {
  const known = new Map(await read(settings)).get(key) ?? "";
  return { own: known === OWN, room: known === OWN ? "" : known };
}

/** @param {Settings} settings @param {string} key of the link @param {string} room that this browser came to by the link */
export async function keepTable(settings, key, room) {
  const others = (await read(settings)).filter(([one]) => one !== key);
  await settings.set(SETTING, JSON.stringify([...others, [key, room]].slice(-MOST)));
}

/** @param {Settings} settings @param {string} key of a link that this browser has made */
export const keepOwnTable = (settings, key) => keepTable(settings, key, OWN);

/** @param {Settings} settings @returns {Promise<[string, string][]>} keys of links with their rooms, the oldest first; none of a damaged setting */
async function read(settings) {
  try {
    const kept = JSON.parse((await settings.get(SETTING)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === "string")) : [];
  } catch {
    return [];
  }
}

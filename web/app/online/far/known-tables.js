// @ts-check
// Remembers, by the key of a link, which tables this browser knows: its own, and the rooms that it came to by a link.

/** @import { Settings } from "../../../lib/own-name.js" */
/** @import { TableLink } from "../../../peer/far/table-link.js" */

const SETTING = "far-tables";
const MOST = 8;
/** The table is this browser's own: it stands in the place of a room. */
const OWN = "own";

/** Key of a link, the room that it leads to, and x of its host's key, which a row of the version before leaves out. @typedef {[key: string, room: string, host?: string]} Row */

/**
 * @param {Settings} settings
 * @param {string} key of the link
 * @returns {Promise<{own: boolean, room: string}>} `room`: the one that this browser came to by the link; "" for none
 */
export async function knownTable(settings, key) {
  const [, known = ""] = (await read(settings)).find(([one]) => one === key) ?? [];
  return { own: known === OWN, room: known === OWN ? "" : known };
}

/** @param {Settings} settings @param {string} room @returns {Promise<TableLink | null>} the link by which this browser came to a room */
export async function linkOf(settings, room) {
  const [key = "", , host = ""] = (await read(settings)).findLast(([, one]) => one === room && one !== OWN) ?? [];
  return key ? { key, host } : null;
}

/** @param {Settings} settings @param {TableLink} link @param {string} room that this browser came to by the link */
export async function keepTable(settings, { key, host }, room) {
  const others = (await read(settings)).filter(([one]) => one !== key);
  await settings.set(SETTING, JSON.stringify([...others, host ? [key, room, host] : [key, room]].slice(-MOST)));
}

/** The same people have gone on to another room: the link leads there now. @param {Settings} settings @param {string} before @param {string} room */
export async function moveTable(settings, before, room) {
  const link = await linkOf(settings, before);
  if (link) await keepTable(settings, link, room);
}

/** The link leads to no host of this room any more. @param {Settings} settings @param {string} room */
export async function dropTable(settings, room) {
  const rows = await read(settings);
  if (rows.some(([, one]) => one === room)) await settings.set(SETTING, JSON.stringify(rows.filter(([, one]) => one !== room)));
}

/** @param {Settings} settings @param {string} key of a link that this browser has made */
export const keepOwnTable = (settings, key) => keepTable(settings, { key, host: "" }, OWN);

/** @param {Settings} settings @returns {Promise<Row[]>} the oldest first; none of a damaged setting */
async function read(settings) {
  try {
    const kept = JSON.parse((await settings.get(SETTING)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((row) => Array.isArray(row) && [2, 3].includes(row.length) && row.every((one) => typeof one === "string")) : [];
  } catch {
    return [];
  }
}

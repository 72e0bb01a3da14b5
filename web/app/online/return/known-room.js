// @ts-check
// Remembers the room in which this device is a guest, so that the lobby leads back to it after its tab was closed.

/** @import { Settings } from "../../../lib/own-name.js" */

/** `name`: of the host; "" where it is a big screen. @typedef {{room: string, name: string}} Known */

const SETTING = "guest-room";
/** Milliseconds: a friend's table of yesterday is none any more. */
const LONGEST = 24 * 3_600_000;

/** @param {Settings} settings @returns {Promise<(Known & {at: number}) | null>} null for a damaged setting */
async function read(settings) {
  try {
    const { room, name, at } = JSON.parse((await settings.get(SETTING)) || "{}");
    return typeof room === "string" && typeof name === "string" && typeof at === "number" ? { room, name, at } : null;
  } catch {
    return null;
  }
}

/** @param {Settings} settings @param {Known} known */
export const keepKnownRoom = (settings, { room, name }) => settings.set(SETTING, JSON.stringify({ room, name, at: Date.now() }));

/** @param {Settings} settings @param {string} room @returns {Promise<string>} the name of its host; "" where it is not known */
export async function hostOf(settings, room) {
  const known = await read(settings);
  return known?.room === room ? known.name : "";
}

/** This device is no guest of a room any more. @param {Settings} settings @param {string} room */
export async function dropKnownRoom(settings, room) {
  if ((await read(settings))?.room === room) await settings.set(SETTING, "");
}

/** What the lobby offers. */
export class KnownRoom {
  #deps;
  /** @type {Known | null} */
  offered = null;

  /** @param {{settings: Settings, draw: () => void}} deps */
  constructor(deps) {
    this.#deps = deps;
  }

  /** Looks whether there is a room to go back to. */
  async look() {
    const { settings, draw } = this.#deps;
    const known = await read(settings);
    // What the engine keeps of a room is deleted once the room is left for good.
    const kept = known && Date.now() - known.at < LONGEST && (await settings.get(`room-${known.room}`));
    this.offered = known && kept ? { room: known.room, name: known.name } : null;
    draw();
  }
}

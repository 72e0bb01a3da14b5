// @ts-check
// Reads what a person has chosen to hear: how much is told, the keys, and the device's voice.
import { keysOf } from "./listening-keys.js";

/** @import { Telling } from "../../kit/listening.js" */

/**
 * `voice`: the device speaks; `voices`: the name of the chosen voice, by language.
 * @typedef {{telling: Telling, keys: string[], voice: boolean, rate: number, voices: Record<string, string>}} Chosen
 */

/** @type {readonly Telling[]} */
export const TELLINGS = ["short", "usual", "everything"];
export const RATES = [0.75, 1, 1.25, 1.5, 2];

/**
 * @param {string | null} stored
 * @returns {Chosen}
 */
export function chosenFrom(stored) {
  /** @type {Record<string, any>} */
  let read = {};
  try {
    read = JSON.parse(stored ?? "{}") ?? {};
  } catch {
    // The usual choices hold.
  }
  return {
    telling: TELLINGS.find((one) => one === read["telling"]) ?? "usual",
    keys: keysOf(read["keys"]),
    voice: read["voice"] === true,
    rate: RATES.find((one) => one === read["rate"]) ?? 1,
    voices: Object.fromEntries(Object.entries(Object(read["voices"])).map(([language, name]) => [language, String(name)])),
  };
}


// @ts-check
// Has the engine sum up finished games, and keeps the sums: where the engine is not there yet, they are shown as it counted them last.
import { dayOf } from "../../lib/day.js";
import { fits } from "../../store/fits.js";
import { UNNAMED } from "./rating.js";

/** @import { Result } from "../../store/results.js" */
/** @import { Call, CountedPerson } from "../../types.js" */

/** The sums of each person by game, everybody's first. @typedef {Record<string, CountedPerson[]>} Counted */

/** @type {(raw: any) => raw is CountedPerson} */
const isCounted = fits("CountedPerson");

/** The setting that has the sums. */
const NAME = "counted";

/**
 * @param {readonly Result[]} results
 * @param {Call} call
 * @returns {Promise<Counted>}
 */
export async function countedOf(results, call) {
  /** @type {Counted} */
  const counted = {};
  for (const game of new Set(results.map((result) => result.game))) {
    const own = results.filter((result) => result.game === game);
    // The engine has no clock: the month is that of this device.
    const months = own.map(({ ended }) => dayOf(ended).slice(0, -3));
    counted[game] = (await call("count_results", { results: own, months, unnamed: UNNAMED })).people;
  }
  return counted;
}

/**
 * @param {(name: string) => Promise<string | null>} get a setting
 * @returns {Promise<Counted>} what the engine counted last
 */
export async function lastCounted(get) {
  try {
    const found = JSON.parse((await get(NAME)) ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, people]) => Array.isArray(people) && people.length > 0 && people.every(isCounted)));
  } catch {
    // What is stored was edited: the engine counts anew.
    return {};
  }
}

/**
 * @param {Counted} counted
 * @param {(name: string, value: string) => Promise<void>} set
 */
export const keepCounted = (counted, set) => set(NAME, JSON.stringify(counted));

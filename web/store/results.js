// @ts-check
// Stores a small record for each finished game, its result. It stays when the game itself is deleted.
import { MOST_RATED_LETTERS, MOST_RATED_LEVELS } from "../lib/generated/bounds.js";
import { matches } from "../lib/pattern.js";
import { resultsDatabase } from "./db.js";
import { isNumber, isText, isTime, Records } from "./records.js";

/** @import { RatedGame } from "../types.js" */

/** Decisions that the coach was asked about, and those in which the person found its answer.
 * @typedef {{asked: number, found: number}} Accuracy
 */

/** A person at this device in a finished game.
 * @typedef {object} Played
 * @property {number} seat
 * @property {string} name
 * @property {boolean} won
 * @property {number} points
 * @property {string[]} pieces ids of the pieces that the seat played as
 * @property {Record<string, number>} [figures] counts of what the seat did, by `group.thing`; not in results of former versions
 * @property {Accuracy} [coach] once the coach was asked
 */

/**
 * A finished game.
 * @typedef {object} Result
 * @property {string} match
 * @property {number} number moments it had
 * @property {string} game
 * @property {"plain" | "fork" | "free" | "left"} kind only plain games count; the others are counted apart. `left`: deleted before its end
 * @property {number} ended milliseconds since 1970
 * @property {number} players
 * @property {string[]} levels of the computer players, with their tempers, each once
 * @property {boolean} friends whether people at other devices played
 * @property {string} variant the game's id of the variant that was played
 * @property {Played[]} people
 * @property {RatedGame | null} [rated] what counts of it for the rating of its person; null once the rating was reset, and where the
 *   deal was known before
 * @property {string} [deal] the same in all results of one deal; "" or missing where it is not known
 * @property {boolean} whole whether the facts that only the game knows are in it
 */

/** @type {Records<Result>} */
export const RESULTS = new Records({ database: resultsDatabase, store: "results", isSound: isResult });

/**
 * Merges results from elsewhere, such as a backup, into those stored here.
 * @param {readonly unknown[]} records
 */
export const mergeResults = (records) => RESULTS.mergeIn(records, joinedResult);

/**
 * @param {Result} record
 * @param {Result | null} known of the same match
 * @returns {Result} that of the first end; of one end the more complete one
 */
export const joinedResult = (record, known) => (known && !tellsMore(record, known) ? known : withCoach(record, known));

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean} whether both are of one end: after an undo a match may end again, and only its first end counts
 */
export const isSameEnd = (one, other) => one.number === other.number && one.kind === other.kind;

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean} whether `one` is of an earlier end, or has more of the same end
 */
export function tellsMore(one, other) {
  return isSameEnd(one, other) ? completeness(one) > completeness(other) : one.ended < other.ended;
}

/** @param {Result} result */
function completeness({ whole, people }) {
  return Number(whole) + people.filter(({ figures }) => figures).length + people.filter(({ coach }) => coach).length;
}

/**
 * @param {Result} result
 * @param {Result | null} known of the same match
 * @returns {Result} with what the coach said of the same game; a reset of the rating stays
 */
export function withCoach(result, known) {
  if (!known || !isSameEnd(result, known)) return result;
  const people = result.people.map((person) => {
    const coach = person.coach ?? known.people?.find(({ seat }) => seat === person.seat)?.coach;
    return coach ? { ...person, coach } : person;
  });
  return { ...result, people, ...(known.rated === null ? { rated: null } : {}) };
}

const KINDS = ["plain", "fork", "free", "left"];

/**
 * Checks a result before use: disks fail, people edit what is stored, and backups come from anywhere.
 * @param {any} raw
 * @returns {raw is Result}
 */
export function isResult(raw) {
  return (
    [raw?.match, raw?.game, raw?.variant].every(isText) && KINDS.includes(raw.kind) && isTime(raw.ended) &&
    [raw.number, raw.players].every(isCount) && [raw.friends, raw.whole].every((value) => typeof value === "boolean") &&
    areTexts(raw.levels) && Array.isArray(raw.people) && raw.people.every(isPlayed) && (raw.rated === undefined || raw.rated === null || isRated(raw.rated)) &&
    (raw.deal === undefined || isText(raw.deal))
  );
}

/** @param {any} person */
function isPlayed(person) {
  return (
    isText(person?.name) && isCount(person.seat) && isNumber(person.points) && typeof person.won === "boolean" && areTexts(person.pieces) &&
    (person.figures === undefined || areFigures(person.figures)) && (person.coach === undefined || isAccuracy(person.coach))
  );
}

/** Has the bounds of the engine, which rates a person by all games or by none. @param {any} rated */
const isRated = ({ table, levels, share }) =>
  [table].every(isShort) && Array.isArray(levels) && levels.length > 0 && levels.length <= MOST_RATED_LEVELS && levels.every(isShort) &&
  isNumber(share) && share >= 0 && share <= 1;
/** @param {unknown} text whether the engine reads it: half a letter is none */
const isShort = (text) => isText(text) && text.length <= MOST_RATED_LETTERS && !matches(/[\uD800-\uDFFF]/u, text);

/** @param {unknown} number of things or a seat */
const isCount = (number) => Number.isSafeInteger(number) && Number(number) >= 0;

/** @param {unknown} list */
const areTexts = (list) => Array.isArray(list) && list.every(isText);

/** @param {any} figures */
const areFigures = (figures) => typeof figures === "object" && figures !== null && !Array.isArray(figures) && Object.values(figures).every(isNumber);

/** @param {any} coach */
const isAccuracy = (coach) => isCount(coach?.asked) && isCount(coach.found);

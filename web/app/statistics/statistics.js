// @ts-check
// Sums up finished games: wins, points and streaks, by what was played and with whom.
import { tempersOf } from "../../kit/computer-levels.js";
import { isUnnamed } from "../../lib/own-name.js";
import { UNNAMED_PLAYER } from "../../locales/languages.js";

/** @import { Result } from "../../store/results.js" */
/** @import { Accuracy, Played } from "../../types.js" */

/** The most months that are shown. */
const MONTHS = 24;

/** The sums over some games. @typedef {{id: string, games: number, wins: number, points: number}} Sum `points`: the mean */

/**
 * @typedef {object} Statistics
 * @property {Sum} all
 * @property {number} best most points
 * @property {number} streak wins in a row, at most
 * @property {Sum[]} variants
 * @property {Sum[]} players by how many played
 * @property {Sum[]} levels by the computer players; `friends` where people were at other devices, `people` if only people played
 * @property {Sum[]} tempers by those of the computer players that had one
 * @property {Sum[]} pieces
 * @property {Group[]} groups counts of the game's own figures
 * @property {Accuracy} coach
 * @property {Month[]} months the latest last
 * @property {Sum[]} apart games that do not count above, by kind
 */

/** Times that a person did something. @typedef {Sum & {times: number}} Times `games`: those in which it was done at least once */
/** @typedef {{group: string, rows: Times[]}} Group */
/** @typedef {{month: string, games: number, wins: number} & Accuracy} Month `month`: as `2026-11` */

/** A finished game of one person. @typedef {Played & {result: Result}} Line */

/**
 * @param {string} name as a match has it
 * @returns {string} the same name for a person who gave none, in whatever language the page was then
 */
const personOf = (name) => (isUnnamed(name) ? UNNAMED_PLAYER.en : name);

/**
 * @param {readonly Result[]} results
 * @returns {string[]} names of people who have played, those with most games first
 */
export function playersOf(results) {
  const counts = tally(results.flatMap(({ people }) => people), ({ name }) => [personOf(name)]);
  return [...counts].sort(([, one], [, other]) => other.length - one.length).map(([name]) => name);
}

/**
 * @param {readonly Result[]} results
 * @param {string} name of a person; "" for all
 * @returns {Statistics}
 */
export function statisticsOf(results, name = "") {
  const ordered = [...results].sort((one, other) => one.ended - other.ended);
  const all = ordered.flatMap((result) => result.people.filter((person) => !name || personOf(person.name) === name).map((person) => ({ ...person, result })));
  const lines = all.filter(({ result }) => result.kind === "plain");
  const apart = all.filter(({ result }) => result.kind !== "plain");
  return {
    all: sum("", lines),
    best: Math.max(0, ...lines.map(({ points }) => points)),
    streak: streakOf(lines),
    variants: sums(lines, ({ result }) => [result.variant]),
    players: sums(lines, ({ result }) => [String(result.players)]).sort((one, other) => Number(one.id) - Number(other.id)),
    levels: sums(lines, ({ result }) => othersOf(result)),
    tempers: sums(lines, ({ result }) => tempersOf(result.levels)),
    pieces: sums(lines, ({ pieces }) => [...new Set(pieces)]),
    groups: groupsOf(lines),
    coach: accuracyOf(lines),
    months: monthsOf(lines),
    apart: sums(apart, ({ result }) => [result.kind]),
  };
}

/**
 * @param {Result} result
 * @returns {string[]} kinds of opponents
 */
function othersOf({ levels, friends }) {
  const others = [...new Set(levels.map((level) => level.split("-")[0] ?? level)), ...(friends ? ["friends"] : [])];
  return others.length > 0 ? others : ["people"];
}

/**
 * @param {readonly Line[]} lines
 * @param {(line: Line) => string[]} idsOf
 * @returns {Sum[]} the one with the most games first
 */
function sums(lines, idsOf) {
  return [...tally(lines, idsOf)].map(([id, own]) => sum(id, own)).sort((one, other) => other.games - one.games || other.wins - one.wins);
}

/**
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => string[]} idsOf
 * @returns {Map<string, T[]>}
 */
function tally(things, idsOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const thing of things) {
    for (const id of idsOf(thing)) found.set(id, [...(found.get(id) ?? []), thing]);
  }
  return found;
}

/**
 * @param {string} id
 * @param {readonly Line[]} lines
 * @returns {Sum}
 */
function sum(id, lines) {
  const points = lines.reduce((all, line) => all + line.points, 0);
  return { id, games: lines.length, wins: lines.filter(({ won }) => won).length, points: lines.length > 0 ? points / lines.length : 0 };
}

/**
 * @param {readonly Line[]} lines
 * @returns {Group[]}
 */
function groupsOf(lines) {
  const counted = [...tally(lines, ({ figures }) => Object.keys(figures ?? {}))];
  const names = [...new Set(counted.map(([name]) => name.split(".")[0] ?? ""))].sort();
  return names.map((group) => ({
    group,
    rows: counted
      .filter(([name]) => name.startsWith(`${group}.`))
      .map(([name, own]) => ({ ...sum(name.slice(group.length + 1), own), times: own.reduce((all, { figures }) => all + (figures?.[name] ?? 0), 0) }))
      .sort((one, other) => other.times - one.times),
  }));
}

/**
 * @param {readonly Line[]} lines
 * @returns {Accuracy}
 */
function accuracyOf(lines) {
  const all = lines.flatMap(({ coach }) => (coach ? [coach] : []));
  return { asked: all.reduce((most, { asked }) => most + asked, 0), found: all.reduce((most, { found }) => most + found, 0) };
}

/**
 * @param {readonly Line[]} lines in order
 * @returns {Month[]} those in which somebody played
 */
function monthsOf(lines) {
  const months = tally(lines, ({ result }) => [monthOf(result.ended)]);
  return [...months].map(([month, own]) => ({ month, games: own.length, wins: own.filter(({ won }) => won).length, ...accuracyOf(own) })).slice(-MONTHS);
}

/**
 * @param {number} time
 * @returns {string} the month at this device
 */
function monthOf(time) {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

/**
 * @param {readonly Line[]} lines in order
 * @returns {number}
 */
function streakOf(lines) {
  let longest = 0;
  let now = 0;
  for (const { won } of lines) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

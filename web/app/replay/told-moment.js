// @ts-check
// Writes what those who listen are told of a moment of a replay: all that happened there. The panel shows the last of it, and the rest is
// seen on the table and in the log.
import { joined } from "../../lib/i18n.js";

/** @import { Replay } from "./replay.js" */
/** @typedef {Pick<import("../../kit/game.js").Game<any>, "eventText" | "lineText" | "saidAgain">} Game */

/**
 * @param {Game} game
 * @param {Pick<Replay, "log" | "number">} replay
 * @param {readonly string[]} names
 * @returns {string[]} what happened at a moment
 */
export function linesAt(game, { log, number }, names) {
  const entries = log.entries.filter((entry) => entry.number === number);
  const heard = entries.filter(({ event }, at) => !game.saidAgain?.(event, entries[at + 1]?.event ?? event));
  return heard.map(({ event }) => (game.lineText ?? game.eventText)(event, names));
}

/**
 * @param {Game} game
 * @param {Pick<Replay, "log" | "number">} replay
 * @param {readonly string[]} names
 * @returns {string} "" where nothing happened; two moments that say the same differ by a space, else the second would not be told
 */
export function toldMoment(game, replay, names) {
  const lines = linesAt(game, replay, names);
  return lines.length > 0 ? joined("join-stops", lines) + (replay.number % 2 ? "\u00a0" : "") : "";
}

// @ts-check
// Draws the lines of the log for those who listen, in an element that stays while screens come and go: what comes in with its element is
// told by few screen readers.
import { guard, html, nothing, repeat } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { Hearing } from "./hearing.js";
import { isSaidAgain, lineOf } from "./log-view.js";

/** @import { Entry } from "../../kit/story.js" */

/**
 * What is told of the log.
 * @typedef {object} HeardLog
 * @property {string} viewer changes with the person who sees the table
 * @property {string} line changes with the match and at an undo
 * @property {number} readTo the last entry that the person has read
 * @property {readonly Entry[]} entries
 * @property {readonly string[]} names
 * @property {Pick<import("../../kit/game.js").Game<any>, "eventText" | "lineText" | "saidAgain" | "notable">} game
 * @property {number | null} seat
 * @property {import("../../kit/listening.js").Telling} telling
 * @property {(entry: Entry) => boolean} isAloud whether all people at the device know an entry
 */

const hearing = new Hearing();

/** @param {HeardLog | null} log null where nothing may be told now @param {boolean} [left] whether the table was left */
export function heardLogView(log, left = false) {
  if (log) hearing.hear(log.viewer, log.readTo, log.entries);
  else hearing.pause(left);
  return html`<div class="hidden" role="log" aria-label=${t("log-news")}>
    ${log ? guard([log.entries, log.telling, log.viewer, language(), ...log.names], () => linesView(log)) : nothing}
  </div>`;
}

/** @param {HeardLog} log */
function linesView(log) {
  const { entries, game, names, isAloud, viewer, line } = log;
  const heard = hearing.lines(entries, (at) => isHeard(log, at));
  return html`${repeat(heard, ({ id }) => `${viewer} ${id}`, (entry) => html`<p ?data-aloud=${isAloud(entry)} data-moment=${`${line} ${entry.number}`}>${lineOf({ game, names }, entry.event)}</p>`)}`;
}

/**
 * @param {HeardLog} log
 * @param {number} at
 * @returns {boolean} whether a line is told: of a short telling only what most people want to know, and what was done to the reader
 */
function isHeard({ entries, game, seat, telling }, at) {
  const event = entries[at]?.event;
  if (!event || telling === "everything") return Boolean(event);
  if (telling === "short" && !game.notable.has(event.kind) && (seat === null || event.harm?.seat !== seat)) return false;
  return !isSaidAgain({ game }, entries, at);
}

// @ts-check
// Writes the lines of the log that say why no player answered for a called character, and which player was murdered.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { worded } from "../words/names.js";
import { eventText } from "../words/words.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../kit/story.js").Earlier} Earlier */

/**
 * @param {EventView} event of a rank that no seat answered to
 * @param {Earlier} earlier
 * @returns {"out" | "murdered" | "absent"} the reason: discarded face up, murdered, or held by no player
 */
export function silenceOf({ cause, data: { character } }, earlier) {
  const out = thisRound(earlier).some(({ kind, data }) => kind === "character_removed" && data["character"] === character);
  return out ? "out" : cause ? "murdered" : "absent";
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names of the seats
 * @param {Earlier} earlier
 * @returns {string} the event as a line of the log, with reasons that follow from earlier events of the round
 */
export function lineText(event, names, earlier) {
  const { kind, data } = event;
  const character = worded(`character-${data["character"]}`);
  if (kind === "nobody_answered") return t(`silence-${silenceOf(event, earlier)}`, { character });
  if (kind === "character_revealed" && wasMurdered(event, earlier)) return sentence("unmasked-murdered", { name: names[Number(data["seat"])] ?? "", character });
  return eventText(event, names);
}

/**
 * @param {EventView} event in which a character is revealed
 * @param {Earlier} earlier
 * @returns {boolean} whether no player answered when it was called before
 */
function wasMurdered({ data: { character } }, earlier) {
  return thisRound(earlier).some(({ kind, data }) => kind === "nobody_answered" && data["character"] === character);
}

/**
 * @param {Earlier} earlier
 * @returns {readonly EventView[]} the events of the present round
 */
function thisRound(earlier) {
  const events = earlier();
  return events.slice(events.findLastIndex(({ kind }) => kind === "round_started") + 1);
}

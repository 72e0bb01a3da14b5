// @ts-check
// Tells how a robbery or a murder ended, with a text of its own where the viewer planned it.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../kit/story.js").Beat} Beat */
/** @typedef {import("./table-state.js").Public} Public */
/** @typedef {import("./story.js").Reading} Reading */

/** The sign of a token that may lie on a rank, the gravest first. */
const SIGNS = ["kill", "bewitch", "rob", "warrant", "threat"];

/** Milliseconds for a scheme that came to nothing; a rank that is only silent takes less. */
const FAILED = 1400;

/**
 * @param {Public} table
 * @param {unknown} character
 * @returns {readonly import("../../../types.js").MarkView[]} tokens on it
 */
export const marksOn = ({ marks }, character) => marks.filter((mark) => mark.character === character);

/**
 * @param {Public} table
 * @param {unknown} character
 * @returns {boolean} whether all saw it being removed
 */
export const isOut = ({ characters }, character) => characters.some((one) => one.character === character && one.fate === "faceup");

/**
 * How a beat is told to the viewer, where it ends a scheme.
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {Partial<Beat>}
 */
export function outcome({ kind, cause, data }, { words: { worded }, names, viewer, table: { now } }) {
  const character = worded(`character-${data["character"]}`);
  const own = (/** @type {string} */ token) => viewer !== null && marksOn(now, data["character"]).some((mark) => mark.kind === token && mark.by === viewer);
  if (kind === "nobody_answered" && cause && own("kill")) return { text: t("story-own-kill", { character }), icon: "icon-kill", tone: "gain" };
  if (kind === "nobody_answered" && !cause && own("rob")) return { text: t("story-own-absent", { character }), icon: "icon-rob", tone: "loss", frame: "banner", time: FAILED };
  if (kind === "gold_moved" && data["to"] === viewer && now.marks.some(({ card }) => card === cause)) {
    return { text: t("story-own-gold", { amount: Number(data["amount"]), name: names[Number(data["from"])] ?? "" }), icon: "icon-gold", tone: "gain", frame: "banner" };
  }
  return {};
}

/**
 * A robbery that brought nothing, which the rules pass over without a word.
 * @param {EventView} event that shows a character
 * @param {Reading} reading
 * @returns {Partial<Beat> | null}
 */
export function emptyRobbery({ data }, { words: { worded }, names, viewer, table: { now } }) {
  const thief = marksOn(now, data["character"]).find(({ kind }) => kind === "rob");
  if (!thief || !now.turn || now.seats[Number(data["seat"])]?.gold !== 0) return null;
  const character = worded(`character-${data["character"]}`);
  if (thief.by === viewer) return { actor: thief.by, text: t("story-own-empty", { character }), icon: "icon-rob", tone: "loss", frame: "banner" };
  return { actor: thief.by, text: sentence("story-empty", { by: names[thief.by] ?? "", character }) };
}

/**
 * @param {Public} table
 * @param {unknown} character
 * @returns {string} the sign of the gravest token on it
 */
export function signOn(table, character) {
  const kinds = new Set(marksOn(table, character).map(({ kind }) => kind));
  return `icon-${SIGNS.find((kind) => kinds.has(kind)) ?? "threat"}`;
}

// @ts-check
// Writes how a robbery or a murder ended, with a text of its own if the viewer planned it.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../kit/story.js").Beat} Beat */
/** @typedef {import("./table-state.js").Public} Public */
/** @typedef {import("./story.js").Reading} Reading */

/** Kinds of tokens, the most harmful first. */
const TOKENS = ["kill", "bewitch", "rob", "warrant", "threat"];

/** Milliseconds for a plan of the viewer that failed. */
const FAILED = 1400;

/**
 * @param {Public} table
 * @param {unknown} character
 * @returns {readonly import("../../../types.js").MarkView[]} the tokens on a character
 */
export const marksOn = ({ marks }, character) => marks.filter((mark) => mark.character === character);

/**
 * @param {Public} table
 * @param {unknown} character
 * @returns {boolean} whether the character was discarded face up this round
 */
export const isOut = ({ characters }, character) => characters.some((one) => one.character === character && one.fate === "faceup");

/**
 * Returns the changes of a beat that ends a plan of the viewer; none for other beats.
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {Partial<Beat>}
 */
export function planOutcome({ kind, cause, data }, { words: { worded }, names, viewer, table: { now } }) {
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
 * Tells of a robbery that brought no gold, for which the engine has no event.
 * @param {EventView} event in which a character is revealed
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
 * @returns {string} the icon of the most harmful token on it
 */
export function tokenIcon(table, character) {
  const kinds = new Set(marksOn(table, character).map(({ kind }) => kind));
  return `icon-${TOKENS.find((kind) => kinds.has(kind)) ?? "threat"}`;
}

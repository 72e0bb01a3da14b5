// @ts-check
// Words how the plan of a token ended, in the viewer's own words if the viewer made it.
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";

/** @import { Beat } from "../../../kit/story.js" */
/** @import { EventView, View } from "../../../types.js" */
/** @import { Reading } from "./story.js" */

/** What the engine tells of a plan that ends: whose it was, and whether it worked. @typedef {{plan?: number, worked?: boolean}} Ending */

/** Milliseconds for a plan of the viewer that failed. */
const FAILED = 1400;

/**
 * Returns the changes of a beat that ends a plan of the viewer; none for other beats.
 * @param {EventView} event
 * @param {Reading} reading
 * @returns {Partial<Beat>}
 */
export function planOutcome({ kind, data, more }, { words: { worded }, names, viewer }) {
  const { plan, worked } = /** @type {Ending} */ (more ?? {});
  if (plan === undefined || plan !== viewer) return {};
  const character = worded(`character-${data["character"]}`);
  if (kind === "nobody_answered" && worked) return { text: t("story-own-kill", { character }), icon: "icon-kill", tone: "gain" };
  if (kind === "nobody_answered") return { text: t("story-own-absent", { character }), icon: "icon-rob", tone: "loss", frame: "banner", time: FAILED };
  if (kind !== "gold_moved") return {};
  return { text: sentence("story-own-gold", { amount: Number(data["amount"]), name: names[Number(data["from"])] ?? "" }), icon: "icon-gold", tone: "gain", frame: "banner" };
}

/**
 * Tells of a robbery that brought no gold.
 * @param {EventView} event in which a character is revealed
 * @param {Reading} reading
 * @returns {Partial<Beat> | null}
 */
export function emptyRobbery({ kind, data, more }, { words: { worded }, names, viewer }) {
  const { plan } = /** @type {Ending} */ (more ?? {});
  if (kind !== "character_revealed" || plan === undefined) return null;
  const character = worded(`character-${data["character"]}`);
  if (plan === viewer) return { actor: plan, text: t("story-own-empty", { character }), icon: "icon-rob", tone: "loss", frame: "banner" };
  return { actor: plan, text: sentence("story-empty", { by: names[plan] ?? "", character }) };
}

/**
 * @param {View} view
 * @param {unknown} character
 * @returns {string} the icon of the token on it, of several the one that was laid first; "" for none
 */
export function tokenIcon({ marks }, character) {
  const token = marks.find((mark) => mark.character === character);
  return token ? `icon-${token.kind}` : "";
}

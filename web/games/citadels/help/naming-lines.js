// @ts-check
// Writes the lines of a note beside the question which character to name: what the person knows of each.
import { listed, t } from "../../../lib/i18n.js";
import { worded } from "../words/names.js";

/** @import { KnownView } from "../../../types.js" */

/**
 * @param {import("../../../kit/game.js").Moment<import("../../../types.js").View>} moment
 * @returns {string[]} the question, a line for each group of characters, and advice
 */
export function namingLines({ ask, view, names }) {
  const known = view.draft?.characters ?? [];
  const hidden = known.filter(({ holders }) => holders.length > 0);
  const out = [
    ...view.characters.filter(({ fate }) => fate === "faceup").map(({ character }) => character),
    ...known.filter(({ holders }) => holders.length === 0).map(({ character }) => character),
  ];
  const lines = [...grouped(hidden).values()].map((group) => knownLine(group, names));
  if (out.length > 0) lines.push(t("guide-naming-out", { characters: namesOf(out) }));
  return [t("guide-naming", { kind: ask?.kind ?? "" }), ...lines, t("guide-naming-choose", { kind: ask?.kind ?? "" })];
}

/**
 * @param {readonly KnownView[]} known
 * @returns {Map<string, KnownView[]>} characters grouped by what is known of them
 */
function grouped(known) {
  /** @type {Map<string, KnownView[]>} */
  const found = new Map();
  for (const one of known) {
    const key = `${one.fact} ${one.holders.join()} ${one.away}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/**
 * @param {readonly KnownView[]} group characters of which the same is known
 * @param {readonly string[]} names of the seats
 */
function knownLine(group, names) {
  const { fact, holders, away } = /** @type {KnownView} */ (group[0]);
  const characters = namesOf(group.map(({ character }) => character));
  const places = listed([...holders.map((seat) => names[seat] ?? ""), ...(away ? [t("guide-naming-facedown")] : [])]);
  return t("guide-naming-known", { characters, places, fact: fact || "unseen" });
}

/**
 * @param {readonly string[]} ids of characters
 * @returns {string[]} their names, which a sentence lists in the form it needs
 */
function namesOf(ids) {
  return ids.map((id) => worded(`character-${id}`));
}

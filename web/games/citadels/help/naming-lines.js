// @ts-check
// Writes the three lines of a note beside the question which character to name: what the person knows, and advice.
import { listed, t } from "../../../lib/i18n.js";
import { worded } from "../words/names.js";

/** @import { KnownView } from "../../../types.js" */

/**
 * @param {import("../../../kit/game.js").Moment<import("../../../types.js").View>} moment
 * @returns {string[]} three lines at most: what the person knows best, who is out or what else is known, and advice
 */
export function namingLines({ ask, view, names }) {
  const known = view.draft?.characters ?? [];
  const hidden = known.filter(({ holders }) => holders.length > 0);
  const out = [
    ...view.characters.filter(({ fate }) => fate === "faceup").map(({ character }) => character),
    ...known.filter(({ holders }) => holders.length === 0).map(({ character }) => character),
  ];
  const best = [...grouped(hidden).values()].sort((one, other) => worth(one) - worth(other)).map((group) => knownLine(group, names));
  const lines = out.length > 0 ? [...best.slice(0, 1), t("guide-naming-out", { characters: namesOf(out) })] : best.slice(0, 2);
  return [...lines, t("guide-naming-choose", { kind: ask?.kind ?? "" })];
}

/** What is known, from what narrows the choice most. */
const FACTS = ["held", "passed", "taken", "unseen"];

/** @param {readonly KnownView[]} group @returns {number} its place among what is known */
const worth = ([first]) => FACTS.indexOf(first?.fact || "unseen");

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

// @ts-check
// Groups the log into turns, parts of the game, and what lies between them. The game says which events begin a group,
// and sums an event up in a few words.
import { language } from "../../lib/i18n.js";

/** @import { Entry, Folding, TurnFace } from "../../kit/story.js" */

/** @typedef {{id: number, entries: Entry[], face: TurnFace}} Turn `id` is that of its first line */

/** Caches faces by the first and the last line of their group, since a long log is drawn often and only its end is new.
 * @type {WeakMap<Entry, WeakMap<Entry, {words: string, face: TurnFace}>>}
 */
const faces = new WeakMap();

/**
 * @param {readonly Entry[]} entries
 * @param {Folding} folding
 * @param {readonly string[]} names of the seats
 * @returns {Turn[]} the face of a turn is the same object as long as its lines are the same
 */
export function turnsOf(entries, folding, names) {
  /** @type {Turn[]} */
  const turns = [];
  for (const stretch of stretches(entries, folding.begins)) {
    const face = faceOf(stretch, folding, names);
    const before = turns.at(-1);
    if (face.kind === "quiet" && before?.face.kind === "quiet") {
      before.entries.push(...stretch);
      before.face = faceOf(before.entries, folding, names);
    } else turns.push({ id: stretch[0]?.id ?? 0, entries: stretch, face });
  }
  return turns;
}

/**
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<string>} begins
 * @returns {Entry[][]}
 */
function stretches(entries, begins) {
  /** @type {Entry[][]} */
  const all = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (!last || begins.has(entry.event.kind)) all.push([entry]);
    else last.push(entry);
  }
  return all;
}

/**
 * @param {readonly Entry[]} entries
 * @param {Folding} folding
 * @param {readonly string[]} names
 */
function faceOf(entries, folding, names) {
  const [first] = entries;
  const last = entries.at(-1);
  const make = () => folding.face(entries.map(({ event }) => event), names);
  if (!first || !last) return make();
  const words = [language(), ...names].join("\n");
  const ends = faces.get(first) ?? new WeakMap();
  const known = ends.get(last);
  if (known?.words === words) return known.face;
  const face = make();
  faces.set(first, ends.set(last, { words, face }));
  return face;
}

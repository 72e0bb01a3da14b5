// @ts-check
// The last set-up, for the next evening: written as text, and read back with care, since anything may be stored.
import { readForm, seatAgain, seatsToKeep } from "../../../kit/last-seating.js";

/** @typedef {import("./setup-model.js").GameSetupModel} GameSetupModel */

/**
 * @param {GameSetupModel} draft
 * @returns {string} what `readLastSetup` understands
 */
export function writeLastSetup(draft) {
  const { edition, set, picked, length, variant, temper, free } = draft;
  const crown = draft.crown ? draft.seats.indexOf(draft.crown) : null;
  return JSON.stringify({ edition, set, picked, length, variant, seats: seatsToKeep(draft), temper, crown, free });
}

/**
 * @param {GameSetupModel} draft
 * @param {string | null} text
 */
export function readLastSetup(draft, text) {
  const last = readForm(text);
  if (!last) return;
  if (seatAgain(draft, last)) draft.crown = draft.seats[last.crown] ?? null;
  draft.free = last.free === true;
  if (draft.tempers.includes(last.temper)) draft.temper = last.temper;
  draft.chooseEdition(String(last.edition));
  const ids = new Set([...draft.box.characters, ...draft.box.districts].map(({ id }) => id));
  const known = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.filter((id) => ids.has(id)) : []);
  draft.picked = { characters: known(last.picked?.characters), districts: known(last.picked?.districts) };
  draft.choose(String(last.set));
  if (draft.box.city_sizes.includes(last.length)) draft.length = last.length;
  if (last.variant === "piles") draft.variant = "piles";
}

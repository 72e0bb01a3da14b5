// @ts-check
// Writes the last set-up as text for the next game, and reads it back. The stored text may hold anything, so each field is
// checked.
import { readForm, seatAgain, seatsToKeep } from "../../../kit/last-seating.js";

/** @typedef {import("./setup-model.js").GameSetupModel} GameSetupModel */

/**
 * @param {GameSetupModel} model
 * @returns {string} what `readLastSetup` understands
 */
export function writeLastSetup(model) {
  const { edition, set, picked, length, variant, temper, free } = model;
  const crown = model.crown ? model.seats.indexOf(model.crown) : null;
  return JSON.stringify({ edition, set, picked, length, variant, seats: seatsToKeep(model), temper, crown, free });
}

/**
 * @param {GameSetupModel} model
 * @param {string | null} text
 */
export function readLastSetup(model, text) {
  const last = readForm(text);
  if (!last) return;
  if (seatAgain(model, last)) model.crown = model.seats[last.crown] ?? null;
  model.free = last.free === true;
  if (model.tempers.includes(last.temper)) model.temper = last.temper;
  model.chooseEdition(String(last.edition));
  const ids = new Set([...model.box.characters, ...model.box.districts].map(({ id }) => id));
  const known = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.filter((id) => ids.has(id)) : []);
  model.picked = { characters: known(last.picked?.characters), districts: known(last.picked?.districts) };
  model.choose(String(last.set));
  if (model.box.city_sizes.includes(last.length)) model.length = last.length;
  if (last.variant === "piles") model.variant = "piles";
}

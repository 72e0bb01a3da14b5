// @ts-check
// Writes the last set-up as text, and fills the form for the next game with it. Stored text may hold anything, so each field is
// checked.
import { readForm, seatAgain, seatsToKeep } from "../../../kit/last-seating.js";

/** @import { GameSetupModel } from "./setup-model.js" */

/**
 * @param {GameSetupModel} model
 * @returns {string} JSON for `readLastSetup`
 */
export function writeLastSetup(model) {
  const { edition, set, picked, length, variant, temper, free } = model;
  const crown = model.crown ? model.seats.indexOf(model.crown) : null;
  return JSON.stringify({ edition, set, picked, length, variant, seats: seatsToKeep(model), temper, crown, free });
}

/**
 * @param {GameSetupModel} model
 * @param {string | null} text written by `writeLastSetup`
 */
export function readLastSetup(model, text) {
  const last = readForm(text);
  if (!last) return;
  if (seatAgain(model, last)) model.crown = model.seats[last.crown] ?? null;
  model.free = last.free === true;
  if (model.tempers.includes(last.temper)) model.temper = last.temper;
  model.chooseEdition(String(last.edition));
  const ids = new Set([...model.catalogEdition.characters, ...model.catalogEdition.districts].map(({ id }) => id));
  const known = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.filter((id) => ids.has(id)) : []);
  model.picked = { characters: known(last.picked?.characters), districts: known(last.picked?.districts) };
  model.chooseSet(String(last.set));
  if (model.catalogEdition.city_sizes.includes(last.length)) model.length = last.length;
  if (last.variant === "piles") model.variant = "piles";
}

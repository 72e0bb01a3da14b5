// @ts-check
// Converts the seats of the form for a new game to plain data, and fills in the next form from it. The stored text may be
// anything, so each field is checked.
import { MOST_NAME } from "../lib/generated/bounds.js";
import { MIX } from "./computer-levels.js";
import { isComputer } from "./seating.js";
import { placeholder } from "./setup-model.js";

/** @import { Chair, SetupModel } from "./setup-model.js" */

/**
 * @param {SetupModel} model
 * @returns {object[]} the seats as they are stored; an own player is stored by its id
 */
export function seatsToKeep(model) {
  // A placeholder is not stored, since it depends on the language.
  return model.seats.map(({ name, player, own }, index) => ({
    name: name === placeholder(player, index) ? "" : name, ...(own ? { player: model.usualComputer, own: own.id } : { player }),
  }));
}

/**
 * Writes the form of a game that was played, as if it had been filled in so.
 * @param {object} setup the game's part of the form
 * @param {readonly Chair[]} seats
 * @returns {string} JSON, as the game's own `remember` writes it
 */
export function repeatedForm(setup, seats) {
  const tempers = new Set(seats.flatMap(({ player }) => (isComputer(player) ? [player.split("-")[1] ?? ""] : [])));
  const temper = tempers.size > 1 ? MIX : ([...tempers][0] ?? "");
  return JSON.stringify({ ...setup, temper, seats: seats.map(({ name, player }) => ({ name, player })) });
}

/**
 * Fills in the seats of the last game. Nothing changes if this game allows no such number of seats.
 * @param {SetupModel} model
 * @param {any} last a stored form
 * @returns {boolean} whether the seats were filled in
 */
export function seatAgain(model, last) {
  const seats = Array.isArray(last.seats) ? last.seats.map(renamed).filter((/** @type {any} */ seat) => isChair(model, seat)) : [];
  if (!model.counts.includes(seats.length)) return false;
  model.seats = seats.map((/** @type {any} */ { name, player, own }, /** @type {number} */ index) => ({
    name: name || placeholder(player, index), player, ...(typeof own === "string" ? { lastOwn: own } : {}),
  }));
  // The person may have changed the name since then, such as in a friend's room.
  if (model.ownSeat && model.savedName) model.ownSeat.name = model.savedName;
  return true;
}

/**
 * @param {string | null} text
 * @returns {any} the stored form; null if the text is not one
 */
export function readForm(text) {
  try {
    const found = JSON.parse(text ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

/**
 * Converts a seat of an earlier version, in which a person was `human`.
 * @param {any} seat
 */
function renamed(seat) {
  return seat?.player === "human" ? { ...seat, player: "person" } : seat;
}

/**
 * @param {SetupModel} model
 * @param {any} seat
 * @returns {seat is Chair}
 */
function isChair(model, seat) {
  return typeof seat?.name === "string" && [...seat.name].length <= MOST_NAME && model.kinds.includes(seat.player);
}

// @ts-check
// Stores who sat where last, and reads it back for the next game. The stored text may hold anything, so each field is
// checked.
import { placeholder } from "./setup-model.js";

/** @typedef {import("./setup-model.js").SetupModel} SetupModel */
/** @typedef {import("./setup-model.js").Chair} Chair */

/**
 * @param {SetupModel} model
 * @returns {object[]} the seats as they are stored, an own player by its id
 */
export function seatsToKeep(model) {
  // A name that the page itself has put in is left out: it goes with the language.
  return model.seats.map(({ name, player, own }, index) => ({
    name: name === placeholder(player, index) ? "" : name, ...(own ? { player: model.usual, own: own.id } : { player }),
  }));
}

/**
 * Seats everybody as they were; nothing changes where that cannot be.
 * @param {SetupModel} model
 * @param {any} last a form as it was stored
 * @returns {boolean} whether they sit as they did
 */
export function seatAgain(model, last) {
  const seats = Array.isArray(last.seats) ? last.seats.map(renamed).filter((/** @type {any} */ seat) => isChair(model, seat)) : [];
  if (!model.counts.includes(seats.length)) return false;
  model.seats = seats.map((/** @type {any} */ { name, player, own }, /** @type {number} */ index) => ({
    name: name || placeholder(player, index), player, ...(typeof own === "string" ? { wish: own } : {}),
  }));
  // The own name may have been changed since, as in a friend's room.
  if (model.ownSeat && model.savedName) model.ownSeat.name = model.savedName;
  return true;
}

/**
 * @param {string | null} text
 * @returns {any} what was stored; null where it is no form
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
 * A person was once called by another word.
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
  return typeof seat?.name === "string" && seat.name.length <= 40 && model.kinds.includes(seat.player);
}

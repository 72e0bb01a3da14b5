// @ts-check
// Seats the guests of the game before in the form for the next one: each comes along by itself, to a seat or to watch.
import { levelsOf } from "./computer-levels.js";
import { isComputer } from "./seating.js";

/** @import { Chair, SetupModel } from "./setup-model.js" */

/** A guest by the number that the room of the game before gave it; `played`: it had a seat there.
 * @typedef {{guest: number, name: string, played: boolean}} ComingGuest
 */

/** What stands for a guest among the kinds of players for a chair. @param {Pick<ComingGuest, "guest">} guest */
export const guestKind = ({ guest }) => `guest-${guest}`;

/** @param {SetupModel} model @returns {ComingGuest[]} those without a seat, who watch */
export function watchingGuests({ guests, seats }) {
  return guests.filter(({ guest }) => seats.every((seat) => seat.guest !== guest));
}

/**
 * Gives a guest a seat; who sits there takes the seat that the guest leaves.
 * @param {SetupModel} model
 * @param {Chair} seat
 * @param {ComingGuest} coming
 */
export function seatGuest({ seats }, seat, { guest, name }) {
  const left = seats.find((other) => other.guest === guest);
  if (left && left !== seat) {
    delete left.guest;
    Object.assign(left, { ...seat });
  }
  Object.assign(seat, { name, player: "elsewhere", guest });
}

/**
 * Fills in the seats of the game before. Where the form allows no such number of seats, computer players make way or fill up; of more
 * people than seats the last ones watch.
 * @param {SetupModel} model
 * @param {readonly Chair[]} before
 * @param {readonly ComingGuest[]} guests
 */
export function seatAsBefore(model, before, guests) {
  const { counts } = model;
  const people = before.filter(({ player }) => !isComputer(player));
  const most = Math.max(...counts);
  const seats = counts.includes(before.length) ? before : people.slice(0, most);
  const count = counts.includes(seats.length) ? seats.length : Math.min(...counts.filter((one) => one >= seats.length));
  if (model.seats.length !== count) model.resize(count);
  model.guests = guests;
  for (const [at, seat] of model.seats.entries()) {
    const chair = seats[at];
    delete seat.guest;
    if (chair) Object.assign(seat, { ...chair, player: kindFor(model, chair.player) });
    else Object.assign(seat, { name: model.freeName, player: model.usualComputer });
  }
}

/** @param {SetupModel} model @param {string} player @returns {string} the same kind in this form: tempers are a choice of their own there */
function kindFor({ kinds, usualComputer }, player) {
  const level = isComputer(player) ? (player.split("-")[0] ?? "") : player;
  return levelsOf(kinds).includes(level) ? level : usualComputer;
}

/**
 * Changes the number of seats: computer players go first, and who had a seat in the game before gets one again first.
 * @param {SetupModel} model
 * @param {number} count
 */
export function resizeWithGuests(model, count) {
  const { seats } = model;
  while (seats.length > count) seats.splice(leaving(seats), 1);
  while (seats.length < count) {
    const [back] = watchingGuests(model).filter(({ played }) => played);
    const chair = { name: model.freeName, player: model.usualComputer };
    seats.push(chair);
    if (back) seatGuest(model, chair, back);
  }
}

/** @param {readonly Chair[]} seats @returns {number} the place of the one that goes first */
function leaving(seats) {
  const last = (/** @type {(seat: Chair) => boolean} */ goes) => seats.findLastIndex(goes);
  const found = [last(({ player }) => isComputer(player)), last(({ player, guest }) => player === "elsewhere" && guest === undefined), last(({ guest }) => guest !== undefined)];
  return found.find((at) => at >= 0) ?? seats.length - 1;
}

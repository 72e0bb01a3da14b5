// @ts-check
// Says who sits where in the room of the guest who takes the host's part over.

/** @import { Chair, NextRoomPlan } from "../../../types.js" */

/** Stands for the device that was the host, which has no number as a guest. */
export const FORMER_HOST = 0;

/**
 * @param {readonly Chair[]} seating as the former host has it, with its guests as friends elsewhere
 * @param {readonly (number | null)[]} guests by seat
 * @param {number} heir
 * @param {string} computer the level of a computer player, for further seats of people at the former host's device
 * @returns {Pick<NextRoomPlan, "guests"> & {seating: Chair[], own: number | null}} as the heir has it; `own`: the seat of the former host
 */
export function seatsOfHeir(seating, guests, heir, computer) {
  const own = seating.findIndex(({ player }) => player === "person");
  const chairs = seating.map(({ name, player }, seat) => {
    if (guests[seat] === heir) return { name, player: "person" };
    if (player !== "person") return { name, player };
    return { name, player: seat === own ? "elsewhere" : computer };
  });
  const coming = seating.map((_, seat) => (seat === own ? FORMER_HOST : guests[seat] === heir ? null : (guests[seat] ?? null)));
  return { seating: chairs, guests: coming, own: own < 0 ? null : own };
}

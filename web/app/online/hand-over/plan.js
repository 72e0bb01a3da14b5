// @ts-check
// Writes and reads what the devices of a room tell each other while the host's part is handed on. These texts travel as those of
// the next game do: `next-room` to a guest, `pass-on` to the host.

/** @import { Chair } from "../../../types.js" */
/** @import { Wish } from "../host-room.js" */

/** Stands for the device that was the host, which has no number as a guest. */
export const FORMER_HOST = 0;

/**
 * What the heir opens its room with. `guests`: who comes to each seat, as a number of the old room, or `FORMER_HOST`; null: a
 * computer player, a newcomer, or the heir itself. `watchers`: those who come without a seat.
 * @typedef {{wish: Wish, guests: (number | null)[], watchers: number[], pace: number}} Plan
 */

const OFFER = "host ";
/** The heir's answers: it does not want to; the invitation for all seats; one for somebody who watches. */
export const DECLINED = "host-no";
const SEATS = "host-seats ";
const WATCH = "host-watch ";
/** A reply to one of these, on its way to the heir. */
const REPLY = "host-reply ";
/** The invitation to all seats, for the guest of one. */
const JOIN = "host-join ";

/** @param {Plan} plan */
export const offerText = (plan) => OFFER + JSON.stringify(plan);

/** @param {string} url */
export const seatsText = (url) => SEATS + url;

/** @param {number} guest @param {string} url */
export const watchText = (guest, url) => `${WATCH}${guest} ${url}`;

/** @param {string} url */
export const replyText = (url) => REPLY + url;

/** @param {string} text @returns {Plan | null} */
export function readOffer(text) {
  if (!text.startsWith(OFFER)) return null;
  try {
    const plan = JSON.parse(text.slice(OFFER.length));
    return isPlan(plan) ? plan : null;
  } catch {
    return null;
  }
}

/** @param {any} plan @returns {plan is Plan} */
function isPlan(plan) {
  const { wish, guests, watchers, pace } = plan ?? {};
  const isChair = (/** @type {any} */ chair) => typeof chair?.name === "string" && typeof chair.player === "string";
  const isNumber = (/** @type {unknown} */ guest) => Number.isInteger(guest);
  return typeof wish?.game === "string" && typeof wish.setup === "object" && Array.isArray(wish.seating) && wish.seating.every(isChair) &&
    Array.isArray(guests) && guests.every((guest) => guest === null || isNumber(guest)) && Array.isArray(watchers) && watchers.every(isNumber) && isNumber(pace);
}

/** @param {string} text @returns {string | null} the invitation for all seats */
export const readSeats = (text) => (text.startsWith(SEATS) ? text.slice(SEATS.length) : null);

/** @param {string} text @returns {{guest: number, url: string} | null} */
export function readWatch(text) {
  const [, guest, url = ""] = /^host-watch (\d+) (.+)$/.exec(text) ?? [];
  return guest === undefined ? null : { guest: Number(guest), url };
}

/** @param {string} text @returns {string | null} */
export const readReply = (text) => (text.startsWith(REPLY) ? text.slice(REPLY.length) : null);

/**
 * An invitation to several seats, with the seat of the one who gets it. A page of the version before would take the first seat: cut
 * into short pieces it is no invitation there.
 * @param {string} url
 * @param {number} seat
 */
export const forSeat = (url, seat) => `${JOIN}${seat} ${(url.match(/.{1,24}/g) ?? []).join("|")}`;

/** @param {string} text of an invitation @returns {{url: string, seat: number | null}} `seat`: null where it is for one */
export function readJoin(text) {
  const [, seat, pieces = ""] = /^host-join (\d+) (.+)$/.exec(text) ?? [];
  return seat === undefined ? { url: text, seat: null } : { url: pieces.replaceAll("|", ""), seat: Number(seat) };
}

/**
 * @param {readonly Chair[]} seating as the former host has it, with its guests as friends elsewhere
 * @param {readonly (number | null)[]} guests by seat
 * @param {number} heir
 * @param {string} computer the level of a computer player, for further seats of people at the former host's device
 * @returns {Pick<Plan, "guests"> & {seating: Chair[], own: number | null}} as the heir has it; `own`: the seat of the former host
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

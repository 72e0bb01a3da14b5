// @ts-check
// Reads the texts that two devices leave for each other in a mailbox: a friend's request to join, and the host's answer.
import { cleanName } from "../../../lib/own-name.js";
import { matches } from "../../../lib/pattern.js";

/**
 * A friend's request. `id` names the box of the answer, `device` the device to this link alone, `offer` is an invitation of WebRTC.
 * @typedef {{id: string, device: string, name: string, offer: string}} Request
 */

/**
 * Why a friend does not come in, each with a sentence `error-far-…`. `full`: too many wait; `unread`: the host's page cannot read the offer;
 * of the whole link: `withdrawn`: it is void; `dealt`: the game has begun; `left`: the host has left the table.
 * @typedef {"refused" | "full" | "unread" | "withdrawn" | "dealt" | "left"} No
 */

/** The host's answer. @typedef {{no: No} | {reply: string, room: string, token: string}} Answer */

const HEX = /^[0-9a-f]{16}$/;
// Longer than what fits into a mailbox.
const MOST_LETTERS = 700;
/** @type {readonly unknown[]} */
const NOS = ["full", "unread", "withdrawn", "dealt", "left"];

/** @param {any} told @returns {Request | null} null for anything else: every person with the link can leave texts */
export function readRequest(told) {
  const { id, device, name, offer } = told ?? {};
  if (!matches(HEX, id) || !matches(HEX, device) || !isText(name) || !isText(offer) || !cleanName(name)) return null;
  return { id, device, name: cleanName(name), offer };
}

/** @param {any} told @returns {Answer | null} */
export function readAnswer(told) {
  const { refused, no, reply, room, token } = told ?? {};
  if (refused === true) return { no: "refused" };
  if (NOS.includes(no)) return { no };
  return isText(reply) && isText(room) && isText(token) ? { reply, room, token } : null;
}

/**
 * A refusal as it is left. A page of the version before knows only that of a person.
 * @param {No} no
 */
export const refusalOf = (no) => (no === "refused" ? { refused: true } : { no });

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === "string" && value.length > 0 && value.length <= MOST_LETTERS;
}

// @ts-check
// Reads the texts that two devices leave for each other in a mailbox: a friend's request to join, and the host's answer.
import { cleanName } from "../../../lib/own-name.js";

/**
 * A friend's request. `id` names the box of the answer, `device` the device to this link alone, `offer` is an invitation of WebRTC.
 * @typedef {{id: string, device: string, name: string, offer: string}} Request
 */

/** The host's answer. @typedef {{refused: true} | {reply: string, room: string, token: string}} Answer */

const HEX = /^[0-9a-f]{16}$/;
const MOST_LETTERS = 600;

/** @param {any} told @returns {Request | null} null for anything else: every person with the link can leave texts */
export function readRequest(told) {
  const { id, device, name, offer } = told ?? {};
  if (!HEX.test(id) || !HEX.test(device) || !isText(name) || !isText(offer) || !cleanName(name)) return null;
  return { id, device, name: cleanName(name), offer };
}

/** @param {any} told @returns {Answer | null} */
export function readAnswer(told) {
  const { refused, reply, room, token } = told ?? {};
  if (refused === true) return { refused };
  return isText(reply) && isText(room) && isText(token) ? { reply, room, token } : null;
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === "string" && value.length > 0 && value.length <= MOST_LETTERS;
}

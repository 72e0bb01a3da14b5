// @ts-check
// Reads the texts that two devices leave for each other in a mailbox: a friend's request to join, and the host's answer.
import { cleanName } from "../../../lib/own-name.js";
import { matches } from "../../../lib/pattern.js";
import { isBoxKey } from "../../../peer/mailbox.js";

/**
 * A friend's request. `id` names it, `device` is the device's secret for this link alone, `offer` is an invitation of WebRTC, `answer`
 * the key of the box that only this device and the host know. In one of the version before, `answer` is "": `id` names the box of the
 * answer, and `device` is no secret.
 * @typedef {{id: string, device: string, name: string, offer: string, answer: string}} Request
 */

/**
 * Why a friend does not come in, each with a sentence `error-far-…`. `full`: too many wait; `unread`: the host's page cannot read the offer;
 * `elsewhere`: a newer page of the same device asks; of the whole link: `withdrawn`: it is void; `dealt`: the game has begun; `left`: the host has left the table.
 * @typedef {"refused" | "full" | "unread" | "elsewhere" | "withdrawn" | "dealt" | "left"} No
 */

/** The host's answer; `name`: of the host, "" from one of the version before. @typedef {{no: No} | {reply: string, room: string, token: string, name: string}} Answer */

const HEX = /^[0-9a-f]{16}$/;
const SECRET = /^[0-9a-f]{32}$/;
// Longer than what fits into a mailbox.
const MOST_LETTERS = 700;
/** @type {readonly unknown[]} */
const NOS = ["full", "unread", "elsewhere", "withdrawn", "dealt", "left"];

/** @param {any} told @returns {Request | null} null for anything else: every person with the link can leave texts */
export function readRequest(told) {
  const { id, device, name, offer, answer = "" } = told ?? {};
  if (!matches(HEX, id) || !matches(answer ? SECRET : HEX, device) || !isText(name) || !isText(offer) || !cleanName(name)) return null;
  return answer === "" || (isText(answer) && isBoxKey(answer)) ? { id, device, name: cleanName(name), offer, answer } : null;
}

/** @param {any} told @returns {Answer | null} */
export function readAnswer(told) {
  const { refused, no, reply, room, token, name = "" } = told ?? {};
  if (refused === true) return { no: "refused" };
  if (NOS.includes(no)) return { no };
  return isText(reply) && isText(room) && isText(token) ? { reply, room, token, name: isText(name) ? cleanName(name) : "" } : null;
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

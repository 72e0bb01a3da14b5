// @ts-check
// Reads the host's answer to a friend's request, and writes a refusal. The engine reads requests (`knocks.py`).
import { cleanName } from "../../../lib/own-name.js";

/** @import { Order } from "../driver.js" */

/**
 * Why a friend does not come in, each with a sentence `error-far-…`. Those of the engine's doors; of the version before `dealt`: the game has
 * begun.
 * @typedef {Extract<Order, {kind: "say-no"}>["no"] | "dealt"} No
 */

/** The host's answer; `name`: of the host, "" from one of the version before. @typedef {{no: No} | {reply: string, room: string, token: string, name: string}} Answer */

// Longer than what fits into a mailbox.
const MOST_LETTERS = 700;
/** @type {readonly unknown[]} */
const NOS = ["full", "unread", "elsewhere", "withdrawn", "dealt", "left"];

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

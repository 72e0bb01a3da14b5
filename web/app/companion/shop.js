// @ts-check
// Reads where a printed game is sold, if the owner of this copy of the site says so (site.json).
import { BASE_URL } from "../../lib/base-url.js";
import { matches } from "../../lib/pattern.js";

/** @param {string} game @returns {Promise<string>} the address; "" for none */
export async function readShop(game) {
  const answer = await fetch(new URL("site.json", BASE_URL));
  const { boxes } = await answer.json();
  const address = Object.hasOwn(boxes ?? {}, game) ? boxes[game] : "";
  return typeof address === "string" && matches(/^https:\/\/\S+$/, address) ? address : "";
}

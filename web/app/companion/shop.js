// @ts-check
// Reads where a printed game is sold, if the owner of this copy of the site says so.
import { matches } from "../../lib/pattern.js";
import { readSiteJson } from "../../lib/site/site-json.js";

/** @param {string} game @returns {Promise<string>} the address; "" for none */
export async function readShop(game) {
  const { boxes } = await readSiteJson();
  const address = Object.hasOwn(boxes ?? {}, game) ? boxes[game] : "";
  return typeof address === "string" && matches(/^https:\/\/\S+$/, address) ? address : "";
}

// @ts-check
// Reads what this copy of the site says about itself (site.json).
import { BASE_URL } from "../base-url.js";

/** Milliseconds after which a server that does not answer is given up. */
const TIMEOUT = 30_000;

/** @returns {Promise<any>} the facts, as they stand there. Throws where there is no answer. */
export async function readSiteJson(timeout = TIMEOUT) {
  const answer = await fetch(new URL("site.json", BASE_URL), { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`site.json: ${answer.status}`);
  return answer.json();
}

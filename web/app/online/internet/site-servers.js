// @ts-check
// Fetches the site's list of servers for games over the internet.
import { BASE_URL } from "../../../lib/base-url.js";
import { readSiteServers } from "../../../peer/servers.js";

// A first visit fetches the whole site at the same time. If the site does not answer, there is no internet connection to play over.
const TIMEOUT = 30_000;

/** @returns {Promise<import("../../../peer/servers.js").SiteServer[]>} none if the list cannot be fetched */
export async function siteServers() {
  try {
    const answer = await fetch(new URL("servers.json", BASE_URL), { cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? readSiteServers(await answer.json()) : [];
  } catch {
    return [];
  }
}

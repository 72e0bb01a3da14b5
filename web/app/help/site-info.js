// @ts-check
// Knows the name of this copy of the site, its owner, and how to reach them.
import { BASE_URL } from "../../lib/base-url.js";
import { LANGUAGES } from "../../lib/i18n.js";
import { matches } from "../../lib/pattern.js";
import { readSiteJson } from "../../lib/site/site-json.js";

/**
 * @typedef {object} SiteInfo
 * @property {Record<string, string>} name by language
 * @property {string} owner who runs this copy; "" if they do not say
 * @property {string} contact an address of a page or of mail, or a few words; "" for none
 */

/** @type {SiteInfo} */
export const UNKNOWN_SITE = { name: {}, owner: "", contact: "" };

/** @returns {Promise<SiteInfo>} */
export async function readSiteInfo() {
  const { name, owner, contact } = await readSiteJson();
  return { name, owner: String(owner), contact: String(contact) };
}

/** @returns {Promise<string>} the licence texts of all that the site carries; only people ask for them, so no device stores them */
export async function readLicences() {
  const answer = await fetch(new URL("LICENCES.txt", BASE_URL));
  if (!answer.ok) throw new Error(`LICENCES.txt: ${answer.status}`);
  return answer.text();
}

/**
 * @param {SiteInfo} site
 * @param {string} language
 * @returns {string} the site's name in a language, or in the first that it has one in
 */
export function siteName({ name }, language) {
  return name[language] ?? name[LANGUAGES[0] ?? ""] ?? "";
}

/**
 * @param {string} contact
 * @returns {string} what a link to it leads to; "" if it is no address
 */
export function contactAddress(contact) {
  if (matches(/^https:\/\/\S+$/, contact)) return contact;
  return matches(/^[^\s@/]+@[^\s@/]+$/, contact) ? `mailto:${contact}` : "";
}

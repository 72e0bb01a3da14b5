// @ts-check
// Loads the texts of the page from their files, for tests that read what the page says without a browser.
import { readFileSync } from "node:fs";
import { useLanguage, useTexts } from "../../web/lib/i18n.js";
import { BASE_URL } from "../../web/lib/base-url.js";

/** What is the top of the site once it is built. */
const WEB = new URL("../../web/", import.meta.url);

/**
 * @param {string} language
 * @param {readonly string[]} folders of the games whose texts are wanted beside the shared ones
 */
export async function readTexts(language, folders) {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (address) => new Response(readFileSync(new URL(String(address).replace(BASE_URL.href, ""), WEB)));
  Object.assign(globalThis, { document: { documentElement: {}, title: "" } });
  try {
    for (const folder of folders) await useTexts(folder);
    await useLanguage(language);
  } finally {
    globalThis.fetch = fetched;
    Reflect.deleteProperty(globalThis, "document");
  }
}

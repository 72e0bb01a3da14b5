// @ts-check
// Names the web manifest of the page's language, so that the installed app has its name and shortcuts in it.
import { LANGUAGES } from "../../lib/i18n.js";

/**
 * @param {string} language
 * @returns {string} the manifest in a language, a file of the site; all of them are of one app
 */
export function manifestOf(language) {
  return language === LANGUAGES[0] || !LANGUAGES.includes(language) ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

/** Names the manifest of the language that the page is in, now and whenever that changes. */
export function followLanguage() {
  const { documentElement: page } = document;
  const link = document.querySelector('link[rel="manifest"]');
  const look = () => {
    const wanted = `./${manifestOf(page.lang)}`;
    if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
  };
  new MutationObserver(look).observe(page, { attributeFilter: ["lang"] });
  look();
}

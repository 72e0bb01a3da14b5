// @ts-check
// Chooses the page's theme: the system's, or one that the person has chosen. first-paint.js applies it.
import { getSetting, setSetting } from "../../store/settings.js";

/** What can be chosen. */
export const THEMES = ["system", "dark", "light", "contrast"];
const NAME = "theme";

let chosen = "system";

/** @returns {string} what is chosen */
export function theme() {
  return chosen;
}

/** Puts on what was chosen on an earlier visit. The copy is never older: a page that closes loses settings on their way to the store. */
export async function recallTheme() {
  put(readCopy() ?? (await getSetting(NAME)) ?? "");
}

/** @returns {string | null} */
function readCopy() {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** @param {string} name */
export function chooseTheme(name) {
  put(name);
  void setSetting(NAME, chosen);
}

/** @param {string} name */
function put(name) {
  chosen = THEMES.includes(name) ? name : "system";
  try {
    // For the next first paint, which happens before settings can be read.
    localStorage.setItem(NAME, chosen);
  } catch {
    // Without it the next visit begins with the system's theme.
  }
  document.dispatchEvent(new CustomEvent(NAME, { detail: chosen }));
}

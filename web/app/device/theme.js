// @ts-check
// Chooses the page's theme: the system's, or one that the person has chosen. first-paint.js applies it.
import { getSetting, setSetting } from "../../store/settings.js";

/** Themes that a person can choose. */
export const THEMES = ["system", "dark", "light", "contrast"];
const NAME = "theme";

let chosen = "system";

/** @returns {string} the chosen theme */
export function theme() {
  return chosen;
}

/** @returns {boolean} whether the page has its light colours */
export const isLight = () => getComputedStyle(document.documentElement).colorScheme === "light";

/**
 * Applies the theme of an earlier visit. The copy in localStorage is never older than the stored setting: a page that closes may
 * lose a setting before it is stored. The copy is not written again, since this page may have read it before the previous page
 * wrote it; then the browser reports the change, like one in another tab.
 */
export async function recallTheme() {
  addEventListener("storage", ({ key, newValue }) => key === NAME && show(newValue ?? ""));
  const copy = readCopy();
  if (copy !== null) return show(copy);
  const setting = await getSetting(NAME);
  if (setting === null) show(readCopy() ?? "");
  else put(setting);
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
  show(name);
  try {
    // For the next first paint, which happens before settings can be read.
    localStorage.setItem(NAME, chosen);
  } catch {
    // Without it the next visit begins with the system's theme.
  }
}

/** @param {string} name */
function show(name) {
  chosen = THEMES.includes(name) ? name : "system";
  document.dispatchEvent(new CustomEvent(NAME, { detail: chosen }));
}

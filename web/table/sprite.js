// @ts-check
// Pictures, put into the page itself, each when it is first drawn: the page stays small while little of it is shown.
// Referring to another file's would have the browser parse that whole file again and again, some 5 MB each time, and
// keep what it has parsed for long.
import { SITE } from "../site.js";

/** @type {Map<string, Element>} pictures that have come and are not on the page */
const waiting = new Map();
/** @type {Set<string>} pictures that were drawn */
const wanted = new Set();
/** @type {Element | null} what holds those on the page */
let sheet = null;

/**
 * Has a picture on the page from now on, or as soon as it has come.
 * @param {string} id
 */
export function wantPicture(id) {
  wanted.add(id);
  const symbol = waiting.get(id);
  if (symbol && waiting.delete(id)) place(symbol);
}

/** @param {Element} symbol */
function place(symbol) {
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("class", "hidden");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(sheet);
  }
  sheet.append(symbol);
}

/**
 * Fetches pictures; icons that are on the page already fill up.
 * @param {string} [path] of a sprite in the site
 */
export async function loadPictures(path = "art/sprite.svg") {
  try {
    const response = await fetch(new URL(path, SITE));
    if (!response.ok) throw new Error(`pictures: ${response.status}`);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    for (const symbol of [...documentElement.children]) {
      if (wanted.has(symbol.id)) place(symbol);
      else waiting.set(symbol.id, symbol);
    }
  } catch (error) {
    // The words beside every picture still say it all.
    console.warn(error);
  }
}

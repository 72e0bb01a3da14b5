// @ts-check
// Puts each picture of the sprite into the page when it is first drawn, so that the browser parses only the pictures in
// use: to parse all takes as long as to draw the lobby. A reference to another file would make the browser parse that
// file again each time, some 5 MB.
import { BASE_URL } from "./base-url.js";

/** @type {Map<string, string>} text of the pictures that are loaded and not on the page */
const waiting = new Map();
/** @type {string[]} texts to add to the page together */
let next = [];
/** @type {Set<string>} pictures that were drawn */
const wanted = new Set();
/** @type {Element | null} the parent of the pictures on the page */
let sheet = null;

/**
 * Adds a picture to the page, now or as soon as it is loaded.
 * @param {string} id
 */
export function wantPicture(id) {
  wanted.add(id);
  const text = waiting.get(id);
  if (!text || !waiting.delete(id)) return;
  next.push(text);
  // All pictures of one drawing at once.
  if (next.length === 1) queueMicrotask(() => place(next.splice(0)));
}

/** @param {readonly string[]} symbols */
function place(symbols) {
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("class", "hidden");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(sheet);
  }
  const { documentElement } = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`, "image/svg+xml");
  sheet.append(...documentElement.children);
}

// One a line, see tools/sprite.py.
const SYMBOL = /^<symbol [^>]*\bid="([^"]+)".*$/gm;

/**
 * Fetches pictures; icons that are already drawn appear.
 * @param {string} [path] of a sprite in the site
 */
export async function loadPictures(path = "art/sprite.svg") {
  try {
    const response = await fetch(new URL(path, BASE_URL));
    if (!response.ok) throw new Error(`pictures: ${response.status}`);
    for (const [text, id] of (await response.text()).matchAll(SYMBOL)) waiting.set(id ?? "", text);
    for (const id of wanted) wantPicture(id);
  } catch (error) {
    // The words beside every picture still say it all.
    console.warn(error);
  }
}

// @ts-check
// Adds each picture of the sprite to the page when it is first drawn. So the browser parses only the pictures in use: parsing
// all of them takes as long as drawing the lobby. With references to another file the browser would parse that file, some 5 MB,
// again for each picture.
import { BASE_URL } from "./base-url.js";

/** @type {Map<string, string>} text of the pictures that are loaded but not on the page, by id */
const waiting = new Map();
/** @type {string[]} texts of pictures that are added to the page next */
let next = [];
/** @type {Set<string>} ids of pictures that were drawn, loaded or not */
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
  // All pictures of one drawing are added together.
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

// tools/sprite.py writes each picture in a line of its own.
const SYMBOL = /^<symbol [^>]*\bid="([^"]+)".*$/gm;

/** @param {string} text of a sprite @returns {Map<string, string>} the texts of its pictures by id */
export const picturesIn = (text) => new Map([...text.matchAll(SYMBOL)].map(([picture, id]) => [id ?? "", picture]));

/** @param {string} path of a sprite in the site @returns {Promise<Map<string, string>>} the texts of its pictures by id; rejected where it cannot be loaded */
export async function fetchPictures(path) {
  const response = await fetch(new URL(path, BASE_URL));
  if (!response.ok) throw new Error(`pictures: ${response.status}`);
  return picturesIn(await response.text());
}

/**
 * Loads the pictures of a sprite. Those that are drawn already appear.
 * @param {string} [path] of a sprite in the site
 */
export async function loadPictures(path = "art/sprite.svg") {
  try {
    for (const [id, text] of await fetchPictures(path)) waiting.set(id, text);
    for (const id of wanted) wantPicture(id);
  } catch (error) {
    // The page works without pictures: every picture has words beside it.
    console.warn(error);
  }
}

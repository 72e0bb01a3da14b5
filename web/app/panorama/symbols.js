// @ts-check
// Reads pictures of a sprite as texts, for drawings that stand alone.
import { BASE_URL } from "../../lib/base-url.js";

// tools/sprite.py writes each picture in a line of its own.
const SYMBOL = /^<symbol [^>]*\bid="([^"]+)".*$/gm;

/** Loaded sprites by path. @type {Map<string, Promise<ReadonlyMap<string, string>>>} */
const loaded = new Map();

/**
 * @param {string} path of a sprite in the site
 * @returns {Promise<ReadonlyMap<string, string>>} its pictures by id; rejected where it cannot be loaded
 */
export function symbolsOf(path) {
  const known = loaded.get(path) ?? read(path);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known;
}

/** @param {string} path */
async function read(path) {
  const response = await fetch(new URL(path, BASE_URL));
  if (!response.ok) throw new Error(`pictures: ${response.status}`);
  return symbolsIn(await response.text());
}

/** @param {string} text of a sprite @returns {ReadonlyMap<string, string>} */
export function symbolsIn(text) {
  return new Map([...text.matchAll(SYMBOL)].map(([symbol, id]) => [id ?? "", symbol]));
}

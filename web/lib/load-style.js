// @ts-check
// Loads a style sheet that no start needs, once.

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * @param {URL} url
 * @returns {Promise<void>} when it is in use
 */
export function loadStyle({ href }) {
  const known = loaded.get(href) ?? load(href);
  loaded.set(href, known);
  // A failure is forgotten: the network may be back at the next attempt.
  known.catch(() => loaded.delete(href));
  return known;
}

/** @param {string} href @returns {Promise<void>} */
function load(href) {
  const link = document.createElement("link");
  return new Promise((resolve, reject) => {
    Object.assign(link, { rel: "stylesheet", href, onload: () => resolve(), onerror: () => reject(new Error(href)) });
    document.head.append(link);
  });
}

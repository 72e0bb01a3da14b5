// @ts-check
// All pictures, put into the page itself. Referring to another file's would have the browser parse that whole file again
// and again, some 5 MB each time, and keep what it has parsed for long.
import { SITE } from "../site.js";

/**
 * Fetches pictures; icons that are on the page already fill up.
 * @param {string} [path] of a sprite in the site
 */
export async function loadPictures(path = "art/sprite.svg") {
  try {
    const response = await fetch(new URL(path, SITE));
    if (!response.ok) throw new Error(`pictures: ${response.status}`);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    documentElement.setAttribute("class", "hidden");
    documentElement.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(documentElement, true));
  } catch (error) {
    // The words beside every picture still say it all.
    console.warn(error);
  }
}

// @ts-check
// Draws a picture of the sprite, see sprite.js; a missing picture leaves its place empty.
import { html } from "../vendor/lit.js";
import { wantPicture } from "./sprite.js";

/**
 * @param {string} id of a symbol: `icon-…`, or of a game's pieces
 * @param {string} [style] class names beside `icon`
 */
export function icon(id, style = "") {
  wantPicture(id);
  return html`<svg class="icon ${style}" aria-hidden="true"><use href="#${id}"></use></svg>`;
}

/** An empty element for a picture that is still loading. */
export const noIcon = html`<svg class="icon" aria-hidden="true"></svg>`;

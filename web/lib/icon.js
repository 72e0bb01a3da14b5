// @ts-check
// Draws a picture of the sprite (sprite.js). If the sprite has no such picture, its place stays empty.
import { html } from "../vendor/lit.js";
import { wantPicture } from "./sprite.js";

/**
 * @param {string} id of a picture in the sprite, such as `icon-close`
 * @param {string} [style] class names beside `icon`
 */
export function icon(id, style = "") {
  wantPicture(id);
  return html`<svg class="icon ${style}" aria-hidden="true"><use href="#${id}"></use></svg>`;
}

/** The empty place of a picture that is drawn later. */
export const noIcon = html`<svg class="icon" aria-hidden="true"></svg>`;

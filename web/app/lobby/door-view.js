// @ts-check
// Draws one of the large buttons that lead from the lobby into a part of the site.
import { classMap, html, ifDefined, nothing } from "../../vendor/lit.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Door
 * @property {string} testid
 * @property {string} icon
 * @property {string} words
 * @property {string} [note] one more line below
 * @property {boolean} [ready] whether it can be opened yet
 * @property {boolean} [main] whether it is the one that most people want
 * @property {boolean} [busy] whether what it leads to is on its way
 * @property {() => void} open
 */

/** @param {Door} door */
export function doorView({ testid, icon: picture, words, note = "", ready = true, main = false, busy = false, open }) {
  return html`<button class=${classMap({ door: true, primary: main, plain: !main })} data-testid=${testid} ?disabled=${!ready} aria-busy=${ifDefined(busy ? "true" : undefined)} @click=${open}>
    ${icon(picture)} <span><b>${words}</b>${note ? html` <small>${note}</small>` : nothing}</span></button>`;
}

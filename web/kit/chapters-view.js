// @ts-check
// Draws chapters of a game's rules for the help, from the texts `help-<id>-title` and `help-<id>-<number>`.
import { html, nothing } from "../vendor/lit.js";
import { hasText, t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";
import { matchOf } from "../lib/pattern.js";

/**
 * @param {string} id
 * @param {unknown} body
 */
export function chapter(id, body) {
  return html`<section class="chapter" data-chapter=${id} data-entry=${id} tabindex="-1" aria-labelledby="chapter-${id}">
    <h2 id="chapter-${id}">${t(`help-${id}-title`)}</h2>
    ${body}
  </section>`;
}

/**
 * @param {string} id of a chapter
 * @returns {string[]} its paragraphs, in the order of their numbers
 */
function texts(id) {
  const found = [];
  for (let number = 1; hasText(`help-${id}-${number}`); number += 1) found.push(t(`help-${id}-${number}`));
  return found;
}

/**
 * Draws the texts of a chapter as paragraphs.
 * @param {string} id of a chapter
 */
export function paragraphs(id) {
  return texts(id).map((text) => html`<p>${text}</p>`);
}

/**
 * Draws the texts of a chapter as a numbered list.
 * @param {string} id of a chapter
 * @param {readonly string[]} [pictures] ids of icons, one for each step
 */
export function steps(id, pictures = []) {
  return html`<ol class="steps">
    ${texts(id).map((text, at) => {
      const [lead, rest] = leadOf(text);
      return html`<li>${pictures[at] ? html`<span class="step-icon">${icon(pictures[at])}</span>` : nothing}
        <p><strong>${lead}</strong>${rest}</p></li>`;
    })}
  </ol>`;
}

/**
 * Splits a step after its first full stop or colon: the first part is drawn bold.
 * @param {string} text
 * @returns {[string, string]} "" and the whole text if a comma or a dash comes first
 */
function leadOf(text) {
  const found = matchOf(/^[^.:,—]+[.:]/, text);
  return found ? [found[0], text.slice(found[0].length)] : ["", text];
}

// @ts-check
// Draws chapters of a game's rules for the help: `help-<id>-title`, and numbered paragraphs `help-<id>-<number>`.
import { html, nothing } from "../vendor/lit.js";
import { hasText, t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";

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
 * @returns {string[]} its numbered paragraphs
 */
function texts(id) {
  const found = [];
  for (let number = 1; hasText(`help-${id}-${number}`); number += 1) found.push(t(`help-${id}-${number}`));
  return found;
}

/** @param {string} id of a chapter */
export function paragraphs(id) {
  return texts(id).map((text) => html`<p>${text}</p>`);
}

/**
 * @param {string} id of a chapter
 * @param {readonly string[]} [pictures]
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
 * The words a step begins with, up to its first stop, stand out.
 * @param {string} text
 * @returns {[string, string]}
 */
function leadOf(text) {
  const found = /^[^.:,—]+[.:]/.exec(text);
  return found ? [found[0], text.slice(found[0].length)] : ["", text];
}

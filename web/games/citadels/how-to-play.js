// @ts-check
// The help's first part: how the game is played, chapter by chapter.
import { html, nothing } from "../../vendor/lit.js";
import { hasText, t } from "../../i18n.js";
import { icon } from "../../table/icon.js";

/** The types of districts in the order of the chapter about them. */
const TYPES = ["noble", "religious", "trade", "military", "unique"];
const TURN = ["icon-gold", "icon-tax", "icon-star", "icon-build", "icon-turn"];
const SCORES = ["districts", "uniques", "types", "first", "completed"];

/** @param {import("../../table/game.js").HelpScene} help */
export function howToPlay({ catalogue }) {
  const cast = catalogue?.editions[0]?.presets[0]?.characters ?? [];
  return html`<div class="chapters">
    ${chapter("goal", html`<img class="chapter-skyline" src="./art/skyline.svg" alt="" width="1600" height="420" />${paragraphs("goal")}`)}
    ${chapter("round", html`<p class="chapter-cast" aria-hidden="true">${cast.map((id) => icon(`character-${id}`))}</p>${steps("round")}`)}
    ${chapter("turn", steps("turn", TURN))}
    ${chapter("types", html`<ul class="type-rows">${TYPES.map(typeRow)}</ul>`)}
    ${chapter("crown", html`<p class="chapter-crown" aria-hidden="true">${icon("icon-crown")}</p>${paragraphs("crown")}`)}
    ${chapter("end", html`<p>${t("help-end-1")}</p>
      <ul class="score-rows">${SCORES.map((id) => html`<li>${icon("icon-star")} ${t(`help-score-${id}`)}</li>`)}</ul>
      <p>${t("help-end-2")}</p>`)}
    ${chapter("few", paragraphs("few"))} ${chapter("classic", paragraphs("classic"))} ${chapter("table", paragraphs("table"))}
  </div>`;
}

/**
 * @param {string} id
 * @param {unknown} body
 */
function chapter(id, body) {
  return html`<section class="chapter" data-chapter=${id} aria-labelledby="chapter-${id}">
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
function paragraphs(id) {
  return texts(id).map((text) => html`<p>${text}</p>`);
}

/**
 * @param {string} id of a chapter
 * @param {readonly string[]} [pictures]
 */
function steps(id, pictures = []) {
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

/** @param {string} type */
function typeRow(type) {
  return html`<li data-type=${type}><span class="roof">${icon(`icon-${type}`)}</span>${t(`help-types-${type}`)}</li>`;
}

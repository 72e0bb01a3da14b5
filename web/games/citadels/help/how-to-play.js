// @ts-check
// Draws the chapters of the help that explain how to play.
import { html } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { chapter, paragraphs, steps } from "../../../kit/chapters-view.js";
import { icon } from "../../../lib/icon.js";

/** Types of districts, in the order of their chapter. */
const TYPES = ["noble", "religious", "trade", "military", "unique"];
/** Icons of the steps of a turn. */
const TURN = ["icon-gold", "icon-tax", "icon-star", "icon-build", "icon-turn"];
/** Parts of a score, by the end of their text's id. */
const SCORES = ["districts", "uniques", "types", "first", "completed"];

/** @param {import("../../../kit/game.js").HelpScene} help */
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

/** @param {string} type */
function typeRow(type) {
  return html`<li data-type=${type}><span class="roof">${icon(`icon-${type}`)}</span>${t(`help-types-${type}`)}</li>`;
}

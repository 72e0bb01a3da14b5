// @ts-check
// Rules and help: how to play, every card, and how the rule books are read here. Needs no engine.
import { html, keyed, nothing } from "../vendor/lit.js";
import { hasText, t } from "../i18n.js";
import { galleryView } from "../games/citadels/gallery.js";
import { icon } from "./icon.js";
import { readingsView } from "../games/citadels/readings.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {{part: string, edition: string}} Help what the screen shows: a part, and the edition of the cards */

const PARTS = { play: "icon-play", cards: "icon-cards", readings: "icon-log" };

/** The types of districts in the order of the chapter about them. */
const TYPES = ["noble", "religious", "trade", "military", "unique"];
const TURN = ["icon-gold", "icon-tax", "icon-star", "icon-build", "icon-turn"];
const SCORES = ["districts", "uniques", "types", "first", "completed"];

/**
 * @param {App} app
 * @param {Help} help
 */
export function helpView(app, help) {
  return html`<div class="help" @keydown=${(/** @type {KeyboardEvent} */ event) => leaveBy(app, event)}>
    <header class="help-bar">
      <button class="quiet round" data-testid="close-help" aria-label=${t("close")} title=${t("close")} @click=${() => app.closeHelp()}>
        ${icon("icon-back")}
      </button>
      <h1 id="help-title" tabindex="-1">${t("help")}</h1>
      <nav class="help-parts" aria-label=${t("help-parts")}>
        ${Object.entries(PARTS).map(
          ([part, picture]) => html`<button aria-current=${part === help.part ? "page" : nothing} data-part=${part}
            @click=${() => app.openHelp({ part })}>${icon(picture)} ${t(`help-part-${part}`)}</button>`,
        )}
      </nav>
    </header>
    ${keyed(help.part, html`<main class="help-main" data-part=${help.part} tabindex="0">${partView(app, help)}</main>`)}
  </div>`;
}

/**
 * @param {App} app
 * @param {Help} help
 */
function partView(app, help) {
  if (help.part === "cards") return galleryView(app, help);
  return help.part === "readings" ? readingsView() : howToPlay(app);
}

/**
 * @param {App} app
 * @param {KeyboardEvent} event
 */
function leaveBy(app, event) {
  if (event.key === "Escape") app.closeHelp();
}

/** @param {App} app */
function howToPlay(app) {
  const cast = app.hello?.editions[0]?.presets[0]?.characters ?? [];
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

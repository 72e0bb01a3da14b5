// @ts-check
// Draws the beat that is told over the board, as a banner or as a card with what was done to the viewer, and the buttons that
// step through the beats.
import { html, keyed, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { roundPageView } from "../../kit/round-page-view.js";
import { stopButton } from "../match/thinking-view.js";

/** @import { Beat } from "../../kit/story.js" */

/**
 * @typedef {object} Controls
 * @property {boolean} told whether a beat is told
 * @property {(() => void) | null} stop has the thinking player decide; null if no player is shown as thinking, or this device may not stop it
 * @property {boolean} paused
 * @property {(paused: boolean) => void} pause
 * @property {() => void} step ends the present beat
 * @property {(() => void) | null} skip shows everything up to the next question
 */

/**
 * @param {Beat | null} beat
 * @param {() => void} goOn
 */
export function storyView(beat, goOn) {
  if (beat?.frame === "card") return keyed(beat, cardView(beat, goOn));
  // Screen readers read the log, so a banner is hidden from them.
  if (beat?.frame === "banner") return keyed(beat, bannerView(beat));
  if (beat?.frame === "page" && beat.page) return keyed(beat, overlay(beat.page, goOn));
  return nothing;
}

/**
 * Draws a page over the board: it disappears by itself, or when it is pressed.
 * @param {import("../../kit/story.js").RoundPage} page
 * @param {() => void} goOn
 */
function overlay(page, goOn) {
  return html`<div class="story over" @click=${goOn}>
    <section class="round-page" data-testid="round-page" role="status">
      ${roundPageView(page)}
      <button class="plain" data-testid="round-page-close">${t("story-continue")}</button>
    </section>
  </div>`;
}

/** @param {Beat} beat */
function bannerView({ text, icon: picture, tone }) {
  return html`<div class="story" aria-hidden="true"><p class="story-banner" data-tone=${tone ?? nothing}>
    ${picture ? icon(picture) : nothing}<span>${text}</span></p></div>`;
}

/**
 * @param {Beat} beat
 * @param {() => void} goOn
 */
function cardView(beat, goOn) {
  return html`<div class="story over">
    <section class="story-card" data-testid="story-card" data-story=${beat.group} role="alertdialog" aria-labelledby="story-title" aria-describedby="story-line">
      <span class="story-seal">${icon(beat.icon ?? "icon-info")}</span>
      <h2 id="story-title">${beat.text}</h2>
      <p id="story-line">${beat.line ?? ""}</p>
      <button class="primary" data-testid="story-continue" @click=${goOn}>${t("story-continue")}</button>
    </section>
  </div>`;
}

/**
 * Draws the buttons: while a computer player thinks, the stop button replaces pause and step.
 * @param {Controls} controls
 */
export function storyControls({ told, stop, paused, pause, step, skip }) {
  return html`<div class="story-controls">
    ${stop ? stopButton(stop) : told ? stepControls(paused, pause, step) : nothing}
    ${told && skip ? html`<button class="plain skip" @click=${skip}>${icon("icon-turn")} ${t("skip")}</button>` : nothing}
  </div>`;
}

/**
 * @param {boolean} paused
 * @param {(paused: boolean) => void} pause
 * @param {() => void} step
 */
function stepControls(paused, pause, step) {
  const text = t(paused ? "story-resume" : "story-pause");
  return html`<button class="plain" data-testid="story-pause" aria-label=${text} title=${text} @click=${() => pause(!paused)}>
      ${icon(paused ? "icon-play" : "icon-pause")}</button>
    <button class="plain" data-testid="story-step" aria-label=${t("story-step")} title=${t("story-step")} @click=${step}>
      ${icon("icon-next")}</button>`;
}

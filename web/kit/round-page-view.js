// @ts-check
// Draws the summary of a round or another part of the game: one picture, and a row for each player it is about.
import { html } from "../vendor/lit.js";
import { face } from "./seat-face.js";
import { icon } from "../lib/icon.js";

/** @param {import("./story.js").RoundPage} page */
export function roundPageView({ title, picture, rows }) {
  return html`<h2>${title}</h2>
    <span class="page-picture">${icon(picture)}</span>
    <ul class="page-rows">${rows.map(({ seat, tone, text }) => html`<li data-tone=${tone}>${face(seat)}<span>${text}</span></li>`)}</ul>`;
}

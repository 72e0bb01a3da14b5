// @ts-check
// Draws the chapters of the help that explain how to play.
import { html } from "../../../vendor/lit.js";
import { chapter, paragraphs, steps } from "../../../kit/chapters-view.js";
import { resourcesView } from "./welcome.js";

/** Icons of the steps of a turn. */
const TURN = ["icon-turn", "piece-cards", "icon-deck", "piece-building", "piece-civic"];

export function howToPlay() {
  return html`<div class="chapters">
    ${chapter("goal", paragraphs("goal"))}
    ${chapter("cards", html`${paragraphs("cards")}${resourcesView()}`)}
    ${chapter("turn", steps("turn", TURN))}
    ${chapter("build", paragraphs("build"))} ${chapter("tokens", paragraphs("tokens"))}
    ${chapter("market", paragraphs("market"))} ${chapter("end", paragraphs("end"))} ${chapter("alone", paragraphs("alone"))}
    ${chapter("table", paragraphs("table"))}
  </div>`;
}

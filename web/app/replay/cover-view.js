// @ts-check
// Draws the cover of a replay that came with a link: who played, what they scored, and the two ways on.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";
import { nameOf, winnerText } from "../results/scores-view.js";

/**
 * @typedef {object} Cover
 * @property {readonly import("../results/scores-view.js").ScoreView[]} scores
 * @property {readonly string[]} names of the seats
 * @property {string} rival the name of the rival without a seat
 * @property {string} setup what was played, in a few words
 * @property {string} changed what has become of its end under today's rules; "" if nothing
 * @property {string} town the address of a picture of the winner's town; "" where there is none, or not yet
 * @property {() => void} watch
 * @property {(() => void) | null} playDeal
 */

/** @param {Cover} cover */
export function coverView(cover) {
  const { scores, setup, changed, town, watch, playDeal } = cover;
  const ranked = [...scores].sort((one, other) => one.place - other.place);
  return html`<section class="ask replay cover" data-testid="replay-cover" aria-labelledby="replay-title">
    <header class="prompt">
      <p class="whose">${icon("icon-replay")} <span>${t("replay-title")}</span></p>
      <h2 id="replay-title" tabindex="-1">${winnerText(cover, ranked)}</h2>
      <p class="cover-setup">${setup}</p>
    </header>
    ${changed ? html`<p class="replay-note" data-testid="replay-changed" role="status">${changed}</p>` : nothing}
    ${town ? html`<img class="cover-town" data-testid="cover-town" src=${town} alt="" />` : nothing}
    <ol class="cover-scores" tabindex="0" aria-labelledby="replay-title">${ranked.map((score) => html`<li data-testid="cover-score"><b class="place" aria-label=${t("place", { place: score.place })}>${score.place}</b>
      ${face(score.seat)} <span>${nameOf(cover, score)}</span> <strong>${score.total}<span class="hidden"> ${t("points-word", { count: score.total })}</span></strong></li>`)}</ol>
    <footer>
      <button class="primary" data-testid="watch" @click=${watch}>${icon("icon-play")} ${t("replay-watch")}</button>
      ${playDeal ? html`<button class="plain" data-testid="play-deal" @click=${playDeal}>${icon("icon-deck")} ${t("play-deal")}</button>` : nothing}
    </footer>
  </section>`;
}

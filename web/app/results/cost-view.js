// @ts-check
// Draws the decisions that cost a person most: in a list at the end of the game, and each beside its table in the replay.
import { answerText } from "../coach/coach-view.js";
import { quietScene } from "./quiet-scene.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";
import { t } from "../../lib/i18n.js";
import { html, nothing } from "../../vendor/lit.js";

/** @import { AppState } from "../state.js" */
/** @import { Costly, CostSearch } from "./cost-search.js" */

/** @typedef {Readonly<Pick<AppState, "game" | "offers">>} State */

/**
 * @param {State} state
 * @param {CostSearch} search
 * @param {readonly string[]} names of the seats
 * @param {(costly: Costly) => void} look opens the replay at a decision
 */
export function costsView(state, search, names, look) {
  const { done, found, looked, all } = search;
  return html`<section class="costs" data-testid="costs" aria-labelledby="costs-title" aria-busy=${String(!done)}>
    <h3 id="costs-title">${t("costs-title")}</h3>
    ${done ? nothing : html`<p role="status">${t("costs-looking", { looked, all })}</p><progress max=${Math.max(all, 1)} value=${looked} aria-hidden="true"></progress>`}
    ${done && found.length === 0 ? html`<p role="status">${t("costs-none")}</p>` : nothing}
    <ol>${found.map((costly) => costItem(state, costly, names, look))}</ol>
  </section>`;
}

/**
 * @param {State} state
 * @param {Costly} costly
 * @param {readonly string[]} names
 * @param {(costly: Costly) => void} look
 */
function costItem(state, costly, names, look) {
  const { number, seat, chapter } = costly;
  return html`<li><button class="plain" data-testid="costly" data-moment=${number} @click=${() => look(costly)}>
    ${face(seat)}<span><b>${chapter}</b> ${costText(state, costly, names)}</span>${icon("icon-replay")}
  </button></li>`;
}

/**
 * Draws, in the replay, what was better at the moment that is shown.
 * @param {State} state
 * @param {Costly} costly
 * @param {readonly string[]} names
 * @param {(() => void) | null} playOn
 */
export function costNote(state, costly, names, playOn) {
  return html`<section class="thing-sheet coach past" data-testid="cost-note" aria-label=${t("costs-title")}>
    <p role="status">${costText(state, costly, names)}</p>
    ${playOn ? html`<button class="primary" data-testid="play-on" @click=${playOn}>${icon("icon-play")} ${t("play-on")}</button>` : nothing}
  </section>`;
}

/**
 * @param {State} state
 * @param {Costly} costly
 * @param {readonly string[]} names
 */
function costText(state, { cost, view }, names) {
  const { game } = state;
  const { ask, chosen, best, chance, best_chance: could, why } = cost;
  const scene = quietScene(state, { view, names: [...names], ask });
  const answer = (/** @type {readonly string[]} */ options) => answerText(game, scene, ask, options);
  return html`<span class="cost-question">${game.askText(ask, view)}</span>
    <span class="cost-chosen">${t("cost-chosen", { answer: answer(chosen) })} <i>${t("hint-percent", { chance })}</i></span>
    <strong class="cost-better">${t("cost-better", { answer: answer(best) })} <i>${t("hint-percent", { chance: could })}</i></strong>
    ${why ? html`<span class="why">${game.reasonText(why, names)}</span>` : nothing}`;
}

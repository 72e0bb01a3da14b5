// @ts-check
// Draws the part in which people ask whether something is allowed: a question or cards, the rulings, and the texts of the cards.
import { html, live, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { valueOf } from "../../lib/fields.js";

/** @import { RulingsPart } from "./rulings.js" */

/** @param {RulingsPart} rulings */
export function rulingsView(rulings) {
  const { question, cards, read: { names } } = rulings;
  const asked = question.trim() !== "" || cards.length > 0;
  const choose = (/** @type {number} */ at) => html`<select data-testid="real-card" data-at=${at} aria-label=${`${t("real-card")} ${at + 1}`} @change=${(/** @type {Event} */ event) => change(rulings, at, valueOf(event))}>
    <option value="" .selected=${live(!cards[at])}>${t("real-card")}</option>
    ${[...names].sort((one, other) => one.name.localeCompare(other.name)).map(({ id, name }) => html`<option value=${id} .selected=${live(id === cards[at])}>${name}</option>`)}</select>`;
  return html`<div class="real-rules">
    <section role="search" aria-label=${t("real-part-rules")}>
      <input type="search" data-testid="real-question-text" aria-label=${t("real-rules-find")} placeholder=${t("real-rules-find")} autocomplete="off" enterkeyhint="search" .value=${question}
        @input=${(/** @type {Event} */ event) => rulings.ask(valueOf(event))} />
      ${names.length > 0 ? html`<div class="real-answers">${choose(0)} ${choose(1)}</div>` : nothing}
    </section>
    ${asked ? answers(rulings) : nothing}
  </div>`;
}

/**
 * @param {RulingsPart} rulings
 * @param {number} at
 * @param {string} id
 */
function change(rulings, at, id) {
  const cards = [...rulings.cards];
  cards[at] = id;
  rulings.cards = [...new Set(cards.filter(Boolean))];
  rulings.draw();
}

/** @param {RulingsPart} rulings */
function answers({ answers: found, chosen }) {
  return html`<section aria-live="polite">
    ${found.length === 0 ? html`<p>${t("real-rules-none")}</p>` : nothing}
    <ol class="real-rulings">${found.map(({ id, text, why, source }) => html`<li data-testid="real-ruling" data-ruling=${id}><p>${text}</p>${why ? html`<p class="real-why">${why}</p>` : nothing}<small>${source}</small></li>`)}</ol>
    ${chosen.map(({ name, icon: picture, text }) => html`<article class="real-card-text">${icon(picture)}<div><h3>${name}</h3><p>${text}</p></div></article>`)}
  </section>`;
}

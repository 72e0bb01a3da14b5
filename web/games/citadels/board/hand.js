// @ts-check
// Draws what only the viewer sees: the own hand, the own characters, and the characters that the viewer passed on.
import { html, nothing, repeat } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { handCardView, numbered } from "./district.js";
import { enlargeUnderFinger, shrinkAll } from "./enlarge-card.js";
import { icon } from "../../../lib/icon.js";
import { nameAndText, worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */

/** @param {Scene} scene */
export function handView(scene) {
  const { hand, deck } = scene.view;
  return html`<section class="hand" aria-label=${t("hand-title")}>
    ${ownCharactersView(scene)}
    <ul class="cards" data-columns=${columnsFor(hand.length)} data-rows=${hand.length < TWO_ROWS ? 1 : 2}
      @pointerdown=${enlargeUnderFinger} @pointermove=${enlargeUnderFinger} @pointerup=${shrinkAll} @pointercancel=${shrinkAll}>
      ${repeat(
        numbered(hand),
        ({ card, nth }) => `${card.card}-${nth}`,
        ({ card, nth }) => handCardView(scene, card, nth),
      )}
      ${hand.length === 0 ? html`<li class="empty-hand">${t("hand-empty")}</li>` : nothing}
    </ul>
    <div class="deck" data-flip="deck" data-flip-still title=${t("deck-count", { count: deck })}>
      <i class="card-back"></i><span aria-hidden="true">${deck}</span>
      <span class="hidden">${t("deck-count", { count: deck })}</span>
    </div>
  </section>`;
}

/** A hand of this many cards or more lies in two rows. */
const TWO_ROWS = 8;
const MOST_COLUMNS = 12;

/**
 * @param {number} count cards in the hand
 * @returns {boolean} whether it needs six places in a row, or two rows
 */
export function isWide(count) {
  return columnsFor(count) > 5 || count >= TWO_ROWS;
}

/**
 * @param {number} count cards in the hand
 * @returns {number} cards in a row
 */
function columnsFor(count) {
  return Math.min(count < TWO_ROWS ? count : Math.ceil(count / 2), MOST_COLUMNS);
}

/** @param {Scene} scene */
function ownCharactersView(scene) {
  const { mine, seen } = scene.view;
  // Before the viewer takes a character, `seen` are those to choose from.
  const passed = mine.length > 0 ? seen.filter((id) => !mine.includes(id)) : [];
  return html`<div class="secrets">
    <h2>${t("mine-title", { count: mine.length || 1 })}</h2>
    <ul class="mine-roles">
      ${mine.map(
        (id) => html`<li>
          <button class="medal" data-explain=${nameAndText(`character-${id}`)} data-thing="character:${id}" @click=${() => scene.read(`character:${id}`)} data-flip="mine-${id}">
            ${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span>
          </button>
        </li>`,
      )}
      ${mine.length === 0 ? html`<li class="none">${t("mine-none")}</li>` : nothing}
    </ul>
    ${passed.length > 0
      ? html`<div class="passed"><span>${t("passed-title")}</span>
          ${passed.map(
            (id) => html`<span class="passed-role" role="img" title=${worded(`character-${id}`)} data-explain=${nameAndText(`character-${id}`)} aria-label=${worded(`character-${id}`)}>
              ${icon(`character-${id}`)}</span>`,
          )}</div>`
      : nothing}
  </div>`;
}

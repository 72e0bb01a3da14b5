// @ts-check
// What a card or a character does, in words.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n.js";
import { openDialog } from "../../table/dialog.js";
import { icon } from "../../table/icon.js";
import { worded } from "./names.js";

/** @typedef {{type: string, cost: number | null}} DistrictFacts */

/**
 * @param {string} id
 * @param {DistrictFacts | null} facts
 */
export function showDistrict(id, facts) {
  const type = facts?.type ?? "unique";
  const body = html`<div class="sheet-body" data-type=${type}>
    <div class="sheet-art">${icon(`district-${id}`)}</div>
    <div>
      <p class="sheet-facts">
        ${icon(`icon-${type}`, "type-icon")} ${t(`type-${type}`)}
        ${facts?.cost == null ? nothing : html`<span class="pill coin">${icon("icon-gold")}${facts.cost}</span>`}
      </p>
      <p>${worded(`district-${id}-text`)}</p>
    </div>
  </div>`;
  void openDialog(worded(`district-${id}`), body, "card-sheet");
}

/**
 * @param {string} id
 * @param {number | null} rank
 */
export function showCharacter(id, rank) {
  const body = html`<div class="sheet-body">
    <div class="sheet-art portrait">${icon(`character-${id}`)}</div>
    <div>
      ${rank === null ? nothing : html`<p class="sheet-facts">${t("rank-number", { rank })}</p>`}
      <p>${worded(`character-${id}-text`)}</p>
    </div>
  </div>`;
  void openDialog(worded(`character-${id}`), body, "card-sheet");
}

// @ts-check
// Draws the market, sixteen cards in four rows, and beside it the deck and the tokens. A press chooses a card, or opens the sheet
// about what cannot be chosen.
import { classMap, html, ifDefined, nothing } from "../../../vendor/lit.js";
import { joined, labelled, t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { targetLabel, thing } from "../../../kit/target.js";
import { buildingOf } from "../words/facts.js";
import { buildingName, cellText, placeText, sideText, tokenText } from "../words/names.js";
import { costView, givesView, symbols, tierView, tokenFace } from "./pieces.js";
import { thingFace } from "./thing-text.js";

/** @typedef {import("../../../kit/game.js").Scene<import("../types.js").View, import("../words/facts.js").Offer>} Scene */
/** @import { CellView } from "../types.js" */

/** @param {Scene} scene where cards are chosen in the market, the question is its name */
export function marketView(scene) {
  const next = new Set(scene.view.automa?.cells);
  return html`<ol class="pc-market" aria-label=${scene.onBoard ? nothing : t("market-title")} aria-labelledby=${scene.onBoard ? "ask-prompt" : nothing}>
    ${scene.view.market.map((cell, at) => cellView(scene, cell, at, next.has(at)))}
  </ol>`;
}

/**
 * @param {Scene} scene
 * @param {CellView} cell
 * @param {number} at
 * @param {boolean} next whether the automa takes it next
 */
function cellView(scene, cell, at, next) {
  const it = thing(scene, `cell:${at}`);
  if (!cell.card && !cell.resource) return html`<li class="pc-cell"><span class="pc-empty">${t("cell-empty")}</span></li>`;
  const label = labelled(placeText(at), cellText(cell));
  const unready = scene.ask !== null && !it.target && !cell.chosen;
  const building = cell.card ? buildingOf(cell.card) : null;
  const option = scene.onBoard ? it.options[0] : undefined;
  return html`<li class="pc-cell" data-flip="cell-${at}" data-flip-still>
    <button class=${classMap({ "pc-card": true, unready, "pc-picked": cell.chosen, ...it.classes })}
      data-resource=${ifDefined(building ? undefined : cell.resource)} data-tier=${ifDefined(building?.tier)}
      data-flip=${ifDefined(building ? `building-${building.id}` : undefined)} data-thing=${it.key} data-target=${ifDefined(it.target)} data-asked=${cell.chosen || nothing}
      data-testid=${option ? "option" : nothing} data-option=${ifDefined(option?.id)} data-verb=${ifDefined(option?.verb)} ?disabled=${option && scene.busy}
      aria-label=${option ? shortText(cell) : nothing} aria-describedby=${option ? `cell-told-${at}` : nothing}
      title=${label} data-explain=${[label, thingFace(scene, it.key)?.text].join("\n")} aria-expanded=${option ? nothing : it.expanded}
      @click=${option ? () => scene.press(option.id) : it.press}>
      <span class="hidden" id="cell-told-${at}">${option ? cellFacts(cell, at) : label}</span>
      ${building ? buildingFace(building, cell) : resourceFace(cell)}
      ${next ? html`<span class="pc-next" title=${t("automa-takes")}>${icon("icon-bot")}<span class="hidden">${t("automa-takes")}</span></span>` : nothing}
    </button>
  </li>`;
}

/**
 * @param {CellView} cell
 * @returns {string} the card in a word or two: all of the market's answers are heard one after the other
 */
function shortText({ card, resource, amount }) {
  return card ? buildingName(card) : sideText(resource, amount);
}

/**
 * @param {CellView} cell
 * @param {number} at
 * @returns {string} what an answer's name leaves out; it is told after the name, where one stays on it
 */
function cellFacts(cell, at) {
  const { card, missing, gain } = cell;
  if (!card || missing === null) return joined("join-stops", [...(card ? [cellText(cell)] : []), placeText(at)]);
  return joined("join-stops", [cellText(cell), missing === 0 ? t("cell-affordable") : t("cell-missing", { count: missing }), ...(gain === null ? [] : [t("cell-gain", { count: gain })]), placeText(at)]);
}

/** @param {CellView} cell */
function resourceFace({ resource, amount }) {
  return html`${icon(`scene-${resource}`, "pc-scene")}<span class="pc-resource" aria-hidden="true">${symbols(resource, amount)}</span>
    <span class="pc-name" aria-hidden="true">${sideText(resource, amount)}</span>`;
}

/**
 * @param {import("../types.js").BuildingEntry} building
 * @param {CellView} cell
 */
function buildingFace(building, { missing, gain }) {
  const affordable = missing === 0;
  return html`<span class="pc-head" aria-hidden="true">${tierView(building.tier)} ${givesView(building)}</span>
    <span class="pc-art" aria-hidden="true">${icon(`building-${building.name}`)}</span>
    <span class="pc-name" aria-hidden="true">${buildingName(building.id)}</span>
    <span class="pc-foot" aria-hidden="true">${costView(building)}
      ${gain === null || gain === building.points ? nothing : html`<b class="pc-gain">+${gain}</b>`}
      ${missing === null ? nothing : html`<em class=${classMap({ "pc-lack": true, affordable })}>${affordable ? "✓" : `−${missing}`}</em>`}</span>
    ${missing === null ? nothing : html`<span class="hidden">${affordable ? t("cell-affordable") : t("cell-missing", { count: missing })}.
      ${gain === null ? nothing : t("cell-gain", { count: gain })}</span>`}`;
}

/** @param {Scene} scene */
export function supplyView(scene) {
  return html`<div class="pc-supply">${deckView(scene)} ${tokensView(scene)}</div>`;
}

/** @param {Scene} scene */
function deckView(scene) {
  const { deck, top, tiers } = scene.view;
  const it = thing(scene, "deck");
  const count = t("deck-count", { count: deck });
  const label = joined("join-commas", [count, top ? t("deck-top", { side: sideText(top.resource, top.amount) }) : ""]);
  return html`<button class=${classMap({ "pc-deck": true, ...it.classes })} title=${label}
      data-resource=${ifDefined(top?.resource)} data-thing=${it.key} data-target=${ifDefined(it.target)} ?disabled=${!top}
      aria-expanded=${it.expanded} @click=${it.press}>
    <span class="hidden">${targetLabel(label, it)}</span>
    <span class="pc-resource" aria-hidden="true">${top ? symbols(top.resource, top.amount) : nothing}</span>
    <b aria-hidden="true">${deck}</b>
    <span class="pc-tiers" aria-hidden="true">${tiers.map((left, at) => (left ? html`<i data-tier=${at + 1}>${left}</i>` : nothing))}</span>
  </button>`;
}

/** @param {Scene} scene */
function tokensView(scene) {
  const { tokens, seat } = scene.view;
  return html`<ul class="pc-tokens" aria-label=${t("tokens-title")}>
    ${tokens.map(({ token, points }) => {
      const it = thing(scene, `token:${token}`);
      const text = seat === null ? tokenText(token) : t("worth", { what: tokenText(token), points });
      return html`<li><button class=${classMap({ "pc-token": true, ...it.classes })} title=${text} data-thing=${it.key}
          data-target=${ifDefined(it.target)} aria-expanded=${it.expanded} @click=${it.press}>
        <span class="hidden">${targetLabel(text, it)}</span>
        <span class="pc-token-face" aria-hidden="true">${tokenFace(token)}</span>
        ${seat === null ? nothing : html`<em aria-hidden="true">${points}</em>`}
      </button></li>`;
    })}
  </ul>`;
}

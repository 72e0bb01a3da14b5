// @ts-check
// Districts: as houses of a city, and as cards in the hand. The roof's colour and shape tell the type.
import { classMap, html, ifDefined, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n.js";
import { icon } from "../../table/icon.js";
import { pressOr, targetClasses, targetLabel } from "../../table/target.js";
import { narrow, worded } from "./names.js";
import { showDistrict } from "./sheet.js";
import { optionFor } from "./targets.js";

/** @typedef {import("../../table/game.js").Scene} Scene */
/** @typedef {import("../../types.js").DistrictView} DistrictView */
/** @typedef {import("../../types.js").CardView} CardView */

/**
 * A house that stands in a city.
 * @param {Scene} scene
 * @param {DistrictView} district
 * @param {{seat: number, at: number, nth: number, own: boolean}} place `nth` of its kind in this city, from 0
 */
export function house(scene, district, place) {
  const { targets } = scene;
  const own = place.own ? targets.get(`own:${district.card}`) : undefined;
  const option = optionFor(targets.get(`district:${place.seat}:${place.at}`) ?? own, 0);
  const label = t("district-label", {
    name: worded(`district-${district.card}`), type: t(`type-${district.type}`), cost: district.cost,
  });
  return html`<li class="lot">
    <button class=${classMap({ house: true, ...targetClasses(scene, option) })} data-type=${district.type}
      data-flip="city-${place.seat}-${district.card}-${place.nth}" data-flip-from="hand-${district.card}-0 plate-${place.seat}"
      data-target=${ifDefined(option?.id)} title=${label}
      @click=${() => pressOr(scene, option, () => showDistrict(district.card, district))}>
      <span class="hidden">${targetLabel(label, option)}</span>
      <span class="roof">${icon(`icon-${district.type}`)}</span>
      <span class="wall">
        ${icon(`district-${district.card}`, "art")}
        <span class="name">${narrow(worded(`district-${district.card}`))}</span>
      </span>
      <span class="cost" aria-hidden="true">${district.cost}</span>
      ${district.coins > 0 ? html`<span class="extra coins" aria-hidden="true">${icon("icon-gold")}${district.coins}</span>` : nothing}
      ${district.tucked > 0 ? html`<span class="extra tucked" aria-hidden="true">${icon("icon-cards")}${district.tucked}</span>` : nothing}
    </button>
  </li>`;
}

/**
 * A card in the viewer's hand.
 * @param {Scene} scene
 * @param {CardView} card
 * @param {number} nth of its kind in this hand, from 0
 */
export function handCard(scene, card, nth) {
  const options = scene.targets.get(`hand:${card.card}`);
  const option = optionFor(options, nth);
  const classes = { card: true, unready: scene.ask?.kind === "turn" && !options, ...targetClasses(scene, option) };
  const label = t("district-label", {
    name: worded(`district-${card.card}`), type: t(`type-${card.type}`), cost: card.price,
  });
  return html`<li>
    <button class=${classMap(classes)} data-type=${card.type} data-flip="hand-${card.card}-${nth}" data-flip-from="deck"
      data-target=${ifDefined(option?.id)} @click=${() => pressOr(scene, option, () => showDistrict(card.card, card))}>
      <span class="hidden">${targetLabel(label, option)}</span>
      ${cardFace(card)}
    </button>
  </li>`;
}

/**
 * @param {{card: string, type: string, cost: number, price?: number}} card
 */
export function cardFace(card) {
  const unique = card.type === "unique";
  const price = card.price ?? card.cost;
  return html`<span class="roof">${icon(`icon-${card.type}`)}</span>
    <span class="cost" aria-hidden="true">${price}${price === card.cost ? nothing : html`<s>${card.cost}</s>`}</span>
    <span class="wall">
      ${icon(`district-${card.card}`, "art")}
      <span class="name">${narrow(worded(`district-${card.card}`))}</span>
      ${unique ? html`<span class="text" aria-hidden="true">${worded(`district-${card.card}-text`)}</span>` : nothing}
    </span>`;
}

/**
 * Numbers equal cards, so that each keeps its own identity from drawing to drawing.
 * @template {{card: string}} T
 * @param {readonly T[]} cards
 * @returns {{card: T, nth: number, at: number}[]}
 */
export function numbered(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card, at) => {
    const nth = seen.get(card.card) ?? 0;
    seen.set(card.card, nth + 1);
    return { card, nth, at };
  });
}

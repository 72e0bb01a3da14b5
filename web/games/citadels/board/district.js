// @ts-check
// Draws districts as houses of a city and as cards in the hand. The colour and shape of the roof show the type.
import { classMap, html, ifDefined, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { keyOfCopy, optionsAbout, targetLabel, thing } from "../../../kit/target.js";
import { districtBlockedView, districtChoice, isBarred } from "./choices.js";
import { nameLayout, nameView } from "./name-width.js";
import { cardText, worded } from "../words/names.js";
import { typeText } from "./thing-text.js";
import { blockedText, shortBlockedText } from "../words/words.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { CardView, DistrictView } from "../../../types.js" */

/**
 * Draws a district of a city.
 * @param {Scene} scene
 * @param {DistrictView} district
 * @param {{seat: number, at: number, nth: number}} place `nth` of its kind in this city, from 0
 */
export function houseView(scene, district, place) {
  const it = thing(scene, `district:${place.seat}:${place.at}`);
  const name = worded(`district-${district.card}`);
  const { em, lines } = nameLayout(name);
  const label = t("district-label", {
    name, type: t(`type-${district.type}`), cost: district.cost,
  });
  return html`<li class=${classMap({ lot: true, offered: scene.onBoard && it.options.length > 0 })}>
    <button class=${classMap({ house: true, barred: isBarred(scene, it, "district"), ...it.classes })} data-type=${district.type}
      data-flip="city-${place.seat}-${district.card}-${place.nth}" data-flip-from="hand-${district.card}-0 plate-${place.seat}"
      data-thing=${it.key} data-target=${ifDefined(it.target)} title=${targetLabel(label, it)} data-explain=${explanation(district, label)} aria-description=${whatItDoes(district)} aria-expanded=${it.expanded} @click=${it.press}>
      <span class="hidden">${targetLabel(label, it)}</span>
      <span class="roof">${icon(`icon-${district.type}`)}</span>
      <span class="wall" data-em=${em} data-lines=${lines}>
        ${icon(`district-${district.card}`, "art")}
        ${nameView(name, true)}
      </span>
      <span class="cost" aria-hidden="true">${district.cost}</span>
      ${district.coins ? html`<span class="extra coins" aria-hidden="true" title=${t("coins-on", { count: district.coins })}>${icon("icon-gold")}${district.coins}</span>` : nothing}
      ${district.tucked ? html`<span class="extra tucked" aria-hidden="true" title=${t("cards-under", { count: district.tucked })}>${icon("icon-cards")}${district.tucked}</span>` : nothing}
      ${districtBlockedView(scene, it)}
    </button>
    ${districtChoice(scene, it, name)}
  </li>`;
}

/**
 * Draws a card in the viewer's hand.
 * @param {Scene} scene
 * @param {CardView} card
 * @param {number} nth of its kind in this hand, from 0
 */
export function handCardView(scene, card, nth) {
  const it = thing(scene, keyOfCopy(`hand:${card.card}`, nth));
  const classes = { card: true, unready: scene.ask?.kind === "turn" && !it.target, ...it.classes };
  const label = t("district-label", {
    name: worded(`district-${card.card}`), type: t(`type-${card.type}`), cost: card.price,
  });
  return html`<li>
    <button class=${classMap(classes)} data-type=${card.type} data-flip="hand-${card.card}-${nth}" data-flip-from="deck"
      data-thing=${it.key} data-target=${ifDefined(it.target)} data-explain=${explanation(card, label)} aria-description=${whatItDoes(card)} aria-expanded=${it.expanded} @click=${it.press}>
      <span class="hidden">${targetLabel(label, it)}</span>
      ${cardFace(card, true, it.target ? nothing : cardBlockedView(scene, it.key))}
    </button>
  </li>`;
}

/**
 * Writes the explanation that a long press shows: label, and what the district or its type does.
 * @param {{card: string, type: string}} district
 * @param {string} label
 */
function explanation({ card, type }, label) {
  return type === "unique" ? `${label}\n${cardText(`district-${card}`)}` : `${label}\n${typeText(type)}`;
}

/**
 * Writes what screen readers say after the label, once: what a unique district does. Of the others the type says it.
 * @param {{card: string, type: string}} district
 */
function whatItDoes({ card, type }) {
  return type === "unique" ? cardText(`district-${card}`) : nothing;
}

/**
 * Draws why a card cannot be built, as a short text across it; nothing if the reason has no short text.
 * @param {Scene} scene
 * @param {string} key
 */
function cardBlockedView({ blocked, names }, key) {
  const [why] = optionsAbout(blocked, key);
  const text = why ? shortBlockedText(why, names) : "";
  if (!why || !text) return nothing;
  return html`<span class="strip" data-em=${nameLayout(text).em} aria-hidden="true">${text}</span><span class="hidden">${blockedText(why, names)}</span>`;
}

/**
 * Draws the face of a card. It grows under finger, pointer or focus, but the area that can be pressed stays: see `.card-face`.
 * @param {{card: string, type: string, cost: number, price?: number}} card
 * @param {boolean} [told] whether a label says its name
 * @param {unknown} [band] why it cannot be built, drawn; it grows with the card
 */
export function cardFace(card, told = false, band = nothing) {
  const unique = card.type === "unique";
  const price = card.price ?? card.cost;
  const name = worded(`district-${card.card}`);
  const { em, lines } = nameLayout(name);
  return html`<span class="card-face">
    <span class="roof">${icon(`icon-${card.type}`)}</span>
    <span class="cost" aria-hidden="true">${price}${price === card.cost ? nothing : html`<s>${card.cost}</s>`}</span>
    <span class="wall" data-em=${em} data-lines=${lines}>
      ${nameView(name, told)}
      ${icon(`district-${card.card}`, "art")}
      ${unique ? html`<span class="text" aria-hidden="true">${cardText(`district-${card.card}`)}</span>` : nothing}
    </span>
    ${band}
  </span>`;
}

/**
 * Numbers copies of the same card, so that each keeps its own key from drawing to drawing.
 * @template {{card: string}} T
 * @param {readonly T[]} cards
 * @returns {{card: T, nth: number, at: number}[]} `nth` among its copies, `at` among all, both from 0
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

// @ts-check
// Draws districts: as houses of a city, and as cards in the hand. The roof's colour and shape tell the type.
import { classMap, html, ifDefined, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { keyOfCopy, optionsAbout, targetLabel, thing } from "../../../kit/target.js";
import { barStrip, districtChoice, isBarred } from "./choices.js";
import { nameView } from "./fit.js";
import { cardText, worded } from "../words/names.js";
import { typeText } from "./thing-text.js";
import { blockedStrip, blockedText } from "../words/words.js";

/** @typedef {import("../../../kit/game.js").Scene} Scene */
/** @typedef {import("../../../types.js").DistrictView} DistrictView */
/** @typedef {import("../../../types.js").CardView} CardView */

/**
 * A house that stands in a city.
 * @param {Scene} scene
 * @param {DistrictView} district
 * @param {{seat: number, at: number, nth: number}} place `nth` of its kind in this city, from 0
 */
export function house(scene, district, place) {
  const it = thing(scene, `district:${place.seat}:${place.at}`);
  const label = t("district-label", {
    name: worded(`district-${district.card}`), type: t(`type-${district.type}`), cost: district.cost,
  });
  return html`<li class=${classMap({ lot: true, offered: scene.onBoard && it.options.length > 0 })}>
    <button class=${classMap({ house: true, barred: isBarred(scene, it, "district"), ...it.classes })} data-type=${district.type}
      data-flip="city-${place.seat}-${district.card}-${place.nth}" data-flip-from="hand-${district.card}-0 plate-${place.seat}"
      data-thing=${it.key} data-target=${ifDefined(it.target)} title=${label} data-explain=${told(district, label)} aria-expanded=${it.expanded} @click=${it.press}>
      <span class="hidden">${targetLabel(label, it)}</span>
      <span class="roof">${icon(`icon-${district.type}`)}</span>
      <span class="wall">
        ${icon(`district-${district.card}`, "art")}
        ${nameView(worded(`district-${district.card}`))}
      </span>
      <span class="cost" aria-hidden="true">${district.cost}</span>
      ${district.coins ? html`<span class="extra coins" aria-hidden="true" title=${t("coins-on", { count: district.coins })}>${icon("icon-gold")}${district.coins}</span>` : nothing}
      ${district.tucked ? html`<span class="extra tucked" aria-hidden="true" title=${t("cards-under", { count: district.tucked })}>${icon("icon-cards")}${district.tucked}</span>` : nothing}
      ${barStrip(scene, it)}
    </button>
    ${districtChoice(scene, it, worded(`district-${district.card}`))}
  </li>`;
}

/**
 * A card in the viewer's hand.
 * @param {Scene} scene
 * @param {CardView} card
 * @param {number} nth of its kind in this hand, from 0
 */
export function handCard(scene, card, nth) {
  const it = thing(scene, keyOfCopy(`hand:${card.card}`, nth));
  const classes = { card: true, unready: scene.ask?.kind === "turn" && !it.target, ...it.classes };
  const label = t("district-label", {
    name: worded(`district-${card.card}`), type: t(`type-${card.type}`), cost: card.price,
  });
  return html`<li>
    <button class=${classMap(classes)} data-type=${card.type} data-flip="hand-${card.card}-${nth}" data-flip-from="deck"
      data-thing=${it.key} data-target=${ifDefined(it.target)} data-explain=${told(card, label)} aria-expanded=${it.expanded} @click=${it.press}>
      <span class="hidden">${targetLabel(label, it)}</span>
      ${cardFace(card)} ${it.target ? nothing : strip(scene, it.key)}
    </button>
  </li>`;
}

/**
 * What holding a district tells of it: its name, and what it does.
 * @param {{card: string, type: string}} district
 * @param {string} label
 */
function told({ card, type }, label) {
  return type === "unique" ? `${label}\n${cardText(`district-${card}`)}` : `${label}\n${typeText(type)}`;
}

/**
 * Why a card cannot be built, in two words across it: where it is about this card, not about the moment.
 * @param {Scene} scene
 * @param {string} key
 */
function strip({ blocked, names }, key) {
  const [why] = optionsAbout(blocked, key);
  const text = why ? blockedStrip(why, names) : "";
  if (!why || !text) return nothing;
  return html`<span class="strip" aria-hidden="true">${text}</span><span class="hidden">${blockedText(why, names)}</span>`;
}

/**
 * What is drawn of a card. It opens under finger, pointer or focus without changing what can be pressed: see `.card-face`.
 * @param {{card: string, type: string, cost: number, price?: number}} card
 */
export function cardFace(card) {
  const unique = card.type === "unique";
  const price = card.price ?? card.cost;
  return html`<span class="card-face">
    <span class="roof">${icon(`icon-${card.type}`)}</span>
    <span class="cost" aria-hidden="true">${price}${price === card.cost ? nothing : html`<s>${card.cost}</s>`}</span>
    <span class="wall">
      ${nameView(worded(`district-${card.card}`))}
      ${icon(`district-${card.card}`, "art")}
      ${unique ? html`<span class="text" aria-hidden="true">${cardText(`district-${card.card}`)}</span>` : nothing}
    </span>
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

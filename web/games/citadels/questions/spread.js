// @ts-check
// Arranges the options of a question in groups, and draws those that are laid over the table as cards.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { districtFacts } from "../words/catalogue.js";
import { cardFace } from "../board/district.js";
import { effectLines } from "./effects.js";
import { cardText, worded } from "../words/names.js";
import { optionsOffBoard } from "./on-board.js";
import { factText, knownOf, notOfferedView, rivalsView, roleButton } from "./rivals.js";
import { groupsOf, spreadSize } from "./layout.js";

/** @import { Arrangement, Scene } from "../../../kit/game.js" */
/** @import { OptionView } from "../../../types.js" */

/**
 * @param {Scene} scene
 * @returns {Arrangement}
 */
export function arrange(scene) {
  const { ask, view } = scene;
  if (!ask) return { spread: "", groups: [], beside: null };
  if (scene.onBoard) return { spread: "", groups: [{ title: "", options: optionsOffBoard(scene) }], beside: null };
  const spread = spreadSize(ask);
  const typeOf = (/** @type {string} */ card) => districtFacts(scene.catalogue, view.edition, card)?.type ?? "unique";
  const groups = groupsOf(ask, view, typeOf).map(({ id, options }) => ({ title: titleOf(scene, id), name: nameOf(scene, id), options, muted: id === "out" }));
  const characters = spread === "portraits" || ask.options.some(({ verb }) => verb === "name");
  return { spread, groups, beside: spread === "portraits" ? outView(scene) : null, ...(characters ? { above: rivalsView(scene) } : {}) };
}

/**
 * @param {Scene} scene
 * @param {string} id of a group, see `groupsOf`
 * @returns {string}
 */
function nameOf({ names }, id) {
  const [kind, of] = id.split(":");
  if (kind === "seat") return names[Number(of)] ?? "";
  return kind === "type" ? t(`type-${of}`) : kind ? t(`group-${kind}`) : "";
}

/**
 * @param {Scene} scene
 * @param {string} id of a group, see `groupsOf`
 * @returns {unknown}
 */
function titleOf(scene, id) {
  const [kind, of] = id.split(":");
  const name = nameOf(scene, id);
  return kind === "seat" ? ownerView(name, scene.view.seats[Number(of)], scene.view.city_size) : name;
}

/**
 * Draws the owner of districts to choose from: shield, name, gold, and the number of districts.
 * @param {string} name
 * @param {import("../../../types.js").SeatView | undefined} seat
 * @param {number} size districts that complete a city
 */
function ownerView(name, seat, size) {
  if (!seat) return name;
  return html`<span class="owner">${face(seat.seat)} <span>${name}</span>
    <span class="owner-fact" title=${t("gold-count", { count: seat.gold })}>${icon("icon-gold")}${seat.gold}</span>
    <span class="owner-fact" title=${t("city-label", { built: seat.city.length, size })}>${icon("icon-castle")}${seat.city.length}/${size}</span></span>`;
}

/**
 * Draws, beside a draft, the characters that are out of the round and those that are not offered.
 * @param {Scene} scene
 */
function outView(scene) {
  const { view } = scene;
  const out = view.characters.filter(({ fate }) => fate === "faceup");
  if (out.length === 0 && view.facedown === 0) return nothing;
  return html`<h3>${t("group-out")}</h3>
    ${out.map(({ character }) => roleButton(scene, character))}
    ${view.facedown > 0 ? html`<span class="facedown"><i class="card-back"></i> ${t("facedown-count", { count: view.facedown })}</span>` : nothing}
    ${notOfferedView(scene)}`;
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 */
export function spreadCard(scene, option) {
  const { character, card, cost, seat, at } = option.args;
  if (character !== undefined) return characterCard(scene, option, String(character), effectLines(scene, option));
  const facts = districtFacts(scene.catalogue, scene.view.edition, String(card));
  // A district in a city shows its cost, as on the table; the button of the option names the price.
  const built = at === undefined ? undefined : scene.view.seats[Number(seat)]?.city[Number(at)];
  const shown = { card: String(card), type: facts?.type ?? "unique", cost: Number(built?.cost ?? cost ?? facts?.cost ?? 0) };
  return html`<span class="card" data-type=${shown.type}>${cardFace(shown)}</span>`;
}

/**
 * @param {Scene} scene
 * @param {OptionView} option
 * @param {string} id
 * @param {readonly string[]} effects
 */
function characterCard(scene, { verb }, id, effects) {
  const { view, names } = scene;
  const character = view.characters.find((other) => other.character === id);
  const mine = verb === "name" && view.mine.includes(id);
  const state = character?.seat != null ? names[character.seat] : character?.fate ? t(`fate-${character.fate}`) : mine ? t("fate-mine") : "";
  const fact = state ? "" : (knownOf(scene, id)?.fact ?? "");
  return html`<span class="rank-number">${character?.rank}</span>
    <span class="portrait">${icon(`character-${id}`)}</span>
    <span class="name">${worded(`character-${id}`)}</span>
    ${state ? html`<span class="state">${state}</span>` : nothing}
    ${fact ? html`<span class="state" data-fact=${fact}>${factText(scene, id)}</span>` : nothing}
    <span class="text" aria-hidden="true">${cardText(`character-${id}`)}</span>
    ${effects.map((line) => html`<span class="effect">${line}</span>`)}`;
}

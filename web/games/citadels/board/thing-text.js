// @ts-check
// Writes the sheets about a card, a character or a player.
import { html, nothing } from "../../../vendor/lit.js";
import { hasText, joined, t } from "../../../lib/i18n.js";
import { openDialog } from "../../../lib/dialog.js";
import { icon } from "../../../lib/icon.js";
import { faceView } from "../../../kit/thing-sheet-view.js";
import { shownPoints } from "../../../kit/shown-points.js";
import { knownOf, suspectsButton } from "../questions/rivals.js";
import { districtFacts } from "../words/catalogue.js";
import { cardText, withSoftHyphens, worded } from "../words/names.js";

/** @import { Scene, ThingFace } from "../../../kit/game.js" */
/** @typedef {{type: string, cost: number | null}} DistrictFacts */

/**
 * @param {string} type of a district
 * @returns {string} what districts of this type do; the type's name until the texts of the help are loaded
 */
export function typeText(type) {
  const help = `help-types-${type}`;
  return hasText(help) ? t(help) : t(`type-${type}`);
}

/**
 * @param {string} id
 * @param {DistrictFacts | null} facts
 * @returns {ThingFace}
 */
function districtFace(id, facts) {
  const type = facts?.type ?? "unique";
  return {
    name: worded(`district-${id}`),
    type,
    art: icon(`district-${id}`),
    facts: html`${icon(`icon-${type}`, "type-icon")} ${t(`type-${type}`)}
      ${facts?.cost == null
        ? nothing
        : html`<span class="pill coin">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${facts.cost}</span>`}`,
    text: cardText(`district-${id}`),
  };
}

/**
 * @param {string} id
 * @param {number | null} rank
 * @returns {ThingFace}
 */
function characterFace(id, rank) {
  return {
    name: worded(`character-${id}`),
    art: icon(`character-${id}`),
    facts: rank === null ? nothing : t("rank-number", { rank }),
    text: cardText(`character-${id}`),
  };
}

/**
 * Describes a character of this table; while it is hidden from the viewer, with the button that opens the sheet of suspects.
 * @param {Scene} scene
 * @param {string} id
 * @returns {ThingFace}
 */
function roleFace(scene, id) {
  const { view } = scene;
  const face = characterFace(id, view.characters.find(({ character }) => character === id)?.rank ?? null);
  return knownOf(scene, id) ? { ...face, more: suspectsButton(scene) } : face;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {ThingFace | null}
 */
function seatFace(scene, seat) {
  const { view, names } = scene;
  const place = view.seats[seat];
  if (!place) return null;
  return {
    name: names[seat] ?? "",
    art: icon("icon-player"),
    facts: t("city-label", { built: place.city.length, size: view.city_size }),
    text: joined("join-dots", holdings(scene, place)),
    more: html`${seat !== view.seat && place.drafted > 0 ? suspectsButton(scene) : nothing} ${thingsBefore(scene, place)}`,
  };
}

/** The most cards of the own hand that a low phone shows as large as a finger. */
const MOST_ON_LOW = 5;

/**
 * Draws a button for each character and district before a player, and for each card of a large own hand, for screens on which those on
 * the table are too small for a finger.
 * @param {Scene} scene
 * @param {import("../../../types.js").SeatView} seat
 */
function thingsBefore({ view }, { seat, city, characters }) {
  const hand = seat === view.seat && view.hand.length > MOST_ON_LOW ? view.hand : [];
  if (city.length + characters.length + hand.length === 0) return nothing;
  const rankOf = (/** @type {string} */ id) => view.characters.find(({ character }) => character === id)?.rank ?? null;
  const button = (/** @type {string} */ text, /** @type {() => void} */ show) => html`<li><button class="role" @click=${show}>${icon(text)}<span>${withSoftHyphens(worded(text))}</span></button></li>`;
  return html`<ul class="things-before" data-testid="things-before">
    ${characters.map((id) => button(`character-${id}`, () => showCharacter(id, rankOf(id))))}
    ${city.map((district) => button(`district-${district.card}`, () => showDistrict(district.card, district)))}
    ${hand.length > 0 ? html`<li class="of-hand">${t("hand-title")}</li>` : nothing}
    ${hand.map((card) => button(`district-${card.card}`, () => showDistrict(card.card, card)))}
  </ul>`;
}

/**
 * @param {Pick<Scene, "counted">} scene
 * @param {import("../../../types.js").SeatView} seat
 * @returns {string[]} public facts about a player: gold, cards in hand, points
 */
export function holdings(scene, { seat, gold, hand, points }) {
  const told = shownPoints(scene, seat, points);
  return [t("gold-count", { count: gold }), t("hand-count", { count: hand }), ...(told === null ? [] : [t("points-count", { count: told })])];
}

/**
 * Describes a thing by its key: `hand:CARD`, `card:CARD` (neither in the hand nor in a city), `district:SEAT:AT`, `character:ID`,
 * `seat:N`. Copies of a card end in `#n`.
 * @param {Scene} scene
 * @param {string} key
 * @returns {ThingFace | null}
 */
export function thingFace(scene, key) {
  const [kind = "", id = "", at = ""] = (key.split("#")[0] ?? "").split(":");
  const { view, catalogue } = scene;
  if (kind === "seat") return seatFace(scene, Number(id));
  if (kind === "character") return roleFace(scene, id);
  if (kind === "card") return districtFace(id, districtFacts(catalogue, view.edition, id));
  const facts = kind === "hand" ? view.hand.find(({ card }) => card === id) : view.seats[Number(id)]?.city[Number(at)];
  return facts ? districtFace(facts.card, facts) : null;
}

/**
 * @param {Scene} scene
 * @param {string} key
 * @returns {string[]} keys of the districts of a player; none for other things
 */
export function partsOf({ view }, key) {
  const [kind, seat] = key.split(":");
  return kind === "seat" ? (view.seats[Number(seat)]?.city ?? []).map((_, at) => `district:${seat}:${at}`) : [];
}

/**
 * @param {string} id
 * @param {DistrictFacts | null} facts
 */
export function showDistrict(id, facts) {
  const face = districtFace(id, facts);
  void openDialog(face.name, faceView(face), "card-sheet");
}

/**
 * @param {string} id
 * @param {number | null} rank
 */
export function showCharacter(id, rank) {
  const face = characterFace(id, rank);
  void openDialog(face.name, faceView(face), "card-sheet portrait");
}

// @ts-check
// Draws the facts that help to choose a character: what the viewer knows of each, the players in draft order, the own hand.
import { classMap, html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { withSoftHyphens, worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { DraftView, SeatView } from "../../../types.js" */

/**
 * @param {Pick<Scene, "view">} scene
 * @param {string} id of a character
 * @returns {import("../../../types.js").KnownView | undefined} what the viewer knows of it; undefined if it is not hidden
 */
export function knownOf({ view }, id) {
  return view.draft?.characters.find(({ character }) => character === id);
}

/**
 * @param {Pick<Scene, "view" | "names">} scene
 * @param {string} id of a character
 * @returns {string} what the viewer knows of a hidden character, as a sentence; "" for nothing
 */
export function factText({ view, names }, id) {
  const known = knownOf({ view }, id);
  return known?.fact ? sentence(`fact-${known.fact}`, { seat: names[known.holders[0] ?? -1] ?? "" }) : "";
}

/**
 * Draws the characters that the draft does not offer, grouped by what the viewer knows of them.
 * @param {Scene} scene
 */
export function notOfferedView(scene) {
  const offered = new Set(scene.ask?.options.map(({ args }) => args["character"]));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { character } of scene.view.draft?.characters ?? []) {
    const text = offered.has(character) ? "" : factText(scene, character);
    if (text) found.set(text, [...(found.get(text) ?? []), character]);
  }
  // Characters that lie face down for sure come first: the number of such cards stands above.
  const down = t("fact-facedown");
  const texts = [...found.keys()].sort((one, other) => Number(other === down) - Number(one === down));
  return texts.map((text) => html`${text === down ? nothing : html`<h3>${text}</h3>`}${found.get(text)?.map((id) => roleButton(scene, id))}`);
}

/**
 * Draws the button that opens the sheet about a character.
 * @param {Scene} scene
 * @param {string} id
 */
export function roleButton({ view, read }, id) {
  const rank = view.characters.find(({ character }) => character === id)?.rank;
  return html`<button class="role" data-thing="character:${id}" @click=${() => read(`character:${id}`)}>
    ${icon(`character-${id}`)}<span>${rank} ${withSoftHyphens(worded(`character-${id}`))}</span></button>`;
}

/**
 * @param {Pick<import("../../../types.js").View, "seat" | "seats" | "draft">} view
 * @returns {["before" | "own" | "both" | "after" | "rest", number[]][]} seats that draft before the viewer, after, or
 *   both; `rest` are the others
 */
export function seatsByDraftOrder({ seat: own, seats, draft }) {
  /** @type {DraftView} */
  const { before, after } = draft ?? { characters: [], before: [], after: [] };
  const both = before.filter((seat) => after.includes(seat));
  return [
    ["before", before.filter((seat) => !both.includes(seat))],
    ["own", own === null ? [] : [own]],
    ["both", both],
    ["after", after.filter((seat) => !both.includes(seat))],
    ["rest", seats.map(({ seat }) => seat).filter((seat) => seat !== own && !before.includes(seat) && !after.includes(seat))],
  ];
}

/**
 * Draws all players in the order in which they draft, and on a narrow screen the viewer's hand.
 * @param {Scene} scene
 */
export function rivalsView(scene) {
  const { view, ask } = scene;
  if (view.seat === null || !view.draft) return nothing;
  const when = ask?.kind.startsWith("draft") ? "now" : "past";
  const title = (/** @type {string} */ id) => (id === "own" || id === "rest" ? "" : t(`order-${id}`, { when }));
  return html`<div class="around"><ol class="rivals" data-testid="rivals">
      ${seatsByDraftOrder(view).map(([id, seats]) => seatItems(scene, title(id), seats))}
    </ol>
    ${suspectsButton(scene)}
    <ul class="own-cards" data-testid="own-cards" aria-label=${t("hand-title")}>
      ${view.hand.map(
        ({ card, type, cost }) => html`<li data-type=${type}><b>${cost}</b>${icon(`icon-${type}`)}<span>${worded(`district-${card}`)}</span></li>`,
      )}
    </ul></div>`;
}

/**
 * Draws the button that opens the sheet of suspects; nothing if no other player can hold a hidden character.
 * @param {Scene} scene
 */
export function suspectsButton(scene) {
  const { view } = scene;
  const hidden = view.seat !== null && view.draft?.characters.some(({ holders }) => holders.length > 0);
  if (!hidden) return nothing;
  return html`<button class="plain suspects-button" data-testid="suspects" @click=${() => void loadSuspects(scene)}>${icon("icon-log")} ${t("suspects-button")}</button>`;
}

/** @param {Scene} scene */
async function loadSuspects(scene) {
  // Loaded on first use, since few people open it.
  (await import("./suspects.js")).openSuspects(scene);
}

/**
 * @param {Scene} scene
 * @param {string} title shown above the first seat
 * @param {readonly number[]} seats
 */
function seatItems(scene, title, seats) {
  const shown = seats.flatMap((at) => scene.view.seats[at] ?? []);
  return shown.map((seat, nth) => html`<li>${title && nth === 0 ? html`<h3>${title}</h3>` : nothing}${rivalView(scene, seat)}</li>`);
}

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 */
function rivalView({ view, names }, { seat, gold, hand, city, crown, completed }) {
  const size = view.city_size;
  const near = !completed && city.length === size - 1;
  return html`<span class=${classMap({ rival: true, own: seat === view.seat, near })} data-seat=${seat}>
    ${face(seat)}<b class="who">${names[seat]}</b>
    ${crown ? html`<span class="crown" title=${t("has-crown")}>${icon("icon-crown")}<span class="hidden">${t("has-crown")}</span></span>` : nothing}
    <span class="rival-facts">${figureView("icon-gold", gold, t("gold-count", { count: gold }))}
      ${figureView("icon-cards", hand, t("hand-count", { count: hand }))}
      ${figureView("icon-castle", `${city.length}/${size}`, t(near ? "city-one-short" : "city-label", { built: city.length, size }))}</span>
  </span>`;
}

/**
 * @param {string} picture
 * @param {number | string} value
 * @param {string} label
 */
function figureView(picture, value, label) {
  return html`<span class="owner-fact" title=${label}>${icon(picture)}<span aria-hidden="true">${value}</span><span class="hidden">${label}</span></span>`;
}

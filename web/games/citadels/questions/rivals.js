// @ts-check
// Draws what a person needs to choose a character: the known facts of each, the players in the order of the draft, and the
// own hand.
import { classMap, html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { worded } from "../words/names.js";

/** @typedef {import("../../../kit/game.js").Scene} Scene */
/** @typedef {import("../../../types.js").DraftView} DraftView */
/** @typedef {import("../../../types.js").SeatView} SeatView */

/**
 * @param {Pick<Scene, "view">} scene
 * @param {string} id of a character
 */
export function factOf({ view }, id) {
  return view.draft?.characters.find(({ character }) => character === id);
}

/**
 * @param {Pick<Scene, "view" | "names">} scene
 * @param {string} id of a character
 * @returns {string} what the viewer knows of it that the table does not show
 */
export function factText({ view, names }, id) {
  const known = factOf({ view }, id);
  return known?.fact ? sentence(`fact-${known.fact}`, { seat: names[known.holders[0] ?? -1] ?? "" }) : "";
}

/**
 * Where the characters are that a draft does not offer, those with the same answer together.
 * @param {Scene} scene
 */
export function missingView(scene) {
  const offered = new Set(scene.ask?.options.map(({ args }) => args["character"]));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { character } of scene.view.draft?.characters ?? []) {
    const text = offered.has(character) ? "" : factText(scene, character);
    if (text) found.set(text, [...(found.get(text) ?? []), character]);
  }
  // What surely lies face down follows the number of cards that do.
  const down = t("fact-facedown");
  const texts = [...found.keys()].sort((one, other) => Number(other === down) - Number(one === down));
  return texts.map((text) => html`${text === down ? nothing : html`<h3>${text}</h3>`}${found.get(text)?.map((id) => roleButton(scene, id))}`);
}

/**
 * @param {Scene} scene
 * @param {string} id of a character
 */
export function roleButton({ view, read }, id) {
  const rank = view.characters.find(({ character }) => character === id)?.rank;
  return html`<button class="role" data-thing="character:${id}" @click=${() => read(`character:${id}`)}>
    ${icon(`character-${id}`)}<span>${rank} ${worded(`character-${id}`)}</span></button>`;
}

/**
 * @param {Pick<import("../../../types.js").View, "seat" | "seats" | "draft">} view
 * @returns {["before" | "own" | "both" | "after" | "rest", number[]][]} seats by when they choose, as the viewer sees it
 */
export function byOrder({ seat: own, seats, draft }) {
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
 * The players in the order in which they choose, the viewer among them, and on a narrow screen the viewer's hand.
 * @param {Scene} scene
 */
export function rivalsView(scene) {
  const { view, ask } = scene;
  if (view.seat === null || !view.draft) return nothing;
  const when = ask?.kind.startsWith("draft") ? "now" : "past";
  const title = (/** @type {string} */ id) => (id === "own" || id === "rest" ? "" : t(`order-${id}`, { when }));
  return html`<div class="around"><ol class="rivals" data-testid="rivals">
      ${byOrder(view).map(([id, seats]) => group(scene, title(id), seats))}
    </ol>
    ${suspectsButton(scene)}
    <ul class="own-cards" data-testid="own-cards" aria-label=${t("hand-title")}>
      ${view.hand.map(
        ({ card, type, cost }) => html`<li data-type=${type}><b>${cost}</b>${icon(`icon-${type}`)}<span>${worded(`district-${card}`)}</span></li>`,
      )}
    </ul></div>`;
}

/**
 * The button for the sheet of who may be who; nothing where no character of a rival is hidden from the viewer.
 * @param {Scene} scene
 */
export function suspectsButton(scene) {
  const { view } = scene;
  const hidden = view.seat !== null && view.draft?.characters.some(({ holders }) => holders.length > 0);
  if (!hidden) return nothing;
  return html`<button class="plain suspects-button" data-testid="suspects" @click=${() => void suspects(scene)}>${icon("icon-log")} ${t("suspects-button")}</button>`;
}

/** @param {Scene} scene */
async function suspects(scene) {
  // Few look at it: it is loaded when somebody does.
  (await import("./suspects.js")).openSuspects(scene);
}

/**
 * @param {Scene} scene
 * @param {string} title stands before the first
 * @param {readonly number[]} seats
 */
function group(scene, title, seats) {
  const shown = seats.flatMap((at) => scene.view.seats[at] ?? []);
  return shown.map((seat, nth) => html`<li>${title && nth === 0 ? html`<h3>${title}</h3>` : nothing}${chip(scene, seat)}</li>`);
}

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 */
function chip({ view, names }, { seat, gold, hand, city, crown, completed }) {
  const size = view.city_size;
  const near = !completed && city.length === size - 1;
  return html`<span class=${classMap({ rival: true, own: seat === view.seat, near })} data-seat=${seat}>
    ${face(seat)}<b class="who">${names[seat]}</b>
    ${crown ? html`<span class="crown" title=${t("has-crown")}>${icon("icon-crown")}<span class="hidden">${t("has-crown")}</span></span>` : nothing}
    <span class="rival-facts">${figure("icon-gold", gold, t("gold-count", { count: gold }))}
      ${figure("icon-cards", hand, t("hand-count", { count: hand }))}
      ${figure("icon-castle", `${city.length}/${size}`, t(near ? "city-one-short" : "city-label", { built: city.length, size }))}</span>
  </span>`;
}

/**
 * @param {string} picture
 * @param {number | string} value
 * @param {string} label
 */
function figure(picture, value, label) {
  return html`<span class="owner-fact" title=${label}>${icon(picture)}<span aria-hidden="true">${value}</span><span class="hidden">${label}</span></span>`;
}

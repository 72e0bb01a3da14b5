// @ts-check
// Draws a player's place at the table: name plate, gold and other figures, revealed characters, and the city as a row of houses.
import { classMap, html, ifDefined, nothing, repeat } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { targetLabel, thing } from "../../../kit/target.js";
import { isLow, isUpright } from "../../../kit/window-size.js";
import { POINTS_PLACEHOLDER, shownPoints } from "../../../kit/shown-points.js";
import { isBarred, seatChoice } from "./choices.js";
import { houseView, numbered } from "./district.js";
import { nameAndText, withSoftHyphens, worded } from "../words/names.js";
import { holdings, showDistrict } from "./thing-text.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { SeatView } from "../../../types.js" */

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 * @param {boolean} own
 */
export function seatView(scene, seat, own) {
  const { view } = scene;
  const it = thing(scene, `seat:${seat.seat}`);
  const classes = {
    seat: true, own, whole: opensSheet(scene, own),
    active: view.turn?.seat === seat.seat || (view.phase === "draft" && scene.waiting === seat.seat),
    complete: seat.completed,
    offered: scene.onBoard && it.options.length > 0,
    barred: isBarred(scene, it, "seat"),
  };
  return html`<section class=${classMap(classes)} data-testid="seat" data-seat=${seat.seat} data-part=${scene.names[seat.seat] ?? ""}
    aria-label=${scene.names[seat.seat] ?? ""}>
    ${plateView(scene, seat, own)}
    <div class="street">${cityView(scene, seat, view.city_size)} ${baseView(seat)}</div>
    ${seatChoice(scene, it, scene.names[seat.seat] ?? "")}
    ${openHandView(scene, seat)}
  </section>`;
}

/** The most cards of the own hand that an upright phone shows as large as a finger. */
const MOST_ON_UPRIGHT = 14;

/**
 * The table shows everything about the viewer, but where it is low the houses of the own city are too small for a finger, and so are the
 * cards of a very large hand on a phone.
 * @param {Scene} scene
 * @param {boolean} own
 * @returns {boolean} whether a press on the row opens a sheet about the player, whatever is asked
 */
const opensSheet = ({ screen, view }, own) => !own || isLow(screen) || (isUpright(screen) && view.hand.length > MOST_ON_UPRIGHT);

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 * @param {boolean} own
 */
function plateView(scene, seat, own) {
  const { view } = scene;
  const it = thing(scene, `seat:${seat.seat}`);
  const name = scene.names[seat.seat] ?? "";
  const opens = opensSheet(scene, own) || it.target !== undefined;
  const inside = html`${seat.crown ? html`<span class="crown" data-flip="crown" title=${t("crown-explain")}>${icon("icon-crown")}<span class="hidden">${t("has-crown")}</span></span>` : nothing}
    ${face(seat.seat)}<span class="who">${name}</span>
    ${seat.completed ? html`<span class="finished" title=${t("city-complete")}>${icon("icon-castle")}</span>` : nothing}`;
  // A press anywhere on the plate opens the same sheet as the name, which is a small target for a finger.
  const around = (/** @type {MouseEvent} */ event) => opens && event.target instanceof Element && !event.target.closest("button") && it.press(event);
  return html`<header class="plate" data-flip="plate-${seat.seat}" data-flip-still data-about=${opens ? it.key : nothing} @click=${around}>
    <h2 class="title">${opens
      ? html`<button class=${classMap({ named: true, ...it.classes })} data-thing=${it.key} data-target=${ifDefined(it.target)}
          data-explain=${[name, ...holdings(scene, seat)].join("\n")}
          aria-label=${targetLabel(name, it)} aria-expanded=${it.expanded} @click=${it.press}>${inside}</button>`
      : inside}</h2>
    ${scene.mark(seat.seat)}
    <ul class="facts">
      ${figureView("icon-gold", "gold-count", seat.gold, `gold-${seat.seat}`)}
      ${figureView("icon-cards", "hand-count", seat.hand, `hand-${seat.seat}`)}
      ${figureView("icon-star", "points-count", shownPoints(scene, seat.seat, seat.points), `points-${seat.seat}`)}
      ${builtView(seat.city.length, view.city_size, seat.completed)}
    </ul>
    ${charactersView(scene, seat)}
  </header>`;
}

/**
 * @param {string} picture
 * @param {string} text
 * @param {number | null} count null if it is not shown yet
 * @param {string} key by which animations find the figure
 */
function figureView(picture, text, count, key) {
  const label = count === null ? t("points-untold") : t(text, { count });
  return html`<li class="figure ${text}" title=${label} data-bump=${key} data-value=${count ?? ""}>
    ${icon(picture)}<span aria-hidden="true">${count ?? POINTS_PLACEHOLDER}</span><span class="hidden">${label}</span>
  </li>`;
}

/**
 * Draws how many districts are built of those that complete a city. One short is marked: the last round may come soon.
 * @param {number} count
 * @param {number} size districts that complete a city
 * @param {boolean} completed
 */
function builtView(count, size, completed) {
  const near = !completed && count === size - 1;
  const label = near ? t("city-one-short", { built: count, size }) : t("city-label", { built: count, size });
  return html`<li class=${classMap({ figure: true, built: true, near })} title=${label} data-value=${count}>
    <span aria-hidden="true">${count}/${size}</span><span class="hidden">${label}</span>
  </li>`;
}

/**
 * Draws the characters that a seat has revealed this round, and card backs for those it still hides.
 * @param {Scene} scene
 * @param {SeatView} seat
 */
function charactersView(scene, seat) {
  return html`<ul class="roles">
    ${seat.characters.map(
      (id) => html`<li>
        <button class="role" data-explain=${nameAndText(`character-${id}`)} data-thing="character:${id}" @click=${() => scene.read(`character:${id}`)} data-flip="role-${id}">
          ${icon(`character-${id}`)}<span>${withSoftHyphens(worded(`character-${id}`))}</span>
        </button>
      </li>`,
    )}
    ${seat.drafted > 0
      ? html`<li class="role back" title=${t("drafted-count", { count: seat.drafted })}>
          ${Array.from({ length: seat.drafted }, () => html`<i class="card-back"></i>`)}
          <span class="hidden">${t("drafted-count", { count: seat.drafted })}</span>
        </li>`
      : nothing}
  </ul>`;
}

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 * @param {number} size districts that complete a city
 */
function cityView(scene, seat, size) {
  const houses = numbered(seat.city);
  const label = t("city-label", { built: seat.city.length, size });
  return html`<ol class="city" aria-label=${label} data-built=${seat.city.length} data-size=${size}>
    ${repeat(
      houses,
      ({ card, nth }) => `${card.card}-${nth}`,
      ({ card, nth, at }) => houseView(scene, card, { seat: seat.seat, at, nth }),
    )}
    ${emptyLotsView(size, seat.city.length)}
  </ol>`;
}

/**
 * Draws the base below a city, which says if the city is complete. It is there from the start, so that nothing moves later. It is no
 * paragraph: a person may set those further apart than a row has room for.
 * @param {SeatView} seat
 */
function baseView({ completed }) {
  return html`<div class="plinth">${completed ? html`${icon("icon-castle")}<span>${t("city-complete")}</span>` : nothing}</div>`;
}

/**
 * Draws the hidden cards of a seat in a replay with all hands open; nothing elsewhere.
 * @param {Scene} scene
 * @param {SeatView} seat
 */
function openHandView(scene, seat) {
  const view = scene.open[seat.seat]?.view;
  if (!view) return nothing;
  const hidden = view.mine.filter((id) => !seat.characters.includes(id));
  return html`<ul class="open-hand" aria-label=${sentence("hand-open", { name: scene.names[seat.seat] ?? "" })}>
    ${hidden.map(
      (id) => html`<li><button class="open-card role" @click=${() => scene.read(`character:${id}`)}>
        ${icon(`character-${id}`)}<span>${withSoftHyphens(worded(`character-${id}`))}</span></button></li>`,
    )}
    ${view.hand.map(
      (card) => html`<li><button class="open-card" data-type=${card.type} data-card=${card.card}
        @click=${() => showDistrict(card.card, card)}>
        <span class="hidden">${t("costs")}</span><b>${card.cost}</b><span>${worded(`district-${card.card}`)}</span></button></li>`,
    )}
  </ul>`;
}

/**
 * Draws an empty place for each district that a city lacks.
 * @param {number} size
 * @param {number} built
 */
function emptyLotsView(size, built) {
  return Array.from({ length: size }, (_, at) => at)
    .slice(built)
    .map((at) => html`<li class="lot empty" aria-hidden="true" data-at=${ifDefined(at)}></li>`);
}

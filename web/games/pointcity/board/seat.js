// @ts-check
// Draws the place of a player or of the automa: resource cards, permanent resources, city, tokens, points.
import { classMap, html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { POINTS_PLACEHOLDER, shownPoints } from "../../../kit/shown-points.js";
import { stacksOf } from "../words/facts.js";
import { buildingName, buildingText, tokenText } from "../words/names.js";
import { givesView, handView, permanentView, stackTitle, tokenFace } from "./pieces.js";
import { showCity } from "./thing-text.js";

/** @import { SeatView } from "../types.js" */
/** @import { Scene } from "./market.js" */

/**
 * @param {Scene} scene
 * @param {SeatView} seat
 * @param {boolean} own
 */
export function seatView(scene, seat, own) {
  const name = scene.names[seat.seat] ?? "";
  const active = scene.view.active === seat.seat;
  return html`<section class=${classMap({ "pc-seat": true, own, active })} data-testid="seat" data-seat=${seat.seat} data-flip="place-${seat.seat}" data-flip-still aria-label=${name}>
    <header class="pc-plate keep-clear">
      <h2>${active ? icon("icon-play") : nothing}${face(seat.seat)}<span>${name}</span>${scene.mark(seat.seat)}</h2>
      ${own ? nothing : html`${countView("piece-cards", seat.cards, t("hand-title"))} ${countView("piece-token", seat.tokens.length, t("tokens-title"))}
        ${cityButton(name, seat)}`}
      ${pointsView(shownPoints(scene, seat.seat, seat.points))}
    </header>
    ${permanentView(seat.permanent)}
    ${handView(seat.hand)}
    ${own ? cityView(scene, seat.city) : nothing}
    ${tokenRow(scene, seat.tokens)}
  </section>`;
}

/** @param {Scene} scene */
export function automaView(scene) {
  const { automa } = scene.view;
  if (!automa) return nothing;
  const name = t("automa");
  return html`<section class="pc-seat automa" data-flip="place-automa" data-flip-still aria-label=${name}>
    <header class="pc-plate keep-clear">
      <h2>${icon("icon-bot")}<span>${name}</span> <small>${t(`level-${automa.level}`)}</small></h2>
      ${cityButton(name, { city: automa.city, hand: automa.hand, tokens: [] })}
      ${pointsView(shownPoints(scene, null, automa.points))}
    </header>
    ${permanentView(automa.permanent)}
    ${handView(automa.hand)}
    ${automa.tokens > 0 ? html`<p class="pc-row">${t("automa-tokens", { count: automa.tokens })}</p>` : nothing}
  </section>`;
}

/**
 * @param {string} picture
 * @param {number} count
 * @param {string} title
 */
function countView(picture, count, title) {
  return html`<span class="pc-count" title=${title}>${icon(picture)}<span class="hidden">${title}</span><b>${count}</b></span>`;
}

/** @param {number | null} count null if it is not shown yet */
function pointsView(count) {
  const label = t(count === null ? "points-untold" : "points-now");
  return html`<strong class="pc-total" title=${label}>${icon("icon-star")}${count ?? POINTS_PLACEHOLDER}
    <span class="hidden">${label}</span></strong>`;
}

/**
 * @param {string} name
 * @param {import("./thing-text.js").City} place
 */
function cityButton(name, place) {
  const { city } = place;
  const label = t("city-of", { name, count: city.length });
  return html`<button class="pc-city-button" title=${label} aria-label=${label} @click=${() => showCity(name, place)}>
    ${icon("piece-building")}<b>${city.length}</b></button>`;
}

/**
 * @param {Scene} scene
 * @param {readonly import("../types.js").TokenView[]} tokens
 */
function tokenRow({ read }, tokens) {
  if (tokens.length === 0) return nothing;
  return html`<ul class="pc-tokens own" aria-label=${t("tokens-title")}>
    ${tokens.map(({ token, points }) => {
      const text = t("worth", { what: tokenText(token), points });
      return html`<li><button class="pc-token" title=${text} data-thing="token:${token}" @click=${() => read(`token:${token}`)}><span class="hidden">${text}</span>
        <span class="pc-token-face" aria-hidden="true">${tokenFace(token)}</span><em aria-hidden="true">${points}</em></button></li>`;
    })}
  </ul>`;
}

/**
 * @param {Scene} scene
 * @param {readonly string[]} city
 */
function cityView({ read }, city) {
  return html`<div class="pc-city" role="group" aria-label=${t("city-title")}>
    ${stacksOf(city).filter(({ buildings }) => buildings.length > 0).map(({ gives, buildings }) => html`<section class="pc-column" data-gives=${gives}>
      <h3>${gives ? icon(`piece-${gives}`, "pc-symbol") : icon("icon-star")}<span class="hidden">${stackTitle(gives)}</span><b>×${buildings.length}</b></h3>
      <ul>${buildings.map((building) => html`<li><button class="pc-slip" data-flip="building-${building.id}" data-tier=${building.tier} title=${buildingText(building.id)}
          data-thing="building:${building.id}" @click=${() => read(`building:${building.id}`)}>${icon(`building-${building.name}`)}<span>${buildingName(building.id)}</span>
          ${givesView({ ...building, gives: "" })}</button></li>`)}</ul>
    </section>`)}
    ${city.length === 0 ? html`<p class="pc-none">${t("city-empty")}</p>` : nothing}
  </div>`;
}

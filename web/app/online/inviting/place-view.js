// @ts-check
// Asks where the friends are before any link is shown: a link for one room leads nowhere from far away.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";

/** Where the friends are; "" before the host has said so. @typedef {"" | "room" | "far"} Place */

/** @param {{choose: (place: "room" | "far") => void}} scene */
export function placeView({ choose }) {
  const door = (/** @type {"room" | "far"} */ place, /** @type {string} */ sign) =>
    html`<button type="button" class="place-door" data-testid="place-${place}" @click=${() => choose(place)}>
      ${icon(sign)} <b>${t(`place-${place}`)}</b> <small>${t(`place-${place}-long`)}</small></button>`;
  return html`<section class="carry whereabouts" data-testid="place" aria-labelledby="place-title">
    <h2 id="place-title">${t("place-title")}</h2>
    <div class="place-doors">${door("room", "icon-friends")} ${door("far", "icon-link")}</div>
    <p>${t("room-how-private")}</p>
  </section>`;
}

/**
 * Draws what is asked where friends are far away, before there is a link.
 * @param {object} scene
 * @param {unknown} scene.internet the offer to play over the internet, drawn
 * @param {() => void} scene.without makes a link without a helper
 * @param {() => void} scene.back
 */
export function farView({ internet, without, back }) {
  return html`<section class="carry whereabouts" data-testid="place-help" aria-labelledby="place-title">
    <header>
      <h2 id="place-title">${t("place-far")}</h2>
      <button type="button" class="quiet round" data-testid="place-back" aria-label=${t("place-title")} title=${t("place-title")} @click=${back}>${icon("icon-back")}</button>
    </header>
    ${internet}
    <button type="button" class="quiet" data-testid="place-without" @click=${without}>${t("place-without")}</button>
  </section>`;
}

/**
 * Draws where the friends are, and what changes it.
 * @param {object} scene
 * @param {Place} scene.place
 * @param {() => void} scene.change
 */
export function placeLine({ place, change }) {
  if (!place) return nothing;
  return html`<p class="place-line">${icon(place === "room" ? "icon-friends" : "icon-link")} <span>${t(`place-${place}-line`)}</span>
    <button type="button" class="quiet" data-testid="place-change" @click=${change}>${t("place-change")}</button></p>`;
}

// @ts-check
// Asks where the friends are before any link is shown: a link for one room leads nowhere from far away.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { listed, t } from "../../../lib/i18n.js";

/** Where the friends are; "" before the host has said so. @typedef {"" | "room" | "far"} Place */

/**
 * The way to the link of a mailbox. `hosts`: who is asked; `allowed`: whether the person has said yes before.
 * @typedef {{hosts: readonly string[], allowed: boolean, allow: () => void, byHand: () => void}} MailboxDoor
 */

/** @param {{choose: (place: "room" | "far") => void, mailbox: MailboxDoor | null}} scene `mailbox`: null where the site names none */
export function placeView({ choose, mailbox }) {
  return html`<section class="carry whereabouts" data-testid="place" aria-labelledby="place-title">
    <h2 id="place-title">${t("place-title")}</h2>
    <div class="place-doors">
      ${doorView("room", "icon-friends", "place-room-long", () => choose("room"))}
      ${mailbox ? mailboxView(mailbox) : doorView("far", "icon-link", "place-far-long", () => choose("far"))}
    </div>
    <p>${t("room-how-private")}</p>
  </section>`;
}

/** @param {"room" | "far"} place @param {string} sign @param {string} words @param {() => void} press */
function doorView(place, sign, words, press) {
  return html`<button type="button" class="place-door" data-testid="place-${place}" @click=${press}>
    ${icon(sign)} <b>${t(`place-${place}`)}</b> <small>${t(words)}</small></button>`;
}

/** Draws the door to one link for all; the first time it says whom the page asks, and its button is the yes. @param {MailboxDoor} door */
function mailboxView({ hosts, allowed, allow, byHand }) {
  if (allowed) return doorView("far", "icon-link", "far-door", allow);
  return html`<section class="place-door" data-testid="far-panel" data-state="asked" aria-labelledby="far-door-title">
    ${icon("icon-link")} <b id="far-door-title" data-testid="place-far">${t("place-far")}</b>
    <small>${t("far-what", { hosts: listed([...hosts]), count: hosts.length })}</small>
    <button type="button" class="primary" data-testid="far-yes" @click=${allow}>${icon("icon-copy")} ${t("far-yes")}</button>
    <button type="button" class="quiet" data-testid="far-by-hand" @click=${byHand}>${t("far-by-hand")}</button>
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

// @ts-check
// Draws the form for people who share this device: it asks for their names, and for nothing else.
import { html, live } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { valueOf } from "../../lib/fields.js";
import { icon } from "../../lib/icon.js";
import { MOST_UNITS, shortName } from "../../lib/own-name.js";

/** The most names that are asked for: more people sit down in the whole form. */
const MOST_NAMES = 4;

/**
 * @param {import("./setup-view.js").Form} form
 * @param {(event: Event) => void} submit
 */
export function namesView(form, submit) {
  const { model, note, starting } = form;
  const whole = () => note(() => (model.namesOnly = false));
  return html`<form class="setup names" @submit=${submit}>
    <section class="setup-sheet">
      <header>
        <h2>${t("names-title")}</h2>
        <button type="button" class="quiet round" aria-label=${t("close")} @click=${form.close}>${icon("icon-close")}</button>
      </header>
      <p>${t("names-note")}</p>
      <ol class="chairs">${model.seats.slice(0, MOST_NAMES).map((seat, index) => nameField(form, seat, index))}</ol>
      <button class="primary big" data-testid="start-game" ?disabled=${starting}>${icon("icon-play")} ${t("start-game")}</button>
      <button type="button" class="quiet" data-testid="whole-form" @click=${whole}>${icon("icon-player")} ${t("change-game")}</button>
    </section>
  </form>`;
}

/**
 * @param {import("./setup-view.js").Form} form
 * @param {import("../../kit/setup-model.js").Chair} seat
 * @param {number} index
 */
function nameField({ model, note }, seat, index) {
  const person = seat.player === "person";
  return html`<li class="chair" data-kind=${seat.player}>
    <span class="chair-number" aria-hidden="true">${icon(person ? "icon-player" : "icon-bot")}</span>
    <label><span class="hidden">${t("seat-name", { seat: index + 1 })}</span>
      <input maxlength=${MOST_UNITS} autocomplete=${seat === model.ownSeat ? "nickname" : "off"}
        placeholder=${person ? t("names-person", { seat: index + 1 }) : t("names-computer")} data-testid=${seat === model.ownSeat ? "own-name" : "name"}
        .value=${live(person ? seat.name : "")} @input=${(/** @type {Event} */ event) => note(() => model.namePerson(seat, shortName(valueOf(event))))} /></label>
  </li>`;
}

// @ts-check
// The form for a new game.
import { html, live, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export function setupView(app) {
  const setup = app.setup;
  if (!setup) return nothing;
  return html`<form class="setup" @submit=${(/** @type {Event} */ event) => submit(app, event)}>
    <header>
      <h2>${t("new-game")}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} @click=${() => app.closeSetup()}>${icon("icon-close")}</button>
    </header>
    <label class="field"><span>${t("set")}</span>
      <select name="set" @change=${(/** @type {Event} */ event) => app.edit(() => setup.choose(valueOf(event)))}>
        ${setup.presets.map(({ id }) => html`<option value=${id} .selected=${live(id === setup.set)}>${t(`set-${id}`)}</option>`)}
      </select>
    </label>
    <fieldset class="counts">
      <legend>${t("players")}</legend>
      ${setup.counts.map(
        (count) => html`<label><input type="radio" name="players" value=${count}
            .checked=${live(count === setup.seats.length)} @change=${() => app.edit(() => setup.resize(count))} />
          <span>${count}</span></label>`,
      )}
    </fieldset>
    <ol class="chairs">${setup.seats.map((seat, index) => chair(app, setup.kinds, seat, index))}</ol>
    <details class="more">
      <summary>${t("more-options")}</summary>
      <label class="field"><span>${t("seed")}</span>
        <input name="seed" inputmode="numeric" pattern="[0-9]{1,16}" autocomplete="off" placeholder=${t("seed-random")}
          .value=${live(setup.seed)} @input=${(/** @type {Event} */ event) => app.edit(() => (setup.seed = valueOf(event)))} />
        <small>${t("seed-help")}</small>
      </label>
    </details>
    <button class="primary big" data-testid="start-game" ?disabled=${!app.engine || app.starting}>
      ${icon("icon-play")} ${t("start-game")}
    </button>
  </form>`;
}

/**
 * @param {App} app
 * @param {readonly string[]} kinds
 * @param {{name: string, player: string}} seat
 * @param {number} index
 */
function chair(app, kinds, seat, index) {
  return html`<li class="chair" data-kind=${seat.player}>
    <span class="chair-number" aria-hidden="true">${icon(seat.player === "human" ? "icon-player" : "icon-bot")}</span>
    <label><span class="hidden">${t("seat-name", { seat: index + 1 })}</span>
      <input maxlength="24" required autocomplete="off" .value=${live(seat.name)}
        @input=${(/** @type {Event} */ event) => app.edit(() => (seat.name = valueOf(event)))} /></label>
    <label><span class="hidden">${t("seat-kind", { seat: index + 1 })}</span>
      <select @change=${(/** @type {Event} */ event) => app.edit(() => (seat.player = valueOf(event)))}>
        ${kinds.map((kind) => html`<option value=${kind} .selected=${live(kind === seat.player)}>${t(`player-${kind}`)}</option>`)}
      </select></label>
  </li>`;
}

/**
 * @param {Event} event
 * @returns {string}
 */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {App} app
 * @param {Event} event
 */
function submit(app, event) {
  event.preventDefault();
  void app.start();
}

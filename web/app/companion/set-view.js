// @ts-check
// Draws the part in which people say what they play with, and are told how it is laid out.
import { html, live, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { errorText } from "../../lib/error-text.js";
import { face } from "../../kit/seat-face.js";
import { cleanName, MOST_UNITS } from "../../lib/own-name.js";
import { unfolded } from "../unfolded.js";

/**
 * @typedef {object} SetScene
 * @property {import("./real-set.js").RealSet} set
 * @property {import("../../kit/companion.js").Companion} companion
 * @property {import("../games.js").Game} game
 * @property {(change: () => void) => void} edit changes the set, which the engine then checks
 * @property {() => void} keep
 * @property {(part: string) => void} go
 * @property {() => void} link
 */

/** @param {SetScene} scene */
export function setView(scene) {
  const { set, game, edit, go, link } = scene;
  const { model, laid } = set;
  const form = { edit };
  return html`<div class="real-set">
    <section aria-labelledby="real-people-title">
      <h2 id="real-people-title">${t("real-people")}</h2>
      <div class="segments" role="group" aria-label=${t("real-count")}>
        ${model.counts.map((count) => html`<button data-testid="real-count" data-count=${count} aria-pressed=${String(count === model.seats.length)} @click=${() => edit(() => set.resize(count))}>${count}</button>`)}
      </div>
      <ul class="real-names">${model.seats.map((seat, at) => html`<li>${face(at)} <input data-testid="real-name" maxlength=${MOST_UNITS} autocomplete="off" aria-label=${t("real-name-of", { number: at + 1 })} placeholder=${t("real-person", { number: at + 1 })}
        .value=${live(seat.name)} @change=${(/** @type {Event} */ event) => rename(scene, seat, event)} /></li>`)}</ul>
    </section>
    <section class="real-form" aria-labelledby="real-set-title">
      <h2 id="real-set-title">${t("real-part-set")}</h2>
      ${game.setup.fields(model, form)}
      ${model.problem ? html`<p class="notice" role="alert">${errorText(model.problem, game.errorFacts)}</p>` : nothing}
      <details class="real-pieces-of-set"><summary>${t("real-cards")}</summary>${unfolded(() => game.setup.pieces(model, form))}</details>
    </section>
    ${laid ? html`<section class="real-lay-out" aria-labelledby="real-lay-out-title">
      <h2 id="real-lay-out-title">${t("real-lay-out")}</h2>
      <ol>${laid.steps.map(({ id, args }) => html`<li>${t(`real-step-${id}`, args)}</li>`)}</ol>
      ${laid.draft.length > 0 ? html`<h3>${t("real-draft")}</h3><ol>${laid.draft.map(({ id, args }) => html`<li>${t(`real-draft-${id}`, args)}</li>`)}</ol>` : nothing}
    </section>` : nothing}
    <footer class="real-actions">
      ${scene.companion.parts.includes("call") ? html`<button class="primary" data-testid="real-go-call" @click=${() => go("call")}>${icon("icon-sound")} ${t("real-part-call")}</button>` : nothing}
      <button class="plain" data-testid="real-link" @click=${link}>${icon("icon-link")} ${t("real-link")}</button>
    </footer>
  </div>`;
}

/**
 * @param {SetScene} scene
 * @param {{name: string}} seat
 * @param {Event} event
 */
function rename({ keep }, seat, event) {
  seat.name = cleanName(/** @type {HTMLInputElement} */ (event.target).value);
  keep();
}

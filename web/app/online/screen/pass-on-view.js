// @ts-check
// Draws the part where a guest at a big screen reads the reply of the next guest: with the camera, or as a text.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";
import { problemView, textFieldView } from "../text-exchange-view.js";

/** The state of the last reply; `sent`: the screen has not answered yet. @typedef {{stage: "" | "sent" | "taken" | "refused", problem: string}} PassOnState */

/**
 * @typedef {object} PassOnScene
 * @property {PassOnState["stage"]} stage
 * @property {string} problem
 * @property {import("../text-exchange-view.js").TextExchange} exchange has the camera
 * @property {(text: string) => void} take
 * @property {(problem: unknown) => string} errorText
 */

/** @type {Partial<Record<PassOnState["stage"], string>>} the text about the last reply if it was not refused */
const STATUS = { sent: "pass-on-sent", taken: "pass-on-taken" };

/** @param {PassOnScene} scene */
export function passOnView({ stage, problem, exchange, take, errorText }) {
  const button = html`<button class="primary" data-testid="pass-on-reply" ?disabled=${stage === "sent"}>${icon("icon-export")} ${t("pass-on-send")}</button>`;
  return html`<section class="carry pass-on" aria-labelledby="pass-on-title" data-stage=${stage || "ready"}>
    <h2 id="pass-on-title">${t("pass-on-title")}</h2>
    <p>${t("pass-on-how")}</p>
    ${textFieldView({ exchange, testId: "pass-on-input", label: t("pass-on-field"), busy: stage === "sent", eager: false, once: true, take, button, errorText,
      // Without a text the button starts the camera.
      empty: exchange.canScan ? () => void exchange.scan(take) : null })}
    <p role="status" data-testid="pass-on-status">${STATUS[stage] ? t(STATUS[stage]) : nothing}</p>
    ${stage === "refused" ? problemView(problem) : nothing}
  </section>`;
}

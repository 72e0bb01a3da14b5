// @ts-check
// Draws the return code of this device, or the field that takes another device's.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";
import { problemView, shownTextView, textFieldView } from "../text-exchange-view.js";

/**
 * @typedef {object} ReturnScene
 * @property {"show" | "show-to-all" | "take"} part what this device does: a host shows its code to each device, a guest to one
 * @property {import("../text-exchange-view.js").TextExchange} exchange shows the code, or has the camera
 * @property {"" | "taken" | "sent"} stage of the last code that was taken here; `sent`: passed on to the host
 * @property {string} problem why it was refused; "" for nothing
 * @property {(text: string) => void} take
 * @property {(problem: unknown) => string} errorText
 */

/** @param {ReturnScene} scene */
export function returnView(scene) {
  const { part } = scene;
  return html`<section class="carry return" data-testid="return" data-part=${part} aria-labelledby="return-title">
    <h2 id="return-title">${t(part === "take" ? "return-take-title" : "return-title")}</h2>
    ${part === "take" ? takePart(scene) : returnCodeView(scene)}
  </section>`;
}

/** @param {Pick<ReturnScene, "part" | "exchange">} scene */
export function returnCodeView({ part, exchange }) {
  return html`<p>${t(part === "show-to-all" ? "return-how-all" : "return-how")}</p>
    ${shownTextView(exchange, "return-code", { title: t("return-code"), text: t("return-words") })}`;
}

/** @param {ReturnScene} scene */
function takePart({ exchange, stage, problem, take, errorText }) {
  const button = html`<button class="primary" data-testid="take-return">${icon("icon-check")} ${t("return-take")}</button>`;
  return html`<p>${t("return-take-how")}</p>
    ${textFieldView({ exchange, testId: "return-input", label: t("return-field"), busy: false, eager: false, once: true, take, button, errorText,
      empty: exchange.canScan ? () => void exchange.scan(take) : null })}
    <p role="status" data-testid="return-status">${stage ? t(`return-${stage}`) : nothing}</p>
    ${problemView(problem)}`;
}

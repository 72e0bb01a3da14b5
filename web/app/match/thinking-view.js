// @ts-check
// Draws that a computer player is thinking and, at the device that runs the match, the button that stops it. The height
// of the panel does not change.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";

/**
 * For screen readers: read out once, even if several players think one after the other.
 * @param {import("./thinking-delay.js").ThinkingDelay} thinkingDelay
 */
export function thinkingStatus({ said }) {
  return html`<p class="hidden" role="status">${said ? t("thinking") : ""}</p>`;
}

/** @param {string} name of the player that thinks */
export function thinkingSign(name) {
  return html`<span data-testid="thinking">${icon("icon-bot")} ${sentence("thinking-of", { name })}</span>`;
}

/** @param {() => void} stop */
export function stopButton(stop) {
  return html`<button class="plain skip" data-testid="stop-thinking" @click=${stop}>${icon("icon-next")} ${t("stop-thinking")}</button>`;
}

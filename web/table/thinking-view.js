// @ts-check
// That a computer player is thinking, and the way to make it decide. Nothing here moves: it may stay for long.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/**
 * @param {import("./patience.js").Patience} patience
 * @param {() => void} stop
 */
export function thinkingView({ shown, said }, stop) {
  // Read out once, however many of them think one after the other.
  return html`<p class="hidden" role="status">${said ? t("thinking") : ""}</p>
    ${shown
      ? html`<div class="thinking" data-testid="thinking">
          <p aria-hidden="true">${icon("icon-bot")} ${t("thinking")}</p>
          <button class="plain" data-testid="stop-thinking" @click=${stop}>${icon("icon-next")} ${t("stop-thinking")}</button>
        </div>`
      : nothing}`;
}

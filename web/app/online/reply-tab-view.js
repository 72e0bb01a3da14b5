// @ts-check
// Draws the tab of a reply link: whether the tab with the room took the reply, and what to do if not.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { shownTextView } from "./text-exchange-view.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} ReplyTabScene
 * @property {boolean} isReturn whether the text is a return code
 * @property {"looking" | "taken" | "nobody"} state whether another tab has taken the reply
 * @property {import("./text-exchange-view.js").TextExchange} exchange shows the reply
 * @property {() => void} close
 */

/** @param {ReplyTabScene} scene */
export function replyTabView({ isReturn, state, exchange, close }) {
  const title = t(isReturn ? "return-code" : "reply");
  const [done, none] = isReturn ? ["return-handed", "return-to-nobody"] : ["handed-over", "handed-to-nobody"];
  return html`<section class="carry handed" data-state=${state} data-testid="handed" aria-labelledby="carry-title">
    <header>
      <h2 id="carry-title">${title}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} @click=${close}>${icon("icon-close")}</button>
    </header>
    ${state === "looking" ? html`<progress aria-label=${title}></progress>` : html`<p role="status">${t(state === "taken" ? done : none)}</p>`}
    ${state === "nobody" ? shownTextView(exchange, "handed-reply", { title, text: t(isReturn ? "return-words" : "reply-words") }) : nothing}
  </section>`;
}

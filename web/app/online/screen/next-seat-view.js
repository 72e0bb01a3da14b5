// @ts-check
// Draws the invitation to the next free seat on a big screen: a large code, and the field for the reply.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";
import { problemView, shownTextView, textFieldView, waitView } from "../text-exchange-view.js";

/**
 * @typedef {object} NextSeatScene
 * @property {string} name of the seat; "" for a watcher
 * @property {boolean} open whether there is an invitation
 * @property {import("../text-exchange-view.js").TextExchange} exchange shows the invitation
 * @property {boolean} busy the reply is accepted; the guest has to connect now
 * @property {boolean} calls whether its page connects by itself
 * @property {string} problem why the last reply was refused, or why there is no connection; "" for no problem
 * @property {boolean} failed there is no connection: a fresh invitation is needed
 * @property {unknown} internet the offer to play over the internet, drawn
 * @property {unknown} diagnosis why the devices cannot connect, drawn
 * @property {(problem: unknown) => string} errorText
 * @property {(reply: string) => void} accept
 * @property {() => void} again makes a fresh invitation for this seat
 */

/** @param {NextSeatScene} scene */
export function nextSeatView(scene) {
  const { open, name, busy, calls, failed } = scene;
  if (!open) return html`<section class="carry next-seat" data-state="full"><h2>${t("screen-full")}</h2><p>${t("screen-full-long")}</p></section>`;
  return html`<section class="carry next-seat" data-state=${failed ? "failed" : busy ? "busy" : "open"} aria-labelledby="next-title">
    <h2 id="next-title">${name ? sentence("screen-next", { name }) : t("invite-title-watcher")}</h2>
    ${failed ? failedPart(scene) : busy ? html`${waitView(t(calls ? "invite-calls" : "invite-wait"))} ${scene.diagnosis}` : openPart(scene)}
  </section>`;
}

/** @param {NextSeatScene} scene */
function openPart({ exchange, problem, accept, errorText, internet }) {
  const button = html`<button class="primary" data-testid="accept-reply">${icon("icon-check")} ${t("accept-reply")}</button>`;
  return html`<div class="next-code" data-testid="next-seat-code">
      ${shownTextView(exchange, "invitation", { title: t("invitation"), text: t("invitation-words") })}
    </div>
    <ol class="next-how">
      <li>${icon("icon-carry-show")}<span>${t("screen-step-1")}</span></li>
      <li>${icon("icon-carry-reply")}<span>${t("screen-step-2")}</span></li>
    </ol>
    <div class="next-reply">
      ${textFieldView({ exchange, testId: "reply-input", label: t("reply-field"), busy: false, eager: true, once: true, take: accept, button, errorText })}
      ${problemView(problem)}
    </div>
    ${internet ?? nothing}`;
}

/** @param {NextSeatScene} scene */
function failedPart({ problem, again, internet, diagnosis }) {
  const way = html`${diagnosis}<button type="button" class="primary" data-testid="invite-again" @click=${again}>${icon("icon-link")} ${t("invite-fresh")}</button>`;
  return html`${problemView(problem, way)} ${internet}`;
}

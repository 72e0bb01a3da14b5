// @ts-check
// Draws the host's steps of an invitation: show it, take the reply, wait until the guest connects.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { shownTextView, waitView, problemView, stepView, textFieldView } from "./text-exchange-view.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Invite
 * @property {string} name of the seat; "" for a watcher
 * @property {import("./text-exchange-view.js").TextExchange} exchange shows the invitation
 * @property {boolean} busy the reply is taken; the guest has to connect now
 * @property {string} problem why the last reply was refused, or why there is no connection; "" for nothing
 * @property {boolean} failed there is no connection: a fresh invitation is needed
 * @property {unknown} internet the offer to play over the internet, drawn
 * @property {unknown} diagnosis why the devices cannot connect, drawn; nothing if that is unknown
 * @property {(problem: unknown) => string} errorText
 * @property {(reply: string) => void} accept
 * @property {() => void} again makes a fresh invitation for this seat; the old one is no longer valid
 * @property {() => void} close
 */

/** @param {Invite} invite */
export function inviteView(invite) {
  const { name, exchange, busy, problem, failed, close } = invite;
  const state = (/** @type {number} */ step) => (busy ? (step < 3 ? "done" : "now") : step < 3 ? "now" : "later");
  return html`<section class="carry invite" aria-labelledby="carry-title">
    <header>
      <h2 id="carry-title">${name ? t("invite-title", { name }) : t("invite-title-watcher")}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} @click=${close}>${icon("icon-close")}</button>
    </header>
    ${failed ? failedView(invite) : html`<ol>
      ${stepView({ number: 1, picture: "icon-carry-show", words: t("invite-step-1"), state: state(1), body: shownTextView(exchange, "invitation", { title: t("invitation"), text: t("invitation-words") }) })}
      ${stepView({ number: 2, picture: "icon-carry-reply", words: t("invite-step-2"), state: state(2), body: html`${replyField(invite)} ${problemView(problem)}` })}
      ${stepView({ number: 3, picture: "icon-carry-connect", words: t("invite-step-3"), state: state(3), body: busy ? html`${waitView(t("invite-wait"))} ${invite.diagnosis}` : nothing })}
    </ol>
    ${busy ? nothing : invite.internet}`}
  </section>`;
}

/** @param {Invite} invite */
function replyField({ exchange, busy, accept, errorText }) {
  const button = html`<button class="primary" data-testid="accept-reply" ?disabled=${busy}>${icon("icon-check")} ${t("accept-reply")}</button>`;
  return textFieldView({ exchange, testId: "reply-input", label: t("reply-field"), busy, eager: false, take: accept, button, errorText });
}

/** @param {Invite} invite */
function failedView({ problem, again, internet, diagnosis }) {
  const way = html`${diagnosis}<button type="button" class="primary" data-testid="invite-again" @click=${again}>${icon("icon-link")} ${t("invite-fresh")}</button>`;
  return html`${problemView(problem, way)} ${internet}`;
}

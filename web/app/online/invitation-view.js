// @ts-check
// Draws the host's steps of an invitation: show it, take the replies, wait until the guests connect.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { shownTextView, waitView, problemView, stepView, textFieldView } from "./text-exchange-view.js";
import { icon } from "../../lib/icon.js";

/**
 * What both views need.
 * @typedef {object} Shared
 * @property {import("./text-exchange-view.js").TextExchange} exchange shows the invitation
 * @property {string} problem why the last reply was refused, or why there is no connection; "" for nothing
 * @property {unknown} note what the browser tells, or asks for, before the link goes out, drawn
 * @property {unknown} internet the offer to play over the internet, drawn; nothing where all are in one room
 * @property {(problem: unknown) => string} errorText
 * @property {(reply: string) => void} accept
 * @property {() => void} close
 */

/**
 * One seat of an invitation.
 * @typedef {object} Invited
 * @property {string} name of the seat; "" for a watcher
 * @property {boolean} busy the reply is taken; the guest has to connect now
 * @property {boolean} [calls] whether its page connects by itself
 * @property {boolean} [done] whether the guest is here
 * @property {string} problem why there is no connection; "" for nothing
 * @property {boolean} failed there is no connection: a fresh invitation is needed
 * @property {unknown} diagnosis why the devices cannot connect, drawn; nothing if that is unknown
 * @property {() => void} again makes a fresh invitation for this seat; the old one is no longer valid
 */

/** @typedef {Shared & Invited} Invite */
/** @typedef {Shared & {seats: readonly Invited[]}} GroupInvite */

/** @param {Invite} invite to one seat */
export function inviteView(invite) {
  const { name, busy, failed } = invite;
  const title = name ? t("invite-title", { name }) : t("invite-title-watcher");
  return panel(title, invite, failed ? failedView(invite) : html`<ol>
      ${linkStep(invite, t("invite-step-1"), busy ? "done" : "now")}
      ${replyStep(invite, t("invite-step-2"))}
      ${stepView({ number: 3, picture: "icon-carry-connect", words: t("invite-step-3"), state: busy ? "now" : "later", body: busy ? waitingView(invite) : nothing })}
    </ol>
    ${busy ? nothing : invite.internet}`);
}

/** @param {GroupInvite} invite to several seats */
export function groupView(invite) {
  const { seats } = invite;
  return panel(t("invite-group"), invite, html`<ol>
      ${linkStep(invite, t("invite-group-1", { count: seats.length }), "now")}
      ${replyStep(invite, t("invite-group-2"))}
    </ol>
    <ul class="invited" aria-label=${t("invite-group-seats")}>${seats.map(seatItem)}</ul>
    ${invite.internet}`);
}

/**
 * @param {string} title
 * @param {Shared} invite
 * @param {unknown} body
 */
function panel(title, { close }, body) {
  return html`<section class="carry invite" aria-labelledby="carry-title">
    <header>
      <h2 id="carry-title">${title}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} @click=${close}>${icon("icon-close")}</button>
    </header>
    ${body}
  </section>`;
}

/**
 * @param {Shared} invite
 * @param {string} words
 * @param {"now" | "done"} state
 */
function linkStep({ exchange, note }, words, state) {
  const body = html`${note} ${shownTextView(exchange, "invitation", { title: t("invitation"), text: t("invitation-words") })}`;
  return stepView({ number: 1, picture: "icon-carry-show", words, state, body });
}

/**
 * Draws the field for replies. It stays while a guest connects: the next reply, or a newer one, may come.
 * @param {Shared} invite
 * @param {string} words
 */
function replyStep({ exchange, accept, errorText, problem }, words) {
  const button = html`<button class="primary" data-testid="accept-reply">${icon("icon-check")} ${t("accept-reply")}</button>`;
  const field = textFieldView({ exchange, testId: "reply-input", label: t("reply-field"), busy: false, eager: true, once: true, take: accept, button, errorText });
  return stepView({ number: 2, picture: "icon-carry-reply", words, state: "now", body: html`${field} ${problemView(problem)}` });
}

/** @param {Invited} invited whose reply is taken */
function waitingView({ calls, diagnosis }) {
  return html`${waitView(t(calls ? "invite-calls" : "invite-wait"))} ${diagnosis}`;
}

/** @param {Invited} invited */
function seatItem(invited) {
  const { name, busy, done, failed } = invited;
  const state = done ? "here" : failed ? "failed" : busy ? "connecting" : "open";
  return html`<li data-testid="invited" data-state=${state}>
    <p>${icon(done ? "icon-there" : "icon-away")} <b>${name}</b> <span>${t(`invited-${state}`)}</span></p>
    ${failed ? failedView(invited) : busy && !done ? waitingView(invited) : nothing}
  </li>`;
}

/** @param {Invited & {internet?: unknown}} invited */
function failedView({ problem, again, internet, diagnosis }) {
  const way = html`${diagnosis}<button type="button" class="primary" data-testid="invite-again" @click=${again}>${icon("icon-link")} ${t("invite-fresh")}</button>`;
  return html`${problemView(problem, way)} ${internet ?? nothing}`;
}

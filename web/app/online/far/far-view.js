// @ts-check
// Draws the link for friends far away with those who ask to come in, and what a friend sees who opens it.
import { html, live, nothing } from "../../../vendor/lit.js";
import { valueOf } from "../../../lib/fields.js";
import { listed, t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { MOST_UNITS, shortName } from "../../../lib/own-name.js";
import { problemView, shownTextView, waitView } from "../text-exchange-view.js";

/** @import { AtTheDoor } from "./host-far.js" */
/** @typedef {AtTheDoor["waiting"][number]} Waiting */

/**
 * @typedef {object} HostFarScene
 * @property {import("../text-exchange-view.js").TextExchange} exchange shows the link
 * @property {boolean} shown whether the link is shown
 * @property {string} problem why no mailbox answers; "" for nothing
 * @property {readonly Waiting[]} waiting
 * @property {AtTheDoor["awaited"]} awaited who were let in, and are not here yet; silent: for a minute
 * @property {(who: Waiting) => void} letIn
 * @property {((who: Waiting) => void) | null} letWatch without a seat; null where none is to be had, or one waits for friends
 * @property {(who: Waiting) => void} refuse
 * @property {() => void} withdraw
 * @property {() => void} byHand lets people carry the texts instead
 * @property {() => void} hide
 */

/** @param {HostFarScene} scene */
export function hostFarView(scene) {
  const { shown, waiting, awaited, letIn, letWatch, refuse } = scene;
  return html`${waiting.length > 0 ? html`<ul class="far-waiting" aria-label=${t("far-waiting")}>${waiting.map((who) => html`<li data-testid="at-the-door">
      <p role="status">${icon("icon-friends")} ${t("far-at-the-door", { name: who.name })}</p>
      <button type="button" class="primary" data-testid="let-in" @click=${() => letIn(who)}>${icon("icon-check")} ${t("far-let-in")}</button>
      ${letWatch ? html`<button type="button" class="plain" data-testid="let-watch" @click=${() => letWatch(who)}>${t("far-let-watch")}</button>` : nothing}
      <button type="button" class="plain" data-testid="turn-away" @click=${() => refuse(who)}>${t("far-refuse")}</button>
    </li>`)}</ul>` : nothing}
    ${awaited.map(({ name, silent }) => html`<p role="status" data-testid="on-the-way">${icon("icon-friends")} ${t(silent ? "far-no-answer" : "far-on-the-way", { name })}</p>`)}
    ${shown ? linkPart(scene) : nothing}`;
}

/** @param {HostFarScene} scene */
function linkPart({ exchange, problem, withdraw, byHand, hide }) {
  return html`<section class="carry invite far" data-testid="far-panel" data-state="open" aria-labelledby="far-title">
    <header>
      <h2 id="far-title">${t("far-title")}</h2>
      <button type="button" class="quiet round" data-testid="place-back" aria-label=${t("place-title")} title=${t("place-title")} @click=${hide}>${icon("icon-back")}</button>
    </header>
    <p>${t("far-link")}</p>
    ${shownTextView(exchange, "table-link", { title: t("far-link-name"), text: t("invitation-words") })}
    ${problemView(problem)}
    <div class="carry-buttons"><button type="button" class="plain" data-testid="far-withdraw" @click=${withdraw}>${icon("icon-close")} ${t("far-withdraw")}</button></div>
    <button type="button" class="quiet" data-testid="far-by-hand" @click=${byHand}>${t("far-by-hand")}</button>
  </section>`;
}

/**
 * @typedef {object} GuestFarScene
 * @property {readonly string[]} hosts of the mailboxes
 * @property {boolean} own whether this very browser has made the link: nothing is asked then
 * @property {boolean} allowed whether the person has said yes before
 * @property {boolean} sent
 * @property {string} waits the key of what is said while the request waits
 * @property {string} host its name, once it has let this device in
 * @property {string} problem
 * @property {string} name
 * @property {(name: string) => void} rename
 * @property {() => void} sit
 * @property {() => void} close
 */

/** @param {Pick<GuestFarScene, "waits" | "host">} far */
export const waitText = ({ waits, host }) => t(waits, { name: host || t("far-host") });

/** @param {GuestFarScene} scene */
export function guestFarView({ hosts, own, allowed, sent, waits, host, problem, name, rename, sit, close }) {
  return html`<section class="carry join far" data-testid="far-join" data-state=${sent ? "sent" : "ready"} aria-labelledby="carry-title">
    <header>
      <h2 id="carry-title">${t("join-title")}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} data-testid="leave-join" @click=${close}>${icon("icon-close")}</button>
    </header>
    ${own ? problemView(t("join-own")) : html`<form class="far-sit" @submit=${(/** @type {Event} */ event) => (event.preventDefault(), sit())}>
      <label class="carry-name"><span>${t("join-name")}</span>
        <input maxlength=${MOST_UNITS} autocomplete="nickname" data-testid="join-name" .value=${live(name)} ?disabled=${sent}
          @input=${(/** @type {Event} */ event) => rename(shortName(valueOf(event)))} /></label>
      ${problemView(problem)}
      ${sent ? waitView(waitText({ waits, host })) : html`<button class="primary big" data-testid="sit" ?disabled=${hosts.length === 0}>${icon("icon-player")} ${t("far-sit")}
        ${allowed || hosts.length === 0 ? nothing : html`<small>${t("far-sit-asks", { hosts: listed([...hosts]) })}</small>`}</button>`}
    </form>`}
  </section>`;
}

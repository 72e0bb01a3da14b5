// @ts-check
// Draws the guest's steps: open the invitation, show the reply, connect once the host has taken it.
import { html, live, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { shownTextView, waitView, problemView, stepView, textFieldView } from "./text-exchange-view.js";
import { valueOf } from "../../lib/fields.js";
import { MOST_UNITS, shortName } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Join
 * @property {"asked" | "reply" | "connecting"} stage asked: an invitation is needed; reply: the reply is shown
 * @property {import("./text-exchange-view.js").TextExchange} exchange shows the reply
 * @property {string} name of the person
 * @property {string} problem why the last invitation was refused, or why there is no connection; "" for nothing
 * @property {boolean} failed there is no connection: a fresh invitation is needed
 * @property {boolean} [own] whether this very browser has made the invitation
 * @property {{name: string, press: () => void} | null} [back] leads to the seat that this browser has there, and to its host `name`
 * @property {readonly {seat: number, name: string}[]} [offers] the seats that the invitation is for; none where it names no seat
 * @property {number | null} [offered] the one of them that is answered; null before the person has chosen
 * @property {boolean} [waits] whether the device connects by itself once the host has the reply
 * @property {boolean} [unreachable] whether neither text has an address, so that the devices cannot find each other
 * @property {unknown} [note] what the browser asks for before the devices may meet, drawn
 * @property {boolean} canConnect whether this browser can connect at all
 * @property {unknown} internet the offer to play over the internet, drawn
 * @property {boolean} overInternet whether the person must still say if this device may connect over the internet
 * @property {unknown} diagnosis why the devices cannot connect, drawn; nothing if that is unknown
 * @property {(problem: unknown) => string} errorText
 * @property {(name: string) => void} rename
 * @property {(text: string) => void} open takes an invitation
 * @property {() => void} connect
 * @property {(seat: number) => void} [chooseSeat]
 * @property {() => void} close
 */

/** @param {Join} join */
export function joinView(join) {
  const { stage, canConnect, close } = join;
  return html`<section class="carry join" data-stage=${stage} aria-labelledby="carry-title">
    <header>
      <h2 id="carry-title">${t("join-title")}</h2>
      <button type="button" class="quiet round" aria-label=${t("close")} data-testid="leave-join" @click=${close}>${icon("icon-close")}</button>
    </header>
    ${canConnect ? stepsView(join) : problemView(t("error-signal-browser"))}
  </section>`;
}

/** @param {Join} join */
function stepsView(join) {
  const { stage, exchange, name, internet, overInternet, own = false, back = null, waits = false, unreachable = false, note = nothing, rename } = join;
  const asked = stage === "asked";
  const reply = unreachable ? problemView(t("join-no-address")) : html`${note} ${replyPart(exchange)}`;
  const answer = overInternet ? internet : html`${seatsPart(join)} ${choosing(join) ? nothing : reply}`;
  return html`<label class="carry-name"><span>${t("join-name")}</span>
      <input maxlength=${MOST_UNITS} autocomplete="nickname" data-testid="join-name" .value=${live(name)} ?disabled=${stage === "connecting"}
        @input=${(/** @type {Event} */ event) => rename(shortName(valueOf(event)))} /></label>
    ${own ? problemView(t("join-own")) : nothing}
    ${back && stage === "reply" ? html`<button type="button" class="primary" data-testid="back-to-friends" @click=${back.press}>
      ${icon("icon-friends")} ${back.name ? t("back-to-friends", { name: back.name }) : t("come-back")}</button>` : nothing}
    ${asked ? failureView(join) : nothing}
    <ol>
      ${stepView({ number: 1, picture: "icon-carry-show", words: t(asked ? "join-step-1" : "join-step-1-done"), state: asked ? "now" : "done", body: invitationField(join) })}
      ${stepView({ number: 2, picture: "icon-carry-reply", words: t(choosing(join) ? "join-seat" : "join-step-2"), state: asked ? "later" : stage === "reply" ? "now" : "done",
        body: asked ? nothing : answer })}
      ${stepView({ number: 3, picture: "icon-carry-connect", words: t(waits || choosing(join) ? "join-step-3-waits" : "join-step-3"), state: asked || choosing(join) ? "later" : "now", body: asked || overInternet || unreachable || choosing(join) ? nothing : connectPart(join) })}
    </ol>
    ${asked ? internet : nothing}`;
}

/** @param {Join} join */
function failureView({ problem, failed, diagnosis }) {
  return problemView(problem, failed ? html`${diagnosis}<p>${t("join-fresh")}</p>` : nothing);
}

/** @param {Join} join */
function invitationField({ exchange, stage, open, errorText }) {
  const button = html`<button class="primary" data-testid="open-invitation">${icon("icon-next")} ${t("join-open")}</button>`;
  return textFieldView({ exchange, testId: "join", label: t("join-field"), busy: stage !== "asked", eager: true, take: open, button, errorText });
}

/** @param {Join} join @returns {boolean} whether the person has to choose a seat first */
const choosing = ({ stage, offers = [], offered = null }) => stage === "reply" && offers.length > 1 && offered === null;

/**
 * Draws the seats of an invitation for several; another one can be chosen as long as there is no connection.
 * @param {Join} join
 */
function seatsPart({ stage, offers = [], offered = null, chooseSeat }) {
  if (offers.length < 2) return nothing;
  return html`<div class="carry-seats" role="group" aria-label=${t("join-seat")}>${offers.map(({ seat, name }) => html`<button type="button" class="plain"
      data-testid="choose-seat" data-seat=${seat} aria-pressed=${String(seat === offered)} ?disabled=${stage !== "reply"}
      @click=${() => seat !== offered && chooseSeat?.(seat)}>${icon("icon-player")} ${name || t("join-seat-number", { number: seat + 1 })}</button>`)}</div>`;
}

/** @param {Join["exchange"]} exchange */
function replyPart(exchange) {
  return exchange.url ? shownTextView(exchange, "reply", { title: t("reply"), text: t("reply-words") }) : waitView(t("reply-making"));
}

/** @param {Join} join */
function connectPart({ stage, exchange, problem, waits, connect, diagnosis }) {
  if (stage === "connecting") return html`${waitView(t("join-wait"))} ${diagnosis}`;
  if (!exchange.url) return nothing;
  return html`${problemView(problem)}<button type="button" class=${waits ? "plain" : "primary big"} data-testid="connect" @click=${connect}>${icon("icon-link")} ${t("connect")}</button>`;
}

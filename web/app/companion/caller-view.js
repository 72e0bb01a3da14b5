// @ts-check
// Draws the caller: one call at a time, large and calm, to be read at arm's length.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { valueOf } from "../../lib/fields.js";
import { DRAFT } from "./caller.js";
import { unfolded } from "../unfolded.js";

/** @import { PieceCall } from "../../types.js" */
/** @import { CallerPart } from "./caller.js" */
/** @import { Companion } from "../../kit/companion.js" */

/** What is to be done at the end of a round. */
const END = ["shown", "cards", "complete"];
/** Seconds that can be chosen. */
const TIMES = [0, 30, 60, 90, 120, 180];

/** The device's voice. @typedef {{on: boolean, silence: string, set: (on: boolean) => void}} VoiceSwitch `silence`: why it says nothing */

/**
 * @param {CallerPart} caller
 * @param {import("./real-set.js").RealSet} set
 * @param {Companion} companion
 * @param {VoiceSwitch} voice
 */
export function callerView(caller, set, companion, voice) {
  const { at, calls, call } = caller;
  if (calls.length === 0) return html`<p role="status">${t("real-counting")}</p>`;
  const role = (/** @type {string} */ id) => companion.role(id, set.edition);
  const spoken = (/** @type {PieceCall} */ { number, piece }) => t("real-say", { number, name: role(piece).name });
  const go = (/** @type {number} */ to) => caller.go(to);
  const next = at === calls.length ? t("real-new-round") : at === DRAFT ? t("real-begin-calls") : at === calls.length - 1 ? t("real-round-over") : t("real-next-call");
  return html`<div class="real-caller" data-testid="real-caller" data-at=${at}>
    <div class="real-call" aria-live="polite" data-aloud data-say=${call ? spoken(call) : nothing}>
      ${at === DRAFT ? draftView(set) : call ? callView(caller, call, companion, role) : endView()}
    </div>
    ${call?.names ? namingView(caller, call, role) : nothing}
    ${caller.seconds && call ? html`<p class="real-time" data-over=${String(caller.left <= 0)} role="timer">${caller.left > 0 ? t("real-left", { seconds: caller.left }) : t("real-time-over")}</p>` : nothing}
    <p class="hidden" role="status">${caller.seconds && call && caller.left <= 0 ? t("real-time-over") : ""}</p>
    <div class="real-call-buttons">
      <button class="plain" data-testid="real-call-back" aria-label=${t("real-call-back")} ?disabled=${at === DRAFT} @click=${() => go(at - 1)}>${icon("icon-previous")}</button>
      <button class="primary big" data-testid="real-call-next" @click=${() => go(at === calls.length ? DRAFT : at + 1)}>${next} ${icon("icon-next")}</button>
    </div>
    <div class="real-call-options">
      <label><input type="checkbox" data-testid="real-voice" .checked=${voice.on} @change=${() => voice.set(!voice.on)} /> ${t("real-voice")}</label>
      ${voice.on && voice.silence ? html`<p role="status" data-testid="voice-none">${voice.silence}</p>` : nothing}
      <label>${t("real-timer")} <select data-testid="real-timer" @change=${(/** @type {Event} */ event) => caller.setTimer(Number(valueOf(event)))}>
        ${TIMES.map((time) => html`<option value=${time} ?selected=${time === caller.seconds}>${time ? t("real-seconds", { seconds: time }) : t("real-timer-off")}</option>`)}</select></label>
    </div>
  </div>`;
}

/** @param {import("./real-set.js").RealSet} set */
function draftView({ laid }) {
  return html`<h2>${t("real-draft")}</h2><ol class="real-steps">${(laid?.draft ?? []).map(({ id, args }) => html`<li>${t(`real-draft-${id}`, args)}</li>`)}</ol>`;
}

function endView() {
  return html`<h2>${t("real-round-over")}</h2><ul class="real-steps">${END.map((id) => html`<li>${t(`real-end-${id}`)}</li>`)}</ul>`;
}

/**
 * @param {CallerPart} caller
 * @param {PieceCall} call
 * @param {Companion} companion
 * @param {(id: string) => import("../../kit/companion.js").RoleFace} role
 */
function callView(caller, { number, piece }, companion, role) {
  const { name, icon: picture, text } = role(piece);
  const deed = caller.deedOn(piece);
  const by = caller.calls.find(({ names }) => names === deed)?.piece ?? "";
  return html`<p class="real-call-number"><span class="hidden">${t("real-call-number")} </span>${number}</p>
    ${icon(picture, "real-portrait")}
    <h2 data-testid="real-call-name">${name}</h2>
    ${deed ? html`<p class="real-deed notice" data-testid="real-deed">${t(`real-call-${deed}`, companion.called(name, by ? role(by).name : ""))}</p>` : nothing}
    <p class="real-power">${text}</p>`;
}

/**
 * Lets people say whom they have heard named, if they want to be reminded at its call.
 * @param {CallerPart} caller
 * @param {PieceCall} call
 * @param {(id: string) => import("../../kit/companion.js").RoleFace} role
 */
function namingView(caller, { piece, number, names }, role) {
  const others = caller.calls.filter((one) => one.number > number && one.piece !== piece);
  const chosen = caller.named[names] ?? "";
  return html`<details class="real-naming"><summary data-testid="real-naming">${chosen ? t("real-named", { name: role(chosen).name }) : t("real-remind")}</summary>
    ${unfolded(() => html`<div class="real-answers">${others.map((one) => html`<button data-testid="real-named" data-piece=${one.piece} aria-pressed=${String(one.piece === chosen)}
      @click=${() => caller.name(names, one.piece === chosen ? "" : one.piece)}>${role(one.piece).name}</button>`)}</div>`)}</details>`;
}

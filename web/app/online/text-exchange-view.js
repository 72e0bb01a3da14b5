// @ts-check
// Draws the parts of inviting and joining: a text as QR code and link, a field for a text, the camera, the steps.
import { html, ifDefined, nothing } from "../../vendor/lit.js";
import { selectText } from "../../lib/copy-and-share.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * Moves texts between devices, as web/peer/text-exchange.js does.
 * @typedef {object} TextExchange
 * @property {string} url is shown, copied and shared
 * @property {{size: number, path: string} | null} drawing the QR code, once it is drawn
 * @property {boolean} copied just now
 * @property {"" | "copy" | "share"} [refused] what the browser did not let the page do
 * @property {boolean} canScan
 * @property {{video: HTMLVideoElement} | null} scanner while the camera is on
 * @property {unknown} problem why the camera is off
 * @property {((words: {title: string, text: string}, select: () => void) => Promise<void>) | null} share null where there is no share sheet
 * @property {(select: () => void) => Promise<void>} copy
 * @property {(found: (text: string) => void) => Promise<void>} scan
 * @property {() => void} stopScan
 */

/**
 * Draws one of three steps.
 * @param {object} step
 * @param {number} step.number
 * @param {string} step.picture
 * @param {string} step.words what to do, in one sentence
 * @param {"now" | "done" | "later"} step.state
 * @param {unknown} step.body
 */
export function stepView({ number, picture, words, state, body }) {
  return html`<li class="carry-step" data-state=${state} aria-current=${ifDefined(state === "now" ? "step" : undefined)}>
    <div class="carry-head">
      <span class="carry-picture" aria-hidden="true"><b>${state === "done" ? icon("icon-check") : number}</b>${icon(picture)}</span>
      <p><span class="hidden">${t("carry-step", { number })}</span> ${words}</p>
    </div>
    ${state === "done" ? nothing : body}
  </li>`;
}

/**
 * Draws a text to send to the other device.
 * @param {TextExchange} exchange
 * @param {string} testId of the field with the text
 * @param {{title: string, text: string}} words what the share sheet shows with it
 */
export function shownTextView(exchange, testId, words) {
  const { drawing, url, copied, refused = "", share } = exchange;
  const selecting = (/** @type {Event} */ event) => {
    const button = /** @type {Element} */ (event.currentTarget);
    return () => selectText(linkBeside(button));
  };
  return html`<div class="carry-hand">
    <div class="carry-code">${drawing
      ? html`<svg viewBox="0 0 ${drawing.size} ${drawing.size}" role="img" aria-label=${t("carry-code")} data-testid="code">
          <path d=${drawing.path} /></svg>`
      : nothing}</div>
    <div class="carry-ways">
      <p class="carry-link" role="textbox" aria-readonly="true" tabindex="0" data-testid=${testId} aria-label=${words.title}
        @focus=${(/** @type {Event} */ event) => selectText(event.target)}>${url}</p>
      <div class="carry-buttons">
        <button type="button" class="plain" data-testid="copy" @click=${(/** @type {Event} */ event) => void exchange.copy(selecting(event))}>
          ${icon(copied ? "icon-check" : "icon-copy")} <span role="status">${t(copied ? "carry-copied" : "carry-copy")}</span></button>
        ${share ? html`<button type="button" class="plain" data-testid="share" @click=${(/** @type {Event} */ event) => void share(words, selecting(event))}>${icon("icon-export")} ${t("carry-share")}</button>` : nothing}
      </div>
      <p class="carry-refused" role="status" data-testid="refused">${refused ? t(`${refused}-refused`) : nothing}</p>
    </div>
  </div>`;
}

/**
 * @param {Element | null} button
 * @returns {Element | null}
 */
function linkBeside(button) {
  return button?.closest(".carry-ways")?.querySelector(".carry-link") ?? null;
}

/**
 * Draws a field for a text that is pasted or scanned.
 * @param {object} wish
 * @param {TextExchange} wish.exchange
 * @param {string} wish.testId of the field
 * @param {string} wish.label
 * @param {boolean} wish.busy
 * @param {boolean} wish.eager takes the text as soon as it is pasted
 * @param {(text: string) => void} wish.take
 * @param {unknown} wish.button
 * @param {(() => void) | null} [wish.empty] what the button does without a text
 * @param {boolean} [wish.once] whether a text that was taken leaves the field
 * @param {(problem: unknown) => string} wish.errorText
 */
export function textFieldView({ exchange, testId, label, busy, eager, take, button, errorText, empty = null, once = false }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("input");
    const text = field?.value ?? "";
    if (once && field) field.value = "";
    if (text.trim()) take(text);
    else empty?.();
  };
  const pasted = (/** @type {InputEvent} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { value } = field;
    // A text that is typed letter by letter is not complete yet.
    if (!eager || value.length <= 40 || event.data?.length === 1) return;
    if (once) field.value = "";
    take(value);
  };
  return html`<form class="carry-take" @submit=${submit}>
    <input class="carry-field" data-testid=${testId} aria-label=${label} placeholder=${label} autocomplete="off" autocapitalize="off"
      spellcheck="false" ?disabled=${busy} @input=${pasted} />
    <div class="carry-buttons">
      ${exchange.canScan
        ? html`<button type="button" class="plain" data-testid="scan" ?disabled=${busy}
            @click=${() => (exchange.scanner ? exchange.stopScan() : void exchange.scan(take))}>
            ${icon(exchange.scanner ? "icon-close" : "icon-scan")} ${t(exchange.scanner ? "carry-stop-scan" : "carry-scan")}</button>`
        : nothing}
      ${button}
    </div>
    ${exchange.scanner ? html`<div class="carry-camera" data-testid="camera"><p>${t("carry-hold")}</p>${exchange.scanner.video}</div>` : nothing}
    ${exchange.problem ? html`<p class="carry-problem" role="alert" data-testid="camera-problem">${errorText(exchange.problem)}</p>` : nothing}
  </form>`;
}

/**
 * Draws a problem and what to do about it.
 * @param {string} problem
 * @param {unknown} [way]
 */
export function problemView(problem, way = nothing) {
  if (!problem) return nothing;
  return html`<div class="carry-problem" role="alert" data-testid="carry-problem">${icon("icon-info")}<p>${problem}</p>${way}</div>`;
}

/** @param {string} words */
export function waitView(words) {
  return html`<div class="carry-wait" role="status" data-testid="carry-wait"><progress aria-label=${words}></progress><p>${words}</p></div>`;
}

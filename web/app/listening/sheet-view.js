// @ts-check
// Draws the sheet for those who listen: what can be asked, how much is told, the keys, and the device's voice.
import { html, live, nothing, render } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { openDialog } from "../../lib/dialog.js";
import { valueOf } from "../../lib/fields.js";
import { FREE_KEYS, SHEET, withKey } from "./listening-keys.js";
import { RATES, TELLINGS } from "./chosen.js";

/** @import { Listening } from "./listening.js" */

/** @param {Listening} listening */
export async function openSheet(listening) {
  const closed = openDialog(t("listen"), html`<div class="device-sheet listen-sheet" data-testid="listen-sheet"></div>`);
  drawSheet(listening);
  await closed;
}

/** Called at each drawing of the page. @param {Listening} listening */
export function drawSheet(listening) {
  const place = document.querySelector("dialog[open] .listen-sheet");
  if (place instanceof HTMLElement) render(sheetView(listening), place);
}

/** @param {Listening} listening */
function sheetView(listening) {
  return html`<p class="listen-told" role="status" data-testid="listen-told">${listening.controller.told}</p>
    ${topicsView(listening)} ${tellingField(listening)} ${voiceFields(listening)} ${keysView(listening)}`;
}

/** @param {Listening} listening */
function topicsView({ controller, topics }) {
  return html`<section><h3>${t("listen-ask")}</h3><p>${t("listen-more")}</p><ul class="listen-topics">
    ${topics.map(({ id }, place) => html`<li><button type="button" class="plain" data-testid="listen-topic" data-topic=${id}
      aria-keyshortcuts=${controller.chosen.keys[place] ?? nothing} @click=${() => void controller.ask(place)}>${t(`listen-${id}`)}
      <kbd aria-hidden="true">${keyText(controller.chosen.keys[place] ?? "")}</kbd></button></li>`)}
  </ul></section>`;
}

/** @param {Listening} listening */
function tellingField({ controller }) {
  return html`<section><h3 id="telling-words">${t("listen-telling")}</h3>
    <div class="segments" role="group" aria-labelledby="telling-words">
      ${TELLINGS.map((one) => html`<button type="button" data-testid="telling" data-value=${one} aria-pressed=${String(one === controller.chosen.telling)}
        @click=${() => void controller.choose({ telling: one })}>${t(`telling-${one}`)}</button>`)}
    </div></section>`;
}

/** @param {Listening} listening */
function voiceFields({ controller, voices, silence }) {
  const { voice, rate, voices: chosen } = controller.chosen;
  return html`<section><h3>${t("listen-voice")}</h3>
    <label class="quick-start"><input type="checkbox" data-testid="voice" .checked=${live(voice)}
      @change=${() => void controller.choose({ voice: !voice })} /> <span>${t("listen-voice-use")}</span></label>
    ${silence ? html`<p role="status" data-testid="voice-none">${silence}</p>` : nothing}
    ${voices.length > 0
      ? html`<label>${t("listen-voice-name")} <select data-testid="voice-name" @change=${(/** @type {Event} */ event) => void controller.choose({ voices: { ...chosen, [language()]: valueOf(event) } })}>
          ${voices.map(({ name }) => html`<option value=${name} ?selected=${name === chosen[language()]}>${name}</option>`)}</select></label>
        <label>${t("listen-rate")} <select data-testid="voice-rate" @change=${(/** @type {Event} */ event) => void controller.choose({ rate: Number(valueOf(event)) })}>
          ${RATES.map((one) => html`<option value=${one} ?selected=${one === rate}>${t("listen-rate-share", { share: one * 100 })}</option>`)}</select></label>`
      : nothing}
  </section>`;
}

/** @param {Listening} listening */
function keysView({ controller, topics }) {
  const { keys } = controller.chosen;
  const names = new Map([...topics.map(({ id }, place) => /** @type {[number, string]} */ ([place, t(`listen-${id}`)])), [SHEET, t("listen")]]);
  return html`<section><h3>${t("listen-keys")}</h3><p>${t("listen-keys-how")}</p>
    ${[...names].map(([place, name]) => html`<label class="listen-key"><span>${name}</span>
      <select data-testid="listen-key" data-place=${place} @change=${(/** @type {Event} */ event) => void controller.choose({ keys: withKey(keys, place, valueOf(event)) })}>
        ${FREE_KEYS.map((key) => html`<option value=${key} .selected=${live(key === keys[place])}>${keyText(key)}</option>`)}</select></label>`)}
  </section>`;
}

/**
 * @param {string} key
 * @returns {string} as keyboards of the language have it
 */
export function keyText(key) {
  return key.replace("Control", t("key-control")).replace("Shift", t("key-shift")).replaceAll("+", "\u200a+\u200a");
}

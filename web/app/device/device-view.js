// @ts-check
// Draws the settings: how the table plays and looks, then what the page keeps on this device.
import { html, ifDefined, live, nothing, render } from "../../vendor/lit.js";
import { sizeText, t } from "../../lib/i18n.js";
import { openDialog } from "../../lib/dialog.js";
import { icon } from "../../lib/icon.js";
import { SPEEDS } from "../story/pace.js";

/**
 * @typedef {object} DeviceScene
 * @property {() => void} listen opens the sheet for those who listen
 * @property {string | undefined} state of the copy on this device; undefined if unknown
 * @property {string | undefined} version
 * @property {string} install how the page can be installed
 * @property {{used: number, most: number, lasting: boolean} | null} quota in bytes; null if the browser does not say
 * @property {boolean} refused whether the browser was asked for lasting storage and did not grant it
 * @property {unknown} theme the setting about the theme
 * @property {unknown} quickStart the setting about the quick start
 * @property {unknown} backup the part about backups
 * @property {unknown} backupNote the note in the lobby about backups
 * @property {unknown} tips the setting about tips
 * @property {string} speed of the computer players
 * @property {(speed: string) => void} setSpeed
 * @property {boolean} endTurns whether a turn ends by itself where the person can do nothing else
 * @property {(on: boolean) => void} setEndTurns
 * @property {boolean} sound whether sound is on
 * @property {boolean | null} vibration whether the device shakes; null where it cannot
 * @property {(on: boolean) => void} setVibration
 * @property {readonly {name: string, values: readonly string[], value: string, choose: (value: string) => void}[]} comforts how the page is seen and held
 * @property {boolean} remarks whether computer players make remarks
 * @property {(on: boolean) => void} setRemarks
 * @property {(on: boolean) => void} setSound
 * @property {Readonly<import("../story/sound.js").Volumes>} volumes
 * @property {(name: "effects" | "ambience", volume: number) => void} setVolume
 * @property {(on: boolean) => void} setNight
 * @property {boolean | null} mailbox whether the page may ask the mailboxes; null where no person was asked yet
 * @property {(allowed: boolean) => void} setMailbox
 * @property {() => void} open opens the sheet
 * @property {(() => void) | null} changeGame leaves the table for the form for a new game; null where no own game is on it
 * @property {() => void} update
 * @property {() => void} installNow
 * @property {() => void} keepLasting
 */

// The share of free storage below which the page warns.
const TIGHT = 0.1;

/** Draws the note about a new version, or about one that did not start.
 * @param {DeviceScene} device
 */
export function updateView(device) {
  const button = updateButton(device, "update-now");
  const { state } = device;
  if (button === nothing) return nothing;
  return html`<div class="update" role="status" data-testid="update" data-state=${ifDefined(state)}><p>${t(`offline-${state}`)}</p>${button}</div>`;
}

/**
 * @param {DeviceScene} device
 * @param {string} [testId]
 */
function updateButton({ state, update }, testId) {
  if (state !== "update" && state !== "held-back") return nothing;
  return html`<button type="button" class="primary" data-testid=${ifDefined(testId)} @click=${update}>
    ${t(state === "update" ? "update-now" : "try-again")}</button>`;
}

/** Draws the lobby's button that installs the page, where it can be installed.
 * @param {DeviceScene} device
 */
export function installOffer(device) {
  return device.install === "offered" ? installButton(device) : nothing;
}

/** @param {DeviceScene} device */
function installButton({ installNow }) {
  return html`<button type="button" class="plain" data-testid="install" @click=${installNow}>
    ${icon("icon-import")} ${t("install")}</button>`;
}

/**
 * Opens the sheet. Changes while it is open are drawn into its element.
 * @param {DeviceScene} device
 * @returns {Promise<string>} resolves when it is closed
 */
export function openDevice(device) {
  const closed = openDialog(t("device"), html`<div class="device-sheet" data-testid="device-sheet"></div>`);
  drawDevice(device);
  return closed;
}

/** Called at each drawing of the page.
 * @param {DeviceScene} device
 */
export function drawDevice(device) {
  const place = document.querySelector('dialog[open] [data-testid="device-sheet"]');
  if (place instanceof HTMLElement) render(deviceView(device), place);
}

/** @param {DeviceScene} device */
function deviceView(device) {
  return html`${changeField(device)} ${paceField(device)}
    <section><h3>${t("sound")}</h3>${soundField(device)}${vibrationField(device)}${remarksField(device)}</section>
    <section><h3>${t("listen")}</h3><button type="button" class="plain" data-testid="listen" @click=${device.listen}>${t("listen-open")}</button></section>
    ${device.tips} ${device.comforts.map(comfortField)} ${device.theme}
    <section><h3>${t("install-title")}</h3>${installView(device)}</section>
    <section><h3>${t("room-title")}</h3>${quotaView(device)}</section>
    ${device.backup} ${mailboxField(device)} ${device.quickStart}
    <section><h3>${t("version-title")}</h3>${versionView(device)}</section>`;
}

/** @param {DeviceScene} device */
function installView(device) {
  const state = device.install;
  return html`<p>${t(`install-${state}`)}</p>
    ${state === "offered" ? installButton(device) : nothing}
    ${state === "by-hand"
      ? html`<ol><li>${t("install-step-export")}</li><li>${t("install-step-share")}</li><li>${t("install-step-import")}</li></ol>`
      : nothing}`;
}

/** @param {DeviceScene} device */
function quotaView({ quota, refused, keepLasting }) {
  if (!quota) return html`<p>${t("room-unknown")}</p>`;
  const [used, most] = [sizeText(quota.used), sizeText(quota.most)];
  return html`<p id="room-words">${t("room-used", { used, most })}</p>
    <meter aria-labelledby="room-words" min="0" max=${quota.most || 1} value=${quota.used}></meter>
    ${quota.used > quota.most * (1 - TIGHT) ? html`<p class="warning">${t("room-tight")}</p>` : nothing}
    <p>${t(quota.lasting ? "room-lasting" : "room-passing")}</p>
    ${refused && !quota.lasting ? html`<p class="warning" role="status">${t("room-refused")}</p>` : nothing}
    ${quota.lasting
      ? nothing
      : html`<button type="button" class="plain" data-testid="keep-lasting" @click=${keepLasting}>
          ${t("room-ask")}</button>`}`;
}

/** @param {DeviceScene} device */
function changeField({ changeGame }) {
  if (!changeGame) return nothing;
  return html`<section><button type="button" class="plain" data-testid="change-game" @click=${changeGame}>${icon("icon-player")} ${t("change-game")}</button></section>`;
}

/** @param {DeviceScene} device */
function paceField({ speed, setSpeed, endTurns, setEndTurns }) {
  return html`<section>
    <h3 id="pace-words">${t("speed")}</h3>
    <select data-testid="pace" aria-labelledby="pace-words"
      @change=${(/** @type {Event} */ event) => setSpeed(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${Object.keys(SPEEDS).map((one) => html`<option value=${one} .selected=${live(one === speed)}>${t(`speed-${one}`)}</option>`)}
    </select>
    <label class="quick-start" data-testid="end-turns"><input type="checkbox" .checked=${live(endTurns)}
        @change=${(/** @type {Event} */ event) => setEndTurns(/** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${t("end-turns-use")}</span></label>
  </section>`;
}

/** @param {DeviceScene} device */
function soundField(device) {
  const { sound, setSound } = device;
  return html`<label class="quick-start"><input type="checkbox" data-testid="sound" .checked=${live(sound)}
      @change=${(/** @type {Event} */ event) => setSound(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${t("sound-use")}</span></label>${sound ? volumeFields(device) : nothing}`;
}

/** The volumes. @type {readonly ["effects" | "ambience", () => string][]} */
const VOLUMES = [["effects", () => t("sound-effects")], ["ambience", () => t("sound-ambience")]];

/** @param {DeviceScene} device */
function volumeFields({ volumes, setVolume, setNight }) {
  return html`${VOLUMES.map(([name, words]) => html`<label class="volume"><span>${words()}</span>
      <input type="range" min="0" max="100" step="10" data-testid="volume" data-volume=${name} .value=${live(String(volumes[name]))}
        @change=${(/** @type {Event} */ event) => setVolume(name, Number(/** @type {HTMLInputElement} */ (event.target).value))} /></label>`)}
    <label class="quick-start"><input type="checkbox" data-testid="sound-night" .checked=${live(volumes.night)}
        @change=${(/** @type {Event} */ event) => setNight(/** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${t("sound-night")}</span></label>`;
}

/** @param {DeviceScene} device */
function vibrationField({ vibration, setVibration }) {
  if (vibration === null) return nothing;
  return html`<label class="quick-start"><input type="checkbox" data-testid="vibration" .checked=${live(vibration)}
      @change=${(/** @type {Event} */ event) => setVibration(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${t("vibration-use")}</span></label>`;
}

/** @param {DeviceScene["comforts"][number]} comfort */
function comfortField({ name, values, value, choose }) {
  return html`<section>
    <h3 id=${`${name}-words`}>${t(name)}</h3>
    <div class="segments" role="group" aria-labelledby=${`${name}-words`}>
      ${values.map((one) => html`<button type="button" data-testid=${name} data-value=${one} aria-pressed=${String(one === value)}
        @click=${() => choose(one)}>${name === "text-size" ? t("text-size-share", { share: one }) : name === "hand" ? t(`hand-${one}`) : t(`steps-${one}`)}</button>`)}
    </div>
  </section>`;
}

/** @param {DeviceScene} device */
function remarksField({ remarks, setRemarks }) {
  return html`<label class="quick-start"><input type="checkbox" data-testid="remarks" .checked=${live(remarks)}
      @change=${(/** @type {Event} */ event) => setRemarks(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${t("remarks-use")}</span></label>`;
}

/** @param {DeviceScene} device */
function mailboxField({ mailbox, setMailbox }) {
  if (mailbox === null) return nothing;
  return html`<section><h3>${t("mailbox-setting")}</h3>
    <label class="quick-start"><input type="checkbox" data-testid="mailbox" .checked=${live(mailbox)}
      @change=${(/** @type {Event} */ event) => setMailbox(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${t("mailbox-use")}</span></label></section>`;
}

/** @param {DeviceScene} device */
function versionView(device) {
  const { state, version } = device;
  return html`<p>${t(`offline-${state ?? "incomplete"}`)}</p>
    ${version === undefined ? nothing : html`<p>${t("version", { version: version.slice(0, 8) })}</p>`}
    ${updateButton(device)}`;
}

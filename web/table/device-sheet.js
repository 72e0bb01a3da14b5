// @ts-check
// This device: installing, new versions, and the room the page takes.
import { html, ifDefined, nothing, render } from "../vendor/lit.js";
import { sizeText, t } from "../i18n.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icon.js";
import { lookAtSnapshot, quickStartView } from "./quick-start.js";

/** @typedef {import("../app.js").App} App */

// Below this share of its room the page says that it is getting tight.
const TIGHT = 0.1;

/** A new version, or one that would not start: in sight, but never in the way.
 * @param {App} app
 */
export function updateView(app) {
  const button = updateButton(app, "update-now");
  const state = app.device.offline?.state ?? "";
  if (button === nothing) return nothing;
  return html`<div class="update" role="status" data-testid="update" data-state=${state}><p>${t(`offline-${state}`)}</p>${button}</div>`;
}

/**
 * @param {App} app
 * @param {string} [testId]
 */
function updateButton(app, testId) {
  const state = app.device.offline?.state;
  if (state !== "update" && state !== "held-back") return nothing;
  return html`<button type="button" class="primary" data-testid=${ifDefined(testId)} @click=${() => app.device.update()}>
    ${t(state === "update" ? "update-now" : "try-again")}</button>`;
}

/** What stands at the foot of the lobby.
 * @param {App} app
 */
export function deviceButtons(app) {
  return html`<span class="device-buttons">
    ${app.device.install === "offered" ? installButton(app) : nothing}
    <button class="quiet" data-testid="device" @click=${() => openDevice(app)}>${icon("icon-settings")} ${t("device")}</button>
  </span>`;
}

/** @param {App} app */
function installButton(app) {
  return html`<button type="button" class="plain" data-testid="install" @click=${() => app.device.installNow()}>
    ${icon("icon-import")} ${t("install")}</button>`;
}

/** @param {App} app */
function openDevice(app) {
  // The sheet is drawn once; what changes while it is open is drawn into this.
  void openDialog(t("device"), html`<div class="device-sheet" data-testid="device-sheet"></div>`);
  drawDevice(app);
  void app.device.look();
  void lookAtSnapshot(app);
}

/** Called at each drawing of the page.
 * @param {App} app
 */
export function drawDevice(app) {
  const place = document.querySelector("dialog[open] .device-sheet");
  if (place instanceof HTMLElement) render(deviceView(app), place);
}

/** @param {App} app */
function deviceView(app) {
  return html`<section><h3>${t("install-title")}</h3>${installView(app)}</section>
    <section><h3>${t("room-title")}</h3>${roomView(app)}</section>
    ${quickStartView(app)}
    <section><h3>${t("version-title")}</h3>${versionView(app)}</section>`;
}

/** @param {App} app */
function installView(app) {
  const state = app.device.install;
  return html`<p>${t(`install-${state}`)}</p>
    ${state === "offered" ? installButton(app) : nothing}
    ${state === "by-hand"
      ? html`<ol><li>${t("install-step-export")}</li><li>${t("install-step-share")}</li><li>${t("install-step-import")}</li></ol>`
      : nothing}`;
}

/** @param {App} app */
function roomView({ device }) {
  const { room } = device;
  if (!room) return html`<p>${t("room-unknown")}</p>`;
  const [used, most] = [sizeText(room.used), sizeText(room.most)];
  return html`<p id="room-words">${t("room-used", { used, most })}</p>
    <meter aria-labelledby="room-words" min="0" max=${room.most || 1} value=${room.used}></meter>
    ${room.used > room.most * (1 - TIGHT) ? html`<p class="warning">${t("room-tight")}</p>` : nothing}
    <p>${t(room.lasting ? "room-lasting" : "room-passing")}</p>
    ${device.refused && !room.lasting ? html`<p class="warning" role="status">${t("room-refused")}</p>` : nothing}
    ${room.lasting
      ? nothing
      : html`<button type="button" class="plain" data-testid="keep-lasting" @click=${() => device.wantToLast()}>
          ${t("room-ask")}</button>`}`;
}

/** @param {App} app */
function versionView(app) {
  const { offline } = app.device;
  const state = offline?.state ?? "incomplete";
  return html`<p>${t(`offline-${state}`)}</p>
    ${offline?.state === "ready" ? html`<p>${t("version", { version: offline.version.slice(0, 8) })}</p>` : nothing}
    ${updateButton(app)}`;
}

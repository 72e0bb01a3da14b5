// @ts-check
// The games in store: under way, finished, and those that cannot be read any more.
import { html, nothing, repeat } from "../vendor/lit.js";
import { dateText, listed, t } from "../i18n.js";
import { icon } from "./icon.js";
import { loadingView } from "./loading.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../store/matches.js").Listed} Listed */
/** @typedef {import("../store/matches.js").Row} Row */

/** @param {App} app */
export function savesView(app) {
  const open = app.matches.filter(({ row }) => !row?.summary.over);
  const done = app.matches.filter(({ row }) => row?.summary.over);
  return html`<section class="saves" aria-label=${t("saved-games")}>
    <header>
      <h2>${t("saved-games")}</h2>
      <label class="plain import">${icon("icon-import")} ${t("import")}
        <input type="file" class="hidden" accept=".json,application/json" data-testid="import"
          @change=${(/** @type {Event} */ event) => picked(app, event)} />
      </label>
    </header>
    ${app.storeError ? html`<p class="notice" role="alert">${t(`error-${app.storeError}`)}</p>` : nothing}
    ${open.length === 0 ? html`<p class="none">${t("no-saved-games")}</p>` : nothing}
    <ul class="save-list">${repeat(open, ({ id }) => String(id), (item) => saveItem(app, item))}</ul>
    ${done.length > 0
      ? html`<details class="finished"><summary>${t("finished-games", { count: done.length })}</summary>
          <ul class="save-list">${repeat(done, ({ id }) => String(id), (item) => saveItem(app, item))}</ul></details>`
      : nothing}
  </section>`;
}

/**
 * @param {App} app
 * @param {Event} event
 */
function picked(app, event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  // The same file may be picked again.
  if (file) void app.importFile(file).finally(() => (input.value = ""));
}

/**
 * @param {App} app
 * @param {Listed} item
 */
function saveItem(app, item) {
  const broken = !item.row || app.broken.has(String(item.id));
  return html`<li class="save" data-match=${String(item.id)} data-broken=${broken ? "yes" : nothing}>
    ${item.row ? saveWords(item.row) : html`<div class="save-words"><h3>${t("broken-title")}</h3></div>`}
    ${broken ? html`<p class="notice">${t("broken-text")}</p>` : nothing}
    <div class="save-actions">
      ${item.row && !broken ? resumeButton(app, item.row) : nothing}
      <button class="plain" data-testid="export" @click=${() => app.exportListed(item)}>${icon("icon-export")} ${t("export")}</button>
      <button class="plain" data-testid="delete" @click=${() => app.remove(item)}>${icon("icon-close")} ${t("delete")}</button>
    </div>
    ${app.opening === String(item.id) ? loadingView(app) : nothing}
  </li>`;
}

/**
 * @param {App} app
 * @param {Row} row
 */
function resumeButton(app, row) {
  const { over } = row.summary;
  return html`<button class=${over ? "plain" : "primary"} data-testid=${over ? "show" : "resume"} aria-busy=${String(app.opening === row.id)}
    @click=${() => app.resume(row.id)}>${icon("icon-play")} ${over ? t("see-scores") : t("resume")}</button>`;
}

/** @param {Row} row */
function saveWords({ summary, updated }) {
  const names = summary.setup.seats.map((seat) => seat.name);
  const winners = (summary.winners ?? []).map((seat) => names[seat] ?? "");
  const state = summary.over
    ? t("save-over", { names: listed(winners), count: winners.length })
    : t("save-state", { round: summary.round, phase: t(`phase-${summary.phase}`) });
  return html`<div class="save-words">
    <h3>${listed(names)}</h3>
    <p>${state} · <time datetime=${new Date(updated).toISOString()}>${dateText(updated)}</time></p>
  </div>`;
}

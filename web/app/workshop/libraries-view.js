// @ts-check
// Draws the libraries that own players may import.
import { html, nothing } from "../../vendor/lit.js";
import { hasText, language, listed, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @import { HostedRow } from "../../box/hosted-libraries.js" */
/** @import { Library } from "../../store/libraries.js" */
/** @import { Coming } from "./libraries-controller.js" */


/** The end of a wheel's name. */
export const ENDING = ".whl";

/**
 * @typedef {object} LibrariesScene
 * @property {readonly Library[]} kept
 * @property {readonly string[]} troubles why files were not taken
 * @property {boolean} busy whether files are being taken in
 * @property {string} done the last result as a sentence; "" for none
 * @property {(files: readonly File[]) => void} add
 * @property {(library: Library) => void} remove
 * @property {readonly HostedRow[]} hosted those that the site hosts
 * @property {number} installer bytes that come with the first library; 0 where there is one
 * @property {Coming | null} coming the one that is being downloaded
 * @property {(row: HostedRow) => void} addHosted
 * @property {() => void} stop ends the download
 */

/** @param {LibrariesScene} scene */
export function librariesView({ kept, troubles, busy, done, add, remove, hosted, installer, coming, addHosted, stop }) {
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    add([...(input.files ?? [])]);
    input.value = "";
  };
  return html`<section aria-labelledby="libraries" data-testid="libraries" data-busy=${String(busy)}>
    <h2 id="libraries">${t("library-title")}</h2>
    <p>${t("library-about")}</p>
    ${kept.length > 0 ? html`<ol class="libraries">${kept.map((library) => row(library, remove))}</ol>` : nothing}
    ${hosted.length > 0 ? hostedView({ hosted, installer, busy, coming, addHosted, stop }) : nothing}
    <div role="alert" class="library-troubles">${troubles.map((text) => html`<p class="notice" data-testid="library-trouble">${text}</p>`)}</div>
    <p>${t("library-files", { ending: ENDING })}</p>
    <label class="plain import" ?inert=${busy}>${icon("icon-import")} ${t("library-add")}
      <input class="hidden" type="file" multiple accept=".whl,application/zip,application/octet-stream" data-testid="add-library" @change=${take} /></label>
    <p class="hidden" role="status">${busy ? t("library-busy") : done}</p>
  </section>`;
}

/**
 * @param {Library} library
 * @param {(library: Library) => void} remove
 */
function row(library, remove) {
  const { name, version, size } = library;
  const label = t("library-remove", { name });
  return html`<li data-testid="own-library" data-name=${name} data-version=${version}>
    <span><b>${name}</b> <span>${version}</span> <small>${sizeText(size)}</small></span>
    <button class="quiet round" data-testid="remove-library" aria-label=${label} title=${label} @click=${() => remove(library)}>${icon("icon-close")}</button>
  </li>`;
}

/** @param {Pick<LibrariesScene, "hosted" | "installer" | "busy" | "coming" | "addHosted" | "stop">} scene */
function hostedView({ hosted, installer, busy, coming, addHosted, stop }) {
  const about = t("library-hosted-about");
  return html`<h3 id="hosted-libraries">${t("library-hosted")}</h3>
    <p>${installer > 0 ? `${about} ${t("library-installer", { size: sizeText(installer) })}` : about}</p>
    <ul class="libraries hosted" aria-labelledby="hosted-libraries" data-testid="hosted-libraries">
      ${hosted.map((row) => hostedRow(row, busy, coming?.id === row.library.id ? coming : null, addHosted, stop))}
    </ul>`;
}

/**
 * @param {HostedRow} row
 * @param {boolean} busy
 * @param {Coming | null} coming
 * @param {(row: HostedRow) => void} add
 * @param {() => void} stop
 */
function hostedRow(row, busy, coming, add, stop) {
  const { library: { id, name, version, summary }, here, size, others } = row;
  const known = hasText(`library-is-${id}`);
  const much = others.length > 0 ? t("library-with", { size: sizeText(size), names: listed(others.map((other) => other.name)) }) : sizeText(size);
  return html`<li data-testid="hosted-library" data-name=${name} data-version=${version} data-bytes=${size} data-here=${String(here)}>
    <span><b>${name}</b> <span>${version}</span> ${here ? nothing : html`<small>${much}</small>`}
      <small class="what" lang=${known ? nothing : "en"}>${known ? t(`library-is-${id}`) : summary}</small></span>
    ${hostedState(row, much, busy, coming, add, stop)}
  </li>`;
}

/**
 * @param {HostedRow} row
 * @param {string} much its size, and the other wheels that it needs
 * @param {boolean} busy
 * @param {Coming | null} coming
 * @param {(row: HostedRow) => void} add
 * @param {() => void} stop
 */
function hostedState(row, much, busy, coming, add, stop) {
  const { name } = row.library;
  if (row.here) return html`<span class="is-here">${icon("icon-check")} ${t("library-here")}</span>`;
  if (coming) return html`<progress data-testid="library-progress" max="1" value=${coming.part} aria-label=${t("library-coming", { name })}></progress>
    <button class="quiet round" data-testid="stop-library" aria-label=${t("library-stop", { name })} title=${t("library-stop", { name })} @click=${stop}>${icon("icon-close")}</button>`;
  return html`<button class="plain" data-testid="add-hosted-library" ?disabled=${busy} aria-label=${t("library-get-label", { name, size: much })}
    @click=${() => add(row)}>${icon("icon-import")} ${t("library-get")}</button>`;
}

/** @param {number} bytes */
export function sizeText(bytes) {
  const large = bytes >= 1_000_000;
  const size = new Intl.NumberFormat(language(), { maximumFractionDigits: large ? 1 : 0 }).format(Math.max(1, bytes / (large ? 1_000_000 : 1_000)));
  return t(large ? "library-mb" : "library-kb", { size });
}

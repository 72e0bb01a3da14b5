// @ts-check
// Draws the libraries that own players may import.
import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @typedef {import("../../store/libraries.js").Library} Library */

/** How the name of a wheel ends. */
export const ENDING = ".whl";

/**
 * @typedef {object} LibrariesScene
 * @property {readonly Library[]} kept
 * @property {readonly string[]} troubles why files were not taken
 * @property {boolean} busy whether files are being taken in
 * @property {string} done what was done last; "" for nothing
 * @property {(files: readonly File[]) => void} add
 * @property {(library: Library) => void} remove
 */

/** @param {LibrariesScene} scene */
export function librariesView({ kept, troubles, busy, done, add, remove }) {
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    add([...(input.files ?? [])]);
    input.value = "";
  };
  return html`<section aria-labelledby="libraries" data-testid="libraries" data-busy=${String(busy)}>
    <h2 id="libraries">${t("library-title")}</h2>
    <p>${t("library-about", { ending: ENDING })}</p>
    ${kept.length > 0 ? html`<ol class="libraries">${kept.map((library) => row(library, remove))}</ol>` : nothing}
    <div role="alert" class="library-troubles">${troubles.map((text) => html`<p class="notice" data-testid="library-trouble">${text}</p>`)}</div>
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

/** @param {number} bytes */
function sizeText(bytes) {
  const large = bytes >= 1_000_000;
  const size = new Intl.NumberFormat(language(), { maximumFractionDigits: large ? 1 : 0 }).format(Math.max(1, bytes / (large ? 1_000_000 : 1_000)));
  return t(large ? "library-mb" : "library-kb", { size });
}

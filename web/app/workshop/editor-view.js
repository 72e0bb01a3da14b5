// @ts-check
// Draws the player that is open: its name, its buttons, the editor, and the faults in it.
import { MOST_NAME } from "../../lib/generated/bounds.js";
import { html, keyed, live, nothing, ref } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { faultText } from "./fault-text.js";
import { sizeText } from "./libraries-view.js";

/**
 * @typedef {object} EditorScene
 * @property {string} id
 * @property {string} name
 * @property {string} nameTrouble why the typed name cannot be used
 * @property {boolean} saved whether the text is a version
 * @property {number} versions number of saved versions
 * @property {"loading" | "open" | "missing"} state
 * @property {"" | "checking" | "checked" | "unchecked" | "too-long"} checked
 * @property {readonly import("../../types.js").PlayerFault[]} faults
 * @property {import("./editor.js").Mark | null} failure the line at which the player failed in a game
 * @property {readonly import("./imports.js").Offer[]} offers libraries of the site that are imported and not on the device
 * @property {boolean} adding whether a library is being added
 * @property {readonly string[]} troubles why the last one was not added
 * @property {(row: import("../../box/hosted-libraries.js").HostedRow) => void} add
 * @property {(element: Element | undefined) => void} mount puts the editor into an element
 * @property {(name: string) => void} rename
 * @property {() => void} save
 * @property {() => void} showVersions
 * @property {() => void} exportFile
 * @property {() => void} remove
 * @property {(line: number) => void} goTo
 * @property {() => void} again loads the editor again
 */

/** @param {EditorScene} scene */
export function editorView(scene) {
  const { id, state, mount, again } = scene;
  return html`${barView(scene)}
    ${keyed(id, html`<div class="code" data-testid="editor" data-state=${state} ${ref(mount)}></div>`)}
    ${state === "loading" ? html`<p role="status">${t("workshop-loading")}</p>` : nothing}
    ${state === "missing"
      ? html`<p class="notice" role="alert">${t("workshop-no-editor")} <button class="plain" data-testid="editor-again" @click=${again}>${t("workshop-again")}</button></p>`
      : nothing}
    ${faultsView(scene)}
    <p class="workshop-keys">${t("workshop-keys")}</p>`;
}

/** @param {EditorScene} scene */
function barView({ name, nameTrouble, saved, versions, rename, save, showVersions, exportFile, remove }) {
  const named = (/** @type {Event} */ event) => rename(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<div class="player-bar">
    <label class="player-name"><span>${t("workshop-name")}</span>
      <input data-testid="player-name" maxlength=${MOST_NAME} autocomplete="off" autocapitalize="off" spellcheck="false" .value=${live(name)}
        aria-invalid=${String(nameTrouble !== "")} aria-describedby="player-name-trouble" @change=${named} /></label>
    <button class="primary" data-testid="save-player" ?disabled=${saved} @click=${save}>${icon("icon-check")} ${saved ? t("workshop-saved") : t("workshop-save")}</button>
    <button class="plain" data-testid="player-versions" @click=${showVersions}>${icon("icon-log")} ${t("workshop-versions")} <b class="tally">${versions}</b></button>
    <button class="plain" data-testid="export-player" @click=${exportFile}>${icon("icon-export")} ${t("export")}</button>
    <button class="plain" data-testid="delete-player" @click=${remove}>${icon("icon-close")} ${t("delete")}</button>
    <p id="player-name-trouble" class="field-trouble" role="status">${nameTrouble}</p>
  </div>`;
}

/** @param {EditorScene} scene */
function faultsView({ checked, faults, failure, goTo, offers, adding, troubles, add }) {
  const good = checked === "checked" && faults.length === 0 && offers.length === 0;
  const told = good ? t("workshop-good") : checked === "unchecked" ? t("workshop-unchecked") : checked === "too-long" ? t("workshop-too-long") : "";
  const rows = faults.map((fault) => ({ line: fault.line, message: faultText(fault) }));
  return html`<div class="player-faults" data-testid="player-check" data-checked=${checked || nothing} role="status" aria-live="polite">
    ${told ? html`<p class=${good ? "is-good" : ""}>${good ? icon("icon-check") : icon("icon-alert")} ${told}</p>` : nothing}
    <ul>
      ${(failure ? [...rows, failure] : rows).map(({ line, message }) => html`<li data-testid="player-fault" data-line=${line}>
        ${line > 0
          ? html`<button class="plain" @click=${() => goTo(line)}>${icon("icon-alert")} <b>${t("workshop-line", { line })}</b> <span>${message}</span></button>`
          : html`<p>${icon("icon-alert")} ${message}</p>`}</li>`)}
      ${offers.map(({ line, row }) => html`<li class="offer" data-testid="library-offer" data-line=${line}>
        <button class="plain" @click=${() => goTo(line)}>${icon("icon-alert")} <b>${t("workshop-line", { line })}</b>
          <span>${t("library-imported", { name: row.library.name })}</span></button>
        <button class="primary" data-testid="add-imported" ?disabled=${adding} aria-label=${t("library-get-label", { name: row.library.name, size: sizeText(row.size) })}
          @click=${() => add(row)}>${icon("icon-import")} ${t("library-get")}</button></li>`)}
    </ul>
    ${offers.length > 0 ? troubles.map((text) => html`<p class="notice">${text}</p>`) : nothing}
  </div>`;
}

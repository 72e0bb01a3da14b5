// @ts-check
// Draws the frame of rules and help around the parts that a game provides. It needs no engine.
import { html, keyed, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { resultsView, searchField } from "./help-search.js";
import { icon } from "../../lib/icon.js";

/** @import { HelpPart, HelpScene } from "../../kit/game.js" */

/**
 * @typedef {object} Help
 * @property {readonly HelpPart[]} parts
 * @property {string} part the one that is open
 * @property {HelpScene} scene
 * @property {(part: string, entry?: string) => Promise<void>} open
 * @property {import("./help-search.js").HelpSearch} search
 * @property {(() => void) | null} askThings turns explain mode on at the table; null if there is no table
 * @property {(() => void) | null} guided begins the guided game; null where that cannot be played now
 * @property {() => void} close
 */

/** @param {Help} help */
export function helpView({ parts, part, scene, open, search, askThings, guided, close }) {
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  const shown = parts.find(({ id }) => id === part);
  const looking = search.query.trim() !== "";
  const openPart = (/** @type {string} */ id) => {
    search.query = "";
    void open(id);
  };
  return html`<div class="help" @keydown=${leaveBy}>
    <header class="help-bar">
      <button class="quiet round" data-testid="close-help" aria-label=${t("close")} title=${t("close")} @click=${close}>
        ${icon("icon-back")}
      </button>
      <h1 id="help-title" tabindex="-1">${t("help")}</h1>
      ${parts.some(({ id }) => id === "ear") ? html`<button class="plain unseen" data-testid="open-ear" @click=${() => openPart("ear")}>${t("help-part-ear")}</button>` : nothing}
      ${searchField(search)}
      ${askThings
        ? html`<button class="plain" data-testid="ask-things" @click=${askThings}><b aria-hidden="true">?</b> ${t("explain")}</button>`
        : nothing}
      ${guided ? html`<button class="plain" data-testid="guided-again" @click=${guided}>${icon("icon-star")} ${t("guide")}</button>` : nothing}
      <nav class="help-parts" aria-label=${t("help-parts")}>
        ${parts.map(
          ({ id, icon: picture }) => html`<button aria-current=${id === part && !looking ? "page" : nothing} data-part=${id}
            @click=${() => openPart(id)}>${icon(picture)} ${t(`help-part-${id}`)}</button>`,
        )}
      </nav>
    </header>
    ${keyed(
      looking ? "" : part,
      html`<main class="help-main" data-part=${looking ? "search" : part} tabindex="0">
        ${looking ? resultsView({ search, parts, scene, open }) : shown?.view(scene)}</main>`,
    )}
  </div>`;
}

// @ts-check
// Rules and help: the frame around the parts that a game has written. Needs no engine.
import { html, keyed, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {import("./game.js").HelpPart} HelpPart */
/** @typedef {import("./game.js").HelpScene} HelpScene */

/**
 * @typedef {object} Help
 * @property {readonly HelpPart[]} parts
 * @property {string} part the one that is open
 * @property {HelpScene} scene
 * @property {(part: string) => void} open
 * @property {() => void} close
 */

/** @param {Help} help */
export function helpView({ parts, part, scene, open, close }) {
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  const shown = parts.find(({ id }) => id === part);
  return html`<div class="help" @keydown=${leaveBy}>
    <header class="help-bar">
      <button class="quiet round" data-testid="close-help" aria-label=${t("close")} title=${t("close")} @click=${close}>
        ${icon("icon-back")}
      </button>
      <h1 id="help-title" tabindex="-1">${t("help")}</h1>
      <nav class="help-parts" aria-label=${t("help-parts")}>
        ${parts.map(
          ({ id, icon: picture }) => html`<button aria-current=${id === part ? "page" : nothing} data-part=${id}
            @click=${() => open(id)}>${icon(picture)} ${t(`help-part-${id}`)}</button>`,
        )}
      </nav>
    </header>
    ${keyed(part, html`<main class="help-main" data-part=${part} tabindex="0">${shown?.view(scene)}</main>`)}
  </div>`;
}

// @ts-check
// Draws the resources in the lobby, so that a newcomer knows them before the first game.
import { html } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { JOKER, TYPES } from "../words/facts.js";
import { symbols } from "../board/pieces.js";
import { resourceName } from "../words/names.js";
import { showResource } from "../board/thing-text.js";

export function welcomeView() {
  return html`<section class="pc-welcome" aria-labelledby="pc-resources"><h2 id="pc-resources">${t("resources-title")}</h2>${resourcesView()}</section>`;
}

export function resourcesView() {
  return html`<ul class="pc-kinds">
    ${[...TYPES, JOKER].map((resource) => html`<li><button data-resource=${resource} @click=${() => showResource(resource, 1)}>
      ${symbols(resource)}<span>${resourceName(resource)}</span></button></li>`)}
  </ul>`;
}

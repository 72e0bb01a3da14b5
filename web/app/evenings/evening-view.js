// @ts-check
// Draws the score of an evening: who of the friends won how often.
import { html, nothing } from "../../vendor/lit.js";
import { dateText, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { linesOf } from "./evening.js";

/** @import { EveningLine } from "../../types.js" */
/** @import { EveningRecord } from "./evening.js" */

/**
 * Draws it at the end of a game.
 * @param {EveningRecord} evening
 * @param {(role: string) => string} [nameOfRole] without it no roles are told
 */
export function eveningView(evening, nameOfRole) {
  if (evening.games.length === 0) return nothing;
  return html`<section class="evening" data-testid="evening" aria-label=${t("evening")}>
    <p>${icon("icon-friends")} <b>${t("evening")}</b> <span>${t("evening-games", { count: evening.games.length })}</span></p>
    ${lines(evening, nameOfRole)}
  </section>`;
}

/** Draws all that this device knows of, for the statistics. @param {readonly EveningRecord[]} evenings */
export function eveningsView(evenings) {
  const played = evenings.filter(({ games }) => games.length > 0);
  if (played.length === 0) return nothing;
  return html`<section class="evenings" data-testid="evenings" aria-label=${t("evenings")}>
    <h2>${t("evenings")}</h2>
    ${played.map((evening) => html`<div class="evening">
      <p><b>${dateText(evening.began)}</b> <span>${t("evening-games", { count: evening.games.length })}</span></p>
      ${lines(evening)}
    </div>`)}
  </section>`;
}

/**
 * @param {EveningRecord} evening
 * @param {(role: string) => string} [nameOfRole]
 */
function lines(evening, nameOfRole) {
  const told = (/** @type {EveningLine["roles"]} */ all) => {
    const roles = nameOfRole ? all.map(({ role, wins }) => (wins > 1 ? `${nameOfRole(role)} ×${wins}` : nameOfRole(role))) : [];
    return roles.length > 0 ? html`<small data-testid="evening-roles">${roles.join(", ")}</small>` : nothing;
  };
  return html`<ul>${linesOf(evening)?.map(({ name, wins, roles }) => html`<li data-name=${name} data-wins=${wins}><b>${name}</b> <span>${t("evening-wins", { count: wins })}</span> ${told(roles)}</li>`)}</ul>`;
}

// @ts-check
// Draws the result of the check of the finished game.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Verdict
 * @property {boolean} checking whether the check is under way
 * @property {boolean} unchecked whether there is no complete record to check
 * @property {string} number the number that all devices show, so that people can compare it; "" where the seed was not drawn together
 * @property {readonly {code: string, number: number | null}[] | null} faults what does not fit; null before the check
 * @property {readonly {name: string, sound: boolean}[]} others the results of other devices, as far as they are known
 */

/** @param {Verdict} verdict */
export function verdictView({ checking, unchecked, number, faults, others }) {
  const sound = faults !== null && faults.length === 0;
  const state = checking ? "checking" : faults?.length ? "faulty" : unchecked ? "unchecked" : sound ? "sound" : "";
  if (!state && !number && others.length === 0) return nothing;
  return html`<section class="verdict" data-testid="verdict" data-state=${state} aria-label=${t("verdict")}>
    ${state ? html`<p>${icon(state === "sound" ? "icon-protect" : state === "faulty" ? "icon-threat" : "icon-away")} <b>${t(state === "unchecked" ? "error-no-record" : `verdict-${state}`)}</b></p>` : nothing}
    ${faults && faults.length > 0
      ? html`<ul>${faults.map(({ code, number: moment }) => html`<li>${t(`fault-${code}`, { moment: moment ?? 0 })}</li>`)}</ul>`
      : nothing}
    ${othersPart(others)}
    ${number ? html`<p class="verdict-number">${t("verdict-number")} <b data-testid="fair-number">${number}</b></p>` : nothing}
  </section>`;
}

/** @param {Verdict["others"]} others */
function othersPart(others) {
  const names = (/** @type {boolean} */ wanted) => others.filter(({ sound }) => sound === wanted).map(({ name }) => name);
  const [confirming, doubting] = [names(true), names(false)];
  return html`${confirming.length > 0 ? html`<p>${icon("icon-protect")} ${sentence("verdict-by", { names: confirming, count: confirming.length })}</p>` : nothing}
    ${doubting.length > 0 ? html`<p class="warning">${icon("icon-threat")} ${sentence("verdict-doubted", { names: doubting, count: doubting.length })}</p>` : nothing}`;
}

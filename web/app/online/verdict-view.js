// @ts-check
// Whether the cards were honest: what checking the whole game again came to.
import { html, nothing } from "../../vendor/lit.js";
import { listed, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Verdict
 * @property {boolean} checking whether that is under way
 * @property {boolean} unchecked whether there is no complete record to check
 * @property {string} number what all devices of the table show, to be compared aloud; "" where nothing was drawn together
 * @property {readonly {code: string, number: number | null}[] | null} faults what does not fit; null where nothing was checked yet
 * @property {readonly {name: string, sound: boolean}[]} others what their devices have found, as far as they have told
 */

/** @param {Verdict} verdict */
export function verdictView({ checking, unchecked, number, faults, others }) {
  const sound = faults !== null && faults.length === 0;
  const state = checking ? "checking" : faults !== null ? (sound ? "sound" : "faulty") : unchecked ? "unchecked" : "";
  if (!state && !number && others.length === 0) return nothing;
  return html`<section class="verdict" data-testid="verdict" data-state=${state} aria-label=${t("verdict")}>
    ${state ? html`<p>${icon(sound ? "icon-protect" : state === "faulty" ? "icon-threat" : "icon-away")} <b>${t(state === "unchecked" ? "error-no-record" : `verdict-${state}`)}</b></p>` : nothing}
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
  const [content, doubtful] = [names(true), names(false)];
  return html`${content.length > 0 ? html`<p>${icon("icon-protect")} ${t("verdict-by", { names: listed(content) })}</p>` : nothing}
    ${doubtful.length > 0 ? html`<p class="warning">${icon("icon-threat")} ${t("verdict-doubted", { names: listed(doubtful) })}</p>` : nothing}`;
}

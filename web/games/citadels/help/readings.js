// @ts-check
// Draws the list of rulings in the help: decisions where the rule books say nothing, or where editions differ. The numbers are
// those of docs/rulings.md.
import { html } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";

/** Numbers of the rulings that the help shows, by group. */
const READINGS = {
  table: [17, 18, 20],
  characters: [44, 48, 49, 55, 57, 63, 70, 78, 81, 92, 97, 103],
  districts: [104, 106, 107, 110, 111, 115, 117, 124, 129, 136, 138, 139],
  options: [9, 10, 11, 16, 140],
  editions: [2, 67, 69, 75, 76, 101, 105, 113, 116, 122, 130],
};

export function readingsView() {
  return html`<div class="readings">
    <p class="readings-lead">${t("reading-lead")}</p>
    ${Object.entries(READINGS).map(
      ([group, numbers]) => html`<section class="reading-group" aria-labelledby="readings-${group}">
        <h2 id="readings-${group}">${t(`readings-${group}`)}</h2>
        <ul>${numbers.map((number) => html`<li data-entry=${`reading-${number}`} data-title="${t(`readings-${group}`)}, ${number}" tabindex="-1"><span class="reading-number">${number}</span><p>${t(`reading-${number}`)}</p></li>`)}</ul>
      </section>`,
    )}
  </div>`;
}

// @ts-check
// Asks who plays which seat of a new game that begins at a moment of a replay.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { openDialog } from "../../lib/dialog.js";
import { icon } from "../../lib/icon.js";

/** @import { Chair } from "../../types.js" */

/**
 * Asks which seats people at this device take.
 * @param {string} moment from which the new game goes on, in words
 * @param {readonly Chair[]} seating
 * @param {ReadonlySet<number>} likely seats that are chosen at first
 * @returns {Promise<Set<number> | null>} null if the person cancels
 */
export function askWhoPlaysOn(moment, seating, likely) {
  return askSeats(t("play-on"), t("play-on-text", { moment }), seating, likely);
}

/**
 * Asks which seats people at this device take in a new game with the same deal.
 * @param {readonly Chair[]} seating
 * @param {ReadonlySet<number>} likely seats that are chosen at first
 * @returns {Promise<Set<number> | null>} null if the person cancels
 */
export function askWhoPlaysDeal(seating, likely) {
  return askSeats(t("play-deal"), t("play-deal-text"), seating, likely);
}

/**
 * @param {string} title
 * @param {string} text
 * @param {readonly Chair[]} seating
 * @param {ReadonlySet<number>} likely
 */
async function askSeats(title, text, seating, likely) {
  const people = new Set(likely);
  const toggle = (/** @type {number} */ seat) => (people.has(seat) ? people.delete(seat) : people.add(seat));
  const body = html`<p>${text}</p>
    <fieldset class="play-on-seats">
      <legend>${t("play-on-seats")}</legend>
      ${seating.map(
        ({ name }, seat) => html`<label><input type="checkbox" ?checked=${likely.has(seat)} @change=${() => toggle(seat)} />
          <span>${name}</span></label>`,
      )}
    </fieldset>
    <p>${t("play-on-others")}</p>
    <footer>
      <button class="plain" value="">${t("cancel")}</button>
      <button class="primary" value="yes" data-testid="confirm-dialog">${icon("icon-play")} ${t("start-game")}</button>
    </footer>`;
  return (await openDialog(title, body)) === "yes" ? people : null;
}

/**
 * Asks whether a new game shall begin at a moment of a running one, and says that what is hidden is dealt again.
 * @param {string} moment in words
 * @returns {Promise<boolean>}
 */
export async function askToDealAnew(moment) {
  const body = html`<p>${t("play-on-running", { moment })}</p>
    <p class="dealt-anew">${icon("icon-deck")} <span>${t("play-on-anew")}</span></p>
    <footer>
      <button class="plain" value="">${t("cancel")}</button>
      <button class="primary" value="yes" data-testid="confirm-dialog">${icon("icon-play")} ${t("start-game")}</button>
    </footer>`;
  return (await openDialog(t("play-on"), body)) === "yes";
}

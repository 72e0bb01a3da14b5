// @ts-check
// Draws that the turn is about to end by itself: in words, and as a line that gets shorter where things may move.
import { html, keyed, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { WAIT } from "./turn-end.js";

/** @import { TurnEnd } from "./turn-end.js" */

/**
 * @param {Pick<TurnEnd, "counting" | "begun">} turnEnd
 * @param {string} ask the id of the question that is drawn
 */
export function turnEndView({ counting, begun }, ask) {
  if (counting !== ask) return nothing;
  return html`<p class="turn-ends" role="status" data-testid="turn-ends">
    ${t("turn-ends", { seconds: WAIT / 1000 })} ${keyed(begun, html`<i aria-hidden="true"></i>`)}</p>`;
}

// @ts-check
// Draws at most three events since the viewer's own last move, above the question; those against the viewer come first.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @typedef {{text: string, hit: boolean}} RecentEvent `hit`: it was done to the reader */

export const MOST_NEWS = 3;

/** Draws them hidden from screen readers, which read the sentences in the log.
 * @param {readonly RecentEvent[]} events
 */
export function recentEventsView(events) {
  if (events.length === 0) return nothing;
  return html`<ul class="news" data-testid="news" aria-hidden="true" title=${t("news")}>
    ${events.slice(0, MOST_NEWS).map(({ text, hit }) => html`<li class=${classMap({ hit })}>${hit ? icon("icon-alert") : nothing}<span>${text}</span></li>`)}
  </ul>`;
}

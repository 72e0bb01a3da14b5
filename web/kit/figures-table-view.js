// @ts-check
// Draws a table of the statistics: for each row the games won, the games played, and how often something happened.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";

/** @import { StatisticWords } from "./game.js" */

/**
 * @template {{id: string}} Row
 * @param {{group: string, rows: readonly Row[]}} table `group`: id of a group of figures that the engine counts
 * @param {StatisticWords | null} words of the game
 * @param {(row: Row) => unknown} cells three cells: games won, games, times
 * @returns {unknown} `nothing` if the game has no title for the group
 */
export function figuresTable({ group, rows }, words, cells) {
  const title = words?.figuresTitle?.(group);
  if (!title) return nothing;
  const picture = (/** @type {string} */ id) => words?.figureIcon?.(group, id) ?? "";
  return html`<table data-group=${group}>
    <caption>${title}</caption>
    <thead><tr><th scope="col"><span class="hidden">${title}</span></th><th scope="col">${t("statistics-won")}</th><th scope="col">${t("statistics-games")}</th><th scope="col">${t("statistics-times")}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr data-id=${row.id}>
      <th scope="row">${picture(row.id) ? icon(picture(row.id)) : nothing} ${words?.figureText?.(group, row.id) ?? row.id}</th>
      ${cells(row)}
    </tr>`)}</tbody>
  </table>`;
}

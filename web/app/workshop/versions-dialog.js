// @ts-check
// Shows the saved versions of a player, each with its text, and lets the person restore one.
import { openDialog } from "../../lib/dialog.js";
import { dateText, t } from "../../lib/i18n.js";
import { html } from "../../vendor/lit.js";
import { unfolded } from "../unfolded.js";

/** @import { Version } from "../../store/own-players.js" */

/**
 * @param {readonly Version[]} versions the oldest first
 * @returns {Promise<Version | null>} the version to restore; null for none
 */
export async function askVersion(versions) {
  const body = html`<p>${t("workshop-versions-text")}</p>
    <div class="player-versions">
      ${versions.map(({ time, text }, at) => html`<details data-testid="player-version">
        <summary><span>${dateText(time)}</span> <span>${t("workshop-lines", { count: text.split("\n").length })}</span></summary>
        ${unfolded(() => html`<pre tabindex="0">${text}</pre>
          <button class="plain" value=${String(at)} data-testid="restore-version">${t("workshop-restore")}</button>`)}
      </details>`).reverse()}
    </div>`;
  const chosen = await openDialog(t("workshop-versions"), body, "wide");
  return versions[Number(chosen || -1)] ?? null;
}

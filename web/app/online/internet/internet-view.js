// @ts-check
// Draws the offer to play over the internet: what a helper learns, yes or no, and a field for the person's own servers.
import { html, live, nothing } from "../../../vendor/lit.js";
import { listed, t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { valueOf } from "../../../lib/fields.js";

/** @import { InternetState } from "./internet-help.js" */

const STUN = "stun:stun.example.org:3478";

/**
 * @typedef {object} InternetScene
 * @property {InternetState} state
 * @property {(allowed: boolean) => void} choose
 * @property {(text: string) => void} enter takes own servers
 */

/** @param {InternetScene} scene */
export function internetView({ state, choose, enter }) {
  const { allowed, asked, text, site } = state;
  const title = asked ? "internet-invited" : allowed ? "internet-on" : "internet-title";
  return html`<section class="carry-internet" data-state=${asked ? "asked" : allowed ? "on" : "off"} aria-label=${t("internet-title")}>
    <h3>${t(title)}</h3>
    <p>${t("internet-what")} ${helpersText(state)}</p>
    <div class="carry-buttons">
      <button type="button" class=${asked ? "primary" : "plain"} data-testid="internet-help" aria-pressed=${allowed}
        ?disabled=${!allowed && !text.trim() && site.length === 0} @click=${() => choose(!allowed)}>
        ${icon(allowed ? "icon-close" : "icon-link")} ${t(allowed ? "internet-off" : "internet-yes")}</button>
      ${asked ? html`<button type="button" class="plain" data-testid="internet-no" @click=${() => choose(false)}>${t("internet-no")}</button>` : nothing}
    </div>
    ${asked ? nothing : ownServers(state, enter)}
  </section>`;
}

/** @param {InternetState} state */
function helpersText({ text, site, expired }) {
  if (text.trim()) return t("internet-who", { names: listed(text.split(/[\n,]/).map((line) => line.trim().split(/\s/)[0] ?? "").filter(Boolean)) });
  const ended = expired.length > 0 ? t("internet-expired", { names: listed(expired) }) : "";
  if (site.length === 0) return ended || t("internet-none");
  return `${t("internet-who", { names: listed(site.map(({ owner }) => owner)) })} ${ended}`;
}

/**
 * @param {InternetState} state
 * @param {(text: string) => void} enter
 */
function ownServers({ text, problem }, enter) {
  return html`<details class="carry-servers" ?open=${problem !== ""}>
    <summary>${t("internet-own")}</summary>
    <div>
      <p>${t("servers-reveal")}</p>
      <label class="field"><span>${t("servers-field")}</span>
        <textarea rows="2" data-testid="servers" autocapitalize="off" spellcheck="false" placeholder=${STUN}
          .value=${live(text)} @change=${(/** @type {Event} */ event) => enter(valueOf(event))}></textarea>
        <small>${t("servers-form", { stun: STUN, turn: "turn:turn.example.org:3478" })}</small></label>
      ${problem ? html`<p class="carry-problem" role="alert" data-testid="servers-problem">${problem}</p>` : nothing}
    </div>
  </details>`;
}

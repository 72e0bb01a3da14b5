// @ts-check
// Draws the page "About": whose games these are, who made this table, who runs this copy, and the licences.
import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { GAMES } from "../games.js";
import { contactAddress, siteName } from "./site-info.js";

/** @import { SiteInfo } from "./site-info.js" */

/**
 * The licence texts, once a person has asked for them.
 * @typedef {object} Licences
 * @property {"closed" | "loading" | "failed" | "shown"} state
 * @property {string} text
 * @property {() => void} show
 */

/**
 * @param {SiteInfo} site
 * @param {Licences} licences
 * @returns {import("../../kit/game.js").HelpPart}
 */
export function aboutPart(site, licences) {
  return { id: "about", icon: "icon-info", view: () => aboutView(site, licences) };
}

/**
 * @param {SiteInfo} site
 * @param {Licences} licences
 */
function aboutView(site, licences) {
  const name = siteName(site, language()) || t("title");
  return html`<div class="chapters about" data-testid="about">
    <section class="chapter" data-entry="about-games">
      <h2>${t("about-games")}</h2>
      ${GAMES.map((id) => html`<p>${t(`game-${id}-about`)}</p>`)}
      <p>${t("about-fans", { name })}</p>
    </section>
    <section class="chapter" data-entry="about-buy">
      <h2>${t("about-buy")}</h2>
      ${GAMES.map((id) => html`<p>${t(`game-${id}-box`)}</p>`)}
    </section>
    <section class="chapter" data-entry="about-owner">
      <h2>${t("about-owner")}</h2>
      ${ownerView(site)}
    </section>
    <section class="chapter" data-entry="about-licences">
      <h2>${t("about-licences")}</h2>
      <p>${t("about-licence")}</p>
      ${licencesView(licences)}
    </section>
  </div>`;
}

/** @param {SiteInfo} site */
function ownerView({ owner, contact }) {
  const address = contactAddress(contact);
  const shown = contact.replace(/^https:\/\//, "");
  return html`<p>${owner ? t("about-owner-name", { owner }) : t("about-owner-unnamed")}</p>
    ${contact
      ? html`<p>${t("about-contact")} ${address
          ? html`<a href=${address} data-testid="site-contact" target="_blank" rel="noopener">${shown}</a>`
          : html`<b data-testid="site-contact">${shown}</b>`}</p>`
      : html`<p data-testid="site-contact-none">${t("about-contact-none")}</p>`}`;
}

/** @param {Licences} licences */
function licencesView({ state, text, show }) {
  if (state === "shown") return html`<pre class="licences" data-testid="licences" tabindex="0" role="region" aria-label=${t("about-licences")} lang="en">${text}</pre>`;
  return html`${state === "failed" ? html`<p role="alert">${t("about-licences-failed")}</p>` : nothing}
    <button class="plain" data-testid="show-licences" ?disabled=${state === "loading"} @click=${show}>${t("about-licences-show")}</button>`;
}

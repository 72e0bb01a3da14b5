// @ts-check
// Draws the other guests while they gather to continue without the host.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Gathering
 * @property {readonly {seat: number, name: string}[]} seats of the other guests
 * @property {number} have how many guests agree, this one included
 * @property {number} needed
 * @property {(seat: number) => void} invite
 * @property {() => void} stop waits for the host again
 * @property {unknown} invitation the open one, drawn
 */

/** @param {Gathering} gathering */
export function gatheringView({ seats, have, needed, invite, stop, invitation }) {
  return html`<main class="room" data-testid="gathering" data-have=${have} data-needed=${needed}>
    <section class="room-sheet">
      <header><div><h1>${t("inherit-title")}</h1><p>${t("inherit-how")}</p></div></header>
      <ol class="room-seats">${seats.map(
        ({ seat, name }) => html`<li class="room-seat" data-who="friend">
          <span class="room-sign" aria-hidden="true">${icon("icon-friends")}</span>
          <span class="room-name"><b>${name}</b></span>
          <span class="room-deeds"><button type="button" class="primary" data-testid="invite" data-seat=${seat}
            aria-label=${t("invite-somebody-to", { name })} @click=${() => invite(seat)}>${icon("icon-link")} ${t("invite-somebody")}</button></span>
        </li>`,
      )}</ol>
      <p class="room-next" role="status">${icon("icon-friends")} ${t("inherit-count", { have, needed })}</p>
      <p><button type="button" class="plain" data-testid="back-to-table" @click=${stop}>${t("back-to-table")}</button></p>
    </section>
    <section class="room-beside">${invitation}</section>
  </main>`;
}

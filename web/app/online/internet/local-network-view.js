// @ts-check
// Draws what the browser will ask before a page may reach the devices of the local network, or what to do after a refusal.
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";
import { html, nothing } from "../../../vendor/lit.js";

/** @param {import("../../../peer/local-network.js").LocalNetwork} state */
export function localNetworkView(state) {
  if (state !== "prompt" && state !== "denied") return nothing;
  return html`<p class="carry-note" data-testid="local-network" data-state=${state} role=${state === "denied" ? "alert" : nothing}>
    ${icon("icon-info")} <span>${t(state === "denied" ? "local-network-denied" : "local-network-prompt")}</span></p>`;
}

/**
 * Draws that the browser has told no address of this device, and what that means for the friends.
 * @param {boolean} unreachable whether this browser needs one, so that the devices cannot find each other
 */
export function noAddressView(unreachable) {
  return html`<p class="carry-note" data-testid="no-address" role=${unreachable ? "alert" : nothing}>
    ${icon("icon-info")} <span>${t(unreachable ? "invite-needs-address" : "invite-no-address")}</span></p>`;
}

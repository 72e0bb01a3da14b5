// @ts-check
// Draws whether the person at another device is connected: a word and an icon, never colour alone.
import { html, ifDefined, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";

/**
 * A person at another device. `open`: connected; `waiting`: silent for a while; `lost`: gone; `bot`: a computer player replaces it.
 * @typedef {object} Peer
 * @property {number} seat
 * @property {string} name
 * @property {"open" | "waiting" | "lost" | "bot"} state
 * @property {Utterance | null} said what the person said in the last seconds
 */

/** A line of chat, or a reaction with its word. @typedef {{text: string, reaction: string}} Utterance */

/** @type {Readonly<Record<Peer["state"], string>>} */
const SIGNS = { open: "icon-there", waiting: "icon-away", lost: "icon-lost", bot: "icon-bot" };

/**
 * Draws the connection at a seat. If the person is connected, the icon is enough, and the word is for screen readers.
 * @param {Peer} peer
 */
export function peerMark({ seat, name, state, said }) {
  const words = sentence(`peer-${state}-long`, { name });
  return html`<span class="peer" data-testid="peer" data-seat=${seat} data-state=${state} title=${words}>
      ${icon(SIGNS[state])}<span class=${state === "open" ? "hidden" : "word"}>${t(`peer-${state}`)}</span>
    </span>${bubble(said)}`;
}

/**
 * Draws whom the table waits for.
 * @param {object} away
 * @param {{name: string, state: string, seat?: number}} away.peer
 * @param {boolean} away.host whether the person is the host
 * @param {(() => void) | null} away.standIn lets a computer player replace the person
 * @param {(() => void) | null} away.again makes a new connection
 * @param {(() => void) | null} [away.continueWithout] continues without the host
 * @param {{own: boolean, refused: boolean, open: () => void}} away.back shows the return code of this device, or takes another one's
 */
export function awayView({ peer: { name, state, seat }, host, standIn, again, continueWithout = null, back }) {
  const lost = state === "lost";
  return html`<div class="away" role="status" data-state=${state}>
    <p>${icon(lost ? "icon-lost" : "icon-away")} ${sentence(back.refused ? "away-by-code" : lost ? (host ? "away-opener" : "away-lost") : "away-waiting", { name })}</p>
    <button type="button" class="plain" data-testid="open-return" @click=${back.open}>${icon(back.own ? "icon-carry-show" : "icon-scan")} ${t(back.own ? "return-show" : "return-take-title")}</button>
    ${standIn ? html`<button type="button" class="plain" data-testid="stand-in" data-seat=${ifDefined(seat)} @click=${standIn}>${icon("icon-bot")} ${t("stand-in")}</button>` : nothing}
    ${continueWithout ? html`<button type="button" class="plain" data-testid="go-on-without" @click=${continueWithout}>${icon("icon-friends")} ${sentence("inherit", { name })}</button>` : nothing}
    ${again ? html`<button type="button" class="plain" data-testid="come-back" @click=${again}>${icon("icon-link")} ${t(host ? "come-back" : "invite-again")}</button>` : nothing}
  </div>`;
}

/** @param {Utterance | null} said */
export function bubble(said) {
  if (!said) return nothing;
  const { text, reaction } = said;
  return html`<span class="bubble" aria-hidden="true">${reaction ? icon(`icon-react-${reaction}`) : nothing} ${text}</span>`;
}

/**
 * Draws the connection in a list, where the word is always visible.
 * @param {Peer} peer
 */
export function peerState({ seat, name, state }) {
  return html`<span class="peer" data-testid="peer" data-seat=${seat} data-state=${state} title=${sentence(`peer-${state}-long`, { name })}>
    ${icon(SIGNS[state])}<span class="word">${t(`peer-${state}`)}</span></span>`;
}

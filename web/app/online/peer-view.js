// @ts-check
// Whether whoever plays a seat at another device is there: a word and a sign, never colour alone.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * Somebody at another device. `open`: there; `waiting`: silent for a while; `lost`: gone; `bot`: a computer player sits in.
 * @typedef {object} Peer
 * @property {number} seat
 * @property {string} name
 * @property {"open" | "waiting" | "lost" | "bot"} state
 * @property {Utterance | null} said the last of it, for as long as it is fresh
 */

/** Something said: a text, or a reaction with its word. @typedef {{text: string, reaction: string}} Utterance */

/** @type {Readonly<Record<Peer["state"], string>>} */
const SIGNS = { open: "icon-there", waiting: "icon-away", lost: "icon-lost", bot: "icon-bot" };

/**
 * What a seat shows of it. Where all is well the sign is enough; the word is there for whoever listens.
 * @param {Peer} peer
 */
export function peerMark({ seat, name, state, said }) {
  const words = t(`peer-${state}-long`, { name });
  return html`<span class="peer" data-testid="peer" data-seat=${seat} data-state=${state} title=${words}>
      ${icon(SIGNS[state])}<span class=${state === "open" ? "hidden" : "word"}>${t(`peer-${state}`)}</span>
    </span>${bubble(said)}`;
}

/**
 * What the table waits for.
 * @param {object} away
 * @param {{name: string, state: string}} away.peer
 * @param {boolean} away.opener whether that is who opened the table
 * @param {(() => void) | null} away.standIn has a computer player sit in
 * @param {(() => void) | null} away.again the way to a new connection
 * @param {(() => void) | null} [away.goOn] the guests go on without whoever opened the table
 */
export function awayView({ peer: { name, state }, opener, standIn, again, goOn = null }) {
  const lost = state === "lost";
  return html`<div class="away" role="status" data-state=${state}>
    <p>${icon(lost ? "icon-lost" : "icon-away")} ${t(lost ? (opener ? "away-opener" : "away-lost") : "away-waiting", { name })}</p>
    ${standIn ? html`<button type="button" class="plain" data-testid="stand-in" @click=${standIn}>${icon("icon-bot")} ${t("stand-in")}</button>` : nothing}
    ${goOn ? html`<button type="button" class="plain" data-testid="go-on-without" @click=${goOn}>${icon("icon-friends")} ${t("inherit", { name })}</button>` : nothing}
    ${again ? html`<button type="button" class="plain" data-testid="come-back" @click=${again}>${icon("icon-link")} ${t(opener ? "come-back" : "invite-again")}</button>` : nothing}
  </div>`;
}

/** @param {Utterance | null} said */
export function bubble(said) {
  if (!said) return nothing;
  const { text, reaction } = said;
  return html`<span class="bubble" aria-hidden="true">${reaction ? icon(`icon-react-${reaction}`) : nothing} ${text}</span>`;
}

/**
 * The same with its word always in sight, for lists.
 * @param {Peer} peer
 */
export function peerState({ seat, name, state }) {
  return html`<span class="peer" data-testid="peer" data-seat=${seat} data-state=${state} title=${t(`peer-${state}-long`, { name })}>
    ${icon(SIGNS[state])}<span class="word">${t(`peer-${state}`)}</span></span>`;
}

// @ts-check
// Draws the chat: short texts, never markup, and a few reactions.
import { classMap, html, live, nothing, repeat } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { unreadBadge } from "../match/tabs.js";

/** The reactions; `reaction-<id>` is the text of each, `icon-react-<id>` its icon. */
const REACTIONS = ["applause", "laugh", "wow", "ouch", "thanks", "hurry"];

/**
 * @typedef {object} ChatLine
 * @property {number} id
 * @property {string} name of the speaker; "" for notes of the page
 * @property {boolean} own
 * @property {string} text
 * @property {string} reaction its id; "" for words
 */

/**
 * @typedef {object} Chat
 * @property {readonly ChatLine[]} lines the latest last
 * @property {boolean} muted whether lines of others are left out
 * @property {number} most letters of a line
 * @property {string} draft the line that is being written
 * @property {(text: string) => void} write
 * @property {() => void} send
 * @property {(reaction: string) => void} react
 * @property {() => void} mute
 */

/** @param {Chat} chat */
export function chatView(chat) {
  const { lines, muted } = chat;
  const label = t(muted ? "chat-unmute" : "chat-mute");
  return html`<section class="chat" aria-label=${t("chat")}>
    <div class="chat-lines" data-testid="chat" role="log" aria-live="polite" tabindex="0">
      <ol>
        ${lines.length === 0 ? html`<li class="none">${t(muted ? "chat-muted" : "chat-none")}</li>` : nothing}
        ${repeat(lines, ({ id }) => id, line)}
      </ol>
    </div>
    <div class="reactions" role="group" aria-label=${t("reactions")}>
      ${REACTIONS.map((id) => {
        const words = t(`reaction-${id}`);
        return html`<button type="button" class="quiet" data-testid="reaction" data-reaction=${id} title=${words} aria-label=${words}
          @click=${() => chat.react(id)}>${icon(`icon-react-${id}`)}</button>`;
      })}
      <button type="button" class="quiet round mute" data-testid="chat-mute" aria-pressed=${String(muted)} aria-label=${label} title=${label}
        @click=${chat.mute}>${icon(muted ? "icon-mute" : "icon-sound")}</button>
    </div>
    <form @submit=${(/** @type {Event} */ event) => submit(chat, event)}>
      <label><span class="hidden">${t("chat-write")}</span>
        <input data-testid="chat-input" maxlength=${chat.most} autocomplete="off" enterkeyhint="send" placeholder=${t("chat-write")}
          .value=${live(chat.draft)} @input=${(/** @type {Event} */ event) => chat.write(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
      <button class="plain round" aria-label=${t("chat-send")} title=${t("chat-send")} ?disabled=${chat.draft.trim() === ""}>${icon("icon-next")}</button>
    </form>
  </section>`;
}

/** @param {ChatLine} line */
function line({ name, own, text, reaction }) {
  return html`<li class=${classMap({ own, reaction: reaction !== "" })}>${name ? html`<b>${name}</b>` : nothing}
    ${reaction ? icon(`icon-react-${reaction}`) : nothing} <span>${text}</span></li>`;
}

/**
 * @param {Chat} chat
 * @param {Event} event
 */
function submit(chat, event) {
  event.preventDefault();
  chat.send();
}

/**
 * Draws the log and the chat, one of them visible.
 * @param {object} talk
 * @param {boolean} talk.open whether the chat is visible
 * @param {number} talk.unread lines that were not visible yet
 * @param {(open: boolean) => void} talk.choose
 * @param {unknown} log
 * @param {unknown} chat
 */
export function talkView({ open, unread, choose }, log, chat) {
  const tab = (/** @type {boolean} */ wanted, /** @type {string} */ text, /** @type {unknown} */ more) =>
    html`<button type="button" role="tab" data-testid=${wanted ? "open-chat" : "open-log"} aria-selected=${String(open === wanted)}
      @click=${() => choose(wanted)}>${icon(wanted ? "icon-chat" : "icon-log")} ${text} ${more}</button>`;
  return html`<div class="talk">
    <div class="talk-tabs" role="tablist">${tab(false, t("log"), nothing)} ${tab(true, t("chat"), unreadBadge(open ? 0 : unread))}</div>
    ${open ? chat : log}
  </div>`;
}

// @ts-check
// Draws the part of the help for those who listen.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { SHEET } from "./listening-keys.js";
import { keyText } from "./sheet-view.js";

/** @import { Listening } from "./listening.js" */

/**
 * @param {Listening} listening
 * @returns {import("../../kit/game.js").HelpPart}
 */
export function earPart(listening) {
  return { id: "ear", icon: "icon-sound", view: () => earView(listening) };
}

/** @param {Listening} listening */
function earView({ topics, controller }) {
  const { keys } = controller.chosen;
  const asked = [...topics.map(({ id }, place) => ({ name: t(`listen-${id}`), key: keys[place] })), { name: t("listen"), key: keys[SHEET] }];
  const keyList = html`<dl class="listen-list" data-testid="listen-list">${asked.map(({ name, key = "" }) => html`<div><dt>${name}</dt> <dd><kbd>${keyText(key)}</kbd></dd></div>`)}</dl>`;
  return html`<div class="chapters" data-testid="ear">
    ${chapter("layout", "ear-layout")} ${chapter("answers", "ear-answers")} ${chapter("ask", "ear-ask", html`<p>${t("listen-more")}</p>${keyList}`)}
    ${chapter("voice", "listen-voice", html`<p>${t("ear-voice-text")}</p><button type="button" class="plain" @click=${() => void controller.open()}>${t("listen-open")}</button>`)}
    ${chapter("hands", "ear-hands")} ${chapter("guided", "ear-guided")}
  </div>`;
}

/**
 * @param {string} entry
 * @param {string} title
 * @param {unknown} [more]
 */
function chapter(entry, title, more = nothing) {
  return html`<section class="chapter" data-entry=${`ear-${entry}`}><h2>${t(title)}</h2>${entry === "voice" ? nothing : html`<p>${t(`${title}-text`)}</p>`} ${more}</section>`;
}

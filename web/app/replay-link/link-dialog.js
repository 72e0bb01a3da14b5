// @ts-check
// Shows the dialog with the link of a replay: as a text to copy or send, and as a QR code. Loaded on first use.
import { shownTextView } from "../online/text-exchange-view.js";
import { openDialog } from "../../lib/dialog.js";
import { t } from "../../lib/i18n.js";
import { TextExchange } from "../../peer/text-exchange.js";
import { html, render } from "../../vendor/lit.js";

/**
 * @param {string} text
 * @param {string} page the page's address
 * @returns {string} the link; browsers do not send the part after `#` to a server
 */
export function replayUrl(text, page) {
  const url = new URL(page);
  url.search = "";
  url.hash = `r=${text}`;
  return url.href;
}

/**
 * @param {string} text
 * @param {string} game its name
 */
export async function showLink(text, game) {
  const place = document.createElement("div");
  place.className = "carry replay-link";
  const words = { title: t("replay-link"), text: t("replay-link-share", { game }) };
  const draw = () => render(html`${shownTextView(exchange, "replay-link-text", words)}<p>${t("replay-link-note")}</p>`, place);
  const exchange = new TextExchange(() => draw());
  exchange.show(replayUrl(text, location.href));
  await openDialog(t("replay-link"), place, "link-sheet");
  exchange.close();
}

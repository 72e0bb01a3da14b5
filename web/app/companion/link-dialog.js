// @ts-check
// Shows the link that carries a set to other phones: as a text to copy or send, and as a QR code. Loaded on first use.
import { shownTextView } from "../online/text-exchange-view.js";
import { addressOf } from "../screens/address.js";
import { openDialog } from "../../lib/dialog.js";
import { t } from "../../lib/i18n.js";
import { TextExchange } from "../../peer/text-exchange.js";
import { html, render } from "../../vendor/lit.js";

/**
 * @param {import("../screens/address.js").Screen} screen
 * @param {string} title
 */
export async function showSetLink(screen, title) {
  const url = new URL(location.href);
  url.search = "";
  url.hash = addressOf(screen);
  const place = document.createElement("div");
  place.className = "carry replay-link";
  const draw = () => render(html`${shownTextView(exchange, "real-link-text", { title, text: t("real-link-share") })}<p>${t("real-link-note")}</p>`, place);
  const exchange = new TextExchange(() => draw());
  exchange.show(url.href);
  await openDialog(title, place, "link-sheet");
  exchange.close();
}

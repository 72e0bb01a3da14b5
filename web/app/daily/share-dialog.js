// @ts-check
// Writes the result of a day as a text for a chat, and shows the dialog to copy or share it. The text reveals no card.
import { canShare, copyText, selectText, share } from "../../lib/copy-and-share.js";
import { openDialog } from "../../lib/dialog.js";
import { listed, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { html, nothing, render } from "../../vendor/lit.js";
import { dayText } from "./day-text.js";

/** @import { DayRecord } from "../../store/days.js" */
/** @import { CountedDays } from "../../types.js" */

/**
 * @typedef {object} Shared
 * @property {DayRecord} record
 * @property {number} at which try
 * @property {number} seats
 * @property {readonly string[]} levels that are compared
 * @property {CountedDays} counted
 * @property {string} today
 */

/**
 * @param {Shared} shared
 * @param {string} page the page's address
 * @returns {string} lines that also make sense when a screen reader reads them
 */
export function resultText({ record, at, seats, levels, counted: { now, late, beaten }, today }, page) {
  const one = record.tries[at];
  if (!one?.score) return "";
  const { points, place } = one.score;
  const date = dayText(record.day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const better = levels.filter((level) => beaten[at]?.includes(level)).map((level) => t(`daily-level-${level}`));
  // Before all levels have played, a comparison would boast of the weakest, which are the fastest.
  const compared = levels.length > 0 && levels.every((level) => record.levels[level]);
  const lines = [
    t("daily-text-head", { game: t(`game-${record.game}`), date }),
    t("daily-score", { points, place, seats }),
    compared ? t("daily-text-beaten", { count: better.length, all: levels.length, levels: listed(better) }) : "",
    at > 0 ? t("daily-text-second", { number: at + 1 }) : late ? t("daily-text-late") : "",
    at === 0 && record.day === today && now > 1 ? t("daily-text-streak", { count: now }) : "",
    one.link ? linkOf(one.link, page) : "",
  ];
  return lines.filter(Boolean).join("\n");
}

/**
 * @param {string} text
 * @param {string} page
 */
function linkOf(text, page) {
  const url = new URL(page);
  url.search = "";
  url.hash = `r=${text}`;
  return url.href;
}

/** @param {Shared} shared */
export async function shareResult(shared) {
  const text = resultText(shared, location.href);
  const box = document.createElement("div");
  box.className = "daily-share";
  /** @type {"" | "daily-copied" | "copy-refused" | "share-refused"} */
  let told = "";
  const select = () => selectText(box.querySelector("textarea"));
  const copy = async () => tell((await copyText(text, select)) ? "daily-copied" : "copy-refused");
  const send = async () => {
    const done = await share({ text });
    if (!done) select();
    tell(done ? "" : "share-refused");
  };
  const draw = () => render(shareView(text, told, { copy, send: canShare() ? send : null }), box);
  const tell = (/** @type {typeof told} */ now) => {
    told = now;
    draw();
  };
  draw();
  await openDialog(t("daily-share"), box, "daily-sheet");
}

/**
 * @param {string} text
 * @param {string} told the text that says how copying or sending ended; "" for nothing
 * @param {{copy: () => Promise<void>, send: (() => Promise<void>) | null}} ways
 */
function shareView(text, told, { copy, send }) {
  return html`<textarea readonly rows="7" data-testid="daily-share-text" aria-label=${t("daily-share")} .value=${text}></textarea>
    <p>${t("daily-share-note")}</p>
    <footer>
      <button type="button" class="primary" data-testid="copy" @click=${copy}>${icon("icon-copy")} ${t("daily-copy")}</button>
      ${send ? html`<button type="button" class="plain" data-testid="share" @click=${send}>${icon("icon-share")} ${t("daily-send")}</button>` : nothing}
      <span role="status" data-testid="refused">${told ? t(told) : ""}</span>
    </footer>`;
}

// @ts-check
// Everything that happened, as sentences; rounds and turns are headings. Screen readers hear each new line.
import { html, repeat } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { eventText } from "./words.js";

/** @typedef {import("../play/session.js").Session} Session */

/** @type {Record<string, string>} events that begin something */
const HEADINGS = { round_started: "heading", character_revealed: "turn", game_ended: "heading" };

/** @param {Session} session */
export function logView(session) {
  const entries = session.diary.read(session.step.seat);
  return html`<section class="log-box" aria-label=${t("log")}>
    <ol class="log" data-testid="log" role="log" aria-live="polite" tabindex="0">
      ${repeat(
        entries,
        ({ id }) => id,
        ({ event }) => html`<li class=${HEADINGS[event.kind] ?? "line"} data-kind=${event.kind}>
          ${eventText(event, session.names)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Keeps the newest line in sight, unless the person has scrolled up to read. Call around a drawing. */
export function followLog() {
  const before = document.querySelector(".log");
  const following = !before || before.scrollHeight - before.scrollTop - before.clientHeight < 40;
  return () => {
    const log = document.querySelector(".log");
    if (log && following) log.scrollTop = log.scrollHeight;
  };
}

// @ts-check
// Everything that happened, as sentences; rounds and turns are headings. Screen readers hear each new line.
import { html, repeat } from "../vendor/lit.js";
import { language, t } from "../i18n.js";
import { eventText } from "./words.js";

/** @typedef {import("../play/session.js").Session} Session */
/** @typedef {import("../types.js").EventView} EventView */

/** @type {Record<string, string>} events that begin something */
const HEADINGS = { round_started: "heading", character_revealed: "turn", game_ended: "heading" };

/** @param {Session} session */
export function logView(session) {
  const entries = session.diary.read(session.step.seat);
  return html`<section class="log-box" aria-label=${t("log")}>
    <ol class="log" data-testid="log" role="log" aria-live="polite" tabindex="0"
      @scroll=${scrolled}>
      ${repeat(
        entries,
        ({ id }) => id,
        ({ event }) => html`<li class=${HEADINGS[event.kind] ?? "line"} data-kind=${event.kind}>
          ${lineOf(event, session.names)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Sentences already made: a long log is drawn often.
 * @type {WeakMap<EventView, {code: string, text: string}>} */
const lines = new WeakMap();

/**
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string}
 */
function lineOf(event, names) {
  const code = language();
  const known = lines.get(event);
  if (known?.code === code) return known.text;
  const text = eventText(event, names);
  lines.set(event, { code, text });
  return text;
}

// Whether the newest line is kept in sight: until the person scrolls up to read.
let following = true;

/** @param {Event} event */
function scrolled(event) {
  const log = /** @type {Element} */ (event.currentTarget);
  following = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}

/** Brings the newest line into sight; for after a drawing, and when the page changes its size. */
export function followLog() {
  const log = document.querySelector(".log");
  if (log && following) log.scrollTop = log.scrollHeight;
}

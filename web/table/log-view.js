// @ts-check
// Everything that happened, as sentences; rounds and turns are headings. Screen readers hear each new line.
import { html, repeat } from "../vendor/lit.js";
import { language, t } from "../i18n.js";
import { eventText } from "../games/citadels/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.js").EventView} EventView */

/** @type {Record<string, string>} events that begin something */
const HEADINGS = { round_started: "heading", character_revealed: "turn", game_ended: "heading" };

/** What one looks for after others have moved. */
const NOTABLE = new Set([
  "character_named", "mark_unmasked", "gold_moved", "hands_swapped", "district_destroyed", "district_seized",
  "district_confiscated", "districts_exchanged", "city_completed", "city_size_changed", "turn_lost",
]);

/** @param {Session} session */
export function logView(session) {
  const { seat } = session.step;
  const entries = session.diary.read(seat);
  const toldTo = session.toldTo.get(seat) ?? 0;
  return html`<section class="log-box" role="log" aria-live="polite" aria-label=${t("log")}>
    <ol class="log" data-testid="log" tabindex="0" @scroll=${scrolled}>
      ${repeat(
        entries,
        ({ id }) => id,
        ({ id, event }) => html`<li class=${styleOf(event, id > toldTo)} data-kind=${event.kind}>
          ${lineOf(event, session.names)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * @param {EventView} event
 * @param {boolean} fresh whether it came after the viewer's last move
 * @returns {string} class names
 */
function styleOf({ kind }, fresh) {
  const heading = HEADINGS[kind];
  if (heading || !fresh) return heading ?? "line";
  return NOTABLE.has(kind) ? "line fresh notable" : "line fresh";
}

/**
 * @param {Session} session
 * @returns {EventView[]} what others did since the viewer's last move that is worth telling once more
 */
export function meanwhile(session) {
  const { seat } = session.step;
  const fresh = session.diary.read(seat).filter(({ id }) => id > (session.toldTo.get(seat) ?? 0));
  return fresh.map(({ event }) => event).filter(({ kind, data }) => NOTABLE.has(kind) && (data["by"] ?? data["seat"]) !== seat);
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

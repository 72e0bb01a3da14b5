// @ts-check
// Everything that happened, as sentences; some are headings. Screen readers hear each new line.
import { html, repeat } from "../vendor/lit.js";
import { language, t } from "../i18n.js";

/** @typedef {import("../types.js").EventView} EventView */
/** @typedef {import("./log.js").Entry} Entry */
/** @typedef {import("./game.js").Game<any>} Game */

/**
 * @typedef {object} LogScene
 * @property {readonly Entry[]} entries
 * @property {number} lastReadId the last line its reader has seen
 * @property {boolean} live whether each new line is read out
 * @property {readonly string[]} names of the seats
 * @property {Pick<Game, "eventText" | "headings" | "notable">} game
 */

/** @param {LogScene} log */
export function logView({ entries, lastReadId, live, names, game }) {
  return html`<section class="log-box" role="log" aria-live=${live ? "polite" : "off"} aria-label=${t("log")}>
    <ol class="log" data-testid="log" tabindex="0" @scroll=${scrolled}>
      ${repeat(
        entries,
        ({ id }) => id,
        ({ id, event }) => html`<li class=${styleOf(game, event, id > lastReadId)} data-kind=${event.kind}>
          ${lineOf(game, event, names)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * @param {Pick<Game, "headings" | "notable">} game
 * @param {EventView} event
 * @param {boolean} fresh whether it came after the viewer's last move
 * @returns {string} class names
 */
function styleOf({ headings, notable }, { kind }, fresh) {
  const heading = headings[kind];
  if (heading || !fresh) return heading ?? "line";
  return notable.has(kind) ? "line fresh notable" : "line fresh";
}

/**
 * @param {readonly Entry[]} news
 * @param {number | null} seat of the viewer
 * @param {ReadonlySet<string>} notable
 * @returns {EventView[]} what others did that is worth telling once more
 */
export function meanwhile(news, seat, notable) {
  return news
    .map(({ event }) => event)
    .filter(({ kind, data }) => notable.has(kind) && (data["by"] ?? data["seat"]) !== seat);
}

/** Sentences already made: a long log is drawn often.
 * @type {WeakMap<EventView, {code: string, text: string}>} */
const lines = new WeakMap();

/**
 * @param {Pick<Game, "eventText">} game
 * @param {EventView} event
 * @param {readonly string[]} names
 * @returns {string}
 */
function lineOf(game, event, names) {
  const code = language();
  const known = lines.get(event);
  if (known?.code === code) return known.text;
  const text = game.eventText(event, names);
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
  for (const chat of document.querySelectorAll(".chat-lines")) chat.scrollTop = chat.scrollHeight;
}

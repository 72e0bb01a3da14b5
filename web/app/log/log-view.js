// @ts-check
// Draws the log: a card for each turn with a short summary, and its sentences inside. Screen readers hear each new
// sentence from heard-log-view.js.
import { classMap, guard, html, nothing, repeat } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";
import { MOST_NEWS } from "./recent-events-view.js";
import { roundPageView } from "../../kit/round-page-view.js";
import { oncePerFrame } from "../../lib/throttle.js";
import { pulse } from "../../lib/pulse.js";
import { turnsOf } from "./log-turns.js";

/** @import { Entry, Gist } from "../../kit/story.js" */
/** @import { EventView } from "../../types.js" */
/** @import { Turn } from "./log-turns.js" */
/** @typedef {Pick<import("../../kit/game.js").Game<any>, "eventText" | "lineText" | "headings" | "notable" | "echoes" | "saidAgain" | "folding" | "harmful">} Game */

/** The choices of a person in the log: which lines are shown, and the cards that were opened or closed.
 * @typedef {{filter: "all" | "against", open: ReadonlyMap<number, boolean>}} Reading
 */

/** @type {Reading} */
export const WHOLE_LOG = { filter: "all", open: new Map() };

/**
 * @typedef {object} LogScene
 * @property {readonly Entry[]} entries
 * @property {number} lastReadId the last line its reader has seen
 * @property {number | null} seat of its reader
 * @property {readonly string[]} names of the seats
 * @property {Game} game
 * @property {Reading} reading
 * @property {(reading: Reading) => void} read
 */

/** @param {LogScene} log */
export function logView(log) {
  const { entries, names, game, seat } = log;
  const turns = turnsOf(entries, game.folding, names);
  const against = seat === null ? null : againstOf(game, entries, seat);
  return html`<section class="log-box" aria-label=${t("log")}>
    ${against ? filterView(log) : nothing}
    <div class="log" data-testid="log" tabindex="0" role="group" aria-label=${t("log")} @scroll=${scrolled} @wheel=${HAND} @touchmove=${HAND} @pointerdown=${HAND} @click=${pressed} @keydown=${moved}>
      ${repeat(turns, ({ id }) => id, (turn, at) => turnView(log, turn, against ?? NONE, at === turns.length - 1))}
      ${against && log.reading.filter === "against" && against.size === 0 ? html`<p class="log-none">${t("log-against-none")}</p>` : nothing}
    </div>
  </section>`;
}

/** @type {ReadonlySet<number>} */
const NONE = new Set();

/** Caches the deeds against the reader, since the log is drawn far more often than it grows.
 * @type {WeakMap<readonly Entry[], {seat: number, found: ReadonlySet<number>}>}
 */
const hits = new WeakMap();

/**
 * @param {Pick<Game, "harmful">} game
 * @param {readonly Entry[]} entries
 * @param {number} seat of the reader
 * @returns {ReadonlySet<number> | null} ids of lines about deeds against the reader; null if no player can harm another
 */
function againstOf(game, entries, seat) {
  if (!game.harmful) return null;
  const known = hits.get(entries);
  if (known?.seat === seat) return known.found;
  const found = new Set(entries.filter(({ event }) => event.harm?.seat === seat).map(({ id }) => id));
  hits.set(entries, { seat, found });
  return found;
}

/** @param {LogScene} log */
function filterView({ reading, read }) {
  const button = (/** @type {Reading["filter"]} */ filter) => html`<button data-testid="log-filter" data-filter=${filter}
    aria-pressed=${String(reading.filter === filter)} @click=${() => read({ ...reading, filter })}>${t(`log-${filter}`)}</button>`;
  return html`<div class="segments log-filter" role="group" aria-label=${t("log-filter")}>${button("all")}${button("against")}</div>`;
}

/**
 * Draws a turn, and only if it has changed: in a long log usually one of a hundred.
 * @param {LogScene} log
 * @param {Turn} turn
 * @param {ReadonlySet<number>} against lines about deeds against the reader
 * @param {boolean} last
 */
function turnView(log, turn, against, last) {
  const hits = turn.entries.filter(({ id }) => against.has(id)).length;
  const fresh = turn.entries.filter(({ id }) => id > log.lastReadId).length;
  // The face changes with the lines, the names and the language.
  return guard([turn.face, log.seat, log.reading, last, hits, fresh], () => drawnTurn(log, turn, against, last));
}

/**
 * @param {LogScene} log
 * @param {Turn} turn
 * @param {ReadonlySet<number>} against
 * @param {boolean} last
 */
function drawnTurn(log, turn, against, last) {
  const { reading, read } = log;
  const { id, entries, face: { kind, seat, page } } = turn;
  const filtered = reading.filter === "against";
  const hit = entries.some((entry) => against.has(entry.id));
  const open = filtered || (reading.open.get(id) ?? last);
  const fold = () => read({ ...reading, open: new Map([...reading.open, [id, !open]]) });
  const inHead = headId(log, turn);
  return html`<section class=${classMap({ "log-turn": true, open, hit })} data-kind=${kind} data-seat=${seat ?? nothing}
    ?hidden=${filtered && !hit}>
    <button class="log-fold" data-testid="log-turn" aria-expanded=${String(open)} ?disabled=${filtered}
      tabindex=${last ? nothing : "-1"} @click=${fold}>${headOf(turn, log.names)}</button>
    ${page && !filtered ? html`<div class="round-page" ?hidden=${!open}>${roundPageView(page)}</div>` : nothing}
    <ol ?hidden=${!open || (page !== undefined && !filtered)}>${repeat(entries, (entry) => entry.id, (entry, at) => lineView(log, entry, against.has(entry.id), filtered, entry.id === inHead || isSaidAgain(log, entries, at)))}</ol>
  </section>`;
}

/**
 * @param {{game: Pick<Game, "eventText">, names: readonly string[]}} log
 * @param {Pick<Turn, "entries" | "face">} turn
 * @returns {number | undefined} the id of its first line if the head says the same words
 */
export function headId({ game, names }, { entries, face: { seat, title } }) {
  const [first] = entries;
  return first && seat === null && game.eventText(first.event, names) === title ? first.id : undefined;
}

/**
 * @param {Turn} turn
 * @param {readonly string[]} names
 */
function headOf({ face: { seat, icon: picture, title, gist, blows } }, names) {
  return html`${face(seat)}${picture ? icon(picture, "log-role") : nothing}
    <span class="log-title">${seat === null ? nothing : html`<b>${names[seat] ?? ""}</b> `}<span>${title}</span></span>
    <span class="log-gist">${blows.map((blow) => gistView(blow, "blow"))}${gist.map((one) => gistView(one, ""))}</span>`;
}

/**
 * @param {Gist} gist
 * @param {string} style
 */
function gistView({ icon: picture, text, label }, style) {
  return html`<span class="gist ${style}" title=${label}>${picture ? icon(picture) : nothing}<span aria-hidden="true">${text}</span><span class="hidden">${label}</span></span>`;
}

/**
 * @param {{game: Pick<Game, "saidAgain">}} log
 * @param {readonly Entry[]} entries
 * @param {number} at
 * @returns {boolean} whether the next line says what this one does
 */
export function isSaidAgain({ game }, entries, at) {
  const [here, next] = [entries[at], entries[at + 1]];
  return here !== undefined && next !== undefined && game.saidAgain?.(here.event, next.event) === true;
}

/**
 * @param {LogScene} log
 * @param {Entry} entry
 * @param {boolean} hit whether it was done to the reader
 * @param {boolean} filtered whether only such lines are shown
 * @param {boolean} elsewhere whether the head of its turn, or the next line, says the same
 */
function lineView(log, { id, event }, hit, filtered, elsewhere) {
  const { game, lastReadId } = log;
  return html`<li class=${styleOf(game, event, id > lastReadId, hit)} data-kind=${event.kind} data-places=${placesOf(event)}
    ?hidden=${elsewhere || (filtered && !hit)}>${lineOf(log, event)}</li>`;
}

/**
 * @param {Pick<Game, "headings" | "notable">} game
 * @param {EventView} event
 * @param {boolean} fresh whether it came after the viewer's last move
 * @param {boolean} hit
 * @returns {string} class names of its line
 */
function styleOf({ headings, notable }, { kind }, fresh, hit) {
  const style = headings[kind] ?? "line";
  return `${style}${fresh ? " fresh" : ""}${fresh && notable.has(kind) ? " notable" : ""}${hit ? " hit" : ""}`;
}

/**
 * Returns the things on the table that a line is about: named things first, then seats.
 * @param {EventView} event
 * @returns {string}
 */
function placesOf({ data }) {
  const seats = ["seat", "to", "other", "from", "by"].map((name) => data[name]).filter((seat) => typeof seat === "number");
  const things = Object.entries(data).flatMap(([name, fact]) => (typeof fact === "string" || name === "card" ? [String(fact)] : []));
  return JSON.stringify([things, [...new Set(seats)]]);
}

/** Shows the place of an event after a press on its line.
 * @param {Event} event
 */
function pressed(event) {
  const line = /** @type {Element} */ (event.target).closest("[data-places]");
  if (line instanceof HTMLElement) pulse(JSON.parse(line.dataset["places"] ?? "[[],[]]"));
}

// Returns the turn that a key moves the focus to.
const KEYS = /** @type {Readonly<Record<string, (at: number, last: number) => number>>} */ ({
  ArrowUp: (at) => at - 1, ArrowDown: (at) => at + 1, Home: () => 0, End: (_, last) => last,
});

/** Tab reaches the newest turn only, and the arrow keys reach the others: a long log would need too many presses of
 * Tab.
 * @param {KeyboardEvent} event
 */
function moved(event) {
  HAND.handleEvent();
  const turns = [.../** @type {Element} */ (event.currentTarget).querySelectorAll(".log-fold")];
  const at = turns.findIndex((turn) => turn === document.activeElement);
  const next = at < 0 ? undefined : turns[KEYS[event.key]?.(at, turns.length - 1) ?? -1];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/**
 * @param {readonly Entry[]} fresh
 * @param {number | null} seat of the viewer
 * @param {Game} game
 * @param {readonly Entry[]} entries the whole log
 * @returns {{event: EventView, hit: boolean}[]} events of others to show above the question, those against the viewer
 *   first
 */
export function meanwhile(fresh, seat, game, entries) {
  const against = seat === null ? null : againstOf(game, entries, seat);
  const told = fresh
    .filter(({ event: { kind } }) => !game.echoes?.has(kind))
    .filter(({ id, event: { kind, data } }) => against?.has(id) || (game.notable.has(kind) && (data["by"] ?? data["seat"]) !== seat))
    .map(({ id, event }) => ({ event, hit: against?.has(id) ?? false }));
  const hits = told.filter(({ hit }) => hit).slice(-MOST_NEWS);
  const others = told.filter(({ hit }) => !hit);
  return [...hits, ...others.slice(Math.max(0, others.length - MOST_NEWS + hits.length))];
}

/**
 * The cache of sentences, since a long log is drawn often.
 * @type {WeakMap<EventView, {code: string, text: string}>}
 */
const lines = new WeakMap();

/**
 * @param {{game: Pick<Game, "eventText" | "lineText">, names: readonly string[]}} log
 * @param {EventView} event
 * @returns {string}
 */
export function lineOf({ game, names }, event) {
  const code = language();
  const known = lines.get(event);
  if (known?.code === code) return known.text;
  const text = (game.lineText ?? game.eventText)(event, names);
  lines.set(event, { code, text });
  return text;
}

// Whether the newest line is kept visible: until the person scrolls up to read.
let following = true;
let top = 0;
// Milliseconds after a wheel, touch or key in which scrolling counts as the person's own.
const SOON = 1000;
let touched = -SOON;

/** Notes when a person used the log. */
const HAND = {
  passive: true,
  handleEvent() {
    touched = performance.now();
  },
};

/** @param {Event} event */
function scrolled(event) {
  const log = /** @type {Element} */ (event.currentTarget);
  markAbove(log);
  if (log.scrollHeight - log.scrollTop - log.clientHeight < 40) following = true;
  // New lines or a growing panel also hide the end; that is not scrolling by a person.
  else if (log.scrollTop < top && performance.now() - touched < SOON) following = false;
  top = log.scrollTop;
}

/** Says that lines are above the first one in sight, which then fades instead of being cut. @param {Element} log */
function markAbove(log) {
  log.toggleAttribute("data-above", log.scrollTop > 3);
}

/** Scrolls to the newest line in the next frame: after a drawing, and when the page changes its size. */
export const followLog = oncePerFrame(() => {
  const log = document.querySelector(".log");
  if (log && following) log.scrollTop = log.scrollHeight;
  if (log) markAbove(log);
  for (const chat of document.querySelectorAll(".chat-lines")) chat.scrollTop = chat.scrollHeight;
});

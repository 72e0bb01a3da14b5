// @ts-check
// Explains a thing on the page when a person holds it, presses the menu key or a question mark at the focus, or turns
// explain mode on and presses it. The words are the thing's own `data-explain`, or its `title`.
import { t } from "../../lib/i18n.js";
import { SideNote } from "../../kit/side-note-view.js";
import { dialogOpen } from "../../lib/dialog.js";

/** The least time that a press is held (milliseconds), and the most that a finger may move meanwhile (pixels). */
const HOLD = 500;
const STRAY = 10;
const TOLD = "[data-explain], [title]";
const REACHED = "a, button, input, select, summary, [tabindex]";

const note = new SideNote("explain", false);
/** @type {{timer: ReturnType<typeof setTimeout>, x: number, y: number} | null} */
let held = null;
/** Whether a thing was held: then the click at the end of the press is ignored. */
let spent = false;

/** @returns {boolean} whether explain mode is on */
export function isAsking() {
  return document.documentElement.dataset["asking"] === "yes";
}

/** @returns {boolean} whether explain mode is on, or an explanation is shown */
export function isOpen() {
  return isAsking() || note.shown !== null;
}

/** @param {Element} element */
function wordsOf(element) {
  return element.getAttribute("data-explain") || element.getAttribute("title") || "";
}

/**
 * Collects the words about a thing: its own, those of its parts, and those of the button around it.
 * @param {Element} element
 * @param {boolean} parts whether parts are explained too: if only the focus is known, not the point that was pressed
 * @returns {{at: Element, words: string[]} | null} null if there are no words
 */
function explanation(element, parts) {
  const at = element.closest(TOLD);
  if (!at && !parts) return null;
  const inside = parts ? [...(at ?? element).querySelectorAll(TOLD)] : [];
  const outer = at?.parentElement?.closest(`button:is(${TOLD})`) ?? null;
  const words = [at, ...inside, outer].flatMap((one) => (one ? [wordsOf(one)] : [])).filter(Boolean);
  return words.length > 0 ? { at: at ?? element, words: [...new Set(words)] } : null;
}

/**
 * @param {EventTarget | null} target
 * @param {boolean} [parts]
 * @returns {boolean} whether an explanation was found and shown
 */
function explain(target, parts = false) {
  // What is held may be gone by now, as behind a curtain.
  if (!(target instanceof Element) || !target.isConnected || target.closest(".side-note")) return false;
  const found = explanation(target, parts);
  if (!found) return false;
  const lines = found.words.flatMap((words) => words.split("\n"));
  note.show({ at: found.at, title: lines[0] ?? "", lines: lines.slice(1), close: () => note.hide() });
  return true;
}

function letGo() {
  if (held) clearTimeout(held.timer);
  held = null;
}

/** @param {PointerEvent} event */
function pressed(event) {
  spent = false;
  letGo();
  if (event.target instanceof Element && !event.target.closest(".side-note")) note.hide();
  if (event.button !== 0 || isAsking() || dialogOpen()) return;
  const { target, clientX: x, clientY: y } = event;
  held = { x, y, timer: setTimeout(() => (spent = explain(target)), HOLD) };
}

/** @param {PointerEvent} event */
function moved(event) {
  if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STRAY) letGo();
}

/** @param {MouseEvent} event */
function clicked(event) {
  const { target } = event;
  const asks = isAsking() && target instanceof Element && !dialogOpen() && !target.closest('.side-note, [data-testid="explain"]');
  if (asks) spent = true;
  if (asks && !explain(target)) stopAsking();
  if (!spent) return;
  spent = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Suppresses the browser's own menu when a thing is held, or when a key asks about it.
 * @param {MouseEvent} event
 */
function menu(event) {
  const byMouse = event instanceof PointerEvent && event.pointerType === "mouse" && event.button === 2;
  if (!byMouse && (held || spent) && event.target instanceof Element && event.target.closest(TOLD)) event.preventDefault();
}

/** @param {EventTarget | null} target */
function isTextField(target) {
  return target instanceof Element && target.matches("textarea, input:not([type=range], [type=checkbox], [type=radio])");
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  spent = false;
  if (dialogOpen() || isTextField(event.target)) return;
  if (event.key === "Escape" && (note.shown || isAsking())) {
    event.preventDefault();
    event.stopPropagation();
    if (note.shown) note.hide();
    else stopAsking();
    return;
  }
  const wants = event.key === "?" || event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
  const chooses = isAsking() && (event.key === "Enter" || event.key === " ");
  if (!wants && !chooses) note.hide();
  else if (explain(document.activeElement, true)) event.preventDefault();
  else if (event.key === "?") ask();
}

/** Turns explain mode on: every press explains a thing, and the Tab key reaches all things. */
export function ask() {
  document.documentElement.dataset["asking"] = "yes";
  for (const thing of document.querySelectorAll(`#app :is(${TOLD})`)) {
    if (!thing.matches(REACHED) && !thing.closest("button, a, summary")) thing.setAttribute("tabindex", "0");
  }
  note.show({ at: document.querySelector('[data-testid="explain"]'), title: t("explain"), lines: [t("explain-how")], close: () => note.hide() });
}

export function stopAsking() {
  delete document.documentElement.dataset["asking"];
  note.hide();
  for (const thing of document.querySelectorAll(`#app :is(${TOLD})`)) {
    if (!thing.matches("a, button, input, select, summary")) thing.removeAttribute("tabindex");
  }
}

/** Hides or moves an open explanation after a drawing: its thing may be gone, or in another place. */
export function pageDrawn() {
  if (!note.shown) return;
  if (note.shown.at?.isConnected === false) note.hide();
  else note.place();
}

/** Listens on the whole page, from now on. */
export function beginExplaining() {
  addEventListener("pointerdown", pressed, true);
  addEventListener("pointermove", moved, true);
  for (const end of ["pointerup", "pointercancel", "dragstart"]) addEventListener(end, letGo, true);
  addEventListener("click", clicked, true);
  addEventListener("contextmenu", menu, true);
  addEventListener("keydown", keyed, true);
}

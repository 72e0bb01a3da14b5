// @ts-check
// Makes one press one decision. A second press that comes soon after another and near it, or a repeated key, does nothing to
// what was drawn in between: it was meant for what lay there before. A single press is never delayed.
import { isUndo } from "./keyboard/key-letter.js";

/** Milliseconds in which a press may be the second of a double press; a little more than the 400 that people take. */
const SOON = 450;
/** CSS pixels between the two presses of a double press. */
const NEAR = 24;
/**
 * Where presses decide something. A control that only shows another screen, such as one of the bar, is never held back; the tabs of
 * a phone are, since they come under the finger when a question is lower than the one before, and would hide its answers.
 */
const DECIDES = ".ask *, .tabs *, .board, .board *, .curtain *, .over, .over *, dialog, dialog *, [data-thing], [data-testid=undo], .primary, .danger, [data-testid^=delete], [data-testid^=remove]";
/** What is pressed several times on purpose, and decides nothing: it shows the next of a few marks, or plays and pauses. */
const REPEATS = "[data-repeat]";
const CONTROL = "button, a, input, select, summary, label, [role=button], [tabindex]";
/** Where a press looked for controls: its point, and two rings around it. */
const AROUND = [[0, 0], ...[12, NEAR].flatMap((far) => [...Array(8).keys()].map((eighth) => [far * Math.cos((eighth * Math.PI) / 4), far * Math.sin((eighth * Math.PI) / 4)]))];

/**
 * @typedef {object} Press
 * @property {number} time of its end, or of its begin until then, as events have it
 * @property {{x: number, y: number} | null} at null for a key
 * @property {number} question that was drawn
 * @property {string} pointer what pressed, as in `meaningOf`
 * @property {ReadonlyMap<Element, Seen>} seen what lay under it and near it
 */

/**
 * @typedef {object} Seen
 * @property {string} meaning
 * @property {DOMRect} place
 */

/** The number of questions that were drawn: the same button means another thing in another question. */
let question = 0;
/** @type {Press[]} the presses of the last moment, in order */
let recent = [];
/** @type {Press | null} the press of a pointer whose click has not come yet */
let open = null;
/** When the page decided something by itself, as events have it. */
let alone = -Infinity;
/** Whether the key that is down was ignored. */
let ignoring = false;

/** Notes that the page shows another question. */
export function questionDrawn() {
  question += 1;
}

/** Notes that the page has decided by itself: a press soon after was meant for what was there before, wherever it is. */
export function decidedAlone() {
  alone = new Event("decided").timeStamp;
}

/** Listens on the whole page, from now on. Called before other listeners are added: it may hide a press from them. */
export function guardPresses() {
  addEventListener("pointerdown", pointerDown, true);
  addEventListener("pointercancel", forgetPointer, true);
  addEventListener("click", click, true);
  addEventListener("keydown", keyDown, true);
  addEventListener("keyup", keyUp, true);
}

/**
 * @param {Element} element
 * @returns {Element} what a press on it acts on
 */
function actorOf(element) {
  return element.closest(CONTROL) ?? element;
}

/**
 * @param {Element} actor
 * @param {string} pointer "mouse", "touch", "pen", or "" for a key
 * @returns {string} changes when a press on the element would do another thing
 */
function meaningOf(actor, pointer) {
  if (!(actor instanceof HTMLElement) || !actor.matches(CONTROL)) return "";
  const { option = "", testid = "" } = actor.dataset;
  // The browser counts the clicks of a mouse (see `chosenByPress`). Not every browser counts those of a finger, so a thing whose
  // sheet has just opened is another thing.
  const state = pointer === "touch" || pointer === "pen" ? `${actor.className} ${actor.ariaExpanded}` : "";
  return `${option}\n${testid}\n${actor.getAttribute("aria-label") ?? actor.textContent}\n${state}`;
}

/**
 * @param {EventTarget | null} target
 * @returns {boolean} whether a text is written there
 */
function isWriting(target) {
  return isMultiline(target) || (target instanceof Element && target.matches("input:not([type=range], [type=checkbox], [type=radio], [type=file])"));
}

/** @param {EventTarget | null} target */
function isMultiline(target) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea"));
}

/** @param {Event} event */
function ignore(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * @param {Press} press
 * @param {number} begin when it began
 * @param {Element} actor what it acts on
 * @param {string} meaning
 * @returns {boolean} whether the actor was drawn, or got another meaning, after a press that this one repeats
 */
function isSecond(press, begin, actor, meaning) {
  if (!actor.matches(DECIDES) || actor.matches(REPEATS) || isWriting(actor)) return false;
  if (begin >= alone && begin - alone < SOON) return true;
  return recent.some((one) => one !== press && begin - one.time < SOON && isNear(one.at, press.at) && (one.question !== question || !wasThere(one.seen.get(actor), press.at, meaning)));
}

/**
 * @param {Seen | undefined} seen of what is pressed, at an earlier press
 * @param {Press["at"]} at
 * @param {string} meaning
 * @returns {boolean} whether it lay here, and meant the same
 */
function wasThere(seen, at, meaning) {
  if (seen?.meaning !== meaning) return false;
  if (!at) return true;
  const { left, right, top, bottom } = seen.place;
  return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
}

/**
 * @param {Element} actor
 * @param {string} pointer
 * @returns {Seen}
 */
const seenNow = (actor, pointer) => ({ meaning: meaningOf(actor, pointer), place: actor.getBoundingClientRect() });

/**
 * @param {Press["at"]} one
 * @param {Press["at"]} other
 */
function isNear(one, other) {
  if (!one || !other) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
}

/**
 * Forgets the presses before one elsewhere: a person who moved on has chosen what is pressed next.
 * @param {Press} press
 */
function remember(press) {
  const same = recent.every(({ at }) => isNear(at, press.at));
  recent = [...(same ? recent.filter(({ time }) => press.time - time < SOON) : []), press];
}

/** @param {PointerEvent} event */
function pointerDown({ isPrimary, button, clientX: x, clientY: y, timeStamp: time, pointerType }) {
  if (!isPrimary || button !== 0) return;
  const seen = new Map();
  for (const [right = 0, down = 0] of AROUND) {
    const element = document.elementFromPoint(x + right, y + down);
    const actor = element && actorOf(element);
    if (actor && !seen.has(actor)) seen.set(actor, seenNow(actor, pointerType));
  }
  open = { time, at: { x, y }, question, pointer: pointerType, seen };
  remember(open);
}

/** A press that became a scroll is no press. */
function forgetPointer() {
  recent = recent.filter((one) => one !== open);
  open = null;
}

/** @param {MouseEvent} event */
function click(event) {
  // A script, a label and a screen reader press without a pointer.
  if (!event.isTrusted || !open || !(event.target instanceof Element)) return;
  const press = open, begin = press.time;
  open = null;
  press.time = event.timeStamp;
  const actor = actorOf(event.target);
  // Not every browser says in a click what pressed.
  if (isSecond(press, begin, actor, meaningOf(actor, press.pointer))) ignore(event);
}

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const { key, target, timeStamp: time } = event;
  const presses = key === "Enter" || key === " ";
  if (isMultiline(target) || (isWriting(target) && key !== "Enter")) return;
  if (event.repeat) {
    if (presses || isUndo(event) || key === "Escape") ignore(event);
    return;
  }
  // The same holds for a person who has moved the focus.
  if (!presses) recent = [];
  if (!presses || !(target instanceof Element)) return;
  const meaning = meaningOf(target, "");
  const press = { time, at: null, question, pointer: "", seen: new Map([[target, seenNow(target, "")]]) };
  ignoring = isSecond(press, time, target, meaning);
  remember(press);
  if (ignoring) ignore(event);
}

/** @param {KeyboardEvent} event */
function keyUp(event) {
  // The space bar presses a button when it is released.
  if (ignoring && (event.key === "Enter" || event.key === " ")) ignore(event);
  ignoring = false;
}

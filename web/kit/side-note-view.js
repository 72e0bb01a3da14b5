// @ts-check
// Draws a note beside the thing it is about, with a ring around that thing. It lies above the page and blocks nothing: only
// its buttons can be pressed, all else under it stays in reach, and it never covers the answers to a question. On a phone,
// where there is no free place, a tip is a strip at the edge of the screen, and the table is smaller by that strip.
import { html, nothing, render } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";

/**
 * @typedef {object} Note
 * @property {Element | null} at what it is about; null where that is not on the page
 * @property {string} title
 * @property {readonly string[]} lines
 * @property {unknown} [buttons]
 * @property {() => void} close
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const GAP = 12;
const EDGE = 8;
/** What a note must not lie on, most of all. */
const ANSWERS = ".options > *, .spread-cards > *";
/** What it should not lie on either, as far as that can be had. */
const NEEDED = ".hand .card, .own-cards, .rivals .rival, [data-testid=hint]";
/** The screens on which a tip is a strip; guide.css has the same. */
const PHONE = "(max-width: 640px), (max-height: 500px)";
/** A pixel farther from its thing is as bad as so much of a thing that is covered. */
const FAR = 60;

export class SideNote {
  /**
   * @param {string} kind `data-kind` of the note, for its look
   * @param {boolean} lasting whether it stays until it was read, and so must leave the answers to a question free
   */
  constructor(kind, lasting) {
    this.kind = kind;
    this.lasting = lasting;
    /** @type {Note | null} */
    this.shown = null;
    this.follow = () => this.place();
  }

  /** @returns {boolean} whether it has room of its own, and so covers nothing */
  get isStrip() {
    return this.kind === "tip" && matchMedia(PHONE).matches;
  }

  /** @returns {HTMLElement} made when it is first wanted */
  get element() {
    const made = document.querySelector(`.side-note[data-kind="${this.kind}"]`) ?? document.body.appendChild(document.createElement("aside"));
    made.className = "side-note";
    /** @type {HTMLElement} */ (made).dataset["kind"] = this.kind;
    return /** @type {HTMLElement} */ (made);
  }

  /** @param {Note} note */
  show(note) {
    if (!this.shown) {
      addEventListener("resize", this.follow);
      addEventListener("scroll", this.follow, true);
    }
    this.shown = note;
    const { element } = this;
    element.setAttribute("aria-label", note.title);
    element.dataset["testid"] = this.kind;
    render(
      html`<div class="side-note-ring" aria-hidden="true"></div>
        <div class="side-note-box">
          <div class="side-note-words" role="status">
            <b>${note.title}</b>
            ${note.lines.map((line) => html`<p>${line}</p>`)}
          </div>
          ${note.buttons ? html`<div class="side-note-buttons">${note.buttons}</div>` : nothing}
          <button class="quiet round side-note-close" data-testid="${this.kind}-close" aria-label=${t("close")} @click=${note.close}>${icon("icon-close")}</button>
        </div>`,
      element,
    );
    element.hidden = false;
    this.place();
  }

  hide() {
    if (!this.shown) return;
    this.shown = null;
    removeEventListener("resize", this.follow);
    removeEventListener("scroll", this.follow, true);
    const { element } = this;
    // What is read out is emptied too, so that the next note is news.
    render(nothing, element);
    element.hidden = true;
    this.takeRoom(null);
  }

  /** @param {number | null} height of the strip, by which the table is smaller; null where there is none */
  takeRoom(height) {
    if (this.kind === "tip") document.documentElement.style.setProperty("--strip", height === null ? null : `${height}px`);
  }

  /** Puts the note beside what it is about, wherever that is now. */
  place() {
    const { shown: note, element } = this;
    const box = /** @type {HTMLElement | null} */ (element.querySelector(".side-note-box"));
    const ring = /** @type {HTMLElement | null} */ (element.querySelector(".side-note-ring"));
    if (!note || !box || !ring) return;
    const { isStrip } = this;
    this.takeRoom(isStrip ? Math.ceil(box.offsetHeight) : null);
    const found = boxOf(note.at);
    // In a smaller table its thing may have to be scrolled to.
    const target = found && isStrip && note.at && isCovered(note.at, found) ? null : found;
    ring.hidden = !target;
    if (target) put(ring, { x: target.x - 4, y: target.y - 4, width: target.width + 8, height: target.height + 8 });
    if (isStrip) return box.removeAttribute("style");
    const { width, height } = box.getBoundingClientRect();
    const boxes = (/** @type {string} */ selector) => (this.lasting ? [...document.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []) : []);
    const room = { width: document.documentElement.clientWidth, height: innerHeight };
    const { x, y } = spotFor({ width, height }, target, boxes(ANSWERS), room, boxes(NEEDED));
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }
}

/**
 * @param {Element | null} element
 * @returns {Box | null} where it is on the screen, where it is
 */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/**
 * @param {string} selector
 * @returns {Element | null} the first that is on the screen, and not behind something
 */
export function firstInSight(selector) {
  return [...document.querySelectorAll(selector)].find((element) => {
    const box = boxOf(element);
    return box !== null && !isCovered(element, box);
  }) ?? null;
}

/**
 * @param {Element} element
 * @param {Box} box of it
 */
function isCovered(element, { x, y, width, height }) {
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top) && !top.contains(element) && !top.closest(".side-note");
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function put(element, { x, y, width, height }) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/**
 * The place for a note: beside its thing, on whichever side it covers least, and as near as that allows.
 * @param {{width: number, height: number}} size of the note
 * @param {Box | null} target what it is about
 * @param {readonly Box[]} answers what it should not cover
 * @param {{width: number, height: number}} room
 * @param {readonly Box[]} [needed] what the answer is thought over with
 * @returns {{x: number, y: number}}
 */
export function spotFor(size, target, answers, room, needed = []) {
  const around = target ?? { x: room.width / 2, y: room.height / 3, width: 0, height: 0 };
  const cost = (/** @type {{x: number, y: number}} */ spot) => {
    const box = { ...spot, ...size };
    const covered = (/** @type {readonly Box[]} */ boxes) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    return covered(answers) * 4 + covered(needed) * 2 + (target ? covered([target]) * 2 : 0) + apart(box, around) * FAR;
  };
  const spots = spotsFor(size, around, answers, room);
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { x: EDGE, y: EDGE };
}

/**
 * @param {{width: number, height: number}} size of the note
 * @param {Box} around what it is about
 * @param {readonly Box[]} answers
 * @param {{width: number, height: number}} room
 * @returns {{x: number, y: number}[]} where it could lie, the usual places first
 */
function spotsFor(size, around, answers, room) {
  const within = (/** @type {number} */ wish, /** @type {number} */ length, /** @type {number} */ all) => Math.max(EDGE, Math.min(wish, all - length - EDGE));
  const place = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: within(x, size.width, room.width), y: within(y, size.height, room.height) });
  const middle = { x: around.x + (around.width - size.width) / 2, y: around.y + (around.height - size.height) / 2 };
  const right = around.x + around.width + GAP;
  const left = around.x - size.width - GAP;
  // Just above all answers, and just below them.
  const over = Math.min(...answers.map(({ y }) => y)) - size.height - GAP;
  const under = Math.max(...answers.map(({ y, height }) => y + height)) + GAP;
  const rows = [over, under].filter(Number.isFinite);
  return [
    place(right, middle.y), place(left, middle.y),
    place(middle.x, around.y - size.height - GAP), place(middle.x, around.y + around.height + GAP),
    ...rows.flatMap((y) => [right, left, middle.x, 0, room.width].map((x) => place(x, y))),
    place(middle.x, 0), place(room.width, 0), place(0, 0), place(0, room.height), place(room.width, room.height),
  ];
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} how far they are from each other
 */
function apart(one, other) {
  const wide = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const high = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(wide, high);
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} how much of each other they cover
 */
function overlap(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

// @ts-check
// Draws a note beside the thing it is about, with a ring around that thing. The note lies above the page, but presses go
// through it to what is below, except on its buttons. It avoids its thing, the question and the answers. Where there is no free
// place, as on any phone, it is a strip at the edge of the screen, and the table is smaller by that strip.
import { html, nothing, render } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";
import { common, spotFor } from "../lib/note-spot.js";
import { ON_A_LOW_PHONE, ON_A_PHONE } from "./window-size.js";

/**
 * @typedef {object} Note
 * @property {Element | null} at the thing it is about; null if that is not on the page
 * @property {string} title
 * @property {readonly string[]} lines
 * @property {unknown} [buttons]
 * @property {() => void} close
 */

/** @import { Box } from "../lib/note-spot.js" */

/** The elements that a note leaves clear wherever it can: the answers, what is asked, the buttons of the table, and messages. */
const ANSWERS = ".options > *, .spread-cards > *, .board [data-option], .prompt h2, .prompt button, .tools > *, .toast";
/** The elements that a note avoids too, if it can: the cards, what is asked and told, and what else can be pressed. */
const NEEDED = ".hand .card, .own-cards, .rivals .rival, .plate, .prompt, .story-controls > *, .keep-clear";
/** From this text size on, in per cent, a strip has one line on every phone. */
const LARGE = 130;
/** Milliseconds until a screen reader has noticed a new place where things are told. */
const NOTICED = 100;
/** Shapes to try until one has room, the usual one first; it is kept if none has. A note of several lines is wide, so that each stays one. */
const SHAPES = ["", "narrow", "wide", ""];
/** The fewest answers in sight beside a strip. */
const LEAST = 2;
/** Pixels of a board that a strip leaves. */
const LEAST_BOARD = 110;
/** Pixels of what one has built that a tip leaves: the cost of a lower one lies over the figures above. */
const LEAST_BUILT = 24;
/** A strip of the guided game, some lines, which scroll, and its buttons: its height in pixels, and as a share of a low window. */
const LEAST_STRIP = 144;
const LOW_STRIP = 0.28;
/** The share of its own thing that a note of the guided game may cover. */
const MOST_COVERED = 0.05;

export class SideNote {
  /**
   * @param {string} kind `data-kind` of the note, for its look
   * @param {boolean} lasting whether it stays during questions, and so must not cover the answers
   */
  constructor(kind, lasting) {
    this.kind = kind;
    this.lasting = lasting;
    /** @type {Note | null} */
    this.shown = null;
    this.follow = (/** @type {Event} */ event) => {
      // While its own words are scrolled, the note stays as it is.
      if (!(event.target instanceof Node && this.element.contains(event.target))) this.place();
    };
    /** In a window of another size the thing may be scrolled out of its list. */
    this.resized = () => {
      this.cramped = false;
      this.place();
      this.fetch(this.shown?.at ?? null);
      this.place();
    };
    /** Whether the shown note has no free place, in this window. */
    this.cramped = false;
    /** Whether a strip of one line was opened to be read whole. */
    this.whole = false;
    /** What was scrolled so that the thing can be seen, with the places it had and got. @type {{box: Element, from: number, to: number}[]} */
    this.scrolled = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.telling = undefined;
  }

  /** @returns {boolean} whether it is a strip at the edge of the screen, which covers nothing */
  get isStrip() {
    return this.lasting && (this.cramped || matchMedia(ON_A_PHONE).matches);
  }

  /** @returns {boolean} whether the strip has one line, and opens at a press */
  get isShort() {
    const large = Number(document.documentElement.dataset["textSize"] ?? 0) >= LARGE;
    return this.kind === "tip" && this.isStrip && (large || matchMedia(ON_A_LOW_PHONE).matches);
  }

  /** @param {boolean} whole whether the strip is read whole */
  open(whole) {
    this.whole = whole;
    if (this.shown) this.show(this.shown);
  }

  /** @returns {HTMLElement} the note's element, which is created at the first use */
  get element() {
    const made = document.querySelector(`.side-note[data-kind="${this.kind}"]`) ?? document.body.appendChild(document.createElement("aside"));
    made.className = "side-note";
    /** @type {HTMLElement} */ (made).dataset["kind"] = this.kind;
    return /** @type {HTMLElement} */ (made);
  }

  /** @param {Note} note */
  show(note) {
    if (!this.shown) {
      addEventListener("resize", this.resized);
      addEventListener("scroll", this.follow, true);
    }
    // The thing may be scrolled out of its list. Only a new one is fetched: the person may scroll away from it.
    if (this.shown?.at !== note.at) this.fetch(note.at);
    if (this.shown?.lines.join() !== note.lines.join()) this.whole = this.cramped = false;
    this.shown = note;
    const short = this.isShort && !this.whole;
    const { element } = this;
    element.setAttribute("aria-label", note.title);
    element.dataset["testid"] = this.kind;
    element.toggleAttribute("data-short", short);
    render(
      html`<div class="side-note-ring" aria-hidden="true"></div>
        <div class="side-note-box">
          <div class="side-note-words">
            <b>${note.title}</b>
            ${note.lines.map((line) => html`<p>${line}</p> `)}
          </div>
          ${note.buttons ? html`<div class="side-note-buttons">${note.buttons}</div>` : nothing}
          ${short ? html`<button class="quiet side-note-more" data-testid="${this.kind}-more" @click=${() => this.open(true)}>${t("more")}</button>` : nothing}
          <button class="quiet round side-note-close" data-testid="${this.kind}-close" aria-label=${t("close")} @click=${note.close}>${icon("icon-close")}</button>
        </div>`,
      element,
    );
    element.hidden = false;
    this.tell([note.title, ...note.lines].join(" "));
    this.place();
    this.placeWhenStill();
  }

  /** Takes the focus to the first button where nothing else has it: nothing goes on until the note is read. */
  offerFocus() {
    if (document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (this.element.querySelector(".side-note-buttons button"))?.focus({ preventScroll: true });
  }

  /**
   * Tells a note in an element that stays, since few screen readers tell what comes in with its element.
   * @param {string} text
   */
  tell(text) {
    const found = document.querySelector(`[data-teller="${this.kind}"]`);
    const teller = found ?? document.body.appendChild(document.createElement("p"));
    if (!found) for (const [name, value] of [["class", "hidden"], ["role", "status"], ["data-teller", this.kind]]) teller.setAttribute(name ?? "", value ?? "");
    clearTimeout(this.telling);
    const say = () => void (teller.textContent === text || (teller.textContent = text));
    // What is over goes at once: the next person at a tablet may not know it.
    if (text) this.telling = setTimeout(say, found ? 0 : NOTICED);
    else say();
  }

  /** @param {Element | null} thing that is scrolled into view; what was scrolled for another goes back */
  fetch(thing) {
    this.scrollBack();
    const boxes = [];
    for (let box = thing?.parentElement; box; box = box.parentElement) boxes.push({ box, from: box.scrollTop });
    thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
    // Only lists scroll: the person could not scroll back what else a strip has made too low.
    for (const { box, from } of boxes) if (getComputedStyle(box).overflowY === "hidden") box.scrollTop = from;
    this.scrolled = boxes.map(({ box, from }) => ({ box, from, to: box.scrollTop })).filter(({ from, to }) => from !== to);
  }

  /** Shows again what was in sight before, unless the person has scrolled since. */
  scrollBack() {
    for (const { box, from, to } of this.scrolled.splice(0)) if (box.scrollTop === to) box.scrollTop = from;
  }

  /** Places the note again once the page around it is drawn, and once the cards that move have come to rest. */
  placeWhenStill() {
    requestAnimationFrame(() => {
      this.place();
      const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      void Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {
        this.cramped = false;
        this.place();
      });
    });
  }

  hide() {
    if (!this.shown) return;
    this.shown = null;
    this.cramped = false;
    this.scrollBack();
    removeEventListener("resize", this.resized);
    removeEventListener("scroll", this.follow, true);
    const { element } = this;
    this.tell("");
    render(nothing, element);
    element.hidden = true;
    this.reserveStrip(null);
  }

  /**
   * Makes the table smaller by the strip.
   * @param {number | null} height pixels; null if there is no strip
   */
  reserveStrip(height) {
    if (!this.lasting) return;
    document.documentElement.style.setProperty("--strip", height === null ? null : `${height}px`);
    document.documentElement.setAttribute("data-strip", height === null ? "" : this.kind);
  }

  /** Hides a strip of one line that would leave too little of the board, or too few answers: they are what the person is about to press. */
  giveWay() {
    if (this.whole || this.kind !== "tip") return;
    const isLow = (/** @type {string} */ part, /** @type {number} */ least) => {
      const { width = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return width > 0 && height < least;
    };
    if (!tooFewAnswers() && !isLow(".board", LEAST_BOARD) && !isLow(".own [data-flip-from]", LEAST_BUILT)) return;
    this.element.toggleAttribute("data-gives-way", true);
    this.reserveStrip(null);
  }

  /** Makes a strip of the guided game lower, so that its words scroll, where board or answers would have too little room. @param {HTMLElement} box */
  leaveRoom(box) {
    if (this.kind !== "guide" || !this.isStrip) return;
    // Cards of a question lie over the board.
    const board = boxOf(document.querySelector(".table:not([data-panel]) .board"));
    const lacking = tooFewAnswers() ? box.offsetHeight : board ? LEAST_BOARD - board.height : 0;
    if (lacking <= 0) return;
    const buttons = /** @type {HTMLElement | null} */ (box.querySelector(".side-note-buttons"));
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    const whole = (buttons?.offsetHeight ?? 0) + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    box.style.maxHeight = `${Math.max(whole, Math.min(LEAST_STRIP, innerHeight * LOW_STRIP), box.offsetHeight - lacking)}px`;
    this.reserveStrip(Math.ceil(box.offsetHeight));
  }

  /** Moves the note and the ring to the present place of the thing. */
  place() {
    const { shown: note, element } = this;
    const box = /** @type {HTMLElement | null} */ (element.querySelector(".side-note-box"));
    const ring = /** @type {HTMLElement | null} */ (element.querySelector(".side-note-ring"));
    if (!note || !box || !ring) return;
    const { isStrip } = this;
    // What has given way has no height to measure.
    element.toggleAttribute("data-gives-way", false);
    element.dataset["shape"] = this.cramped ? "strip" : "";
    // The height of a strip in another window, too.
    box.removeAttribute("style");
    this.reserveStrip(isStrip ? Math.ceil(box.offsetHeight) : null);
    this.leaveRoom(box);
    const found = note.at && shownPart(note.at);
    // The table is smaller by the strip, so the thing may be scrolled out of view: then there is no ring.
    const target = found && isStrip && note.at && isCovered(note.at, found) ? null : found;
    ring.hidden = !target;
    if (target) setBox(ring, { x: target.x - 4, y: target.y - 4, width: target.width + 8, height: target.height + 8 });
    if (isStrip) {
      this.giveWay();
      return;
    }
    if (this.lieFree(box, target, note)) return;
    this.cramped = true;
    this.place();
    // The table is smaller now: the thing may be scrolled out of its list.
    this.fetch(note.at);
    this.place();
  }

  /**
   * Lays the note over the page, where it covers the least.
   * @param {HTMLElement} box the note
   * @param {Box | null} target
   * @param {Note} note
   * @returns {boolean} false if a note of the guided game has no free place
   */
  lieFree(box, target, { lines }) {
    const boxes = (/** @type {string} */ selector) => (this.lasting ? [...document.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []) : []);
    const room = { width: document.documentElement.clientWidth, height: innerHeight };
    const answers = boxes(ANSWERS), needed = boxes(NEEDED);
    const spot = () => {
      const { width, height } = box.getBoundingClientRect();
      const at = spotFor({ width, height }, target, answers, room, needed);
      const here = { ...at, width, height };
      const own = this.kind === "guide" && target ? common(here, target) : null;
      const covered = own && target ? (own.width * own.height) / (target.width * target.height) : 0;
      return { ...at, clear: covered < MOST_COVERED && !answers.some((one) => common(here, one)) };
    };
    // Where a usual note would lie over what is asked, a narrow one may have room beside its thing, and a wide one below the answers.
    let best = { x: 0, y: 0, clear: false };
    for (const shape of this.kind === "guide" && lines.length > 1 ? ["wide", ...SHAPES] : SHAPES) {
      this.element.dataset["shape"] = shape;
      best = spot();
      if (best.clear) break;
    }
    box.style.left = `${best.x}px`;
    box.style.top = `${best.y}px`;
    return best.clear || this.kind !== "guide";
  }
}

/** @returns {boolean} whether fewer answers can be read than there must be, though the question has more */
function tooFewAnswers() {
  const answers = [...document.querySelectorAll('[data-testid="option"]')].filter(boxOf);
  const inSight = answers.filter((one) => {
    const { height } = one.getBoundingClientRect(), shown = shownPart(one);
    return shown && shown.y >= 0 && Math.min(shown.height, innerHeight - shown.y) > height - 3;
  });
  return inSight.length < Math.min(LEAST, answers.length);
}

/**
 * @param {Element | null} element
 * @returns {Box | null} its place on the screen; null if it is not drawn
 */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/**
 * @param {Element} element
 * @returns {Box | null} the part of it that the lists around it show; null if they show none
 */
function shownPart(element) {
  let shown = boxOf(element);
  let { position } = getComputedStyle(element);
  for (let around = element.parentElement; shown && around && position !== "fixed"; around = around.parentElement) {
    const style = getComputedStyle(around);
    // A list clips only what is placed within it.
    if (position === "absolute" && style.position === "static") continue;
    ({ position } = style);
    if (style.overflowY !== "visible") shown = common(shown, around.getBoundingClientRect());
  }
  return shown;
}

/**
 * @param {string} selector
 * @returns {Element | null} the first match that is drawn and not covered by something else
 */
export function firstInSight(selector) {
  return [...document.querySelectorAll(selector)].find((element) => {
    const box = boxOf(element);
    return box !== null && !isCovered(element, box);
  }) ?? null;
}

/**
 * @param {Element} element
 * @param {Box} box its place
 * @returns {boolean} whether another element lies over its middle; notes do not count
 */
function isCovered(element, { x, y, width, height }) {
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top) && !top.contains(element) && !top.closest(".side-note");
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function setBox(element, { x, y, width, height }) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

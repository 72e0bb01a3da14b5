// @ts-check
// Finds where the own town stands in a row that has no strip for it: the free place beside words and cards in which its houses are the largest.
import { fitIn } from "./small-town.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {Box & {tiers: number, house: number}} Place `tiers`: rows of houses; `house`: the width of one, in pixels */

/** The least width of a house that can still be told from others, and the most of it: of the height of the row, between two limits. */
const LEAST = 14;
const MOST = { ofRow: 0.62, least: 64, most: 150 };
/** Houses of this width are known at once. What larger ones add counts less with each further row: side by side they are seen best. */
const KNOWN = 26;
const LOWER = 0.92;
/** A place in the row itself is preferred to one beside it, and the place before to one that is hardly better. */
const IN_ROW = 1.2;
const KEPT = 1.3;
/** Around what is taken. */
const CLEAR = 2;
/** A strip in which the town stands, and what is seen of an area, in pixels, at least. */
const LOWEST_STRIP = 24;
const LEAST_SEEN = 60;

/**
 * @param {Box} area where to look
 * @param {Box} row the own row in it
 * @param {readonly Box[]} taken by words, cards and controls
 * @param {number} count of houses
 * @param {Box | null} [before] the place before, which is kept while it is about as good
 * @returns {Place | null}
 */
export function placeOf(area, row, taken, count, before = null) {
  const most = Math.min(MOST.most, Math.max(MOST.least, MOST.ofRow * (row.bottom - row.top)));
  const closed = taken.map(({ left, top, right, bottom }) => ({ left: left - CLEAR, top: top - CLEAR, right: right + CLEAR, bottom: bottom + CLEAR }));
  let best = { score: 0, place: /** @type {Place | null} */ (null) };
  for (const free of freeBoxes(area, row, closed)) {
    const { tiers, house, high } = fitIn(count, free.right - free.left, free.bottom - free.top, most);
    const isKept = before !== null && before.left === free.left && before.right === free.right && before.bottom === free.bottom;
    const score = (Math.min(house, KNOWN) + Math.max(0, house - KNOWN) * LOWER ** (tiers - 1)) * (free.top >= row.top && free.bottom <= row.bottom ? IN_ROW : 1) * (isKept ? KEPT : 1);
    if (house >= LEAST && score > best.score) best = { score, place: { ...free, top: Math.floor(free.bottom - high), tiers, house } };
  }
  return best.place;
}

/**
 * Between each two edges: the gaps that nothing reaches into.
 * @param {Box} area
 * @param {Box} row
 * @param {readonly Box[]} taken
 */
function* freeBoxes(area, row, taken) {
  const inside = (/** @type {number} */ y) => y >= area.top && y <= area.bottom;
  const edges = [...new Set([area.top, area.bottom, row.top, row.bottom, ...taken.flatMap(({ top, bottom }) => [top, bottom])].map(Math.round))].filter(inside).sort((one, other) => one - other);
  for (const [at, top] of edges.entries()) {
    for (const bottom of edges.slice(at + 1)) {
      if (bottom - top < LEAST) continue;
      let left = area.left;
      for (const box of taken.filter((one) => one.top < bottom - 1 && one.bottom > top + 1).sort((one, other) => one.left - other.left)) {
        if (box.left - left >= LEAST) yield { left, top, right: box.left, bottom };
        left = Math.max(left, box.right);
      }
      if (area.right - left >= LEAST) yield { left, top, right: area.right, bottom };
    }
  }
}

/**
 * @param {Element} area with the own row; what it shows is taken
 * @param {Element} town which is not
 * @returns {Box[]}
 */
export function takenIn(area, town) {
  /** @type {Box[]} */
  const taken = [];
  const range = document.createRange();
  const add = (/** @type {DOMRect} */ { left, top, right, bottom }) => right - left > 1 && bottom - top > 1 && taken.push({ left, top, right, bottom });
  const seen = (/** @type {Element} */ one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const one of area.querySelectorAll("button, svg, img, i")) {
    if (!one.parentElement?.closest("button") && !town.contains(one) && seen(one)) add(one.getBoundingClientRect());
  }
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest("button, .hidden") || !seen(parent)) continue;
    const edge = parent.getBoundingClientRect();
    // A text for screen readers alone is clipped to nothing.
    if (edge.width <= 1) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) add(line);
  }
  return taken;
}

/** Keeps the place of the own town on the page. */
export class TownPlace {
  constructor() {
    /** @type {Place | null} */
    this.place = null;
    this.waiting = false;
  }

  /**
   * Places the town anew, unless the row has a strip for it.
   * @param {HTMLElement} strip
   * @param {number} count of houses
   * @param {() => void} again called once what moves in the row has come to rest
   * @returns {number} the rows of its houses; 0 in a strip, and where there is no place
   */
  find(strip, count, again) {
    const town = /** @type {HTMLElement | null} */ (strip.nextElementSibling);
    const area = strip.parentElement;
    const row = area?.querySelector(".own");
    if (!town || !area || !row) return 0;
    if (!this.#isAtRest(area, again)) return this.place?.tiers ?? 0;
    this.place = strip.offsetHeight >= LOWEST_STRIP ? null : placeOf(seenOf(area), row.getBoundingClientRect(), takenIn(area, town), count, this.place);
    town.hidden = this.place === null;
    if (this.place) move(town, this.place);
    return this.place?.tiers ?? 0;
  }

  /** What flies to its place is not there yet; what only shines is. @param {Element} area @param {() => void} again */
  #isAtRest(area, again) {
    const moving = area.getAnimations({ subtree: true }).filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) < Infinity && isMotion(effect));
    if (moving.length === 0) return true;
    if (!this.waiting) {
      this.waiting = true;
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
        this.waiting = false;
        again();
      });
    }
    return false;
  }
}

/** @param {AnimationEffect | null} effect @returns {boolean} whether it moves or resizes something */
const isMotion = (effect) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => ["transform", "translate", "scale", "width", "height"].some((name) => name in frame));

/** What is seen of the area before anything is scrolled; all of it where that is little. @param {Element} area @returns {Box} */
function seenOf(area) {
  const all = area.getBoundingClientRect();
  const list = area.closest(".board");
  if (!list) return all;
  const edge = list.getBoundingClientRect();
  const [top, bottom] = [Math.max(all.top, edge.top - list.scrollTop), Math.min(all.bottom, edge.bottom - list.scrollTop)];
  return bottom - top < LEAST_SEEN ? all : { left: all.left, right: all.right, top, bottom };
}

/** @param {HTMLElement} town @param {Place} place */
function move(town, { left, top, right, bottom }) {
  const base = town.offsetParent ?? document.body;
  const edge = base.getBoundingClientRect();
  const sizes = { left: left - edge.left - base.clientLeft + base.scrollLeft, top: top - edge.top - base.clientTop + base.scrollTop, width: right - left, height: bottom - top };
  for (const [name, pixels] of Object.entries(sizes)) town.style.setProperty(name, `${Math.round(pixels)}px`);
}

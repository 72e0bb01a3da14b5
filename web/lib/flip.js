// @ts-check
// Moves things from where they were to where they are (FLIP animation). The page already shows the new state, so
// nothing waits for a movement, and one may be cut short.

/** @typedef {{places: Map<string, DOMRect>, values: Map<string, string>}} Before */

const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where things are that have travelled there above the page, until they are drawn there. */
/** @type {Map<string, DOMRect>} */
const travelled = new Map();

/**
 * @param {string} name of a thing that has travelled
 * @param {DOMRect} place
 */
export function arrived(name, place) {
  travelled.set(name, place);
}

/**
 * @param {Element} root
 * @returns {Before}
 */
export function capture(root) {
  /** @type {Before} */
  const before = { places: new Map(), values: new Map() };
  for (const element of elements(root, "[data-flip]")) {
    before.places.set(element.dataset["flip"] ?? "", element.getBoundingClientRect());
  }
  for (const [name, place] of travelled) if (before.places.has(name)) before.places.set(name, place);
  travelled.clear();
  for (const element of elements(root, "[data-bump]")) {
    before.values.set(element.dataset["bump"] ?? "", element.dataset["value"] ?? "");
  }
  return before;
}

/**
 * @param {Element} root
 * @param {Before} before
 */
export function play(root, before) {
  // A first drawing comes from nowhere: let it stand.
  if (before.places.size === 0) return;
  // All are asked where they are before the first one moves: else the page would be laid out anew for each.
  const places = elements(root, "[data-flip]:not([data-flip-still])").map((element) => ({ element, now: element.getBoundingClientRect() }));
  for (const { element, now } of places) move(element, now, before);
  for (const element of elements(root, "[data-bump]")) bump(element, before);
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} now
 * @param {Before} before
 */
function move(element, now, before) {
  const old = before.places.get(element.dataset["flip"] ?? "");
  if (old) {
    if (Math.abs(old.left - now.left) + Math.abs(old.top - now.top) > 3) slide(element, old, now);
    return;
  }
  const names = (element.dataset["flipFrom"] ?? "").split(" ");
  const origin = names.map((name) => before.places.get(name)).find(Boolean);
  if (origin) slide(element, origin, now);
  else element.animate([{ opacity: 0, transform: "scale(.8)" }, {}], { duration: 260, easing: EASE });
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} old
 * @param {DOMRect} now
 */
function slide(element, old, now) {
  const x = old.left + old.width / 2 - now.left - now.width / 2;
  const y = old.top + old.height / 2 - now.top - now.height / 2;
  // Never faint: it may pass over a name.
  const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  element.animate([start, { transform: "none", zIndex: 5 }], { duration: 380, easing: EASE });
}

/**
 * @param {HTMLElement} element
 * @param {Before} before
 */
function bump(element, before) {
  const old = before.values.get(element.dataset["bump"] ?? "");
  if (old === undefined || old === element.dataset["value"]) return;
  element.animate([{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], {
    duration: 360,
    easing: EASE,
  });
}

/**
 * @param {Element} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
function elements(root, selector) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
}

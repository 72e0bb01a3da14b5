// @ts-check
// Animates elements from their old places to their new ones (FLIP animation). The page already shows the new state, so
// nothing waits for an animation, and an animation may be cancelled.

/** @typedef {{places: Map<string, DOMRect>, values: Map<string, string>}} Before */

const EASE = "cubic-bezier(.2,.7,.2,1)";

/**
 * @param {Element} element
 * @returns {DOMRect} its place in lengths of the page: on a big screen these are longer than the window's
 */
export function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf();
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** @returns {number} how many lengths of the window one of the page has */
export function zoomOf() {
  return Number(document.body.style.getPropertyValue("--zoom")) || 1;
}

/** The places of things that another animation has carried there, until the page draws them there. */
/** @type {Map<string, DOMRect>} */
const travelled = new Map();

/**
 * @param {string} name of a thing that another animation has carried
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
    before.places.set(element.dataset["flip"] ?? "", placeOf(element));
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
  // The first drawing has no old places: nothing moves.
  if (before.places.size === 0) return;
  // Read all places before the first animation begins: else the browser would compute the layout again for each.
  const places = elements(root, "[data-flip]:not([data-flip-still])").map((element) => ({ element, now: placeOf(element) }));
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
  // Opaque, since it may pass over a name.
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

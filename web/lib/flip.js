// @ts-check
// Animates elements from their old places to their new ones (FLIP animation), and numbers that have changed. The page already
// shows the new state, so nothing waits for an animation, and an animation can be cancelled at any time.

/**
 * The page before it is drawn: places by `data-flip`, values by `data-bump`.
 * @typedef {{places: Map<string, DOMRect>, values: Map<string, string>}} Before
 */

const EASE = "cubic-bezier(.2,.7,.2,1)";

/**
 * @param {Element} element
 * @returns {DOMRect} its place in pixels of the page; on a big screen the page is zoomed
 */
export function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf();
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** @returns {number} the page's zoom: how many pixels of the window are one pixel of the page */
export function zoomOf() {
  return Number(document.body.style.getPropertyValue("--zoom")) || 1;
}

/** @type {Map<string, DOMRect>} where another animation has moved things since the page was drawn last, by `data-flip` */
const travelled = new Map();

/**
 * Notes that another animation has moved a thing: the next animation begins there.
 * @param {string} name the thing's `data-flip`
 * @param {DOMRect} place where it is now
 */
export function arrived(name, place) {
  travelled.set(name, place);
}

/**
 * Reads places and values before the page is drawn.
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
 * Animates what has changed, after the page is drawn.
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
 * Animates an element from its old place, else from the first place in `data-flip-from` that is known; else it fades in.
 * @param {HTMLElement} element
 * @param {DOMRect} now its new place
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
  // Not transparent, since it may pass over a name.
  const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  element.animate([start, { transform: "none", zIndex: 5 }], { duration: 380, easing: EASE });
}

/**
 * Enlarges an element for a moment if its `data-value` has changed.
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

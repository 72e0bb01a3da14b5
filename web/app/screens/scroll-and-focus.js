// @ts-check
// Notes where the focus is and how far the page is scrolled, and brings both back.

/**
 * @typedef {object} ScrollAndFocus
 * @property {number} top how far the page is scrolled
 * @property {number[]} parts how far its main parts are scrolled
 * @property {{testid: string, at: number} | null} focus the element with the focus, by its `data-testid` and its number among those
 */

const PARTS = "#app main";
const FOCUSED = "#app [data-testid]";

/** @type {Element | null} what was pressed last: not every browser moves the focus to it */
let pressed = null;

/** @param {EventTarget | null} target */
export function notePress(target) {
  pressed = target instanceof Element ? target.closest(FOCUSED) : null;
}

/** @returns {ScrollAndFocus} */
export function presentScroll() {
  const { activeElement } = document;
  const focused = activeElement && activeElement !== document.body ? activeElement.closest(FOCUSED) : pressed;
  const testid = focused?.getAttribute("data-testid") ?? "";
  const at = testid ? withId(testid).indexOf(/** @type {Element} */ (focused)) : -1;
  return { top: scrollY, parts: [...document.querySelectorAll(PARTS)].map(({ scrollTop }) => scrollTop), focus: at < 0 ? null : { testid, at } };
}

/** The key of the place at which the tab was left. */
const KEPT = "place";

/** Keeps the present place until the page is there again: what is written to the history while a page goes is lost. @param {string} where the screens */
export function keepScroll(where) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ where, place: presentScroll() }));
  } catch {
    // A browser that stores nothing begins at the top.
  }
}

/** @param {string} where the screens @returns {ScrollAndFocus | null} where they were left by this tab, if they were its last */
export function keptScroll(where) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    return kept?.where === where ? kept.place : null;
  } catch {
    return null;
  }
}

/**
 * @param {ScrollAndFocus} place
 * @returns {boolean} whether the page is long enough for it
 */
export function scrollBack({ top, parts }) {
  const now = [...document.querySelectorAll(PARTS)];
  scrollTo(0, top);
  for (const [at, part] of now.entries()) part.scrollTop = parts[at] ?? 0;
  // Before the screen is drawn there is nothing that could be scrolled.
  return now.length >= parts.length && Math.abs(scrollY - top) < 2 && now.every((part, at) => Math.abs(part.scrollTop - (parts[at] ?? 0)) < 2);
}

/** @param {ScrollAndFocus} place @returns {boolean} whether the element is on the page and has the focus */
export function focusBack({ focus }) {
  const found = focus ? withId(focus.testid)[focus.at] : null;
  if (!(found instanceof HTMLElement)) return false;
  found.focus({ preventScroll: true });
  return document.activeElement === found;
}

/** @param {string} testid */
function withId(testid) {
  return [...document.querySelectorAll(`#app [data-testid="${CSS.escape(testid)}"]`)];
}

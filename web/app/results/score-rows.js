// @ts-check
// Fits the scores into their place: first all rows, then what the own one and the winner's are made of, then the towns, then what
// the other rows are made of, each as far as there is room.

/** The list of scores of a game that is over. */
const LIST = ".scores:not(.counting) .score-list";
/** Heights of the picture of a town: the least in pixels and in lines of letters, the most in pixels, and what it has of its width. */
const LEAST = 120;
const LINES = 4.7;
const MOST = 520;
const TALL = 0.75;
/** From this on, of its width, it shows a town on a higher hill, see town-tour.js; below, more than so much would be sky. */
const HIGH = 0.62;
const LOW = 0.5;

/** Shows the towns, and the reasons of as many rows as there is room for. Called after each drawing. */
export function fitScoreRows() {
  const list = document.querySelector(LIST);
  const box = list?.parentElement;
  if (!list || !box) return;
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  const towns = /** @type {HTMLElement | null} */ (box.querySelector(".town-tour"));
  list.toggleAttribute("data-tight", false);
  if (towns) towns.hidden = true;
  for (const row of rows) fold(row, true);
  const tight = isTooHigh(box);
  list.toggleAttribute("data-tight", tight);
  for (const row of rows.filter(isOwn)) {
    // The own reasons come before the space between the rows.
    if (unfold(row, box) || tight) continue;
    list.toggleAttribute("data-tight", true);
    list.toggleAttribute("data-tight", unfold(row, box));
  }
  for (const row of rows) if (row.matches(".winner:not(.own)")) unfold(row, box);
  // What the picture is of stands on it.
  const least = Math.max(LEAST, LINES * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  if (towns) resize(towns, least, box);
  for (const row of rows) if (!row.matches(".own, .winner")) unfold(row, box);
  if (!towns || towns.hidden) return;
  const [room, wide] = [Math.min(MOST, least + roomIn(box)), box.clientWidth];
  resize(towns, Math.max(least, Math.min(room, Math.floor(wide * (room >= HIGH * wide ? TALL : LOW)))), box);
}

/** Shows a picture in such a height, or not at all where there is no room. @param {HTMLElement} towns @param {number} height @param {Element} box */
function resize(towns, height, box) {
  towns.style.setProperty("--high", `${height}px`);
  towns.hidden = false;
  towns.toggleAttribute("data-high", height >= HIGH * towns.clientWidth);
  towns.hidden = isTooHigh(box);
}

/** Shows the reasons of a row if there is room, with what broke a tie if that has room too. @param {HTMLElement} row @param {Element} box @returns {boolean} whether they are shown */
function unfold(row, box) {
  fold(row, false);
  if (!isTooHigh(box)) return true;
  row.toggleAttribute("data-brief", !row.hasAttribute("data-opened") && row.querySelector(".tie") !== null);
  name(row);
  if (!isTooHigh(box)) return true;
  fold(row, true);
  return false;
}

/** @param {Element} box @returns {number} pixels below its last part */
function roomIn(box) {
  const last = box.lastElementChild;
  if (!last) return 0;
  return Math.max(0, Math.floor(box.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(box).paddingBottom) - last.getBoundingClientRect().bottom));
}

/**
 * Opens a row that is folded, or folds it again.
 * @param {Event} event a press on it
 */
export function openScoreRow({ currentTarget }) {
  const row = /** @type {HTMLElement} */ (currentTarget).closest("li");
  if (!row?.matches("[data-folded], [data-brief], [data-opened]")) return;
  row.toggleAttribute("data-opened");
  fitScoreRows();
  row.scrollIntoView({ block: "nearest" });
}

/** @param {Element} box @returns {boolean} whether it has to scroll */
const isTooHigh = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;

/** @param {Element} row */
const isOwn = (row) => row.classList.contains("own");

/** @param {HTMLElement} row @param {boolean} folded */
function fold(row, folded) {
  row.toggleAttribute("data-folded", folded && !row.hasAttribute("data-opened"));
  row.toggleAttribute("data-brief", false);
  // The button is a part of the row's height.
  name(row);
}

/** Tells screen readers whether a row can be opened. @param {HTMLElement} row */
function name(row) {
  const button = row.querySelector(".score-open");
  button?.toggleAttribute("hidden", !row.matches("[data-folded], [data-brief], [data-opened]"));
  button?.setAttribute("aria-expanded", String(!row.matches("[data-folded], [data-brief]")));
}

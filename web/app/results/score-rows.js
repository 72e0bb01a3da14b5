// @ts-check
// Fits the rows of the scores into their list: first all rows, then what they are made of, as far as there is room.

/** The list of scores of a game that is over. */
const LIST = ".scores:not(.counting) .score-list";

/** Shows the reasons of as many rows as the list has room for: the own row first, then in the order of places. Called after each drawing. */
export function fitScoreRows() {
  const list = document.querySelector(LIST);
  const box = list?.parentElement;
  if (!list || !box) return;
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  list.toggleAttribute("data-tight", false);
  for (const row of rows) fold(row, true);
  list.toggleAttribute("data-tight", isTooHigh(box));
  const order = [...rows].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  for (const row of order) {
    fold(row, false);
    if (isTooHigh(box)) fold(row, true);
  }
  for (const row of rows) name(row);
}

/**
 * Opens a row that is folded, or folds it again.
 * @param {Event} event a press on it
 */
export function openScoreRow({ currentTarget }) {
  const row = /** @type {HTMLElement} */ (currentTarget).closest("li");
  if (!row?.matches("[data-folded], [data-opened]")) return;
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
}

/** Tells screen readers whether a row can be opened. @param {HTMLElement} row */
function name(row) {
  const button = row.querySelector(".score-open");
  const foldable = row.hasAttribute("data-folded") || row.hasAttribute("data-opened");
  button?.toggleAttribute("hidden", !foldable);
  button?.setAttribute("aria-expanded", String(!row.hasAttribute("data-folded")));
}

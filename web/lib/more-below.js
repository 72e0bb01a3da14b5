// @ts-check
// Marks lists that have more content below their visible part, so that a style sheet can show it.
import { oncePerFrame } from "./throttle.js";

const LISTS = ".options, .advice, .ask.spread";
/** Pixels; a smaller difference comes from rounding. */
const SLACK = 6;

/** Checks all lists in the next frame, when the browser computes the layout anyway. */
export const markMoreBelow = oncePerFrame(() => {
  for (const list of document.querySelectorAll(LISTS)) {
    list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > SLACK);
  }
});

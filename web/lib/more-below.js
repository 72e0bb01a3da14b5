// @ts-check
// Marks lists that go on below what is seen of them, so that a style sheet can say so.
import { oncePerFrame } from "./throttle.js";

const LISTS = ".options, .advice, .ask.spread";
/** Pixels: less than this is the rounding of a layout, not a row. */
const SLACK = 6;

/** Looks at all lists in the next frame, when they are laid out anyway. */
export const markMoreBelow = oncePerFrame(() => {
  for (const list of document.querySelectorAll(LISTS)) {
    list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > SLACK);
  }
});

// @ts-check
// Marks lists that go on below what is seen of them, so that a style sheet can say so.

const LISTS = ".options, .advice, .ask.spread";
/** Pixels: less than this is the rounding of a layout, not a row. */
const SLACK = 6;
let waiting = false;

/** Looks at all lists in the next frame, when they are laid out anyway. */
export function markMoreBelow() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    for (const list of document.querySelectorAll(LISTS)) {
      list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > SLACK);
    }
  });
}

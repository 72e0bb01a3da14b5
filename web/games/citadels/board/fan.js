// @ts-check
// Opens the card of the hand that is under a moving finger. For a mouse and for the focus, the style sheet does it alone.

/**
 * @param {Element} hand
 * @param {Element | null} card the place that opens; the others close
 */
function open(hand, card) {
  for (const place of hand.children) place.toggleAttribute("data-open", place === card);
}

/** @param {PointerEvent} event */
export function fan(event) {
  if (event.pointerType === "mouse") return;
  const hand = /** @type {Element} */ (event.currentTarget);
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".cards > li") ?? null;
  open(hand, under && hand.contains(under) ? under : null);
}

/** @param {PointerEvent} event */
export function fold(event) {
  open(/** @type {Element} */ (event.currentTarget), null);
}

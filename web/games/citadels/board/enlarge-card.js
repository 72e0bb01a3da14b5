// @ts-check
// Enlarges the card of the hand that is under a moving finger. For the mouse and the focus, the style sheet does it.

/**
 * @param {Element} hand
 * @param {Element | null} card the list item that is enlarged; the others shrink. Null for none
 */
function enlarge(hand, card) {
  for (const place of hand.children) place.toggleAttribute("data-open", place === card);
}

/** @param {PointerEvent} event */
export function enlargeUnderFinger(event) {
  if (event.pointerType === "mouse") return;
  const hand = /** @type {Element} */ (event.currentTarget);
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".cards > li") ?? null;
  enlarge(hand, under && hand.contains(under) ? under : null);
}

/** @param {PointerEvent} event */
export function shrinkAll(event) {
  enlarge(/** @type {Element} */ (event.currentTarget), null);
}

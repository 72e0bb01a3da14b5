// @ts-check
// Enlarges the card of the hand that is under a moving finger. For the focus, and for a mouse that has moved, the style sheet does it.

/**
 * @param {Element} hand
 * @param {Element | null} card the list item that is enlarged; the others shrink. Null for none
 */
function enlarge(hand, card) {
  for (const place of hand.children) place.toggleAttribute("data-open", place === card);
}

/** @param {PointerEvent} event */
export function enlargeUnderFinger(event) {
  const hand = /** @type {Element} */ (event.currentTarget);
  if (event.pointerType === "mouse") {
    // A hand that is drawn under a mouse at rest opens no card. Browsers tell of such a mouse, too, with a movement of zero.
    if (event.movementX !== 0 || event.movementY !== 0) hand.toggleAttribute("data-moved", true);
    return;
  }
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".cards > li") ?? null;
  enlarge(hand, under && hand.contains(under) ? under : null);
}

/** @param {PointerEvent} event */
export function shrinkAll(event) {
  enlarge(/** @type {Element} */ (event.currentTarget), null);
}

// @ts-check
// Draws the shield of a seat: its colour, and a sign for people who cannot tell the colours apart. Screen readers skip it,
// since the player's name stands beside it.
import { svg, html } from "../vendor/lit.js";

/** The outline of a shield, in a box of 24 x 28. */
export const SHIELD = "M2 2h20v12c0 6.5-4.6 10.2-10 12.6C6.6 24.2 2 20.5 2 14z";

/** The signs, by seat: star, cross, crescent, ring, chevrons, lozenge, bars, saltire. */
export const SIGNS = [
  "M12 4.6l2.3 5 5.5.6-4.1 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4.1-3.7 5.5-.6z",
  "M9.9 5h4.2v5.2h5.2v4.2h-5.2v7.2H9.9v-7.2H4.7v-4.2h5.2z",
  "M14.6 5.4a8 8 0 1 0 3.6 13.2 6.9 6.9 0 0 1-3.6-13.2z",
  "M12 5.6a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4.1a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z",
  "M12 4.8l7.4 6.4v4.3L12 9.1l-7.4 6.4v-4.3zM12 12.4l6.6 5.7-2.3 3.1L12 16.7l-4.3 4.5-2.3-3.1z",
  "M12 4.4l6.6 9-6.6 9-6.6-9zm0 5.2L9.2 13.4l2.8 3.8 2.8-3.8z",
  "M5 5.6h14v3.5H5zM5 11.1h14v3.5H5zM7 16.6h10v3.5H7z",
  "M7.1 5.6L12 10.5l4.9-4.9 3 3-4.9 4.9 4.3 4.3-3 3-4.3-4.3-4.3 4.3-3-3L9 13.5 4.1 8.6z",
];

/**
 * @param {number} seat
 * @returns {number} index of the seat's shield
 */
export const shieldOf = (seat) => seat % SIGNS.length;

/**
 * @param {number | null | undefined} seat
 * @param {string} [style] class names beside `face`
 */
export function face(seat, style = "") {
  if (seat === null || seat === undefined) return null;
  const which = shieldOf(seat);
  return html`<svg class="face ${style}" data-face=${which} viewBox="0 0 24 28" aria-hidden="true">
    ${svg`<path class="shield" d=${SHIELD}></path><path class="sign" d=${SIGNS[which] ?? ""}></path>`}
  </svg>`;
}

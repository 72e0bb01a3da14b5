// @ts-check
// Gathers the modules that draw towns in one file, which the page fetches on first use.
import { drawQr } from "../../peer/qr.js";
import { replayUrl } from "../replay-link/link-dialog.js";

export { openDrawing } from "./town-drawing.js";
export { rowDrawing } from "./row-drawing.js";
export { smallTown } from "./small-town.js";
export { TownPlace } from "./town-place.js";
export { townTour } from "./town-tour.js";
export { showPoster } from "./poster-dialog.js";

/** Longer links make a code too fine for the room on a poster. */
const MOST_LETTERS = 900;

/**
 * @param {string} text of a replay
 * @returns {Promise<import("../../peer/qr.js").Drawing | null>} the code of its link; null where it is too long
 */
export function linkCode(text) {
  const url = replayUrl(text, location.href);
  return url.length > MOST_LETTERS ? Promise.resolve(null) : drawQr(url);
}

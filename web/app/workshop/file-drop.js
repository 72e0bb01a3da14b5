// @ts-check
// Accepts files that are dropped on the workshop, and sorts out which of them are libraries.
import { ENDING } from "./libraries-view.js";

/**
 * @typedef {object} FileDrop
 * @property {(event: DragEvent) => void} over
 * @property {(event: DragEvent) => void} leave
 * @property {(event: DragEvent) => void} drop
 */

/**
 * @param {((files: readonly File[]) => void) | null} take null while no files are accepted; the browser must not open them either
 * @returns {FileDrop}
 */
export function fileDrop(take) {
  const mark = (/** @type {DragEvent} */ { currentTarget }, /** @type {boolean} */ on) => void /** @type {Element} */ (currentTarget).toggleAttribute("data-drop", on);
  return {
    over(event) {
      if (!isForPage(event)) return;
      event.preventDefault();
      if (take) mark(event, true);
      else if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    },
    leave(event) {
      const { currentTarget, relatedTarget } = event;
      // Moving between two elements of the screen does not leave it.
      if (!(relatedTarget instanceof Node && /** @type {Node} */ (currentTarget).contains(relatedTarget))) mark(event, false);
    },
    drop(event) {
      mark(event, false);
      if (!isForPage(event)) return;
      event.preventDefault();
      take?.([...(event.dataTransfer?.files ?? [])]);
    },
  };
}

/**
 * Tells whether the page handles a drag: the editor handles files dropped on it, and the browser handles dragged text.
 * @param {DragEvent} event
 */
function isForPage({ target, dataTransfer }) {
  return Boolean(dataTransfer?.types.includes("Files")) && !(target instanceof Element && target.closest(".code"));
}

/**
 * @param {readonly File[]} files
 * @returns {{wheels: File[], players: File[]}} libraries, and files that may be players
 */
export function sortFiles(files) {
  const isWheel = (/** @type {File} */ { name }) => name.toLowerCase().endsWith(ENDING);
  return { wheels: files.filter(isWheel), players: files.filter((file) => !isWheel(file)) };
}

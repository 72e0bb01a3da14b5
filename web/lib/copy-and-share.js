// @ts-check
// Copies and shares, and tells whether the browser let the page do so: a refusal is said, and there is a second way.

/**
 * Copies a text, also where a page may not write to the clipboard: then by the deprecated API, at last of a selection.
 * @param {string} text
 * @param {() => void} [select] selects the text on the page, for browsers that copy a selection alone; it stays selected
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(text, select) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copyByEvent(text)) return true;
    select?.();
    return select !== undefined && document.execCommand("copy");
  }
}

/**
 * @param {string} text
 * @returns {boolean} whether the browser took it
 */
function copyByEvent(text) {
  let written = false;
  const put = (/** @type {ClipboardEvent} */ event) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    written = event.clipboardData !== null;
  };
  document.addEventListener("copy", put, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", put);
  return written && done;
}

/** Whether this browser has a share sheet. */
export const canShare = () => typeof navigator.share === "function";

/**
 * @param {ShareData} data
 * @returns {Promise<boolean>} false if the browser refused; a person who closes the sheet has chosen
 */
export async function share(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // One sheet is open already: a second press means nothing.
    return error instanceof DOMException && (error.name === "AbortError" || error.name === "InvalidStateError");
  }
}

/**
 * Selects a whole text, to be copied by hand.
 * @param {EventTarget | null | undefined} text
 */
export function selectText(text) {
  if (text instanceof HTMLTextAreaElement) text.select();
  else if (text instanceof Node) getSelection()?.selectAllChildren(text);
}

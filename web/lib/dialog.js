// @ts-check
// Shows the page's only dialog, with any contents or with a question to confirm.
import { html, render } from "../vendor/lit.js";
import { t } from "./i18n.js";
import { icon } from "./icon.js";
import { questionDrawn } from "./press-guard.js";

/** @type {((value: string) => void) | null} takes the answer of the dialog that was opened last; null once it has it */
let answer = null;

/** @returns {HTMLDialogElement} */
function element() {
  return /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
}

/** @returns {boolean} */
export function dialogOpen() {
  return element().open;
}

/** Closes the dialog without an answer. */
export function closeDialog() {
  if (element().open) element().close("");
}

/**
 * Shows `body` above the page until the person closes it: with a button, with Escape or with a press outside. An open dialog is
 * closed first.
 * @param {string} title
 * @param {unknown} body
 * @param {string} [style] class names of the dialog's form
 * @returns {Promise<string>} the value of the button that closed it, or ""
 */
export function openDialog(title, body, style = "") {
  const dialog = element();
  if (dialog.open) dialog.close("");
  // Its event of closing comes later, and would be taken for one of the next dialog.
  giveAnswer();
  render(
    html`<form method="dialog" class="sheet ${style}">
      <header>
        <h2>${title}</h2>
        <button class="quiet round" value="" aria-label=${t("close")}>${icon("icon-close")}</button>
      </header>
      ${body}
    </form>`,
    dialog,
  );
  questionDrawn();
  dialog.returnValue = "";
  dialog.showModal();
  dialog.onclose = () => dialog.open || giveAnswer();
  return new Promise((resolve) => (answer = resolve));
}

function giveAnswer() {
  answer?.(element().returnValue);
  answer = null;
}

/**
 * Asks the person to confirm something.
 * @param {string} title
 * @param {string} text
 * @param {string} action label of the button that confirms
 * @returns {Promise<boolean>} whether the person confirmed
 */
export async function confirmDialog(title, text, action) {
  const body = html`<p>${text}</p>
    <footer>
      <button class="plain" value="">${t("cancel")}</button>
      <button class="danger" value="yes" data-testid="confirm-dialog">${action}</button>
    </footer>`;
  return (await openDialog(title, body)) === "yes";
}

/** Calls `changed` whenever the dialog has opened or closed. @param {() => void} changed */
export function watchDialog(changed) {
  new MutationObserver(changed).observe(element(), { attributes: true, attributeFilter: ["open"] });
}

/** Makes a press outside the dialog close it. Called once, at the start. */
export function closeOnBackdrop() {
  const dialog = element();
  dialog.addEventListener("click", (event) => {
    // The event of a press on the backdrop has the dialog itself as target.
    if (event.target === dialog) dialog.close("");
  });
}

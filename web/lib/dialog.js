// @ts-check
// Shows the page's one dialog: a sheet about a card, or a question of the page itself.
import { html, render } from "../vendor/lit.js";
import { t } from "./i18n.js";
import { icon } from "./icon.js";

/** @returns {HTMLDialogElement} */
function element() {
  return /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
}

/** @returns {boolean} */
export function dialogOpen() {
  return element().open;
}

/**
 * Shows `body` above the page until it is closed, by its cross, by Escape or by a press beside it.
 * @param {string} title
 * @param {unknown} body
 * @param {string} [style]
 * @returns {Promise<string>} the value of the button that closed it, or ""
 */
export function openDialog(title, body, style = "") {
  const dialog = element();
  if (dialog.open) dialog.close("");
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
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
}

/**
 * @param {string} title
 * @param {string} text
 * @param {string} action what the button that does it says
 * @returns {Promise<boolean>}
 */
export async function confirmDialog(title, text, action) {
  const body = html`<p>${text}</p>
    <footer>
      <button class="plain" value="">${t("cancel")}</button>
      <button class="danger" value="yes" data-testid="confirm-dialog">${action}</button>
    </footer>`;
  return (await openDialog(title, body)) === "yes";
}

/** A press on the backdrop is a press on the dialog itself, outside its form. */
export function closeOnBackdrop() {
  const dialog = element();
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close("");
  });
}

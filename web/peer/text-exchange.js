// @ts-check
// Moves a text between devices: by QR code, clipboard, share sheet and camera.
//
//   const exchange = new TextExchange(() => draw());
//   exchange.show(invitation.url);                    // is shown, copied and shared from now on; "" for nothing
//   inviteView({ …, exchange });                      // a view draws it
//   exchange.close();                                 // switches the camera off
import { drawQr } from "./qr.js";
import { canScan, Scanner } from "./scanner.js";

// Milliseconds for which the button says that the text was copied.
const COPIED_TIME = 4000;

export class TextExchange {
  #changed;

  /** @param {() => void} changed the view has to be drawn again */
  constructor(changed) {
    this.#changed = changed;
    this.url = "";
    /** @type {import("./qr.js").Drawing | null} */
    this.drawing = null;
    this.copied = false;
    /** Whether the text is selected, for a person to copy it by hand. */
    this.selected = false;
    this.canScan = canScan();
    /** @type {Scanner | null} while the camera is on */
    this.scanner = null;
    /** @type {unknown} why the camera could not start; null for no problem */
    this.problem = null;
    /** @type {((words: {title: string, text: string}) => Promise<void>) | null} opens the share sheet, where there is one */
    this.share = typeof navigator.share === "function" ? (words) => this.#share(words) : null;
  }

  /**
   * @param {string} url
   * @param {{copy: boolean}} [wish] `copy`: a press asks for the text, which is copied at once where the page may
   */
  show(url, { copy } = { copy: false }) {
    if (copy) void write(url).then(() => this.#onCopied(url), () => undefined);
    if (url === this.url) return;
    Object.assign(this, { url, drawing: null, copied: false, selected: false });
    this.#changed();
    if (url) void this.#draw(url);
  }

  /** @param {string} url */
  async #draw(url) {
    const drawing = await drawQr(url).catch((error) => console.error(error));
    if (drawing && url === this.url) this.#set({ drawing });
  }

  /** @param {() => void} select selects the text, for browsers that can only copy a selection */
  async copy(select) {
    try {
      await write(this.url);
    } catch {
      select();
      // The deprecated API once more: some browsers copy a selection alone.
      if (!document.execCommand("copy")) return this.#set({ selected: true });
    }
    this.#onCopied(this.url);
  }

  /** @param {string} url */
  #onCopied(url) {
    if (url !== this.url) return;
    this.#set({ copied: true, selected: false });
    setTimeout(() => this.#set({ copied: false }), COPIED_TIME);
  }

  /** @param {{title: string, text: string}} words */
  async #share(words) {
    // Closing the share sheet is no error.
    await navigator.share({ ...words, url: this.url }).catch(() => undefined);
  }

  /**
   * Switches the camera on until a code is found.
   * @param {(text: string) => void} found
   */
  async scan(found) {
    this.stopScan();
    const scanner = new Scanner();
    this.#set({ scanner, problem: null });
    const take = (/** @type {string} */ text) => {
      this.#set({ scanner: null });
      found(text);
      return true;
    };
    await scanner.start(take).catch((problem) => this.scanner === scanner && this.#set({ scanner: null, problem }));
  }

  stopScan() {
    this.scanner?.stop();
    this.#set({ scanner: null, problem: null });
  }

  close() {
    this.stopScan();
    this.show("");
  }

  /** @param {Partial<Pick<TextExchange, "drawing" | "copied" | "selected" | "scanner" | "problem">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#changed();
  }
}

/**
 * Copies a text that is not on the page.
 * @param {string} text
 */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    let written = false;
    const put = (/** @type {ClipboardEvent} */ event) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
      written = event.clipboardData !== null;
    };
    document.addEventListener("copy", put, { once: true });
    // The deprecated API, if the page may not use the clipboard.
    document.execCommand("copy");
    document.removeEventListener("copy", put);
    if (!written) throw error;
  }
}

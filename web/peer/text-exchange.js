// @ts-check
// The ways a text gets from one device to another: a QR code on the screen, the clipboard, the share sheet, the camera.
//
//   const carry = new TextExchange(() => draw());
//   carry.show(invitation.url);                       // what is shown, copied and shared from now on; "" for nothing
//   inviteView({ …, carry });                         // the views want one
//   carry.close();                                    // the camera goes off
import { drawQr } from "./qr.js";
import { canScan, Scanner } from "./scanner.js";

// How long it says that something was copied.
const COPIED_TIME = 4000;

export class TextExchange {
  #changed;

  /** @param {() => void} changed something is to be drawn anew */
  constructor(changed) {
    this.#changed = changed;
    this.url = "";
    /** @type {import("./qr.js").Drawing | null} */
    this.drawing = null;
    this.copied = false;
    this.canScan = canScan();
    /** @type {Scanner | null} while the camera looks */
    this.scanner = null;
    /** @type {unknown} why it does not */
    this.problem = null;
    /** @type {((words: {title: string, text: string}) => Promise<void>) | null} opens the share sheet, where there is one */
    this.share = typeof navigator.share === "function" ? (words) => this.#share(words) : null;
  }

  /** @param {string} url */
  show(url) {
    if (url === this.url) return;
    Object.assign(this, { url, drawing: null, copied: false });
    this.#changed();
    if (url) void this.#draw(url);
  }

  /** @param {string} url */
  async #draw(url) {
    const drawing = await drawQr(url).catch((error) => console.error(error));
    if (drawing && url === this.url) this.#set({ drawing });
  }

  /** @param {() => void} select has the text selected: what a browser without a clipboard copies */
  async copy(select) {
    try {
      await navigator.clipboard.writeText(this.url);
    } catch {
      select();
      // The old way, where the page has no right to the clipboard.
      if (!document.execCommand("copy")) return;
    }
    this.#set({ copied: true });
    setTimeout(() => this.#set({ copied: false }), COPIED_TIME);
  }

  /** @param {{title: string, text: string}} words */
  async #share(words) {
    // Whoever closes the sheet has done nothing wrong.
    await navigator.share({ ...words, url: this.url }).catch(() => undefined);
  }

  /**
   * Switches the camera on, and off again once it has found what is looked for.
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

  /** @param {Partial<Pick<TextExchange, "drawing" | "copied" | "scanner" | "problem">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#changed();
  }
}

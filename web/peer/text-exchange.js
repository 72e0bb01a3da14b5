// @ts-check
// Moves a text between devices: by QR code, clipboard, share sheet and camera.
//
//   const exchange = new TextExchange(() => draw());
//   exchange.show(invitation.url);                    // is shown, copied and shared from now on; "" for nothing
//   inviteView({ …, exchange });                      // a view draws it
//   exchange.close();                                 // switches the camera off
import { canShare, copyText, share } from "../lib/copy-and-share.js";
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
    /** What the browser refused to do with the text, which a person then copies by hand. @type {"" | "copy" | "share"} */
    this.refused = "";
    this.canScan = canScan();
    /** @type {Scanner | null} while the camera is on */
    this.scanner = null;
    /** @type {unknown} why the camera could not start; null for no problem */
    this.problem = null;
    /** @type {((words: {title: string, text: string}, select: () => void) => Promise<void>) | null} opens the share sheet, where there is one */
    this.share = canShare() ? (words, select) => this.#share(words, select) : null;
  }

  /**
   * @param {string} url
   * @param {{copy: boolean, quiet?: boolean}} [wish] `copy`: a press asks for the text, which is copied at once where the page may;
   *   `quiet`: the press asked for something else, and a refusal is not told
   */
  show(url, { copy, quiet = false } = { copy: false }) {
    if (url !== this.url) {
      Object.assign(this, { url, drawing: null, copied: false, refused: "" });
      this.#changed();
      if (url) void this.#draw(url);
    }
    if (copy) void copyText(url).then((done) => done || !quiet ? this.#onCopied(url, done) : undefined);
  }

  /** @param {string} url */
  async #draw(url) {
    const drawing = await drawQr(url).catch((error) => console.error(error));
    if (drawing && url === this.url) this.#set({ drawing });
  }

  /** @param {() => void} select selects the text, for browsers that can only copy a selection */
  async copy(select) {
    const { url } = this;
    this.#onCopied(url, await copyText(url, select));
  }

  /**
   * @param {string} url
   * @param {boolean} done whether it was copied
   */
  #onCopied(url, done) {
    if (url !== this.url) return;
    this.#set({ copied: done, refused: done ? "" : "copy" });
    if (done) setTimeout(() => this.#set({ copied: false }), COPIED_TIME);
  }

  /**
   * @param {{title: string, text: string}} words
   * @param {() => void} select selects the text on the page, for a person to copy it
   */
  async #share(words, select) {
    const { url } = this;
    const done = await share({ ...words, url });
    if (url !== this.url) return;
    if (!done) select();
    this.#set({ refused: done ? "" : "share" });
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

  /** @param {Partial<Pick<TextExchange, "drawing" | "copied" | "refused" | "scanner" | "problem">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#changed();
  }
}

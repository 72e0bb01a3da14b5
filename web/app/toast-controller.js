// @ts-check
// Shows short messages for a few seconds, errors among them.
import { codeOf, errorText, unsavedText } from "../lib/error-text.js";

/** @import { PageTools } from "./page-tools.js" */
/** @import { AppState } from "./state.js" */

/** Milliseconds that a message stays; one with a button, longer. */
const TOAST_TIME = 8000;
const OFFER_TIME = 20_000;

/** What a message offers: `press` is called by the button with the words `label`. @typedef {{text: string, label: string, press: () => void}} Offered */

/**
 * @typedef {object} ToastOwnDeps
 * @property {Pick<AppState, "toasts"> & Readonly<Pick<AppState, "game">>} state
 *
 * @typedef {Pick<PageTools, "draw"> & ToastOwnDeps} ToastDeps
 */

export class ToastController {
  /** @param {ToastDeps} deps */
  constructor(deps) {
    this.deps = deps;
    this.lastId = 0;
    // Passed to others as plain functions.
    this.show = this.show.bind(this);
    this.offer = this.offer.bind(this);
    this.failed = this.failed.bind(this);
    this.errorText = this.errorText.bind(this);
    this.unsaved = this.unsaved.bind(this);
    /** Why stores refused to write, as codes that were told already. The lobby says itself that a browser stores nothing. */
    this.told = new Set(["storage-blocked"]);
    /** The message about that, which was shown last. */
    this.refusal = 0;
  }

  /**
   * @param {string} text
   * @param {"error" | "info"} [kind]
   */
  show(text, kind = "info") {
    this.#add({ id: ++this.lastId, text, kind }, TOAST_TIME);
  }

  /** @param {Offered} offered */
  offer({ text, label, press }) {
    const id = ++this.lastId;
    const done = () => {
      this.dismiss(id);
      press();
    };
    this.#add({ id, text, kind: "info", offer: { label, press: done } }, OFFER_TIME);
  }

  /** @param {import("./toast-view.js").Toast} toast @param {number} time */
  #add(toast, time) {
    const { state, draw } = this.deps;
    state.toasts = [...state.toasts.filter(({ text }) => text !== toast.text), toast];
    setTimeout(() => this.dismiss(toast.id), time);
    draw();
  }

  /** @param {number} id */
  dismiss(id) {
    const { state, draw } = this.deps;
    state.toasts = state.toasts.filter((toast) => toast.id !== id);
    draw();
  }

  /**
   * @param {unknown} error
   * @returns {string} what to tell the person
   */
  errorText(error) {
    return errorText(error, this.deps.state.game.errorFacts);
  }

  /** @param {unknown} error */
  failed(error) {
    // An error with a code is expected and has a sentence; others go to the console too.
    if (!codeOf(error)) console.error(error);
    const code = codeOf(error);
    if (code.startsWith("storage-")) {
      this.told.add(code);
      // One message says it, and this one says more.
      this.dismiss(this.refusal);
    }
    this.show(this.errorText(error), "error");
  }

  /**
   * Tells that a store refused a write in the background: each reason once, or a full disk would say so all the time.
   * @param {unknown} error
   */
  unsaved(error) {
    const code = codeOf(error);
    if (!code || this.told.has(code)) return;
    this.told.add(code);
    this.show(unsavedText(error), "error");
    this.refusal = this.lastId;
  }

  /** @param {import("../runner/port.js").RefusalFacts} refusal */
  refused(refusal) {
    this.show(this.errorText(refusal), "error");
  }
}

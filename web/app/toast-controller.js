// @ts-check
// Shows short messages for a few seconds, errors among them.
import { errorText } from "../lib/error-text.js";

/** @typedef {import("./state.js").AppState} AppState */

/** Milliseconds that a message stays. */
const TOAST_TIME = 8000;

/**
 * @typedef {object} ToastDeps
 * @property {Pick<AppState, "toasts"> & Readonly<Pick<AppState, "game">>} state
 * @property {() => void} draw draws the page soon
 */

export class ToastController {
  /** @param {ToastDeps} deps */
  constructor(deps) {
    this.deps = deps;
    this.lastId = 0;
    // Passed to others as plain functions.
    this.show = this.show.bind(this);
    this.failed = this.failed.bind(this);
    this.errorText = this.errorText.bind(this);
  }

  /**
   * @param {string} text
   * @param {"error" | "info"} [kind]
   */
  show(text, kind = "info") {
    const { state, draw } = this.deps;
    const id = ++this.lastId;
    state.toasts = [...state.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.dismiss(id), TOAST_TIME);
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
    if (typeof (/** @type {any} */ (error)?.code) !== "string") console.error(error);
    this.show(this.errorText(error), "error");
  }

  /** @param {import("../runner/port.js").RefusalFacts} refusal */
  refused(refusal) {
    this.show(this.errorText(refusal), "error");
  }
}

// @ts-check
// What can go wrong between two browsers, before anything of the game is said.

/**
 * Of a text that is no invitation or reply (`none`), was changed on its way, or is of another version; of the other kind; of
 * another table or invitation; was taken before. A browser that cannot connect. A connection that did not come about. A camera
 * that may not be used, is not there, or is in use. A line that names no server.
 * @typedef {"signal-none" | "signal-damaged" | "signal-version" | "signal-is-reply" | "signal-is-invitation" |
 *   "signal-other-room" | "signal-other-invitation" | "signal-used" | "signal-browser" | "link-unreachable" |
 *   "camera-refused" | "camera-none" | "camera-busy" | "camera-failed" | "bad-server"} SignalCode
 */

/** `code` is a key `error-<code>` of the locale files. */
export class SignalError extends Error {
  /**
   * @param {SignalCode} code
   * @param {Record<string, string | number>} [args]
   */
  constructor(code, args = {}) {
    super(code);
    this.name = "SignalError";
    this.code = code;
    this.args = args;
  }
}

// @ts-check
// Defines the errors of invitations, connections, cameras and server lists.

/**
 * `signal-none`: a text that is no invitation or reply; `-damaged`: changed in transit; `-version`: of another version;
 * `-is-reply`, `-is-invitation`: the other kind; `-other-room`, `-other-invitation`: for another one; `-used`: taken before;
 * `-browser`: this browser cannot connect. `link-unreachable`: the browsers could not connect. `bad-server`: a line that
 * names no server.
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

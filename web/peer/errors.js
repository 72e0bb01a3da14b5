// @ts-check
// Defines the errors of invitations, connections, cameras and server lists.

/**
 * `signal-none`: a text that is no invitation or reply; `-damaged`: changed in transit; `-version`: of another version;
 * `-is-reply`, `-is-invitation`, `-is-return`: another kind; `-other-room`,
 * `-other-invitation`: for another one; `-used`: somebody else has come with it; `-again`: this very reply was taken before;
 * `-browser`: this browser cannot connect. `return-unknown`: a return code for other devices, or an old one. `link-unreachable`: the browsers could not connect;
 * `mailbox-unreachable`: no mailbox answers; `mailbox-busy`: this device, or its network, has asked too often; `mailbox-full`: each has
 * too many texts; `mailbox-long`: the text does not fit;
 * `words-refused`: this browser does not let the page choose the words of a connection. `bad-server`: a line that
 * names no server.
 * @typedef {"signal-none" | "signal-damaged" | "signal-version" | "signal-is-reply" | "signal-is-invitation" | "signal-is-return" |
 *   "return-unknown" | "words-refused" | "mailbox-unreachable" | "mailbox-full" | "mailbox-busy" | "mailbox-long" | "signal-other-room" | "signal-other-invitation" | "signal-used" | "signal-again" |
 *   "signal-browser" | "link-unreachable" |
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

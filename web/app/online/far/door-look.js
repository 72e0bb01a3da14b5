// @ts-check
// Looks into the mailboxes for what was left at one link of a host: once, or until there is a text. The engine says when.

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { OwnLink } from "./own-link.js" */

export class DoorLook {
  #link;
  /** With what was found already. @type {Promise<Box> | null} */
  #box = null;
  /** Ends the look that waits. */
  #waits = new AbortController();

  /** @param {OwnLink} link */
  constructor(link) {
    this.#link = link;
  }

  /**
   * Ends the look before.
   * @param {number | null} pause milliseconds until a mailbox that does not wait is asked again; null: waits for no text
   * @returns {Promise<unknown[]>} what has come, opened, and not read; throws where no mailbox answers
   */
  async look(pause) {
    this.stop();
    this.#waits = new AbortController();
    const { signal } = this.#waits;
    this.#box ??= this.#link.requests();
    const box = await this.#box;
    return box.fetch(pause === null ? undefined : { pause, signal });
  }

  stop() {
    this.#waits.abort();
  }
}

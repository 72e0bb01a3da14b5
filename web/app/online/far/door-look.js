// @ts-check
// Looks into the mailboxes for the requests at one link of a host, again and again, while the host wants to hear them.
import { readRequest } from "./request.js";

/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { OwnLink } from "./own-link.js" */
/** @import { Request } from "./request.js" */

/**
 * @typedef {object} LookDeps
 * @property {() => number} pause milliseconds until a mailbox that does not wait is asked again
 * @property {() => boolean} waits whether a look may wait for a text
 * @property {(requests: (Request | null)[], link: OwnLink) => void} take
 * @property {(error: unknown) => void} tell why no mailbox answers; null where one does
 */

export class DoorLook {
  #deps;
  /** Counts how often looking began anew: one round looks at a time. */
  #round = 0;
  #on = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Ends the look that waits. */
  #waits = new AbortController();
  /** @type {Promise<Box> | null} with what was read already */
  #box = null;

  /** @param {OwnLink} link @param {LookDeps} deps */
  constructor(link, deps) {
    this.link = link;
    this.#deps = deps;
  }

  /** Looks at once, and reads everything again where a person has asked for it. @param {boolean} [anew] */
  begin(anew = false) {
    if (this.#on && !anew) return;
    this.stop();
    if (anew) this.#box = null;
    this.#on = true;
    this.#round += 1;
    this.#box ??= this.link.requests();
    const round = this.#round;
    void this.#box.then((box) => this.#look(box, round));
  }

  stop() {
    this.#on = false;
    this.#round += 1;
    clearTimeout(this.#timer);
    this.#waits.abort();
    this.#waits = new AbortController();
  }

  /** @param {Box} box @param {number} round */
  async #look(box, round) {
    const { pause, waits, take, tell } = this.#deps;
    if (this.#round !== round) return;
    try {
      const wait = waits() ? { pause: pause(), signal: this.#waits.signal } : undefined;
      const requests = (await box.fetch(wait)).map(readRequest);
      take(requests, this.link);
      tell(null);
    } catch (error) {
      tell(error);
    }
    if (this.#round === round) this.#timer = setTimeout(() => void this.#look(box, round), pause());
  }
}

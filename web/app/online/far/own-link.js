// @ts-check
// The boxes behind the link of a host's table: opens the requests, and says the host's words with its signature.
import { hostDoor } from "../../../peer/far/host-key.js";
import { newBoxKey } from "../../../peer/mailbox.js";
import { tableUrl } from "../../../peer/far/table-link.js";
import { leaveText } from "./leave-text.js";
import { refusalOf } from "./request.js";

/** @import { HostKey } from "../../../peer/far/host-key.js" */
/** @import { Box } from "../../../peer/mailbox.js" */
/** @import { RoomDeps } from "../deps.js" */
/** @import { No } from "./request.js" */

/** A friend's request: `box`: the key of the box that only its device and the host know; "" in one of the version before. @typedef {{id: string, box: string}} Request */

/** `host`: its key; left out by the version before. @typedef {{key: string, host?: HostKey | null}} KeptLink */

export class OwnLink {
  #deps;
  #origins;
  #door;

  /**
   * @param {Pick<RoomDeps, "openBox">} deps
   * @param {readonly string[]} origins of the mailboxes
   * @param {KeptLink} kept
   */
  constructor(deps, origins, { key, host = null }) {
    this.#deps = deps;
    this.#origins = origins;
    this.#door = host ? hostDoor(host, key) : null;
    this.key = key;
    this.host = host;
  }

  /** @param {Pick<RoomDeps, "openBox">} deps @param {readonly string[]} origins @param {HostKey | null} host */
  static make(deps, origins, host) {
    return new OwnLink(deps, origins, { key: newBoxKey(), host });
  }

  /** @returns {KeptLink} */
  get kept() {
    return { key: this.key, host: this.host };
  }

  /** @param {string} page the address of the page */
  urlAt(page) {
    return tableUrl({ key: this.key, host: this.host?.x ?? "" }, page);
  }

  /** @returns {Promise<Box>} with the requests */
  requests() {
    return this.#deps.openBox(this.#origins, this.key, "table", this.#door ? { door: this.#door } : {});
  }

  /** Answers a friend; fails where no mailbox takes the answer. @param {Request} request @param {object} told */
  async answer(request, told) {
    const [box, said] = await Promise.all([this.#answerBox(request), this.#said(request, told)]);
    await box.post(said);
  }

  /** Tells all who open the link in the next ten minutes why it is void. @param {No} why */
  async end(why) {
    const end = this.#deps.openBox(this.#origins, this.key, "end");
    await leaveText(end, (await this.#door?.say("end", refusalOf(why))) ?? refusalOf(why));
  }

  /** @param {Request} request @returns {Promise<Box>} that only the two know, but for a friend of the version before */
  #answerBox({ id, box }) {
    const [key, purpose] = box ? [box, "answer"] : [this.key, `answer ${id}`];
    return this.#deps.openBox(this.#origins, key, purpose);
  }

  /** @param {Request} request @param {object} told @returns {Promise<object>} as its device expects it: one of the version before knows no signature */
  async #said({ id, box }, told) {
    return box && this.#door ? this.#door.say(`answer ${id}`, told) : told;
  }
}

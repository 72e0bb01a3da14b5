// @ts-check
// Takes in what reaches the open page from outside: a link or a file that the system opens with the installed app, and what
// another app shares with it. During a game it asks first, and nothing that is on the table is lost.
import { cutText } from "../../lib/cut-text.js";
import { MOST_GIVEN } from "../../lib/generated/bounds.js";
import { matchOf, matches } from "../../lib/pattern.js";
import { inTime, watched } from "../../lib/waiting/watch.js";

/**
 * A launch of the installed app while it is open (Launch Handler API), or its first one.
 * @typedef {{targetURL?: string, files?: readonly {name?: string, getFile: () => Promise<File>}[]}} Launch
 * @typedef {{file: File | null, text: string}} Shared
 */

/**
 * @typedef {object} ArrivalsDeps
 * @property {() => "" | "game" | "friends"} busy what is on the page that a link would replace; `friends`: with people at other devices
 * @property {(question: "file" | "link", name: string) => Promise<boolean>} ask whether to go on during a game
 * @property {() => Promise<unknown>} leave leaves the game on the table, which is stored
 * @property {(file: File, several: boolean) => Promise<unknown>} importFile
 * @property {Pick<import("../../lib/tab-value.js").TabValue, "get" | "set">} taken the mark of the launch that was taken in last, kept in the tab
 * @property {boolean} again whether this page was reloaded, or came back through the history
 * @property {(fragment: string) => void} follow gives the page another address
 * @property {(go: string) => Promise<unknown>} shortcut follows a shortcut of the app
 * @property {(what: "busy" | "nothing" | "gone", names?: readonly string[]) => void} tell says why nothing happens; `gone`: of files that
 *   cannot be read
 */

/** What a link of this site has after its address: a replay, an invitation, a reply, a return code, the key of a table, a screen. */
const FRAGMENT = /#(?:(?:r|replay|join|reply|back|table)(?:=|%3D)|\/)[^\s<>"]+/i;
/** The text of a replay alone, without an address: the engine finds where it ends, also over several lines. */
const BARE = /(?:^|[^\w.])([a-z]\w*\.[\w-]{40}[^]*)/i;
/** Longer texts hold no link. */
const MOST_TEXT = 100_000;

export class Arrivals {
  /**
   * @param {ArrivalsDeps} deps
   * @param {string} begun the address that the page was loaded with: what it asks for is done already
   */
  constructor(deps, begun) {
    this.deps = deps;
    this.begun = begun;
    /** Whether no launch was heard of since the page was loaded. */
    this.first = true;
    /** One after the other, so that no question is asked above another. */
    this.last = Promise.resolve();
  }

  /** Hears of launches, where the browser tells of them. */
  listen() {
    const { launchQueue } = /** @type {{launchQueue?: {setConsumer: (take: (launch: Launch) => void) => void}}} */ (/** @type {unknown} */ (globalThis));
    launchQueue?.setConsumer((launch) => void this.take(launch));
  }

  /** @param {Launch} launch @returns {Promise<void>} resolves when it is done with */
  take({ targetURL = "", files = [] }) {
    const known = targetURL === this.begun;
    const first = this.first;
    this.begun = "";
    this.first = false;
    return this.#next(async () => {
      const read = await Promise.all(files.map(readHandle));
      const mark = JSON.stringify([targetURL, ...read.map(({ name, file }) => [name, file?.size, file?.lastModified])]);
      const { taken, again, tell } = this.deps;
      // Browsers tell the same launch again at each reload.
      if (first && again && taken.get() === mark) return;
      taken.set(mark);
      const gone = read.flatMap(({ name, file }) => (file ? [] : [name]));
      if (gone.length > 0) tell("gone", gone);
      for (const { file } of read) if (file) await this.#file(file, files.length > 1).catch((error) => console.warn(error));
      if (targetURL && !known) await this.#address(new URL(targetURL));
    });
  }

  /** @param {Shared} shared @returns {Promise<void>} */
  takeShared({ file, text }) {
    return this.#next(async () => {
      const fragment = linkIn(cutText(text, MOST_TEXT));
      if (file) await this.#file(file);
      else if (fragment) await this.#link(fragment);
      else this.deps.tell("nothing");
    });
  }

  /** @param {() => Promise<void>} task */
  #next(task) {
    this.last = this.last.then(task).catch((error) => console.warn(error));
    return this.last;
  }

  /** A game from a file goes into the list; the one on the table stays there. @param {File} file @param {boolean} [several] */
  async #file(file, several = false) {
    const { busy, ask, importFile } = this.deps;
    if (!busy() || (await ask("file", file.name))) await importFile(file, several);
  }

  /** @param {URL} address */
  async #address(address) {
    const go = address.searchParams.get("go");
    if (matches(FRAGMENT, address.hash)) await this.#link(address.hash);
    else if (go && go !== "file" && go !== "shared" && (await this.#free())) await this.deps.shortcut(go);
  }

  /** @param {string} fragment */
  async #link(fragment) {
    if (await this.#free()) this.deps.follow(fragment);
  }

  /** @returns {Promise<boolean>} whether nothing is on the page any more that a link would replace */
  async #free() {
    const { busy, ask, leave, tell } = this.deps;
    if (!busy()) return true;
    if (busy() === "friends") tell("busy");
    else if (await ask("link", "")) await leave();
    return !busy();
  }
}

/** @param {string} text @returns {string | null} the link in it, as a fragment */
function linkIn(text) {
  const bare = matchOf(BARE, text)?.[1];
  return matchOf(FRAGMENT, text)?.[0] ?? (bare ? `#r=${encodeURIComponent(cutText(bare, MOST_GIVEN))}` : null);
}

/**
 * @param {NonNullable<Launch["files"]>[number]} handle
 * @returns {Promise<{name: string, file: File | null}>} null where it is gone, or was not loaded from a cloud
 */
async function readHandle(handle) {
  try {
    const file = await inTime(handle.getFile(), () => new Error("no answer"));
    return { name: file.name, file };
  } catch {
    return { name: handle.name ?? "?", file: null };
  }
}

/**
 * @param {Pick<ServiceWorkerContainer, "controller"> | undefined} workers
 * @returns {Promise<Shared>} what another app has shared with this one, which the service worker keeps once
 */
export function readShared(workers) {
  const worker = workers?.controller;
  if (!worker) return Promise.resolve({ file: null, text: "" });
  return watched("read", () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: "shared" }, [port2]);
  }));
}

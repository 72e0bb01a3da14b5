// @ts-check
// Connects the page with its device: the offline copy, updates between games, installing, storage.
import { getSetting, setSetting } from "../../store/settings.js";
import { install, installState, watchOffers } from "./install.js";
import { keepOffline, updateAtStart } from "./offline.js";
import { requestPersistence, storageQuota } from "./storage.js";

// Milliseconds until the site is kept again after the network was lost.
const RETRY = 30_000;

/**
 * @typedef {object} Page
 * @property {() => void} changed draws the page anew
 * @property {() => boolean} idle whether a reload would interrupt no game
 */

export class Device {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {import("./offline.js").Offline | null} */
    this.offline = null;
    /** @type {import("./offline.js").Keeper | null} */
    this.keeper = null;
    /** @type {import("./storage.js").Quota | null} */
    this.quota = null;
    /** The browser was asked to keep everything, and did not promise it. */
    this.refused = false;
    /** Whether a new version takes over before anything else happens here. */
    this.updating = Promise.resolve(false);
    watchOffers(() => page.changed());
    addEventListener("appinstalled", () => void this.requestPersistence());
  }

  /** @returns {ReturnType<typeof installState>} */
  get install() {
    return installState();
  }

  /** The start of the page is between games: a new version that waits takes over now, and the page starts again. */
  begin() {
    this.updating = updateAtStart(() => this.follow({ state: "replaced" }));
    // The page's dialogs: sheets, and questions of the page's own.
    addEventListener("close", () => this.reloadIfReplaced(), true);
  }

  /** Keeps the site on the device. A game can be played without that, so a failure only shows in the corner. */
  async stay() {
    try {
      this.keeper = await keepOffline((offline) => this.follow(offline));
    } catch (error) {
      console.warn(error);
      // The script of the service worker did not come. A browser that forbids service workers throws another error.
      const lost = error instanceof TypeError;
      this.follow({ state: lost ? "incomplete" : "unsupported" });
      if (lost) this.stayLater();
    }
  }

  /** Tries again when the network is back, and after a while. */
  stayLater() {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      void this.stay();
    };
    const timer = setTimeout(again, RETRY);
    addEventListener("online", again);
  }

  /** @param {import("./offline.js").Offline} offline */
  follow(offline) {
    // What was true of the version before is no news any more.
    if (this.offline?.state === "replaced") return;
    const before = this.offline?.state;
    this.offline = offline;
    this.reloadIfReplaced();
    // One file more is kept, of hundreds: nothing shows how many.
    if (offline.state !== "keeping" || before !== "keeping") this.page.changed();
  }

  /** Where nothing is open nothing is lost by becoming the version that this tab or another has applied. */
  reloadIfReplaced() {
    if (this.offline?.state === "replaced" && this.page.idle()) location.reload();
  }

  /** @returns {Promise<boolean>} whether it has to wait for a game in another tab */
  async update() {
    return (await this.keeper?.applyUpdate()) === "playing";
  }

  async installNow() {
    if (await install()) await this.requestPersistence();
  }

  /** Reads anew how much storage there is. */
  async look() {
    this.quota = await storageQuota();
    this.page.changed();
  }

  async requestPersistence() {
    const lasting = await requestPersistence();
    void setSetting("asked-to-last", "yes");
    await this.look();
    return lasting;
  }

  /** Asked by a press: the page says how it went, since a browser may refuse without a word. */
  async keepLasting() {
    this.refused = !(await this.requestPersistence());
    this.page.changed();
  }

  /** A finished game is worth keeping: a browser that asks the person asks now, once, and not at the first glance. */
  async gameOver() {
    if ((await getSetting("asked-to-last")) === null) await this.requestPersistence();
  }
}

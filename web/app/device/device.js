// @ts-check
// Connects the page with its device: the offline copy, updates between games, installing, storage.
import { getSetting, setSetting } from "../../store/settings.js";
import { install, installState, watchOffers } from "./install.js";
import { keepOffline, updateAtStart } from "./offline.js";
import { requestPersistence, storageQuota } from "./storage.js";

/** @import { Offline } from "./offline.js" */

// Milliseconds until the page tries again to store the site, after the network was lost.
const RETRY = 30_000;

/**
 * @typedef {object} Page
 * @property {() => void} changed draws the page again
 * @property {() => boolean} idle whether a reload would interrupt no game
 * @property {() => void} reload loads the page again, if it is still idle
 */

export class Device {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Offline | null} */
    this.offline = null;
    /** @type {import("./offline.js").Keeper | null} */
    this.keeper = null;
    /** @type {import("./storage.js").Quota | null} */
    this.quota = null;
    /** Whether the browser was asked for lasting storage and did not grant it. */
    this.refused = false;
    watchOffers(() => page.changed());
    addEventListener("appinstalled", () => void this.requestPersistence());
  }

  /** @returns {ReturnType<typeof installState>} */
  get install() {
    return installState();
  }

  /**
   * No game is open at the start of the page, so a waiting new version takes over now.
   * @returns {Promise<boolean>} whether it has: the page then starts again
   */
  begin() {
    // The page's dialogs: sheets, and questions of the page's own.
    addEventListener("close", () => this.reloadIfReplaced(), true);
    return updateAtStart(() => this.follow({ state: "replaced" }));
  }

  /** Stores the site on the device. A game can be played without that, so a failure is only shown in the corner. */
  async stay() {
    try {
      this.keeper = await keepOffline((offline) => this.follow(offline));
    } catch (error) {
      console.warn(error);
      // The script of the service worker could not be loaded. A browser that forbids service workers throws another
      // error.
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

  /** @param {Offline} offline */
  follow(offline) {
    // Another version is in use already, so later states of this page's own version do not matter.
    if (this.offline?.state === "replaced") return;
    const before = this.offline?.state;
    this.offline = offline;
    this.reloadIfReplaced();
    // While files are being stored, the page does not change with each of them.
    if (offline.state !== "keeping" || before !== "keeping") this.page.changed();
  }

  /** Reloads the page if this tab or another has applied a new version and no game is open. */
  reloadIfReplaced() {
    if (this.offline?.state === "replaced" && this.page.idle()) this.page.reload();
  }

  /** @returns {Promise<boolean>} whether it has to wait for a game in another tab */
  async update() {
    return (await this.keeper?.applyUpdate()) === "playing";
  }

  async installNow() {
    if (await install()) await this.requestPersistence();
  }

  /** Reads again how much storage there is. */
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

  /** After a press the page shows the result, since a browser may refuse silently. */
  async keepLasting() {
    this.refused = !(await this.requestPersistence());
    this.page.changed();
  }

  /**
   * Asks the browser for lasting storage after a finished game, once. Some browsers then ask the person, so this
   * is not done at the first visit.
   */
  async gameOver() {
    if ((await getSetting("asked-to-last")) === null) await this.requestPersistence();
  }
}

// @ts-check
// The page and its device: kept for use without a network, updated between games, installed, and how much room it takes.
import { install, installState, watchOffers } from "./install.js";
import { keepOffline, updateAtStart } from "./offline.js";
import { t } from "../i18n.js";
import { askToLast, readRoom } from "./storage.js";
import { getSetting, setSetting } from "../store/settings.js";

/** @typedef {import("../app.js").App} App */

export class Device {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {import("./offline.js").Offline | null} */
    this.offline = null;
    /** @type {import("./offline.js").Keeper | null} */
    this.keeper = null;
    /** @type {import("./storage.js").Room | null} */
    this.room = null;
    /** The browser was asked to keep everything, and did not promise it. */
    this.refused = false;
    /** Whether a new version takes over before anything else happens here. */
    this.updating = Promise.resolve(false);
    watchOffers(() => app.draw());
    addEventListener("appinstalled", () => void this.askToLast());
  }

  /** @returns {ReturnType<typeof installState>} */
  get install() {
    return installState();
  }

  /** The start of the page is between games: a new version that waits takes over now, and the page starts again. */
  begin() {
    this.updating = updateAtStart();
  }

  /** Keeps the site on the device. A game can be played without that, so a failure only shows in the corner. */
  async stay() {
    try {
      this.keeper = await keepOffline((offline) => this.follow(offline));
    } catch (error) {
      console.warn(error);
      this.follow({ state: "unsupported" });
    }
  }

  /** @param {import("./offline.js").Offline} offline */
  follow(offline) {
    this.offline = offline;
    this.between();
    this.app.draw();
  }

  /** In the lobby nothing is lost by becoming the version that another tab has applied. */
  between() {
    if (this.offline?.state === "replaced" && !this.app.session && !this.app.starting) location.reload();
  }

  async update() {
    const applied = await this.keeper?.applyUpdate();
    if (applied === "playing") this.app.toast(t("update-playing"));
  }

  async installNow() {
    if (await install()) await this.askToLast();
  }

  /** Reads anew how much room there is. */
  async look() {
    this.room = await readRoom();
    this.app.draw();
  }

  async askToLast() {
    const lasting = await askToLast();
    void setSetting("asked-to-last", "yes");
    await this.look();
    return lasting;
  }

  /** Asked by a press: the page says how it went, since a browser may refuse without a word. */
  async wantToLast() {
    this.refused = !(await this.askToLast());
    this.app.draw();
  }

  /** A finished game is worth keeping: a browser that asks the person asks now, once, and not at the first glance. */
  async gameOver() {
    if ((await getSetting("asked-to-last")) === null) await this.askToLast();
  }
}

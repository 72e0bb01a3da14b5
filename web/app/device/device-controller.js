// @ts-check
// Does what the settings offer: language, theme, updates, and the snapshot for a quick start.
import { deleteSnapshot, enableSnapshot, snapshotInfo } from "../../engine/snapshot.js";
import { languageName, t, useLanguage } from "../../lib/i18n.js";
import { getSetting, setSetting } from "../../store/settings.js";
import { chooseComfort, COMFORTS, comfort } from "./comfort.js";
import { THEMES, chooseTheme, theme } from "./theme.js";
import { themeField } from "./theme-view.js";
import { quickStartView } from "./quick-start-view.js";
import { openDevice } from "./device-view.js";
import { closeDialog } from "../../lib/dialog.js";
import { sleep } from "../../lib/waiting/sleep.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @import { Comfort } from "./comfort.js" */

/**
 * @typedef {object} DeviceOwnDeps
 * @property {Pick<AppState, "snapshot"> & Readonly<Pick<AppState, "sound" | "volumes" | "remarks" | "vibration" | "endTurns">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close" | "is" | "now">} screens
 * @property {import("./device.js").Device} device
 * @property {{look: () => Promise<void>, section: () => unknown, note: () => unknown}} backup the part about backups
 * @property {() => unknown} tips the setting about tips
 * @property {() => string} speed of the computer players
 * @property {(speed: string) => void} setSpeed
 * @property {(on: boolean) => void} setEndTurns
 * @property {() => void} openListening opens the sheet for those who listen
 * @property {() => (() => void) | null} changeGame leaves the table for the form for a new game; null where no own game is on it
 * @property {(on: boolean) => void} setSound
 * @property {(name: "effects" | "ambience", volume: number) => void} setVolume
 * @property {(on: boolean) => void} setNight whether it is quieter at night
 * @property {(on: boolean) => void} setVibration
 * @property {(on: boolean) => void} setRemarks
 *
 * @typedef {Pick<PageTools, "draw" | "toast" | "failed"> & DeviceOwnDeps} DeviceDeps
 */

/** The screens of the lobby without anything in it: on these the sheet has an address. @type {import("../screens/address.js").Kind[]} */
const LOBBY = ["lobby", "more", "friends"];
/** The screens of a table, which change by themselves. @type {typeof LOBBY} */
const TABLE = ["game", "end", "table", "join", "room", "problem"];

/** Milliseconds that the sheet waits for what the browser says about its storage. */
const PATIENCE = 1500;

/** Functions that change the browser's state; tests replace them. */
const BROWSER = { useLanguage, getSetting, setSetting, chooseTheme, chooseComfort, canVibrate: () => "vibrate" in navigator, snapshotInfo, enableSnapshot, deleteSnapshot };

/** The setting that friends far away ask for (`web/app/online/far/far-choice.js`). */
const MAILBOX = "mailbox";

export class DeviceController {
  /** @type {object | null} stands for the sheet that is open */
  #sheet = null;

  /**
   * @param {DeviceDeps} deps
   * @param {typeof BROWSER} [browser]
   */
  constructor(deps, browser = BROWSER) {
    this.deps = deps;
    this.browser = browser;
    /** @type {boolean | null} whether the page may ask the mailboxes for friends far away; null: no person was asked yet */
    this.mailbox = null;
  }

  /** @param {string} code */
  async setLanguage(code) {
    try {
      await this.browser.useLanguage(code);
    } catch (error) {
      console.warn(error);
      this.deps.toast(t("language-not-here", { language: languageName(code) }));
      return;
    }
    void this.browser.setSetting("language", code);
    this.deps.draw();
  }

  /** @param {string} name */
  setTheme(name) {
    this.browser.chooseTheme(name);
    this.deps.draw();
  }

  /**
   * @param {Comfort} name
   * @param {string} value
   */
  setComfort(name, value) {
    this.browser.chooseComfort(name, value);
    this.deps.draw();
  }

  /** Applies the waiting version. */
  async update() {
    if (await this.deps.device.update()) this.deps.toast(t("update-playing"));
  }

  /** Reads again what the sheet shows. */
  async look() {
    await Promise.all([this.deps.device.look(), this.lookAtSnapshot(), this.lookAtMailbox(), this.deps.backup.look()]);
  }

  async lookAtMailbox() {
    const chosen = await this.browser.getSetting(MAILBOX);
    this.mailbox = chosen === null ? null : chosen === "yes";
  }

  /** @param {boolean} allowed */
  setMailbox(allowed) {
    this.mailbox = allowed;
    void this.browser.setSetting(MAILBOX, allowed ? "yes" : "no");
    this.deps.draw();
  }

  async lookAtSnapshot() {
    this.deps.state.snapshot = await this.browser.snapshotInfo();
    this.deps.draw();
  }

  /** @param {boolean} wanted */
  async enableSnapshot(wanted) {
    const { state } = this.deps;
    // Set at once, so that a drawing before the browser is done does not reset the switch.
    if (state.snapshot) state.snapshot = { state: wanted ? "none" : "off", bytes: 0, madeAt: null };
    await this.browser.enableSnapshot(wanted).catch(this.deps.failed);
    await this.lookAtSnapshot();
  }

  async deleteSnapshot() {
    await this.browser.deleteSnapshot().catch(this.deps.failed);
    await this.lookAtSnapshot();
  }

  /** Opens the sheet once everything in it is known: a part that came later would move switches under a person's finger. */
  async open() {
    const { screens } = this.deps;
    const place = () => [LOBBY, TABLE].find((kinds) => screens.is(...kinds)) ?? screens.now.screen;
    const pressed = place();
    await this.#lookSoon();
    // The person may have gone on to another screen meanwhile.
    if (place() !== pressed) return;
    if (pressed === LOBBY) this.#present();
    else this.#openSheet();
  }

  /** Opens the sheet at its address. */
  async show() {
    await this.#lookSoon();
    this.#present();
  }

  /** Reads what the sheet shows, unless the browser takes too long to say it: the settings must be in reach then, too. */
  async #lookSoon() {
    const looked = this.look();
    const late = await Promise.race([looked.then(() => false), sleep(PATIENCE).then(() => true)]);
    if (late) void looked.then(this.deps.draw);
  }

  #present() {
    this.deps.screens.open({ screen: "settings" });
    this.#openSheet();
  }

  /** At a table, or on a form, the sheet lies on top of it, without an address of its own: what is told there goes on. */
  #openSheet() {
    const { screens } = this.deps;
    const sheet = {};
    this.#sheet = sheet;
    void openDevice(this.scene()).then(() => {
      // It may have been left, and opened again, before the browser told that it is closed.
      if (this.#sheet !== sheet) return;
      this.#sheet = null;
      screens.close("settings");
    });
  }

  /** @returns {boolean} whether the sheet is open */
  get isOpen() {
    return this.#sheet !== null;
  }

  /** Called when the sheet has been left. */
  hide() {
    if (!this.isOpen) return;
    this.#sheet = null;
    closeDialog();
  }

  get #comforts() {
    return /** @type {Comfort[]} */ (Object.keys(COMFORTS)).map((name) => ({
      name, values: COMFORTS[name], value: comfort(name), choose: (/** @type {string} */ value) => this.setComfort(name, value),
    }));
  }

  /** @returns {import("./device-view.js").DeviceScene} the data of the sheet */
  scene() {
    const { state, device, backup, tips, speed, setSpeed, setEndTurns, setSound, setVolume, setNight, setVibration, setRemarks } = this.deps;
    const { offline } = device;
    const changeGame = this.deps.changeGame();
    return {
      changeGame: changeGame && (() => (this.hide(), changeGame())),
      listen: () => (this.hide(), this.deps.screens.close("settings"), this.deps.openListening()),
      state: offline?.state,
      version: offline?.state === "ready" ? offline.version : undefined,
      install: device.install,
      quota: device.quota,
      refused: device.refused,
      theme: themeField(THEMES, theme(), (name) => this.setTheme(name)),
      quickStart: quickStartView(state.snapshot, (wanted) => void this.enableSnapshot(wanted), () => void this.deleteSnapshot()),
      backup: backup.section(),
      backupNote: backup.note(),
      tips: tips(),
      speed: speed(),
      setSpeed,
      endTurns: state.endTurns,
      setEndTurns,
      sound: state.sound,
      setSound,
      volumes: state.volumes,
      setVolume,
      setNight,
      vibration: this.browser.canVibrate() ? state.vibration : null,
      setVibration,
      comforts: this.#comforts,
      remarks: state.remarks,
      setRemarks,
      mailbox: this.mailbox,
      setMailbox: (allowed) => this.setMailbox(allowed),
      open: () => void this.open(),
      update: () => void this.update(),
      installNow: () => void device.installNow(),
      keepLasting: () => void device.keepLasting(),
    };
  }
}

// @ts-check
// Tells the keeper of backups that something was stored, and shows its part of the page. Loads it on first use.
import { t } from "../../lib/i18n.js";
import { html, nothing } from "../../vendor/lit.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { BackupKeeper } from "./backup-keeper.js" */

/** @typedef {typeof import("./backup-browser.js")} Modules */

/**
 * @typedef {object} BackupOwnDeps
 * @property {() => Promise<void>} restored reads the stored games again
 *
 * @typedef {Pick<PageTools, "draw" | "failed" | "engineStarted" | "engine"> & BackupOwnDeps} BackupDeps
 */

export class BackupController {
  /**
   * @param {BackupDeps} deps
   * @param {() => Promise<Modules>} [load]
   */
  constructor(deps, load = () => import("./backup-browser.js")) {
    this.deps = deps;
    this.load = load;
    /** @type {Promise<{modules: Modules, keeper: BackupKeeper}> | null} */
    this.opening = null;
    /** @type {{modules: Modules, keeper: BackupKeeper} | null} */
    this.opened = null;
    /** Whether its modules could not be loaded. */
    this.away = false;
  }

  async open() {
    this.opening ??= this.load().then((modules) => (this.opened = { modules, keeper: modules.newKeeper(this.deps) }));
    // Forget a failure: the network may be back at the next attempt.
    return this.opening.catch((error) => {
      this.opening = null;
      throw error;
    });
  }

  /** Called when something was stored, or the page was opened: makes a backup after a while. */
  async soon() {
    // The start of the page does not wait for it.
    await this.deps.engineStarted;
    // Without the modules the next game or visit tries again.
    await this.open().then(({ keeper }) => keeper.soon(), () => undefined);
  }

  /** Reads what the settings show. */
  async look() {
    this.away = false;
    await this.open().then(({ keeper }) => keeper.look()).catch((error) => {
      this.away = true;
      console.warn(error);
    });
  }

  /** Draws the part of the settings. */
  section() {
    if (this.away) return html`<p class="warning" data-testid="backup-away">${t("backup-away")}</p>`;
    return this.opened?.keeper.shown.known ? this.opened.modules.backupSection(this.opened.keeper.shown, this.opened.keeper) : nothing;
  }

  /** Draws the note in the lobby. */
  note() {
    return this.opened ? this.opened.modules.backupNote(this.opened.keeper.shown, this.opened.keeper) : nothing;
  }
}

// @ts-check
// The stored games of this device, as the lobby has them: read, checked, handed out as files and taken in, deleted.
import { EngineError } from "../../engine/client.js";
import { isSound, removeMatch, takeIn } from "../../host/matches.js";
import { t } from "../../lib/i18n.js";
import { StoreError } from "../../store/db.js";
import { download, fileName, readFile } from "../../store/files.js";
import { listMatches, putMatch } from "../../store/matches.js";
import { confirmDialog } from "../../lib/dialog.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../store/matches.js").Listed} Listed */

export class SavedGames {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Listed[]} */
    this.matches = [];
    /** @type {Set<string>} ids of matches the engine refused to open */
    this.broken = new Set();
    /** A code of the texts where they cannot be read. */
    this.problem = "";
  }

  /** Reads the stored games anew. */
  async refresh() {
    try {
      this.matches = await listMatches();
      this.problem = "";
    } catch (error) {
      this.matches = [];
      this.problem = error instanceof StoreError ? error.code : "storage-failed";
    }
    this.app.draw();
    void this.checkAll();
  }

  /** Has the engine look at every unfinished match, so that a broken one says so before somebody looks forward to it. */
  async checkAll() {
    const { app } = this;
    for (const { row } of this.matches) {
      if (!app.engine || app.session || !row || row.summary.over) continue;
      if (await isSound(app.engine, row)) this.broken.delete(row.id);
      else app.edit(() => this.broken.add(row.id));
    }
  }

  /** @returns {import("../../store/matches.js").Row | null} the unfinished game that was played last */
  get latest() {
    return this.matches.find(({ row }) => row && !row.summary.over)?.row ?? null;
  }

  /**
   * @param {string} id
   * @returns {string} the game that a stored match is of; the present one where nobody can say
   */
  gameOf(id) {
    return this.matches.find(({ row }) => row?.id === id)?.row?.summary.game ?? this.app.game.id;
  }

  /** @param {string} id */
  exportMatch(id) {
    const item = this.matches.find((other) => String(other.id) === id);
    if (item) exportListed(item);
  }

  /** @param {string} id */
  async remove(id) {
    const item = this.matches.find((other) => String(other.id) === id);
    if (!item || !(await confirmDialog(t("delete-title"), t("delete-text"), t("delete")))) return;
    // What it counted for stays.
    if (item.row?.summary.over) await (await import("../results/lazy.js")).complete(this.app, item.row).catch(() => undefined);
    await removeMatch(item.id).catch((error) => this.app.failed(error));
    await this.refresh();
  }

  /** @param {File} file */
  async importFile(file) {
    const { app } = this;
    await app.engineStarted;
    try {
      const save = await readFile(file);
      if (save === null) throw new EngineError("save-too-large");
      const replace = () => confirmDialog(t("replace-title"), t("replace-text"), t("replace"));
      const row = await takeIn(app.running, save, replace);
      if (!row) return;
      this.broken.delete(row.id);
      app.toast(t("imported"));
    } catch (error) {
      app.failed(error);
    }
    await this.refresh();
  }
}

/**
 * Stores matches, and takes down how the finished ones ended.
 * @param {App} app
 * @returns {(row: import("../../store/matches.js").Row, strict: boolean) => Promise<void>}
 */
export function putRecorded(app) {
  return async (row, strict) => {
    await putMatch(row, strict);
    const { over, take_backs: takeBacks } = row.summary;
    if (over || takeBacks > 0) void import("../results/lazy.js").then(({ record }) => record(app, row));
  };
}

/** Shows what the finished games come to.
 * @param {App} app
 */
export async function openStatistics(app) {
  const { Statistics } = await import("../results/lazy.js");
  const statistics = new Statistics(app);
  app.edit(() => (app.statistics = statistics));
  await statistics.open();
}

/** @param {import("../../host/host.js").Host} host */
export function exportHosted({ match, row }) {
  if (row) exportListed({ id: match, row, raw: row });
}

/** @param {Listed} item */
function exportListed({ id, row, raw }) {
  // What cannot be understood is handed out as it was found: somebody may still mend it.
  const text = row ? row.save : typeof raw === "string" ? raw : JSON.stringify(raw);
  const names = row ? row.summary.seating.map(({ name }) => name) : [String(id)];
  download(fileName(names, row?.updated ?? Date.now()), text);
}

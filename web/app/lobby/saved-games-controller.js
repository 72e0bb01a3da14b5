// @ts-check
// Keeps the list of stored games for the lobby: reads, checks, exports, imports and deletes them.
import { EngineError } from "../../engine/client.js";
import { dayOf } from "../../lib/day.js";
import { t } from "../../lib/i18n.js";
import { StoreError } from "../../store/db.js";
import { download, fileName } from "../../store/files.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Engine } from "../../engine/client.js" */
/** @import { Listed, Row } from "../../store/matches.js" */
/** @import { Settle } from "../../runner/stored-matches.js" */
/** @import { AppState } from "../state.js" */

/**
 * The stored matches; see runner/stored-matches.js and store/.
 * @typedef {object} SavedMatches
 * @property {() => Promise<Listed[]>} list
 * @property {(id: IDBValidKey) => Promise<void>} remove
 * @property {(engine: Engine, row: Row) => Promise<unknown>} faultOf null where the engine can open it
 * @property {(engine: Engine, save: string, settle: Settle) => Promise<Row | null>} takeIn
 * @property {(file: File) => Promise<string | null>} readFile null where it is too large
 */

/**
 * @typedef {object} SavedGamesOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "engineStart">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session">>} open
 * @property {SavedMatches} matches
 * @property {(title: string, text: string, action: string) => Promise<boolean>} confirm
 * @property {(row: Row, ask?: boolean) => Promise<void>} complete stores the result of a finished match; without `ask` only what the
 *   row has of it
 * @property {(row: Row) => Promise<void>} leave records a running match that is about to be deleted
 * @property {() => void} stored the list of stored games was read, or a game was deleted: there may be something new to back up
 *
 * @typedef {Pick<PageTools, "draw" | "toast" | "failed" | "errorText" | "engineStarted" | "engine"> & SavedGamesOwnDeps} SavedGamesDeps
 */

export class SavedGamesController {
  /** @param {SavedGamesDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {Listed[]} */
    this.matches = [];
    /** @type {Map<string, string>} matches the engine refused to open, each with a sentence about what it lacks; "" for a damaged one */
    this.broken = new Map();
    /** Error code if the stored games cannot be read; else "". */
    this.problem = "";
  }

  /** Reads the stored games again. */
  async refresh() {
    try {
      this.matches = await this.deps.matches.list();
      this.problem = "";
    } catch (error) {
      this.matches = [];
      this.problem = error instanceof StoreError ? error.code : "storage-failed";
    }
    this.deps.draw();
    if (this.matches.length > 0) this.deps.stored();
    void this.checkAll();
  }

  /** Has the engine check every unfinished match, so that a broken one is marked before a person opens it. */
  async checkAll() {
    const { state, open, engine, matches } = this.deps;
    for (const { row } of this.matches) {
      if (!state.engineStart || open.session || !row || row.summary.over) continue;
      const fault = await matches.faultOf(engine(), row);
      if (fault === null) this.broken.delete(row.id);
      else this.markBroken(row.id, fault);
    }
  }

  /** @param {string} match @returns {Promise<boolean>} whether it is stored on this device */
  async isHere(match) {
    if (!this.rowOf(match)) await this.refresh();
    return this.rowOf(match) !== undefined;
  }

  /** @param {string} match @returns {Promise<boolean>} whether it is stored on this device and over */
  async isOver(match) {
    return (await this.isHere(match)) && (this.rowOf(match)?.summary.over ?? false);
  }

  /** @param {string} match */
  rowOf(match) {
    return this.matches.find(({ row }) => row?.id === match)?.row;
  }

  /** @param {string} id of a match that the engine refused to open @param {unknown} [fault] */
  markBroken(id, fault) {
    const lacks = ["save-lacks", "newer-save", "wrong-game"].includes(String(/** @type {{code?: unknown} | null | undefined} */ (fault)?.code));
    this.broken.set(id, lacks ? this.deps.errorText(fault) : "");
    this.deps.draw();
  }

  /** @returns {Row | null} the unfinished game that was played last */
  get latest() {
    return this.matches.find(({ row }) => row && !row.summary.over)?.row ?? null;
  }

  /**
   * @param {string} game
   * @returns {boolean} whether a finished match of it is stored
   */
  hasFinished(game) {
    return this.matches.some(({ row }) => row?.summary.over && row.summary.game === game);
  }

  /**
   * @param {string} id
   * @returns {string} the game that a stored match is of; the present one where that is unknown
   */
  gameOf(id) {
    return this.matches.find(({ row }) => row?.id === id)?.row?.summary.game ?? this.deps.state.game.id;
  }

  /** @param {string} id */
  exportMatch(id) {
    const item = this.matches.find((other) => String(other.id) === id);
    if (item) exportListed(item);
  }

  /** @param {string} id */
  async remove(id) {
    const { matches, confirm, complete, leave, failed, stored } = this.deps;
    const item = this.matches.find((other) => String(other.id) === id);
    if (!item || !(await confirm(t("delete-title"), t(item.row?.summary.at_stake ? "delete-text-lost" : "delete-text"), t("delete")))) return;
    // Its result stays in the statistics.
    const { row } = item;
    const kept = !row?.summary.over || (await complete(row).then(() => true, () => false));
    if (row && !row.summary.over) await leave(row).catch(failed);
    await matches.remove(item.id).catch(failed);
    // On a full disk there is room now.
    if (row && !kept) await complete(row, false).catch(failed);
    await this.refresh();
    // A deletion, too, changes what there is to back up.
    stored();
  }

  /**
   * Adds the game of a file. It takes the place of an earlier version of the same game, and stands beside one that was played on
   * differently; only a version that is older than the stored one needs an answer.
   * @param {File} file
   * @param {boolean} [several] whether it is one of several files: then a message names it
   */
  async importFile(file, several = false) {
    const { engineStarted, engine, matches, toast, errorText, failed } = this.deps;
    await engineStarted;
    try {
      const save = await matches.readFile(file);
      if (save === null) throw new EngineError("save-too-large");
      let beside = false;
      const row = await matches.takeIn(engine(), save, async (relation, here) => {
        beside = relation === "apart";
        return beside ? "beside" : (await this.#mayGoBack(here)) ? "replace" : "leave";
      });
      if (!row) return;
      this.broken.delete(row.id);
      toast(t(beside ? "imported-beside" : "imported"));
    } catch (error) {
      if (several) toast(t("import-failed", { name: file.name, why: errorText(error) }));
      else failed(error);
    }
    await this.refresh();
  }

  /**
   * @param {Row | null} here a stored game that was played on since
   * @returns {Promise<boolean>} whether an older version may take its place; what counts of it is taken down before
   */
  async #mayGoBack(here) {
    const { confirm, leave, failed } = this.deps;
    if (!(await confirm(t("replace-title"), t(here?.summary.at_stake ? "replace-text-lost" : "replace-text"), t("replace")))) return false;
    if (here && !here.summary.over) await leave(here).catch(failed);
    return true;
  }
}

/** @param {import("../../runner/match-runner.js").MatchRunner} runner */
export function exportOpen({ match, row }) {
  if (row) exportListed({ id: match, row, raw: row });
}

/** @param {Listed} item */
function exportListed({ id, row, raw }) {
  // A row that cannot be read is exported as it is: a person may be able to repair it.
  const text = row ? row.save : typeof raw === "string" ? raw : JSON.stringify(raw);
  const names = row ? row.summary.seating.map(({ name }) => name) : [String(id)];
  download(fileName(names, dayOf(row?.updated ?? Date.now())), text);
}

// @ts-check
// Makes backups automatically or on demand, and restores them. Loaded when there is something to do.
import { dayOf } from "../../lib/day.js";
import { codeOf } from "../../lib/error-text.js";
import { StoreError } from "../../store/db.js";
import { backupText, markOf, readBackup, timeOf } from "./backup-file.js";

/** @import { BackupFacts } from "../../store/backup-facts.js" */
/** @import { ForeignCode } from "../../store/foreign-code.js" */
/** @import { Taken } from "../../store/records.js" */
/** @import { Backup } from "../foreign/foreign-code.js" */
/** @import { BackupStore, Merged, Records } from "./backup-file.js" */
/** @import { Folder } from "./backup-folder.js" */
/** @import { LibrariesBack, LibrariesHere } from "./backup-libraries.js" */

/**
 * The state of backups that the page shows.
 * @typedef {object} BackupState
 * @property {boolean} known whether the rest has been read
 * @property {boolean} canChoose whether the browser can show a folder picker
 * @property {string} folder name of the chosen folder; "" for none
 * @property {boolean} allowed whether the page may write there now
 * @property {number} saved milliseconds since 1970 of the last backup; 0 before the first
 * @property {string} problem error code of the last backup; "" if it did not fail
 * @property {boolean} due whether the lobby reminds the person
 * @property {boolean} sevenDays whether the browser deletes the data of a page that was not visited for seven days
 * @property {"" | "saving" | "restoring"} busy
 * @property {number} left games that are still to be read
 * @property {string} unread error code of the store that could not be read; "" if all could
 * @property {Merged | null} merged the changes of games that the last restored backup made
 * @property {Record<string, Taken>} taken its changes in the stores of plain records, by the store's name
 * @property {{name: string, code: string}[]} lost the stores that it could not be written to, or that are not in the last saved
 *   file, each with an error code
 * @property {string[]} damaged names of the files in the folder that could not be read
 * @property {number} others backups in the folder that other devices have made
 * @property {LibrariesHere | null} libraries the libraries that a backup of this device has; null for none
 * @property {LibrariesBack | null} librariesBack the result for the libraries of the last restored backup
 * @property {number} players own players that a backup of this device holds
 * @property {readonly ForeignCode[]} held players and libraries of backups that may not run
 */

/**
 * The stored facts, the folder and the clock, as `backup-browser.js` makes them.
 * @typedef {object} Tools
 * @property {readonly BackupStore[]} stores
 * @property {() => Promise<LibrariesHere | null>} librariesHere
 * @property {() => Promise<number>} playersHere
 * @property {() => Promise<BackupFacts>} readFacts
 * @property {(change: Partial<BackupFacts>) => Promise<BackupFacts>} changeFacts returns all facts as they are stored now
 * @property {Pick<typeof import("./backup-folder.js"), "answered" | "canChoose" | "chooseFolder" | "mayWrite" | "writeFile" | "backupsIn" | "textOf" | "backupName">} folders
 * @property {(name: string, text: string) => void} download
 * @property {() => Promise<boolean>} due whether it is time for a reminder
 * @property {boolean} sevenDays
 * @property {() => number} now
 * @property {(work: () => Promise<void>, time: number) => void} later
 * @property {() => string} newDevice
 * @property {ForeignTools} [foreign] without it no code is held; only tests that restore none leave it out
 */

/**
 * @typedef {object} ForeignTools
 * @property {(backups: readonly Backup[]) => Promise<void>} hold notes what may not run before the person has answered
 * @property {() => Promise<ForeignCode[]>} listHeld
 * @property {(hashes: readonly string[], allowed: boolean) => Promise<void>} answer
 */

/**
 * @typedef {object} KeeperDeps
 * @property {() => void} draw draws the page soon
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {() => Promise<void>} restored reads the stored games again
 * @property {Promise<unknown>} engineStarted resolves when the engine has started, or cannot start
 */

/** Milliseconds from a change to the backup, and between two backups that no person asked for. */
const SOON = 5000;
const PAUSE = 60_000;

/** The problem of a folder that does not answer. */
const LATE = "backup-late";

/** @type {Merged} */
const NOTHING = { added: 0, newer: 0, both: 0, refused: 0 };

export class BackupKeeper {
  /**
   * @param {KeeperDeps} deps
   * @param {Tools} tools
   */
  constructor(deps, tools) {
    this.deps = deps;
    this.tools = tools;
    /** @type {BackupState} */
    this.shown = {
      known: false, canChoose: tools.folders.canChoose(), folder: "", allowed: false, saved: 0, problem: "", due: false,
      sevenDays: tools.sevenDays, busy: "", left: 0, unread: "", merged: null, taken: {}, lost: [], damaged: [], others: 0, libraries: null, librariesBack: null,
      players: 0, held: [],
    };
    /** @type {BackupFacts | null} */
    this.facts = null;
    this.waiting = false;
    this.looks = 0;
    this.tried = -Infinity;
    /** Resolves when the last backup was written: of two at a time, the wrong one might note its time last. */
    this.last = Promise.resolve();
  }

  /** Reads what the sheet shows: the folder, and what of the workshop a backup holds. */
  async look() {
    this.show({ unread: "" });
    // What cannot be read is said, and does not hide the rest.
    await this.lookAtFolder().catch((error) => this.show({ known: true, unread: failureOf(error) }));
    await this.lookAtWorkshop();
  }

  /** Reads how many players and libraries there are. What reads libraries may have to be loaded first: players do not wait. */
  async lookAtWorkshop() {
    const { librariesHere, playersHere, foreign } = this.tools;
    const look = (this.looks += 1);
    // A slow read must not show the numbers from before a backup was restored.
    const show = (/** @type {Partial<BackupState>} */ change) => look === this.looks && this.show(change);
    const unread = (/** @type {unknown} */ error) => show({ unread: failureOf(error) });
    await Promise.all([
      playersHere().then((players) => show({ players }), unread),
      librariesHere().then((libraries) => show({ libraries }), unread),
      foreign?.listHeld().then((held) => show({ held }), unread),
    ]);
  }

  async lookAtFolder() {
    // Another tab may have chosen a folder.
    this.facts = await this.tools.readFacts();
    const { folder, saved } = this.facts;
    const allowed = folder !== null && (await this.tools.folders.mayWrite(folder).catch((error) => (this.show({ problem: failureOf(error) }), false)));
    this.show({ known: true, folder: folder?.name ?? "", allowed, saved });
  }

  /** @param {Partial<BackupState>} change */
  show(change) {
    Object.assign(this.shown, change);
    this.deps.draw();
  }

  /** Called when something was stored: makes a backup after a while, or reminds the person if the page cannot. */
  soon() {
    if (this.waiting) return;
    this.waiting = true;
    // A clock that was set back must not delay the backup.
    const pause = Math.min(PAUSE, Math.max(SOON, this.tried + PAUSE - this.tools.now()));
    this.tools.later(() => {
      this.waiting = false;
      return this.byItself().catch((error) => this.notMade(error));
    }, pause);
  }

  /** @param {unknown} error why there is no backup */
  notMade(error) {
    const code = failureOf(error);
    // Without a store there is nothing to save, and the lobby says so.
    if (code === "storage-blocked") return;
    if (this.facts?.folder) this.show({ problem: code, due: true });
    else this.show({ unread: code });
  }

  async byItself() {
    this.tried = this.tools.now();
    await this.lookAtFolder();
    if (!this.facts?.folder) return this.show({ due: await this.tools.due() });
    if (await this.changed()) await this.write(false);
  }

  /** @returns {Promise<boolean>} whether there is something that the last backup does not hold */
  async changed() {
    return (await markOf(await this.records())) !== this.facts?.mark;
  }

  /** @returns {Promise<Records>} */
  async records() {
    const all = await Promise.all(this.tools.stores.map(async ({ name, all: read }) => [name, await read()]));
    return Object.fromEntries(all);
  }

  /**
   * Reads the stores of which at least one can be read.
   * @returns {Promise<{records: Records, lost: BackupState["lost"]}>} `lost`: the others
   */
  async readableRecords() {
    const { stores } = this.tools;
    const read = await Promise.allSettled(stores.map(({ all }) => all()));
    const lost = read.flatMap((one, at) => (one.status === "rejected" ? [{ name: stores[at]?.name ?? "", code: failureOf(one.reason) }] : []));
    const [first] = lost;
    if (first && lost.length === stores.length) throw new StoreError(first.code, null);
    return { records: Object.fromEntries(stores.flatMap(({ name }, at) => (read[at]?.status === "fulfilled" ? [[name, read[at].value]] : []))), lost };
  }

  /**
   * @param {Records} records
   * @param {number} made milliseconds since 1970
   * @returns {Promise<string>} the backup, with the large parts
   */
  async textOf(records, made) {
    const all = this.tools.stores.flatMap(({ name, filled }) => {
      const own = records[name];
      return own ? [(async () => [name, filled ? await filled(own) : own])()] : [];
    });
    return backupText(Object.fromEntries(await Promise.all(all)), made);
  }

  /** Saves on demand: into the folder, or as a download. */
  async now() {
    if (this.facts?.folder) return this.write(true);
    await this.download();
  }

  async download() {
    await this.work("saving", async () => {
      const { tools } = this;
      const [{ records, lost }, now] = [await this.readableRecords(), tools.now()];
      tools.download(tools.folders.backupName(dayOf(now)), await this.textOf(records, now));
      this.show({ lost });
      // `mark` is the hash of the last backup. If there is a folder, it is that of the file in the folder.
      await this.note({ saved: now, reminded: now, ...(this.facts?.folder ? {} : { mark: await markOf(records) }) });
      this.show({ due: false });
    }).catch(this.deps.failed);
  }

  /**
   * Writes into the folder, one backup after the other.
   * @param {boolean} asked whether the person asked for it just now
   */
  async write(asked) {
    const before = this.last;
    this.last = (async () => {
      await before;
      try {
        await this.work("saving", () => this.writeNow(asked));
        this.show({ problem: "", allowed: true, due: false });
      } catch (error) {
        const code = failureOf(error);
        // The lobby shows the failure until a backup succeeds; the message is shown once.
        if (asked || code !== this.shown.problem) this.deps.failed(error);
        this.show({ problem: code, due: true, allowed: code !== "backup-not-allowed" });
      }
    })();
    await this.last;
  }

  /** @param {boolean} asked */
  async writeNow(asked) {
    const { folders, now } = this.tools;
    const folder = this.facts?.folder;
    if (!folder) return;
    if (!(await folders.mayWrite(folder, asked))) throw new StoreError("backup-not-allowed", null);
    const records = await this.records();
    const mark = await markOf(records);
    // The backup before this one may have saved everything.
    if (!asked && mark === this.facts?.mark) return;
    const made = now();
    const text = await this.textOf(records, made);
    // What is written late counts when it is there, and the next backup finds what it lacks: the mark is always that of the file.
    const written = folders.writeFile(folder, folders.backupName(this.facts?.device ?? ""), text).then(() => this.note({ saved: made, mark }));
    void written.then(() => this.shown.problem === LATE && this.show({ problem: "", allowed: true, due: false }), () => {});
    await folders.answered(written);
  }

  /** @param {Partial<BackupFacts>} change */
  async note(change) {
    const facts = await this.tools.changeFacts(change);
    this.facts = facts;
    this.show({ saved: facts.saved, folder: facts.folder?.name ?? "" });
  }

  /** Lets the person choose the folder, and saves there at once. */
  async choose() {
    const { folders, newDevice } = this.tools;
    try {
      const folder = await folders.chooseFolder();
      if (!folder) return;
      const { device } = await this.tools.readFacts();
      await this.note({ folder, mark: "", device: device || newDevice() });
      await this.write(true);
      await this.countOthers(folder);
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /** @param {Folder} folder */
  async countOthers(folder) {
    const own = this.tools.folders.backupName(this.facts?.device ?? "");
    const files = await this.tools.folders.backupsIn(folder);
    this.show({ others: files.filter(({ name }) => name !== own).length });
  }

  /** Forgets the folder; the files in it stay. */
  async forget() {
    try {
      await this.note({ folder: null, mark: "" });
      this.show({ problem: "", due: false, others: 0 });
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /** Dismisses the reminder for a while. */
  async dismiss() {
    this.show({ due: false });
    await this.note({ reminded: this.tools.now() }).catch(this.deps.failed);
  }

  /** Restores all backups in the folder. */
  async restoreFolder() {
    const folder = this.facts?.folder;
    if (!folder) return;
    try {
      if (!(await this.tools.folders.mayWrite(folder, true))) throw new StoreError("backup-not-allowed", null);
      await this.restore(await this.tools.folders.backupsIn(folder), true);
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /**
   * Restores backups. Every file is read before anything is stored.
   * @param {readonly File[]} files
   * @param {boolean} [partly] whether a file that cannot be read leaves the others to be restored
   */
  async restore(files, partly = false) {
    try {
      await this.work("restoring", async () => {
        await this.deps.engineStarted;
        const { read, damaged } = await this.readFiles(files, partly);
        // Before anything is stored: code that is stored and not held would run.
        await this.tools.foreign?.hold(read);
        const merged = { ...NOTHING };
        for (const { records } of read) await this.mergeIn(records, merged);
        this.show({ merged, damaged, left: 0, others: 0 });
        await this.lookAtWorkshop();
      });
      await this.deps.restored();
      this.soon();
    } catch (error) {
      this.show({ merged: null, left: 0, librariesBack: null });
      this.deps.failed(error);
    }
  }

  /**
   * Stores whether code of a backup may run.
   * @param {readonly ForeignCode[]} codes
   * @param {boolean} allowed
   */
  async answerForeign(codes, allowed) {
    await this.tools.foreign?.answer(codes.map(({ hash }) => hash), allowed).catch(this.deps.failed);
    await this.lookAtWorkshop();
  }

  /**
   * @param {readonly File[]} files
   * @param {boolean} partly
   * @returns {Promise<{read: Backup[], damaged: string[]}>} `damaged`: the names of files that could not be read
   */
  async readFiles(files, partly) {
    /** @type {Backup[]} */
    const read = [];
    const damaged = [];
    for (const [at, file] of files.entries()) {
      try {
        const text = await this.tools.folders.textOf(file);
        const records = readBackup(text);
        read.push({ name: file.name, made: timeOf(text) ?? file.lastModified, records });
      } catch (error) {
        if (!partly || (read.length === 0 && at === files.length - 1)) throw error;
        damaged.push(file.name);
      }
    }
    return { read, damaged };
  }

  /**
   * Merges a backup into every store. One that refuses does not keep the others from theirs.
   * @param {Records} backup
   * @param {Merged} sum of games
   */
  async mergeIn(backup, sum) {
    for (const { name, mergeIn } of this.tools.stores) {
      try {
        const merged = await mergeIn(backup[name] ?? []);
        if (merged && "both" in merged) for (const key of /** @type {(keyof Merged)[]} */ (Object.keys(sum))) sum[key] += merged[key];
        else if (merged) this.addTaken(name, merged);
      } catch (error) {
        this.show({ lost: [...this.shown.lost, { name, code: failureOf(error) }] });
      }
    }
  }

  /**
   * @param {string} name of a store
   * @param {Taken} more
   */
  addTaken(name, more) {
    const { added, changed, refused } = this.shown.taken[name] ?? { added: 0, changed: 0, refused: 0 };
    const sum = { added: added + more.added, changed: changed + more.changed, refused: refused + more.refused };
    this.show({ taken: { ...this.shown.taken, [name]: sum } });
  }

  /**
   * Adds the result for the libraries of one file to the state.
   * @param {LibrariesBack} more
   */
  addLibraries(more) {
    const sum = this.shown.librariesBack ?? { taken: 0, bytes: 0, refused: [], away: false };
    this.show({ librariesBack: {
      taken: sum.taken + more.taken, bytes: sum.bytes + more.bytes, refused: [...sum.refused, ...more.refused], away: sum.away || more.away,
    } });
  }

  /**
   * @template T
   * @param {"saving" | "restoring"} busy
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async work(busy, work) {
    this.show({ busy, lost: [], ...(busy === "restoring" ? { merged: null, taken: {}, damaged: [], librariesBack: null } : {}) });
    try {
      return await work();
    } finally {
      this.show({ busy: "" });
    }
  }
}

/** @param {unknown} error @returns {string} */
const failureOf = (error) => codeOf(error) || "backup-failed";

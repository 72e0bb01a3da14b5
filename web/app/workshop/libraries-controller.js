// @ts-check
// Manages the libraries that own players may import: adds wheels from files and from the site, lists them, removes them.
import { download, DownloadError, hostedRows, readHosted } from "../../box/hosted-libraries.js";
import { readInterpreter, readWheel, WheelError } from "../../box/wheel-file.js";
import { t } from "../../lib/i18n.js";
import { unreadText } from "../../lib/error-text.js";
import { deleteLibrary, LIBRARIES, listLibraries, putLibrary } from "../../store/libraries.js";
import { offersFor } from "./imports.js";
import { ENDING, librariesView } from "./libraries-view.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { HostedLibrary, HostedList, HostedRow } from "../../box/hosted-libraries.js" */
/** @import { Interpreter, NewLibrary } from "../../box/wheel-file.js" */
/** @import { Library } from "../../store/libraries.js" */

/** @typedef {{id: string, part: number}} Coming a library that is being downloaded, and how much of it has come, from 0 to 1 */

/** The end of the name of a pure Python wheel, which every Python 3 can use. */
const PURE = "py3-none-any";

export const LIBRARY_SOURCES = {
  readInterpreter, readWheel, readHosted, download, listLibraries, putLibrary, deleteLibrary,
  online: () => navigator.onLine,
};

/** @typedef {Pick<PageTools, "draw" | "failed" | "errorText">} LibrariesDeps */

export class LibrariesController {
  /**
   * @param {LibrariesDeps} deps
   * @param {typeof LIBRARY_SOURCES} [sources]
   */
  constructor(deps, sources = LIBRARY_SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {readonly Library[]} in the order in which they are installed */
    this.kept = [];
    /** Number of stored libraries that cannot be read. */
    this.unreadable = 0;
    /** @type {string[]} why files were not taken */
    this.troubles = [];
    this.busy = false;
    /** @type {((interpreter: Interpreter) => Promise<void>)[]} what is still to be done */
    this.waiting = [];
    /** @type {HostedList | null} what the site hosts */
    this.hosted = null;
    /** @type {Coming | null} */
    this.coming = null;
    /** Ends the running download. */
    this.download = new AbortController();
    /** The last result as a sentence, for screen readers. */
    this.done = "";
  }

  async read() {
    try {
      this.kept = await this.sources.listLibraries();
      this.unreadable = LIBRARIES.unreadable;
    } catch (error) {
      const { code = "" } = /** @type {{code?: string}} */ (error);
      // The screen says already that nothing can be stored.
      if (code !== "storage-blocked") this.troubles = [unreadText(error)];
    }
    // Without the list, files can still be added.
    this.hosted ??= await this.sources.readHosted().catch((error) => void console.warn(error)) ?? null;
    this.deps.draw();
  }

  /**
   * Adds wheels, one after the other, since a library may need one that was added before it.
   * @param {readonly File[]} files
   */
  add(files) {
    return this.work(files.map((file) => (interpreter) => this.take(file, interpreter)));
  }

  /**
   * Downloads a library of the site with the libraries that it needs, and adds them.
   * @param {HostedRow} row
   */
  async addHosted({ library, others }) {
    // Ignore a second press before the page was drawn.
    if (!this.busy) await this.work([(interpreter) => this.takeHosted([...others, library], library, interpreter)]);
  }

  /** @param {((interpreter: Interpreter) => Promise<void>)[]} tasks done one after the other, after those that are being done */
  async work(tasks) {
    this.waiting.push(...tasks);
    if (this.busy || tasks.length === 0) return;
    this.busy = true;
    this.troubles = [];
    this.done = "";
    this.deps.draw();
    try {
      const interpreter = await this.sources.readInterpreter();
      for (let task = this.waiting.shift(); task; task = this.waiting.shift()) await task(interpreter);
    } catch (error) {
      this.waiting = [];
      this.troubles.push(this.sources.online() ? this.deps.errorText(error) : t("library-away"));
    }
    this.busy = false;
    await this.read();
  }

  /**
   * @param {Pick<File, "name" | "size" | "arrayBuffer">} file
   * @param {Interpreter} interpreter
   */
  async take(file, interpreter) {
    try {
      await this.store([await this.sources.readWheel(file, interpreter)]);
    } catch (error) {
      this.troubles.push(troubleText(error, file.name));
    }
  }

  /**
   * Downloads libraries. Nothing is stored before all are complete, so an interrupted download changes nothing.
   * @param {readonly HostedLibrary[]} wanted in their order
   * @param {HostedLibrary} library the last of them
   * @param {Interpreter} interpreter
   */
  async takeHosted(wanted, library, interpreter) {
    const all = wanted.reduce((sum, { size }) => sum + size, 0);
    /** @type {NewLibrary[]} */
    const read = [];
    let before = 0;
    let now = library;
    this.download = new AbortController();
    const { signal } = this.download;
    this.show({ id: library.id, part: 0 });
    try {
      for (now of wanted) {
        const bytes = await this.sources.download(now, (come) => this.show({ id: library.id, part: (before + come) / all }), signal);
        before += now.size;
        read.push(await this.sources.readWheel({ name: now.file, size: bytes.byteLength, arrayBuffer: async () => bytes.buffer }, interpreter));
      }
      // The person may have pressed stop when the last bytes came.
      if (!signal.aborted) await this.store(read);
    } catch (error) {
      if (!signal.aborted) this.troubles.push(troubleText(error, now.file));
    }
    if (signal.aborted) this.done = t("library-stopped", { name: library.name });
    this.coming = null;
  }

  /** Ends the running download; nothing of it is stored. */
  stop() {
    this.download.abort();
  }

  /** @param {Coming} coming */
  show(coming) {
    // Progress is reported for each piece of a download; draw it only for each hundredth.
    const same = this.coming?.id === coming.id && Math.floor(this.coming.part * 100) === Math.floor(coming.part * 100);
    this.coming = coming;
    if (!same) this.deps.draw();
  }

  /** @param {readonly NewLibrary[]} libraries in their order; the last one was wanted */
  async store(libraries) {
    for (const library of libraries) {
      await this.sources.putLibrary(library);
      this.done = t("library-added", { name: library.name, version: library.version });
    }
  }

  /** @param {Library} library */
  async remove({ id, name }) {
    await this.sources.deleteLibrary(id);
    this.troubles = [];
    this.done = t("library-removed", { name });
    await this.read();
  }

  /**
   * @param {readonly import("../../types.js").PlayerImport[]} imports of a player
   * @returns {import("./imports.js").Offer[]} what of them is not here, and what this site has to be added
   */
  offers(imports) {
    return offersFor(imports, hostedRows(this.hosted?.libraries ?? [], this.kept), this.kept);
  }

  view() {
    const { kept, troubles, busy, done, coming, hosted, deps } = this;
    return librariesView({
      kept, troubles, busy, done, coming,
      hosted: hostedRows(hosted?.libraries ?? [], kept),
      installer: kept.length > 0 ? 0 : hosted?.installer ?? 0,
      addHosted: (row) => void this.addHosted(row).catch(deps.failed),
      stop: () => this.stop(),
      add: (files) => void this.add(files).catch(deps.failed),
      remove: (library) => void this.remove(library).catch(deps.failed),
    });
  }
}

/**
 * @param {unknown} error
 * @param {string} file
 * @returns {string}
 */
function troubleText(error, file) {
  if (error instanceof WheelError) return t(`library-${error.code}`, { ...error.args, file, ending: ENDING, pure: PURE });
  if (error instanceof DownloadError) return t(`library-${error.code}`, { file });
  console.warn(error);
  const { code = "" } = /** @type {{code?: string}} */ (error);
  if (code === "file-unread") return t("error-file-unread");
  return t(code === "storage-full" ? "library-full" : "library-not-stored", { file });
}

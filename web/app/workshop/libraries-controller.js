// @ts-check
// The libraries that own players may import: takes in wheels, lists them, removes them.
import { readInterpreter, readWheel, WheelError } from "../../box/wheel-file.js";
import { t } from "../../lib/i18n.js";
import { deleteLibrary, listLibraries, putLibrary } from "../../store/libraries.js";
import { ENDING, librariesView } from "./libraries-view.js";

/** @typedef {import("../../store/libraries.js").Library} Library */
/** @typedef {import("../../box/wheel-file.js").Interpreter} Interpreter */

/** What the usual wheel is called, of which every Python 3 can use the modules. */
const PURE = "py3-none-any";

export const LIBRARY_SOURCES = { readInterpreter, readWheel, listLibraries, putLibrary, deleteLibrary, online: () => navigator.onLine };

/**
 * @typedef {object} LibrariesDeps
 * @property {() => void} draw draws the page soon
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {(error: unknown) => string} errorText
 */

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
    /** @type {string[]} why files were not taken */
    this.troubles = [];
    this.busy = false;
    /** @type {File[]} those that are still to be taken in */
    this.waiting = [];
    /** What was done last, for a screen reader. */
    this.done = "";
  }

  async read() {
    try {
      this.kept = await this.sources.listLibraries();
    } catch (error) {
      console.warn(error);
    }
    this.deps.draw();
  }

  /**
   * Takes in wheels, one after the other: a library may be followed by one that needs it.
   * @param {readonly File[]} files
   */
  async add(files) {
    this.waiting.push(...files);
    if (this.busy || files.length === 0) return;
    this.busy = true;
    this.troubles = [];
    this.done = "";
    this.deps.draw();
    try {
      const interpreter = await this.sources.readInterpreter();
      for (let file = this.waiting.shift(); file; file = this.waiting.shift()) await this.take(file, interpreter);
    } catch (error) {
      this.waiting = [];
      this.troubles.push(this.sources.online() ? this.deps.errorText(error) : t("error-workshop-away"));
    }
    this.busy = false;
    await this.read();
  }

  /**
   * @param {File} file
   * @param {Interpreter} interpreter
   */
  async take(file, interpreter) {
    try {
      const library = await this.sources.readWheel(file, interpreter);
      await this.sources.putLibrary(library);
      this.done = t("library-added", { name: library.name, version: library.version });
    } catch (error) {
      this.troubles.push(troubleText(error, file.name));
    }
  }

  /** @param {Library} library */
  async remove({ id, name }) {
    await this.sources.deleteLibrary(id);
    this.troubles = [];
    this.done = t("library-removed", { name });
    await this.read();
  }

  view() {
    const { kept, troubles, busy, done, deps } = this;
    return librariesView({
      kept, troubles, busy, done,
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
  console.warn(error);
  const { code = "" } = /** @type {{code?: string}} */ (error);
  return t(code === "storage-full" ? "library-full" : "library-not-stored", { file });
}

// @ts-check
// Holds the player that is open in the editor: stores its text, has the engine check it, saves versions.
import { t } from "../../lib/i18n.js";
import { editorView } from "./editor-view.js";
import { MOST_PLAYER_TEXT } from "../../lib/generated/bounds.js";
import { isSaved, nameFrom, restored, saved } from "./player-file.js";
import { faultText } from "./fault-text.js";

/** @import { OwnPlayer } from "../../store/own-players.js" */
/** @import { PlayerFault, PlayerImport } from "../../types.js" */
/** @import { Mark } from "./editor.js" */
/** @import { Offer } from "./imports.js" */

/** Milliseconds from the last key until the text is stored and checked. */
const PAUSE = 500;

/**
 * @typedef {object} OpenPlayerHost
 * @property {import("./game-words.js").GameWords | null} words names for completion; null if they could not be read
 * @property {() => string[]} names of the other players of this game
 * @property {boolean} stored whether the player is stored yet
 * @property {(record: OwnPlayer, base: OwnPlayer | null) => Promise<OwnPlayer | null>} changed stores a record, which was `base`
 *   before; returns it as it is stored now, null if the store refused
 * @property {(id: string) => Promise<void>} remove deletes it, if the person confirms
 * @property {Pick<import("./libraries-controller.js").LibrariesController, "offers" | "addHosted" | "busy" | "troubles">} libraries
 */

export class OpenPlayer {
  /**
   * @param {OwnPlayer} record
   * @param {import("./workshop-controller.js").WorkshopDeps} deps
   * @param {import("./workshop-screen.js").Sources} sources
   * @param {OpenPlayerHost} host
   */
  constructor(record, deps, sources, host) {
    this.record = record;
    /** @type {OwnPlayer | null} the record as it was stored last; null if it is not stored */
    this.base = host.stored ? record : null;
    this.deps = deps;
    this.sources = sources;
    this.host = host;
    /** @type {import("./editor.js").Editor | null} */
    this.editor = null;
    /** @type {"loading" | "open" | "missing"} */
    this.state = "loading";
    /** @type {"" | "checking" | "checked" | "unchecked" | "too-long"} */
    this.checked = "";
    /** @type {PlayerFault[]} what the engine has found in the text */
    this.faults = [];
    /** @type {PlayerImport[]} what the text that was checked last imports: marks and offers are about its lines */
    this.imports = [];
    /** @type {Mark | null} where the player failed in a game */
    this.failure = null;
    /** The imports that are marked, because the site has their libraries. */
    this.marked = "";
    /** Counts changes of the text: answers about an older text are dropped. */
    this.edits = 0;
    this.stored = true;
    /** Number of records that are being stored: the text counts as saved at 0. */
    this.storing = 0;
    /** Resolves when the last record is stored: one after the other, so that each knows what was stored before. */
    this.last = Promise.resolve();
    this.nameTrouble = "";
    this.mount = this.mount.bind(this);
    /** @type {Element | null} where the editor is on the page */
    this.element = null;
    this.check();
  }

  /** @param {Element | undefined} element for the editor; undefined when the page has removed it */
  mount(element) {
    if (!element) {
      if (this.element) this.leftPage();
      return;
    }
    this.element = element;
    void this.openEditor();
  }

  async openEditor() {
    const { deps, sources, element } = this;
    if (!(element instanceof HTMLElement)) return;
    this.state = "loading";
    deps.draw();
    try {
      const editor = await sources.openEditor(element, {
        text: this.record.text, label: t("workshop-editor", { name: this.record.name }), description: t("workshop-keys"), phrases: phrases(),
        words: this.host.words, changed: (text) => this.typed(text), save: () => void this.save(),
      });
      // The person has left meanwhile.
      if (this.element !== element) {
        editor.close();
        return;
      }
      this.editor = editor;
      this.state = "open";
      this.mark();
    } catch (error) {
      console.warn(error);
      this.state = "missing";
    }
    deps.draw();
  }

  /** @param {string} text */
  typed(text) {
    this.failure = null;
    const edit = ++this.edits;
    this.record = { ...this.record, text, updated: this.sources.now() };
    this.stored = false;
    this.deps.draw();
    this.sources.later(() => {
      if (edit !== this.edits) return;
      void this.store();
      this.check();
    }, PAUSE);
  }

  /** Stores the text if it has changed since the last time. */
  async store() {
    if (this.stored || this.record.text.length > MOST_PLAYER_TEXT) return;
    this.stored = true;
    await this.keep();
  }

  /** Stores the record as it is now, or as it is when earlier ones are stored. */
  keep() {
    this.storing += 1;
    this.last = this.last.then(() => this.keepNow()).finally(() => {
      this.storing -= 1;
      this.deps.draw();
    });
    return this.last;
  }

  async keepNow() {
    const { record: sent } = this;
    const stored = await this.host.changed(sent, this.base);
    if (!stored) return;
    // The person may have changed it meanwhile: what another tab has changed comes with that change.
    this.base = this.record === sent ? stored : sent;
    if (this.record !== sent) return;
    this.record = stored;
    if (stored.text === sent.text) return;
    // Another tab has changed the text, and this one has not.
    this.editor?.setText(stored.text);
    this.record = stored;
    this.stored = true;
    this.edits += 1;
    this.check();
  }

  /** Has the engine check the text, without running it. */
  check() {
    void this.askEngine().catch((error) => {
      console.warn(error);
      this.showFaults("unchecked", []);
    });
  }

  async askEngine() {
    const { record: { text }, deps, edits } = this;
    if (text.length > MOST_PLAYER_TEXT) {
      this.showFaults("too-long", []);
      return;
    }
    this.checked = "checking";
    deps.draw();
    await deps.engineStarted;
    const { faults, imports } = await deps.engine().call("check_player", { text });
    if (edits !== this.edits) return;
    this.imports = imports;
    this.showFaults("checked", faults);
  }

  /**
   * @param {OpenPlayer["checked"]} checked
   * @param {PlayerFault[]} faults
   */
  showFaults(checked, faults) {
    this.checked = checked;
    this.faults = faults;
    this.mark();
    this.deps.draw();
  }

  /** @param {Mark} failure the line at which the player failed in a game */
  fail(failure) {
    this.failure = failure;
    this.mark();
    this.deps.draw();
  }

  mark() {
    const offers = this.offers();
    this.marked = idsOf(offers);
    const marks = this.faults.map((fault) => ({ line: fault.line, message: faultText(fault) }));
    marks.push(...offers.map(({ line, row }) => ({ line, message: t("library-imported", { name: row.library.name }) })));
    this.editor?.setMarks(this.failure ? [...marks, this.failure] : marks);
  }

  /** @returns {Offer[]} libraries of the site that the text imports, as it was checked last */
  offers() {
    return this.checked === "checked" ? this.host.libraries.offers(this.imports) : [];
  }

  /** Saves the text as a version. */
  async save() {
    if (this.record.text.length > MOST_PLAYER_TEXT) return;
    this.edits += 1;
    this.stored = true;
    this.record = saved(this.record, this.sources.now());
    await this.keep();
    this.check();
  }

  async showVersions() {
    const { record, sources, deps } = this;
    const version = await sources.askVersion(record.versions);
    if (!version) return;
    this.record = restored(this.record, version.text, sources.now());
    // Changed like typed text, so that the editor can undo it.
    this.editor?.setText(this.record.text);
    this.stored = true;
    await this.keep();
    deps.toast(t("workshop-restored"));
  }

  /** @param {string} wished */
  async rename(wished) {
    const name = nameFrom(wished);
    const taken = this.host.names().includes(name);
    this.nameTrouble = name === "" ? t("workshop-name-rule") : taken ? t("workshop-name-taken") : "";
    if (!this.nameTrouble) {
      // Makes the record newer, so that this name stays when two devices are merged.
      this.record = { ...this.record, name, updated: this.sources.now() };
      await this.keep();
    }
    this.deps.draw();
  }

  view() {
    const { record, deps, sources, host } = this;
    const offers = this.offers();
    // A library was added or removed meanwhile.
    if (idsOf(offers) !== this.marked) queueMicrotask(() => this.mark());
    return editorView({
      offers, adding: host.libraries.busy, troubles: host.libraries.troubles,
      add: (row) => void host.libraries.addHosted(row).catch(deps.failed),
      id: record.id, name: record.name, nameTrouble: this.nameTrouble, saved: isSaved(record) && this.storing === 0, versions: record.versions.length,
      state: this.state, checked: this.checked, faults: this.faults, failure: this.failure, mount: this.mount,
      rename: (name) => void this.rename(name).catch(deps.failed),
      save: () => void this.save().catch(deps.failed),
      showVersions: () => void this.showVersions().catch(deps.failed),
      exportFile: () => sources.download(`${record.name}.py`, record.text, "text/x-python"),
      remove: () => void this.host.remove(record.id).catch(deps.failed),
      goTo: (line) => this.editor?.goTo(line),
      again: () => void this.openEditor(),
    });
  }

  /** Stores the text if it has changed, and removes the editor. */
  async leave() {
    this.edits += 1;
    await this.store();
    this.close();
  }

  /** Called when something replaces the editor, such as a replay: stores and checks what was typed last. */
  leftPage() {
    const typed = !this.stored;
    void this.store().catch(this.deps.failed);
    this.close();
    if (typed) this.check();
  }

  close() {
    this.edits += 1;
    this.element = null;
    this.editor?.close();
    this.editor = null;
  }
}

/** @param {readonly Offer[]} offers */
const idsOf = (offers) => offers.map(({ line, row }) => `${line} ${row.library.id}`).join();

/** @returns {Record<string, string>} our words for CodeMirror's own texts */
function phrases() {
  return { Completions: t("workshop-completions"), Diagnostics: t("workshop-diagnostics"), "No diagnostics": t("workshop-good"), close: t("close") };
}

// @ts-check
// The page: what it shows, and what its buttons do. Everything drawn is a function of this object.
import { EngineError } from "./engine/client.js";
import { readFlags } from "./flags.js";
import { t, useLanguage, useTexts } from "./i18n.js";
import { randomSeed } from "./games/citadels/draft.js";
import { Device } from "./device/device.js";
import * as library from "./host/library.js";
import { targetsOf } from "./table/choice.js";
import { Pace, speedOf } from "./table/pace.js";
import { openSetup, remember, review } from "./setting-up.js";
import { boot } from "./starting.js";
import { StoreError } from "./store/db.js";
import { setSetting } from "./store/settings.js";
import { drawPage } from "./table/page.js";

/** @typedef {import("./table/session.js").Session} Session */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./store/matches.js").Listed} Listed */
/** @typedef {import("./types.js").OptionView} OptionView */

const TOAST_TIME = 8000;

export class App {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.flags = readFlags(location.search);
    this.pace = new Pace("normal");
    /** @type {import("./engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {import("./types.js").Hello | null} what the engine offers */
    this.hello = null;
    this.progress = { stage: "runtime", loaded: 0, total: 0 };
    /** @type {string[]} */
    this.missing = [];
    this.startError = "";
    this.device = new Device(this);
    /** @type {import("./engine/snapshot.js").SnapshotInfo | null} what is known of the picture for a quick start */
    this.snapshot = null;
    /** @type {Session | null} */
    this.session = null;
    /** @type {import("./games/citadels/draft.js").SetupDraft | null} */
    this.setup = null;
    this.starting = false;
    /** @type {import("./table/help.js").Help | null} what the help shows, where it is open */
    this.help = null;
    /** @type {Listed[]} */
    this.matches = [];
    /** @type {Set<string>} ids of matches the engine refused to open */
    this.broken = new Set();
    this.storeError = "";
    /** @type {import("./table/toast.js").Toast[]} */
    this.toasts = [];
    this.scores = true;
    this.logOpen = false;
    /** @type {Map<string, OptionView[]>} options of the present question, by the thing they are about */
    this.targets = new Map();
    /** A drawing is under way; at first it waits for words. */
    this.drawing = true;
    /** The stored match somebody wants to see, until it is there. */
    this.opening = "";
    /** Ends when the engine can be asked, or `startError` or `missing` says why it never will. */
    this.engineStarted = new Promise((resolve) => (this.engineEnded = resolve));
  }

  /** @returns {boolean} whether things may move on the page */
  get moving() {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.flags.motion && !calm && !this.pace.instant;
  }

  /** Draws the page soon, once for all changes made meanwhile. */
  draw() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      const ask = this.session?.ask;
      this.targets = ask && !this.session?.busy ? targetsOf(ask) : new Map();
      drawPage(this, this.root);
    });
  }

  /** @param {Partial<Pick<App, "scores" | "logOpen">>} change */
  show(change) {
    Object.assign(this, change);
    this.draw();
  }

  /**
   * @param {string} text
   * @param {"error" | "info"} [kind]
   */
  toast(text, kind = "info") {
    const id = Date.now() + Math.random();
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.dismiss(id), TOAST_TIME);
    this.draw();
  }

  /** @param {number} id */
  dismiss(id) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    this.draw();
  }

  /** @param {unknown} error */
  failed(error) {
    if (!(error instanceof EngineError) && !(error instanceof StoreError)) console.error(error);
    this.toast(library.errorText(error), "error");
  }

  /** @param {string} code */
  async setLanguage(code) {
    await useLanguage(code);
    void setSetting("language", code);
    this.draw();
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.pace.set(speedOf(speed));
    void setSetting("speed", speed);
    this.draw();
  }

  async openSetup() {
    this.opening = "";
    await openSetup(this);
  }

  /**
   * Changes the form for a new game, and has the engine look at it.
   * @param {() => void} change
   */
  editSetup(change) {
    this.edit(change);
    void review(this);
  }

  /** @param {Partial<import("./table/help.js").Help>} change */
  async openHelp(change) {
    const edition = this.session?.step.view.edition ?? this.setup?.edition ?? "";
    this.help = { ...(this.help ?? { part: "play", edition }), ...change };
    await useTexts("games/citadels/locales/help/").catch((error) => this.failed(error));
    this.draw();
  }

  closeHelp() {
    this.help = null;
    this.draw();
  }

  closeSetup() {
    this.setup = null;
    this.draw();
  }

  /** @param {() => void} change */
  edit(change) {
    change();
    this.draw();
  }

  /** Starts the game that was put together. */
  async start() {
    const { setup } = this;
    if (!setup || this.starting) return;
    remember(setup);
    this.edit(() => (this.starting = true));
    await this.engineStarted;
    // A set by lot may not be drawn yet.
    await review(this);
    this.edit(() => (this.starting = false));
    if (this.setup === setup && !setup.problem) await this.create(setup.setup, setup.seedNumber);
  }

  /**
   * The same players once more.
   * @param {Session} session
   */
  async again(session) {
    const setup = session.setup;
    await this.leave({});
    await this.create(setup, randomSeed());
  }

  /**
   * @param {import("./types.js").Setup} setup
   * @param {number} seed
   */
  async create(setup, seed) {
    this.starting = true;
    this.draw();
    await this.engineStarted;
    try {
      await this.sit(await library.create(this, setup, seed));
      this.setup = null;
    } catch (error) {
      this.failed(error);
    }
    this.starting = false;
    this.draw();
  }

  /** @param {string} id */
  async resume(id) {
    if (this.opening === id) return;
    this.opening = id;
    this.draw();
    await this.engineStarted;
    // Meanwhile another one was wanted.
    if (this.opening !== id || this.session) return;
    try {
      const opened = await library.open(this, id);
      if (opened.table.replayed === false) this.toast(t("rules-changed"));
      await this.sit(opened);
    } catch (error) {
      if (error instanceof EngineError && this.engine) this.broken.add(id);
      this.failed(error);
    }
    this.opening = "";
    this.draw();
  }

  /** @param {{session: Session, table: Table}} opened */
  async sit({ session, table }) {
    await session.begin(table);
    this.scores = true;
    this.session = session;
    scrollTo(0, 0);
    this.draw();
  }

  /** @param {{setup?: boolean}} next */
  async leave({ setup = false }) {
    if (this.session?.step.over) void this.device.gameOver();
    this.session?.close();
    this.session = null;
    this.device.between();
    await this.refresh();
    if (setup) await this.openSetup();
  }

  /** Reads the stored games anew. */
  async refresh() {
    Object.assign(this, await library.list());
    this.draw();
    void library.checkAll(this);
  }

  /** @param {Listed} item */
  exportListed(item) {
    library.exportListed(item);
  }

  /** @param {Session} session */
  exportSession(session) {
    if (session.row) library.exportListed({ id: session.match, row: session.row, raw: session.row });
  }

  /** @param {Listed} item */
  async remove(item) {
    await library.remove(this, item);
  }

  /** @param {File} file */
  async importFile(file) {
    await this.engineStarted;
    await library.importFile(this, file);
  }

  /** @param {string} id */
  district(id) {
    return library.districtFacts(this, id);
  }
}

const root = document.getElementById("app");
if (root) void boot(new App(root));

// @ts-check
// The page: its state, and what its buttons do. Everything drawn is a function of this object.
import { Device } from "./device/device.js";
import { EngineError } from "./engine/client.js";
import { deleteSnapshot, enableSnapshot, snapshotInfo } from "./engine/snapshot.js";
import { readFlags } from "./flags.js";
import { openRoom, openRunning } from "./friends.js";
import { FIRST, loadGame } from "./games.js";
import { Host } from "./host/host.js";
import { createMatch, openMatch } from "./host/matches.js";
import { t, useLanguage, useTexts } from "./i18n.js";
import { Saved, putRecorded } from "./saved.js";
import { drawApp } from "./screens.js";
import { boot } from "./starting.js";
import { getSetting, setSetting } from "./store/settings.js";
import { dialogOpen } from "./table/dialog.js";
import { randomSeed } from "./table/draft.js";
import { errorText } from "./table/errors.js";
import { READING } from "./table/log-view.js";
import { HelpSearch } from "./table/help-search.js";
import { Pace, speedOf } from "./table/pace.js";
import { Session } from "./table/session.js";
import { directorFor } from "./telling.js";
import { Teaching } from "./teaching.js";

const TOAST_TIME = 8000;

export class App {
  /**
   * @param {HTMLElement} root
   * @param {import("./games.js").Game} game the one that comes with the page
   */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** The one that somebody wants, until it is there. */
    this.wanted = game.id;
    this.flags = readFlags(location.search);
    this.pace = new Pace("normal");
    /** Whether the table is heard. */
    this.sound = false;
    /** @type {import("./engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {Map<string, import("./table/offer.js").Offer>} what can be played, by game */
    this.offers = new Map();
    this.progress = { stage: "runtime", loaded: 0, total: 0 };
    /** @type {string[]} */
    this.missing = [];
    this.startError = "";
    this.device = new Device({ changed: () => this.draw(), idle: () => this.idle });
    /** @type {import("./engine/snapshot.js").SnapshotInfo | null} what is known of the snapshot for a quick start */
    this.snapshot = null;
    /** @type {Host | null} of the match on the table */
    this.host = null;
    /** @type {Session | null} */
    this.session = null;
    /** @type {import("./company.js").Company | null} the people at other devices */
    this.room = null;
    /** @type {import("./replaying.js").Replaying | null} a game that is looked at again */
    this.replaying = null;
    /** @type {import("./table/draft.js").Draft | null} the game that is being put together */
    this.setup = null;
    this.starting = false;
    /** @type {{part: string, edition: string} | null} what the help shows, where it is open */
    this.help = null;
    /** @type {import("./records.js").Statistics | null} what the finished games come to, where somebody looks at it */
    this.statistics = null;
    this.saved = new Saved(this);
    this.teaching = new Teaching(this);
    this.search = new HelpSearch(() => this.draw());
    /** @type {import("./table/toast.js").Toast[]} */
    this.toasts = [];
    this.scores = true;
    this.reading = READING;
    /** @type {import("./table/tabs.js").ChosenTab | null} the part of the table that is shown, where there is room for one */
    this.tab = null;
    /** A drawing is under way; at first it waits for words. */
    this.drawing = true;
    /** The stored match somebody wants to see, until it is there. */
    this.opening = "";
    /** Ends when the engine can be asked, or `startError` or `missing` says why it never will. */
    this.engineStarted = new Promise((resolve) => (this.engineEnded = resolve));
  }

  /** @returns {boolean} whether things move on the page from where they were */
  get moving() {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.flags.motion || calm) return false;
    return this.replaying ? this.replaying.replay.near : this.session !== null && !this.pace.instant;
  }

  /** @returns {boolean} whether the lobby is all there is: no game, replay, form, help or sheet is open or about to be */
  get idle() {
    return !(this.session || this.room || this.replaying || this.starting || this.setup || this.opening || this.help || this.statistics || dialogOpen());
  }

  /** @returns {import("./engine/client.js").Engine} the engine, which has started */
  get running() {
    if (!this.engine) throw new EngineError("engine-lost");
    return this.engine;
  }

  /** @returns {import("./table/offer.js").Offer | null} what can be played of the game that is chosen */
  get hello() {
    return this.offers.get(this.game.id) ?? null;
  }

  /** @returns {import("./types.js").Update | null} the picture of a match that is on the page */
  get shown() {
    return this.replaying?.replay.shown?.update ?? this.session?.shown ?? null;
  }

  /** Draws the page soon, once for all changes made meanwhile. */
  draw() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      drawApp(this);
    });
  }

  /** @param {() => void} change */
  edit(change) {
    change();
    this.device.reloadIfReplaced();
    this.draw();
  }

  /** @param {Partial<Pick<App, "scores" | "tab" | "reading">>} change */
  show(change) {
    this.edit(() => Object.assign(this, change));
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
    this.edit(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)));
  }

  /**
   * @param {unknown} error
   * @returns {string} what to tell the person
   */
  errorText(error) {
    return errorText(error, this.game.errorFacts);
  }

  /** @param {unknown} error */
  failed(error) {
    // Whatever has a code has a sentence too, and is no surprise.
    if (typeof (/** @type {any} */ (error)?.code) !== "string") console.error(error);
    this.toast(this.errorText(error), "error");
  }

  /** @param {string} code */
  async setLanguage(code) {
    await useLanguage(code);
    void setSetting("language", code);
    this.draw();
  }

  /**
   * Has the page speak of a game from now on; one that does not come with the page is loaded first.
   * @param {string} id
   */
  async useGame(id) {
    this.wanted = id;
    if (id === this.game.id) return;
    const { game, offer } = id === FIRST.id ? { game: FIRST, offer: null } : await loadGame(id);
    // Meanwhile another one was wanted.
    if (this.wanted !== id) return;
    if (offer) this.offers.set(id, offer);
    const { texts, helpTexts } = this.game;
    await useTexts(game.texts, [texts, helpTexts]);
    this.edit(() => (this.game = game));
  }

  /**
   * Chooses what is played, in the lobby; for the next evening too.
   * @param {string} id
   */
  async chooseGame(id) {
    void setSetting("game", id);
    await this.useGame(id).catch((error) => this.failed(error));
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.pace.set(speedOf(speed));
    void setSetting("speed", speed);
    this.draw();
  }

  /** @param {Partial<{part: string, edition: string}>} change */
  async openHelp(change) {
    const edition = this.shown?.view.edition ?? this.setup?.edition ?? "";
    this.help = { ...(this.help ?? { part: this.game.help[0]?.id ?? "", edition }), ...change };
    await useTexts(this.game.helpTexts).catch((error) => this.failed(error));
    this.draw();
  }

  closeHelp() {
    this.search.query = "";
    this.edit(() => (this.help = null));
  }

  async openSetup() {
    this.opening = "";
    if (!this.hello) return;
    const [name, last] = await Promise.all([getSetting("name"), getSetting(lastSetup(this.game.id))]);
    this.setup = this.game.setup.draft(this.hello, this.flags, name, last);
    this.editSetup(() => scrollTo(0, 0));
  }

  closeSetup() {
    this.edit(() => (this.setup = null));
  }

  /**
   * Changes the form for a new game, and has the engine look at it.
   * @param {() => void} change
   */
  editSetup(change) {
    this.edit(change);
    void this.reviewSetup();
  }

  /** Has the engine look at the form for a new game, where there are both. */
  async reviewSetup() {
    const { setup, engine } = this;
    if (!setup || !engine) return;
    await setup.review((method, params) => engine.call(method, params));
    this.draw();
  }

  /** Starts the game that was put together. */
  async start() {
    const { setup } = this;
    if (!setup || this.starting) return;
    // For the next evening.
    if (setup.ownName !== null) void setSetting("name", setup.ownName);
    void setSetting(lastSetup(setup.game), this.game.setup.remember(setup));
    this.edit(() => (this.starting = true));
    await this.engineStarted;
    // A set by lot may not be drawn yet.
    await this.reviewSetup();
    this.edit(() => (this.starting = false));
    if (this.setup !== setup || setup.problem) return;
    const wish = { game: setup.game, setup: setup.setup, seating: setup.chairs };
    if (setup.hasFriends) await openRoom(this, wish);
    else await this.create({ ...wish, seed: setup.seedNumber, free: setup.free && setup.offersFree });
  }

  /**
   * The same players once more.
   * @param {Host} host
   */
  async again(host) {
    const { game, setup, seating, free } = host.summary;
    // Between the two games the page is not idle.
    this.starting = true;
    await this.leave({});
    await this.create({ game, setup, seating, free, seed: randomSeed() });
  }

  /** @param {import("./host/matches.js").NewMatch} match */
  async create(match) {
    this.edit(() => (this.starting = true));
    await this.engineStarted;
    try {
      await this.sit(await createMatch(this.running, match));
      this.setup = null;
    } catch (error) {
      this.failed(error);
    }
    this.edit(() => (this.starting = false));
  }

  /** @param {string} id */
  async resume(id) {
    if (this.opening === id) return;
    this.edit(() => (this.opening = id));
    await this.engineStarted;
    // Meanwhile another one was wanted.
    if (this.opening !== id || this.shown) return;
    try {
      await this.useGame(this.saved.gameOf(id));
      const opened = await openMatch(this.running, id);
      if (!opened.result.replayed) this.toast(t("rules-changed"));
      const { summary } = opened.result.keep;
      if (await hasFriends(summary)) await openRunning(this, summary);
      await this.sit(opened);
    } catch (error) {
      if (error instanceof EngineError && this.engine) this.saved.broken.add(id);
      this.failed(error);
    }
    this.edit(() => (this.opening = ""));
  }

  /** @param {import("./host/matches.js").Opened} opened */
  async sit(opened) {
    const host = this.hostOf(opened);
    const session = new Session(
      { pace: this.pace, director: directorFor(this), changed: () => this.draw(), failed: (refusal) => this.refused(refusal) },
      host.here.values(),
    );
    host.onPort = (port) => session.join(port);
    this.room?.attach(host);
    await host.begin(opened.result);
    await session.started;
    this.scores = true;
    this.reading = READING;
    this.host = host;
    this.session = session;
    scrollTo(0, 0);
    this.draw();
  }

  /** @param {import("./host/matches.js").Opened} opened */
  hostOf({ result, row, release }) {
    const around = {
      engine: this.running, put: putRecorded(this), failed: (/** @type {unknown} */ error) => this.failed(error), release,
      elsewhere: (/** @type {number} */ seat) => this.room?.elsewhere(seat) ?? null,
    };
    return new Host(around, result, row);
  }

  /** @param {import("./host/port.js").RefusalFacts} refusal */
  refused(refusal) {
    this.toast(this.errorText(refusal), "error");
  }

  /** @param {{setup?: boolean}} next */
  async leave({ setup = false }) {
    const { host, session, room } = this;
    if (session?.shown.over) void this.device.gameOver();
    this.session = null;
    this.host = null;
    this.room = null;
    // Friends find the table again when it is opened again; over is over.
    await room?.close(session?.shown.over ?? false);
    session?.close();
    await host?.close();
    if (!setup) this.device.reloadIfReplaced();
    await this.saved.refresh();
    if (setup) await this.openSetup();
  }

  /** Applies the version that waits. */
  async update() {
    if (await this.device.update()) this.toast(t("update-playing"));
  }

  /** Reads anew what the sheet about this device shows. */
  async lookAtDevice() {
    void this.device.look();
    await this.lookAtSnapshot();
  }

  async lookAtSnapshot() {
    const snapshot = await snapshotInfo();
    this.edit(() => (this.snapshot = snapshot));
  }

  /** @param {boolean} wanted */
  async enableSnapshot(wanted) {
    await enableSnapshot(wanted).catch((error) => this.failed(error));
    await this.lookAtSnapshot();
  }

  async deleteSnapshot() {
    await deleteSnapshot().catch((error) => this.failed(error));
    await this.lookAtSnapshot();
  }
}

/**
 * @param {string} game
 * @returns {string} the setting with its last set-up; there was one game once
 */
function lastSetup(game) {
  return game === FIRST.id ? "setup" : `setup-${game}`;
}

/**
 * @param {import("./types.js").Summary} summary of a stored match
 * @returns {Promise<boolean>} whether friends are at this table, or were and may come back
 */
async function hasFriends({ match, seating, over }) {
  if (over) return false;
  return seating.some(({ player }) => player === "elsewhere") || Boolean(await getSetting(`room-${match}`));
}

const root = document.getElementById("app");
if (root) void boot(new App(root, FIRST));

// @ts-check
// The page: its state, and what its buttons do. Everything drawn is a function of this object.
import { Device } from "./device/device.js";
import { EngineError } from "../engine/client.js";
import { deleteSnapshot, enableSnapshot, snapshotInfo } from "../engine/snapshot.js";
import { readFlags } from "./url-flags.js";
import { FIRST, loadGame } from "./games.js";
import { t, useLanguage, useTexts } from "../lib/i18n.js";
import { SavedGamesController } from "./lobby/saved-games-controller.js";
import { drawApp } from "./render.js";
import { roomDepsOf } from "./room-deps.js";
import { NewGameController } from "./new-game/new-game-controller.js";
import { MatchController } from "./match/match-controller.js";
import { getSetting, setSetting } from "../store/settings.js";
import { confirmDialog, dialogOpen } from "../lib/dialog.js";
import { errorText } from "../lib/error-text.js";
import { READING } from "./log/log-view.js";
import { HelpController } from "./help/help-controller.js";
import { Pace } from "./story/pace.js";
import { CoachController } from "./coach/coach-controller.js";
import { ReplayController } from "./replay/replay-controller.js";
import { ResultsController } from "./results/results-controller.js";
import { Session } from "./match/session.js";
import { StatisticsController } from "./statistics/statistics-controller.js";
import { StoryController } from "./story/story-controller.js";
import { openRoom, resumeRoom } from "./online/index.js";
import { askToDealAnew, askWhoPlaysOn } from "./replay/play-on-view.js";
import { begin, createMatch, isSound, lookAtMatch, openMatch, removeMatch, takeIn } from "../host/matches.js";
import { listMatches, putMatch } from "../store/matches.js";
import { readFile } from "../store/files.js";
import { presentOffer, shownUpdate } from "./state.js";
import { Tutorial } from "./tutorial/tutorial-controller.js";

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
    /** @type {import("../engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {Map<string, import("./offer.js").Offer>} what can be played, by game */
    this.offers = new Map();
    this.progress = { stage: "runtime", loaded: 0, total: 0 };
    /** @type {string[]} */
    this.missing = [];
    this.startError = "";
    this.device = new Device({ changed: () => this.draw(), idle: () => this.idle });
    /** @type {import("../engine/snapshot.js").SnapshotInfo | null} what is known of the snapshot for a quick start */
    this.snapshot = null;
    /** @type {import("../host/host.js").Host | null} of the match on the table */
    this.host = null;
    /** @type {import("./match/session.js").Session | null} */
    this.session = null;
    /** @type {import("./online/room.js").Room | null} the people at other devices */
    this.room = null;
    /** @type {import("./replay/replay-controller.js").OpenReplay | null} a game that is looked at again */
    this.replaying = null;
    /** @type {import("../kit/setup-model.js").SetupModel | null} the game that is being put together */
    this.setup = null;
    this.starting = false;
    /** @type {{part: string, edition: string} | null} what the help shows, where it is open */
    this.help = null;
    /** @type {import("./statistics/statistics-screen.js").StatisticsScreen | null} what the finished games come to, where somebody looks at it */
    this.statistics = null;
    /** Ends when the engine can be asked, or `startError` or `missing` says why it never will. */
    this.engineStarted = new Promise((resolve) => (this.engineEnded = resolve));
    const draw = () => this.draw();
    const page = {
      state: this, draw, closed: () => this.edit(() => {}), toTop: () => scrollTo(0, 0),
      toast: (/** @type {string} */ text) => this.toast(text), failed: (/** @type {unknown} */ error) => this.failed(error),
      errorText: (/** @type {unknown} */ error) => this.errorText(error), moving: () => this.moving,
      useGame: (/** @type {string} */ id) => this.useGame(id), engineStarted: this.engineStarted, engine: () => this.running,
    };
    this.story = new StoryController({ ...page, root, pace: this.pace, wantMore: () => this.teaching.goOn() });
    this.coach = new CoachController(page);
    this.finished = new StatisticsController({ ...page, openHost: (match) => this.openHost(match) });
    this.saved = new SavedGamesController({
      ...page, confirm: confirmDialog, complete: (row) => this.finished.complete(row),
      matches: { list: listMatches, remove: removeMatch, isSound, takeIn, readFile },
    });
    this.form = new NewGameController({
      ...page, settings: { get: getSetting, set: setSetting },
      create: (match) => this.sitting.create(match), openRoom: (wish) => openRoom(this.roomDeps, wish),
    });
    this.sitting = new MatchController({
      ...page, createMatch, openMatch, savedGames: this.saved,
      put: async (row, strict) => {
        await putMatch(row, strict);
        void this.finished.record(row);
      },
      newSession: (ports) => new Session(
        { pace: this.pace, director: this.story.newDirector(), changed: draw, failed: (refusal) => this.refused(refusal) }, ports,
      ),
      hasRoom: async (match) => Boolean(await getSetting(`room-${match}`)),
      openRoom: (summary) => resumeRoom(this.roomDeps, summary),
      openForm: () => this.form.open(),
      gameOver: () => void this.device.gameOver(),
    });
    this.replay = new ReplayController({
      ...page, lookAtMatch: (id) => lookAtMatch(this.running, id), begin, gameOf: (id) => this.saved.gameOf(id),
      match: this.sitting, askWhoPlaysOn, askToDealAnew,
    });
    this.results = new ResultsController({
      ...page, lookBack: (session, host, number) => void this.replay.lookBack(session, host, number),
      again: (host) => void this.sitting.again(host), newGame: () => void this.sitting.leave({ setup: true }),
    });
    this.helping = new HelpController({ ...page, askThings: () => this.teaching.ask() });
    this.teaching = new Tutorial(this);
    /** @type {import("./toast-view.js").Toast[]} */
    this.toasts = [];
    this.scores = true;
    this.reading = READING;
    /** @type {import("./match/tabs.js").ChosenTab | null} the part of the table that is shown, where there is room for one */
    this.tab = null;
    /** A drawing is under way; at first it waits for words. */
    this.drawing = true;
    /** The lobby is on the screen and can be used; what may come a moment later comes then. */
    this.arrived = false;
    /** The stored match somebody wants to see, until it is there. */
    this.opening = "";
    this.roomDeps = roomDepsOf(this);
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

  /** @returns {import("../engine/client.js").Engine} the engine, which has started */
  get running() {
    if (!this.engine) throw new EngineError("engine-lost");
    return this.engine;
  }

  /** @returns {import("./offer.js").Offer | null} what can be played of the game that is chosen */
  get hello() {
    return presentOffer(this);
  }

  /** @returns {import("../types.js").Update | null} the picture of a match that is on the page */
  get shown() {
    return shownUpdate(this);
  }

  /**
   * @param {string} match
   * @returns {import("../host/host.js").Host | null} the host of a match that is open on the page
   */
  openHost(match) {
    return [this.host, this.replaying?.host].find((host) => host?.match === match) ?? null;
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

  /** @param {import("../host/port.js").RefusalFacts} refusal */
  refused(refusal) {
    this.toast(this.errorText(refusal), "error");
  }

  /** Applies the version that waits. */
  async update() {
    if (await this.device.update()) this.toast(t("update-playing"));
  }

  /** Reads anew what the sheet about this device shows. */
  async lookAtDevice() {
    await Promise.all([this.device.look(), this.lookAtSnapshot()]);
  }

  async lookAtSnapshot() {
    const snapshot = await snapshotInfo();
    this.edit(() => (this.snapshot = snapshot));
  }

  /** @param {boolean} wanted */
  async enableSnapshot(wanted) {
    // At once: a drawing meanwhile must not put the switch back.
    if (this.snapshot) this.snapshot = { state: wanted ? "none" : "off", bytes: 0, madeAt: null };
    await enableSnapshot(wanted).catch((error) => this.failed(error));
    await this.lookAtSnapshot();
  }

  async deleteSnapshot() {
    await deleteSnapshot().catch((error) => this.failed(error));
    await this.lookAtSnapshot();
  }
}

// @ts-check
// Offers the guided game, begins it, and keeps which notes and tips were seen. The notes are loaded when a match is on
// the table.
import { FIRST, GAMES } from "../games.js";
import { readOwnName } from "../../lib/own-name.js";
import { useTexts } from "../../lib/i18n.js";
import { presentOffer } from "../state.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { AppState } from "../state.js" */
/** @import { LessonsHere } from "./match-lessons.js" */
/** @typedef {{Here: typeof import("./match-lessons.js").LessonsHere, lessons: import("../../kit/game.js").Teaching}} Taught */

/** Value of the setting after a guided game is over or was declined; before that, it is the id of its match. */
const DONE = "done";

/**
 * @param {string} game
 * @returns {string} the setting about its guided game; the first game has a name from when it was the only one
 */
const settingOf = (game) => (game === FIRST.id ? "guided" : `guided-${game}`);

/**
 * @typedef {object} TutorialOwnDeps
 * @property {Pick<AppState, "starting"> & Readonly<Pick<AppState, "game" | "offers" | "screen" | "toasts">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "replaying" | "problem" | "room" | "form">>} open
 * @property {(match: import("../../runner/stored-matches.js").NewMatch) => Promise<void>} create makes a match and sits down at it
 * @property {(game: string) => boolean} hasFinished whether a finished match of a game is stored
 * @property {() => void} closeHelp
 * @property {() => boolean} dialogOpen
 * @property {{get: (name: string) => Promise<string | null>, set: (name: string, value: string) => Promise<void>,
 *   change: (name: string, change: (stored: string) => string) => Promise<void>}} settings
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "failed"> & TutorialOwnDeps} TutorialDeps
 */

/** The module that is loaded once the page can be used. */
const SOURCES = { explaining: () => import("../help/explain-mode.js") };

export class TutorialController {
  /**
   * @param {TutorialDeps} deps
   * @param {typeof SOURCES} [sources]
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {Map<string, string>} what is stored about the guided game, by game; nothing before it was read */
    this.guided = new Map();
    /** Whether tips are shown. */
    this.tips = true;
    /** @type {Set<string>} ids of the notes that were shown, with their game */
    this.seen = new Set();
    /** @type {LessonsHere | null} what is taught at the present table */
    this.lessons = null;
    /** @type {Taught | null} what is taught at the next table, which is that of the guided game */
    this.dealing = null;
    /** @type {string | null} the match it is, or will be, for */
    this.match = null;
    /** @type {typeof import("../help/explain-mode.js") | null} */
    this.explaining = null;
    /** @type {Promise<typeof import("../help/explain-mode.js")> | null} */
    this.loading = null;
  }

  /** Starts explain mode, once: holding a thing, or asking about it, shows what it means. */
  listen() {
    this.loading ??= this.load();
    return this.loading;
  }

  async load() {
    try {
      const explaining = await this.sources.explaining();
      explaining.beginExplaining();
      this.explaining = explaining;
      return explaining;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  /** Turns explain mode on at the table. Its button may be drawn before the module of explain mode is loaded. */
  async ask() {
    this.deps.closeHelp();
    try {
      const explaining = this.explaining ?? (await this.listen());
      // The table is drawn first, if it was not shown.
      setTimeout(() => explaining.ask());
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /** Reads what was stored at earlier visits. */
  async read() {
    const { settings } = this.deps;
    const [tips, seen, ...guided] = await Promise.all([settings.get("tips"), settings.get("seen"), ...GAMES.map((game) => settings.get(settingOf(game)))]);
    this.guided = new Map(GAMES.map((game, at) => [game, guided[at] ?? ""]));
    this.tips = tips !== "off";
    // The page may have begun before this was read.
    this.seen = new Set([...this.seen, ...(seen?.split(" ") ?? [])]);
  }

  /**
   * Ends the offer of a game's guided game. It is stored first, so that a reload does not offer it again.
   * @param {string} game whose guided game is over or was declined
   */
  async endGuide(game) {
    await this.deps.settings.set(settingOf(game), DONE);
    this.guided.set(game, DONE);
    this.deps.draw();
  }

  /** @param {boolean} tips */
  setTips(tips) {
    this.tips = tips;
    // Switched on again, tips start from the beginning.
    if (tips) this.seen.clear();
    void this.deps.settings.set("tips", tips ? "on" : "off");
    void this.deps.settings.set("seen", "");
    this.leave();
    this.deps.draw();
  }

  /** @param {string} id of a note, with its game */
  saw(id) {
    if (this.seen.has(id)) return;
    this.seen.add(id);
    // Another tab may have shown other notes.
    void this.deps.settings.change("seen", (stored) => [...new Set([...stored.split(" "), id])].filter(Boolean).join(" "));
  }

  /**
   * What the lobby offers before the first match of the chosen game.
   * @returns {{start: () => void, dismiss: () => void, ready: boolean} | null} null once it was played or declined
   */
  offer() {
    const { state, hasFinished } = this.deps;
    const { id, teaching } = state.game;
    if (this.guided.get(id) !== "" || hasFinished(id) || !teaching) return null;
    return { ready: presentOffer(state) !== null && !state.starting, start: () => void this.begin(), dismiss: () => void this.endGuide(id) };
  }

  /** @returns {(() => void) | null} begins the guided game from the help; null while it cannot be, as at a table */
  get again() {
    const { state, open: { session, replaying, room, form }, closeHelp } = this.deps;
    if (session || replaying || room || form || state.starting || !state.game.teaching || !presentOffer(state)) return null;
    return () => {
      closeHelp();
      void this.begin();
    };
  }

  /** Deals the guided game. */
  async begin() {
    const { state, draw, closed, failed, settings, create } = this.deps;
    const { game } = state;
    const offer = presentOffer(state);
    if (!game.teaching || !offer) return;
    state.starting = true;
    draw();
    // Every note is shown again.
    for (const id of [...this.seen]) if (id.startsWith(`${game.id}/guide-`)) this.seen.delete(id);
    try {
      // Loads all notes now, so that the first note appears with the first question.
      const [taught, name] = await Promise.all([load(game.teaching, game.helpTexts), readOwnName(settings)]);
      const { table } = taught.lessons;
      const model = table(offer, name);
      this.dealing = taught;
      await create({ game: game.id, setup: model.setup, seating: model.chairs, seed: model.seedNumber, free: model.free });
    } catch (error) {
      failed(error);
    }
    this.dealing = null;
    state.starting = false;
    closed();
  }

  /** Called after each drawing of the page: shows the note for the present moment. */
  drawn() {
    const { session } = this.deps.open;
    const match = session?.match ?? null;
    if (match !== this.match) {
      this.leave();
      this.match = match;
      if (match !== null) void this.open(match);
    }
    this.lessons?.look(session && !this.elsewhere ? session : null);
    this.explaining?.pageDrawn();
  }

  /** @returns {boolean} whether something other than the table of a game is on the page */
  get elsewhere() {
    const { state, open: { replaying, problem, session, room }, dialogOpen } = this.deps;
    if (!session || state.screen.screen === "help" || replaying || problem || dialogOpen()) return true;
    // A big screen is for all people: no one reads or closes a note there.
    if (room?.screenPart === "screen" && session.people.length === 0) return true;
    // A card with what was done to the viewer is read first, without a note.
    return session.curtain !== null || session.shown.over || session.beat?.frame === "card";
  }

  /** @returns {boolean} whether a note, a tip or an explanation is there to be read */
  get reading() {
    const { lessons, explaining } = this;
    return Boolean(lessons?.guide.shown ?? lessons?.tip.shown ?? explaining?.isOpen());
  }

  /** @param {string} match */
  async open(match) {
    const { id, teaching, helpTexts } = this.deps.state.game;
    if (this.dealing) {
      this.guided.set(id, match);
      void this.deps.settings.set(settingOf(id), match);
      this.lessons = lessonsHere(this, this.dealing, true);
      return;
    }
    const guided = match === this.guided.get(id);
    if (!teaching || (!guided && !this.tips)) return;
    try {
      const taught = await load(teaching, helpTexts);
      if (this.match === match) this.lessons = lessonsHere(this, taught, guided);
    } catch (error) {
      // A game can be played without notes.
      console.warn(error);
    }
    this.deps.draw();
  }

  /** Called when the person wants to see what happens next. */
  goOn() {
    this.lessons?.goOn();
  }

  leave() {
    this.lessons?.close();
    this.lessons = null;
    this.match = null;
  }
}

/**
 * @param {NonNullable<import("../games.js").Game["teaching"]>} teaching of a game
 * @param {string} helpTexts folder of the words for it
 * @returns {Promise<Taught>}
 */
async function load(teaching, helpTexts) {
  const [{ LessonsHere: Here }, lessons] = await Promise.all([import("./match-lessons.js"), teaching(), useTexts(helpTexts)]);
  return { Here, lessons };
}

/**
 * @param {TutorialController} tutorial
 * @param {Taught} taught
 * @param {boolean} guided
 */
const lessonsHere = (tutorial, { Here, lessons }, guided) => new Here(tutorial, tutorial.deps.state.game.id, lessons, guided);

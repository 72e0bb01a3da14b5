// @ts-check
// Creates, resumes and leaves the match on the table, and owns its session and its runner.
import { EngineError } from "../../engine/client.js";
import { MatchRunner } from "../../runner/match-runner.js";
import { t } from "../../lib/i18n.js";
import { randomSeed } from "../../kit/setup-model.js";
import { WHOLE_LOG } from "../log/log-view.js";
import { shownUpdate } from "../open-objects.js";

/** The screens that a match is on. @type {readonly import("../screens/address.js").Kind[]} */
const TABLES = ["game", "end", "table", "join", "room"];

/** @import { PageTools } from "../page-tools.js" */
/** @import { Engine } from "../../engine/client.js" */
/** @import { NewMatch, Opened } from "../../runner/stored-matches.js" */
/** @import { Summary } from "../../types.js" */
/** @import { AppState } from "../state.js" */
/** @import { Session } from "./session.js" */

/**
 * @typedef {object} MatchOwnDeps
 * @property {Pick<AppState, "starting" | "opening" | "reading" | "tab"> & Readonly<Pick<AppState, "engineStart">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "replaying" | "room">>} open
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "openOnLobby" | "close">} screens
 * @property {(text: string) => Promise<boolean>} [mayRun] whether an own player's text may run on this device; tests leave it out
 * @property {(engine: Engine, match: NewMatch) => Promise<Opened>} createMatch
 * @property {typeof import("../../runner/stored-matches.js").begin} begin
 * @property {(engine: Engine, id: string) => Promise<Opened>} openMatch
 * @property {import("../../runner/match-runner.js").Deps["putMatch"]} putMatch
 * @property {(row: import("../../store/matches.js").Row) => void} onStored called after the match on the table is stored
 * @property {Pick<import("../lobby/saved-games-controller.js").SavedGamesController, "gameOf" | "markBroken" | "refresh">} savedGames
 * @property {(match: string) => Promise<boolean>} hasRoom returns whether friends were at the table of a stored match
 * @property {(summary: Summary) => Promise<unknown>} openRoom lets friends rejoin a match
 * @property {(final: boolean) => Promise<void>} closeRoom leaves the room, if there is one; `final`: the room will never be opened again
 * @property {() => Promise<void>} openForm opens the form for a new game
 * @property {() => void} clearForm removes that form
 * @property {() => void} gameOver a finished game was left
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "toTop" | "toast" | "failed" | "engineStarted" | "engine" | "newSession" | "useGame"> & MatchOwnDeps} MatchDeps
 */

export class MatchController {
  /** @param {MatchDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {Session | null} the match on the table */
    this.session = null;
    /** @type {MatchRunner | null} its runner; null if another device runs the match */
    this.runner = null;
    /** Resolves when the match that was left last is stored and can be opened again. */
    this.left = Promise.resolve();
  }

  /**
   * @param {NewMatch} match
   * @param {boolean} [onTop] whether leaving it leads to the present screen, not to the lobby
   */
  async create(match, onTop) {
    await this.start((engine) => this.deps.createMatch(engine, match), onTop);
  }

  /**
   * Begins a match that the engine makes in another way.
   * @param {(engine: Engine) => Promise<import("../../types.js").Result>} make
   * @param {string} name of the match
   * @returns {Promise<boolean>} whether it is on the table
   */
  begin(make, name) {
    return this.start((engine) => this.deps.begin(() => make(engine), name));
  }

  /**
   * @param {(engine: Engine) => Promise<Opened>} open
   * @param {boolean} [onTop] see `create`
   * @returns {Promise<boolean>} whether the match is on the table
   */
  async start(open, onTop) {
    const { state, draw, closed, failed, engineStarted, engine, clearForm } = this.deps;
    state.starting = true;
    draw();
    await engineStarted;
    let begun = false;
    try {
      await this.sit(await open(engine()), onTop);
      begun = true;
      clearForm();
    } catch (error) {
      failed(error);
    }
    state.starting = false;
    closed();
    return begun;
  }

  /**
   * Begins another game of the same players.
   * @param {MatchRunner} runner
   */
  async again(runner) {
    const { summary: { game, setup, seating, free }, files } = runner;
    const { state } = this.deps;
    // A second press must not begin another game.
    if (state.starting) return;
    // Between the two games the page must not count as idle: an idle page may reload into a new version.
    state.starting = true;
    await this.leave();
    await this.create({ game, setup, seating, free, files, seed: randomSeed() });
  }

  /** @param {string} id */
  async resume(id) {
    const { state, open, draw, closed, failed, engineStarted, engine, openMatch, useGame, savedGames } = this.deps;
    if (state.opening === id) return;
    state.opening = id;
    draw();
    await Promise.all([engineStarted, this.left]);
    // The person has opened another match meanwhile.
    if (state.opening !== id) return;
    if (shownUpdate({ replaying: open.replaying, session: this.session })) {
      state.opening = "";
      return;
    }
    try {
      await useGame(savedGames.gameOf(id));
      const opened = await openMatch(engine(), id);
      await this.letFriendsBack(opened.result.keep.summary);
      await this.sit(opened);
    } catch (error) {
      if (error instanceof EngineError && state.engineStart) savedGames.markBroken(id, error);
      failed(error);
      // Another tab may have changed the list.
      if (/** @type {{code?: string}} */ (error ?? {}).code === "match-gone") void savedGames.refresh();
    }
    state.opening = "";
    closed();
  }

  /** @param {Summary} summary of a stored match; its room opens if friends are, or were, at its table */
  async letFriendsBack(summary) {
    const { match, seating, over } = summary;
    if (over) return;
    const { hasRoom, openRoom } = this.deps;
    if (seating.some(({ player }) => player === "elsewhere") || (await hasRoom(match))) await openRoom(summary);
  }

  /**
   * @param {Opened} opened
   * @param {boolean} [onTop] see `create`
   */
  async sit(opened, onTop) {
    const { open, draw, toTop, newSession } = this.deps;
    const runner = this.runnerOf(opened);
    const session = newSession(runner.here.values());
    runner.onPort = (port) => session.join(port);
    const begun = runner.begin(opened.result);
    // What guests have wanted already comes after the first result: that one would be stored over theirs.
    open.room?.attach(runner);
    await begun;
    await session.started;
    this.runner = runner;
    this.show(session, onTop);
    toTop();
    draw();
  }

  /**
   * @param {Session} session that is on the table from now on
   * @param {boolean} [onTop] see `create`
   */
  show(session, onTop = false) {
    const { state, screens } = this.deps;
    this.session = session;
    Object.assign(state, { reading: WHOLE_LOG });
    // A room shows the match of another device.
    if (!this.runner) return;
    screens[onTop ? "open" : "openOnLobby"]({ screen: "game", match: session.match });
  }

  /** Called when the page is shown again after another one: by then any of the people around may have the tablet. */
  shownAgain() {
    const { session } = this;
    if (!session || session.people.length < 2 || session.shown.over) return;
    // A replay of the running game shows what the person saw who had it before.
    this.deps.screens.close("replay");
    session.passTablet();
  }

  /** Stops opening a match, which the person no longer wants. @param {string} id */
  giveUp(id) {
    const { state } = this.deps;
    if (state.opening === id) state.opening = "";
  }

  /** Removes a session whose match another device runs. */
  clear() {
    if (this.runner) return;
    this.session = null;
  }

  /** @param {import("./tabs.js").ChosenTab} tab that a narrow screen shows */
  showTab(tab) {
    this.deps.state.tab = tab;
    this.deps.draw();
  }

  /** @returns {boolean} whether a narrow screen shows the log instead of the table */
  get logOpen() {
    const { tab } = this.deps.state;
    return tab?.tab === "log" && tab.at === (this.session?.ask?.id ?? "");
  }

  closeTab() {
    this.deps.state.tab = null;
    this.deps.draw();
  }

  /** @param {import("../log/log-view.js").Reading} reading how the log is read */
  readLog(reading) {
    this.deps.state.reading = reading;
    this.deps.draw();
  }

  /**
   * Hides the cards of a question, or shows them again.
   * @param {import("../../kit/choice.js").Choice} choice
   */
  fold(choice) {
    choice.folded = !choice.folded;
    this.deps.draw();
  }

  /**
   * Shows another match. The caller closes the runner of the match before.
   * @param {Opened} opened
   * @returns {Promise<MatchRunner | null>} that runner
   */
  async replace(opened) {
    const { runner, session } = this;
    await this.sit(opened);
    session?.close();
    return runner;
  }

  /** @param {Opened} opened */
  runnerOf({ result, row, release, files }) {
    const { open, engine, putMatch, onStored, failed, toast } = this.deps;
    const { why, at } = result.replayed;
    // A new match that begins at a moment of such a one is what the person asked for.
    if (why && row) toast(t(`error-not-replayed-${why}`, { at }));
    const remotePort = (/** @type {number} */ seat) => open.room?.remotePort(seat) ?? null;
    const afterResult = () => open.room?.afterResult();
    const openOwn = (/** @type {MatchRunner} */ runner) => this.openOwn(runner);
    return new MatchRunner({ engine: engine(), putMatch, onStored, failed, release, remotePort, afterResult, openOwn }, result, row, files);
  }

  /**
   * Starts the code that answers for own players; it is loaded when an own player sits at the table.
   * @param {MatchRunner} runner
   */
  async openOwn(runner) {
    const { toast, engine, mayRun } = this.deps;
    const { OwnSeats } = await import("../own-seat/own-seats.js");
    return OwnSeats.open({ runner, toast, engine: engine(), ...(mayRun ? { mayRun } : {}) });
  }

  /**
   * Leaves the match for the lobby; the match stays stored.
   * @param {{setup?: boolean}} [next] whether the form for a new game is opened
   */
  leave(next) {
    const over = this.close(next);
    // A second press has nothing to store, so it would resolve before the first.
    this.left = Promise.allSettled([this.left, over]).then(() => undefined);
    return over;
  }

  /** @param {{setup?: boolean}} [next] */
  async close({ setup = false } = {}) {
    const { closed, screens, savedGames, closeRoom, openForm, gameOver } = this.deps;
    const { runner, session } = this;
    if (session?.shown.over) gameOver();
    this.runner = null;
    this.session = null;
    screens.close(...TABLES);
    // Guests can rejoin when the match is opened again, unless the game is over.
    await closeRoom(session?.shown.over ?? false);
    session?.close();
    await runner?.close();
    await savedGames.refresh();
    if (setup) await openForm();
    else closed();
  }
}

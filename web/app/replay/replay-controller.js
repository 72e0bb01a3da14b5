// @ts-check
// Opens, leaves and owns the replay, and begins a new game at one of its moments.
import { openCoach } from "../coach/coach-controller.js";
import { mayBeCoached } from "../coach/coach-view.js";
import { forkName } from "../../runner/stored-matches.js";
import { joined } from "../../lib/i18n.js";
import { namesFor } from "../../lib/own-name.js";
import { randomSeed } from "../../kit/setup-model.js";
import { chaptersOf } from "../log/log.js";
import { Replay } from "./replay.js";
import { isComputer, seatingFor } from "../../kit/seating.js";
import { shownUpdate } from "../open-objects.js";
import { presentOffer } from "../state.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Opened } from "../../runner/stored-matches.js" */
/** @import { Chair, Result } from "../../types.js" */
/** @import { Session } from "../match/session.js" */
/** @import { AppState } from "../state.js" */
/** @import { Viewer } from "./replay.js" */

/** @typedef {Extract<import("../screens/address.js").Screen, {screen: "replay"}>} Place */
/** @typedef {{moment: number, viewer?: string}} Seen */

/** Lines by moment. @typedef {ReadonlyMap<number, readonly string[]>} Notes */

/**
 * A replay, and the match it is of.
 * @typedef {object} OpenReplay
 * @property {Replay} replay
 * @property {MatchRunner} runner
 * @property {boolean} own whether the runner was opened for the replay, and closes with it
 * @property {boolean} over
 * @property {boolean} linked whether it came with a link, or from the workshop, and is stored nowhere
 * @property {string} link the text of the link that it came with; "" for none
 * @property {boolean} changed whether it came with a link of other rules, so that its end is missing or may be another
 * @property {Notes} notes texts that are shown beside moments
 * @property {readonly import("../results/cost-search.js").Costly[]} costs decisions that cost most, which are told at their moments
 * @property {readonly import("../results/scores-view.js").ScoreView[] | null} cover the scores on its cover; null once it is watched, or where there is none
 * @property {import("../coach/replay-coach-view.js").PastCoach | null} coach the last question to the coach, and its answer
 */

/**
 * @typedef {object} ReplayOwnDeps
 * @property {Pick<AppState, "opening"> & Readonly<Pick<AppState, "game" | "offers">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close">} screens
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "runner" | "room">>} open
 * @property {(id: string) => Promise<Opened>} lookAtMatch opens a stored match to look at it
 * @property {(make: (name: string) => Promise<Result>, name: string) => Promise<Opened>} begin makes a match
 * @property {(id: string) => string} gameOf the game that a stored match is of
 * @property {(match: string) => Promise<Notes>} ownNotes the logs of own players in a match of this device
 * @property {Pick<import("../match/match-controller.js").MatchController, "runnerOf" | "replace" | "resume">} match
 * @property {(moment: string, seating: readonly Chair[], people: ReadonlySet<number>) => Promise<ReadonlySet<number> | null>} askWhoPlaysOn
 * @property {(seating: readonly Chair[], people: ReadonlySet<number>) => Promise<ReadonlySet<number> | null>} askWhoPlaysDeal
 * @property {(moment: string) => Promise<boolean>} askToDealAnew
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "toTop" | "failed" | "engineStarted" | "useGame"> & ReplayOwnDeps} ReplayDeps
 */

/** @type {Notes} */
const NO_NOTES = new Map();

export class ReplayController {
  /** @param {ReplayDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {OpenReplay | null} */
    this.replaying = null;
    /** Resolves when the match of the replay that was left last is closed and can be opened again. */
    this.left = Promise.resolve();
  }

  /** @returns {boolean} whether a match is on the page already */
  get busy() {
    return shownUpdate({ replaying: this.replaying, session: this.deps.open.session }) !== null;
  }

  /**
   * Opens a replay of the match on the table: all of it once it is over; before that, what the own seat saw.
   * @param {Session} session
   * @param {MatchRunner} runner
   * @param {number} [from] the moment to begin with; by default the first of a match that is over, the last of another
   * @param {OpenReplay["costs"]} [costs]
   */
  async lookBack(session, runner, from, costs = []) {
    const { seat, number, over } = session.shown;
    const what = over ? { ...whole(runner, costs.find((one) => one.number === from)?.seat ?? seat, number), number: from ?? 0, notes: await this.notesOf(runner), costs } : { viewers: [seat], viewer: seat, last: number, number: from ?? number, over };
    await this.look(runner, false, what).catch(this.deps.failed);
  }

  /**
   * Looks at a finished match of the lobby. One that goes on again, since its end was taken back in another tab, comes to the table.
   * @param {string} id
   * @param {Partial<Seen>} [seen] the moment to begin with, and whose view is shown
   */
  async openStored(id, seen = {}) {
    const { state, draw, closed, failed, engineStarted, lookAtMatch, useGame, gameOf, match } = this.deps;
    if (state.opening === id) return;
    state.opening = id;
    draw();
    await engineStarted;
    // Another replay was wanted meanwhile.
    if (state.opening !== id || this.busy) return;
    try {
      await useGame(gameOf(id));
      const runner = match.runnerOf(await lookAtMatch(id));
      const { number, over, seating } = runner.summary;
      if (!over) return void (await this.resumeInstead(runner));
      const person = seating.findIndex(({ player }) => player === "person");
      await this.look(runner, true, { ...whole(runner, person < 0 ? null : person, number), ...seenIn(runner, seen), notes: await this.notesOf(runner) });
      if (!this.busy) await runner.close();
    } catch (error) {
      failed(error);
    }
    state.opening = "";
    closed();
  }

  /** @param {MatchRunner} runner of a match of which a replay would show all hands */
  async resumeInstead(runner) {
    const { state, match } = this.deps;
    await runner.close();
    state.opening = "";
    await match.resume(runner.match);
  }

  /**
   * Reads what own players logged once the match is over, since it may reveal their hands.
   * @param {MatchRunner} runner
   * @returns {Promise<Notes>}
   */
  async notesOf({ match, files }) {
    if (!files) return NO_NOTES;
    return this.deps.ownNotes(match).catch((error) => (console.warn(error), NO_NOTES));
  }

  /**
   * Looks at a match that is stored nowhere: it came with a link, or from the workshop. It is over, unless its end is missing.
   * @param {MatchRunner} runner
   * @param {{number?: number, notes?: Notes, link?: string, changed?: boolean}} [more] the moment to begin with, notes, the link that
   *   it came with, and whether rules changed
   */
  async lookAtLinked(runner, more = {}) {
    const { number, over } = runner.summary;
    const people = peopleOf(runner);
    const what = over ? whole(runner, people[0] ?? null, number) : beginning(people, number);
    const covered = over && Boolean(more.link);
    // The cover lies beside the table at the end.
    await this.look(runner, true, { ...what, ...(covered ? { number } : {}), ...more, linked: true });
    if (this.replaying?.runner !== runner) await runner.close();
    else if (covered) this.replaying.cover = this.replaying.replay.shown?.update.view.scores ?? null;
  }

  /**
   * @param {MatchRunner} runner
   * @param {boolean} own whether it was opened for the replay
   * @param {{viewers: Viewer[], viewer: Viewer, last: number, number: number, over: boolean, linked?: boolean, link?: string, changed?: boolean, notes?: Notes, costs?: OpenReplay["costs"]}} what
   */
  async look(runner, own, { over, linked = false, link = "", changed = false, notes = NO_NOTES, costs = [], ...what }) {
    const { draw, failed, toTop, screens } = this.deps;
    const { queries } = runner;
    const around = { at: queries.at.bind(queries), told: queries.told.bind(queries), draw, failed };
    const replay = new Replay(around, { seats: runner.summary.seating.length, ...what });
    await replay.begin();
    // It has shown the error.
    if (!replay.shown) return;
    this.replaying = { replay, runner, own, over, linked, link, changed, notes, costs, cover: null, coach: null };
    screens.open(/** @type {Place} */ (this.place));
    toTop();
  }

  /**
   * Plays an open replay from its beginning, in place of its cover.
   * @param {OpenReplay} replaying
   */
  watch(replaying) {
    replaying.cover = null;
    replaying.replay.go(replaying.replay.first);
    replaying.replay.play();
  }

  /** @returns {Place | null} the screen of the open replay: its match, its moment, and of a finished match whose view is shown */
  get place() {
    if (!this.replaying) return null;
    const { replay: { number, viewer }, runner: { match }, over, link } = this.replaying;
    return { screen: "replay", match, moment: number, ...(over ? { viewer: String(viewer) } : {}), ...(link ? { link } : {}) };
  }

  /**
   * Opens the replay of the match on the table again, at a moment.
   * @param {Place} place
   * @returns {Promise<boolean | null>} null if it may not be shown now: another person has the tablet
   */
  async lookBackAgain({ moment }) {
    const { session, runner, room } = this.deps.open;
    const past = runner ?? room?.finishedRunner ?? null;
    if (!session || !past || session.curtain !== null) return null;
    await this.lookBack(session, past, session.shown.over ? moment : Math.min(moment, session.shown.number));
    return this.replaying ? true : null;
  }

  /** Goes back to where the replay was opened. */
  leave() {
    this.deps.screens.close("replay");
  }

  /** Called when the replay has been left. */
  drop() {
    const { replaying } = this;
    if (!replaying) return;
    replaying.replay.close();
    this.replaying = null;
    if (replaying.own) this.left = replaying.runner.close();
  }

  /** @returns {boolean} whether the coach is shown */
  get coachOpen() {
    return this.replaying !== null && openCoach(this.replaying) !== null;
  }

  closeCoach() {
    if (this.replaying) this.replaying.coach = null;
    this.deps.draw();
  }

  /** Closes the coach; if it is closed, leaves the replay. */
  stepBack() {
    if (this.coachOpen) this.closeCoach();
    else this.leave();
  }

  /**
   * Returns the function that begins a new game at the shown moment; null if that is not allowed.
   * @param {OpenReplay} replaying
   * @returns {(() => Promise<void>) | null}
   */
  wayOn(replaying) {
    const { state, open } = this.deps;
    // The guests at the table could not join the new game.
    if (open.room) return null;
    if (replaying.over) return () => this.playOn(replaying);
    // The new game is dealt from what one person knows, so no other person may play; a deal of the day has no trials.
    const { seating, day } = replaying.runner.summary;
    const alone = !day && mayBeCoached(seating, isComputer);
    return presentOffer(state)?.redeals && alone ? () => this.playOnAnew(replaying) : null;
  }

  /**
   * Begins a new game at the moment that is shown.
   * @param {OpenReplay} replaying
   */
  async playOn(replaying) {
    const { number } = replaying.replay;
    await this.playFrom(number, replaying, (seating, likely) => this.deps.askWhoPlaysOn(this.momentText(replaying), seating, likely));
  }

  /**
   * Begins a new game with the deal of the one that is shown.
   * @param {OpenReplay} replaying
   */
  async playDeal(replaying) {
    await this.playFrom(replaying.replay.first, replaying, this.deps.askWhoPlaysDeal);
  }

  /**
   * @param {number} number the moment
   * @param {OpenReplay} replaying
   * @param {ReplayDeps["askWhoPlaysDeal"]} ask
   */
  async playFrom(number, replaying, ask) {
    const { replay, runner } = replaying;
    replay.pause();
    const { viewer } = replay;
    const { seating, free } = runner.summary;
    const people = seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
    const likely = new Set(typeof viewer === "number" ? [viewer] : people);
    const wanted = await ask(seating, likely);
    if (!wanted) return;
    const chairs = seatingFor(seating, wanted, presentOffer(this.deps.state)?.players.find(isComputer) ?? "person");
    await this.goOn(replaying, (name) => runner.queries.fork(number, name, chairs, free && wanted.size === 1));
  }

  /**
   * Begins a new game at the moment that is shown of a running game. All that the viewer could not know is dealt
   * anew.
   * @param {OpenReplay} replaying
   */
  async playOnAnew(replaying) {
    const { replay, runner } = replaying;
    replay.pause();
    const { number, viewer } = replay;
    if (typeof viewer === "number" && (await this.deps.askToDealAnew(this.momentText(replaying)))) {
      await this.goOn(replaying, (name) => runner.queries.redeal(viewer, number, name, randomSeed()));
    }
  }

  /**
   * Replaces the replay by a new game on the table.
   * @param {OpenReplay} replaying
   * @param {(name: string) => Promise<Result>} make
   */
  async goOn({ runner }, make) {
    const { draw, failed, match } = this.deps;
    try {
      const { files } = runner;
      const left = await match.replace({ ...(await this.deps.begin(make, forkName())), files });
      draw();
      await left?.close();
      await this.left;
    } catch (error) {
      failed(error);
    }
  }

  /**
   * @param {Replay} replay
   * @returns {{number: number, text: string}[]} the parts of the game, with the moment that each begins at
   */
  chapters({ log, first }) {
    const { game } = this.deps.state;
    return chaptersOf(log.entries, game.chapterText).map(({ number, text }) => ({ number: Math.max(number, first), text }));
  }

  /**
   * @param {Replay} replay
   * @param {readonly string[]} names
   * @returns {string} the latest event up to the wanted moment, as a sentence
   */
  latestText({ log, number }, names) {
    const last = log.until(number).at(-1);
    return last ? this.deps.state.game.eventText(last.event, names) : "";
  }

  /**
   * @param {OpenReplay} replaying
   * @returns {string} the moment in words
   */
  momentText({ replay, runner, linked }) {
    const names = namesIn({ runner, linked });
    const chapter = this.chapters(replay).filter(({ number }) => number <= replay.number).at(-1);
    return joined("join-commas", [chapter?.text ?? "", this.latestText(replay, names)]);
  }
}

/**
 * @param {MatchRunner} runner
 * @param {Partial<Seen>} seen
 * @returns {{number?: number, viewer?: Viewer}} what of it the match has
 */
function seenIn({ summary: { number, seating } }, { moment, viewer }) {
  const seat = Number(viewer);
  return {
    ...(moment !== undefined ? { number: Math.min(moment, number) } : {}),
    ...(viewer === "open" ? { viewer } : viewer && seating[seat] ? { viewer: seat } : {}),
  };
}

/**
 * Describes the replay of a finished match: every seat may be viewed, from the deal on.
 * @param {MatchRunner} runner
 * @param {number | null} seat
 * @param {number} last
 */
function whole({ summary }, seat, last) {
  /** @type {Viewer[]} */
  const viewers = [...summary.seating.keys(), "open"];
  return { viewers, viewer: seat ?? /** @type {Viewer} */ ("open"), last, number: 0, over: true };
}

/**
 * Describes the replay of a match whose end is missing: the engine shows what people saw, or else a spectator.
 * @param {readonly number[]} people their seats
 * @param {number} last
 */
function beginning(people, last) {
  /** @type {Viewer[]} */
  const viewers = people.length > 0 ? [...people] : [null];
  return { viewers, viewer: viewers[0] ?? null, last, number: 0, over: false };
}

/** @param {MatchRunner} runner */
function peopleOf({ summary }) {
  return summary.seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
}

/**
 * @param {Pick<OpenReplay, "runner" | "linked">} replaying
 * @returns {string[]} the names of the seats; as in the game, a person without a name who played alone here is "You"
 */
export function namesIn({ runner, linked }) {
  const names = runner.summary.seating.map(({ name }) => name);
  return linked ? names : namesFor(names, peopleOf(runner));
}

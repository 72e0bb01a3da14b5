// @ts-check
// Shows the end of the game on the table: the scores, which are counted up if the end was watched, the score history,
// and a picture to share.
import { EngineError } from "../../engine/client.js";
import { fileName } from "../../store/files.js";
import { ScoreCount } from "./score-count.js";
import { nameOf, scoresView, winnerText } from "./scores-view.js";
import { isLight } from "../device/theme.js";
import { isComputer } from "../../kit/seating.js";
import { dayOf } from "../../lib/day.js";
import { dateText } from "../../lib/i18n.js";
import { html, nothing } from "../../vendor/lit.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Entry } from "../../kit/story.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Session } from "../match/session.js" */
/** @import { AppState } from "../state.js" */
/** @import { ScoreView } from "./scores-view.js" */
/** @import { Costly } from "./cost-search.js" */

/**
 * The state of one end of a game.
 * @typedef {object} Ending
 * @property {ScoreCount | null} counting
 * @property {boolean} read whether the game was begun to be looked through
 * @property {string} part of it that is shown: `scores`, `day`, `decisions` or `course`
 * @property {(() => unknown) | null} costs draws what decisions cost; null before that is looked for
 * @property {(() => Promise<void>) | null} searchCosts begins to look for that; null before it can, and once it has begun
 * @property {import("./end-of-game.js").ScoreHistoryController | null} course
 * @property {import("../panorama/town-tour.js").TownTour | null} tour of the towns; null until their pictures are loaded
 * @property {boolean} toured whether the tour was asked for
 */

/**
 * @typedef {object} ResultsOwnDeps
 * @property {Readonly<Pick<AppState, "game" | "offers">>} state
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "close">} screens
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "room" | "replaying" | "session">>} open
 * @property {(session: Session, runner: MatchRunner, number?: number, costs?: readonly Costly[]) => void} lookBack opens the replay of the match on the table
 * @property {(runner: MatchRunner) => void} showLink shows the replay of a match as a link
 * @property {(runner: MatchRunner) => Promise<string>} linkOf writes the link of the replay of a match
 * @property {(runner: MatchRunner | null) => import("./scores-view.js").DayViews | null} dayView draws the comparison of a deal of the day; null for another deal
 * @property {Pick<import("../lobby/last-town.js").LastTown, "keep">} lastTown
 * @property {(runner: MatchRunner) => void} again begins another game with the same players
 * @property {() => void} newGame leaves the table for the form of a new game
 *
 * @typedef {Pick<PageTools, "draw" | "failed" | "idleLoop" | "moving"> & ResultsOwnDeps} ResultsDeps
 */

export class ResultsController {
  /** @param {ResultsDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {WeakMap<import("../../types.js").Update, Ending>} by the picture of the end */
    this.endings = new WeakMap();
    /** Logs without the winners, by the whole log: a log that stays the same object is not drawn again.
     * @type {WeakMap<readonly Entry[], readonly Entry[]>}
     */
    this.logs = new WeakMap();
    /** @type {WeakSet<Session>} those that were seen running */
    this.running = new WeakSet();
  }

  /** @param {Session} session on the table, whose game is not over */
  noteRunning(session) {
    this.running.add(session);
  }

  /** Shows the table of a game that is over, or its scores again. @param {Session} session @param {boolean} table */
  showTable({ match }, table) {
    const { screens } = this.deps;
    if (table) screens.open({ screen: "table", match });
    else screens.close("table");
  }

  /**
   * @param {Session} session
   * @param {readonly ScoreView[]} scores
   * @returns {Ending}
   */
  endingOf(session, scores) {
    const known = this.endings.get(session.shown);
    if (known) return known;
    const { draw, moving } = this.deps;
    const moves = this.running.has(session) && moving();
    /** @type {Ending} */
    const ending = { counting: null, read: false, course: null, part: "scores", costs: null, searchCosts: null, tour: null, toured: false };
    if (moves) ending.counting = new ScoreCount(scores, () => (session.closed ? ending.counting?.stop() : draw()));
    this.endings.set(session.shown, ending);
    this.deps.open.room?.noteEnd(session, scores);
    return ending;
  }

  /**
   * @param {Session} session
   * @returns {ScoreCount | null} the count under way, if the viewer watches one
   */
  countOf(session) {
    const { ended, shown: { view: { scores } } } = session;
    const counting = ended && scores ? this.endingOf(session, scores).counting : null;
    return counting?.over ? null : counting;
  }

  /**
   * Returns the points that the table may show before the end of the count.
   * @param {Session} session
   * @returns {ReadonlyMap<number | null, number> | null} the points counted so far, by seat; null if all may be shown
   */
  counted(session) {
    if (session.shown.over && !session.ended) return NONE;
    return this.countOf(session)?.points ?? null;
  }

  /**
   * @param {Session} session
   * @returns {readonly Entry[]} the log, without the winners until they are told
   */
  logOf(session) {
    const { beat, entries } = session;
    if (!beat && !this.countOf(session)) return entries;
    const known = this.logs.get(entries);
    if (known) return known;
    const told = entries.some(isVerdict) ? entries.filter((entry) => !isVerdict(entry)) : entries;
    this.logs.set(entries, told);
    return told;
  }

  /**
   * Looks through the game, once. Its parts are offered together: a button that came later would move the others under a finger.
   * @param {Session} session
   * @param {MatchRunner} runner
   * @param {Ending} ending
   */
  async readGame(session, runner, ending) {
    ending.read = true;
    const loaded = await import("./end-of-game.js").catch((error) => void console.warn(error));
    if (!loaded) return;
    const course = await this.courseOf(loaded, session, runner);
    if (session.people.length > 0) this.offerCosts(loaded, session, runner, ending);
    ending.course = course;
    this.deps.draw();
  }

  /**
   * Reads the score history of the game.
   * @param {typeof import("./end-of-game.js")} loaded
   * @param {Session} session
   * @param {MatchRunner} runner
   */
  async courseOf({ ScoreHistoryController }, session, runner) {
    const { state, draw, lookBack } = this.deps;
    try {
      const course = new ScoreHistoryController({ state, draw, look: (number) => lookBack(session, runner, number) }, session, runner);
      await course.read();
      return course;
    } catch (error) {
      // The table may have been left meanwhile; the scores are shown without the history.
      if (!(error instanceof EngineError)) console.warn(error);
      return null;
    }
  }

  /**
   * Offers to look for the decisions that cost the people at this device most. The search begins once a person opens that
   * part: it keeps the processor busy, for some 25 seconds on a quick machine, which a battery would feel after each game.
   * @param {typeof import("./end-of-game.js")} loaded
   * @param {Session} session
   * @param {MatchRunner} runner
   * @param {Ending} ending
   */
  offerCosts({ CostSearch, costsView }, session, runner, ending) {
    const { state, draw, idleLoop, open, lookBack } = this.deps;
    const wanted = () => !document.hidden && !open.replaying && open.session === session && ending.part === "decisions";
    const search = new CostSearch({ state, draw, idleLoop, wanted }, runner, session.people);
    const look = (/** @type {Costly} */ { number }) => lookBack(session, runner, number, search.found);
    ending.costs = () => costsView(state, search, session.names, look);
    ending.searchCosts = async () => {
      ending.searchCosts = null;
      try {
        await search.search();
      } catch (error) {
        ending.costs = null;
        draw();
        if (!(error instanceof EngineError)) console.warn(error);
      }
    };
  }

  /**
   * Draws the scores, which replace the board.
   * @param {Session} session
   * @param {MatchRunner | null} runner
   * @param {unknown} undoButtons the buttons for undo and redo, drawn
   */
  screen(session, runner, undoButtons) {
    const { state: { game }, open: { room }, draw, lookBack, showLink, dayView, again, newGame } = this.deps;
    /** @type {readonly ScoreView[] | null} */
    const scores = session.shown.view.scores;
    if (!scores) return nothing;
    // A guest gets the match with its record, after the last update.
    const past = runner ?? room?.finishedRunner ?? null;
    const ending = this.endingOf(session, scores);
    if (past && !ending.read && game.curves) void this.readGame(session, past, ending);
    if (!ending.toured && (!ending.counting || ending.counting.over)) void this.loadTour(session, scores, ending);
    const { counting, course, costs, tour } = ending;
    return scoresView({
      scores,
      names: session.names,
      rival: game.rival(),
      people: new Set(session.table.seating.flatMap(({ player }, seat) => (isComputer(player) ? [] : [seat]))),
      own: new Set(session.people),
      verdict: room ? html`<div class="verdict-part">${room.verdictView()} ${room.eveningView()}</div>` : nothing,
      takeBacks: session.table.takeBacks,
      undoButtons,
      day: dayView(runner),
      decisions: costs,
      course: course && (() => course.view()),
      part: ending.part,
      showPart: (part) => {
        ending.part = part;
        if (part === "decisions") void ending.searchCosts?.();
        draw();
      },
      counting,
      towns: tour && (() => tour.view()),
      lastStone: counting ? (game.lastStone?.(session.entries.map(({ event }) => event), session.names) ?? "") : "",
      replay: past && (() => lookBack(session, past)),
      link: past && (() => showLink(past)),
      icons: game.icons,
      partName: (cause) => game.scorePart(cause),
      again: room ? room.againAction : runner && (() => again(runner)),
      change: changeOf(room),
      share: () => void this.share(session, past, scores),
      newGame,
      seeTable: () => this.showTable(session, true),
    });
  }

  /**
   * @param {Session} session
   * @param {readonly ScoreView[]} scores
   * @param {readonly string[]} names of the seats
   * @returns {import("../panorama/town-tour.js").Owner[]} in the order of the scores; a game without towns has bare hills
   */
  ownersOf({ entries, shown: { view } }, scores, names) {
    const { towns, rival } = this.deps.state.game;
    const events = entries.map(({ event }) => event);
    return scores.map((score) => ({
      seat: score.seat, name: nameOf({ names, rival: rival() }, score), total: score.total, place: score.place, town: towns?.of(view, score.seat, events) ?? BARE,
    }));
  }

  /**
   * Loads the pictures of the towns. A person who has watched the end sees one after the other.
   * @param {Session} session
   * @param {readonly ScoreView[]} scores
   * @param {Ending} ending
   */
  async loadTour(session, scores, ending) {
    const { state: { game: { towns } }, draw, moving } = this.deps;
    ending.toured = true;
    if (!towns) return;
    try {
      const { townTour } = await import("../panorama/panorama.js");
      const how = { day: isLight(), moves: ending.counting !== null && moving(), draw: () => (session.closed ? ending.tour?.stop() : draw()) };
      const owners = this.ownersOf(session, scores, session.names);
      this.keepTown(session, owners);
      ending.tour = await townTour(owners, towns.sprite, how);
      draw();
    } catch (error) {
      // The scores are shown without the towns.
      console.warn(error);
    }
  }

  /**
   * Keeps the town of the person at this device who came first, of a game that was played now.
   * @param {Session} session
   * @param {readonly import("../panorama/town-tour.js").Owner[]} owners
   */
  keepTown(session, owners) {
    const { state: { game }, lastTown } = this.deps;
    const own = owners.filter(({ seat, town }) => seat !== null && session.people.includes(seat) && town.houses.length > 0);
    const [best] = own.sort((one, other) => one.place - other.place);
    if (best && this.running.has(session)) void lastTown.keep(game.id, best.town);
  }

  /**
   * Shows the end as a poster, to be shared.
   * @param {Session} session
   * @param {MatchRunner | null} runner
   * @param {readonly ScoreView[]} scores
   */
  async share(session, runner, scores) {
    const { state: { game }, failed } = this.deps;
    try {
      const { linkCode, showPoster } = await import("../panorama/panorama.js");
      const poster = await this.posterOf(session, runner, scores, linkCode);
      await showPoster(poster, game.towns?.sprite ?? null, fileName(session.storedNames, dayOf(Date.now())).replace(/\.json$/, ""), failed);
    } catch (error) {
      failed(error);
    }
  }

  /**
   * @param {Session} session
   * @param {MatchRunner | null} runner
   * @param {readonly ScoreView[]} scores
   * @param {typeof import("../panorama/panorama.js").linkCode} linkCode
   * @returns {Promise<import("../panorama/poster.js").Poster>}
   */
  async posterOf(session, runner, scores, linkCode) {
    const { state: { game }, linkOf } = this.deps;
    const ranked = [...scores].sort((one, other) => one.place - other.place);
    const names = session.storedNames;
    return {
      title: winnerText({ names, rival: game.rival() }, ranked), game: game.setupText(session.table.setup), date: dateText(Date.now()),
      owners: this.ownersOf(session, ranked, names), site: location.host + location.pathname,
      // Not every game has a link: one that did not begin with a deal of its seed has none.
      code: runner && (await linkOf(runner).then(linkCode).catch(() => null)),
    };
  }
}

/** The town of a game that draws none. @type {import("../../kit/town.js").Town} */
const BARE = { houses: [], lights: 0, banner: false, walled: false, ruins: 0 };

/** @param {import("../online/room.js").Room | null} room */
function changeOf(room) {
  const change = room?.changeAction;
  return change ? () => void change().catch((error) => room?.deps.failed(error)) : null;
}

/** The counted points before the count begins. @type {ReadonlyMap<number | null, number>} */
const NONE = new Map();

/**
 * @param {Entry} entry
 * @returns {boolean} whether it names the winners
 */
function isVerdict({ event: { data } }) {
  return Array.isArray(data["winners"]);
}

// @ts-check
// Shows the end of the game on the table: the scores, which are counted up if the end was watched, the score history,
// and a picture to share.
import { EngineError } from "../../engine/client.js";
import { download, fileName } from "../../store/files.js";
import { ScoreCount } from "./score-count.js";
import { nameOf, scoresView, winnerText } from "./scores-view.js";
import { isComputer } from "../../kit/seating.js";
import { dateText } from "../../lib/i18n.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("../state.js").AppState} AppState */
/** @typedef {import("../../runner/match-runner.js").MatchRunner} MatchRunner */
/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("./scores-view.js").ScoreView} ScoreView */

/**
 * What is known of an end.
 * @typedef {object} Ending
 * @property {ScoreCount | null} counting
 * @property {boolean} read whether its course was begun to be read
 * @property {import("./end-of-game.js").ScoreHistoryController | null} course
 */

/**
 * @typedef {object} ResultsDeps
 * @property {Pick<AppState, "scores"> & Readonly<Pick<AppState, "game">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "room">>} open
 * @property {() => void} draw draws the page soon
 * @property {(error: unknown) => void} failed tells the person what went wrong
 * @property {() => boolean} moving whether things move on the page
 * @property {(session: Session, runner: MatchRunner, number?: number) => void} lookBack opens the replay of the match on the table
 * @property {(runner: MatchRunner) => void} showLink shows the replay of a match as a link
 * @property {(runner: MatchRunner) => void} again plays with the same players once more
 * @property {() => void} newGame leaves the table for the form of a new game
 */

export class ResultsController {
  /** @param {ResultsDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {WeakMap<import("../../types.js").Update, Ending>} by the picture of the end */
    this.endings = new WeakMap();
    /** @type {WeakSet<Session>} those that were seen running */
    this.running = new WeakSet();
  }

  /** @param {Session} session on the table, which goes on */
  noteRunning(session) {
    this.running.add(session);
  }

  /** @param {boolean} scores whether the scores are shown, not the table */
  showScores(scores) {
    this.deps.state.scores = scores;
    this.deps.draw();
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
    const ending = { counting: moves ? new ScoreCount(scores, draw) : null, read: false, course: null };
    this.endings.set(session.shown, ending);
    return ending;
  }

  /**
   * Reads the course of the game, once.
   * @param {Session} session
   * @param {MatchRunner} runner
   * @param {Ending} ending
   */
  async readCourse(session, runner, ending) {
    const { state, draw, lookBack } = this.deps;
    ending.read = true;
    try {
      const { ScoreHistoryController } = await import("./end-of-game.js");
      const course = new ScoreHistoryController({ state, draw, look: (number) => lookBack(session, runner, number) }, session, runner);
      await course.read();
      ending.course = course;
      draw();
    } catch (error) {
      // The table may have been left meanwhile; the scores are shown without the history.
      if (!(error instanceof EngineError)) console.warn(error);
    }
  }

  /**
   * The scores, in place of the board.
   * @param {Session} session
   * @param {MatchRunner | null} runner
   * @param {unknown} returns the ways back
   */
  screen(session, runner, returns) {
    const { state: { game }, open: { room }, lookBack, showLink, again, newGame } = this.deps;
    /** @type {readonly ScoreView[] | null} */
    const scores = session.shown.view.scores;
    if (!scores) return nothing;
    // A guest gets the match with its record, a little later.
    const past = runner ?? room?.finishedRunner ?? null;
    const ending = this.endingOf(session, scores);
    if (past && !ending.read && game.curves) void this.readCourse(session, past, ending);
    const { counting, course } = ending;
    return scoresView({
      scores,
      names: session.names,
      rival: game.rival(),
      people: new Set(session.table.seating.flatMap(({ player }, seat) => (isComputer(player) ? [] : [seat]))),
      own: new Set(session.people),
      verdict: room?.verdictView() ?? nothing,
      takeBacks: session.table.takeBacks,
      returns,
      course: course?.view() ?? nothing,
      counting,
      replay: past && (() => lookBack(session, past)),
      link: past && (() => showLink(past)),
      icons: game.icons,
      partName: (cause) => game.scorePart(cause),
      again: runner && !room ? () => again(runner) : null,
      share: () => void this.share(session, scores),
      newGame,
      seeTable: () => this.showScores(false),
    });
  }

  /**
   * Hands out the end as a picture: through the device's own sheet where there is one, else as a file.
   * @param {Session} session
   * @param {readonly ScoreView[]} scores
   */
  async share(session, scores) {
    const { game } = this.deps.state;
    try {
      const { pictureOf } = await import("./end-of-game.js");
      const end = { names: session.names, rival: game.rival() };
      const ranked = [...scores].sort((one, other) => one.place - other.place);
      const rows = ranked.map((score) => ({
        place: score.place, seat: score.seat, name: nameOf(end, score), total: score.total,
        reasons: score.parts.map(({ cause, points }) => `${game.scorePart(cause)} ${points}`).join(" · "),
      }));
      const blob = await pictureOf({
        title: winnerText(end, ranked), game: game.setupText(session.table.setup), date: dateText(Date.now()), rows,
      });
      const file = new File([blob], fileName(session.names, Date.now()).replace(/json$/, "png"), { type: "image/png" });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else download(file.name, file, file.type);
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) this.deps.failed(error);
    }
  }
}

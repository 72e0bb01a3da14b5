// @ts-check
// Reads the score history of the finished game once, and draws it as lines and turning points. Loaded at the end of a
// game.
import { t } from "../../lib/i18n.js";
import { curvesView } from "./chart-view.js";
import { turningView } from "./turning-points-view.js";
import { html } from "../../vendor/lit.js";

/**
 * @typedef {object} CourseOwnDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game">>} state
 * @property {(number: number) => void} look opens the replay at a moment
 *
 * @typedef {Pick<PageTools, "draw"> & CourseOwnDeps} CourseDeps
 */
/** @import { PageTools } from "../page-tools.js" */
/** @import { Line } from "../../kit/game.js" */
/** @import { Course } from "../../types.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** The parts of a session that are read for a finished game.
 * @typedef {{shown: {seat: number | null}, names: readonly string[], people: readonly number[]}} Finished
 */

/** @type {Line} */
const CHANCE = { id: "chance", icon: "icon-chart", text: () => t("curve-chance"), top: 100, shown: (figure) => t("per-cent", { figure }) };

/** Chances that differ by so many points before the first move differ by the levels of the players. */
const UNEVEN = 5;

export class ScoreHistoryController {
  /**
   * @param {CourseDeps} deps
   * @param {Finished} session
   * @param {MatchRunner} runner
   */
  constructor(deps, session, runner) {
    this.deps = deps;
    this.session = session;
    this.runner = runner;
    this.curves = deps.state.game.curves ?? [];
    this.chosen = 0;
    /** @type {Course} */
    this.course = { stops: [], turns: [] };
  }

  /** Asks the engine for the course of the game. */
  async read() {
    this.course = await this.runner.queries.course(this.session.shown.seat);
  }

  /** @returns {boolean} whether each seat's chance to win is known often enough for a line */
  get rated() {
    return this.course.stops.filter(({ chances }) => chances !== null).length > 1;
  }

  /** @returns {readonly Line[]} */
  get lines() {
    return this.rated ? [...this.curves, CHANCE] : this.curves;
  }

  /** @returns {number[][]} of the chosen line, the figure of each seat at each stop; none where it is not known */
  get figures() {
    const id = this.lines[this.chosen]?.id ?? "";
    return this.course.stops.map(({ figures, chances }) => (id === CHANCE.id ? (chances ?? []) : (figures[id] ?? [])));
  }

  /** @returns {string} why the lines of the chances do not begin at one place; "" where they do */
  get chanceNote() {
    const start = this.course.stops[0]?.chances ?? [];
    const uneven = Math.max(...start) - Math.min(...start) >= UNEVEN;
    return uneven && this.lines[this.chosen]?.id === CHANCE.id ? t("curve-chance-note") : "";
  }

  view() {
    const { deps: { look, state: { game } }, session, course: { stops, turns }, lines, chosen, figures } = this;
    const rival = game.rival();
    const names = rival ? [...session.names, rival] : session.names;
    const seats = Object.values(stops[0]?.figures ?? {})[0]?.length ?? 0;
    const partText = (/** @type {import("../../types.js").EventView | null} */ part) => (part ? game.chapterText(part) : "");
    return html`${curvesView({
      figures, parts: stops.map(({ part }) => partText(part)), lines, names: names.slice(0, seats), chosen, own: new Set(session.people),
      choose: (at) => this.choose(at), note: this.chanceNote,
    })} ${turningView({
      turns, names, look, partText,
      eventText: (event) => game.eventText(event, session.names),
    })}`;
  }

  /** @param {number} line that is drawn */
  choose(line) {
    this.chosen = line;
    this.deps.draw();
  }
}

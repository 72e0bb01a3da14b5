// @ts-check
// Reads the score history of the finished game once, and draws it as lines and turning points. Loaded at the end of a
// game.
import { t } from "../../lib/i18n.js";
import { stopsOf, turningPoints } from "./score-history.js";
import { curvesView } from "./chart-view.js";
import { chaptersOf } from "../log/log.js";
import { turningView } from "./turning-points-view.js";
import { html } from "../../vendor/lit.js";

/**
 * @typedef {object} CourseDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game">>} state
 * @property {() => void} draw draws the page soon
 * @property {(number: number) => void} look opens the replay at a moment
 */
/** @import { Line } from "../../kit/game.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** The parts of a session that are read for a finished game.
 * @typedef {{shown: {seat: number | null, number: number}, names: readonly string[], people: readonly number[]}} Finished
 */

/** @type {Line} */
const CHANCE = { id: "chance", icon: "icon-chart", text: () => t("curve-chance"), top: 100, shown: (figure) => t("per-cent", { figure }) };

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
    /** Whether the engine knows each seat's chances to win. */
    this.rated = false;
    this.chosen = 0;
    /** @type {import("./score-history.js").Stop[]} */
    this.stops = [];
    /** @type {import("../../kit/story.js").Entry[]} */
    this.entries = [];
  }

  /** Looks at the moments where the parts of the game began. */
  async read() {
    const { deps: { state: { game } }, runner, session: { shown }, curves } = this;
    const { moments } = await runner.queries.told(shown.seat);
    this.entries = moments.flatMap(({ number, seat: by, events }) => events.map((event) => ({ id: 0, number, by, event })));
    const { first } = await runner.queries.at(shown.number, []);
    const places = stopsOf(chaptersOf(this.entries, game.chapterText), first, shown.number);
    const { chances } = await runner.queries.chances(places.map(({ number }) => number));
    this.rated = chances.filter(Boolean).length > 1;
    for (const [at, { number, text }] of places.entries()) {
      const { updates: [update] } = await runner.queries.at(number, [shown.seat]);
      const known = chances[at] ?? null;
      const figures = update ? curves.map(({ of }) => of(update.view)) : [];
      if (update) this.stops.push({ number, text, figures: this.rated ? [...figures, known ?? []] : figures, chances: known });
    }
  }

  /** @returns {readonly Line[]} */
  get lines() {
    return this.rated ? [...this.curves, CHANCE] : this.curves;
  }

  view() {
    const { deps, session, stops, entries, lines, chosen } = this;
    const { game } = deps.state;
    const rival = game.rival();
    const names = rival ? [...session.names, rival] : session.names;
    const turns = turningPoints(stops, entries, (event, seat, gains) => game.eventWeight?.(event, seat, gains) ?? 0);
    return html`${curvesView({
      stops, lines, names: names.slice(0, stops[0]?.figures[0]?.length ?? 0), chosen, own: new Set(session.people),
      choose: (at) => this.choose(at),
    })} ${turningView({
      turns, names,
      eventText: (event) => game.eventText(event, session.names),
      look: deps.look,
    })}`;
  }

  /** @param {number} line that is drawn */
  choose(line) {
    this.chosen = line;
    this.deps.draw();
  }
}

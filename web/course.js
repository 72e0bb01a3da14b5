// @ts-check
// The course of the finished game on the table: looked up once, then drawn as lines and turning points. Loaded at the end
// of a game, not before.
import { stopsOf, turningPoints } from "./table/course.js";
import { curvesView } from "./table/curves.js";
import { turningView } from "./table/turning.js";
import { html } from "./vendor/lit.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./host/host.js").Host} Host */
/** @typedef {import("./table/session.js").Session} Session */

export class Course {
  /**
   * @param {App} app
   * @param {Session} session
   * @param {Host} host
   * @param {(number: number) => void} look at a moment
   */
  constructor(app, session, host, look) {
    this.app = app;
    this.session = session;
    this.host = host;
    this.look = look;
    this.curves = app.game.curves ?? [];
    this.chosen = 0;
    /** @type {import("./table/course.js").Stop[]} */
    this.stops = [];
    /** @type {import("./table/log.js").Entry[]} */
    this.entries = [];
  }

  /** Looks at the moments where the parts of the game began. */
  async read() {
    const { app: { game }, host, session: { shown }, curves } = this;
    const { moments } = await host.told(shown.seat);
    this.entries = moments.flatMap(({ number, seat: by, events }) => events.map((event) => ({ id: 0, number, by, event })));
    const chapters = this.entries.map(({ number, event }) => ({ number, text: game.chapterText(event) })).filter(({ text }) => text !== "");
    const { first } = await host.at(shown.number, []);
    for (const { number, text } of stopsOf(chapters, first, shown.number)) {
      const { updates: [update] } = await host.at(number, [shown.seat]);
      if (update) this.stops.push({ number, text, figures: curves.map(({ of }) => of(update.view)) });
    }
  }

  view() {
    const { app, session, look, stops, entries, curves, chosen } = this;
    const { game } = app;
    const rival = game.rival();
    const names = rival ? [...session.names, rival] : session.names;
    const turns = turningPoints(stops, entries, (event, seat, gains) => game.telling?.(event, seat, gains) ?? 0);
    return html`${curvesView({
      stops, curves, names: names.slice(0, stops[0]?.figures[0]?.length ?? 0), chosen, own: new Set(session.people),
      choose: (at) => app.edit(() => (this.chosen = at)),
    })} ${turningView({
      turns, names,
      eventText: (event) => game.eventText(event, session.names),
      look,
    })}`;
  }
}

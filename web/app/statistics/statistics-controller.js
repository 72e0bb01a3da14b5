// @ts-check
// The results of finished games: taken down when one ends, completed from stored games where something is missing, and
// the screen that shows what they come to. Loaded when a game ends or somebody wants to see it.
import { EngineError } from "../../engine/client.js";
import { loadGame, FIRST, GAMES } from "../games.js";
import { isFork, lookAtMatch } from "../../host/matches.js";
import { t } from "../../lib/i18n.js";
import { download } from "../../store/files.js";
import { listMatches } from "../../store/matches.js";
import { clearResults, deleteResult, getResult, listResults, putResult } from "../../store/results.js";
import { getSetting, setSetting } from "../../store/settings.js";
import { confirmDialog } from "../../lib/dialog.js";
import { isComputer } from "../../kit/seating.js";
import { isResult, playersOf, statisticsOf } from "./statistics.js";
import { statisticsView } from "./statistics-view.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../store/matches.js").Row} Row */
/** @typedef {import("./statistics.js").Result} Result */
/** @typedef {import("../games.js").Game} Game */

/** Games that ended before this were deleted from the statistics. */
const SINCE = "statistics-since";

/**
 * @param {Row} row of a finished match
 * @returns {Result | null} what its summary tells; null where nobody played here
 */
export function resultOf({ id, summary, updated, own }) {
  const { seating, winners, points, take_backs: takeBacks, game, number } = summary;
  const here = own ?? seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
  if (here.length === 0) return null;
  const levels = new Set(seating.map(({ player }) => player).filter(isComputer));
  const people = here.map((seat) => ({
    seat, name: seating[seat]?.name ?? "", won: (winners ?? []).includes(seat), points: points[seat] ?? 0, pieces: [],
  }));
  return {
    match: id, number, game, kind: isFork(id) ? "fork" : takeBacks > 0 ? "free" : "plain", ended: updated, players: seating.length,
    levels: [...levels].sort(), friends: own !== undefined || seating.some(({ player }) => player === "elsewhere"), variant: "", people, whole: false,
  };
}

/**
 * What only the game knows of it.
 * @param {Result} result
 * @param {Game} game
 * @param {any} setup
 * @param {import("../../types.js").Update} told all that one of its people was told, and the last picture
 * @returns {Result}
 */
export function withDetails(result, { statistics }, setup, { moments, view }) {
  const entries = moments.flatMap(({ number, seat: by, events }) => events.map((event) => ({ id: 0, number, by, event })));
  const people = result.people.map((person) => ({
    ...person,
    points: view.scores?.find(({ seat }) => seat === person.seat)?.total ?? person.points,
    pieces: statistics?.pieces?.(entries, person.seat) ?? [],
  }));
  return { ...result, variant: statistics?.variant(setup) ?? "", people, whole: true };
}

/**
 * Takes down the match on the table, where it is over; forgets it, where the end was taken back.
 * @param {App} app
 * @param {Row} row just stored
 */
export async function record(app, row) {
  try {
    if (!row.summary.over) return await deleteResult(row.id);
    await complete(app, row, app.host?.match === row.id);
  } catch (error) {
    // The game itself is stored; the screen of results tries again.
    unlessLost(error);
  }
}

/**
 * @param {App} app
 * @param {Row} row of a finished match
 * @param {boolean} [ask] whether the engine may be asked for the rest; not while the match is on its way to the table
 */
export async function complete(app, row, ask = true) {
  const result = resultOf(row);
  if (!result) return;
  /** @type {Result | undefined} */
  const known = await getResult(row.id);
  if (known?.whole && known.number === result.number) return;
  result.ended = known?.ended ?? result.ended;
  await putResult(result);
  if (!ask) return;
  const game = row.summary.game === FIRST.id ? FIRST : (await loadGame(row.summary.game)).game;
  const told = await toldOf(app, row, result.people[0]?.seat ?? null);
  await putResult(withDetails(result, game, row.summary.setup, told));
}

/**
 * @param {App} app
 * @param {Row} row
 * @param {number | null} seat
 * @returns {Promise<import("../../types.js").Update>} all that a seat was told
 */
async function toldOf(app, row, seat) {
  if (app.host?.match === row.id) return app.host.told(seat);
  const { engine } = app;
  const { result } = await lookAtMatch(app.running, row.id);
  const { match } = result.keep.summary;
  try {
    return await app.running.call("since", { match, seat, line: 0, number: -1 });
  } finally {
    // Who looks at it now would be surprised.
    if (app.host?.match !== match && app.replaying?.host.match !== match) void engine?.call("close", { match }).catch(() => undefined);
  }
}

/** @param {unknown} error which is told, unless the engine is gone with the page or could not open a stored game */
function unlessLost(error) {
  if (!(error instanceof EngineError)) console.warn(error);
}

/** What somebody looks at, in place of the lobby. */
export class Statistics {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Result[]} */
    this.results = [];
    this.who = "";
    this.problem = "";
    /** How many games are still to be read. */
    this.left = 0;
  }

  async open() {
    await this.read();
    const since = Number(await getSetting(SINCE)) || 0;
    const rows = (await listMatches().catch(() => [])).flatMap(({ row }) => (row?.summary.over && row.updated > since ? [row] : []));
    const whole = new Set(this.results.filter(({ whole: done }) => done).map(({ match }) => match));
    const missing = rows.filter(({ id }) => !whole.has(id));
    await this.app.engineStarted;
    for (const [at, row] of missing.entries()) {
      if (this.app.statistics !== this) return;
      this.left = missing.length - at;
      this.app.draw();
      await complete(this.app, row).catch(unlessLost);
    }
    this.left = 0;
    if (missing.length > 0) await this.read();
  }

  async read() {
    const { app } = this;
    this.results = await listResults().then((rows) => rows.filter(isResult), (error) => {
      this.problem = app.errorText(error);
      return [];
    });
    app.draw();
  }

  view() {
    const { app, who, left, problem } = this;
    const own = this.results.filter(({ game }) => game === app.game.id);
    return statisticsView({
      games: GAMES, game: app.game.id, names: playersOf(own), who, left, problem,
      statistics: statisticsOf(own, who), words: app.game.statistics ?? null,
      chooseGame: (id) => void app.useGame(id).catch((error) => app.failed(error)),
      choose: (name) => app.edit(() => (this.who = name)),
      exportAll: () => download(`${app.game.id}-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(this.results, null, 1)),
      remove: () => void this.remove(),
      close: () => app.edit(() => (app.statistics = null)),
    });
  }

  async remove() {
    if (!(await confirmDialog(t("statistics-delete-title"), t("statistics-delete-text"), t("delete")))) return;
    await setSetting(SINCE, String(Date.now()));
    await clearResults().catch((error) => this.app.failed(error));
    this.who = "";
    await this.read();
  }
}

// @ts-check
// Shows the results of finished games instead of the lobby. Loaded when it is opened.
import { GAMES } from "../games.js";
import { dayOf } from "../../lib/day.js";
import { t } from "../../lib/i18n.js";
import { download } from "../../store/files.js";
import { listMatches } from "../../store/matches.js";
import { RESULTS } from "../../store/results.js";
import { changeSetting, getSetting, setSetting } from "../../store/settings.js";
import { confirmDialog } from "../../lib/dialog.js";
import { forgetEvenings, linesOf, mergeEvenings, readEvenings } from "../evenings/evening.js";
import { eveningsView } from "../evenings/evening-view.js";
import { unreadableEntries } from "../unreadable-entries.js";
import { FinishedGames, isFigured, unlessLost } from "./finished-games.js";
import { isKnownDeal, noteKnownDeals } from "./known-deals.js";
import { openAsLost } from "./open-games.js";
import { ownNameOf, ratingsOf, unrated } from "./rating.js";
import { countedOf, keepCounted, lastCounted } from "./statistics.js";
import { statisticsView } from "./statistics-view.js";

/** @import { Result } from "../../store/results.js" */
/** @import { StatisticsDeps, StatisticsState } from "./statistics-controller.js" */

/** Games that ended before this were deleted from the statistics. */
const SINCE = "statistics-since";

/** The most games that the coach looks at while the screen is open: half a minute of thinking. */
const AT_ONCE = 5;

const SOURCES = {
  listMatches, getSetting, setSetting, changeSetting, confirmDialog,
  noteKnownDeals: (/** @type {readonly string[]} */ deals) => noteKnownDeals(deals),
  isKnownDeal: (/** @type {import("../../store/matches.js").Row} */ row) => isKnownDeal(row),
  listResults: () => RESULTS.list(),
  unreadable: () => RESULTS.unreadable,
  clearResults: () => RESULTS.clear(),
  changeResult: (/** @type {string} */ match, /** @type {typeof unrated} */ change) => RESULTS.change(match, change),
  now: () => Date.now(),
};

export class StatisticsScreen {
  /**
   * @param {StatisticsDeps} deps
   * @param {typeof SOURCES} [sources] stores, and the question before results are deleted; tests replace them
   * @param {Pick<FinishedGames, "complete" | "coach">} [finished]
   */
  constructor(deps, sources = SOURCES, finished = new FinishedGames(deps)) {
    this.deps = deps;
    this.sources = sources;
    this.finished = finished;
    /** @type {StatisticsState} */
    this.shown = { results: [], counted: {}, who: "", problem: "", unreadable: 0, left: 0, coaching: [], evenings: [], ratings: [], failed: [], open: [] };
    /** Counts deletions of all results: reads that began before one are dropped. */
    this.cleared = 0;
    /** Whether the engine has counted the results since the screen was opened. */
    this.isCounted = false;
    /** Whether the screen was left: nothing more is read for it. */
    this.left = false;
  }

  async open() {
    const { cleared } = this;
    const { screens, state } = this.deps;
    screens.open({ screen: "statistics", game: state.game.id });
    await this.read();
    const since = await this.since();
    const rows = (await this.listMatches()).flatMap(({ row }) => (row?.summary.over && row.updated > since ? [row] : []));
    const whole = new Set(this.shown.results.filter((result) => result.whole && isFigured(result)).map(({ match }) => match));
    const missing = rows.filter(({ id }) => !whole.has(id));
    await this.deps.engineStarted;
    if (!this.isCounted) await this.count();
    await this.rate();
    for (const [at, row] of missing.entries()) {
      if (this.left) return;
      if (this.cleared !== cleared) break;
      this.shown.left = missing.length - at;
      this.deps.draw();
      // Another tab may have deleted the results meanwhile.
      if (row.updated > (await this.since())) await this.finished.complete(row).catch(unlessLost);
    }
    this.shown.left = 0;
    if (missing.length > 0) {
      await this.read();
      await this.rate();
    }
    await this.askCoach(rows);
  }

  /** @returns {Promise<number>} matches that ended up to this time give no result any more */
  async since() {
    const { getSetting: get, setSetting: set, now } = this.sources;
    const [since, present] = [Number(await get(SINCE)) || 0, now()];
    if (since <= present) return since;
    // The clock was ahead when the results were deleted: those to come must not be missing.
    await set(SINCE, String(present));
    return present;
  }

  async listMatches() {
    try {
      return await this.sources.listMatches();
    } catch (error) {
      this.shown.problem = this.deps.errorText(error);
      return [];
    }
  }

  /**
   * Asks the coach about the latest games that it has not seen, as long as the screen is open.
   * @param {import("../../store/matches.js").Row[]} rows the latest first
   */
  async askCoach(rows) {
    const { cleared } = this;
    const wanted = () => !this.left && this.cleared === cleared;
    const unseen = new Map(this.shown.results.flatMap(({ kind, people, match, game }) => (kind === "plain" && people.some(({ coach }) => !coach) ? [[match, game]] : [])));
    const games = rows.filter(({ id }) => unseen.has(id)).slice(0, AT_ONCE);
    for (const [at, row] of games.entries()) {
      if (!wanted()) break;
      this.shown.coaching = games.slice(at).map(({ id }) => unseen.get(id) ?? "");
      this.deps.draw();
      await this.finished.coach(row, wanted).catch(unlessLost);
      await this.read();
    }
    this.shown.coaching = [];
    this.deps.draw();
  }

  async read() {
    const { deps, shown } = this;
    shown.results = await this.sources.listResults().catch((error) => {
      shown.problem = deps.errorText(error);
      return [];
    });
    shown.unreadable = this.sources.unreadable();
    shown.evenings = await readEvenings({ get: this.sources.getSetting });
    await this.count();
    await this.countEvenings().catch(unlessLost);
    deps.draw();
  }

  /** Has the engine sum up evenings of former versions once: they are stored with their sums. */
  async countEvenings() {
    const { deps, shown, sources: { getSetting: get, changeSetting: change } } = this;
    if (shown.evenings.every(linesOf)) return;
    const engine = deps.engine();
    await mergeEvenings([], { get, change }, engine.call.bind(engine));
    shown.evenings = await readEvenings({ get });
  }

  /** Has the engine sum up the results. Where it is not there, its last sums are shown. */
  async count() {
    const { deps, shown, sources: { getSetting: get, setSetting: set } } = this;
    const { results } = shown;
    try {
      const engine = deps.engine();
      const counted = await countedOf(results, engine.call.bind(engine));
      if (shown.results !== results) return;
      shown.counted = counted;
      this.isCounted = true;
      await keepCounted(counted, set);
    } catch (error) {
      unlessLost(error);
      if (!this.isCounted) shown.counted = results.length > 0 ? await lastCounted(get) : {};
    }
  }

  /** Asks the engine for the ratings of all who played here. */
  async rate() {
    const { deps, shown } = this;
    const { results } = shown;
    try {
      const engine = deps.engine();
      const open = await openAsLost(await this.listMatches(), results, this.sources);
      const { ratings, failed } = await ratingsOf([...results, ...open], engine.call.bind(engine));
      // Results may have been deleted meanwhile.
      if (shown.results === results) Object.assign(shown, { ratings, failed, open });
    } catch (error) {
      unlessLost(error);
    }
    deps.draw();
  }

  /** @returns {number} matches of the game that is shown that the coach is still to look at */
  get coaching() {
    return this.shown.coaching.filter((game) => game === this.deps.state.game.id).length;
  }

  view() {
    const { deps } = this;
    const { results, counted, who, left, problem, unreadable, evenings, ratings, failed, open } = this.shown;
    const { game: chosen } = deps.state;
    const own = results.filter(({ game }) => game === chosen.id);
    const people = (own.length > 0 && counted[chosen.id]) || [];
    const isShown = (/** @type {{game: string, name: string}} */ { game, name }) => game === chosen.id && this.#isChosen(name);
    return statisticsView({
      games: GAMES, game: chosen.id, names: people.slice(1).map(({ name }) => name), who, left, coaching: this.coaching, problem, unreadable, evenings: eveningsView(evenings),
      broken: unreadableEntries([RESULTS], () => this.read(), deps.failed),
      waits: own.length > 0 && people.length === 0, statistics: people.find(({ name }) => name === who)?.statistics ?? null, words: chosen.statistics ?? null,
      ratings: ratings.filter(isShown), failed: failed.filter(isShown).map(({ name }) => name),
      open: open.filter((result) => isShown(personOf(result))).length,
      away: results.filter(({ game }) => !GAMES.includes(game)).length,
      resetRating: () => void this.resetRating().catch(deps.failed),
      chooseGame: (id) => void deps.useGame(id).catch(deps.failed),
      choose: (name) => this.choose(name),
      exportAll: () => download(`${chosen.id}-${dayOf(Date.now())}.json`, JSON.stringify(results, null, 1)),
      remove: () => void this.remove(),
      close: () => this.close(),
    });
  }

  /** @param {string} name @returns {boolean} whether the games of this person are shown */
  #isChosen(name) {
    const { who } = this.shown;
    return !who || name === ownNameOf(who);
  }

  /** @param {string} who the person whose games are shown */
  choose(who) {
    this.shown.who = who;
    this.deps.draw();
  }

  /** Leaves the finished games of those who are shown out of their ratings. */
  async resetRating() {
    const { changeResult: change, confirmDialog: confirm, noteKnownDeals: note } = this.sources;
    if (!(await confirm(t("rating-reset-title"), t("rating-reset-text"), t("rating-reset")))) return;
    const { results, open } = this.shown;
    const { id } = this.deps.state.game;
    const isMeant = (/** @type {Result} */ result) => Boolean(result.rated) && result.game === id && this.#isChosen(personOf(result).name);
    for (const result of results) if (isMeant(result)) await change(result.match, unrated);
    // Those that were left open have no result yet.
    await note(open.filter(isMeant).map(({ deal }) => deal ?? ""));
    await this.read();
    await this.rate();
  }

  close() {
    this.deps.screens.close("statistics");
  }

  leave() {
    this.left = true;
  }

  async remove() {
    const { clearResults: clear, confirmDialog: confirm, setSetting: set, changeSetting: change } = this.sources;
    if (!(await confirm(t("statistics-delete-title"), t("statistics-delete-text"), t("delete")))) return;
    this.cleared += 1;
    await set(SINCE, String(this.sources.now()));
    // Games that were counted once do not come back by a file.
    await this.sources.noteKnownDeals([...this.shown.results, ...this.shown.open].map(({ deal }) => deal ?? ""));
    await forgetEvenings({ change });
    await clear().catch(this.deps.failed);
    Object.assign(this.shown, { who: "", ratings: [], failed: [], open: [] });
    await this.read();
  }
}

/** @param {Result} result @returns {{game: string, name: string}} its first person */
const personOf = ({ game, people: [person] }) => ({ game, name: ownNameOf(person?.name ?? "") });

// @ts-check
// Shows the list of problems instead of the lobby, and opens problems one after the other. Loaded when it is opened.
import { GAMES } from "../games.js";
import { unreadText, unsavedText } from "../../lib/error-text.js";
import { unreadableEntries } from "../unreadable-entries.js";
import { t } from "../../lib/i18n.js";
import { PROBLEMS } from "../../store/problems.js";
import { readBook } from "./book.js";
import { ProblemTable } from "./problem-table.js";
import { problemsView } from "./problems-view.js";
import { answered, daysLeft, dueNow, ordered, untried } from "./repetition.js";

/** @import { ProblemRecord } from "../../store/problems.js" */
/** @import { Problem } from "../../types.js" */
/** @import { ProblemsDeps, ProblemsState } from "./problems-controller.js" */

/** The most positions from own games that are offered at a time. */
const AT_ONCE = 3;

const SOURCES = { problems: /** @type {Pick<typeof PROBLEMS, "list" | "change" | "unreadable">} */ (PROBLEMS), readBook, now: () => Date.now() };

export class ProblemsScreen {
  /**
   * @param {ProblemsDeps} deps
   * @param {typeof SOURCES} [sources] the store, the book, the clock
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {ProblemsState} */
    this.shown = { game: "", book: [], records: new Map(), trouble: "", unread: "", unreadable: 0 };
    /** @type {ProblemTable | null} the problem on the table */
    this.table = null;
    /** @type {Map<string, ProblemRecord>} those that could not be stored */
    this.unsaved = new Map();
    /** A problem is being opened. */
    this.opening = false;
  }

  async open() {
    const { screens, state } = this.deps;
    screens.open({ screen: "problems", game: state.game.id });
    await this.read();
  }

  async read() {
    const { deps: { state, draw, errorText }, shown, sources } = this;
    const { id } = state.game;
    shown.trouble = "";
    try {
      const book = await sources.readBook(id);
      // Another game was chosen meanwhile; its book is read too.
      if (state.game.id !== id) return;
      shown.book = book;
      shown.game = id;
    } catch (error) {
      if (state.game.id !== id) return;
      shown.book = [];
      shown.trouble = errorText(error);
    }
    await this.readRecords();
    draw();
  }

  async readRecords() {
    const { shown, sources: { problems } } = this;
    try {
      const records = await problems.list();
      shown.unread = "";
      // Answers that could not be stored stay on the page.
      shown.records = new Map([...records, ...this.unsaved.values()].map((record) => [record.id, record]));
    } catch (error) {
      // Without a store the book can still be played.
      shown.unread = unreadText(error);
    }
    shown.unreadable = problems.unreadable;
  }

  /** @returns {Problem[]} the problems found in own games */
  get own() {
    const { records } = this.shown;
    return [...records.values()].flatMap(({ game, problem }) => (problem && game === this.deps.state.game.id && this.opens(problem) ? [problem] : []));
  }

  /** @returns {number} problems found in own games that were put away */
  get putAside() {
    const { game } = this.deps.state;
    return [...this.shown.records.values()].filter(({ problem, game: of }) => problem && of === game.id && !this.opens(problem)).length;
  }

  /**
   * @param {Problem} problem
   * @returns {boolean} whether the engine may open it: under other rules it is tried again
   */
  opens({ id, game }) {
    const refused = this.shown.records.get(id)?.refused;
    return refused === undefined || refused !== this.rulesOf(game);
  }

  /** @param {string} game @returns {number} the version of its rules */
  rulesOf(game) {
    return this.deps.state.offers.get(game)?.rules ?? 0;
  }

  view() {
    const { deps, shown, own } = this;
    const { state, failed } = deps;
    const { records } = shown;
    const now = this.sources.now();
    const due = dueNow(own, records, now).slice(0, AT_ONCE);
    const book = shown.game === state.game.id ? shown.book.filter((problem) => this.opens(problem)) : [];
    return problemsView({
      games: GAMES, game: state.game.id, ready: state.engineStart !== null && !this.opening, 
      troubles: [shown.trouble, shown.unread].filter(Boolean), unreadable: shown.unreadable, putAside: this.putAside,
      broken: unreadableEntries([PROBLEMS], () => this.readRecords().then(deps.draw), failed),
      own: { found: own.length, due: due.length },
      themes: [...themesOf(book)].map(([theme, problems]) => {
        return { theme, count: problems.length, solved: problems.filter(({ id }) => (records.get(id)?.step ?? 0) > 0).length };
      }),
      startOwn: () => void this.start(due).catch(failed),
      start: (theme) => void this.start(ordered(theme === "" ? book : themesOf(book).get(theme) ?? [], records, now)).catch(failed),
      chooseGame: (id) => void deps.useGame(id).then(() => this.read()).catch(failed),
      close: () => this.close(),
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean | null>} false if there is no such problem, null if it could not be opened
   */
  async startAt(id) {
    const problem = [...this.shown.book, ...this.own].find((one) => one.id === id);
    if (!problem) return false;
    await this.start([problem]).catch(this.deps.failed);
    return this.table ? true : null;
  }

  /** @param {readonly Problem[]} problems one after the other */
  async start([problem, ...rest]) {
    if (!problem || this.opening) return;
    const { deps } = this;
    this.opening = true;
    let putAway = false;
    deps.draw();
    try {
      await deps.engineStarted;
      this.table?.close();
      const record = this.shown.records.get(problem.id);
      const table = new ProblemTable(deps, problem, record?.problem ? record.chosen : -1, {
        note: (right) => this.note(problem, right),
        next: rest.length > 0 ? () => void this.start(rest).catch(deps.failed) : null,
        leave: () => this.leave(),
        leaveText: () => t(deps.screens.below("problem") === "help" ? "problem-card" : "problem-list"),
        done: () => (this.table = null),
      });
      this.table = table;
      await table.open();
      // The person may have left meanwhile.
      if (this.table === table) deps.screens.open({ screen: "problem", game: problem.game, problem: problem.id });
    } catch (error) {
      this.table?.close();
      this.table = null;
      if (!isUnreadable(error)) throw error;
      await this.putAway(problem);
      putAway = true;
    } finally {
      this.opening = false;
      deps.draw();
    }
    if (putAway) await this.start(rest);
  }

  /**
   * Puts a problem away that the engine cannot open, so that it hides no other one. It stays stored.
   * @param {Problem} problem
   */
  async putAway(problem) {
    const { deps, shown, sources } = this;
    const change = (/** @type {ProblemRecord | null} */ stored) => ({ ...(stored ?? untried(problem)), refused: this.rulesOf(problem.game) });
    deps.toast(t("problem-put-away"));
    const record = change(shown.records.get(problem.id) ?? null);
    shown.records.set(problem.id, record);
    await sources.problems.change(problem.id, change).catch((error) => this.notSaved(record, error));
  }

  /**
   * @param {Problem} problem
   * @param {boolean} right
   * @returns {Promise<number>} in how many days it comes again
   */
  async note(problem, right) {
    const { shown, sources: { now: clock, problems } } = this;
    const now = clock();
    // Another tab may have answered it, too.
    const change = (/** @type {ProblemRecord | null} */ stored) => answered(this.unsaved.get(problem.id) ?? stored ?? untried(problem), right, now);
    const here = change(shown.records.get(problem.id) ?? null);
    const record = (await problems.change(problem.id, change).catch((error) => this.notSaved(here, error))) ?? here;
    if (record !== here) this.unsaved.delete(problem.id);
    shown.records.set(problem.id, record);
    return daysLeft(record, now);
  }

  /**
   * Says that a record is not stored. It lasts until the page is closed.
   * @param {ProblemRecord} record
   * @param {unknown} error
   */
  notSaved(record, error) {
    this.unsaved.set(record.id, record);
    this.deps.toast(unsavedText(error));
    return null;
  }

  /** Goes back from the table to the list, or to the card in the help from which it was opened. */
  leave() {
    this.deps.screens.close("problem");
  }

  /** Called when the table has been left. */
  dropTable() {
    this.table?.close();
    this.table = null;
  }

  close() {
    this.deps.screens.close("problems");
  }
}

/** A theme of fewer problems is no list of its own: its problems are those of a turn. */
const LEAST_OF_A_THEME = 5;

/** The theme that any problem fits. */
const ANY_TURN = "turn";

/**
 * @param {readonly Problem[]} book
 * @returns {Map<string, Problem[]>} its problems by the theme under which they are offered, in the order of the book
 */
export function themesOf(book) {
  const alone = (/** @type {string} */ theme) => book.filter((problem) => problem.theme === theme).length >= LEAST_OF_A_THEME;
  /** @type {Map<string, Problem[]>} */
  const themes = new Map();
  for (const problem of book) {
    const theme = alone(problem.theme) ? problem.theme : ANY_TURN;
    themes.set(theme, [...(themes.get(theme) ?? []), problem]);
  }
  return themes;
}

/** What the engine says of a problem that it cannot open. */
const UNREADABLE = ["problem-broken", "save-broken", "save-lacks", "newer-save", "wrong-game", "unknown-game", "unknown-moment", "bad-request", "internal"];

/** @param {unknown} error */
const isUnreadable = (error) => UNREADABLE.includes(String(/** @type {{code?: unknown}} */ (error ?? {}).code));

// @ts-check
// Shows the list of problems instead of the lobby, and opens problems one after the other. Loaded when it is opened.
import { GAMES } from "../games.js";
import { listProblems, putProblem } from "../../store/problems.js";
import { readBook } from "./book.js";
import { ProblemTable } from "./problem-table.js";
import { problemsView } from "./problems-view.js";
import { answered, daysLeft, dueNow, ordered, untried } from "./repetition.js";

/** @typedef {import("../../store/problems.js").Problem} Problem */
/** @typedef {import("../../store/problems.js").ProblemRecord} ProblemRecord */
/** @typedef {import("./problems-controller.js").ProblemsDeps} ProblemsDeps */
/** @typedef {import("./problems-controller.js").ProblemsState} ProblemsState */

/** The most positions from own games that are offered at a time. */
const AT_ONCE = 3;

const SOURCES = { listProblems, putProblem, readBook, now: () => Date.now() };

export class ProblemsScreen {
  /**
   * @param {ProblemsDeps} deps
   * @param {typeof SOURCES} [sources] the store, the book, the clock
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {ProblemsState} */
    this.shown = { game: "", book: [], records: new Map(), trouble: "" };
    /** @type {ProblemTable | null} the problem on the table */
    this.table = null;
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
    // Without a store the book can still be played.
    const records = await sources.listProblems().catch(() => []);
    shown.records = new Map(records.map((record) => [record.id, record]));
    draw();
  }

  /** @returns {Problem[]} the problems found in own games */
  get own() {
    const { records } = this.shown;
    return [...records.values()].flatMap(({ game, problem }) => (problem && game === this.deps.state.game.id ? [problem] : []));
  }

  view() {
    const { deps, shown, own } = this;
    const { state, failed } = deps;
    const { records } = shown;
    const now = this.sources.now();
    const due = dueNow(own, records, now).slice(0, AT_ONCE);
    const book = shown.game === state.game.id ? shown.book : [];
    return problemsView({
      games: GAMES, game: state.game.id, ready: state.engineStart !== null && !this.opening, trouble: shown.trouble,
      own: { found: own.length, due: due.length },
      themes: themesOf(book).map((theme) => {
        const problems = book.filter((problem) => problem.theme === theme);
        return { theme, count: problems.length, solved: problems.filter(({ id }) => (records.get(id)?.step ?? 0) > 0).length };
      }),
      startOwn: () => void this.start(due).catch(failed),
      start: (theme) => void this.start(ordered(book.filter((problem) => theme === "" || problem.theme === theme), records, now)).catch(failed),
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
    deps.draw();
    try {
      await deps.engineStarted;
      this.table?.close();
      const record = this.shown.records.get(problem.id);
      const table = new ProblemTable(deps, problem, record?.problem ? record.chosen : -1, {
        note: (right) => this.note(problem, right),
        next: rest.length > 0 ? () => void this.start(rest).catch(deps.failed) : null,
        leave: () => this.leave(),
        done: () => (this.table = null),
      });
      this.table = table;
      await table.open();
      // The person may have left meanwhile.
      if (this.table === table) deps.screens.open({ screen: "problem", game: problem.game, problem: problem.id });
    } catch (error) {
      this.table?.close();
      this.table = null;
      throw error;
    } finally {
      this.opening = false;
      deps.draw();
    }
  }

  /**
   * @param {Problem} problem
   * @param {boolean} right
   * @returns {Promise<number>} in how many days it comes again
   */
  async note(problem, right) {
    const now = this.sources.now();
    const record = answered(this.shown.records.get(problem.id) ?? untried(problem), right, now);
    this.shown.records.set(problem.id, record);
    // Without a store the record lasts until the page is closed.
    await this.sources.putProblem(record).catch(() => undefined);
    return daysLeft(record, now);
  }

  /** Goes back from the table to the list. */
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

/**
 * @param {readonly Problem[]} book
 * @returns {string[]} its themes, in the order of the book
 */
function themesOf(book) {
  return [...new Set(book.map(({ theme }) => theme))];
}

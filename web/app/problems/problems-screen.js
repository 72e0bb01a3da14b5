// @ts-check
// Shows the list of problems instead of the lobby, and opens problems one after the other. Loaded when it is opened.
import { GAMES } from "../games.js";
import { unreadText, unsavedText } from "../../lib/error-text.js";
import { unreadableEntries } from "../unreadable-entries.js";
import { t } from "../../lib/i18n.js";
import { StoreError } from "../../store/db.js";
import { PROBLEMS } from "../../store/problems.js";
import { readBook } from "./book.js";
import { ProblemTable } from "./problem-table.js";
import { problemsView } from "./problems-view.js";

/** @import { ProblemRecord } from "../../store/problems.js" */
/** @import { NotedProblem, NoteProblemParams, Problem } from "../../types.js" */
/** @import { ProblemsDeps, ProblemsState } from "./problems-controller.js" */

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
    this.shown = { game: "", book: [], records: new Map(), listed: null, trouble: "", unread: "", unreadable: 0 };
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
    const { deps: { state, draw, errorText, engineStarted }, shown, sources } = this;
    const { id } = state.game;
    if (shown.game !== id) shown.listed = null;
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
    await engineStarted;
    await this.list().catch((error) => (shown.trouble = errorText(error)));
    draw();
  }

  /** Asks the engine which problems come when. */
  async list() {
    const { deps, shown, sources: { now } } = this;
    const { id: game } = deps.state.game;
    const book = shown.book.map(({ id, theme }) => ({ id, theme }));
    const listed = await deps.engine().call("list_problems", { game, book, problems: [...shown.records.values()], now: now() });
    if (deps.state.game.id === game) shown.listed = listed;
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

  /** @param {readonly string[]} ids @returns {Problem[]} */
  named(ids) {
    const known = new Map([...this.shown.book, ...[...this.shown.records.values()].flatMap(({ problem }) => problem ?? [])].map((problem) => [problem.id, problem]));
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  view() {
    const { deps, shown } = this;
    const { state, failed } = deps;
    const listed = shown.game === state.game.id ? shown.listed : null;
    return problemsView({
      games: GAMES, game: state.game.id, ready: state.engineStart !== null && !this.opening, listed,
      troubles: [shown.trouble, shown.unread].filter(Boolean), unreadable: shown.unreadable,
      broken: unreadableEntries([PROBLEMS], () => this.readRecords().then(deps.draw), failed),
      start: (ids) => void this.start(this.named(ids)).catch(failed),
      chooseGame: (id) => void deps.useGame(id).then(() => this.read()).catch(failed),
      close: () => this.close(),
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean | null>} false if there is no such problem, null if it could not be opened
   */
  async startAt(id) {
    const { book, listed } = this.shown;
    const [problem] = this.named([...book.map((one) => one.id), ...(listed?.own ?? [])].filter((one) => one === id));
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
        note: async (right) => (await this.note(problem, right ? "right" : "wrong")).days,
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
    this.deps.toast(t("problem-put-away"));
    await this.note(problem, "refused");
  }

  /**
   * Stores what happened to a problem. What cannot be stored stays on the page.
   * @param {Problem} problem
   * @param {NoteProblemParams["happening"]} happening
   * @returns {Promise<NotedProblem>}
   */
  async note(problem, happening) {
    const { deps, shown, unsaved, sources: { now: clock, problems } } = this;
    const { id } = problem;
    const now = clock();
    /** @type {(row: ProblemRecord | null) => Promise<NotedProblem & {row: any}>} */
    const noted = (row) => deps.engine().call("note_problem", { problem, row, happening, now });
    let told = /** @type {Awaited<ReturnType<typeof noted>>} */ ({});
    try {
      // Another tab may have answered it, too.
      await problems.change(id, async (stored) => (told = await noted(unsaved.get(id) ?? stored)).row);
      unsaved.delete(id);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      told = await noted(shown.records.get(id) ?? null);
      this.notSaved(told.row, error);
    }
    shown.records.set(id, told.row);
    await this.list();
    return told;
  }

  /**
   * Says that a record is not stored. It lasts until the page is closed.
   * @param {ProblemRecord} record
   * @param {unknown} error
   */
  notSaved(record, error) {
    this.unsaved.set(record.id, record);
    this.deps.toast(unsavedText(error));
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

/** What the engine says of a problem that it cannot open. */
const UNREADABLE = ["problem-broken", "save-broken", "save-lacks", "newer-save", "wrong-game", "unknown-game", "unknown-moment", "bad-request", "internal"];

/** @param {unknown} error */
const isUnreadable = (error) => UNREADABLE.includes(String(/** @type {{code?: unknown}} */ (error ?? {}).code));

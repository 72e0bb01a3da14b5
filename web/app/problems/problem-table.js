// @ts-check
// Puts a problem on the table: the position as the seat saw it; takes one answer, then shows what the coach says of it.
import { forkName } from "../../runner/stored-matches.js";
import { SeatPort } from "../../runner/port.js";
import { randomSeed } from "../../kit/setup-model.js";
import { t } from "../../lib/i18n.js";
import { thingSheet } from "../../kit/thing-sheet-view.js";
import { noteView, sameOptions, solutionView } from "./solution-view.js";

/** @import { Advice, OpenedProblem, Problem, Result } from "../../types.js" */
/** @import { Session } from "../match/session.js" */
/** @import { ProblemsDeps } from "./problems-controller.js" */

/**
 * @typedef {object} Steps what follows
 * @property {(right: boolean) => Promise<number>} note stores whether the answer was right; returns in how many days the problem comes again
 * @property {(() => void) | null} next opens the next problem; null where this is the last one
 * @property {() => void} leave
 * @property {() => string} leaveText where that leads
 * @property {() => void} done called when the person continues a game from the problem
 */

export class ProblemTable {
  /**
   * @param {ProblemsDeps} deps
   * @param {Problem} problem
   * @param {number} before the number of the answer given in the game; -1 for a problem of the book
   * @param {Steps} steps
   */
  constructor(deps, problem, before, steps) {
    this.deps = deps;
    this.problem = problem;
    this.before = before;
    this.steps = steps;
    this.name = `problem-${crypto.randomUUID()}`;
    /** @type {Session | null} */
    this.session = null;
    /** @type {OpenedProblem["answers"]} the best first */
    this.answers = [];
    /** @type {string[] | null} the answer that was given here */
    this.given = null;
    /** In how many days the problem comes again. */
    this.days = 0;
    /** @type {readonly Advice[] | null} the coach's reasons; null while it thinks */
    this.advice = null;
    this.closed = false;
  }

  /** Puts the position on the table. */
  async open() {
    const { deps, problem, name } = this;
    if (!Array.isArray(problem.position.players)) throw Object.assign(new Error("problem-broken"), { code: "problem-broken" });
    const others = t("computer-names").split(", ");
    const names = problem.position.players.map((_, seat) => (seat === problem.seat ? t("default-name") : (others[seat > problem.seat ? seat - 1 : seat] ?? "")));
    /** @type {OpenedProblem} */
    const read = await deps.engine().call("read_problem", { problem, match: name, names });
    /** @type {Result} */
    const result = await deps.engine().call("open", { save: read.save });
    this.answers = read.answers;
    this.session = await this.seated(result);
    deps.match.show(this.session);
    deps.toTop();
    deps.draw();
  }

  /** @param {Result} result */
  async seated({ keep: { summary }, updates }) {
    const { deps, problem } = this;
    const port = new SeatPort(problem.seat);
    const session = deps.newSession([port]);
    port.onPick = ({ options }) => void this.answer(options).catch(deps.failed);
    const { match, game, setup, seating, free, take_backs: takeBacks } = summary;
    port.tell({ match, game, setup, seating, free, takeBacks, stuck: false });
    // Decisions before the problem are part of it: they cannot be undone.
    for (const update of updates) if (update.seat === problem.seat) port.send({ ...update, undo: null, redo: null });
    await session.started;
    return session;
  }

  /** @returns {boolean} whether the answer that was given is right */
  get right() {
    return this.answers.some((answer) => answer.right && sameOptions(answer.options, this.given));
  }

  /** @param {string[]} options */
  async answer(options) {
    if (this.given) return;
    this.given = options;
    this.deps.draw();
    this.days = await this.steps.note(this.right);
    this.deps.draw();
    this.advice = await this.reasons().catch(() => []);
    this.deps.draw();
  }

  /** @returns {Promise<readonly Advice[]>} what the coach says of the best answers */
  async reasons() {
    while (!this.closed) {
      const said = await this.deps.engine().call("hint", { match: this.name, seat: this.problem.seat });
      if (!("thinking" in said)) return said.advice;
    }
    return [];
  }

  /**
   * @param {Session} session
   * @param {import("../../kit/game.js").Scene} scene
   * @returns {{large: "", view: unknown} | null} the panel once the problem was answered
   */
  panel(session, scene) {
    const { given, answers, problem, deps: { state: { game } } } = this;
    if (!given || !session.shown.ask) return null;
    const sheet = thingSheet({ game, scene: { ...scene, ask: null }, busy: false });
    const view = solutionView({
      game, scene: { ...scene, ask: session.shown.ask }, ask: session.shown.ask, answers, given, problem,
      before: answers.find(({ number }) => number === this.before)?.options ?? null,
      right: this.right, advice: this.advice, days: this.days, sheet,
      playOn: () => void this.playOn().catch(this.deps.failed),
      next: this.steps.next, leave: this.steps.leave, leaveText: this.steps.leaveText(),
    });
    return { large: "", view };
  }

  /** Draws the note beside the question. */
  note() {
    return noteView(this.problem, this.before >= 0);
  }

  /** Starts a new game at this position with the best answer; all that the seat cannot know is dealt again. */
  async playOn() {
    const { deps, problem, name, session } = this;
    const best = this.answers[0];
    if (!session || !best || this.closed) return;
    const { number } = session.shown;
    const opened = await deps.begin(
      (fork) => deps.engine().call("redeal", { match: name, seat: problem.seat, number, name: fork, seed: randomSeed() }), forkName(),
    );
    this.close();
    this.steps.done();
    await deps.match.sit(opened);
    const begun = deps.open.session;
    const offered = begun?.ask?.options.map(({ id }) => id) ?? [];
    if (begun && best.options.every((id) => offered.includes(id))) begun.answer(best.options);
  }

  /** Removes the position from the table. */
  close() {
    this.closed = true;
    this.session?.close();
    this.deps.match.clear();
    this.deps.engine().call("close", { match: this.name }).catch(() => undefined);
  }
}

// @ts-check
// Asks the coach for advice. It thinks in the engine, from what the person who is asked may know.
/** @import { PageTools } from "../page-tools.js" */
/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { Session } from "../match/session.js" */
/** @import { OpenReplay } from "../replay/replay-controller.js" */
/** @import { PastCoach } from "./replay-coach-view.js" */

/**
 * @typedef {object} CoachOwnDeps
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "replaying">>} open
 *
 * @typedef {Pick<PageTools, "draw" | "failed"> & CoachOwnDeps} CoachDeps
 */

export class CoachController {
  /** @param {CoachDeps} deps */
  constructor(deps) {
    this.deps = deps;
  }

  /**
   * Asks the coach about the open question, or closes the coach.
   * @param {Session} session
   * @param {MatchRunner} runner
   */
  async ask(session, runner) {
    const { ask, choice } = session;
    if (!ask || !choice || session.busy) return;
    session.selection.clear();
    choice.coach = choice.coach === null ? "thinking" : null;
    this.deps.draw();
    if (choice.coach === null) return;
    // An answer that is no longer wanted is dropped.
    const wanted = () => choice.coach === "thinking" && session.choice === choice && !session.busy;
    try {
      const hint = await runner.queries.hint(ask.seat, wanted);
      if (hint && wanted()) choice.coach = hint.ask === ask.id ? hint.advice : null;
    } catch (error) {
      if (!wanted()) return;
      choice.coach = null;
      this.deps.failed(error);
    }
    this.deps.draw();
  }

  /**
   * Closes the coach at the table.
   * @param {import("../../kit/choice.js").Choice} choice
   */
  dismiss(choice) {
    choice.coach = null;
    this.deps.draw();
  }

  /**
   * Asks the coach about the question whose answer led to the moment that is shown, or closes the coach.
   * @param {OpenReplay} replaying
   */
  async askPast(replaying) {
    const { replay: { shown }, runner } = replaying;
    if (!shown || shown.by === null) return;
    const { number, by: seat } = shown;
    replaying.replay.pause();
    const past = { number, seat, said: null };
    const asks = openCoach(replaying) === null;
    replaying.coach = asks ? past : null;
    this.deps.draw();
    if (asks) await this.think(replaying, past, runner);
  }

  /**
   * @param {OpenReplay} replaying
   * @param {PastCoach} past
   * @param {MatchRunner} runner
   */
  async think(replaying, past, runner) {
    const { number, seat } = past;
    const wanted = () => this.deps.open.replaying === replaying && openCoach(replaying) === past;
    try {
      // It was asked at the moment before.
      const hint = await runner.queries.pastHint(seat, number - 1, wanted);
      const { updates: [update] } = hint ? await runner.queries.at(number - 1, [seat]) : { updates: [] };
      if (hint && update) past.said = { hint, view: update.view };
      // No advice came, since another moment was shown meanwhile: the coach has to be asked again.
      else if (replaying.coach === past) replaying.coach = null;
    } catch (error) {
      if (!wanted()) return;
      replaying.coach = null;
      this.deps.failed(error);
    }
    this.deps.draw();
  }
}

/**
 * @param {OpenReplay} replaying
 * @returns {PastCoach | null} what is shown of the coach: nothing, once another moment is
 */
export function openCoach({ replay: { shown, number }, coach }) {
  return coach !== null && coach.number === number && number === shown?.number ? coach : null;
}

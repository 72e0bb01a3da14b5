// @ts-check
// Tests how the page asks the coach at the table and in a replay, and drops advice that comes too late.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoachController, openCoach } from "../../web/app/coach/coach-controller.js";

const HINT = { ask: "0.1", advice: "build" };

/** The coach, a question at the table and a replay; `answer` and `fail` end what the coach thinks about. */
function table() {
  /** @type {string[]} */
  const events = [];
  let answer = (/** @type {any} */ _hint) => {};
  let fail = (/** @type {Error} */ _error) => {};
  const thinking = () => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject]));
  /** @type {any} */
  const runner = {
    queries: {
      hint: thinking,
      pastHint: (/** @type {number} */ seat, /** @type {number} */ number) => (events.push(`asked for ${seat} at ${number}`), thinking()),
      at: async (/** @type {number} */ number) => ({ updates: [{ view: `view ${number}` }] }),
    },
  };
  /** @type {any} */
  const choice = { coach: null };
  /** @type {any} */
  const session = { ask: { id: "0.1", seat: 0 }, choice, busy: false, selection: { clear: () => void events.push("cleared") } };
  /** @type {any} */
  const replaying = { replay: { shown: { number: 7, by: 0 }, number: 7, pause: () => void events.push("paused") }, runner, coach: null };
  /** @type {any} */
  const open = { replaying };
  const controller = new CoachController({
    open, draw: () => {}, failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
  });
  return { controller, session, choice, runner, replaying, open, events, answer: (/** @type {any} */ hint) => answer(hint), fail: (/** @type {Error} */ error) => fail(error) };
}

test("the coach thinks about the open question, then says what to do", async () => {
  const { controller, session, choice, runner, answer } = table();
  const asked = controller.ask(session, runner);
  assert.equal(choice.coach, "thinking");
  answer(HINT);
  await asked;
  assert.equal(choice.coach, "build");
  await controller.ask(session, runner);
  assert.equal(choice.coach, null);
});

test("an advice about another question is dropped", async () => {
  const { controller, session, choice, runner, answer } = table();
  const asked = controller.ask(session, runner);
  answer({ ...HINT, ask: "0.2" });
  await asked;
  assert.equal(choice.coach, null);
});

test("the coach is silent where it was sent away, or the question was answered meanwhile", async () => {
  const away = table();
  const first = away.controller.ask(away.session, away.runner);
  away.controller.dismiss(away.choice);
  away.answer(HINT);
  await first;
  assert.equal(away.choice.coach, null);
  const answered = table();
  const second = answered.controller.ask(answered.session, answered.runner);
  answered.session.busy = true;
  answered.fail(new Error("late"));
  await second;
  assert.deepEqual(answered.events, ["cleared"]);
});

test("the person is told where the coach fails", async () => {
  const { controller, session, choice, runner, events, fail } = table();
  const asked = controller.ask(session, runner);
  fail(new Error("broken"));
  await asked;
  assert.equal(choice.coach, null);
  assert.ok(events.includes("failed broken"));
});

test("nothing is asked without a question, or while an answer is on its way", async () => {
  for (const change of [{ ask: null }, { busy: true }]) {
    const { controller, session, choice, runner, events } = table();
    Object.assign(session, change);
    await controller.ask(session, runner);
    assert.deepEqual([choice.coach, ...events], [null]);
  }
});

test("in a replay the coach is asked at the moment before the decision", async () => {
  const { controller, replaying, events, answer } = table();
  const asked = controller.askPast(replaying);
  answer({ advice: "rob" });
  await asked;
  assert.deepEqual(events, ["paused", "asked for 0 at 6"]);
  assert.deepEqual(openCoach(replaying)?.said, { hint: { advice: "rob" }, view: "view 6" });
  await controller.askPast(replaying);
  assert.equal(replaying.coach, null);
});

test("in a replay the coach goes with its moment", async () => {
  const { controller, replaying, answer } = table();
  const asked = controller.askPast(replaying);
  replaying.replay.number = 8;
  assert.equal(openCoach(replaying), null);
  replaying.replay.shown.number = 8;
  assert.equal(openCoach(replaying), null);
  // The runner ends an unwanted answer with nothing.
  answer(null);
  await asked;
  assert.equal(replaying.coach, null);
});

test("no seat is asked about the deal", async () => {
  const { controller, replaying, events } = table();
  replaying.replay.shown.by = null;
  await controller.askPast(replaying);
  assert.deepEqual(events, []);
});

test("a coach that fails after the replay was left says nothing", async () => {
  const { controller, replaying, open, events, fail } = table();
  const asked = controller.askPast(replaying);
  open.replaying = null;
  fail(new Error("engine-lost"));
  await asked;
  assert.deepEqual(events, ["paused", "asked for 0 at 6"]);
});

// @ts-check
// Tests that the engine is asked for remarks with each event once, and with all of them again after an undo.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Remarks } from "../../web/app/story/remarks.js";

const event = (/** @type {string} */ kind) => /** @type {any} */ ({ kind, cause: "", data: { seat: 1 }, change: { "seats.1.gold": 2 } });

/** A talk with a session whose log has an event at each moment up to the eighth. */
function table() {
  /** @type {any[]} */
  const calls = [];
  const engine = () => /** @type {any} */ ({
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      calls.push({ method, ...params });
      return { talk: { last: -9, said: [`${calls.length}`], grudges: [] }, remark: { seat: 1, line: "remark-even-built-1", card: "" } };
    },
  });
  const remarks = new Remarks({ root: /** @type {any} */ ({}), engine, silence: () => undefined });
  const entries = Array.from({ length: 9 }, (_, number) => ({ id: number, by: null, number, event: event(`event-${number}`) }));
  const session = /** @type {any} */ ({ match: "m", log: { entries }, table: { seating: [{ name: "Ada", player: "person" }] } });
  const ask = (/** @type {number} */ number) => remarks.ask(/** @type {any} */ ({ id: "g" }), session, /** @type {any} */ ({ number, events: [event("beat")] }));
  return { calls, session, ask };
}

test("each event is told once: the next question goes on with the talk before it", async () => {
  const { calls, ask } = table();
  assert.deepEqual(await ask(3), { seat: 1, line: "remark-even-built-1", card: "" });
  await ask(3);
  await ask(5);
  assert.deepEqual(calls.map(({ before }) => before.map((/** @type {any} */ { number }) => number)), [[0, 1, 2], [], [3, 4]]);
  assert.deepEqual(calls.map(({ talk }) => talk?.said ?? null), [null, ["1"], ["2"]]);
  assert.deepEqual(calls[2].events, [{ number: 5, kind: "beat", data: { seat: 1 }, harm: null }]);
  assert.deepEqual(calls.map(({ method, game }) => [method, game]), [["remark", "g"], ["remark", "g"], ["remark", "g"]]);
});

test("after an undo, and in another match, all is told again", async () => {
  const { calls, session, ask } = table();
  await ask(5);
  await ask(2);
  session.match = "n";
  await ask(4);
  assert.deepEqual(calls.map(({ before, talk }) => [before.length, talk]), [[5, null], [2, null], [4, null]]);
});

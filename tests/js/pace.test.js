// @ts-check
// Tests how the time for each decision is shown, and that the page has a computer player decide when the engine says so.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { MatchRunner } from "../../web/runner/match-runner.js";
import { PaceClock } from "../../web/app/online/pace/pace-clock.js";
import { result } from "./kit.js";
import { endAll } from "./evenings/evening.js";
import { shown, Table } from "./evenings/table.js";

after(endAll);

/** @type {import("../../web/types.js").Chair[]} */
const SEATING = [{ name: "Olha", player: "person" }, { name: "Ada", player: "elsewhere" }, { name: "Bot", player: "easy" }];
const FACTS = { limit: 60, seat: 1, left: 60, stopped: false, decided: /** @type {[number, number][]} */ ([]) };

test("one decision is taken by the engine's computer player, which then leaves the seat", async () => {
  /** @type {string[]} */
  const calls = [];
  const answers = /** @type {any} */ ({
    seat: (/** @type {any} */ { seat, chair }) => result(5, { seating: SEATING.with(seat, chair) }),
    advance: () => (calls.filter((line) => line.startsWith("advance")).length < 2 ? { thinking: true } : result(6, { seating: SEATING.with(1, { name: "Ada", player: "normal" }) })),
  });
  const first = result(5, { seating: SEATING });
  first.keep.summary.waiting = 1;
  const runner = new MatchRunner({
    engine: /** @type {any} */ ({ call: async (/** @type {string} */ method, /** @type {any} */ params) => (calls.push(`${method} ${params.chair?.player ?? params.most}`), answers[method](params)) }),
    putMatch: /** @type {any} */ (async () => undefined), failed: (error) => assert.fail(String(error)), release: () => undefined,
  }, first, null);
  assert.equal(await runner.decideOnce(1, "normal"), true);
  assert.deepEqual(calls.slice(0, 4), ["seat normal", "advance 1", "advance 1", "seat elsewhere"]);
  assert.equal(await runner.decideOnce(2, "normal"), false);
});

test("a device shows the time between two words of the host, and knows when its person was late", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  let now = 0;
  let drawn = 0;
  context.mock.method(performance, "now", () => now);
  const clock = new PaceClock(() => void (drawn += 1));
  const isOwn = (/** @type {number} */ seat) => seat === 1;
  assert.deepEqual([clock.left, clock.note(FACTS, isOwn)], [0, false]);
  now = 15_000;
  context.mock.timers.tick(2000);
  assert.deepEqual([clock.left, drawn], [45, 2]);
  assert.equal(clock.note({ ...FACTS, seat: 0, decided: [[1, 1]] }, isOwn), true);
  assert.equal(clock.note({ ...FACTS, seat: 0, stopped: true, decided: [[1, 1]] }, isOwn), false);
  now = 30_000;
  assert.equal(clock.left, 60);
  clock.close();
});

test("the agreed time runs for all, a computer player decides once it is over, and its person reads so", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"], sticks: 40 });
  const [ada = host] = await table.friends(host, 1);
  await table.press(host, () => host.room.agree(30));
  await table.deal(host);
  for (const page of [host, ada]) assert.equal(page.room.pace.facts.limit, 30);
  const waits = host.runner.summary.waiting;
  // The one who is not asked gives a minute more.
  const friend = waits === 0 ? ada : host;
  for (const page of [host, ada]) assert.equal(shown(page.room.absenceView(waits)).includes("more-time"), page === friend);
  await table.press(friend, () => (friend === host ? host.room.notify("more-time", {}) : ada.room.ask({ what: "more-time" }, () => undefined)));
  assert.ok(host.room.pace.left > 60);
  await table.pass(160_000);
  assert.ok(host.runner.summary.number >= 2);
  assert.deepEqual([host.room.limit, host.said.at(-1), ada.said.at(-1)], [30, "pace-late", "pace-late"]);
  // For a page that is hidden the time stands.
  for (const page of [host, ada]) page.turn(true);
  await table.pass(1000);
  const { number } = host.runner.summary;
  await table.pass(60_000);
  assert.deepEqual([host.room.pace.facts.stopped, host.runner.summary.number], [true, number]);
});

// @ts-check
// Tests the runner of a match: storing before sending, computer players, stopping, undo, spectators, and failures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchRunner } from "../../web/runner/match-runner.js";
import { hostEnd, guestEnd } from "../../web/runner/port.js";
import { PATIENCE } from "../../web/lib/waiting/watch.js";
import { rest, result, sure, update } from "./kit.js";

/** @import { Deps } from "../../web/runner/match-runner.js" */
/** @import { Result } from "../../web/types.js" */

/**
 * Makes a runner with an engine that answers from lists, and a store whose transactions end when the test commits them.
 * @param {Result} first
 * @param {Record<string, unknown[]>} [answers]
 * @param {Partial<Deps>} [more]
 */
function table(first, answers = {}, more = {}) {
  /** @type {[string, any][]} */
  const calls = [];
  /** @type {string[]} */
  const events = [];
  /** @type {(() => void)[]} */
  const transactions = [];
  const held = { puts: false };
  /** @type {Deps} */
  const around = {
    engine: {
      async call(method, params) {
        calls.push([method, params]);
        const next = answers[method]?.shift();
        if (next instanceof Error) throw next;
        if (method !== "close" && next === undefined) throw new Error(`unexpected ${method}`);
        return /** @type {any} */ (next);
      },
    },
    putMatch(row, strict) {
      events.push(`put ${row.save}${strict ? " strictly" : ""}`);
      return held.puts ? new Promise((resolve) => transactions.push(() => resolve())) : Promise.resolve();
    },
    failed: (error) => events.push(`failed ${/** @type {Error} */ (error).message}`),
    release: () => void events.push("released"),
    ...more,
  };
  const runner = new MatchRunner(around, first, null);
  for (const [seat, port] of runner.here) {
    port.onUpdate = (/** @type {{number: number}} */ { number }) => void events.push(`update ${number} to ${seat}`);
    port.onRefusal = (/** @type {{code: string}} */ { code }) => void events.push(`refused ${code}`);
  }
  const port = () => sure(runner.ports.get(0));
  return { runner, port, around, calls, events, held, commit: () => sure(transactions.shift())() };
}

/** @param {string} code */
const refusal = (code) => Object.assign(new Error(code), { code, args: {} });

test("nothing is sent to a seat before it is stored", async () => {
  const { runner, port, events, held, commit } = table(result(0), { pick: [result(1)] });
  held.puts = true;
  void runner.begin(result(0));
  await rest();
  assert.deepEqual(events, ["put save 0"]);
  commit();
  await rest();
  port().pick("0.0", ["build"]);
  await rest();
  assert.deepEqual(events, ["put save 0", "update 0 to 0", "put save 1"]);
  commit();
  await rest();
  assert.equal(events.at(-1), "update 1 to 0");
});

test("people at other devices are told while the store does not answer, and no more once it does", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { runner, port, held, commit } = table(result(0), { pick: [result(1), result(2)] });
  // The timers are the test's own.
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  /** @type {boolean[]} */
  const told = [];
  runner.openPort(hostEnd(1, (what, body) => void (what === "table" && told.push("unsaved" in body))));
  await runner.begin(result(0));
  held.puts = true;
  port().pick("0.0", ["build"]);
  await turn();
  context.mock.timers.tick(PATIENCE - 1);
  await turn();
  assert.deepEqual(told, [false]);
  context.mock.timers.tick(1);
  await turn();
  assert.deepEqual(told, [false, true]);
  commit();
  await turn();
  assert.deepEqual(told, [false, true, false]);
  // A room that is left is told nothing.
  port().pick("0.1", ["build"]);
  await turn();
  void runner.close();
  context.mock.timers.tick(PATIENCE);
  await turn();
  assert.deepEqual(told, [false, true, false]);
  commit();
});

test("computer players move at once, one move in each call if somebody watches", async () => {
  const moves = [result(1, { waiting: 1 }), result(2, { waiting: 0 })];
  const { runner, calls, events } = table(result(0), { advance: moves });
  await runner.begin(result(0, { waiting: 1 }));
  await rest();
  assert.deepEqual(calls.map(([method, { most }]) => [method, most]), [["advance", 1], ["advance", 1]]);
  assert.deepEqual(events.filter((event) => event.startsWith("update")), ["update 0 to 0", "update 1 to 0", "update 2 to 0"]);
});

test("computer players wait until the person can see what the own answer led to", async () => {
  const { runner, port, calls } = table(result(0), { pick: [result(1, { waiting: 1 })], advance: [result(2)] });
  let seen = () => {};
  port().onPainted = () => new Promise((resolve) => (seen = () => resolve()));
  port().pick("0.0", ["build"]);
  await rest();
  assert.equal(runner.computerNext, true);
  assert.deepEqual(calls.map(([method]) => method), ["pick"]);
  seen();
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["pick", "advance"]);
});

test("computer players make many moves in one call if no session watches", async () => {
  const { runner, port, calls } = table(result(0), { advance: [result(9)] });
  port().watch(false);
  await runner.begin(result(0, { waiting: 1 }));
  await rest();
  assert.equal(calls.length, 1);
  assert.ok(sure(calls[0])[1].most > 1);
});

const pause = { thinking: 1 };

test("while a computer player thinks, other calls are answered, and people here see that it thinks", async () => {
  const { runner, port, calls, events } = table(result(0), { advance: [pause, pause, result(1)], at: [{ number: 0 }] });
  port().onThinking = (thinking) => void events.push(`thinking ${thinking}`);
  await runner.begin(result(0, { waiting: 1 }));
  await runner.queries.at(0, [0]);
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["advance", "at", "advance", "advance"]);
  assert.deepEqual(calls.flatMap(([method, { stop }]) => (method === "advance" ? [stop] : [])), [false, false, false]);
  assert.deepEqual(events, [
    "put save 0", "update 0 to 0", "thinking true", "thinking true", "thinking false", "put save 1", "update 1 to 0",
  ]);
});

test("after a stop the player decides, and no player thinks until a person is asked", async () => {
  const { runner, port, calls } = table(result(0), {
    advance: [pause, result(1, { waiting: 1 }), result(2), pause, result(4)], pick: [result(3, { waiting: 1 })],
  });
  await runner.begin(result(0, { waiting: 1 }));
  /** @type {boolean[]} */
  const told = [];
  port().onThinking = (thinking) => void told.push(thinking);
  port().stopThinking();
  await rest();
  port().pick("0.2", ["build"]);
  await rest();
  // A stop after the end of the thinking has no effect.
  port().stopThinking();
  assert.equal(runner.hasty, false);
  assert.deepEqual(calls.map(([method, { stop }]) => [method, stop]), [
    ["advance", false], ["advance", true], ["advance", true], ["pick", undefined], ["advance", false], ["advance", false],
  ]);
  assert.deepEqual(told.slice(0, 4), [false, false, false, false]);
});

test("if only computer players play, a stop applies to one decision", async () => {
  const seating = [{ name: "One", player: "master" }, { name: "Two", player: "master" }];
  const moves = [pause, result(1, { seating, waiting: 0 }), pause, result(2, { seating, over: true, waiting: null })];
  const spectator = { advance: moves, since: [update(null, 1), update(null, 2)] };
  const { runner, calls } = table(result(0, { seating }), spectator);
  await runner.begin({ ...result(0, { seating, waiting: 1 }), updates: [update(null, 0)] });
  sure(runner.here.get(null)).stopThinking();
  await rest();
  assert.deepEqual(calls.flatMap(([method, { stop }]) => (method === "advance" ? [stop] : [])), [false, true, false, false]);
});

test("a guest is not told that a player thinks, and cannot stop it", async () => {
  const { runner, first, told, far, calls } = withFriend({ advance: [pause, result(1, { seating: FAR })] });
  const bot = [FAR[0], { name: "Eve", player: "elsewhere" }, { name: "Bot", player: "master" }].map(sure);
  await runner.begin({ ...first, ...result(0, { seating: bot, waiting: 2 }) });
  far.stopThinking();
  await rest();
  assert.equal(runner.hasty, false);
  assert.ok(told.every(([what]) => ["table", "update"].includes(what)));
  assert.deepEqual(calls.map(([, { stop }]) => stop), [false, false]);
});

test("the coach thinks as long as its hint is wanted", async () => {
  const hint = { ask: "0.0", advice: [] };
  const helped = { ...result(0), updates: [] };
  const { runner, calls } = table(result(0), { take_help: [helped], hint: [pause, hint, pause, hint] });
  await runner.begin(result(0));
  assert.deepEqual(await runner.queries.hint(0, () => true), hint);
  let wanted = true;
  const given = runner.queries.hint(0, () => wanted);
  wanted = false;
  assert.equal(await given, null);
  assert.deepEqual(calls.map(([method]) => method), ["take_help", "hint", "hint"]);
});

test("that a person has help is stored before the coach is asked, once", async () => {
  const hint = { ask: "0.0", advice: [] };
  const helped = result(0);
  const told = { ...helped, keep: { ...helped.keep, save: "helped" }, updates: [] };
  const { runner, calls, events, held, commit } = table(result(0), { take_help: [told], hint: [hint, hint] });
  await runner.begin(result(0));
  events.length = 0;
  held.puts = true;
  const given = runner.queries.hint(0, () => true);
  await rest();
  assert.deepEqual([calls.map(([method]) => method), events], [["take_help"], ["put helped"]]);
  commit();
  assert.deepEqual(await given, hint);
  await runner.queries.hint(0, () => true);
  assert.deepEqual([calls.map(([method]) => method), events], [["take_help", "hint", "hint"], ["put helped"]]);
});

test("a refused hint stores nothing", async () => {
  const { runner, events } = table(result(0), { take_help: [refusal("no-hint")] });
  await runner.begin(result(0));
  events.length = 0;
  await assert.rejects(runner.queries.hint(0, () => true), /no-hint/);
  assert.deepEqual(events, []);
});

test("a refused pick changes nothing, and its seat gets the refusal", async () => {
  const { runner, port, events } = table(result(0), { pick: [refusal("stale-pick")] });
  await runner.begin(result(0));
  port().pick("old", ["build"]);
  await rest();
  assert.deepEqual(events, ["put save 0", "update 0 to 0", "refused stale-pick"]);
});

test("undo, redo and changes of chairs are sent to the engine like picks", async () => {
  const { runner, calls } = table(result(0), { undo: [result(1)], redo: [result(2)], seat: [result(3)] });
  await runner.begin(result(0));
  const port = sure(runner.ports.get(0));
  port.undo();
  port.redo();
  port.sit({ name: "Eve", player: "normal" });
  await rest();
  assert.deepEqual(calls, [
    ["undo", { match: "m", seat: 0 }],
    ["redo", { match: "m", seat: 0 }],
    ["seat", { match: "m", seat: 0, chair: { name: "Eve", player: "normal" } }],
  ]);
});

test("a call waits until the call before it is stored", async () => {
  const { runner, port, calls, held, commit } = table(result(0), { undo: [result(1)], at: [{ number: 0 }] });
  await runner.begin(result(0));
  held.puts = true;
  port().undo();
  const glimpse = runner.queries.at(0, [0]);
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["undo"]);
  commit();
  assert.deepEqual(await glimpse, { number: 0 });
});

test("a full disk is reported once, and the game continues in memory", async () => {
  const { runner, port, around, events } = table(result(0), { pick: [result(1), result(2)] });
  around.putMatch = () => Promise.reject(new Error("full"));
  await runner.begin(result(0));
  port().pick("0.0", ["build"]);
  await rest();
  assert.deepEqual(events, ["failed full", "update 0 to 0", "update 1 to 0"]);
  assert.equal(runner.stored, false);
  assert.equal(sure(runner.row).save, "save 1");
  around.putMatch = () => Promise.resolve();
  port().pick("0.1", ["build"]);
  await rest();
  assert.equal(runner.stored, true);
});

test("a failure of computer players is reported, and they try again when asked to", async () => {
  const { runner, port, events } = table(result(0), { advance: [new Error("lost"), result(1)] });
  /** @type {boolean[]} */
  const tables = [];
  port().onTable = ({ stuck }) => void tables.push(stuck);
  await runner.begin(result(0, { waiting: 1 }));
  await rest();
  assert.deepEqual(tables, [false, true]);
  assert.equal(events.at(-1), "failed lost");
  port().goOn();
  await rest();
  assert.equal(events.at(-1), "update 1 to 0");
  assert.equal(tables.at(-1), false);
});

test("closing a match stores the last result, and no more updates are sent", async () => {
  const { runner, port, events } = table(result(0), { pick: [result(1)] });
  await runner.begin(result(0));
  port().pick("0.0", ["build"]);
  await runner.close();
  assert.deepEqual(events, ["put save 0", "update 0 to 0", "put save 1", "released"]);
});

test("a seat that missed an update gets it on request", async () => {
  const { runner, port, calls, events } = table(result(0), { since: [update(0, 7, { after: 2 })] });
  await runner.begin(result(0));
  port().since(0, 2);
  await rest();
  assert.deepEqual(calls, [["since", { match: "m", seat: 0, line: 0, number: 2 }]]);
  assert.equal(events.at(-1), "update 7 to 0");
});

test("a spectator's port is opened only if no person plays at this device", () => {
  const here = (/** @type {Partial<Result["keep"]["summary"]>} */ more) => [...table(result(0, more)).runner.here.keys()];
  assert.deepEqual(here({}), [0]);
  assert.deepEqual(here({ seating: [{ name: "Bot", player: "normal" }] }), [null]);
  assert.deepEqual(here({ seating: [{ name: "Far", player: "elsewhere" }] }), [null]);
});

const FAR = [{ name: "Ada", player: "person" }, { name: "Eve", player: "elsewhere" }];

/** Makes a table with a friend at another device; `told` are the messages to that device. */
function withFriend(/** @type {Record<string, unknown[]>} */ answers = {}) {
  /** @type {[string, any][]} */
  const told = [];
  const first = result(0, { seating: FAR });
  const far = hostEnd(1, (what, body) => void told.push([what, body]));
  return { ...table(first, answers, { remotePort: (seat) => (seat === 1 ? far : null) }), first, told, far };
}

test("a friend at another device gets updates and refusals, and sends picks", async () => {
  const moved = { ...result(1, { seating: FAR }), updates: [update(0, 1), update(1, 1)] };
  const { runner, first, told, far, calls, events } = withFriend({ pick: [moved, refusal("stale-pick")] });
  await runner.begin({ ...first, updates: [update(0, 0), update(1, 0)] });
  assert.deepEqual(told.map(([what, { number }]) => [what, number]), [["table", undefined], ["update", 0]]);
  assert.deepEqual([...runner.here.keys()], [0]);
  far.pick("0.0", ["build"]);
  await rest();
  assert.deepEqual(calls, [["pick", { match: "m", seat: 1, ask: "0.0", options: ["build"] }]]);
  assert.deepEqual(told.at(-1), ["update", update(1, 1)]);
  assert.equal(events.at(-1), "update 1 to 0");
  far.pick("0.0", ["build"]);
  await rest();
  assert.deepEqual(told.at(-1), ["refusal", { code: "stale-pick", args: {} }]);
});

test("a guest's requests are sent as plain messages", () => {
  /** @type {object[]} */
  const said = [];
  const port = guestEnd(1, (saying) => void said.push(saying));
  port.pick("0.3", ["build"]);
  port.undo();
  port.redo();
  port.since(2, -1);
  assert.deepEqual(said, [
    { what: "pick", ask: "0.3", options: ["build"] }, { what: "undo" }, { what: "redo" }, { what: "since", line: 2, number: -1 },
  ]);
});

test("a computer player takes a friend's seat, and the friend takes it back", async () => {
  const bot = [FAR[0], { name: "Eve", player: "normal" }].map(sure);
  const { runner, first, calls } = withFriend({ seat: [result(0, { seating: bot, waiting: 1 }), result(1, { seating: FAR })], advance: [result(1, { seating: bot })] });
  await runner.begin(first);
  await runner.sit(1, sure(bot[1]));
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["seat", "advance"]);
  await runner.sit(1, sure(FAR[1]));
  assert.equal(runner.summary.seating[1]?.player, "elsewhere");
  assert.equal(runner.ports.size, 2);
});

test("spectators get what a spectator may know, from the moment they have seen", async () => {
  const watched = [update(null, 0, { after: -1 }), update(null, 1)];
  const { runner, calls } = table(result(0), { since: watched, pick: [result(1)] });
  await runner.begin(result(0));
  /** @type {(number | string)[]} */
  const told = [];
  runner.openPort(hostEnd(null, (what, body) => void told.push(what === "update" ? /** @type {any} */ (body).number : what)));
  const { table: facts, update: first } = await runner.look({ line: 0, number: -1 });
  assert.deepEqual([facts.match, first.number], ["m", 0]);
  sure(runner.ports.get(0)).pick("0.0", ["build"]);
  await rest();
  assert.deepEqual(calls.at(-1), ["since", { match: "m", seat: null, line: 0, number: 0 }]);
  assert.deepEqual(told, ["table", 1]);
});

test("the end of a game waits until the disk has written it", async () => {
  const { runner, events } = table(result(0));
  await runner.begin(result(5, { over: true, waiting: null }));
  assert.equal(events[0], "put save 5 strictly");
});

test("all messages of a port are plain JSON", async () => {
  const { runner } = table(result(0));
  /** @type {object[]} */
  const said = [];
  const port = sure(runner.ports.get(0));
  port.onUpdate = (message) => void said.push(message);
  port.onTable = (message) => void said.push(message);
  port.refuse({ code: "stale-pick", args: {} });
  await runner.begin(result(0));
  assert.equal(said.length, 2);
  for (const message of said) assert.deepEqual(JSON.parse(JSON.stringify(message)), message);
});

/** Returns a result of the engine with an own player in seat 1. @param {number} number @param {object} [more] */
const ownResult = (number, more = {}) => result(number, { seating: [{ name: "P", player: "person" }, { name: "Mine", player: "own" }], ...more });

/** @param {({ask: string, options: string[]} | null)[]} picks */
const openOwn = (picks) => async () => ({ answer: async () => picks.shift() ?? null, end: () => undefined });

test("an own player's pick is sent to the engine; without one the usual level answers once", async () => {
  const pick = { ask: "0.0", options: ["gold"] };
  const answers = { pick: [ownResult(1, { waiting: 1 })], advance: [ownResult(2, { waiting: 0 })] };
  const { runner, calls, events } = table(ownResult(0), answers, { openOwn: openOwn([pick]) });
  await runner.begin(ownResult(0, { waiting: 1 }));
  await rest();
  assert.deepEqual(calls, [["pick", { match: "m", seat: 1, ...pick }], ["advance", { match: "m", most: 1, stop: false }]]);
  assert.equal(events.at(-1), "update 2 to 0");
});

test("other computer players do not answer for an own player", async () => {
  const { runner, calls } = table(ownResult(0), { advance: [ownResult(1)] });
  await runner.begin(result(0, { waiting: 2, seating: [{ name: "P", player: "person" }, { name: "Mine", player: "own" }, { name: "N", player: "normal" }] }));
  await rest();
  assert.deepEqual(calls.map(([method, { own }]) => [method, own]), [["advance", true]]);
});

test("the usual level answers if the pick of an own player is illegal", async () => {
  const answers = { pick: [refusal("illegal-pick")], advance: [ownResult(1)] };
  const { runner, calls, events } = table(ownResult(0), answers, { openOwn: openOwn([{ ask: "0.0", options: ["x"] }]) });
  await runner.begin(ownResult(0, { waiting: 1 }));
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["pick", "advance"]);
  assert.equal(events.some((event) => event.startsWith("failed")), false);
});

test("an own player's pick for an ask from before an undo is dropped", async () => {
  /** @type {(pick: {ask: string, options: string[]}) => void} */
  let say = () => undefined;
  const own = { answer: () => new Promise((done) => (say = done)), end: () => undefined };
  const { runner, port, calls } = table(ownResult(0), { undo: [ownResult(1)] }, { openOwn: async () => /** @type {any} */ (own) });
  await runner.begin(ownResult(2, { waiting: 1 }));
  await rest();
  port().undo();
  await rest();
  say({ ask: "0.2", options: ["gold"] });
  await rest();
  assert.deepEqual(calls.map(([method]) => method), ["undo"]);
});

test("own players that are loaded after the match was closed are not asked", async () => {
  let load = (/** @type {any} */ _own) => {};
  let asked = 0;
  const { runner } = table(ownResult(0), {}, { openOwn: () => new Promise((done) => (load = done)) });
  await runner.begin(ownResult(0, { waiting: 1 }));
  await runner.close();
  load({ answer: async () => (asked++, null), end: () => undefined });
  await rest();
  assert.equal(asked, 0);
});

test("the files of own players are stored with the match", async () => {
  /** @type {any[]} */
  const rows = [];
  const files = { 1: { name: "mine", text: "def choose" } };
  const { around } = table(ownResult(0));
  const runner = new MatchRunner({ ...around, putMatch: async (row) => void rows.push(row) }, ownResult(0), null, files);
  await runner.begin(ownResult(0));
  assert.deepEqual(rows[0].files, files);
  const again = new MatchRunner(around, ownResult(0), rows[0]);
  assert.deepEqual(again.files, files);
});

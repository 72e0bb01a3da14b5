// @ts-check
// Tests how the result of a finished game is stored and completed from its match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FinishedGames, resultOf } from "../../web/app/statistics/finished-games.js";
import { EngineError } from "../../web/engine/client.js";
import { rest, result } from "./kit.js";
import { mergeRows } from "./merge-fake.js";
import { isResult } from "./sound.js";

const SEATING = [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }];

/**
 * @param {Partial<import("../../web/types.js").Summary>} [more]
 * @returns {import("../../web/store/matches.js").Row}
 */
function row(more = {}) {
  const { save, summary } = result(9, { over: true, seating: SEATING, winners: [0], points: [21, 17], ...more }).keep;
  return { id: summary.match, save, summary, created: 1, updated: 2 };
}

/** What the engine says of any match. */
const figuresOf = (/** @type {{seats: number[]}} */ { seats }) =>
  ({ variant: "classic", people: seats.map((seat) => ({ seat, figures: { "drafted.one": seat + 2 }, pieces: [`piece-${seat}`] })) });

/** The results on disk, the engine and the page; `open` is the runner of a match that is open on the page. */
function desk() {
  /** @type {string[]} */
  const events = [];
  /** @type {Map<string, any>} */
  const stored = new Map();
  const page = { open: /** @type {any} */ (null), counts: /** @type {any[]} */ ([]), done: true, known: false, opening: "" };
  /** @type {any} */
  const engine = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      const { match } = params;
      if (method === "merge_rows") return mergeRows(method, params);
      events.push(`${method} ${match}`);
      return figuresOf(params);
    },
  };
  const sources = {
    getResult: async (/** @type {string} */ match) => stored.get(match) ?? null,
    changeResult: async (/** @type {string} */ match, /** @type {(known: any) => any} */ change) => {
      const next = await change(stored.get(match) ?? null);
      if (next) stored.set(match, next);
    },
    isKnownDeal: async () => page.known,
    noteKnownDeals: async (/** @type {readonly string[]} */ deals) => void events.push(`known ${deals}`),
    lookAtMatch: async (/** @type {any} */ _engine, /** @type {string} */ match) => {
      events.push(`open ${match}`);
      return { result: result(9, { match }), row: null, release: () => undefined };
    },
  };
  const idleLoop = {
    run: async (/** @type {any} */ { kind, save, seats }, /** @type {any} */ { found, wanted }) => {
      events.push(`${kind} ${save} ${seats} ${wanted()}`);
      for (const one of page.counts) await found({ kind: "coach_count", ...one });
      return page.done;
    },
  };
  const finished = new FinishedGames({ engine: () => engine, idleLoop, openRunner: (match) => (page.open?.match === match ? page.open : null), opening: () => page.opening }, sources);
  return { finished, events, stored, page, engine, sources };
}

const HOST = { match: "m" };

test("a summary gives the winner, and nothing if no person of this device played", () => {
  const known = resultOf(row());
  assert.deepEqual(known?.people, [{ seat: 0, name: "Ada", won: true, points: 21, pieces: [] }]);
  assert.deepEqual([known?.kind, known?.levels, known?.friends, known?.whole], ["plain", ["normal"], false, false]);
  assert.equal(resultOf(row({ seating: [{ name: "Bot", player: "normal" }] })), null);
});

test("games that continue another one, and those with undone decisions, are marked", () => {
  assert.equal(resultOf(row({ match: "fork-1" }))?.kind, "fork");
  assert.equal(resultOf(row({ take_backs: 1 }))?.kind, "free");
});

test("the match on the table is asked through its runner, and stays open", async () => {
  const { finished, events, stored, page } = desk();
  page.open = HOST;
  await finished.record(row());
  assert.deepEqual([stored.get("m").variant, stored.get("m").whole], ["classic", true]);
  assert.deepEqual(events, ["figures m"]);
});

test("each person at the device gets the figures of their own seat", async () => {
  const { finished, stored } = desk();
  await finished.complete(row({ seating: [{ name: "Bot", player: "normal" }, { name: "Ada", player: "person" }, { name: "Eve", player: "person" }], points: [1, 2, 3], winners: [2] }));
  const { people, whole } = stored.get("m");
  assert.deepEqual(people, [
    { seat: 1, name: "Ada", won: false, points: 2, pieces: ["piece-1"], figures: { "drafted.one": 3 } },
    { seat: 2, name: "Eve", won: true, points: 3, pieces: ["piece-2"], figures: { "drafted.one": 4 } },
  ]);
  assert.ok(whole);
});

test("the engine is not asked while the match is on its way to the table", async () => {
  const { finished, events, stored } = desk();
  await finished.record(row());
  assert.equal(stored.get("m").whole, false);
  assert.deepEqual(events, []);
});

test("a stored match is opened in the engine, asked and closed again", async () => {
  const { finished, events, stored } = desk();
  await finished.complete(row());
  await rest();
  assert.equal(stored.get("m").whole, true);
  assert.deepEqual(events, ["open m", "figures m", "close m"]);
});

test("a match that was opened on the page meanwhile is not closed", async () => {
  const { finished, events, page, engine } = desk();
  engine.call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === "merge_rows") return mergeRows(method, params);
    events.push(method);
    page.open = HOST;
    return figuresOf(params);
  };
  await finished.complete(row());
  await rest();
  assert.deepEqual(events, ["open m", "figures"]);
});

test("a match that the page is opening meanwhile is not closed", async () => {
  const { finished, events, page, engine } = desk();
  engine.call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === "merge_rows") return mergeRows(method, params);
    events.push(method);
    page.opening = "m";
    return figuresOf(params);
  };
  await finished.complete(row());
  await rest();
  assert.deepEqual(events, ["open m", "figures"]);
});

test("a complete result is not read again, also where the match went on after an undo", async () => {
  const { finished, events } = desk();
  await finished.complete(row());
  events.length = 0;
  await finished.complete(row());
  await finished.complete(row({ number: 10 }));
  assert.deepEqual(events, []);
});

const RATED = { table: "t-2", levels: ["normal"], share: 0 };

test("the first end counts and stays: an undo after it, and another end, change nothing", async () => {
  const { finished, stored } = desk();
  await finished.record(row({ rated: RATED, deal: "d", winners: [1] }));
  const first = structuredClone(stored.get("m"));
  assert.deepEqual([first.rated, first.deal, first.people[0].won], [RATED, "d", false]);
  await finished.record(row({ take_backs: 1, rated: null, deal: "d", winners: [0] }));
  await finished.record(row({ take_backs: 1, rated: null, deal: "d", winners: [0], number: 12 }));
  assert.deepEqual(stored.get("m"), first);
});

test("the first end stays as it is where the game went on before the engine was asked for the rest of it", async () => {
  const { finished, stored } = desk();
  await finished.complete(row({ rated: RATED }), false);
  await finished.complete(row({ take_backs: 1, rated: null, number: 12, winners: [1] }));
  assert.deepEqual([stored.get("m").rated, stored.get("m").number, stored.get("m").people[0].won], [RATED, 9, true]);
});

test("a deal that is known from a deleted or an older game counts for no rating, for good", async () => {
  const { finished, stored, page } = desk();
  page.known = true;
  await finished.record(row({ rated: RATED, deal: "d" }));
  assert.equal(stored.get("m").rated, null);
  page.known = false;
  await finished.complete(row({ rated: RATED, deal: "d" }));
  assert.equal(stored.get("m").rated, null);
});

test("a game begun in earnest counts as lost when it is deleted; of another one the deal is known from then on", async () => {
  const { finished, stored, events } = desk();
  await finished.leave(row({ over: false, deal: "d" }));
  assert.deepEqual([stored.size, events], [0, ["known d"]]);
  await finished.leave(row({ over: false, match: "fork-1", at_stake: RATED, deal: "d" }));
  assert.deepEqual([stored.size, events], [0, ["known d", "known d"]]);
  await finished.leave(row({ over: false, at_stake: RATED, deal: "e" }));
  const left = stored.get("m");
  assert.deepEqual([left.kind, left.rated, left.deal, left.people[0].won, left.whole, isResult(left)], ["left", RATED, "e", false, true, true]);
  await finished.record(row({ rated: { ...RATED, share: 1 }, deal: "e" }));
  assert.equal(stored.get("m"), left);
});

test("a late undo takes out neither a loss nor a game that is deleted", async () => {
  const { finished, stored } = desk();
  await finished.record(row({ match: "lost", take_backs: 1, rated: { ...RATED, share: 0 }, winners: [1], deal: "d" }));
  await finished.leave(row({ match: "left", over: false, take_backs: 1, at_stake: { ...RATED, share: 0 }, deal: "e" }));
  const results = ["lost", "left"].map((match) => stored.get(match));
  assert.deepEqual(results.map(({ kind, rated }) => [kind, rated.share]), [["free", 0], ["left", 0]]);
  assert.ok(results.every(isResult));
});

test("a game that has ended once does not end again by being deleted after an undo", async () => {
  const { finished, stored } = desk();
  await finished.record(row({ rated: RATED, deal: "d" }));
  const first = stored.get("m");
  await finished.leave(row({ over: false, take_backs: 1, at_stake: RATED, deal: "d" }));
  assert.equal(stored.get("m"), first);
});

test("a game keeps the time of its first end", async () => {
  const { finished, stored } = desk();
  stored.set("m", { ...resultOf(row()), ended: 1 });
  await finished.complete(row());
  assert.equal(stored.get("m").ended, 1);
});

test("a failure does not stop the game: it is reported, unless the engine is gone", async (context) => {
  const warn = context.mock.method(console, "warn", () => {});
  const { finished, sources } = desk();
  sources.getResult = () => Promise.reject(new EngineError("engine-lost"));
  await finished.record(row());
  assert.equal(warn.mock.callCount(), 0);
  sources.getResult = () => Promise.reject(new Error("disk"));
  await finished.record(row());
  assert.equal(warn.mock.callCount(), 1);
});

const always = () => true;

test("the coach's counts of a game are stored by seat, once", async () => {
  const { finished, stored, page, events } = desk();
  await finished.complete(row());
  assert.deepEqual(stored.get("m").people[0].figures, { "drafted.one": 2 });
  events.length = 0;
  page.counts = [{ seat: 0, asked: 2, found: 1 }];
  await finished.coach(row(), always);
  assert.deepEqual(stored.get("m").people[0].coach, { asked: 2, found: 1 });
  assert.deepEqual(events, [`coach_counts ${row().save} 0 true`]);
  await finished.coach(row(), always);
  assert.equal(events.length, 1);
});

test("nothing is noted of a stopped coach, and a later reading keeps finished answers", async () => {
  const { finished, stored, page } = desk();
  await finished.complete(row());
  page.done = false;
  await finished.coach(row(), always);
  assert.equal(stored.get("m").people[0].coach, undefined);
  stored.get("m").people[0].coach = { asked: 1, found: 1 };
  delete stored.get("m").people[0].figures;
  await finished.complete(row());
  assert.deepEqual(stored.get("m").people[0].coach, { asked: 1, found: 1 });
});

test("a result that is deleted while the engine is asked stays away", async () => {
  const { finished, stored, page, engine } = desk();
  const { call } = engine;
  engine.call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === "figures") stored.clear();
    return call(method, params);
  };
  await finished.complete(row());
  assert.equal(stored.size, 0);
  engine.call = call;
  await finished.complete(row());
  page.counts = [{ get seat() { return stored.clear(), 0; }, asked: 2, found: 1 }];
  await finished.coach(row(), always);
  assert.equal(stored.size, 0);
});

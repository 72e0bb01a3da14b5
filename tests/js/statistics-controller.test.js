// @ts-check
// Tests how the statistics read missing results, delete them, and follow the matches that end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StatisticsController } from "../../web/app/statistics/statistics-controller.js";
import { StatisticsScreen } from "../../web/app/statistics/statistics-screen.js";
import { result } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";
import { joinEvenings } from "./evening-fake.js";

/**
 * @param {string} id
 * @param {{over?: boolean, updated?: number, take_backs?: number}} [more]
 */
const rowOf = (id, { updated = 5, ...more } = {}) => {
  const { save, summary } = result(0, { match: id, over: true, ...more }).keep;
  return { id, row: { id, save, summary, created: 0, updated }, raw: null };
};

/**
 * @param {string} match
 * @returns {any} a stored result to which nothing is missing
 */
const wholeOf = (match) => ({
  match, number: 1, game: "g", kind: "plain", ended: 1, players: 2, levels: ["normal"], friends: false, variant: "", people: [{ seat: 0, name: "Ada", won: true, points: 20, pieces: [], figures: {}, coach: { asked: 1, found: 1 } }], whole: true,
});

/**
 * @param {any[]} stored results
 * @param {ReturnType<typeof rowOf>[]} matches
 */
function page(stored, matches) {
  /** @type {string[]} */
  const events = [];
  /** @type {string[]} */
  const moves = [];
  /** @type {Map<string, string>} */
  const settings = new Map();
  const answers = { confirm: true, locked: /** @type {Error | null} */ (null) };
  /** @type {any} */
  const state = { game: { id: "g" } };
  const screens = fakeScreens(state, moves, { statistics: () => screen.leave() });
  /** @type {any} */
  const deps = {
    state,
    screens,
    draw: () => {},
    failed: (/** @type {Error} */ error) => void events.push(`failed ${error.message}`),
    errorText: (/** @type {Error} */ error) => error.message,
    engineStarted: Promise.resolve(),
    engine: () => ({ call: async (/** @type {string} */ method, /** @type {any} */ { results }) => {
      const games = results.filter((/** @type {any} */ { rated }) => rated).length;
      if (method === "rate") return { people: games > 0 ? [{ name: "Ada", rated: { rating: { points: 1500, low: 1400, high: 1600, change: 5, games }, even: null } }] : [] };
      return { people: [{ name: "", statistics: { all: { games: results.length } } }] };
    } }),
  };
  const sources = {
    listMatches: async () => matches,
    listResults: async () => {
      if (answers.locked) throw answers.locked;
      return [...stored];
    },
    unreadable: () => 0,
    now: () => Date.now(),
    clearResults: async () => void stored.splice(0),
    changeResult: async (/** @type {string} */ match, /** @type {(known: any) => any} */ change) => {
      stored.splice(0, stored.length, ...stored.map((one) => (one.match === match ? change(one) : one)));
      return null;
    },
    getSetting: async (/** @type {string} */ name) => settings.get(name) ?? null,
    setSetting: async (/** @type {string} */ name, /** @type {string} */ value) => void settings.set(name, value),
    changeSetting: async (/** @type {string} */ name, /** @type {(before: string) => string} */ change) => void settings.set(name, change(settings.get(name) ?? "")),
    confirmDialog: async () => answers.confirm,
    noteKnownDeals: async (/** @type {readonly string[]} */ deals) => void events.push(`known ${deals}`),
    isKnownDeal: async (/** @type {any} */ { summary: { deal } }) => events.includes(`known ${deal}`),
  };
  const finished = {
    complete: async (/** @type {any} */ { id }) => {
      events.push(`complete ${id}, ${screen.shown.left} left`);
      stored.splice(0, stored.length, ...stored.filter(({ match }) => match !== id), wholeOf(id));
    },
  };
  const coach = async (/** @type {any} */ { id }) => {
    events.push(`coach ${id}`);
    await Promise.resolve();
    stored.find(({ match }) => match === id).people[0].coach = { asked: 2, found: 1 };
  };
  const screen = new StatisticsScreen(deps, sources, { ...finished, coach });
  return { screen, deps, state, settings, answers, events, moves };
}

test("finished matches whose results are missing are read when the screen opens, and counted down", async () => {
  const { screen, state, events } = page([wholeOf("m1"), { ...wholeOf("m2"), game: "other", whole: false }], [rowOf("m1"), rowOf("m2"), rowOf("m3"), rowOf("m4", { over: false })]);
  const opened = screen.open();
  assert.equal(state.screen.screen, "statistics");
  await opened;
  assert.deepEqual(events, ["complete m2, 2 left", "complete m3, 1 left"]);
  assert.equal(screen.shown.left, 0);
  assert.deepEqual(screen.shown.results.map((/** @type {any} */ { match }) => match), ["m1", "m2", "m3"]);
});

test("evenings of a former version get their sums once, which are shown at once from then on", async () => {
  const { screen, deps, settings } = page([], []);
  const asked = /** @type {string[]} */ ([]);
  deps.engine = /** @type {any} */ (() => ({ call: async (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push(method);
    return joinEvenings(method, { ...params, more: params.here });
  } }));
  settings.set("evenings", JSON.stringify([{ rooms: ["a"], began: 1, games: [] }]));
  await screen.countEvenings();
  await screen.read();
  assert.deepEqual([asked, screen.shown.evenings.map(({ lines }) => lines)], [["merge_evenings"], [[]]]);
});

test("nothing more is read once the screen is closed", async () => {
  const { screen, state, events, moves } = page([], [rowOf("m1"), rowOf("m2")]);
  const opened = screen.open();
  screen.close();
  await opened;
  assert.equal(state.screen.screen, "lobby");
  assert.deepEqual([moves, events], [["open statistics", "close statistics"], []]);
});

test("the screen says why results cannot be read", async () => {
  const { screen, answers } = page([], []);
  answers.locked = new Error("storage-failed");
  await screen.open();
  assert.deepEqual([screen.shown.problem, screen.shown.results], ["storage-failed", []]);
});

test("deleted results stay deleted even if their match is stored; later games count", async () => {
  const { screen, settings, events } = page([{ ...wholeOf("m1"), deal: "d" }, wholeOf("m2")], [rowOf("m1"), rowOf("m2", { updated: Date.now() + 60_000 })]);
  await screen.open();
  assert.equal(screen.shown.results.length, 2);
  screen.choose("Ada");
  await screen.remove();
  assert.deepEqual([screen.shown.results, screen.shown.who], [[], ""]);
  assert.ok(Number(settings.get("statistics-since")) > 0);
  await screen.open();
  assert.deepEqual(events, ["known d,", "complete m2, 1 left"]);
  assert.equal(screen.shown.results.length, 1);
});

test("results that are deleted while games are being read are not read again", async () => {
  const { screen, events } = page([], [rowOf("a"), rowOf("b"), rowOf("c")]);
  const { complete } = screen.finished;
  screen.finished.complete = async (row) => {
    await complete(row);
    if (row.id === "b") await screen.remove();
  };
  await screen.open();
  assert.deepEqual(events, ["complete a, 3 left", "complete b, 2 left", "known "]);
  assert.deepEqual([screen.shown.left, screen.shown.coaching, screen.shown.results], [0, [], []]);
});

test("nothing is deleted if the person cancels", async () => {
  const { screen, settings, answers } = page([wholeOf("m1")], []);
  answers.confirm = false;
  await screen.open();
  await screen.remove();
  assert.equal(screen.shown.results.length, 1);
  assert.equal(settings.has("statistics-since"), false);
});

test("a match is recorded when it is over, not at every move", async () => {
  const { deps } = page([], []);
  /** @type {string[]} */
  const taken = [];
  const controller = new StatisticsController(deps);
  controller.finishedGames = async () => /** @type {any} */ ({ record: async (/** @type {any} */ { id }) => void taken.push(id) });
  for (const { row } of [rowOf("running", { over: false }), rowOf("over"), rowOf("back", { over: false, take_backs: 1 })]) await controller.record(row);
  assert.deepEqual(taken, ["over"]);
});

test("the games that the coach is still to look at are those of the game that is shown", async () => {
  const unseen = (/** @type {string} */ match, /** @type {string} */ game) => ({ ...wholeOf(match), game, people: [{ ...wholeOf(match).people[0], coach: undefined }] });
  const { screen, deps } = page([unseen("m1", "g"), unseen("m2", "other"), unseen("m3", "other")], ["m1", "m2", "m3"].map((id) => rowOf(id)));
  /** @type {[string[], number][]} */
  const waiting = [];
  deps.draw = () => void waiting.push([[...screen.shown.coaching], screen.coaching]);
  await screen.open();
  assert.deepEqual(waiting.find(([games]) => games.length > 0), [["g", "other", "other"], 1]);
});

test("once all is read, the coach looks at the latest games that it has not seen, as long as the screen is open", async () => {
  const unseen = (/** @type {string} */ match) => ({ ...wholeOf(match), people: [{ ...wholeOf(match).people[0], coach: undefined }] });
  const ids = ["m1", "m2", "m3", "m4", "m5", "m6", "m7"];
  const { screen, events } = page([...ids.map(unseen), wholeOf("seen")], [...ids, "seen"].map((id) => rowOf(id)));
  await screen.open();
  assert.deepEqual(events, ids.slice(0, 5).map((id) => `coach ${id}`));
  assert.deepEqual(screen.shown.coaching, []);
  events.length = 0;
  screen.close();
  events.length = 0;
  await screen.askCoach(ids.map((id) => rowOf(id).row));
  assert.deepEqual(events, []);
});

test("results that were deleted while the clock was ahead do not keep later ones from coming", async () => {
  const { screen, settings } = page([], [rowOf("m1")]);
  settings.set("statistics-since", String(Date.now() + 1e11));
  assert.ok((await screen.since()) <= Date.now());
  assert.ok(Number(settings.get("statistics-since")) <= Date.now());
});

test("ratings of the chosen game are shown, and a reset asks first", async () => {
  const rated = { table: "t-2", levels: ["normal"], share: 1 };
  const { screen, answers } = page([{ ...wholeOf("m1"), rated }, { ...wholeOf("m2"), rated }, { ...wholeOf("m3"), game: "other", rated }], []);
  await screen.open();
  assert.deepEqual(screen.shown.ratings.map(({ game, name, rated: { rating } }) => [game, name, rating.games]), [["g", "Ada", 2], ["other", "Ada", 1]]);
  answers.confirm = false;
  await screen.resetRating();
  assert.equal(screen.shown.ratings.length, 2);
  answers.confirm = true;
  await screen.resetRating();
  assert.deepEqual(screen.shown.ratings.map(({ game }) => game), ["other"]);
  assert.deepEqual(screen.shown.results.map((one) => one.rated), [null, null, rated]);
});

test("a game that was left open counts as lost, which is said, and a reset leaves it out", async () => {
  const left = /** @type {any} */ (rowOf("left", /** @type {any} */ ({ over: false, updated: 1, deal: "d", at_stake: { table: "t-2", levels: ["normal"], share: 0 }, seating: [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }] })));
  const { screen } = page([], [left]);
  await screen.open();
  assert.deepEqual([screen.shown.open.length, screen.shown.ratings.map(({ rated: { rating } }) => rating.games)], [1, [1]]);
  screen.shown.who = "Bo";
  await screen.resetRating();
  assert.equal(screen.shown.open.length, 1);
  screen.shown.who = "Ada";
  await screen.resetRating();
  assert.deepEqual([screen.shown.open, screen.shown.ratings], [[], []]);
});

// @ts-check
// Tests the list of stored games: the engine's check of each, the latest game, and removal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/client.js";
import { SavedGamesController } from "../../web/app/lobby/saved-games-controller.js";
import { StoreError } from "../../web/store/db.js";
import { rest, result } from "./kit.js";

/**
 * @param {string} id
 * @param {{over?: boolean, game?: string}} [more]
 */
const stored = (id, more = {}) => {
  const { save, summary } = result(0, { match: id, ...more }).keep;
  return { id, row: { id, save, summary, created: 0, updated: 0 }, raw: null };
};

/**
 * @param {import("../../web/store/matches.js").Listed[]} list what is stored
 * @param {Partial<import("../../web/app/lobby/saved-games-controller.js").SavedMatches>} [more]
 */
function lobby(list, more = {}) {
  const events = /** @type {string[]} */ ([]);
  const answers = { confirm: true };
  const news = { count: 0 };
  /** @type {any} */
  const state = { game: { id: "present" }, engineStart: {} };
  /** @type {any} */
  const engine = {};
  /** @type {any} */
  const open = { session: null };
  const controller = new SavedGamesController({
    state,
    open,
    draw: () => {},
    toast: (text) => void events.push(`toast ${text}`),
    errorText: (error) => /** @type {any} */ (error).code,
    failed: (error) => void events.push(`failed ${/** @type {any} */ (error).code ?? error}`),
    engineStarted: Promise.resolve(),
    engine: () => engine,
    matches: {
      list: async () => list,
      remove: async (id) => void events.push(`remove ${id}`),
      faultOf: async (_engine, { id }) => (events.push(`check ${id}`), id.startsWith("broken") ? new EngineError("save-broken") : id.startsWith("lacks") ? new EngineError("save-lacks") : null),
      takeIn: async (_engine, save, settle) => ((await settle("older", stored(save).row)) === "replace" ? stored(save).row : null),
      readFile: async () => "m1",
      ...more,
    },
    confirm: async () => answers.confirm,
    complete: async ({ id }) => void events.push(`complete ${id}`),
    leave: async ({ id }) => void events.push(`leave ${id}`),
    stored: () => void news.count++,
  });
  return { controller, state, open, events, answers, news };
}

/** A file that a person chose. */
const FILE = /** @type {File} */ ({});

test("the engine checks every unfinished match, and marks what it would refuse", async () => {
  const { controller, events } = lobby([stored("m1"), stored("broken"), stored("m2", { over: true }), { id: 5, row: null, raw: "?" }]);
  await controller.refresh();
  await rest();
  assert.deepEqual(events, ["check m1", "check broken"]);
  assert.deepEqual([...controller.broken], [["broken", ""]]);
});

test("a match that was mended is no longer marked", async () => {
  const { controller } = lobby([stored("m1")]);
  controller.markBroken("m1");
  await controller.refresh();
  await rest();
  assert.deepEqual([...controller.broken], []);
});

test("nothing is checked while a match is on the table, or before the engine is there", async () => {
  for (const change of [{ open: { session: {} } }, { state: { engineStart: null } }]) {
    const { controller, state, open, events } = lobby([stored("m1")]);
    Object.assign(open, change.open);
    Object.assign(state, change.state);
    await controller.refresh();
    await rest();
    assert.deepEqual([...events], []);
  }
});

test("the reason is known where the stored matches cannot be read", async () => {
  const blocked = lobby([], { list: () => Promise.reject(new StoreError("storage-blocked", null)) });
  await blocked.controller.refresh();
  assert.equal(blocked.controller.problem, "storage-blocked");
  const failed = lobby([], { list: () => Promise.reject(new Error("?")) });
  await failed.controller.refresh();
  assert.equal(failed.controller.problem, "storage-failed");
});

test("the latest match is the first that is not over", async () => {
  const { controller } = lobby([{ id: 5, row: null, raw: "?" }, stored("m1", { over: true }), stored("m2"), stored("m3")]);
  assert.deepEqual([controller.latest], [null]);
  await controller.refresh();
  assert.equal(controller.latest?.id, "m2");
});

test("the game of a match is the one it was stored with, else the one that is chosen", async () => {
  const { controller } = lobby([stored("m1", { over: true, game: "other" }), stored("m2", { game: "third" })]);
  await controller.refresh();
  assert.deepEqual([controller.gameOf("m1"), controller.gameOf("m9")], ["other", "present"]);
  assert.deepEqual(["other", "third", "present"].map((game) => controller.hasFinished(game)), [true, false, false]);
});

test("a match is removed once the person agrees; what counts of it is taken down before", async () => {
  const { controller, events, answers } = lobby([stored("m1", { over: true }), stored("m2")]);
  await controller.refresh();
  await rest();
  events.length = 0;
  answers.confirm = false;
  await controller.remove("m1");
  assert.equal(events.length, 0);
  answers.confirm = true;
  await controller.remove("m1");
  await controller.remove("m2");
  await controller.remove("m9");
  assert.deepEqual(events.filter((event) => !event.startsWith("check")), ["complete m1", "remove m1", "leave m2", "remove m2"]);
});

test("that the last match is gone is news for the backup too", async () => {
  const list = [stored("m1")];
  const { controller, news } = lobby(list, { remove: async () => void list.pop() });
  await controller.refresh();
  news.count = 0;
  await controller.remove("m1");
  assert.deepEqual([controller.matches, news.count], [[], 1]);
});

test("a match that another tab has is not removed, and the person is told", async () => {
  const { controller, events } = lobby([stored("m1")], { remove: () => Promise.reject(new StoreError("other-tab", null)) });
  await controller.refresh();
  await controller.remove("m1");
  assert.ok(events.includes("failed other-tab"));
});

test("a file is taken in, and is sound from then on", async () => {
  const { controller, events } = lobby([]);
  controller.markBroken("m1");
  await controller.importFile(FILE);
  assert.deepEqual([...controller.broken], []);
  assert.deepEqual(events.map((event) => event.split(" ")[0]), ["leave", "toast"]);
});

test("a file of a game that went on differently is added beside it, and asks nothing", async () => {
  const asked = lobby([], { takeIn: async (_engine, save, settle) => (assert.equal(await settle("apart", stored(save).row), "beside"), stored("copy").row) });
  asked.answers.confirm = false;
  await asked.controller.importFile(FILE);
  assert.deepEqual(asked.events.map((event) => event.split(" ")[0]), ["toast"]);
});

test("of several files the one that is refused is named", async () => {
  const { controller, events } = lobby([], { takeIn: () => Promise.reject(new EngineError("save-broken")) });
  await controller.importFile(/** @type {File} */ ({ name: "mine.json" }), true);
  assert.match(events.join(), /^toast .*import-failed|mine\.json/);
});

test("an older file replaces a stored match only where the person agrees", async () => {
  const { controller, events, answers } = lobby([]);
  answers.confirm = false;
  await controller.importFile(FILE);
  assert.deepEqual(events, []);
});

test("a game that needs what is not here says so in the list, and is not called damaged", async () => {
  const { controller } = lobby([stored("lacks"), stored("broken")]);
  await controller.refresh();
  await rest();
  assert.deepEqual([...controller.broken], [["lacks", "save-lacks"], ["broken", ""]]);
});

test("the person is told why a file is refused", async () => {
  const large = lobby([], { readFile: async () => null });
  await large.controller.importFile(FILE);
  const broken = lobby([], { takeIn: () => Promise.reject(new EngineError("save-broken")) });
  await broken.controller.importFile(FILE);
  assert.deepEqual([large.events, broken.events], [["failed save-too-large"], ["failed save-broken"]]);
});

test("a result that a full disk refused is stored once its match is deleted", async () => {
  const { controller, events } = lobby([stored("m1", { over: true })]);
  let room = false;
  controller.deps.complete = async ({ id }, ask = true) => {
    events.push(`complete ${id} ${ask}`);
    if (!room) throw new StoreError("storage-full", null);
  };
  controller.deps.matches.remove = async (id) => (events.push(`remove ${id}`), void (room = true));
  await controller.refresh();
  await controller.remove("m1");
  assert.deepEqual(events, ["complete m1 true", "remove m1", "complete m1 false"]);
});

// @ts-check
// Tests how the page changes from one game to another, also when two are chosen in a row or one cannot be loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GameController } from "../../web/app/game-controller.js";
import { FIRST } from "../../web/app/games.js";

/** @param {string} id */
const gameOf = (id) => ({ id, texts: `${id}/`, helpTexts: `${id}/help/` });

/** The controller, over a site where a game is there once its name is given to `arrive`. */
function site() {
  /** @type {string[]} */
  const events = [];
  /** @type {Map<string, {resolve: (loaded: any) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  /** @type {any} */
  const state = { game: FIRST, offers: new Map() };
  const controller = new GameController({
    state,
    draw: () => void events.push("draw"),
    failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
  }, {
    loadGame: (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject })),
    useTexts: async (folder, instead) => void events.push(`texts ${folder} for ${instead}`),
    setSetting: async (name, value) => void events.push(`stored ${name} ${value}`),
  });
  const arrive = (/** @type {string} */ id) => waiting.get(id)?.resolve({ game: gameOf(id), offer: `offer of ${id}` });
  const lose = (/** @type {string} */ id) => waiting.get(id)?.reject(new Error("no network"));
  return { controller, state, events, arrive, lose };
}

test("a game is loaded, its texts replace those of the game before, then it is drawn", async () => {
  const { controller, state, events, arrive } = site();
  const used = controller.use("nim");
  assert.equal(state.game, FIRST);
  arrive("nim");
  await used;
  assert.deepEqual([state.game.id, state.offers.get("nim")], ["nim", "offer of nim"]);
  assert.deepEqual(events, [`texts nim/ for ${FIRST.texts},${FIRST.helpTexts}`, "draw"]);
});

test("the present game is not loaded again", async () => {
  const { controller, events } = site();
  await controller.use(FIRST.id);
  assert.deepEqual(events, []);
});

test("the game that comes with the page is back without loading, and keeps what the engine said of it", async () => {
  const { controller, state, arrive } = site();
  state.offers.set(FIRST.id, "from the engine");
  const used = controller.use("nim");
  arrive("nim");
  await used;
  await controller.use(FIRST.id);
  assert.equal(state.game, FIRST);
  assert.equal(state.offers.get(FIRST.id), "from the engine");
});

test("of two games that are wanted in a row, the last one stands, whichever comes first", async () => {
  const { controller, state, arrive } = site();
  const both = [controller.use("nim"), controller.use("go")];
  arrive("go");
  arrive("nim");
  await Promise.all(both);
  assert.equal(state.game.id, "go");
});

test("a game is not shown once the present one was wanted again", async () => {
  const { controller, state, events, arrive } = site();
  const used = controller.use("nim");
  await controller.use(FIRST.id);
  arrive("nim");
  await used;
  assert.equal(state.game, FIRST);
  assert.deepEqual(events, []);
});

test("a choice in the lobby is kept for the next visit", async () => {
  const { controller, state, events, arrive } = site();
  const chosen = controller.choose("nim");
  arrive("nim");
  await chosen;
  assert.equal(state.game.id, "nim");
  assert.equal(events[0], "stored game nim");
});

test("what waits for the chosen game goes on once it is there", async () => {
  const { controller, state, events, arrive } = site();
  void controller.choose("nim");
  const opened = controller.chosen.then(() => events.push(`opened for ${state.game.id}`));
  arrive("nim");
  await opened;
  assert.equal(events.at(-1), "opened for nim");
});

test("a game whose texts come after the present one was wanted again does not stay", async () => {
  const { controller, state, arrive } = site();
  const used = controller.use("nim");
  arrive("nim");
  // The game is loaded, its texts are not.
  await Promise.resolve();
  await controller.use(FIRST.id);
  await used;
  assert.equal(state.game, FIRST);
});

test("the person is told where a chosen game cannot be had, and the page goes on with the present one", async () => {
  const { controller, state, events, lose } = site();
  const chosen = controller.choose("nim");
  lose("nim");
  await chosen;
  assert.equal(state.game, FIRST);
  assert.deepEqual(events, ["stored game nim", "failed no network"]);
});

test("a caller learns where a game cannot be had", async () => {
  const { controller, lose } = site();
  const used = controller.use("nim");
  lose("nim");
  await assert.rejects(used, /no network/);
});

// @ts-check
// Tests how a match begins, is resumed and is left, also when two are wanted at once or the engine refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/client.js";
import { WHOLE_LOG } from "../../web/app/log/log-view.js";
import { MatchController } from "../../web/app/match/match-controller.js";
import { Session } from "../../web/app/match/session.js";
import { Director } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { t } from "../../web/lib/i18n.js";
import { rest, result, story, sure, update } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/** @import { MatchDeps } from "../../web/app/match/match-controller.js" */

/** @type {import("../../web/runner/stored-matches.js").NewMatch} */
const WISH = { game: "g", setup: /** @type {any} */ ({}), seating: [{ name: "Ada", player: "person" }], seed: 7, free: false };

/**
 * The controller, over an engine and a store that answer at once.
 * @param {Partial<MatchDeps>} [more]
 */
function table(more = {}) {
  /** @type {string[]} */
  const events = [];
  /** @type {any} */
  const engine = {
    async call(/** @type {string} */ method, /** @type {any} */ params) {
      events.push(`${method} ${params.match}`);
      return {};
    },
  };
  /** @type {any} */
  const state = { engineStart: {}, starting: false, opening: "", reading: { filter: "against", open: new Map() } };
  /** @type {any} */
  const open = { room: null, replaying: null, form: { draft: true } };
  const opened = (/** @type {string} */ match) => ({ result: result(0, { match }), row: null, release: () => void events.push(`released ${match}`) });
  /** @type {MatchDeps} */
  const deps = {
    state,
    screens: fakeScreens(state),
    open,
    draw: () => {},
    closed: () => void events.push("closed"),
    toTop: () => {},
    toast: (text) => void events.push(`toast ${text}`),
    failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
    engineStarted: Promise.resolve(),
    engine: () => engine,
    begin: async (make, name = "") => ({ ...opened(name), result: await make(name) }),
    createMatch: async (_engine, match) => opened(`new ${match.seed}`),
    openMatch: async (_engine, id) => opened(id),
    putMatch: async () => {},
    onStored: () => {},
    newSession: (ports) => {
      const pace = new Pace("instant");
      const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage: null }) });
      return new Session({ pace, director, draw: () => {}, failed: () => {} }, ports);
    },
    useGame: async (game) => void events.push(`game ${game}`),
    savedGames: {
      gameOf: (id) => `of ${id}`,
      markBroken: (id) => void events.push(`broken ${id}`),
      refresh: async () => void events.push("refresh"),
    },
    hasRoom: async () => false,
    openRoom: async ({ match }) => void events.push(`room ${match}`),
    closeRoom: async (final) => {
      const { room } = open;
      open.room = null;
      await room?.close(final);
    },
    openForm: async () => void events.push("form"),
    clearForm: () => (open.form = null),
    gameOver: () => void events.push("over"),
    ...more,
  };
  /** @type {any} a test may put any match on the table */
  const controller = new MatchController(deps);
  return { controller, deps, state, open, events };
}

test("a new match is sat down at, and the form is gone", async () => {
  const { controller, state, open, events } = table();
  const made = controller.create(WISH);
  assert.equal(state.starting, true);
  await made;
  assert.equal(state.starting, false);
  assert.equal(open.form, null);
  assert.equal(controller.runner.match, "new 7");
  assert.equal(controller.session.shown.number, 0);
  assert.deepEqual(state.screen, { screen: "game", match: controller.session.match });
  assert.equal(state.reading, WHOLE_LOG);
  assert.deepEqual(events, ["closed"]);
});

test("a match that is tried out of the help is left to the help", async () => {
  const { controller, deps, state } = table();
  deps.screens.open({ screen: "help", game: "g", part: "cards", entry: "king", edition: "" });
  await controller.create(WISH, true);
  assert.equal(state.screen.screen, "game");
  await controller.leave();
  assert.equal(state.screen.screen, "help");
});

test("the form stays where the engine refuses the match", async () => {
  const { controller, state, open, events } = table({ createMatch: () => Promise.reject(new EngineError("setup-count")) });
  await controller.create(WISH);
  assert.deepEqual([state.starting, controller.session, open.form], [false, null, { draft: true }]);
  assert.equal(events.length, 2);
  assert.match(sure(events[0]), /^failed/);
});

test("the form stays where the engine never started", async () => {
  const engine = () => {
    throw new EngineError("engine-lost");
  };
  const { controller, state, open, events } = table({ engine });
  await controller.create(WISH);
  assert.deepEqual([state.starting, controller.session, open.form], [false, null, { draft: true }]);
  assert.match(sure(events[0]), /^failed/);
});

test("a stored match is resumed with its own game", async () => {
  const { controller, state, events } = table();
  const resumed = controller.resume("m1");
  assert.equal(state.opening, "m1");
  await resumed;
  assert.equal(state.opening, "");
  assert.equal(controller.runner.match, "m1");
  assert.deepEqual(events, ["game of m1", "closed"]);
});

test("of two matches that are resumed at once, the last one opens", async () => {
  const { controller, events } = table();
  await Promise.all([controller.resume("m1"), controller.resume("m2"), controller.resume("m2")]);
  assert.equal(controller.runner.match, "m2");
  assert.deepEqual(events, ["game of m2", "closed"]);
});

/** A table whose match is left, and is not stored yet. */
function leaving() {
  const { controller, state, events } = table();
  let stored = () => {};
  controller.runner = { close: () => new Promise((/** @type {(nothing: void) => void} */ resolve) => (stored = resolve)) };
  const left = controller.leave();
  /** Opens a match, which waits until the one that is left is stored. */
  async function openNext() {
    const resumed = controller.resume("m1");
    await rest();
    assert.deepEqual([state.opening, events], ["m1", []]);
    stored();
    await Promise.all([left, resumed]);
    assert.equal(controller.runner.match, "m1");
  }
  return { controller, events, openNext };
}

test("a match that is opened again at once waits until it is stored and free", async () => {
  const { openNext } = leaving();
  await openNext();
});

test("a match that was left by two presses is opened again once it is stored", async () => {
  const { controller, events, openNext } = leaving();
  await controller.leave();
  events.length = 0;
  await openNext();
});

test("a match is not resumed behind one that was opened meanwhile", async () => {
  const { controller, events } = table();
  const resumed = controller.resume("m1");
  controller.session = { shown: update(0, 3) };
  await resumed;
  assert.equal(controller.runner, null);
  assert.deepEqual(events, []);
});

test("a match that the engine refuses is marked as broken", async () => {
  const { controller, state, events } = table({ openMatch: () => Promise.reject(new EngineError("save-broken")) });
  await controller.resume("m1");
  assert.deepEqual([controller.session, state.opening], [null, ""]);
  assert.ok(events.includes("broken m1"));
});

test("a match is not marked as broken where the store or the start of the engine fails", async () => {
  const locked = table({ openMatch: () => Promise.reject(new Error("other-tab")) });
  await locked.controller.resume("m1");
  assert.deepEqual(locked.events, ["game of m1", "failed other-tab", "closed"]);
  const lost = table({ openMatch: () => Promise.reject(new EngineError("engine-lost")) });
  lost.state.engineStart = null;
  await lost.controller.resume("m1");
  assert.ok(!lost.events.includes("broken m1"));
});

test("the person is told why a stored match does not play from its beginning, by whatever way it comes to the screen", async () => {
  const { save, summary } = result(0, { match: "m1" }).keep;
  const row = { id: "m1", summary, save, created: 0, updated: 0 };
  for (const why of /** @type {const} */ (["rules", "pick", "state"])) {
    const changed = { result: { ...result(0), replayed: { why, at: 3 } }, row, release: () => {} };
    const { controller, events } = table({ openMatch: async () => changed });
    await controller.resume("m1");
    assert.equal(events.filter((event) => event.startsWith("toast")).length, 1);
    // A replay, a link and the workshop.
    controller.runnerOf(changed);
    assert.equal(events.filter((event) => event.startsWith("toast")).length, 2);
    assert.equal(events.find((event) => event.startsWith("toast")), `toast ${t(`error-not-replayed-${why}`, { at: 3 })}`);
  }
  const same = table();
  await same.controller.resume("m1");
  assert.equal(same.events.filter((event) => event.startsWith("toast")).length, 0);
});

test("friends find the room of a match that is resumed", async () => {
  const seating = [{ name: "Ada", player: "person" }, { name: "Olha", player: "elsewhere" }];
  const friends = { result: result(0, { match: "m1", seating }), row: null, release: () => {} };
  const present = table({ openMatch: async () => friends });
  await present.controller.resume("m1");
  assert.ok(present.events.includes("room m1"));
  const replaced = table({ hasRoom: async () => true });
  await replaced.controller.resume("m2");
  assert.ok(replaced.events.includes("room m2"));
  const over = { result: result(0, { match: "m3", seating, over: true }), row: null, release: () => {} };
  const finished = table({ openMatch: async () => over, hasRoom: async () => true });
  await finished.controller.resume("m3");
  assert.ok(!finished.events.includes("room m3"));
});

test("a room is attached to the match, which stores its guests' first wishes last, and closed when it is left", async () => {
  const { controller, open, events } = table({ putMatch: async () => void events.push("stored") });
  open.room = {
    attach: (/** @type {import("../../web/runner/match-runner.js").MatchRunner} */ runner) => {
      events.push(`attached ${runner.match}`);
      void runner.inTurn(async () => void events.push("wish"));
    },
    remotePort: () => null,
    afterResult: () => {},
    close: async (/** @type {boolean} */ final) => void events.push(`room closed ${final}`),
  };
  await controller.create(WISH);
  const { session } = controller;
  await controller.leave();
  assert.deepEqual([controller.runner, controller.session, open.room], [null, null, null]);
  assert.ok(session.closed);
  assert.deepEqual(events, ["attached new 7", "stored", "wish", "closed", "room closed false", "released new 7", "close new 7", "refresh", "closed"]);
});

test("a finished game that is left is told to the device, and its room is closed for good", async () => {
  const { controller, open, events } = table();
  await controller.create(WISH);
  open.room = { close: async (/** @type {boolean} */ final) => void events.push(`room closed ${final}`) };
  controller.session.viewer.shown = update(0, 9, { over: true });
  await controller.leave();
  assert.deepEqual(events.slice(1, 3), ["over", "room closed true"]);
});

test("the form for a new game opens once the match is left", async () => {
  const { controller, events } = table();
  await controller.create(WISH);
  await controller.leave({ setup: true });
  assert.deepEqual(events.slice(-2), ["refresh", "form"]);
});

test("the same players begin again with another seed, and the page is never idle between", async () => {
  const { controller, state, events } = table();
  await controller.create(WISH);
  const first = controller.runner;
  /** @type {boolean[]} */
  const idle = [];
  controller.deps.savedGames.refresh = async () => void idle.push(!state.starting && !controller.session);
  await controller.again(first);
  assert.notEqual(controller.runner, first);
  assert.deepEqual(controller.runner.summary.seating, first.summary.seating);
  assert.deepEqual(idle, [false]);
  assert.ok(first.closed);
  assert.ok(events.includes("released new 7"));
});

test("the same players begin again once, however often that is pressed", async () => {
  let made = 0;
  const { controller, deps } = table();
  await controller.create(WISH);
  const { createMatch } = deps;
  deps.createMatch = (engine, match) => {
    made += 1;
    return createMatch(engine, match);
  };
  const first = controller.runner;
  await Promise.all([controller.again(first), controller.again(first)]);
  assert.equal(made, 1);
});

test("another match replaces the one on the table, whose runner is left to the caller", async () => {
  const { controller } = table();
  await controller.create(WISH);
  const { runner, session } = controller;
  const left = await controller.replace({ result: result(0, { match: "m2" }), row: null, release: () => {} });
  assert.equal(left, runner);
  assert.deepEqual([runner.closed, session.closed], [false, true]);
  assert.equal(controller.runner.match, "m2");
});

test("a seat that a person takes at this device joins the match on the table", async () => {
  const { controller } = table();
  await controller.create(WISH);
  assert.deepEqual(controller.session.people, [0]);
  const seating = [{ name: "Ada", player: "person" }, { name: "Bot", player: "person" }];
  controller.runner.summary = { ...controller.runner.summary, seating };
  controller.runner.openPorts();
  assert.deepEqual(controller.session.people, [0, 1]);
  await rest();
});

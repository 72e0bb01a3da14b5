// @ts-check
// Tests how a replay opens, from which seats it is seen, and how a game begins at one of its moments.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ReplayController } from "../../web/app/replay/replay-controller.js";
import { rest, result, sure, told, update } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/** @import { ReplayDeps } from "../../web/app/replay/replay-controller.js" */

const SEATING = [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }];

/**
 * A runner of a match of ten moments.
 * @param {string[]} events
 * @param {{match?: string, seating?: typeof SEATING, over?: boolean}} [summary]
 * @returns {any}
 */
function runnerOf(events, { match = "m", seating = SEATING, over = true } = {}) {
  const told7 = told(-1, [0, null, "deal"], [3, 1, "rob"], [7, 0, "build"], [10, 1, "end"]);
  return {
    match,
    summary: { match, game: "g", number: 10, seating, over, free: true },
    queries: {
      at: async (/** @type {number} */ number, /** @type {(number | null)[]} */ seats) => ({
        number, seat: 1, first: 0, last: 10, updates: seats.map((seat) => update(seat, number)),
      }),
      told: async () => told7,
      fork: async (/** @type {number} */ number, /** @type {string} */ name, /** @type {any[]} */ chairs, /** @type {boolean} */ alone) => {
        events.push(`fork at ${number}: ${chairs.map(({ player }) => player).join(" ")}${alone ? ", free" : ""}`);
        return result(0, { match: name });
      },
      redeal: async (/** @type {number} */ viewer, /** @type {number} */ number) => (events.push(`redeal for ${viewer} at ${number}`), result(0)),
    },
    close: async () => void events.push(`closed ${match}`),
  };
}

/** @param {Partial<ReplayDeps>} [more] */
function page(more = {}) {
  /** @type {string[]} */
  const events = [];
  const game = {
    id: "g",
    chapterText: (/** @type {{kind: string}} */ { kind }) => (kind === "deal" ? "Round 1" : ""),
    eventText: (/** @type {{kind: string}} */ { kind }) => kind,
  };
  /** @type {any} */
  const state = {
    game, offers: new Map([["g", { redeals: true, players: ["person", "normal"] }]]), opening: "",
  };
  /** @type {any} */
  const open = { session: null, room: null };
  const screens = fakeScreens(state, [], { replay: () => controller.drop() });
  /** @type {ReplayDeps} */
  const deps = {
    state,
    screens,
    open,
    draw: () => {},
    closed: () => void events.push("idle"),
    toTop: () => {},
    failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
    engineStarted: Promise.resolve(),
    lookAtMatch: async (id) => /** @type {any} */ ({ match: id }),
    begin: async (make, name) => ({ result: await make(name), row: null, release: () => {} }),
    useGame: async (id) => void events.push(`game ${id}`),
    gameOf: (id) => `of ${id}`,
    ownNotes: async (match) => (events.push(`notes of ${match}`), new Map([[3, ["gold"]]])),
    match: {
      runnerOf: (/** @type {any} */ { match }) => runnerOf(events, { match }),
      replace: async ({ result: { keep } }) => {
        events.push(`sat down at ${keep.summary.match.slice(0, 5)}`);
        screens.openOnLobby({ screen: "game", match: keep.summary.match });
        return null;
      },
      resume: async (id) => void events.push(`resumed ${id}`),
    },
    askWhoPlaysOn: async () => new Set([0]),
    askWhoPlaysDeal: async () => new Set([1]),
    askToDealAnew: async () => true,
    ...more,
  };
  /** @type {any} what is open is known to be there */
  const controller = new ReplayController(deps);
  return { controller, deps, state, open, events };
}

/**
 * @param {number} number
 * @param {boolean} over
 * @returns {any} a session whose seat 0 sees that moment
 */
const sessionAt = (number, over) => ({ match: "m", shown: update(0, number, { over }) });

test("a running game is replayed only from the own seat, up to the present", async () => {
  const { controller, events } = page();
  await controller.lookBack(sessionAt(6, false), runnerOf(events, { over: false }));
  const { replay, over, own } = controller.replaying;
  assert.deepEqual([replay.viewers, replay.viewer, replay.last, replay.number, over, own], [[0], 0, 6, 6, false, false]);
});

test("a finished game is replayed from every seat, beginning at the chosen moment", async () => {
  const { controller, events } = page();
  await controller.lookBack(sessionAt(10, true), runnerOf(events), 4);
  const { replay, over } = controller.replaying;
  assert.deepEqual([replay.viewers, replay.viewer, replay.last, replay.number, over], [[0, 1, "open"], 0, 10, 4, true]);
});

test("no replay opens if the runner cannot give the moments", async () => {
  const { controller, events } = page();
  const runner = runnerOf(events);
  runner.queries.at = () => Promise.reject(new Error("engine-lost"));
  await controller.lookBack(sessionAt(10, true), runner);
  assert.equal(controller.replaying, null);
  assert.deepEqual(events, ["failed engine-lost"]);
});

test("a stored game opens at the deal, seen from the person's seat", async () => {
  const { controller, state, events } = page();
  const opened = controller.openStored("m1");
  assert.equal(state.opening, "m1");
  await opened;
  const { replay, runner, own } = controller.replaying;
  assert.deepEqual([runner.match, replay.viewer, replay.number, own, state.opening], ["m1", 0, 0, true, ""]);
  assert.deepEqual(events, ["game of m1", "idle"]);
});

test("a game that goes on again comes to the table, since its replay would show all hands", async () => {
  const { controller, deps, state, events } = page();
  deps.match = { ...deps.match, runnerOf: () => runnerOf(events, { match: "m1", over: false }) };
  await controller.openStored("m1");
  assert.deepEqual([controller.replaying, state.opening], [null, ""]);
  assert.deepEqual(events, ["game of m1", "closed m1", "resumed m1"]);
});

test("logs of own players are read once the game is over, and never if no own player played", async () => {
  const { controller, deps, events } = page();
  const own = { ...runnerOf(events), files: { 1: { name: "mine", text: "" } } };
  await controller.lookBack(sessionAt(6, false), { ...own, summary: { ...own.summary, over: false } });
  assert.deepEqual([controller.replaying.notes.size, events], [0, []]);
  await controller.lookBack(sessionAt(10, true), own);
  assert.deepEqual([...controller.replaying.notes], [[3, ["gold"]]]);
  await controller.lookBack(sessionAt(10, true), runnerOf(events));
  assert.equal(controller.replaying.notes.size, 0);
  const stored = page({ match: { ...deps.match, runnerOf: () => own } });
  await stored.controller.openStored("m");
  assert.deepEqual([...stored.controller.replaying.notes], [[3, ["gold"]]]);
  const failing = page({ ownNotes: () => Promise.reject(new Error("storage-failed")) });
  await failing.controller.lookBack(sessionAt(10, true), own);
  assert.equal(failing.controller.replaying.notes.size, 0);
  assert.deepEqual(events, ["notes of m"]);
});

test("of two stored games that are opened at once, only the last one opens", async () => {
  const { controller, events } = page();
  await Promise.all([controller.openStored("m1"), controller.openStored("m2"), controller.openStored("m2")]);
  assert.equal(controller.replaying.runner.match, "m2");
  assert.deepEqual(events, ["game of m2", "idle"]);
});

test("a stored game that shows no picture is closed again", async () => {
  /** @type {string[]} */
  const closed = [];
  const broken = runnerOf(closed, { match: "m1" });
  broken.queries.told = () => Promise.reject(new Error("nothing"));
  const { controller, deps, events } = page();
  deps.match = { ...deps.match, runnerOf: () => broken };
  await controller.openStored("m1");
  assert.equal(controller.replaying, null);
  assert.deepEqual(events, ["game of m1", "failed nothing", "idle"]);
  assert.deepEqual(closed, ["closed m1"]);
});

test("a stored game that cannot be opened leaves the lobby as it was", async () => {
  const { controller, state, events } = page({ lookAtMatch: () => Promise.reject(new Error("save-broken")) });
  await controller.openStored("m1");
  assert.deepEqual([controller.replaying, state.opening], [null, ""]);
  assert.deepEqual(events, ["game of m1", "failed save-broken", "idle"]);
});

test("leaving a replay closes what was opened for it, and not the match on the table", async () => {
  const stored = page();
  await stored.controller.openStored("m1");
  const { replay } = stored.controller.replaying;
  stored.controller.leave();
  assert.equal(stored.controller.replaying, null);
  assert.ok(replay.closed);
  assert.deepEqual(stored.events.slice(2), ["closed m1"]);
  const table = page();
  await table.controller.lookBack(sessionAt(10, true), runnerOf(table.events));
  table.controller.leave();
  assert.deepEqual([table.controller.replaying, table.events], [null, []]);
});

test("going back closes the coach first, then the replay", async () => {
  const { controller } = page();
  await controller.openStored("m1");
  const { replaying } = controller;
  replaying.coach = { number: 0, seat: 0, said: null };
  controller.stepBack(replaying);
  assert.equal(replaying.coach, null);
  assert.equal(controller.replaying, replaying);
  controller.stepBack(replaying);
  assert.equal(controller.replaying, null);
});

test("a finished game is played on by the people who are chosen, and its replay closes", async () => {
  const { controller, events } = page();
  await controller.openStored("m1");
  controller.replaying.replay.number = 7;
  await sure(controller.wayOn(controller.replaying))();
  assert.deepEqual(events.slice(2), ["fork at 7: person normal, free", "sat down at fork-", "closed m1"]);
  assert.equal(controller.replaying, null);
});

test("a player of another device is replaced by a computer player, and two people get no free undo", async () => {
  const seating = [...SEATING, { name: "Olha", player: "elsewhere" }, { name: "Eve", player: "person" }];
  const { controller, deps, events } = page({ askWhoPlaysOn: async () => new Set([0, 3]) });
  deps.match = { ...deps.match, runnerOf: () => runnerOf(events, { seating }) };
  await controller.openStored("m1");
  await controller.playOn(controller.replaying);
  assert.equal(events[2], "fork at 0: person normal normal person");
});

test("the dialog for playing on shows the moment, and proposes the seat that is seen", async () => {
  /** @type {any[]} */
  const asked = [];
  const { controller, events } = page({ askWhoPlaysOn: async (...facts) => (asked.push(facts), null) });
  await controller.openStored("m1");
  const { replay } = controller.replaying;
  for (const viewer of [0, 1, "open"]) {
    replay.look(viewer);
    replay.go(7);
    await rest();
    await controller.playOn(controller.replaying);
  }
  const moment = ["join-commas", SEATING];
  assert.deepEqual(asked, [[...moment, new Set([0])], [...moment, new Set([1])], [...moment, new Set([0])]]);
  // Not answered: the replay stays.
  assert.equal(events.length, 2);
  assert.ok(controller.replaying);
});

test("playing on closes the match on the table as well, each once", async () => {
  const { controller, deps, events } = page();
  const before = runnerOf(events, { match: "table" });
  deps.match = { ...deps.match, replace: async () => before };
  await controller.lookBack(sessionAt(10, true), before);
  await controller.playOn(controller.replaying);
  assert.deepEqual(events.slice(1), ["closed table"]);
});

test("if playing on fails, the replay stays open", async () => {
  const { controller, events } = page({ begin: () => Promise.reject(new Error("other-tab")) });
  await controller.openStored("m1");
  await controller.playOn(controller.replaying);
  assert.ok(controller.replaying);
  assert.deepEqual(events.slice(2), ["failed other-tab"]);
});

test("a running game of one person can be played on with hidden cards dealt again, if the game supports it", async () => {
  const { controller, events } = page();
  const running = runnerOf(events, { over: false });
  await controller.lookBack(sessionAt(6, false), running);
  await sure(controller.wayOn(controller.replaying))();
  assert.equal(events[0], "redeal for 0 at 6");
  const other = page();
  await other.controller.lookBack(sessionAt(6, false), running);
  other.state.offers.get("g").redeals = false;
  assert.equal(other.controller.wayOn(other.controller.replaying), null);
  other.state.offers.get("g").redeals = true;
  running.summary.seating = [SEATING[0], { name: "Eve", player: "person" }];
  assert.equal(other.controller.wayOn(other.controller.replaying), null);
});

test("a replay is not played on while friends are at the table", async () => {
  const { controller, open } = page();
  await controller.openStored("m1");
  assert.ok(controller.wayOn(controller.replaying));
  open.room = {};
  assert.equal(controller.wayOn(controller.replaying), null);
});

test("a game that came with a link opens from the deal, and its deal is played by the people who are chosen", async () => {
  const { controller, events } = page();
  await controller.lookAtLinked(runnerOf(events, { match: "link-1" }));
  const { replay, linked, own, over } = controller.replaying;
  assert.deepEqual([replay.number, replay.viewer, linked, own, over], [0, 0, true, true, true]);
  replay.go(7);
  await rest();
  await controller.playDeal(controller.replaying);
  assert.deepEqual(events, ["fork at 0: normal person, free", "sat down at fork-", "closed link-1"]);
  assert.equal(controller.replaying, null);
});

test("if the deal is not played, the replay stays; a stored game has no link", async () => {
  const { controller, events } = page({ askWhoPlaysDeal: async () => null });
  await controller.openStored("m1");
  assert.equal(controller.replaying.linked, false);
  await controller.playDeal(controller.replaying);
  assert.ok(controller.replaying);
  assert.deepEqual(events, ["game of m1", "idle"]);
});

test("a linked game that shows no picture is closed again", async () => {
  const { controller, events } = page();
  const broken = runnerOf(events, { match: "link-1" });
  broken.queries.told = () => Promise.reject(new Error("nothing"));
  await controller.lookAtLinked(broken);
  assert.equal(controller.replaying, null);
  assert.deepEqual(events, ["failed nothing", "closed link-1"]);
});

test("a linked game whose end is missing is seen as its people saw it, and cannot be played on from the link", async () => {
  const { controller, events } = page();
  await controller.lookAtLinked(runnerOf(events, { match: "link-1", over: false }), { changed: true });
  const { replay, linked, over, changed } = controller.replaying;
  assert.deepEqual([replay.viewers, replay.viewer, replay.number, linked, over, changed], [[0], 0, 0, true, false, true]);
  const alone = page();
  const seating = SEATING.map((chair) => ({ ...chair, player: "normal" }));
  await alone.controller.lookAtLinked(runnerOf(alone.events, { match: "link-2", over: false, seating }), { changed: true });
  assert.deepEqual(alone.controller.replaying.replay.viewers, [null]);
});

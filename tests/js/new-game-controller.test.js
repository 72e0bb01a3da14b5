// @ts-check
// Tests the form for a new game: its last entries, the engine's checks, and what begins the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NewGameController } from "../../web/app/new-game/new-game-controller.js";
import { isIdle } from "../../web/app/open-objects.js";
import { rest } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/**
 * A model as a game makes it: the engine's review fills in a set by lot.
 * @param {object} [more]
 * @returns {any}
 */
const modelOf = (more = {}) => ({
  game: "g", setup: { set: "lot" }, chairs: ["Ada"], ownName: "Ada", seedNumber: 7, free: true, offersFree: true, hasFriends: false, problem: null,
  async review(/** @type {(method: string, params: object) => Promise<any>} */ call) {
    this.setup = await call("review", this.setup);
  },
  ...more,
});

/**
 * @param {object} [model]
 * @param {Partial<import("../../web/app/new-game/new-game-controller.js").NewGameDeps>} [more]
 */
function form(model = {}, more = {}) {
  /** @type {any[]} */
  const events = [];
  /** @type {Map<string, string>} */
  const stored = new Map([["name", "Ada"], ["setup-g", "last of g"], ["setup", "last of the first game"]]);
  const game = {
    id: "g",
    setup: {
      model: (/** @type {any[]} */ ...known) => (events.push(["model", ...known]), modelOf(model)),
      remember: () => "as it was filled in",
      repeat: (/** @type {object} */ setup, /** @type {string} */ last) => ({ ...setup, last }),
    },
  };
  /** @type {any} */
  const state = {
    game, offers: new Map([["g", "offer"]]), flags: "flags", starting: false, opening: "m1", engineStart: {},
  };
  const screens = fakeScreens(state, [], { form: () => controller.clear() });
  /** @type {any} a test may fill in any form */
  const controller = new NewGameController({
    state,
    screens,
    draw: () => {},
    closed: () => {},
    evenFor: async () => null,
    toTop: () => {},
    engineStarted: Promise.resolve(),
    engine: () => /** @type {any} */ ({ call: async () => ({ set: "drawn" }) }),
    settings: { get: async (name) => stored.get(name) ?? null, set: async (name, value) => void stored.set(name, value), change: async () => {} },
    ownPlayers: async () => [],
    create: async (match) => void events.push(["create", match]),
    openRoom: async (wish) => void events.push(["room", wish]),
    oneLink: async () => true,
    useGame: async (id) => void events.push(["use", id]),
    failed: (error) => void events.push(["failed", error]),
    ...more,
  });
  return { controller, state, events, stored, screens };
}

test("the form opens as it was filled in last, and the engine checks it", async () => {
  const { controller, state, events } = form();
  await controller.open();
  assert.deepEqual(events, [["model", "offer", "flags", "Ada", "last of g"]]);
  // A stored match that was about to open does not open over it.
  assert.equal(state.opening, "");
  await rest();
  assert.deepEqual(controller.form.setup, { set: "drawn" });
});

test("the page is not idle while the form is about to open", async () => {
  const { controller, state } = form();
  await controller.open();
  controller.close();
  assert.equal(isIdle(state, controller), true);
  const opened = controller.open();
  // Else a new version that takes over now would reload the page, and the press would be lost.
  assert.equal(isIdle(state, controller), false);
  await opened;
  controller.close();
  assert.equal(isIdle(state, controller), true);
  const failing = form({}, { settings: { get: async () => { throw new Error("refused"); }, set: async () => {}, change: async () => {} } });
  await assert.rejects(failing.controller.open(), /refused/);
  assert.equal(isIdle(failing.state, failing.controller), true);
});

test("the form is of the game that was chosen while the last entries were read", async () => {
  const { controller, state, events } = form();
  const opened = controller.open();
  state.game = { ...state.game, id: "h" };
  state.offers.set("h", "offer of h");
  await opened;
  assert.deepEqual(events, [["model", "offer of h", "flags", "Ada", null]]);
});

test("nothing opens before it is known what can be played", async () => {
  const { controller, state } = form();
  state.offers.clear();
  await controller.open();
  assert.equal(controller.form, null);
});

test("the engine checks what changes the game, and not what only the form shows", async () => {
  const { controller } = form();
  await controller.open();
  await rest();
  controller.note(() => (controller.form.setup = { set: "lot" }));
  await rest();
  assert.deepEqual(controller.form.setup, { set: "lot" });
  controller.edit(() => {});
  await rest();
  assert.deepEqual(controller.form.setup, { set: "drawn" });
});

test("a form is filled in before the engine is there", async () => {
  const { controller, state } = form();
  state.engineStart = null;
  await controller.open();
  await controller.review();
  assert.deepEqual(controller.form.setup, { set: "lot" });
});

test("a game starts with the set that was drawn, and its form is kept for the next time", async () => {
  const { controller, state, events, stored } = form();
  controller.form = modelOf();
  await controller.start();
  const made = { game: "g", setup: { set: "drawn" }, seating: ["Ada"], seed: 7, free: true };
  assert.deepEqual(events, [["create", made]]);
  assert.equal(stored.get("setup-g"), "as it was filled in");
  assert.equal(state.starting, false);
});

test("decisions are taken back freely only where the form offers it", async () => {
  const { controller, events } = form();
  controller.form = modelOf({ offersFree: false });
  await controller.start();
  assert.equal(events[0][1].free, false);
});

test("a game with friends starts in a room", async () => {
  const { controller, events } = form();
  controller.form = modelOf({ hasFriends: true });
  await controller.start();
  assert.deepEqual(events, [["room", { game: "g", setup: { set: "drawn" }, seating: ["Ada"] }]]);
});

test("nothing starts where the engine finds a problem, or the form was closed meanwhile", async () => {
  const refused = form();
  refused.controller.form = modelOf({ problem: { code: "setup-count" } });
  await refused.controller.start();
  const left = form();
  await left.controller.open();
  left.events.length = 0;
  const started = left.controller.start();
  left.controller.close();
  await started;
  assert.deepEqual([refused.events, left.events], [[], []]);
  assert.equal(left.state.starting, false);
});

test("two presses start one game", async () => {
  const { controller, events } = form();
  controller.form = modelOf();
  await Promise.all([controller.start(), controller.start()]);
  assert.equal(events.length, 1);
});

test("the first game keeps its form under the name it had when there was one game", async () => {
  const { FIRST } = await import("../../web/app/games.js");
  const { controller, state, events } = form();
  state.game.id = FIRST.id;
  state.offers.set(FIRST.id, "offer");
  await controller.open();
  assert.deepEqual(events, [["model", "offer", "flags", "Ada", "last of the first game"]]);
});

// The next game of a room ---------------------------------------------------------------------------------------

const GUESTS = [{ guest: 4, name: "Olha", played: true }, { guest: 7, name: "Wim", played: false }];
const SEATS = [{ name: "Ada", player: "person" }, { name: "Olha", player: "elsewhere", guest: 4 }, { name: "Bot", player: "normal-bold" }];

/** At the end of a game of friends, with the form for the next one open. */
async function next() {
  const at = form({
    seats: [{ name: "", player: "person" }, { name: "", player: "normal" }], counts: [2, 3], kinds: ["person", "elsewhere", "normal", "normal-bold"],
    usualComputer: "normal", freeName: "Bea", guests: [], chairs: ["the chairs"],
    /** @this {any} */
    resize(/** @type {number} */ count) {
      this.seats = Array.from({ length: count }, () => ({ name: "", player: "normal" }));
    },
  });
  at.screens.open({ screen: "end", match: "m1" });
  await at.controller.openNext(/** @type {import("../../web/app/new-game/new-game-controller.js").GameBefore} */ ({
    game: "g", setup: /** @type {any} */ ({ set: "played" }), seats: SEATS, guests: GUESTS,
    begin: async (wish, guests) => void at.events.push(["next", wish, guests]),
  }));
  return at;
}

test("the form for the next game lies on the end of the last one, and begins with its set-up, seats and guests", async () => {
  const { controller, state, events, screens } = await next();
  assert.deepEqual(screens.stack.map(({ screen }) => screen), ["lobby", "end", "form"]);
  const [, , , , filled] = events[0];
  assert.deepEqual(JSON.parse(filled), {
    set: "played", last: "last of g", temper: "bold",
    seats: [{ name: "Ada", player: "person" }, { name: "Olha", player: "elsewhere" }, { name: "Bot", player: "normal-bold" }],
  });
  assert.deepEqual(controller.form.seats, [SEATS[0], SEATS[1], { name: "Bot", player: "normal" }]);
  assert.equal(controller.form.guests, GUESTS);
  assert.equal(state.screen.screen, "form");
});

test("the next game begins with the guest of each seat, also where friends only watch, and makes no game of this device", async () => {
  const { controller, events } = await next();
  events.length = 0;
  await controller.start();
  controller.close();
  assert.deepEqual(events, [["next", { game: "g", setup: { set: "drawn" }, seating: ["the chairs"] }, [null, 4, null]]]);
});

test("another game is filled in as it was last, and the game before is in sight again when the form is closed", async () => {
  const { controller, state, events, stored } = await next();
  stored.set("setup-h", "last of h");
  state.game = { ...state.game, id: "h" };
  state.offers.set("h", "offer of h");
  await controller.open();
  assert.equal(events.at(-1)[4], "last of h");
  assert.deepEqual(controller.form.seats.map((/** @type {any} */ { guest }) => guest), [undefined, 4, undefined]);
  events.length = 0;
  controller.close();
  assert.deepEqual(events, [["use", "g"]]);
  assert.deepEqual([state.screen.screen, controller.next, controller.form], ["end", null, null]);
});

test("the form for the next game is opened once", async () => {
  const { controller, events } = await next();
  events.length = 0;
  await controller.openNext(/** @type {any} */ ({ game: "g", setup: {}, seats: [], guests: [], begin: async () => undefined }));
  assert.deepEqual(events, []);
});

test("one press deals the game of the last form, without showing the form", async () => {
  /** @type {any[]} */
  const created = [];
  const { controller, screens } = form({ seatHere: () => undefined }, { create: async (match) => void created.push(match) });
  await Promise.all([controller.play(), controller.play()]);
  assert.deepEqual(created, [{ game: "g", setup: { set: "drawn" }, seating: ["Ada"], seed: 7, free: true }]);
  assert.equal(controller.form, null);
  assert.deepEqual(screens.stack.map(({ screen }) => screen), ["lobby"]);
});

test("friends are invited without the form where one link brings as many as come; elsewhere it asks how many", async () => {
  /** @type {string[]} */
  const seated = [];
  const model = { seatPeople: (/** @type {string} */ people) => void seated.push(people) };
  const { controller, state, events, screens } = form(model);
  await Promise.all([controller.invite(), controller.invite()]);
  assert.deepEqual([events.filter(([what]) => what === "room"), controller.form, state.starting, screens.stack.length], [[["room", { game: "g", setup: { set: "drawn" }, seating: ["Ada"] }]], null, false, 1]);
  for (const asking of [form(model, { oneLink: async () => false }), form({ ...model, problem: { code: "bad-setup" } })]) {
    await asking.controller.invite();
    assert.notEqual(asking.controller.form, null);
    assert.deepEqual([asking.events.filter(([what]) => what === "room"), asking.state.starting], [[], false]);
  }
  assert.ok(seated.every((people) => people === "friends"));
});

test("where the last form cannot be played, one press opens it", async () => {
  const { controller, state, events } = form({ seatHere: () => undefined, problem: { code: "bad-setup" } });
  await controller.play();
  assert.notEqual(controller.form, null);
  assert.equal(state.starting, false);
  assert.equal(events.some(([what]) => what === "create"), false);
});

// @ts-check
// Tests the director: the order and time of beats, what it cuts in a hurry, and when the picture comes.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Director, READING } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { beat, rest, story, told } from "./kit.js";

/** @import { Beat } from "../../web/kit/story.js" */

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {import("../../web/app/story/pace.js").Speed} [speed] */
function direct(speed = "normal") {
  const pace = new Pace(speed);
  /** @type {string[]} what was shown, moved and drawn, in order */
  const seen = [];
  const stage = {
    play: (/** @type {Beat} */ { group }) => void seen.push(`play ${group}`),
    clear: () => void seen.push("clear"),
    hush: () => {},
    call: () => void seen.push("call"),
    painted: async () => {},
  };
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage }) });
  director.stage = stage;
  return { pace, director, seen, stand: () => void seen.push("picture") };
}

test("beats are played in order, then the picture is shown", async () => {
  const { pace, director, seen, stand } = direct();
  pace.pause(true);
  const over = director.tell([beat("steal"), beat("fall")], stand);
  await settle();
  assert.deepEqual([seen, director.now?.group], [["play steal"], "steal"]);
  director.goOn();
  await settle();
  assert.deepEqual([seen, director.now?.group], [["play steal", "clear", "play fall"], "fall"]);
  director.goOn();
  await over;
  assert.deepEqual(seen.slice(3), ["clear", "picture"]);
  assert.equal(director.now, null);
});

test("the picture may come before the movements of a beat, but only of the last one", async () => {
  const { pace, director, seen, stand } = direct();
  pace.pause(true);
  const over = director.tell([beat("build", { picture: "first" }), beat("build more", { picture: "first" })], stand);
  await settle();
  director.goOn();
  await settle();
  assert.deepEqual(seen, ["play build", "clear", "picture", "play build more"]);
  director.goOn();
  await over;
  assert.equal(seen.filter((what) => what === "picture").length, 1);
});

test("without beats the picture is shown at once", () => {
  const { director, seen, stand } = direct();
  void director.tell([], stand);
  assert.deepEqual(seen, ["picture"]);
});

test("beats take their time at the chosen speed", async (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  const { director, stand, seen } = direct("fast");
  const over = director.tell([beat("a", { time: 500 }), beat("b", { time: 1000 })], stand);
  await settle();
  mock.timers.tick(199);
  await settle();
  assert.equal(director.now?.group, "a");
  mock.timers.tick(1);
  await settle();
  assert.equal(director.now?.group, "b");
  mock.timers.tick(400);
  await over;
  assert.equal(seen.at(-1), "picture");
});

test("a sentence stays its whole time from when it can be seen, and a beat that goes on with it waits for no painting", async (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  const { director } = direct();
  const paints = /** @type {(() => void)[]} */ ([]);
  director.stage = { play: () => {}, clear: () => {}, hush: () => {}, call: () => {}, painted: () => new Promise((resolve) => paints.push(() => resolve())) };
  const sentence = (/** @type {string} */ group) => beat(group, { text: "one sentence", time: 600 });
  const over = director.tell([sentence("take"), sentence("build")]);
  mock.timers.tick(1000);
  await settle();
  assert.equal(director.now?.group, "take");
  for (const painted of paints) painted();
  await settle();
  mock.timers.tick(599);
  await settle();
  assert.equal(director.now?.group, "take");
  mock.timers.tick(1);
  await settle();
  assert.equal(director.now?.group, "build");
  mock.timers.tick(600);
  await over;
  assert.equal(paints.length, 1);
});

test("a person who goes on waits for no painting", async () => {
  const { director, stand, seen } = direct();
  director.stage = { play: () => {}, clear: () => {}, hush: () => {}, call: () => {}, painted: () => new Promise(() => {}) };
  const over = director.tell([beat("a", { time: 600 })], stand);
  director.goOn();
  await over;
  assert.deepEqual(seen, ["picture"]);
});

test("at the highest speed no beat is played", async () => {
  const { director, seen, stand } = direct("instant");
  assert.deepEqual(await director.beats(/** @type {any} */ ({ ...told(0, [1, 1, "against me"]), after: { seat: 0 } })), []);
  await director.tell([beat("a"), beat("card", { frame: "card" })], stand);
  director.call();
  assert.deepEqual(seen, ["picture"]);
});

test("in a hurry only harm to the viewer is told, and waits to be read", async (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  const { pace, director, seen, stand } = direct();
  pace.hurry();
  const over = director.tell([beat("a"), beat("card", { frame: "card" }), beat("b")], stand);
  mock.timers.tick(READING - 1);
  await settle();
  assert.deepEqual([seen, director.now?.group], [["play card"], "card"]);
  mock.timers.tick(1);
  await over;
  assert.deepEqual(seen, ["play card", "clear", "picture"]);
});

test("a hurry in the middle shows the picture at once", async () => {
  const { pace, director, seen, stand } = direct("slow");
  const over = director.tell([beat("a"), beat("b"), beat("c")], stand);
  await settle();
  pace.hurry();
  await over;
  assert.deepEqual(seen, ["play a", "clear", "picture"]);
});

test("the picture of a cut scene is never shown, and nothing of the scene is left", async () => {
  const { pace, director, seen, stand } = direct();
  pace.pause(true);
  const over = director.tell([beat("a"), beat("b")], stand);
  await settle();
  director.cut();
  await over;
  assert.deepEqual([seen, director.now], [["play a", "clear"], null]);
  await rest();
  assert.equal(pace.waits.size, 0);
});

test("an open note holds the next beat and the picture", async () => {
  const { director, seen, stand } = direct();
  director.hold(true);
  const over = director.tell([beat("a"), beat("b")], stand);
  await settle();
  assert.deepEqual([seen, director.now], [[], null]);
  director.hold(false);
  await settle();
  assert.deepEqual([seen, director.now?.group], [["play a"], "a"]);
  // Another one is opened while something is shown: that ends in its time, and nothing follows.
  director.hold(true);
  director.goOn();
  await settle();
  assert.deepEqual(seen, ["play a", "clear"]);
  director.hold(false);
  await settle();
  director.hold(true);
  director.goOn();
  await settle();
  assert.deepEqual(seen, ["play a", "clear", "play b", "clear"]);
  director.hold(false);
  await over;
  assert.equal(seen.at(-1), "picture");
});

test("a note holds the picture without beats too, and the held scene can be cut", async () => {
  const { director, seen, stand } = direct("instant");
  director.hold(true);
  const over = director.tell([], stand);
  await settle();
  assert.deepEqual(seen, []);
  director.hold(false);
  await over;
  assert.deepEqual(seen, ["picture"]);
  director.hold(true);
  const cut = director.tell([beat("a")], stand);
  director.cut();
  await cut;
  assert.deepEqual(seen, ["picture", "clear"]);
});

test("a story that cannot be loaded has no beats", async () => {
  const director = new Director({ pace: new Pace("normal"), draw: () => {}, show: Promise.resolve(null) });
  assert.deepEqual(await director.beats(/** @type {any} */ (told(0, [1, 1, "a"]))), []);
});

test("own decisions move things without a pause, and no highlight stays", async () => {
  const { pace, director, seen } = direct();
  /** @type {Beat[]} */
  const played = [];
  director.stage = { play: (one) => void played.push(one), clear: () => {}, hush: () => {}, call: () => {}, painted: async () => {} };
  const moves = /** @type {import("../../web/kit/story.js").Move[]} */ ([{ way: "fly", from: "a" }, { way: "fall", from: "b" }, { way: "float", from: "c" }]);
  director.accompany([beat("build", { moves, lights: ["a"] })]);
  assert.deepEqual([director.now, pace.waits.size, seen], [null, 0, []]);
  await settle();
  assert.deepEqual(played.map((one) => [one.group, one.lights, one.moves.map(({ way }) => way)]), [["build", [], ["fly", "float"]]]);
  pace.hurry();
  director.accompany([beat("build")]);
  await settle();
  assert.equal(played.length, 1);
});

// @ts-check
// Tests the story at the table: stage, sounds, speed, and the buttons to pause, step and skip.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../../web/app/story/pace.js";
import { StoryController } from "../../web/app/story/story-controller.js";
import { beat, rest, story, sure, update } from "./kit.js";

/** The controller, over a stage and sounds that note what they are told; `network.lost` refuses them. */
function table() {
  /** @type {string[]} */
  const events = [];
  /** @type {import("../../web/app/toast-controller.js").Offered[]} */
  const offers = [];
  const network = { lost: false, fetched: 0 };
  const fetched = (/** @type {any} */ module) => (network.fetched++, network.lost ? Promise.reject(new Error("no network")) : Promise.resolve(module));
  class AnimatedStage {
    play(/** @type {any} */ { group }, /** @type {number} */ time) {
      events.push(`stage ${group} ${time}`);
    }
    clear() {
      events.push("clear");
    }
    sideOf() {
      return -0.5;
    }
  }
  class Sounds {
    constructor(/** @type {unknown} */ volumes) {
      this.volumes = volumes;
    }
    play(/** @type {string} */ sound, side = 0) {
      events.push(`sound ${sound}${side ? ` at ${side}` : ""}`);
    }
    surround(/** @type {string} */ air) {
      if (air) events.push(`air ${air}`);
    }
    still() {
      events.push("still");
    }
    call() {
      events.push("call");
    }
  }
  class Remarks {
    /** @param {{silence: () => void}} deps */
    constructor({ silence }) {
      this.silence = silence;
    }
    async hear(/** @type {any} */ _game, /** @type {any} */ _session, /** @type {any} */ { group }) {
      events.push(`heard ${group}`);
      if (group === "enough") this.silence();
    }
    clear() {
      events.push("hushed");
    }
  }
  /** @type {any} */
  const state = { sound: true, soundOffered: true, volumes: { effects: 100, ambience: 40, night: true }, remarks: false, game: { story: async () => story, helpTexts: "g/help/" } };
  const pace = new Pace("normal");
  const controller = new StoryController({
    state, pace, open: { session: null },
    root: /** @type {any} */ ({}),
    draw: () => void events.push("draw"),
    moving: () => true,
    engine: () => assert.fail("only remarks ask the engine"),
    offer: (offered) => void offers.push(offered),
    reading: () => false,
    wantMore: () => void events.push("more"),
  }, {
    stage: () => fetched({ AnimatedStage }),
    sound: () => fetched({ Sounds }),
    remarks: () => fetched({ Remarks }),
    setSetting: async (name, value) => void events.push(`stored ${name} ${value}`),
  });
  return { controller, state, pace, events, network, offers };
}

/**
 * @param {object} [more]
 * @returns {any} a session that waits for a computer player at seat 1
 */
const sessionOf = (more = {}) => ({
  queue: { busy: false }, othersNext: true, stuck: false, waiting: 1, thinkingDelay: { shown: false },
  table: { seating: [{ player: "person" }, { player: "normal" }] },
  endBeat() {}, stopThinking() {}, ...more,
});

/**
 * What the buttons of a template do, in order.
 * @param {any} view
 * @returns {(() => void)[]}
 */
function buttons(view) {
  const values = /** @type {any[]} */ (view?.values ?? []);
  return values.flatMap((value) => (typeof value === "function" ? [value] : Array.isArray(value) ? value.flatMap(buttons) : buttons(value)));
}

test("a beat moves things on the stage and plays its sound", async () => {
  const { controller, events } = table();
  const { stage } = sure(await controller.show());
  sure(stage).play(beat("rob", { sound: "coins", air: "wind" }), 600);
  await rest();
  // From the side where it happens.
  assert.deepEqual(events, ["stage rob 600", "sound coins at -0.5", "air wind"]);
  sure(stage).clear();
  sure(stage).call();
  await rest();
  assert.deepEqual(events.slice(3), ["clear", "call"]);
});

test("what a computer player says is hidden when the scene is cut", async () => {
  const { controller, state, events } = table();
  Object.assign(state, { remarks: true, game: { ...state.game, remarks: { texts: "g/remarks/", text: () => "" } } });
  controller.deps.open = { session: sessionOf() };
  const director = controller.newDirector();
  // Before anything was said there is nothing to hide.
  await director.beats({ moments: [], before: update(0, 0), after: update(0, 1), names: [], earlier: () => [] });
  director.cut();
  await rest();
  assert.deepEqual(events, ["clear"]);
  director.stage?.play(beat("rob"), 600);
  await rest();
  director.cut();
  await rest();
  assert.deepEqual(events.slice(1), ["stage rob 600", "sound ", "heard rob", "clear", "hushed"]);
});

test("without sound nothing is played or fetched", async () => {
  const { controller, state, events, network } = table();
  state.sound = false;
  const { stage } = sure(await controller.show());
  sure(stage).play(beat("rob"), 600);
  sure(stage).call();
  await rest();
  assert.deepEqual(events, ["stage rob 600"]);
  assert.equal(network.fetched, 1);
});

test("sounds are fetched once", async () => {
  const { controller, network } = table();
  const [one, other] = [await controller.sounds(), await controller.sounds()];
  assert.ok(one);
  assert.equal(one, other);
  assert.equal(network.fetched, 1);
});

test("a game is played without a story if it cannot be loaded", async (context) => {
  const { controller, network } = table();
  const warned = context.mock.method(console, "warn", () => {});
  network.lost = true;
  assert.equal(await controller.show(), null);
  assert.equal(await controller.sounds(), null);
  assert.equal(warned.mock.callCount(), 2);
});

test("the modules of the first table are fetched before, and a failure is handled at their use", async () => {
  const { controller, state, network } = table();
  network.lost = true;
  let told = 0;
  state.game.story = () => (told++, Promise.reject(new Error("no network")));
  controller.expectTable();
  await rest();
  assert.deepEqual([network.fetched, told], [1, 1]);
});

test("sound is stored and played at once when switched on, and silent when switched off", async () => {
  const { controller, state, events } = table();
  controller.setSound(false);
  await rest();
  assert.equal(state.sound, false);
  controller.setSound(true);
  await rest();
  assert.equal(state.sound, true);
  assert.deepEqual(events, ["draw", "stored sound off", "draw", "stored sound on", "call"]);
});

test("sound is offered once on a device, where something is seen to move, and can be switched on there", async () => {
  const { controller, state, events, offers } = table();
  Object.assign(state, { sound: false, soundOffered: false });
  const { stage } = sure(await controller.show());
  controller.deps.moving = () => false;
  sure(stage).play(beat("rob", { sound: "coin" }), 600);
  controller.deps.moving = () => true;
  sure(stage).play(beat("quiet"), 600);
  controller.deps.reading = () => true;
  sure(stage).play(beat("rob", { sound: "coin" }), 600);
  assert.equal(offers.length, 0, "not while a tip is read");
  controller.deps.reading = () => false;
  sure(stage).play(beat("rob", { sound: "coin" }), 600);
  sure(stage).play(beat("rob", { sound: "coin" }), 600);
  assert.equal(offers.length, 1);
  assert.ok(events.includes("stored sound off"), "so that the next visit does not ask again");
  offers[0]?.press();
  await rest();
  assert.equal(state.sound, true);
  assert.deepEqual(events.slice(-2), ["stored sound on", "call"]);
  // A person who has chosen is not asked.
  const other = table();
  Object.assign(other.state, { sound: false });
  sure(sure(await other.controller.show()).stage).play(beat("rob", { sound: "coin" }), 600);
  assert.equal(other.offers.length, 0);
});

test("volumes are stored, heard at once, and known to a sound that plays already", async () => {
  const { controller, state, events } = table();
  const sounds = /** @type {any} */ (await controller.sounds());
  controller.setVolume("effects", 30);
  controller.setVolume("ambience", 0);
  controller.setNight(false);
  await rest();
  assert.deepEqual(state.volumes, { effects: 30, ambience: 0, night: false });
  assert.equal(sounds.volumes, state.volumes);
  assert.deepEqual(events.filter((one) => one !== "draw"), ["stored sound-effects 30", "stored sound-ambience 0", "stored sound-night off", "call", "call"]);
  controller.setSound(false);
  await rest();
  assert.equal(events.at(-1), "still");
});

test("a speed is used at once and stored", () => {
  const { controller, pace, events } = table();
  controller.setSpeed("fast");
  assert.equal(pace.speed, "fast");
  assert.deepEqual(events, ["stored speed fast", "draw"]);
});

test("the buttons are shown while a computer player decides or a beat is told", () => {
  const { controller } = table();
  assert.ok(controller.controls(sessionOf(), true));
  assert.ok(controller.controls(sessionOf({ othersNext: false, queue: { busy: true } }), true));
  assert.equal(controller.controls(sessionOf({ othersNext: false }), true), null);
  assert.equal(controller.controls(sessionOf({ stuck: true }), true), null);
  assert.equal(controller.controls(sessionOf({ waiting: 0 }), true), null);
});

test("the buttons pause, step and skip", () => {
  const { controller, pace, events } = table();
  const session = sessionOf({ endBeat: () => void events.push("read on") });
  const [pause, step, skip] = buttons(controller.controls(session, true));
  sure(pause)();
  assert.equal(pace.paused, true);
  sure(step)();
  assert.equal(pace.hurried, false);
  sure(skip)();
  assert.equal(pace.hurried, true);
  assert.deepEqual(events, ["draw", "more", "read on", "more", "read on"]);
});

test("a player that thinks for long can be stopped only where the match runs", () => {
  const { controller, events } = table();
  const session = sessionOf({ thinkingDelay: { shown: true }, stopThinking: () => void events.push("stopped") });
  const [stop, ...others] = buttons(controller.controls(session, true));
  sure(stop)();
  assert.deepEqual([events, others.length], [["stopped"], 1]);
  assert.equal(buttons(controller.controls(session, false)).length, 3);
});

test("without a told story there are no buttons to step through it", () => {
  const { controller, pace } = table();
  pace.set("instant");
  assert.deepEqual(buttons(controller.controls(sessionOf(), true)), []);
});

test("computer players make remarks if the game has some, until the person switches them off", async () => {
  const { controller, state, events, network } = table();
  state.remarks = true;
  await controller.remark(beat("ruin"));
  state.game.remarks = { texts: "g/remarks/", text: () => "" };
  await controller.remark(beat("ruin"));
  assert.equal(network.fetched, 0);
  Object.assign(controller.deps.open, { session: sessionOf() });
  await controller.remark(beat("ruin"));
  await controller.remark(beat("enough"));
  await rest();
  await controller.remark(beat("ruin"));
  assert.equal(network.fetched, 1);
  assert.deepEqual(events, ["heard ruin", "heard enough", "draw", "stored remarks off", "hushed"]);
  controller.setRemarks(true);
  await controller.remark(beat("more"));
  assert.deepEqual(events.slice(5), ["draw", "stored remarks on", "heard more"]);
});

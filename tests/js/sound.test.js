// @ts-check
// Tests that the sounds come back after every state of the device's audio that is not running.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Sounds } from "../../web/app/story/sound.js";

/** What the fake audio did. */
let started = 0, resumed = 0, made = 0;
/** Whether the browser refuses to go on, as outside of a press. */
let refusing = false;
/** @type {Map<string, () => void>} */
const listeners = new Map();

const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node = () => ({ gain: param, frequency: param, connect: () => undefined, start: () => (started += 1), stop: () => undefined, type: "" });

class FakeContext {
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    made += 1;
  }
  createGain = node;
  createOscillator = node;
  async resume() {
    resumed += 1;
    if (refusing) throw new DOMException("no press", "NotAllowedError");
    this.state = "running";
  }
}

const OscillatorNode = function () {
  return node();
};

beforeEach(() => {
  [started, resumed, made, refusing] = [0, 0, 0, false];
  listeners.clear();
  const fakes = { AudioContext: FakeContext, OscillatorNode, addEventListener: (/** @type {string} */ kind, /** @type {() => void} */ listen) => listeners.set(kind, listen) };
  Object.assign(globalThis, fakes);
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
});
afterEach(() => ["AudioContext", "OscillatorNode", "addEventListener", "navigator"].forEach((name) => Reflect.deleteProperty(globalThis, name)));

const settled = () => new Promise((done) => setTimeout(done));

for (const state of ["suspended", "interrupted", "a state of tomorrow"]) {
  test(`a sound comes back from ${state}`, async () => {
    const sounds = new Sounds();
    sounds.play("tick");
    assert.equal(started, 1);
    Object.assign(/** @type {object} */ (sounds.context), { state });
    sounds.play("tick");
    await settled();
    assert.deepEqual([resumed, started], [1, 2]);
    sounds.play("tick");
    assert.deepEqual([resumed, started], [1, 3]);
  });

  test(`where the browser wants a press, the next one wakes ${state}`, async () => {
    const sounds = new Sounds();
    sounds.play("tick");
    Object.assign(/** @type {object} */ (sounds.context), { state });
    refusing = true;
    sounds.play("tick");
    sounds.call();
    await settled();
    assert.equal(started, 1, "and nothing of that waits to sound at once");
    refusing = false;
    for (const press of ["pointerup", "keydown"]) assert.ok(listeners.has(press));
    listeners.get("pointerup")?.();
    await settled();
    sounds.call();
    assert.equal(started, 3);
  });
}

test("a context that was closed is made again", () => {
  const sounds = new Sounds();
  sounds.play("tick");
  Object.assign(/** @type {object} */ (sounds.context), { state: "closed" });
  sounds.play("tick");
  assert.deepEqual([made, resumed, started], [2, 0, 2]);
});

// @ts-check
// Tests that the sounds come back after every state of the device's audio that is not running; how loud they are, from which
// side, and that what sounds behind a game fades out by itself.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Ambience } from "../../web/app/story/ambience.js";
import { Sounds } from "../../web/app/story/sound.js";
import { SOUNDS } from "../../web/app/story/synth.js";
import { GROUPS } from "../../web/games/citadels/story/story.js";

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

test("a volume is heard, 10 dB less at night where the person wants that, and nothing at none", () => {
  const volumes = { effects: 100, ambience: 50, night: true };
  let hour = 12;
  const sounds = new Sounds(volumes, () => hour);
  assert.deepEqual([100, 50, 0].map((volume) => sounds.gainOf(volume)), [1, 0.25, 0]);
  for (hour of [21, 23, 0, 6]) assert.equal(Math.round(20 * Math.log10(sounds.gainOf(100))), -10, String(hour));
  for (hour of [7, 20]) assert.equal(sounds.gainOf(100), 1);
  hour = 2;
  volumes.night = false;
  assert.equal(sounds.gainOf(100), 1);
  volumes.effects = 0;
  sounds.play("tick");
  assert.equal(started, 0);
});

test("a sound comes from the side where it happens, and never from there alone", () => {
  /** @type {number[]} */
  const pans = [];
  const Panner = function (/** @type {unknown} */ _air, /** @type {{pan: number}} */ { pan }) {
    pans.push(pan);
    return node();
  };
  Object.assign(globalThis, { StereoPannerNode: Panner });
  const sounds = new Sounds();
  for (const side of [0, -1, 0.5, 7]) sounds.play("tick", side);
  Reflect.deleteProperty(globalThis, "StereoPannerNode");
  // In the middle, and in a browser without it, it sounds as before.
  sounds.play("tick", 1);
  assert.deepEqual(pans, [-0.7, 0.35, 0.7]);
  assert.equal(started, 5);
});

test("murder, robbery, coins, crown and a complete city are told apart by ear", () => {
  const sounds = ["murdered", "theft", "gather", "crown", "city"].map((group) => GROUPS[group]?.sound);
  assert.equal(new Set(sounds).size, 5);
});

/** A stand-in for nodes that notes when its sources begin and end, and what its gains are told. */
function ambience() {
  /** @type {{time: number, target: number}[]} */
  const told = [];
  /** @type {{started: boolean, stop: number, onended: (() => void) | null}[]} */
  const sources = [];
  const air = { currentTime: 0, sampleRate: 100, createBuffer: () => ({ getChannelData: () => new Float32Array(200) }) };
  const param = () => ({ cancelScheduledValues: () => undefined, setTargetAtTime: (/** @type {number} */ target, /** @type {number} */ time) => void told.push({ time, target }) });
  const any = function () {
    const made = { gain: param(), connect: (/** @type {unknown} */ to) => to, disconnect: () => undefined };
    return made;
  };
  const source = function () {
    const made = { started: false, stop: 0, onended: null };
    sources.push(made);
    return { connect: (/** @type {unknown} */ to) => to, start: () => (made.started = true), stop: (/** @type {number} */ at) => (made.stop = at), set onended(/** @type {any} */ ended) { made.onended = ended; } };
  };
  Object.assign(globalThis, { GainNode: any, BiquadFilterNode: any, AudioBufferSourceNode: source, OscillatorNode: source });
  return { air, told, sources, ambience: new Ambience(/** @type {any} */ (air), /** @type {any} */ (any())) };
}

test("what sounds behind a game ends by itself where nothing happens, without a timer", (t) => {
  t.mock.method(globalThis, "setTimeout", () => assert.fail("a timer"));
  const { air, told, sources, ambience: behind } = ambience();
  behind.stir("wind");
  assert.ok(sources.length > 0 && sources.every((one) => one.started && one.stop === 45));
  assert.ok(told.some(({ time, target }) => time === 30 && target === 0));
  air.currentTime = 20;
  behind.stir("");
  assert.ok(sources.every((one) => one.stop === 65));
  // It has ended; the next thing that happens begins it again.
  const before = sources.length;
  sources[0]?.onended?.();
  behind.stir("");
  assert.equal(sources.length, 2 * before);
  behind.hush();
  assert.ok(sources.slice(before).every((one) => one.stop < 25));
});

test("a storm lasts until the game is over", () => {
  const { ambience: behind } = ambience();
  for (const [mood, then] of /** @type {const} */ ([["wind", "wind"], ["indoors", "indoors"], ["", "indoors"], ["storm", "storm"], ["wind", "storm"], ["indoors", "storm"]])) {
    behind.stir(mood);
    assert.equal(behind.mood, then);
  }
});

const RATE = 48_000;

/** What a sound is like, as the browser makes it: tones and band-passed noise that fade out. @param {string} name */
function samplesOf(name) {
  const { level, parts } = SOUNDS[name] ?? { level: 0, parts: [] };
  const samples = new Float64Array(2 * RATE);
  for (const { tone, pitch, to = pitch, at = 0, time, loud } of parts) {
    const begin = Math.round(at * RATE);
    const noise = numbers();
    let phase = 0;
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let step = 0; step < time * RATE; step += 1) {
      const share = step / (time * RATE);
      const hertz = pitch * (to / pitch) ** share;
      phase = (phase + hertz / RATE) % 1;
      let value = WAVES[tone ?? ""]?.(phase) ?? 0;
      if (!tone) {
        const [turn, x] = [(2 * Math.PI * hertz) / RATE, noise()];
        const alpha = Math.sin(turn) / 1.6;
        value = (alpha * x - alpha * x2 + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha);
        [x2, x1, y2, y1] = [x1, x, y1, value];
      }
      samples[begin + step] = (samples[begin + step] ?? 0) + value * loud * level * (0.001 / (loud * level)) ** share;
    }
  }
  return samples;
}

/** @type {Readonly<Record<string, (phase: number) => number>>} */
const WAVES = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  triangle: (phase) => (phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4),
  sawtooth: (phase) => 2 * ((phase + 0.5) % 1) - 1,
};

function numbers() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

test("no sound is too loud, and each is as loud as the others", () => {
  const decibels = (/** @type {number} */ strength) => 20 * Math.log10(strength);
  const levels = Object.keys(SOUNDS).map((name) => {
    const samples = samplesOf(name);
    const peak = decibels(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0));
    assert.ok(peak <= -6, `${name}: a peak of ${peak.toFixed(1)} dBFS`);
    let most = 0;
    for (let from = 0; from < RATE; from += RATE / 100) most = Math.max(most, samples.slice(from, from + RATE / 10).reduce((sum, one) => sum + one * one, 0));
    return decibels(Math.sqrt(most / (RATE / 10)));
  });
  assert.ok(levels.length >= 12);
  assert.ok(Math.max(...levels) - Math.min(...levels) < 4, levels.map((one) => one.toFixed(1)).join(" "));
});

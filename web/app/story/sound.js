// @ts-check
// Makes the sounds of the table from a few tones and a little noise, without sound files. Loaded when sound is switched
// on.

/**
 * A part of a sound. `tone` sounds at `pitch` hertz, gliding to `to`; without one it is noise around `pitch`.
 * @typedef {object} Part
 * @property {OscillatorType} [tone]
 * @property {number} pitch
 * @property {number} [to]
 * @property {number} [at] seconds after the beginning
 * @property {number} time seconds until it has died away
 * @property {number} loud 0 to 1
 */

/** @type {Readonly<Record<string, readonly Part[]>>} */
export const SOUNDS = {
  tick: [{ tone: "triangle", pitch: 1250, to: 900, time: 0.05, loud: 0.18 }],
  turn: [{ pitch: 2600, to: 700, time: 0.13, loud: 0.3 }, { tone: "triangle", pitch: 520, at: 0.09, time: 0.16, loud: 0.18 }],
  coin: [
    { tone: "sine", pitch: 1976, time: 0.12, loud: 0.2 },
    { tone: "sine", pitch: 2637, at: 0.06, time: 0.24, loud: 0.2 },
    { tone: "triangle", pitch: 5274, at: 0.06, time: 0.08, loud: 0.05 },
  ],
  card: [{ pitch: 3200, to: 1400, time: 0.11, loud: 0.3 }],
  build: [
    { tone: "sine", pitch: 150, to: 62, time: 0.18, loud: 0.6 },
    { pitch: 900, time: 0.07, loud: 0.3 },
    { tone: "triangle", pitch: 392, at: 0.12, time: 0.2, loud: 0.14 },
  ],
  threat: [
    { tone: "sawtooth", pitch: 139, to: 131, time: 0.6, loud: 0.14 },
    { tone: "sawtooth", pitch: 147, to: 139, time: 0.6, loud: 0.14 },
    { pitch: 6000, to: 2500, at: 0.02, time: 0.18, loud: 0.12 },
  ],
  steal: [
    { pitch: 1200, to: 5200, time: 0.2, loud: 0.25 },
    { tone: "sine", pitch: 2349, at: 0.16, time: 0.1, loud: 0.14 },
    { tone: "sine", pitch: 1760, at: 0.24, time: 0.2, loud: 0.14 },
  ],
  crash: [
    { pitch: 420, to: 90, time: 0.55, loud: 0.8 },
    { tone: "sine", pitch: 110, to: 38, time: 0.45, loud: 0.6 },
    { pitch: 2200, at: 0.12, time: 0.2, loud: 0.2 },
  ],
  fanfare: [
    { tone: "triangle", pitch: 523, time: 0.22, loud: 0.2 },
    { tone: "triangle", pitch: 659, at: 0.11, time: 0.22, loud: 0.2 },
    { tone: "triangle", pitch: 784, at: 0.22, time: 0.5, loud: 0.24 },
  ],
  bell: [
    { tone: "sine", pitch: 440, time: 1.2, loud: 0.26 },
    { tone: "sine", pitch: 1188, time: 0.7, loud: 0.1 },
    { tone: "sine", pitch: 2380, time: 0.3, loud: 0.04 },
  ],
  yours: [
    { tone: "sine", pitch: 659, time: 0.18, loud: 0.24 },
    { tone: "sine", pitch: 988, at: 0.13, time: 0.36, loud: 0.26 },
  ],
};

const LOUDEST = 0.7;

/** Milliseconds after which a sound that could not be played is forgotten. */
const LATE = 1000;
/** What a person does, after which browsers let a page sound. */
const PRESSES = ["pointerup", "touchend", "keydown"];

export class Sounds {
  constructor() {
    /** @type {AudioContext | null} made when the browser lets it sound */
    this.context = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    for (const press of PRESSES) globalThis.addEventListener?.(press, () => void this.wake().catch(() => undefined), { capture: true, passive: true });
  }

  /** @returns {AudioContext | null} null before the first touch of the page, or where it cannot sound */
  get air() {
    // Browsers allow sound only after a touch of the page, so it is made now; one that was closed never sounds again.
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (this.context?.state === "closed") this.context = null;
    if (!this.context && touched && typeof AudioContext === "function") this.context = new AudioContext();
    return this.context;
  }

  /**
   * Lets the context go on, which is "suspended" at first, and on iPhones "interrupted" after a call or a locked screen.
   * @returns {Promise<boolean>} whether it sounds now; the browser may refuse until the next press
   */
  async wake() {
    const { context } = this;
    if (!context || context.state === "closed") return false;
    if (context.state !== "running") await context.resume();
    return true;
  }

  /** @param {string} name one of SOUNDS; "" for none */
  play(name) {
    const { air } = this;
    const parts = SOUNDS[name] ?? [];
    if (!air || parts.length === 0) return;
    const sound = () => parts.forEach((part) => this.sound(air, part));
    if (air.state === "running") return sound();
    const asked = performance.now();
    // What waited while the page could not sound would come all at once.
    this.wake().then((awake) => awake && performance.now() - asked < LATE && sound(), () => undefined);
  }

  /** Plays the sound for a new question to a person at this device. */
  call() {
    this.play("yours");
  }

  /**
   * @param {AudioContext} air
   * @param {Part} part
   */
  sound(air, { tone, pitch, to = pitch, at = 0, time, loud }) {
    const begin = air.currentTime + at;
    const gain = air.createGain();
    gain.gain.setValueAtTime(loud * LOUDEST, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + time);
    gain.connect(air.destination);
    const { source, out, glide } = tone ? toneOf(air, tone) : this.hiss(air);
    glide.setValueAtTime(pitch, begin);
    glide.exponentialRampToValueAtTime(to, begin + time);
    out.connect(gain);
    source.start(begin);
    source.stop(begin + time);
  }

  /** @param {AudioContext} air */
  hiss(air) {
    this.noise ??= noiseOf(air);
    const source = new AudioBufferSourceNode(air, { buffer: this.noise, loop: true });
    const out = new BiquadFilterNode(air, { type: "bandpass", Q: 0.8 });
    source.connect(out);
    return { source, out, glide: out.frequency };
  }
}

/**
 * @param {AudioContext} air
 * @param {OscillatorType} type
 */
function toneOf(air, type) {
  const source = new OscillatorNode(air, { type });
  return { source, out: source, glide: source.frequency };
}

/** @param {AudioContext} air */
function noiseOf(air) {
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

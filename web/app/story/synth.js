// @ts-check
// Defines the sounds of the table as a few tones and a little noise, without sound files, and sets them going in any audio
// context: that of the page, or one without loudspeakers, in which their levels are measured.

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

/**
 * The sounds, all of one family: bells and strings over D, wood and breath below. `level` makes one as loud as another: no peak is above
 * -6 dBFS, and their loudest tenths of a second are within 4 dB of each other (`bench.sound` measures it).
 * @type {Readonly<Record<string, {level: number, parts: readonly Part[]}>>}
 */
export const SOUNDS = {
  tick: { level: 1.35, parts: [{ tone: "triangle", pitch: 1175, to: 880, time: 0.16, loud: 0.3 }] },
  turn: { level: 1.88, parts: [{ pitch: 2600, to: 700, time: 0.13, loud: 0.3 }, { tone: "triangle", pitch: 587, at: 0.09, time: 0.2, loud: 0.2 }] },
  coin: {
    level: 1.15,
    parts: [
      { tone: "sine", pitch: 1976, time: 0.12, loud: 0.2 },
      { tone: "sine", pitch: 2637, at: 0.06, time: 0.24, loud: 0.2 },
      { tone: "triangle", pitch: 5274, at: 0.06, time: 0.08, loud: 0.05 },
    ],
  },
  card: { level: 2.35, parts: [{ pitch: 3200, to: 1400, time: 0.2, loud: 0.3 }, { pitch: 1300, to: 900, at: 0.05, time: 0.18, loud: 0.2 }] },
  build: {
    level: 0.79,
    parts: [
      { tone: "sine", pitch: 150, to: 62, time: 0.18, loud: 0.4 },
      { pitch: 900, time: 0.07, loud: 0.3 },
      { tone: "triangle", pitch: 440, at: 0.12, time: 0.24, loud: 0.2 },
    ],
  },
  threat: {
    level: 1.08,
    parts: [
      { tone: "sawtooth", pitch: 139, to: 131, time: 0.6, loud: 0.14 },
      { tone: "sawtooth", pitch: 147, to: 139, time: 0.6, loud: 0.14 },
      { pitch: 6000, to: 2500, at: 0.02, time: 0.18, loud: 0.12 },
    ],
  },
  // A breath that is cut off, and the low bell of the dead.
  murder: {
    level: 0.45,
    parts: [
      { pitch: 700, to: 2600, time: 0.28, loud: 0.25 },
      { tone: "sine", pitch: 147, at: 0.26, time: 1, loud: 0.3 },
      { tone: "sine", pitch: 175, at: 0.26, time: 0.8, loud: 0.14 },
      { tone: "sine", pitch: 397, at: 0.26, time: 0.5, loud: 0.08 },
    ],
  },
  steal: {
    level: 1.97,
    parts: [
      { pitch: 1200, to: 5200, time: 0.2, loud: 0.25 },
      { tone: "sine", pitch: 2349, at: 0.16, time: 0.1, loud: 0.14 },
      { tone: "sine", pitch: 1760, at: 0.24, time: 0.2, loud: 0.14 },
    ],
  },
  crash: {
    level: 0.49,
    parts: [
      { pitch: 420, to: 90, time: 0.55, loud: 0.8 },
      { tone: "sine", pitch: 110, to: 38, time: 0.45, loud: 0.4 },
      { pitch: 2200, at: 0.12, time: 0.2, loud: 0.2 },
    ],
  },
  honour: {
    level: 1.01,
    parts: [
      { tone: "triangle", pitch: 587, time: 0.2, loud: 0.2 },
      { tone: "triangle", pitch: 740, at: 0.1, time: 0.2, loud: 0.2 },
      { tone: "triangle", pitch: 880, at: 0.2, time: 0.5, loud: 0.24 },
    ],
  },
  // The three tones of an honour, and the two that were missing.
  complete: {
    level: 0.61,
    parts: [
      { tone: "triangle", pitch: 587, time: 0.24, loud: 0.18 },
      { tone: "triangle", pitch: 740, at: 0.12, time: 0.24, loud: 0.18 },
      { tone: "triangle", pitch: 880, at: 0.24, time: 0.3, loud: 0.18 },
      { tone: "triangle", pitch: 1175, at: 0.36, time: 0.9, loud: 0.2 },
      { tone: "sine", pitch: 294, at: 0.36, time: 0.9, loud: 0.2 },
    ],
  },
  bell: {
    level: 0.55,
    parts: [
      { tone: "sine", pitch: 440, time: 1.2, loud: 0.26 },
      { tone: "sine", pitch: 1188, time: 0.7, loud: 0.1 },
      { tone: "sine", pitch: 2380, time: 0.3, loud: 0.04 },
    ],
  },
  yours: {
    level: 0.86,
    parts: [
      { tone: "sine", pitch: 659, time: 0.18, loud: 0.24 },
      { tone: "sine", pitch: 988, at: 0.13, time: 0.36, loud: 0.26 },
    ],
  },
};

/** A note of this strength is silence. */
const SILENCE = 0.001;

/**
 * Sets a sound going.
 * @param {BaseAudioContext} air
 * @param {AudioNode} out where it sounds
 * @param {string} name one of SOUNDS
 * @param {number} begin in seconds of the context
 */
export function sound(air, out, name, begin) {
  const { level, parts } = SOUNDS[name] ?? { level: 0, parts: [] };
  for (const { tone, pitch, to = pitch, at = 0, time, loud } of parts) {
    const gain = air.createGain();
    gain.gain.setValueAtTime(loud * level, begin + at);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + at + time);
    gain.connect(out);
    const { source, end, glide } = tone ? toneOf(air, tone) : hiss(air);
    glide.setValueAtTime(pitch, begin + at);
    glide.exponentialRampToValueAtTime(to, begin + at + time);
    end.connect(gain);
    source.start(begin + at);
    source.stop(begin + at + time);
  }
}

/**
 * @param {BaseAudioContext} air
 * @param {OscillatorType} type
 */
function toneOf(air, type) {
  const source = new OscillatorNode(air, { type });
  return { source, end: source, glide: source.frequency };
}

/** @param {BaseAudioContext} air */
function hiss(air) {
  const source = noise(air);
  const end = new BiquadFilterNode(air, { type: "bandpass", Q: 0.8 });
  source.connect(end);
  return { source, end, glide: end.frequency };
}

/** The noise of each context. @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();
/** Seconds until the noise comes again. */
const PERIOD = 2;

/** @param {BaseAudioContext} air @returns {AudioBufferSourceNode} of white noise, the same each time */
export function noise(air) {
  const buffer = noises.get(air) ?? noiseOf(air);
  noises.set(air, buffer);
  return new AudioBufferSourceNode(air, { buffer, loop: true });
}

/** @param {BaseAudioContext} air */
function noiseOf(air) {
  const buffer = air.createBuffer(1, PERIOD * air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}

// @ts-check
// Makes the quiet sound behind a game: wind in the streets, voices while one sits together, a storm before the end. The audio
// context fades it out by itself where nothing happens for a while: no timer runs.
import { noise } from "./synth.js";

/** @import { Air } from "../../kit/story.js" */

/** How loud each layer is, by mood. @type {Readonly<Record<Air, Readonly<Record<string, number>>>>} */
const MOODS = { wind: { wind: 0.5, voices: 0, rumble: 0 }, indoors: { wind: 0.12, voices: 0.5, rumble: 0 }, storm: { wind: 0.8, voices: 0, rumble: 0.5 } };

/** The layers: noise around `pitch` hertz, `depth` of it swelling and sinking `slow` times a second. @type {Readonly<Record<string, {type: BiquadFilterType, pitch: number, q: number, slow: number, depth: number}>>} */
const LAYERS = {
  wind: { type: "bandpass", pitch: 420, q: 0.9, slow: 0.11, depth: 0.45 },
  voices: { type: "bandpass", pitch: 280, q: 2.2, slow: 2.6, depth: 0.35 },
  rumble: { type: "lowpass", pitch: 90, q: 0.7, slow: 0.17, depth: 0.6 },
};

/** Of a noise: an ambience stays below the effects. */
export const QUIET = 0.9;
/** Seconds that it takes to change; that it stays after what happened last; and after which it has faded out. */
const CHANGE = 1.5;
const STAY = 30;
const GONE = 45;

export class Ambience {
  /** @param {BaseAudioContext} air @param {AudioNode} out */
  constructor(air, out) {
    this.air = air;
    this.out = out;
    /** @type {{whole: GainNode, gains: Map<string, GainNode>, sources: AudioScheduledSourceNode[]} | null} while it sounds */
    this.running = null;
    /** @type {Air} */
    this.mood = "wind";
  }

  /**
   * Lets it sound for a while.
   * @param {Air | ""} mood "" for the one that there is; a storm lasts
   */
  stir(mood) {
    if (mood && this.mood !== "storm") this.mood = mood;
    const running = (this.running ??= this.begin());
    const now = this.air.currentTime;
    running.whole.gain.cancelScheduledValues(now);
    running.whole.gain.setTargetAtTime(QUIET, now, CHANGE);
    running.whole.gain.setTargetAtTime(0, now + STAY, (GONE - STAY) / 5);
    for (const [layer, { gain }] of running.gains) gain.setTargetAtTime(MOODS[this.mood][layer] ?? 0, now, CHANGE);
    for (const source of running.sources) source.stop(now + GONE);
  }

  /** Ends it soon. */
  hush() {
    const { running, air: { currentTime: now } } = this;
    if (!running) return;
    running.whole.gain.cancelScheduledValues(now);
    running.whole.gain.setTargetAtTime(0, now, CHANGE / 3);
    for (const source of running.sources) source.stop(now + 2 * CHANGE);
  }

  begin() {
    const { air } = this;
    const whole = new GainNode(air, { gain: 0 });
    whole.connect(this.out);
    const gains = new Map();
    /** @type {AudioScheduledSourceNode[]} */
    const sources = [];
    for (const [layer, { type, pitch, q, slow, depth }] of Object.entries(LAYERS)) {
      const hiss = noise(air);
      const filter = new BiquadFilterNode(air, { type, frequency: pitch, Q: q });
      const swell = new GainNode(air, { gain: 1 - depth });
      const wave = new OscillatorNode(air, { frequency: slow });
      const gain = new GainNode(air, { gain: 0 });
      wave.connect(new GainNode(air, { gain: depth })).connect(swell.gain);
      hiss.connect(filter).connect(swell).connect(gain).connect(whole);
      gains.set(layer, gain);
      sources.push(hiss, wave);
    }
    for (const source of sources) source.start();
    const running = { whole, gains, sources };
    /** @type {AudioScheduledSourceNode} */ (sources[0]).onended = () => {
      whole.disconnect();
      if (this.running === running) this.running = null;
    };
    return running;
  }
}

// @ts-check
// Plays the sounds of the table from the side where something happens, as loud as the person wants them, and the quiet sound
// behind the game. Loaded when sound is switched on.
import { Ambience } from "./ambience.js";
import { SOUNDS, sound } from "./synth.js";

/**
 * How loud the person wants it, each 0 to 100; `night`: quieter late in the evening and at night.
 * @typedef {{effects: number, ambience: number, night: boolean}} Volumes
 */

/** Milliseconds after which a sound that could not be played is forgotten. */
const LATE = 1000;
/** What a person does, after which browsers let a page sound. */
const PRESSES = ["pointerup", "touchend", "keydown"];
/** The hours of the night, and what is left of a sound then: 10 dB less. */
const EVENING = 21;
const MORNING = 7;
const AT_NIGHT = 0.32;
/** A thing at an edge of the window sounds on that side, but not there alone. */
const WIDEST = 0.7;

export class Sounds {
  /**
   * @param {Readonly<Volumes>} volumes which may change
   * @param {() => number} hour
   */
  constructor(volumes = { effects: 100, ambience: 0, night: false }, hour = () => new Date().getHours()) {
    this.volumes = volumes;
    this.hour = hour;
    /** @type {AudioContext | null} made when the browser lets it sound */
    this.context = null;
    /** @type {{of: AudioContext, behind: GainNode, ambience: Ambience} | null} */
    this.behind = null;
    for (const press of PRESSES) globalThis.addEventListener?.(press, () => void this.wake().catch(() => undefined), { capture: true, passive: true });
    globalThis.addEventListener?.("visibilitychange", () => globalThis.document?.hidden && this.behind?.ambience.hush());
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

  /**
   * @param {number} volume 0 to 100
   * @returns {number} what a sound is multiplied by
   */
  gainOf(volume) {
    const hour = this.hour();
    const night = this.volumes.night && (hour >= EVENING || hour < MORNING);
    // An ear hears a tenth of the strength as half as loud.
    return (volume / 100) ** 2 * (night ? AT_NIGHT : 1);
  }

  /**
   * @param {string} name one of SOUNDS; "" for none
   * @param {number} [side] where it happens, from -1 at the left to 1 at the right
   */
  play(name, side = 0) {
    const { air } = this;
    const gain = this.gainOf(this.volumes.effects);
    if (!air || !SOUNDS[name] || gain === 0) return;
    const begin = () => sound(air, outOf(air, gain, side), name, air.currentTime);
    if (air.state === "running") return begin();
    const asked = performance.now();
    // What waited while the page could not sound would come all at once.
    this.wake().then((awake) => awake && performance.now() - asked < LATE && begin(), () => undefined);
  }

  /** Plays the sound for a new question to a person at this device. */
  call() {
    this.play("yours");
  }

  /** Lets the sound behind the game go on for a while. @param {import("../../kit/story.js").Air | ""} mood "" for the one that there is */
  surround(mood) {
    const { air } = this;
    const gain = this.gainOf(this.volumes.ambience);
    if (gain === 0) return this.behind?.ambience.hush();
    if (air?.state !== "running" || globalThis.document?.hidden) return;
    if (this.behind?.of !== air) {
      const behind = new GainNode(air);
      behind.connect(air.destination);
      this.behind = { of: air, behind, ambience: new Ambience(air, behind) };
    }
    this.behind.behind.gain.value = gain;
    this.behind.ambience.stir(mood);
  }

  /** Ends what sounds behind a game, since sound was switched off or another game begins. */
  still() {
    this.behind?.ambience.hush();
    this.behind = null;
  }
}

/**
 * @param {AudioContext} air
 * @param {number} volume
 * @param {number} side
 * @returns {AudioNode}
 */
function outOf(air, volume, side) {
  const out = air.createGain();
  out.gain.setValueAtTime(volume, air.currentTime);
  if (side === 0 || typeof StereoPannerNode !== "function") {
    out.connect(air.destination);
    return out;
  }
  const panner = new StereoPannerNode(air, { pan: Math.max(-1, Math.min(1, side)) * WIDEST });
  out.connect(panner);
  panner.connect(air.destination);
  return out;
}

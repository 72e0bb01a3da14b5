// @ts-check
// Tells beats one after the other before the picture that they led to is shown. That picture is already known and
// stored, so nothing is lost when a beat is cut short.

/** @import { Beat, Story, Told } from "../../kit/story.js" */
/** @import { Pace, Wait } from "./pace.js" */

/**
 * Plays the movements of beats, the sounds of the table, and what computer players say to a beat.
 * @typedef {object} Stage
 * @property {(beat: Beat, time: number) => void} play starts the movements and the sound of a beat, which take this many milliseconds
 * @property {() => void} clear removes all movements
 * @property {() => void} hush removes what a computer player says
 * @property {() => void} call plays the sound for a new question
 * @property {() => Promise<void>} painted resolves once what was drawn can be seen
 */

/**
 * @typedef {object} Deps
 * @property {Pace} pace
 * @property {() => void} draw draws the page soon
 * @property {Promise<{story: Story, stage: Stage | null} | null>} show null if it could not be loaded: then pictures
 * are shown at once
 */

/** Milliseconds that a card stays if it is not dismissed. */
export const READING = 5000;

export class Director {
  /** @param {Deps} deps */
  constructor({ pace, draw, show }) {
    this.pace = pace;
    this.draw = draw;
    this.show = show;
    /** @type {Stage | null} */
    this.stage = null;
    /** @type {Beat | null} what is shown now */
    this.now = null;
    /** The sentence that was told last; "" after what the person did since. */
    this.told = "";
    /** @type {Wait | null} */
    this.wait = null;
    /** The sentence that the person has seen: its other beats do not wait. */
    this.seen = "";
    /** @type {{over: Promise<void>, end: () => void} | null} `over` resolves when the open note was read: until then nothing more is told */
    this.held = null;
    /** Counts the scenes begun and cut, so that a cut scene does not go on. */
    this.scene = 0;
  }

  /**
   * @param {Told} told
   * @returns {Promise<Beat[]>} its beats; none if stories are off or could not be loaded
   */
  async beats(told) {
    const show = await this.show;
    this.stage = show?.stage ?? null;
    return show && !this.pace.still ? show.story(told) : [];
  }

  /**
   * @param {Beat} beat
   * @returns {boolean} whether it is shown at the present speed
   */
  wanted({ frame }) {
    return frame === "card" ? !this.pace.still : !this.pace.instant;
  }

  /**
   * Plays beats in order and shows the picture once, between two of them; not at all if the scene is cut.
   * @param {readonly Beat[]} beats
   * @param {() => void} [stand]
   */
  async tell(beats, stand = () => {}) {
    const scene = ++this.scene;
    let standing = false;
    for (const [at, beat] of beats.entries()) {
      if (this.held && !(await this.mayGoOn(scene))) return;
      if (!this.wanted(beat)) continue;
      if (beat.picture === "first" && at === beats.length - 1) {
        standing = true;
        stand();
        // The picture may be of another person's turn, for whom nothing is told now.
        if (this.scene !== scene) return;
      }
      await this.play(beat);
      if (this.scene !== scene) return;
    }
    if (this.held && !standing && !(await this.mayGoOn(scene))) return;
    this.now = null;
    if (standing) this.draw();
    else stand();
  }

  /**
   * @param {number} scene
   * @returns {Promise<boolean>} whether the scene goes on, after waiting until nothing holds it
   */
  async mayGoOn(scene) {
    while (this.held && this.scene === scene) await this.held.over;
    return this.scene === scene;
  }

  /**
   * Holds the story, and the pictures of what others did, while a note is open that has to be read.
   * @param {boolean} held
   */
  hold(held) {
    if (held === (this.held !== null)) return;
    this.held?.end();
    this.held = null;
    if (!held) return;
    let end = () => {};
    const over = new Promise((/** @type {(nothing: void) => void} */ resolve) => (end = resolve));
    this.held = { over, end };
  }

  /** @param {Beat} beat */
  async play(beat) {
    const begins = beat.text !== this.told;
    this.now = beat;
    this.told = beat.text;
    this.draw();
    const { pace, wait: before } = this;
    if (!beat.part || beat.text !== this.seen) this.seen = "";
    this.wait = beat.frame === "card" ? pace.waitForReader(READING) : this.waitFrom(begins ? this.painted() : null, this.seen ? 0 : beat.time);
    before?.end();
    const scene = this.scene;
    // Animate after the page is drawn with this beat.
    queueMicrotask(() => this.scene === scene && this.stage?.play(beat, pace.timeOf(beat.time)));
    await this.wait.over;
    if (this.scene === scene) this.stage?.clear();
  }

  /**
   * Waits for a beat. The time that a sentence can be read begins once it is on the screen: on a slow device that takes a while.
   * @param {Promise<void> | null} shown resolves then; null for a beat whose sentence is there already
   * @param {number} time milliseconds at the usual speed
   * @returns {Wait}
   */
  waitFrom(shown, time) {
    const { pace } = this;
    if (!shown) return pace.wait(time);
    let there = false;
    const wait = pace.hold(() => (there || pace.timeOf(time) === 0 ? pace.timeOf(time) : Infinity));
    void shown.then(() => {
      there = true;
      wait.arm();
    });
    return wait;
  }

  /**
   * Plays the movements of an own decision over the picture that is already shown, without waiting.
   * @param {readonly Beat[]} beats
   */
  accompany(beats) {
    if (this.pace.instant) return;
    for (const beat of beats) {
      // The picture already shows things at their new places, and highlights would stay on: animate only what flies.
      const moves = beat.moves.filter(({ way }) => way === "fly" || way === "float");
      queueMicrotask(() => this.stage?.play({ ...beat, moves, lights: [] }, this.pace.timeOf(beat.time)));
    }
  }

  /** Resolves once the picture that was drawn can be seen: a beat that began before would delay it. */
  async painted() {
    if (!this.pace.instant) await this.stage?.painted();
  }

  /** Ends the wait of the present beat, and of those that share its sentence: the person has seen it. */
  goOn() {
    this.seen = this.now?.part ? this.now.text : "";
    this.wait?.end();
  }

  /** Ends the beat that is told and drops those that would follow. */
  cut() {
    this.scene += 1;
    this.now = null;
    this.told = "";
    this.stage?.clear();
    this.stage?.hush();
    this.wait?.end();
    this.hold(false);
  }

  /** Calls the person at this device who is asked after others have moved. */
  call() {
    if (!this.pace.still) this.stage?.call();
  }
}

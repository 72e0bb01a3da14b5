// @ts-check
// Replays a game, one moment at a time, as one seat saw it or with all hands open.
import { Log } from "../log/log.js";
import { SPEEDS } from "../story/pace.js";

/** @import { Glimpse, Update } from "../../types.js" */

/** The view that is shown: a seat's, a spectator's (null), or all hands open. @typedef {number | null | "open"} Viewer */

/**
 * @typedef {object} Deps
 * @property {(number: number, seats: (number | null)[]) => Promise<Glimpse>} at a moment as some seats saw it
 * @property {(seat: number | null) => Promise<Pick<Update, "after" | "moments">>} told all a seat was told since the deal
 * @property {() => void} draw draws the page soon
 * @property {(error: unknown) => void} failed tells the person what went wrong
 */

/**
 * The picture on the screen.
 * @typedef {object} Shown
 * @property {number} number
 * @property {number | null} by the seat whose decision led to this moment; null for the deal
 * @property {Viewer} viewer
 * @property {Update} update the picture to draw
 * @property {Update[]} open with all hands open: each seat's update, by seat
 */

/** Milliseconds that a moment stays on the screen at the usual speed. */
const MOMENT = 650;

export const REPLAY_SPEEDS = /** @type {const} */ (["slow", "normal", "fast"]);

export class Replay {
  /**
   * @param {Deps} deps
   * @param {object} game
   * @param {number} game.seats number of seats
   * @param {Viewer[]} game.viewers views that may be shown
   * @param {Viewer} game.viewer the view that is shown first
   * @param {number} game.last the latest moment that may be seen
   * @param {number} game.number the moment to begin with
   */
  constructor(deps, { seats, viewers, viewer, last, number }) {
    this.deps = deps;
    this.seats = seats;
    this.viewers = viewers;
    this.viewer = viewer;
    /** The earliest moment the engine knows: later than the deal where the rules have changed since. */
    this.first = 0;
    this.last = last;
    /** The wanted moment; its picture may not have arrived yet. */
    this.number = number;
    /** @type {Shown | null} */
    this.shown = null;
    /** Whether the picture is the next or previous one, so that changes of place may be animated. */
    this.near = false;
    /** @type {Map<number | null, Log>} */
    this.logs = new Map();
    /** @type {typeof REPLAY_SPEEDS[number]} */
    this.speed = "normal";
    /** @type {ReturnType<typeof setTimeout> | null} until the next moment, while it plays by itself */
    this.timer = null;
    this.fetching = false;
    this.closed = false;
  }

  /** @returns {boolean} whether it plays automatically */
  get playing() {
    return this.timer !== null;
  }

  /** @returns {number | null} the seat whose log is read */
  get reader() {
    return this.viewer === "open" ? null : this.viewer;
  }

  /** @returns {Log} all that the present reader was told in the whole game */
  get log() {
    return this.logs.get(this.reader) ?? new Log();
  }

  /** Asks for the earliest known moment, and shows the first picture. */
  async begin() {
    const { first } = await this.deps.at(this.last, []);
    this.first = first;
    this.number = Math.max(this.number, first);
    await this.fetch();
  }

  /** @param {number} number */
  go(number) {
    this.pause();
    this.move(number);
  }

  /** @param {number} by moments to go on, or back */
  step(by) {
    this.go(this.number + by);
  }

  /** @param {Viewer} viewer */
  look(viewer) {
    if (!this.viewers.includes(viewer)) return;
    this.viewer = viewer;
    this.move(this.number);
  }

  /** @param {number} number */
  move(number) {
    this.number = Math.min(Math.max(number, this.first), this.last);
    this.deps.draw();
    void this.fetch();
  }

  /** Plays automatically, from the beginning if it is at the end. */
  play() {
    this.pause();
    if (this.number >= this.last) this.move(this.first);
    this.wait();
    this.deps.draw();
  }

  pause() {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.deps.draw();
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = REPLAY_SPEEDS.find((known) => known === speed) ?? this.speed;
    if (this.playing) {
      this.pause();
      this.wait();
    }
    this.deps.draw();
  }

  wait() {
    this.timer = setTimeout(() => {
      this.timer = null;
      // Moments of which the viewer saw nothing are skipped.
      const next = this.log.entries.find(({ number }) => number > this.number)?.number ?? this.last;
      if (next < this.last) this.wait();
      this.move(next);
    }, MOMENT * SPEEDS[this.speed]);
  }

  /** Fetches the wanted picture. If another moment is wanted meanwhile, only the latest is fetched next. */
  async fetch() {
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (!this.closed && !this.isShown) await this.fetchOne();
    } catch (error) {
      this.stay();
      if (!this.closed) this.deps.failed(error);
    }
    this.fetching = false;
    this.deps.draw();
  }

  /** @returns {boolean} whether the wanted picture is on the screen */
  get isShown() {
    return this.shown?.number === this.number && this.shown.viewer === this.viewer;
  }

  async fetchOne() {
    const { viewer, reader } = this;
    const open = viewer === "open";
    const seats = open ? [null, ...Array.from({ length: this.seats }, (_, seat) => seat)] : [reader];
    if (!this.logs.has(reader)) {
      const log = new Log(Infinity);
      log.fold(await this.deps.told(reader));
      this.logs.set(reader, log);
    }
    const { number, seat: by, updates } = await this.deps.at(this.number, seats);
    const [update, ...rest] = updates;
    this.near = Math.abs(number - (this.shown?.number ?? -2)) === 1;
    if (update) this.shown = { number, by, viewer, update, open: open ? rest : [] };
    this.deps.draw();
  }

  /** Goes back to the moment on the screen, since the wanted one cannot be fetched. */
  stay() {
    if (!this.shown) return;
    this.number = this.shown.number;
    this.viewer = this.shown.viewer;
  }

  close() {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

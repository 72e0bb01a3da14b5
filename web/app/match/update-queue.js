// @ts-check
// Queues updates that are not shown yet. The result of an own decision is shown at once; the director tells others' moves
// before their result is shown.
import { isComputer } from "../../kit/seating.js";
import { phrase } from "../story/sentences.js";

/** @import { Beat, Entry } from "../../kit/story.js" */
/** @import { EventView, Update } from "../../types.js" */
/** @import { LocalSeat, Session } from "./session.js" */

/**
 * The updates of one answer of the runner, for all seats here; they are shown together. `read`: its beats for a seat.
 * @typedef {{line: number, number: number, atOnce: boolean, updates: Map<number | null, Update>, read?: {seat: LocalSeat, beats: Beat[]}}} Frame
 */

/** Milliseconds that a sentence waits for what would go on with it: a computer player's next move is usually there by then. */
const MOMENT = 250;

export class UpdateQueue {
  /**
   * @param {Session} session
   * @param {import("../story/director.js").Director} director
   */
  constructor(session, director) {
    this.session = session;
    this.director = director;
    /** @type {Frame[]} */
    this.queue = [];
    this.playing = false;
    /** True while beats play over the present picture; the next question waits. */
    this.telling = false;
    /** @type {Update | null} the update that is being told */
    this.toldUpdate = null;
    /** @type {{beat: Beat, entries: readonly Entry[]} | null} the log up to the beat that was told last */
    this.logCut = null;
    /** The beats whose sentence has begun: its words do not change any more. @type {WeakSet<Beat>} */
    this.begun = new WeakSet();
    /** The beats of the frame that is told; until the first one is told, they are about to be. @type {readonly Beat[]} */
    this.soon = [];
    /** Called when an update has come. */
    this.came = () => {};
    /** The id of the question for which the sound was played. */
    this.called = "";
  }

  /** @returns {boolean} whether updates wait or a beat is told */
  get busy() {
    return this.queue.length > 0 || this.director.now !== null;
  }

  /**
   * @param {Update} update
   * @param {boolean} atOnce whether the picture is shown without its story
   */
  add(update, atOnce) {
    const { seat, line, number } = update;
    const last = this.queue.at(-1);
    if (last && last.line === line && last.number === number && !last.updates.has(seat)) last.updates.set(seat, update);
    else this.queue.push({ line, number, atOnce, updates: new Map([[seat, update]]) });
    this.session.updateThinking();
    this.came();
    // The same answer may have an update for another seat too.
    queueMicrotask(() => void this.play());
  }

  /** @returns {boolean} whether a frame waits to be shown that need not wait for a person */
  get mayPlay() {
    const { queue: [frame], session: { closed } } = this;
    return frame !== undefined && !closed && !this.waitsForPerson(frame);
  }

  /**
   * Nothing is told over a curtain: the person who takes the tablet sees it. An undo, which is not told, may change who that is.
   * @param {Frame} frame
   * @returns {boolean} whether it waits until a person has the tablet
   */
  waitsForPerson({ atOnce, line }) {
    const { session } = this;
    const { shown } = session.viewer;
    if (atOnce || !shown || line !== shown.line || this.director.pace.still) return false;
    return session.curtain !== null;
  }

  /** Shows the queued frames, one after the other. */
  play() {
    return this.inTurn(async () => {
      while (this.mayPlay) await this.next();
    });
  }

  /** @param {() => Promise<void>} work frames that come meanwhile are shown afterwards */
  async inTurn(work) {
    if (this.playing) return;
    this.playing = true;
    await work();
    this.playing = false;
    if (this.mayPlay) void this.play();
    this.session.updateThinking();
  }

  async next() {
    const frame = this.queue[0];
    if (!frame) return;
    await this.read();
    const beats = frame.read?.beats ?? [];
    // An undo may have dropped it meanwhile.
    const isNext = () => this.queue[0] === frame && !this.session.closed;
    if (!isNext()) return;
    const { viewer } = this.session;
    this.toldUpdate = frame.updates.get(viewer.port.seat) ?? null;
    const show = () => {
      if (!isNext()) return;
      this.queue.shift();
      this.applyFrame(frame);
      this.session.busy = false;
      this.session.pictureShown();
    };
    if (frame.atOnce) await this.showOwn(show, beats);
    else if (await this.begin(beats, isNext)) await this.director.tell(beats, show);
    this.toldUpdate = null;
    this.soon = [];
    this.callPerson(!frame.atOnce || beats.length > 0);
  }

  /**
   * Shows the picture after an own decision at once; then tells over it what others did.
   * @param {() => void} show shows the picture
   * @param {Beat[]} beats
   */
  async showOwn(show, beats) {
    const { viewer } = this.session;
    const others = beats.filter((beat) => !beat.own && this.director.wanted(beat));
    this.telling = others.length > 0;
    this.soon = others;
    show();
    // Tell nothing while the next person gets the tablet.
    if (this.session.curtain !== null) {
      this.telling = false;
      this.soon = [];
      keepUntold(viewer, others);
      return this.session.pictureShown();
    }
    this.director.accompany(beats.filter(({ own }) => own));
    await this.director.painted();
    if (await this.begin(others, () => !this.session.closed)) await this.tellOver(others);
  }

  /**
   * Tells beats over the present picture.
   * @param {Beat[]} beats
   */
  async tellOver(beats) {
    if (beats.length === 0) return;
    this.telling = true;
    await this.director.tell(beats);
    this.telling = false;
    if (!this.session.closed) this.session.pictureShown();
  }

  /**
   * @param {Beat} beat what is told now
   * @returns {readonly Entry[]} the log up to there
   */
  entriesAt(beat) {
    if (this.logCut?.beat === beat) return this.logCut.entries;
    const entries = this.wholeLog();
    const last = entries.findLastIndex(({ event }) => beat.events.includes(event));
    this.logCut = { beat, entries: last < 0 ? entries : entries.slice(0, last + 1) };
    return this.logCut.entries;
  }

  /**
   * @param {Beat} beat what is told now
   * @returns {readonly Entry[]} the log up to what was told before
   */
  entriesBefore(beat) {
    const entries = this.wholeLog();
    const first = entries.findIndex(({ event }) => beat.events.includes(event));
    return first < 0 ? entries : entries.slice(0, first);
  }

  /** @returns {readonly Entry[]} the log with the update that is told */
  wholeLog() {
    const { log, shown } = this.session.viewer;
    // If the new picture is shown already, the log has its events.
    return this.toldUpdate && this.toldUpdate !== shown ? log.with(this.toldUpdate) : log.entries;
  }

  /** Tells the person who now has the tablet the beats about them that came before, then what has waited for a person. */
  goOn() {
    const untold = this.session.viewer.untold.splice(0);
    if (untold.length === 0) return void this.play();
    this.telling = true;
    void this.inTurn(() => this.tellOver(untold));
  }

  /** Plays a sound at a new question. @param {boolean} waited whether the person had to wait, and so may not be looking at the page */
  callPerson(waited) {
    const { session } = this;
    if (session.closed || !session.viewer.shown) return;
    const { ask } = session;
    if (ask && waited && ask.id !== this.called) this.director.call();
    this.called = ask?.id ?? "";
  }

  /** Reads the beats of all frames that wait: a sentence may go on over several of them. */
  async read() {
    const { viewer } = this.session;
    let { shown } = viewer;
    /** @type {EventView[]} */
    const ahead = [];
    for (const frame of [...this.queue]) {
      const update = frame.updates.get(viewer.port.seat);
      if (frame.read?.seat !== viewer) frame.read = { seat: viewer, beats: await this.beatsOf(viewer, frame, shown, [...ahead]) };
      ahead.push(...(update?.moments ?? []).flatMap(({ events }) => events));
      shown = update ?? shown;
    }
  }

  /**
   * Puts beats that are about to be told into sentences, with those that wait.
   * @param {readonly Beat[]} beats
   * @param {() => boolean} wanted
   * @returns {Promise<boolean>} whether they are still wanted
   */
  async begin(beats, wanted) {
    let late = beats.length === 0;
    this.soon = beats;
    const timer = late ? undefined : setTimeout(() => [(late = true), this.came()], MOMENT);
    while (!late && wanted() && this.mayGoOn(beats)) {
      await new Promise((/** @type {(nothing: void) => void} */ resolve) => (this.came = resolve));
      await this.read();
    }
    clearTimeout(timer);
    for (const sentence of this.sentences(beats)) {
      if (sentence.some((beat) => beats.includes(beat))) sentence.forEach((beat) => this.begun.add(beat));
    }
    return wanted();
  }

  /**
   * @param {readonly Beat[]} beats
   * @returns {Beat[][]} the sentences of these and of all that wait, without those that have begun
   */
  sentences(beats) {
    const all = new Set([...beats, ...this.queue.flatMap(({ read }) => read?.beats ?? [])]);
    return phrase([...all].filter((beat) => !this.begun.has(beat)));
  }

  /**
   * @param {readonly Beat[]} beats
   * @returns {boolean} whether a computer player may be about to go on with the sentence that they begin
   */
  mayGoOn(beats) {
    const { viewer: { latest }, table, thinking } = this.session;
    const next = table.seating[latest?.waiting ?? -1]?.player;
    if (next === undefined || !isComputer(next) || thinking || this.director.pace.instant) return false;
    const [sentence, another] = this.sentences(beats);
    return another === undefined && sentence?.at(-1)?.part !== undefined;
  }

  /**
   * @param {LocalSeat} seat
   * @param {Frame} frame
   * @param {Update | null} [shown] the update before it
   * @param {readonly EventView[]} [ahead] events that came after the log's and before it
   * @returns {Promise<Beat[]>} the beats of a frame for a seat
   */
  async beatsOf({ port, shown: drawn, log }, { updates }, shown = drawn, ahead = []) {
    const after = updates.get(port.seat);
    // A deal, a resumed match, an undo and a redo are not told.
    if (!after || !shown || after.line !== shown.line) return [];
    const moments = after.moments.filter(({ number }) => number > shown.number);
    const earlier = () => [...log.entries.map(({ event }) => event), ...ahead];
    return this.director.beats({ moments, before: shown, after, names: this.session.names, earlier });
  }

  /** @param {Frame} frame that becomes the picture at all seats of this device */
  applyFrame(frame) {
    const { session } = this;
    for (const [number, update] of frame.updates) {
      const seat = session.localSeats.get(number);
      if (!seat) continue;
      if (number !== session.holder) void this.beatsOf(seat, frame).then((beats) => keepUntold(seat, beats));
      if (update.line !== seat.shown?.line) seat.untold = seat.untold.filter((beat) => beat.number <= update.after);
      seat.log.fold(update);
      // If an update tells the match from the deal on, the viewer already knows all up to their last decision.
      if ((!seat.shown || update.after < 0) && update.number > 0) seat.readTo = seat.log.readBy(update);
      seat.shown = update;
    }
  }

  /** Drops the updates that are not shown yet: an undo has made them invalid. @param {number} line the line that goes on from it */
  flush(line) {
    const gone = this.queue.filter((frame) => frame.line !== line);
    // Another seat here may have its update of the undo already.
    this.queue = this.queue.filter((frame) => frame.line === line);
    for (const frame of gone) this.applyFrame(frame);
    this.director.cut();
  }
}

/**
 * Keeps the beats about a person who does not have the tablet now.
 * @param {LocalSeat} seat
 * @param {Beat[]} beats
 */
function keepUntold(seat, beats) {
  // The table will have changed by then, so they are told over the later picture.
  for (const { drawn, ...beat } of beats) if (beat.frame === "card") seat.untold.push(beat);
}

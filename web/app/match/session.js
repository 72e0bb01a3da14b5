// @ts-check
// Holds a session: the people at this device with their seats, logs and pictures, who has the tablet, and the answer that is
// being chosen. It knows only the seats' ports, so this page or another device may run the match.
import { Choice } from "../../kit/choice.js";
import { Log } from "../log/log.js";
import { ThinkingDelay } from "./thinking-delay.js";
import { namesFor } from "../../lib/own-name.js";
import { afterPromises } from "../../lib/throttle.js";
import { isComputer } from "../../kit/seating.js";
import { Selection } from "../../kit/selection.js";
import { UpdateQueue } from "./update-queue.js";

/** @import { Beat, Entry } from "../../kit/story.js" */
/** @import { RefusalFacts, SeatPort, TableFacts } from "../../runner/port.js" */
/** @import { AskView, EventView, Update } from "../../types.js" */

/**
 * A seat played at this device.
 * @typedef {object} LocalSeat
 * @property {SeatPort} port its methods call the handlers of match-runner.js (`pick` its `onPick`), or of guest-room.js for a match of another device
 * @property {Log} log
 * @property {Update | null} latest the latest update, shown or not
 * @property {Update | null} shown the update whose picture is drawn
 * @property {number} readTo id of the last log line before this seat's last decision
 * @property {Beat[]} untold beats about this seat that came while another person had the tablet
 */

/**
 * @typedef {object} Deps
 * @property {import("../story/pace.js").Pace} pace
 * @property {import("../story/director.js").Director} director
 * @property {() => void} draw draws the page soon (render.js)
 * @property {(refusal: RefusalFacts) => void} failed tells the person what was refused
 */

/**
 * Decisions of a seat that were undone or redone, with their events.
 * @typedef {{way: "undo" | "redo", seat: number | null, events: EventView[]}} Return
 */

export class Session {
  /**
   * @param {Deps} deps
   * @param {Iterable<SeatPort>} ports
   */
  constructor(deps, ports) {
    this.deps = deps;
    /** @type {Map<number | null, LocalSeat>} by seat, in order */
    this.localSeats = new Map();
    /** @type {TableFacts} */
    this.table = { match: "", game: "", setup: {}, seating: [], free: false, takeBacks: 0, alone: false, stuck: false };
    this.queue = new UpdateQueue(this, deps.director);
    /** @type {{beat: Beat, base: Update["view"], view: Update["view"]} | null} the view of the last beat, made from `base` */
    this.drawn = null;
    /** Whether a computer player is thinking. */
    this.thinking = false;
    this.thinkingDelay = new ThinkingDelay(() => this.deps.draw());
    /** The seat of the person who said last that they have the tablet; null at each opening, and once it is to be passed on. */
    this.taken = /** @type {number | null} */ (null);
    /** Whether a decision was sent and not answered yet. */
    this.busy = false;
    /** Whether a person has answered here since the match was opened. */
    this.answered = false;
    this.closed = false;
    /** @type {Choice | null} */
    this.choice = null;
    /** The thing whose sheet is open. */
    this.selection = new Selection(() => this.deps.draw());
    /** @type {Return | null} the undo or redo that is running, or that led to the present picture */
    this.returned = null;
    /** @type {EventView[][]} the events that a redo would repeat, those of the next redo last */
    this.takenBack = [];
    /** Resolves when there is a picture. */
    this.started = new Promise((resolve) => (this.start = resolve));
    for (const port of ports) this.join(port);
    this.paced = () => this.watch();
    this.deps.pace.onChange = this.paced;
  }

  /** @param {SeatPort} port of a seat that is played here from now on */
  join(port) {
    this.localSeats.set(port.seat, { port, log: new Log(), latest: null, shown: null, readTo: 0, untold: [] });
    port.onTable = (table) => this.setTable(table);
    port.onUpdate = (update) => this.receive(update);
    port.onRefusal = (refusal) => this.refused(refusal);
    port.onThinking = (thinking) => {
      this.thinking = thinking;
      this.updateThinking();
    };
    port.onPainted = () => this.deps.director.painted();
    port.watch(!this.deps.pace.instant);
  }

  /** @param {TableFacts} table sent with each answer, even if it has not changed */
  setTable(table) {
    const same = JSON.stringify(table) === JSON.stringify(this.table);
    this.table = table;
    this.updateThinking();
    if (!same) this.deps.draw();
  }

  /** Tells the ports whether the page wants a picture after each move, or only the last one. */
  watch() {
    for (const { port } of this.localSeats.values()) port.watch(!this.deps.pace.instant);
  }

  /** @returns {string} */
  get match() {
    return this.table.match;
  }

  /** @returns {string[]} */
  get names() {
    return namesFor(this.storedNames, this.people);
  }

  /** @returns {string[]} the names as the match has them, for exports */
  get storedNames() {
    return this.table.seating.map(({ name }) => name);
  }

  /** @returns {number[]} seats played by people here, in order */
  get people() {
    return [...this.localSeats.keys()].filter((seat) => seat !== null).sort((one, other) => one - other);
  }

  /**
   * Computed each time: seats join one after the other, so that any of several people may be the only one for a moment.
   * @returns {number | null} the seat of the person who has the tablet; null where none of several people has said so
   */
  get holder() {
    const { people } = this;
    return people.length === 1 ? (people[0] ?? null) : this.taken;
  }

  /** @returns {LocalSeat} the seat whose picture is drawn once the curtain is up */
  get viewer() {
    const viewer = this.localSeats.get(this.holder ?? this.people[0] ?? null) ?? this.localSeats.values().next().value;
    if (!viewer) throw new Error("a session without a seat");
    return viewer;
  }

  /** @returns {Update} the picture to draw */
  get shown() {
    const { shown } = this.viewer;
    if (!shown) throw new Error("a match without a picture");
    return shown;
  }

  /**
   * What others did because of an own decision is in the picture that is shown with it. So the board is drawn as the first of their
   * beats has it before that is told, too: it would go ahead of the story, and back.
   * @returns {Beat | null} the beat at whose moment the board is drawn
   */
  get drawnBeat() {
    return this.beat ?? (this.queue.telling ? (this.queue.soon[0] ?? null) : null);
  }

  /** @returns {Update["view"]} what the board shows; around a beat, the table at its moment */
  get view() {
    const { drawnBeat: beat, shown: { view } } = this;
    if (!beat?.drawn) return view;
    if (this.drawn?.beat !== beat || this.drawn.base !== view) this.drawn = { beat, base: view, view: beat.drawn(view) };
    return this.drawn.view;
  }

  /** @returns {boolean} whether the game is over and its end was told */
  get ended() {
    return this.shown.over && !this.queue.telling;
  }

  /** @returns {Log} of the viewer */
  get log() {
    return this.viewer.log;
  }

  /**
   * @param {Entry} entry
   * @returns {boolean} whether all people at this device were told the same, so that it may be said aloud
   */
  isKnownToAll({ number, event }) {
    const said = saidOf(event);
    return this.people.every((seat) => this.localSeats.get(seat)?.log.entries.some((other) => other.number === number && saidOf(other.event) === said));
  }

  /** @returns {readonly Entry[]} the entries of the log up to the beat that is told */
  get entries() {
    const { drawnBeat, log } = this;
    return drawnBeat?.drawn ? this.queue.entriesAt(drawnBeat) : log.entries;
  }

  /** @returns {readonly Entry[]} the entries of the log whose things stand on the board: those before the beat that is told */
  get settled() {
    const { drawnBeat, log } = this;
    return drawnBeat?.drawn ? this.queue.entriesBefore(drawnBeat) : log.entries;
  }

  /** @returns {Entry | null} the latest one that the viewer knows: none whose sentence is about to come */
  get latestEntry() {
    const { beat, log: { entries }, queue: { soon } } = this;
    const first = beat ? -1 : entries.findIndex(({ event }) => soon.some(({ events }) => events.includes(event)));
    return (first < 0 ? entries.at(-1) : entries[first - 1]) ?? null;
  }

  /**
   * Words appear and go with beats, which stay long enough. Between two beats the line keeps the sentence that was told last, and
   * without one it says nothing while a computer player is about to move: its sentence would take the place of any other at once.
   * @param {(event: EventView, names: readonly string[]) => string} eventText
   * @returns {string} what the line says while no question is open here
   */
  line(eventText) {
    const { beat, deps: { director, pace }, latestEntry, names, othersNext, stuck } = this;
    if (beat) return beat.text;
    if (!pace.still) {
      if (director.told) return director.told;
      if (othersNext && !stuck && isComputer(this.table.seating[this.waiting ?? -1]?.player ?? "")) return "";
    }
    return latestEntry ? eventText(latestEntry.event, names) : "";
  }

  /** @returns {number | null} the seat whose move is shown */
  get moving() {
    const { drawnBeat } = this;
    return drawnBeat?.drawn ? drawnBeat.actor : this.waiting;
  }

  /** @returns {number | null} the seat the table waits for */
  get waiting() {
    return this.shown.waiting;
  }

  /** @returns {number | null} the person who must get the tablet before anything is shown */
  get curtain() {
    const { holder, people, waiting } = this;
    if (people.length < 2 || this.shown.over) return null;
    const wanted = waiting !== null && people.includes(waiting) ? waiting : (holder ?? this.nextPerson);
    return wanted === holder ? null : wanted;
  }

  /** @returns {number | null} the person here who sits next after the seat that the table waits for */
  get nextPerson() {
    const { people, waiting } = this;
    return people.find((seat) => seat > (waiting ?? -1)) ?? people[0] ?? null;
  }

  /** @returns {AskView | null} the question to the person who holds the tablet */
  get ask() {
    return this.curtain === null && !this.queue.telling ? this.shown.ask : null;
  }

  /** @returns {boolean} whether no other person has a seat */
  get onlyPerson() {
    return this.people.length === 1 && this.table.seating.filter(({ player }) => !isComputer(player)).length === 1;
  }

  /** @returns {boolean} whether a player at another device, or a computer player, decides next */
  get othersNext() {
    return this.waiting !== null && !this.people.includes(this.waiting);
  }

  /** @returns {boolean} whether the next computer player failed */
  get stuck() {
    return this.table.stuck && !this.queue.busy;
  }

  /** @returns {number | null} the moment that the viewer may undo to */
  get undoTo() {
    return this.curtain === null ? this.shown.undo : null;
  }

  /** @returns {number | null} the moment that a redo leads to */
  get redoTo() {
    return this.curtain === null ? this.shown.redo : null;
  }

  /** Lifts the curtain: the person named on it has the tablet. */
  liftCurtain() {
    const wanted = this.curtain;
    this.passTablet();
    if (this.returned?.seat !== wanted) Object.assign(this, { returned: null, takenBack: [] });
    this.taken = wanted;
    this.queue.goOn();
    this.prepare();
    this.deps.draw();
  }

  /**
   * Called when the tablet may be in other hands: until a person says that they have it, nothing of any seat is shown or told. Neither
   * an open sheet nor a sentence of the person before is left.
   */
  passTablet() {
    this.taken = null;
    this.selection.clear();
    this.deps.director.cut();
    this.deps.draw();
  }

  /**
   * Presses an option: it is the answer, or is collected if the question wants several.
   * @param {string} option
   */
  press(option) {
    if (!this.choice || this.busy) return;
    if (!this.choice.collects || option === "cancel") {
      this.answer([option]);
      return;
    }
    this.choice.toggle(option);
    this.selection.clear();
    this.deps.draw();
  }

  /** Sends what was collected. */
  confirm() {
    if (this.choice?.complete) this.answer(this.choice.chosen);
  }

  /** @param {readonly string[]} options */
  answer(options) {
    const { ask, viewer } = this;
    if (!ask || this.busy) return;
    this.takenBack = [];
    this.answered = true;
    viewer.readTo = viewer.log.lastId;
    this.send(null, () => viewer.port.pick(ask.id, [...options]));
  }

  /** Undoes the last decision. */
  undo() {
    const { undoTo, viewer } = this;
    if (undoTo === null || this.busy) return;
    const events = viewer.log.next(undoTo);
    this.takenBack.push(events);
    this.send({ way: "undo", seat: viewer.port.seat, events }, () => viewer.port.undo());
  }

  /** Repeats the decision that was undone last. */
  redo() {
    const { redoTo, viewer } = this;
    if (redoTo === null || this.busy) return;
    this.send({ way: "redo", seat: viewer.port.seat, events: this.takenBack.pop() ?? [] }, () => viewer.port.redo());
  }

  /**
   * @param {Return | null} returned
   * @param {() => void} say
   */
  send(returned, say) {
    this.busy = true;
    this.selection.clear();
    this.returned = returned;
    // An open beat would delay the result.
    this.endBeat();
    this.deps.director.told = "";
    say();
    // The engine, which gets the answer within this task, works while the page is drawn.
    afterPromises(() => this.deps.draw());
  }

  /** @returns {Beat | null} what is told now */
  get beat() {
    return this.deps.director.now;
  }

  /** Ends the beat that is told. */
  endBeat() {
    this.deps.director.goOn();
  }

  /** @param {boolean} held whether the beats pause, such as for an open note */
  hold(held) {
    this.deps.director.hold(held);
  }

  /** Has computer players try again. */
  goOn() {
    this.viewer.port.goOn();
  }

  /** Has computer players decide without thinking. */
  stopThinking() {
    this.thinkingDelay.reset();
    this.deps.draw();
    this.viewer.port.stopThinking();
  }

  /** Starts or ends the delay after which the page says that a computer player is thinking. */
  updateThinking() {
    this.thinkingDelay.update((this.thinking || this.remoteThinking) && !this.closed && !this.queue.busy);
  }

  /**
   * @returns {boolean} whether the match of another device waits for a computer player
   */
  get remoteThinking() {
    const { port, latest } = this.viewer;
    const player = this.table.seating[latest?.waiting ?? -1]?.player;
    return port.remote && player !== undefined && isComputer(player) && !this.table.stuck;
  }

  /** @param {RefusalFacts} refusal */
  refused(refusal) {
    this.busy = false;
    this.returned = null;
    this.takenBack = [];
    this.deps.failed(refusal);
    this.deps.draw();
  }

  /** @param {Update} update */
  receive(update) {
    const seat = this.localSeats.get(update.seat);
    if (!seat || this.closed) return;
    const { latest } = seat;
    const goesBack = latest !== null && update.line < latest.line;
    // The update belongs to a line that was undone. A host that continues from an older state tells everything, on an
    // earlier line.
    if (goesBack && update.after >= 0) return;
    if (update.after > (latest?.number ?? -1)) {
      // An update in between is missing.
      seat.port.since(latest?.line ?? 0, latest?.number ?? -1);
      return;
    }
    if (latest && update.line !== latest.line) this.queue.flush(update.line);
    // The host has lost the state in which something was undone or redone.
    if (goesBack) Object.assign(this, { returned: null, takenBack: [] });
    seat.latest = update;
    this.queue.add(update, latest === null || this.busy);
  }

  /** Called after a new picture is shown, or after its last beat. */
  pictureShown() {
    // A new seat may have no picture yet.
    if (!this.viewer.shown) return;
    if (this.curtain !== null && this.taken !== null) this.passTablet();
    this.prepare();
    if (!this.othersNext && !this.queue.telling) {
      this.deps.pace.calm();
      this.thinkingDelay.reset();
    }
    this.start?.(null);
    this.deps.draw();
  }

  /** Begins the answer to the present question, if it is a new one. */
  prepare() {
    const { ask } = this;
    if (ask && ask.id === this.choice?.ask.id) return;
    // A new question closes the sheet about a thing.
    if (ask) this.selection.clear();
    this.choice = ask ? new Choice(ask) : null;
    if (ask?.forced || (ask?.alike && this.onlyPerson && !this.viewer.port.remote)) this.answerForced();
  }

  /**
   * Answers a question that has one answer, as all can see or no other person is there to see. An undo or redo that leads to it continues in the
   * same direction; if it cannot, the person is asked.
   */
  answerForced() {
    const way = this.returned?.way;
    if (way === "undo") this.undo();
    else if (way === "redo" && this.redoTo !== null) this.redo();
    else if (this.ask) this.answer(this.ask.options.map(({ id }) => id));
  }

  /** Ends the session, when the table is left. */
  close() {
    this.closed = true;
    const { pace } = this.deps;
    // The next session may have begun already.
    if (pace.onChange === this.paced) pace.onChange = () => {};
    pace.calm();
    pace.pause(false);
    this.thinkingDelay.reset();
    this.deps.director.cut();
  }
}

/**
 * @param {EventView} event
 * @returns {string} what its sentence says
 */
function saidOf({ kind, cause, data, why }) {
  return JSON.stringify([kind, cause, data, why]);
}

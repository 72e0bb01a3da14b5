// @ts-check
// Ends the turn for a person who can do nothing else, after a moment in which any press stops it. The engine says which
// question that is (`ends_turn`). A screen reader has no time to read in that moment, and no way to say that it is there: so the
// turn ends by itself only for a person whose last press came from a pointer that no program moved.
import { matches } from "../../lib/pattern.js";
import { decidedAlone } from "../../lib/press-guard.js";

/** @import { Session } from "./session.js" */
/** @import { AppState } from "../state.js" */

/** Milliseconds between the question and the end of the turn; ask.css draws a line for as long. */
export const WAIT = 1500;
/** The setting of a person, `on` or `off`. */
const SETTING = "end-turns";
/** The screens where a turn is played. @type {readonly string[]} */
const TABLES = ["game", "room", "join"];

/**
 * @typedef {object} TurnEndDeps
 * @property {Pick<AppState, "endTurns"> & Readonly<Pick<AppState, "screen">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "replaying" | "problem">>} open
 * @property {() => void} draw draws the page soon
 * @property {() => boolean} covered whether a person reads something that lies over the table
 * @property {{set: (name: string, value: string) => Promise<void>}} settings
 */

/**
 * @param {Session} session
 * @returns {boolean} whether a turn may end without the person: nothing else can be done, the person plays alone and not a deal
 * of the day, has begun to play, and has not just come back by an undo
 */
export function mayEnd({ ask, table, onlyPerson, answered, returned, busy, choice, selection }) {
  if (!ask?.ends_turn || busy || !answered || returned) return false;
  // A deal of the day has no undo, and with other people an ended turn never comes back.
  return onlyPerson && !table.alone && !choice?.coach && selection.key === "";
}

/**
 * @param {PointerEvent} press
 * @param {boolean} android
 * @returns {boolean} whether a screen reader made it: browsers give such presses no size, or those on Android no weight
 */
export function isVirtual({ width, height, pressure, pointerType, detail }, android) {
  return (width === 0 && height === 0) || (android && width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === "mouse");
}

export class TurnEnd {
  /** @param {TurnEndDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** The question whose turn is about to end; "" for none. */
    this.counting = "";
    /** The number of counts begun: each is drawn from its beginning. */
    this.begun = 0;
    /** The last question that was stopped or answered here, so that it never begins again. */
    this.done = "";
    /** Whether a pointer is down: what it means is known when it is up. */
    this.down = false;
    /** Whether the last press came from a person's mouse, pen or finger. */
    this.byPointer = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Listens to the presses on the page. Called after the guard of presses, which hides the second of a double press. */
  listen() {
    const android = matches(/Android/, navigator.userAgent);
    addEventListener("pointerdown", (event) => this.hold(!isVirtual(event, android)), true);
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => this.release(), true);
    addEventListener("click", ({ isTrusted, detail }) => this.stop(isTrusted && detail > 0 && this.byPointer), true);
    addEventListener("keydown", () => this.stop(false), true);
    addEventListener("wheel", () => this.stop(this.byPointer), { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => this.look());
  }

  /** @returns {Session | null} whose turn may end now */
  get session() {
    const { state, open, covered } = this.deps;
    const { session, replaying, problem } = open;
    if (!session || !state.endTurns || !this.byPointer || replaying || problem) return null;
    if (!TABLES.includes(state.screen.screen) || document.visibilityState === "hidden" || covered()) return null;
    return session.ask?.id !== this.done && mayEnd(session) ? session : null;
  }

  /** Called after each drawing of the page: begins to count, or no longer does. */
  look() {
    const wanted = this.session?.ask?.id ?? "";
    if (wanted === this.counting) return;
    this.counting = wanted;
    this.count();
  }

  /** Counts from the beginning. */
  count() {
    clearTimeout(this.timer);
    this.begun += 1;
    if (this.counting && !this.down) this.timer = setTimeout(() => this.end(), WAIT);
    this.deps.draw();
  }

  end() {
    const { session } = this;
    if (session?.ask?.id !== this.counting) return this.look();
    const { id, options } = session.ask;
    this.done = id;
    this.counting = "";
    // A press that was meant for what is shown now must not decide what comes.
    decidedAlone();
    session.answer(options.map((option) => option.id));
  }

  /** Waits while a pointer is down. @param {boolean} byPointer whether it is a person's */
  hold(byPointer) {
    this.byPointer = byPointer;
    this.down = true;
    clearTimeout(this.timer);
  }

  release() {
    this.down = false;
    if (this.counting) this.count();
  }

  /** Leaves the end of this turn to the person, who has pressed. @param {boolean} byPointer */
  stop(byPointer) {
    this.byPointer = byPointer;
    const ask = this.deps.open.session?.ask;
    if (ask?.ends_turn) this.done = ask.id;
    this.look();
  }

  /** @param {boolean} on */
  set(on) {
    this.deps.state.endTurns = on;
    void this.deps.settings.set(SETTING, on ? "on" : "off");
    this.deps.draw();
  }
}

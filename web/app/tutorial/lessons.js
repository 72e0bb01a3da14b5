// @ts-check
// Chooses the note that a person is shown now: each once, when its subject first appears. The notes of a guided game
// and the tips of every game work in the same way.

/** @import { Lesson, Moment } from "../../kit/game.js" */

/**
 * @param {Lesson} lesson
 * @param {Moment} moment
 * @param {(id: string) => string} text of an id
 * @param {boolean} keyboard whether the device may have one
 * @returns {readonly string[]} the text of a note
 */
export function linesOf(lesson, moment, text, keyboard) {
  return lesson.lines?.(moment) ?? [text(lesson.id), ...(lesson.keys && keyboard ? [text(`${lesson.id}-keys`)] : [])];
}

export class Lessons {
  /**
   * @param {readonly Lesson[]} lessons those that were never shown
   * @param {boolean} lasting whether a note stays during the next question too. If not, it disappears when the question at
   *   which it was shown is answered; a note shown while others move must be read before the next move is shown
   */
  constructor(lessons, lasting) {
    this.left = [...lessons];
    /** @type {Set<Lesson>} those whose moment came while another note was shown */
    this.due = new Set();
    this.lasting = lasting;
    /** @type {Lesson | null} the one that is shown */
    this.shown = null;
    /** The question it was first shown at; "" while others moved. */
    this.since = "";
  }

  /** Notes what is due now, where no note may be shown. @param {Moment} moment */
  keep(moment) {
    for (const lesson of this.left) if (lesson.kept && lesson.when(moment)) this.due.add(lesson);
  }

  /** @param {string} ask the present question; "" while others move @returns {boolean} whether the note that is shown goes on */
  stays(ask) {
    if (!this.shown) return false;
    return ask === this.since || (ask === "" ? this.lasting : this.lasting && this.since === "");
  }

  /**
   * @param {Moment} moment
   * @param {(at: string) => boolean} [inSight] whether something can be seen
   * @returns {Lesson | null} the note to show now
   */
  next(moment, inSight = () => true) {
    const now = moment.ask?.id ?? "";
    if (!this.stays(now)) this.shown = null;
    if (this.shown && this.since === "") this.since = now;
    this.keep(moment);
    if (!this.shown) this.begin(this.left.find((lesson) => (this.due.has(lesson) || lesson.when(moment)) && (!lesson.seen || inSight(placeOf(lesson, moment)))) ?? null, now);
    return this.shown;
  }

  /**
   * @param {Lesson | null} lesson that is shown from now on
   * @param {string} since the question it is shown at
   */
  begin(lesson, since) {
    this.shown = lesson;
    this.since = since;
    this.left = lesson?.last ? [] : this.left.filter((other) => other !== lesson);
  }

  /** @param {string} id of a note that is no longer needed */
  drop(id) {
    this.left = this.left.filter((lesson) => lesson.id !== id);
  }

  /** Closes the shown note: it was read. */
  dismiss() {
    this.shown = null;
  }

  /** @returns {boolean} whether other players' moves wait until the shown note was read */
  get holding() {
    return this.shown !== null && this.since === "" && !this.lasting;
  }

  /** @returns {boolean} whether nothing is left to be shown */
  get done() {
    return this.left.length === 0 && this.shown === null;
  }
}

/**
 * @param {Lesson} lesson
 * @param {Moment} moment
 * @returns {string} the selector of the thing that the note is about
 */
export function placeOf(lesson, moment) {
  return typeof lesson.at === "string" ? lesson.at : lesson.at(moment);
}

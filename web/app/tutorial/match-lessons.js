// @ts-check
// Shows the notes of one match: those of the guided game, or tips.
import { t } from "../../lib/i18n.js";
import { SideNote, firstInSight } from "../../kit/side-note-view.js";
import { HAS_A_MOUSE } from "../../kit/window-size.js";
import { Lessons, linesOf, placeOf } from "./lessons.js";
import { html } from "../../vendor/lit.js";

/** @import { Lesson, Moment } from "../../kit/game.js" */
/** @import { Session } from "../match/session.js" */
/** @import { TutorialController } from "./tutorial-controller.js" */

/** Questions from one tip to the next. */
const CALM = 3;

export class LessonsHere {
  /**
   * @param {TutorialController} tutorial
   * @param {string} game
   * @param {import("../../kit/game.js").Teaching} lessons
   * @param {boolean} guided whether it is the guided game
   */
  constructor(tutorial, game, { guideLessons, tips }, guided) {
    this.tutorial = tutorial;
    this.game = game;
    const unseen = (/** @type {string} */ kind) => (/** @type {Lesson} */ { id }) => !tutorial.seen.has(`${game}/${kind}-${id}`);
    this.guideLessons = new Lessons(guided ? guideLessons.filter(unseen("guide")) : [], false);
    this.tips = new Lessons(tutorial.tips ? tips.filter(unseen("tip")) : [], true);
    this.guided = guided;
    this.guide = new SideNote("guide", true);
    this.tip = new SideNote("tip", true);
    /** @type {Lesson | null} the latest one whose thing was visible */
    this.pointed = null;
    /** The last line of the log that was looked at. */
    this.readTo = -1;
    /** The question at which the guided game ended: no tip follows at once. */
    this.endedAt = "";
    /** The questions since a tip was last shown: a tip does not follow another one at once. */
    this.calm = CALM;
    this.asked = "";
    /** @type {Session | null} the match on the table, once there was a picture of it */
    this.session = null;
  }

  /** @param {Session | null} session null while something else is on the page */
  look(session) {
    if (!session) return this.leave();
    const { log, ask, settled, shown, busy, view } = session;
    this.session = session;
    // Events from before this page was opened lead to no note.
    if (this.readTo < 0) this.readTo = shown.number > 0 ? log.lastId : 0;
    // A note disappears with the answer to its question, and comes back if the answer is refused.
    if (busy) return this.guide.hide();
    const fresh = settled.filter(({ id }) => id > this.readTo).map(({ event }) => event);
    this.readTo = Math.max(this.readTo, settled.at(-1)?.id ?? 0);
    const moment = { view, seat: shown.seat, ask, fresh, names: session.names };
    const guideNote = this.show(this.guide, this.guideLessons, moment, {
      kind: "guide", title: t("guide"), text: (id) => t(`guide-${id}`), stopText: t("guide-stop"), stop: () => void this.end(),
    });
    session.hold(this.guideLessons.holding);
    if (guideNote && this.guideLessons.holding) this.guide.offerFocus();
    if (this.guided && this.guideLessons.done) void this.end();
    // Only one kind of note at a time: the guided game has its own order, and other tips come after it.
    const mayTip = this.mayTip(ask?.id ?? "");
    if (guideNote || this.guided || (ask && ask.id === this.endedAt) || !mayTip) {
      this.tips.keep(moment);
      return this.tip.hide();
    }
    const tip = this.show(this.tip, this.tips, moment, {
      kind: "tip", title: t("tip"), text: (id) => t(`tip-${id}`), stopText: t("tip-stop"), stop: () => this.tutorial.setTips(false),
    });
    if (tip) this.calm = 0;
  }

  /**
   * @param {string} ask the present question; "" while others move
   * @returns {boolean} whether a tip may be shown now: the one that is shown stays, another one waits for some questions and for any offer
   */
  mayTip(ask) {
    if (ask && ask !== this.asked) this.calm += 1;
    if (ask) this.asked = ask;
    // Nor does it follow a message that offers something.
    if (this.tutorial.deps.state.toasts.some(({ offer }) => offer)) this.calm = 0;
    return this.tips.stays(ask) || this.calm >= CALM;
  }

  /**
   * @param {SideNote} note
   * @param {Lessons} lessons
   * @param {Moment} moment
   * @param {{kind: string, title: string, text: (id: string) => string, stopText: string, stop: () => void}} words
   * @returns {Lesson | null} the note that is shown
   */
  show(note, lessons, moment, { kind, title, text, stopText, stop }) {
    const lesson = lessons.next(moment, (at) => firstInSight(at) !== null);
    if (!lesson) {
      note.hide();
      return null;
    }
    this.tutorial.saw(`${this.game}/${kind}-${lesson.id}`);
    if (lesson.tip) {
      this.tutorial.saw(`${this.game}/tip-${lesson.tip}`);
      this.tips.drop(lesson.tip);
    }
    const at = firstInSight(placeOf(lesson, moment));
    if (at) this.pointed = lesson;
    // A tip that has pointed at a thing is hidden while the thing is hidden behind another tab, unless the tip covers nothing.
    else if (kind === "tip" && this.pointed === lesson && !note.isStrip) {
      note.hide();
      return lesson;
    }
    const close = () => this.dismiss(lessons);
    const buttons = html`<button class="primary" data-testid="${kind}-next" @click=${close}>${t("guide-next")}</button>
      <button class="quiet" data-testid="${kind}-stop" @click=${stop}>${stopText}</button>`;
    note.show({ at, title, lines: linesOf(lesson, moment, text, matchMedia(HAS_A_MOUSE).matches), buttons, close });
    return lesson;
  }

  /**
   * Ends the guided game; the game goes on. The note closes once that is stored, so that a reload does not bring
   * it back.
   */
  async end() {
    this.guided = false;
    this.endedAt = this.session?.ask?.id ?? "";
    await this.tutorial.endGuide(this.game);
    this.guideLessons = new Lessons([], false);
    this.guide.hide();
    this.session?.hold(false);
  }

  /** @param {Lessons} lessons of which the one that is shown was read */
  dismiss(lessons) {
    lessons.dismiss();
    this.tutorial.deps.draw();
  }

  /** Called when the person wants to see what happens next: a note that delays it counts as read. */
  goOn() {
    if (this.guideLessons.holding) this.dismiss(this.guideLessons);
  }

  /** Hides the notes while something else is on the page. */
  leave() {
    this.guide.hide();
    this.tip.hide();
  }

  /** Ends the notes of this match. */
  close() {
    this.leave();
    this.session?.hold(false);
  }
}

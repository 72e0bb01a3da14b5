// @ts-check
// Tells what happens at the table, with the director, the game's story, animation and sound. All but the director is loaded
// with the first table.
import { t, useTexts } from "../../lib/i18n.js";
import { setSetting } from "../../store/settings.js";
import { Director } from "./director.js";
import { arrived } from "../../lib/flip.js";
import { speedOf } from "./pace.js";
import { storyControls, storyView } from "./story-view.js";
import { isComputer } from "../../kit/seating.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Session } from "../match/session.js" */
/** @import { AppState } from "../state.js" */
/** @import { Stage } from "./director.js" */
/** @import { Sounds } from "./sound.js" */

/**
 * @typedef {object} StoryOwnDeps
 * @property {Pick<AppState, "sound" | "volumes" | "soundOffered" | "remarks" | "vibration"> & Readonly<Pick<AppState, "game">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session">>} open
 * @property {HTMLElement} root the element of the page where things move
 * @property {import("./pace.js").Pace} pace
 * @property {(offer: import("../toast-controller.js").Offered) => void} offer shows a message with a button
 * @property {() => boolean} reading whether a note or a tip is there to be read
 * @property {() => void} wantMore called when the person wants to see what happens next: an open note then counts as read
 *
 * @typedef {Pick<PageTools, "draw" | "moving" | "engine"> & StoryOwnDeps} StoryDeps
 */

/** Modules that are fetched with the first table, and the store of settings; tests replace them. */
const SOURCES = { stage: () => import("./stage.js"), sound: () => import("./sound.js"), remarks: () => import("./remarks.js"), setSetting };

/** Milliseconds that the device vibrates for a new question. */
const SHAKE = 40;

function shake() {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(SHAKE);
}

export class StoryController {
  /**
   * @param {StoryDeps} deps
   * @param {typeof SOURCES} [sources]
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {Promise<Sounds | null> | null} */
    this.loading = null;
    /** @type {Promise<import("./remarks.js").Remarks | null> | null} */
    this.loadingRemarks = null;
  }

  /** @returns {Director} for one table */
  newDirector() {
    const { pace, draw } = this.deps;
    return new Director({ pace, draw, show: this.show() });
  }

  /** @returns {Promise<{story: import("../../kit/story.js").Story, stage: Stage} | null>} null if it cannot be loaded */
  async show() {
    const { state, root, moving } = this.deps;
    try {
      const [{ AnimatedStage }, story] = await Promise.all([this.sources.stage(), state.game.story()]);
      const animated = new AnimatedStage(root, moving, arrived);
      // Another game has another weather.
      void this.loading?.then((found) => found?.still());
      /** @type {Stage} */
      const stage = {
        play: (beat, time) => {
          animated.play(beat, time);
          void this.hear(beat, animated);
          void this.remark(beat);
        },
        clear: () => animated.clear(),
        hush: () => void this.loadingRemarks?.then((found) => found?.clear()),
        painted: () => animated.painted(),
        call: () => {
          if (state.vibration) shake();
          void this.sounds().then((found) => found?.call());
        },
      };
      return { story, stage };
    } catch (error) {
      // The game can be played without the story.
      console.warn(error);
      return null;
    }
  }

  /** Loads what the first table and its end will need, in case the network is lost before then. */
  expectTable() {
    const { game } = this.deps.state;
    const parts = [
      this.sources.stage(), game.story(), import("../tutorial/match-lessons.js"), game.teaching?.(), useTexts(game.helpTexts),
      import("../results/end-of-game.js"),
    ];
    // A failure is handled where the part is used.
    for (const part of parts) Promise.resolve(part).catch(() => undefined);
  }

  /** @returns {Promise<Sounds | null>} null if sound is off */
  sounds() {
    const { state } = this.deps;
    if (!state.sound) return Promise.resolve(null);
    this.loading ??= this.sources.sound().then(
      ({ Sounds }) => new Sounds(state.volumes),
      (error) => (console.warn(error), null),
    );
    return this.loading;
  }

  /**
   * @param {import("../../kit/story.js").Beat} beat
   * @param {import("./stage.js").AnimatedStage} stage where it happens
   */
  async hear(beat, stage) {
    if (beat.sound) this.offerSound();
    const found = await this.sounds();
    found?.play(beat.sound, beat.sound ? stage.sideOf(beat) : 0);
    found?.surround(beat.air ?? "");
  }

  /** Offers sound once, in the first game on this device in which something is heard and seen to move. */
  offerSound() {
    const { state, offer, moving, reading } = this.deps;
    // A person reads one thing at a time: a later sound offers it.
    if (state.sound || state.soundOffered || !moving() || reading()) return;
    state.soundOffered = true;
    void this.sources.setSetting("sound", "off");
    offer({ text: t("sound-offer"), label: t("sound-on"), press: () => this.setSound(true) });
  }

  /** @param {import("../../kit/story.js").Beat} beat that a computer player may remark on */
  async remark(beat) {
    const { state, open, root, engine } = this.deps;
    const { session } = open;
    if (!state.remarks || !session || !state.game.remarks) return;
    this.loadingRemarks ??= this.sources.remarks().then(
      ({ Remarks }) => new Remarks({ root, engine, silence: () => this.setRemarks(false) }),
      (error) => (console.warn(error), null),
    );
    await (await this.loadingRemarks)?.hear(state.game, session, beat).catch((error) => console.warn(error));
  }

  /** @param {boolean} on whether rivals speak */
  setRemarks(on) {
    this.deps.state.remarks = on;
    this.deps.draw();
    void this.sources.setSetting("remarks", on ? "on" : "off");
    if (!on) void this.loadingRemarks?.then((found) => found?.clear());
  }

  /** @param {boolean} on */
  setSound(on) {
    this.deps.state.sound = on;
    this.deps.state.soundOffered = true;
    this.deps.draw();
    void this.sources.setSetting("sound", on ? "on" : "off");
    if (!on) void this.loading?.then((found) => found?.still());
    // Play a sound at once, so that the person hears that it is on.
    void this.sounds().then((found) => found?.call());
  }

  /** @param {"effects" | "ambience"} name @param {number} volume 0 to 100 */
  setVolume(name, volume) {
    this.deps.state.volumes[name] = volume;
    this.deps.draw();
    void this.sources.setSetting(`sound-${name}`, String(volume));
    // As loud as it will be.
    void this.sounds().then((found) => (name === "effects" ? found?.call() : found?.surround("")));
  }

  /** @param {boolean} on whether it is quieter at night */
  setNight(on) {
    this.deps.state.volumes.night = on;
    this.deps.draw();
    void this.sources.setSetting("sound-night", on ? "on" : "off");
    void this.sounds().then((found) => found?.call());
  }

  /** @param {boolean} on */
  setVibration(on) {
    this.deps.state.vibration = on;
    this.deps.draw();
    void this.sources.setSetting("vibration", on ? "on" : "off");
    if (on) shake();
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.deps.pace.set(speedOf(speed));
    void this.sources.setSetting("speed", speed);
    this.deps.draw();
  }

  /** @param {Session} session */
  screen(session) {
    return storyView(session.beat, () => session.endBeat());
  }

  /**
   * @param {Session} session
   * @param {boolean} here whether this device has the match
   * @returns {unknown} the buttons for beats and for a thinking player, drawn; null if no player is watched
   */
  controls(session, here) {
    const { pace, draw, wantMore } = this.deps;
    const { queue, othersNext, stuck, thinkingDelay } = session;
    const next = session.table.seating[session.waiting ?? -1]?.player ?? "";
    const moving = othersNext && !stuck && isComputer(next);
    if (!(moving || queue.busy)) return null;
    return storyControls({
      // At the speed `instant` nothing is told, so only the stop button is shown.
      told: !pace.still,
      stop: here && thinkingDelay.shown ? () => session.stopThinking() : null,
      paused: pace.paused,
      pause: (paused) => {
        pace.pause(paused);
        draw();
      },
      step: () => {
        wantMore();
        session.endBeat();
      },
      skip: () => {
        pace.hurry();
        wantMore();
        session.endBeat();
      },
    });
  }
}

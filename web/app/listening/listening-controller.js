// @ts-check
// Answers by ear what stands on the table: by keys, and in a sheet. Its answers, words and the device's voice are loaded on first use.
import { chosenFrom } from "./chosen.js";
import { SHEET, keyOf } from "./listening-keys.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { Session } from "../match/session.js" */
/** @import { Chosen } from "./chosen.js" */

/**
 * @typedef {object} ListeningOwnDeps
 * @property {Readonly<Pick<import("../state.js").AppState, "game" | "offers">>} state
 * @property {Readonly<Pick<import("../open-objects.js").OpenObjects, "session" | "room" | "replaying">>} open
 * @property {Pick<import("../results/results-controller.js").ResultsController, "counted" | "logOf">} results
 *
 * @typedef {Pick<PageTools, "draw" | "failed" | "settings"> & ListeningOwnDeps} ListeningDeps
 */

const SETTING = "listening";

/** The part that is loaded on first use; tests replace it. */
const SOURCE = async () => (await import("./listening.js")).Listening;

export class ListeningController {
  /**
   * @param {ListeningDeps} deps
   * @param {typeof SOURCE} [source]
   */
  constructor(deps, source = SOURCE) {
    this.deps = deps;
    this.source = source;
    /** @type {Chosen} */
    this.chosen = chosenFrom(null);
    /** @type {import("./listening.js").Listening | null} once it is loaded */
    this.part = null;
    /** @type {Promise<import("./listening.js").Listening> | null} */
    this.loading = null;
    /** What was answered last, and the picture that it is about. */
    this.said = { text: "", times: 0, about: "" };
  }

  /** @param {string | null} stored what an earlier visit left */
  recall(stored) {
    this.chosen = chosenFrom(stored);
    if (this.chosen.voice) void this.load().catch((error) => console.warn(error));
  }

  /** @param {Partial<Chosen>} change */
  async choose(change) {
    Object.assign(this.chosen, change);
    this.deps.draw();
    await this.deps.settings.set(SETTING, JSON.stringify(this.chosen));
  }

  /** @returns {Promise<import("./listening.js").Listening>} */
  load() {
    this.loading ??= this.source().then(async (Part) => {
      const part = new Part(this);
      await part.read();
      this.part = part;
      this.deps.draw();
      return part;
    });
    // The next use tries again.
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  /** @returns {import("../replay/replay-controller.js").OpenReplay | null} the replay of which something may be said, once it has a picture */
  get replaying() {
    const { replaying } = this.deps.open;
    return replaying?.replay.shown ? replaying : null;
  }

  /** @returns {Session | null} the table of which something may be said: none while a curtain hangs */
  get session() {
    const { session } = this.deps.open;
    const seen = session && session.localSeats.size > 0 && session.viewer.shown !== null;
    return seen && session.curtain === null ? session : null;
  }

  /** @returns {string} changes with the picture and with the person who sees it */
  get picture() {
    const { session, replaying } = this;
    if (replaying) return `replay ${replaying.runner.match} ${replaying.replay.shown?.number} ${replaying.replay.shown?.viewer}`;
    if (!session) return "none";
    return [session.match, session.holder, session.shown.number, session.shown.line, session.ask?.id].join(" ");
  }

  /** @returns {string} the last answer, while its picture stands; asked twice, it differs by a space, else it would not be told again */
  get told() {
    const { text, times, about } = this.said;
    return text && about === this.picture ? text + (times % 2 ? "\u00a0" : "") : "";
  }

  /** @param {string} text */
  tell(text) {
    this.said = { text, times: this.said.times + 1, about: this.picture };
    this.deps.draw();
  }

  /** @param {number} place of a topic */
  async ask(place) {
    try {
      const part = await this.load();
      // A curtain may have come meanwhile.
      this.tell(await part.answer(place));
    } catch (error) {
      this.deps.failed(error);
    }
  }

  async open() {
    try {
      await (await this.load()).open();
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key asks for something
   */
  press(event) {
    const place = this.chosen.keys.indexOf(keyOf(event));
    if (place < 0 || (place !== SHEET && !this.session && !this.replaying)) return false;
    event.preventDefault();
    void (place === SHEET ? this.open() : this.ask(place));
    return true;
  }

  /** @returns {{on: boolean, silence: string, set: (on: boolean) => void}} the switch of the device's voice */
  get voiceSwitch() {
    const set = (/** @type {boolean} */ voice) => void Promise.all([this.choose({ voice }), this.load()]).catch(this.deps.failed);
    return { on: this.chosen.voice, silence: this.part?.silence ?? "", set };
  }

  /** @returns {import("../../kit/game.js").HelpPart | null} the part of the help for those who listen; null until it is loaded */
  get helpPart() {
    return this.part?.helpPart ?? null;
  }

  /** Called after each drawing. */
  drawn() {
    this.part?.drawn();
  }
}

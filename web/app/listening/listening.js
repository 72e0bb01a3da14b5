// @ts-check
// Writes the answers for those who listen, and speaks with the device's voice what the page tells. Loaded on first use.
import { joined, language, t, useTexts } from "../../lib/i18n.js";
import { Voice } from "../../lib/speech/voice.js";
import { sceneOf } from "../match/scene.js";
import { sceneOf as replaySceneOf } from "../replay/replay-scene.js";
import { linesAt } from "../replay/told-moment.js";
import { againText, optionsText, questionText } from "./options-text.js";
import { earPart } from "./help-part.js";
import { NextPart } from "./next-part.js";
import { drawSheet, openSheet } from "./sheet-view.js";
import { ToldRegions } from "./told-regions.js";

/** @import { Listening as GameListening, Telling, Topic } from "../../kit/listening.js" */
/** @import { ListeningController } from "./listening-controller.js" */

const TEXTS = "locales/listening/";

export class Listening {
  /** @param {ListeningController} controller */
  constructor(controller) {
    this.controller = controller;
    this.voice = new Voice(controller.deps.draw);
    this.regions = new ToldRegions((text) => this.say(text), () => this.allowed);
    /** The game whose answers are loaded. */
    this.game = "";
    /** The game whose answers were wanted last: what failed is tried again when something is asked. */
    this.wanted = "";
    /** @type {GameListening} */
    this.ofGame = { texts: "", topics: [] };
    this.helpPart = earPart(this);
    this.speaking = false;
    /** The question that was told last. */
    this.asked = "";
    this.parts = new NextPart();
    /** What was told before, part by part. */
    this.before = new NextPart();
    /** The topic that was answered last. */
    this.last = "";
  }

  /** Loads the words, and what the game that is chosen answers. */
  async read() {
    const { game } = this.controller.deps.state;
    await useTexts(TEXTS);
    if (this.game === game.id) return;
    const ofGame = (await game.listening?.()) ?? { texts: "", topics: [] };
    // Games have words of the same names.
    if (ofGame.texts) await useTexts(ofGame.texts, [this.ofGame.texts]);
    this.ofGame = ofGame;
    this.game = game.id;
  }

  /** @returns {Topic[]} in the order of their keys */
  get topics() {
    return [
      { id: "again", answer: (_, telling) => this.again(telling) },
      { id: "options", answer: (scene, telling) => optionsText(this.controller.deps.state.game, scene, telling) },
      ...this.ofGame.topics,
    ];
  }

  /**
   * @param {number} place of a topic
   * @returns {Promise<string>} the first part of the answer; asked again of the same picture, the next one, after the last the first.
   *   "Say again" begins with the answer that stands
   */
  async answer(place) {
    await this.read();
    const { chosen: { telling }, picture, told } = this.controller;
    const topic = this.topics[place];
    if (!topic) return t("listen-no-topic");
    const { scene } = this;
    if (!scene) return t("listen-no-table");
    const isAgain = topic.id === "again";
    const repeated = isAgain && this.last !== topic.id ? told.trim() : "";
    this.last = topic.id;
    return repeated || (isAgain ? this.before : this.parts).after([topic.id, telling, language(), picture].join(" "), () => topic.answer(scene, telling));
  }

  /** @returns {import("../../kit/game.js").Scene | null} what the page shows: a moment of a replay, or the table */
  get scene() {
    const { deps, session, replaying } = this.controller;
    if (replaying?.replay.shown) return replaySceneOf(deps.state, replaying, replaying.replay.shown);
    return session && sceneOf(deps, session);
  }

  /**
   * @param {Telling} telling
   * @returns {Iterable<string>} what was told since the person's last decision, and the question; of a replay, what happened at the moment
   */
  again(telling) {
    const { session, replaying, deps: { state: { game }, results } } = this.controller;
    const { scene } = this;
    if (scene && replaying?.replay.shown) return againText(linesAt(game, { log: replaying.replay.log, number: replaying.replay.shown.number }, scene.names), questionText(game, scene), telling);
    if (!session) return [];
    const entries = results.logOf(session);
    const heard = entries.filter(({ id, event }, at) => id > session.viewer.readTo && !game.saidAgain?.(event, entries[at + 1]?.event ?? event));
    const lines = heard.map(({ event }) => (game.lineText ?? game.eventText)(event, session.names));
    return againText(lines, questionText(game, sceneOf(this.controller.deps, session)), telling);
  }

  /** @returns {"all" | "shared" | "nothing"} what may be said aloud now */
  get allowed() {
    const { session, deps: { open } } = this.controller;
    if (!open.session || open.session.people.length < 2) return "all";
    // While a curtain hangs, no table is in sight.
    return session ? "shared" : "nothing";
  }

  /** @param {string} text */
  say(text) {
    const { chosen: { voice, rate, voices } } = this.controller;
    if (voice) this.voice.say(text, { language: language(), name: voices[language()], rate });
  }

  /** @returns {readonly SpeechSynthesisVoice[]} */
  get voices() {
    return this.voice.voicesFor(language());
  }

  /** Called after each drawing: begins or ends to speak, and tells a new question to those for whom the device speaks. */
  drawn() {
    const { voice } = this.controller.chosen;
    if (voice !== this.speaking) this.setSpeaking(voice);
    if (this.allowed === "nothing") this.voice.stop();
    if (voice) this.tellQuestion();
    const { id } = this.controller.deps.state.game;
    if (this.game !== id && this.wanted !== id) {
      this.wanted = id;
      void this.read().then(this.controller.deps.draw, this.controller.deps.failed);
    }
    drawSheet(this);
  }

  /** @param {boolean} on */
  setSpeaking(on) {
    this.speaking = on;
    this.voice.stop();
    if (on) this.regions.start();
    else this.regions.stop();
    const change = on ? addEventListener : removeEventListener;
    for (const kind of ["keydown", "pointerdown"]) change(kind, this.hush, true);
  }

  hush = () => this.voice.stop();

  tellQuestion() {
    const { session, deps } = this.controller;
    const asked = session?.ask ? `${session.match} ${session.ask.id}` : "";
    if (asked === this.asked) return;
    this.asked = asked;
    this.last = "";
    if (session?.ask && this.allowed === "all") this.controller.tell(joined("join-sentences", [...optionsText(deps.state.game, sceneOf(deps, session), this.controller.chosen.telling)]));
  }

  /** Opens the sheet with all answers, lengths, keys and voices. */
  async open() {
    await this.read();
    await openSheet(this);
  }

  /** @returns {string} why nothing is said aloud; "" where something is */
  get silence() {
    if (this.voices.length === 0) return t("listen-no-voice");
    return this.allowed === "all" ? "" : t("listen-shared");
  }
}

// @ts-check
// Shows the companion of people who play with the box: set-up, caller, scores and print-out of one game. Loaded on first use.
import { html } from "../../vendor/lit.js";
import { readOwnName } from "../../lib/own-name.js";
import { t, useTexts } from "../../lib/i18n.js";
import { BASE_URL } from "../../lib/base-url.js";
import { loadStyle } from "../../lib/load-style.js";
import { GAMES } from "../games.js";
import { presentOffer } from "../state.js";
import { CallerPart } from "./caller.js";
import { callerView } from "./caller-view.js";
import { companionView } from "./companion-view.js";
import { printView } from "./print-view.js";
import { RealSet } from "./real-set.js";
import { RealTowns } from "./real-towns.js";
import { RulingsPart } from "./rulings.js";
import { rulingsView } from "./rulings-view.js";
import { ScorePart } from "./score.js";
import { scoreView } from "./score-view.js";
import { setView } from "./set-view.js";
import { readShop } from "./shop.js";

/** @import { CompanionDeps } from "./companion-controller.js" */

const TEXTS = "locales/companion/";
const STYLE = "app/companion/styles.css";
/** The setting that has the people of the last game with a box: they play other boxes, too. */
const PEOPLE = "companion-people";

/** The parts, in the order in which a table needs them. */
export const PARTS = [
  { id: "set", icon: "icon-cards" },
  { id: "call", icon: "icon-sound" },
  { id: "rules", icon: "icon-info" },
  { id: "score", icon: "icon-star" },
  { id: "print", icon: "icon-export" },
];

export class CompanionScreen {
  /** @param {CompanionDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {import("../../kit/companion.js").Companion} */
    this.companion = /** @type {any} */ (null);
    /** @type {RealSet} */
    this.set = /** @type {any} */ (null);
    /** @type {ScorePart} */
    this.score = /** @type {any} */ (null);
    /** @type {RealTowns} */
    this.towns = /** @type {any} */ (null);
    /** @type {CallerPart} */
    this.caller = /** @type {any} */ (null);
    /** Where the box is sold; "" if the owner of this copy does not say. */
    this.shop = "";
    /** @type {string | null} what is stored of the people; null: unknown */
    this.people = null;
    /** @type {RulingsPart | null} null where the game has none */
    this.rulings = null;
  }

  /** @param {string} link the set-up that came with a link; "" for none */
  async prepare(link) {
    const { state, settings, engineStarted } = this.deps;
    const { game } = state;
    const load = game.companion;
    if (!load) throw Object.assign(new Error("no-real-table"), { code: "no-real-table" });
    // What can be played is known once the engine has started, or from the catalogue that comes with a game.
    if (!presentOffer(state)) await engineStarted;
    const offer = presentOffer(state);
    if (!offer) throw Object.assign(new Error("engine-lost"), { code: "engine-lost" });
    const [companion, name, stored, people] = await Promise.all([
      load(), readOwnName(settings), settings.get(storedIn(game.id)), settings.get(PEOPLE),
      loadStyle(new URL(STYLE, BASE_URL)), useTexts(TEXTS),
    ]);
    await useTexts(companion.texts, companion.instead);
    // The help has rulings, too.
    await useTexts(game.helpTexts);
    this.companion = companion;
    this.showShop(game.id);
    this.people = people;
    this.set = new RealSet(game, offer, name, stored, link, people);
    const host = {
      call: (/** @type {any} */ method, /** @type {any} */ params) => this.call(method, params),
      changed: () => this.keep(), draw: () => this.deps.draw(), failed: (/** @type {unknown} */ error) => this.deps.failed(error),
      toast: (/** @type {string} */ text) => this.deps.toast(text), settings,
    };
    this.score = new ScorePart(host, this.set, companion, stored);
    this.caller = new CallerPart(host, this.set);
    this.towns = new RealTowns(this.set, companion, host);
    this.rulings = companion.rulings ? new RulingsPart(companion.rulings, this.set, host.draw) : null;
    // The address loses a link's set once it has opened.
    if (link) this.keep();
    await this.review();
  }

  /** Shows the link to a shop once the site has said whether there is one: the screen waits for no server. @param {string} game */
  showShop(game) {
    this.shop = "";
    void readShop(game).then((shop) => {
      if (!shop || this.deps.state.game.id !== game) return;
      this.shop = shop;
      this.deps.draw();
    }, () => {});
  }

  /**
   * @param {any} method of the engine
   * @param {any} params
   */
  async call(method, params) {
    await this.deps.engineStarted;
    return this.deps.engine().call(method, params);
  }

  /** Has the engine check the set, and tell how it is laid out. */
  async review() {
    const { set, score, deps } = this;
    deps.draw();
    void (async () => {
      await set.review((/** @type {any} */ method, /** @type {any} */ params) => this.call(method, params));
      score.fit();
      await score.count();
      deps.draw();
    })().catch(deps.failed);
  }

  /** Keeps what was told on this device: a phone in the middle of a table is laid aside and taken up again. */
  keep() {
    const { deps: { settings, state, draw }, set, score } = this;
    void settings.set(storedIn(state.game.id), JSON.stringify({ ...set.kept(), ...score.kept() }));
    const people = set.keptPeople();
    if (people !== this.people) void settings.set(PEOPLE, people);
    this.people = people;
    draw();
  }

  /** @param {() => void} change of the set */
  edit(change) {
    const { set, score } = this;
    const { edition } = set;
    change();
    set.known = true;
    score.whole = false;
    // Another box has other pieces.
    if (set.edition !== edition) score.clear();
    this.keep();
    void this.review();
  }

  closed() {
    this.caller.stop();
  }

  view() {
    const { deps: { state, screens, useGame, failed }, companion, set } = this;
    const { screen } = state;
    const part = screen.screen === "companion" && screen.part ? screen.part : "set";
    const go = (/** @type {string} */ id) => screens.open({ screen: "companion", game: state.game.id, part: id, set: "" });
    const chooseGame = async (/** @type {string} */ id) => {
      await useGame(id);
      await this.prepare("");
      go("");
    };
    state.game.setWording(set.edition, null);
    return companionView({
      parts: PARTS.filter(({ id }) => companion.parts.includes(id)), part, games: GAMES, game: state.game.id,
      go, close: () => screens.close("companion"), chooseGame: (id) => void chooseGame(id).catch(failed), content: this.content(part, go), shop: this.shop,
    });
  }

  /**
   * @param {string} part
   * @param {(part: string) => void} go
   */
  content(part, go) {
    const { companion, set, score, caller, rulings, towns, deps: { state } } = this;
    // Another game was chosen, whose set is still to come.
    if (set.game !== state.game) return html`<p role="status">${t("real-counting")}</p>`;
    if (part === "rules" && rulings) return rulingsView(rulings);
    if (part === "print") return printView(set, companion, rulings);
    if (part === "score") return scoreView(score, set, companion, state.game, towns);
    if (part === "call") return callerView(caller, set, companion, this.deps.voice());
    return setView({ set, companion, game: state.game, edit: (change) => this.edit(change), keep: () => this.keep(), go, link: () => void this.showLink() });
  }

  /** Shows a link that carries the set to the other phones of the table. */
  async showLink() {
    const { deps: { state, failed }, set } = this;
    try {
      const { showSetLink } = await import("./link-dialog.js");
      await showSetLink({ screen: "companion", game: state.game.id, part: "", set: set.linkText() }, t("real-link"));
    } catch (error) {
      failed(error);
    }
  }
}

/** @param {string} game @returns {string} the setting with what was told last */
const storedIn = (game) => `companion-${game}`;

// @ts-check
// Deals, or invites friends, as the form for a new game was filled in last; or opens that form, has the engine check it, and starts the game.
import { FIRST } from "../games.js";
import { presentOffer } from "../state.js";
import { keepOwnName, readOwnName } from "../../lib/own-name.js";
import { useTexts, WORKSHOP_TEXTS } from "../../lib/i18n.js";
import { seatAsBefore } from "../../kit/guest-seats.js";
import { repeatedForm } from "../../kit/last-seating.js";

/** @import { PageTools } from "../page-tools.js" */
/** @import { People } from "../../kit/setup-model.js" */
/** @import { NewMatch } from "../../runner/stored-matches.js" */
/** @import { AppState } from "../state.js" */
/** @typedef {Pick<NewMatch, "game" | "setup" | "seating">} Wish */
/** @typedef {import("../../kit/setup-model.js").OwnFile & {game: string}} OwnPlayer */

/**
 * The game that the people of a room have played, from which they go on to the next one.
 * @typedef {object} GameBefore
 * @property {string} game
 * @property {NewMatch["setup"]} setup
 * @property {readonly import("../../kit/setup-model.js").Chair[]} seats with the guests who come along
 * @property {readonly import("../../kit/guest-seats.js").ComingGuest[]} guests
 * @property {(wish: Wish, guests: readonly (number | null)[]) => Promise<void>} begin begins the next game, with the guest of each seat
 */

/**
 * @typedef {object} NewGameOwnDeps
 * @property {Pick<import("../screens/screens.js").Screens, "open" | "openOnLobby" | "close">} screens
 * @property {Pick<AppState, "starting" | "opening" | "openingForm"> & Readonly<Pick<AppState, "game" | "offers" | "flags" | "engineStart">>} state
 * @property {() => Promise<readonly OwnPlayer[]>} ownPlayers what the person has written, for all games
 * @property {(wish: import("../statistics/rating.js").TableWish, call: import("../../types.js").Call) => Promise<import("../../types.js").Rated | null>} evenFor the rating of a person, and opponents about as strong
 * @property {(match: NewMatch) => Promise<void>} create makes a match and sits down at it
 * @property {(wish: Wish) => Promise<void>} openRoom opens a room, where friends join before the game begins
 * @property {() => Promise<boolean>} oneLink whether one link brings any number of friends
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "toTop" | "engineStarted" | "engine" | "settings" | "useGame" | "failed"> & NewGameOwnDeps} NewGameDeps
 */

export class NewGameController {
  /** @param {NewGameDeps} deps */
  constructor(deps) {
    this.deps = deps;
    /** @type {import("../../kit/setup-model.js").SetupModel | null} the open form */
    this.form = null;
    /** @type {GameBefore | null} where the form is for the next game of a room */
    this.next = null;
    /** Whether that game has begun. */
    this.begun = false;
  }

  /**
   * Opens the form for the next game of the people in a room, on top of the end of the one before.
   * @param {GameBefore} before
   */
  async openNext(before) {
    if (this.next) return;
    this.next = before;
    this.begun = false;
    await this.open();
    if (!this.form) this.next = null;
  }

  /**
   * Opens the form of the chosen game.
   * @param {People} [people] for whom; "" for those of the last game
   * @returns {Promise<void>}
   */
  async open(people = "") {
    const { state, screens, draw, toTop } = this.deps;
    state.opening = "";
    // Else the page would count as idle until the form is open.
    state.openingForm = true;
    try {
      const form = await this.preparedForm();
      if (!form) return;
      if (people) form.seatPeople(people);
      this.form = form;
    } finally {
      state.openingForm = false;
    }
    const screen = /** @type {const} */ ({ screen: "form", game: state.game.id });
    if (this.next) screens.open(screen);
    else screens.openOnLobby(screen);
    toTop();
    draw();
    void this.review();
  }

  /** Deals at once, as the form was filled in last. Opens the form where that cannot be played. */
  async play() {
    await this.#begin("", (form) => this.deal(form));
  }

  /** Opens a room for friends at once where one link brings as many as come; elsewhere the form asks how many. */
  async invite() {
    const { state, oneLink, openRoom } = this.deps;
    // Else the page would count as idle until the site has answered.
    state.openingForm = true;
    this.deps.draw();
    if (!(await oneLink().finally(() => (state.openingForm = false)))) return this.open("friends");
    await this.#begin("friends", (form) => openRoom(wishOf(form)));
  }

  /** @param {People} people "": the one here @param {(form: import("../../kit/setup-model.js").SetupModel) => Promise<void>} begin */
  async #begin(people, begin) {
    const { state, draw, engineStarted, engine } = this.deps;
    if (state.starting) return;
    state.opening = "";
    // Until the game is on the table the page is not idle.
    state.starting = true;
    draw();
    const form = await this.preparedForm().catch((error) => (this.deps.failed(error), null));
    if (people) form?.seatPeople(people);
    else form?.seatHere();
    await engineStarted;
    if (form && state.engineStart) await form.review(engine().call);
    if (form && !form.problem) return begin(form).finally(() => this.setStarting(false));
    this.setStarting(false);
    if (form) await this.open(people);
  }

  /** @returns {Promise<NewGameController["form"]>} the form of the chosen game; null before the engine has said what it offers */
  async preparedForm() {
    const { state, settings, ownPlayers } = this.deps;
    const { game } = state;
    const { next } = this;
    const offer = presentOffer(state);
    if (!offer) return null;
    const [name, last, own] = await Promise.all([readOwnName(settings), settings.get(lastSetup(game.id)), ownPlayers().catch(() => [])]);
    // Own players cannot play with friends at other devices.
    const mine = next ? [] : own.filter((player) => player.game === game.id);
    if (mine.length > 0) await useTexts(WORKSHOP_TEXTS).catch(() => undefined);
    // Another game was chosen meanwhile.
    if (state.game !== game) return this.preparedForm();
    const filled = next?.game === game.id ? repeatedForm(game.setup.repeat(next.setup, last), next.seats) : last;
    const form = game.setup.model(offer, next ? { ...state.flags, players: null } : state.flags, name, filled);
    if (mine.length > 0) form.offerOwn(mine);
    if (next) seatAsBefore(form, next.seats, next.guests);
    return form;
  }

  close() {
    this.deps.screens.close("form");
  }

  /** Called when the form has been left. */
  clear() {
    const { next, deps } = this;
    this.form = this.next = null;
    // The game before is in sight again: another one may have been chosen in the form.
    if (next && !this.begun) void deps.useGame(next.game).catch(deps.failed);
  }

  /**
   * Changes the form, and has the engine check it.
   * @param {() => void} change
   */
  edit(change) {
    this.note(change);
    void this.review();
  }

  /**
   * Changes what the engine need not check.
   * @param {() => void} change
   */
  note(change) {
    change();
    this.deps.draw();
  }

  /** Has the engine check the form, if the form is open and the engine has started. */
  async review() {
    const { state, engine } = this.deps;
    if (!this.form || !state.engineStart) return;
    const running = engine();
    const { form } = this;
    await form.review(running.call);
    this.deps.draw();
    await this.advise(form, running.call);
  }

  /**
   * Finds opponents about as strong as the person for the table that was reviewed.
   * @param {import("../../kit/setup-model.js").SetupModel} form
   * @param {import("../../types.js").Call} call
   */
  async advise(form, call) {
    const { reviews, game, ownName, problem } = form;
    // Without advice one can play as well.
    const rated = ownName === null || problem ? null : await this.deps.evenFor({ game, name: ownName, setup: form.setup }, call).catch(() => null);
    if (form.reviews !== reviews || this.form !== form) return;
    form.rated = rated;
    this.deps.draw();
  }

  /** Starts the game that was put together. */
  async start() {
    const { state, settings, engineStarted, openRoom } = this.deps;
    const { form, next } = this;
    if (!form || state.starting) return;
    // Kept for the next game.
    if (form.ownName !== null) void keepOwnName(settings, form.ownName);
    void settings.set(lastSetup(form.game), state.game.setup.remember(form));
    this.setStarting(true);
    await engineStarted;
    // A random set may not be drawn yet.
    await this.review();
    this.setStarting(false);
    if (this.form !== form || form.problem) return;
    const wish = wishOf(form);
    if (next) {
      this.begun = true;
      await next.begin(wish, form.seats.map(({ guest }) => guest ?? null));
    } else if (form.hasFriends) await openRoom(wish);
    else await this.deal(form);
  }

  /** @param {import("../../kit/setup-model.js").SetupModel} form */
  async deal(form) {
    await this.deps.create({ ...wishOf(form), ...form.files, seed: form.seedNumber, free: form.free && form.offersFree });
  }

  /** @param {boolean} starting */
  setStarting(starting) {
    this.deps.state.starting = starting;
    this.deps.closed();
  }
}

/** @param {import("../../kit/setup-model.js").SetupModel} form @returns {Wish} */
const wishOf = (form) => ({ game: form.game, setup: form.setup, seating: form.chairs });

/**
 * @param {string} game
 * @returns {string} the setting with its last set-up; the first game has a name from when it was the only one
 */
function lastSetup(game) {
  return game === FIRST.id ? "setup" : `setup-${game}`;
}

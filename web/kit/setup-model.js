// @ts-check
// Holds the form for a new game while it is filled in: who plays each seat. A game adds its own fields in a subclass, and
// the engine says what is legal.
import { t } from "../lib/i18n.js";
import { isComputer, OWN } from "./seating.js";
import { cleanName } from "../lib/own-name.js";
import { MIX, tempersOf, withTemper } from "./computer-levels.js";

/** @typedef {import("../types.js").Setup} Setup */
/** @typedef {{id: string, name: string, text: string}} OwnFile the file of a player that the person has written */
/** @typedef {{name: string, player: string, own?: OwnFile, wish?: string}} Chair `own` plays it; `wish` is the id of the file that did last */
/** @typedef {(method: string, params: object) => Promise<any>} Call */

const PERSON = "person";
const ELSEWHERE = "elsewhere";
/** So many own players sit at a table at most: each has an interpreter of its own. */
const MOST_OWN = 3;

/** A game's subclass has its own `setup`, `counts` and `edition`. */
export class SetupModel {
  /**
   * @param {string} game its id
   * @param {readonly string[]} kinds who may sit on a chair
   * @param {number | null} seed wanted in the address
   * @param {string} name of the person at this device; "" for none
   */
  constructor(game, kinds, seed, name) {
    this.game = game;
    this.kinds = kinds;
    this.seed = seed === null ? "" : String(seed);
    /** @type {Chair[]} */
    this.seats = [{ name, player: PERSON }];
    this.savedName = name;
    /** The temper of the computer players, `MIX`, or "" for an even one. */
    this.temper = "";
    /** Whether decisions may be taken back freely, where that can be had. */
    this.free = false;
    /** @type {readonly OwnFile[]} what the person has written for this game */
    this.ownPlayers = [];
    /** Whether more than the usual is shown. */
    this.more = false;
    /** @type {unknown} why the engine would refuse it */
    this.problem = null;
    this.reviews = 0;
  }

  /** @returns {string} the edition it is worded as */
  get edition() {
    return "";
  }

  /** @returns {number[]} how many may play */
  get counts() {
    return [this.seats.length];
  }

  /** @returns {Setup} as the engine wants it */
  get setup() {
    throw new Error("a model without a game");
  }

  /** @returns {boolean} whether decisions may be undone freely: only if no other person plays */
  get offersFree() {
    return this.seats.filter(({ player }) => player === PERSON).length === 1 && !this.hasFriends;
  }

  /** @returns {boolean} whether somebody plays at another device */
  get hasFriends() {
    return this.seats.some(({ player }) => player === ELSEWHERE);
  }

  /** @returns {boolean} whether this device is the table: no person plays at it, and friends play elsewhere */
  get isScreen() {
    return this.hasFriends && !this.ownSeat;
  }

  /** @param {boolean} wanted whether this device is the table */
  setScreen(wanted) {
    for (const [index, seat] of this.seats.entries()) {
      if (wanted && seat.player === PERSON) Object.assign(seat, { name: placeholder(ELSEWHERE, index), player: ELSEWHERE });
    }
    const friend = this.seats.find(({ player }) => player === ELSEWHERE);
    if (!wanted && friend) Object.assign(friend, { name: this.savedName, player: PERSON });
  }

  /** @returns {Chair | null} the seat that the next friend would get */
  get nextFriend() {
    return this.seats.find(({ player }) => isComputer(player)) ?? null;
  }

  /**
   * @param {Chair} seat
   * @param {string} player who plays it from now on: one of the kinds, or the id of an own player
   */
  choosePlayer(seat, player) {
    const { own: before } = seat;
    delete seat.own;
    const own = this.ownPlayers.find(({ id }) => id === player);
    if (own) return this.seatOwn(seat, own, before);
    if (before && seat.name === before.name) seat.name = this.freeName;
    // Own players play at one device only.
    if (player === ELSEWHERE) for (const other of this.seats) if (other.own) this.choosePlayer(other, this.usual);
    const index = this.seats.indexOf(seat);
    // The page's own name for a computer player is none for a friend, who brings one; nor the other way round.
    if (player === ELSEWHERE && computerNames().includes(seat.name)) seat.name = placeholder(player, index);
    else if (player !== ELSEWHERE && seat.name === placeholder(seat.player, index)) seat.name = this.freeName;
    seat.player = player;
  }

  /**
   * @param {Chair} seat
   * @param {OwnFile} own plays it from now on
   * @param {OwnFile} [before] did until now
   */
  seatOwn(seat, own, before) {
    // A name that the person has typed stays.
    if (["", before?.name, ...computerNames()].includes(seat.name) || seat.player === PERSON) seat.name = own.name;
    Object.assign(seat, { player: OWN, own });
  }

  /**
   * Lets own players be chosen, and gives them the seats that they had last.
   * @param {readonly OwnFile[]} own
   */
  offerOwn(own) {
    this.ownPlayers = own;
    for (const seat of this.seats) {
      if (seat.wish && isComputer(seat.player) && this.maySeatOwn(seat)) this.choosePlayer(seat, own.some(({ id }) => id === seat.wish) ? seat.wish : seat.player);
      delete seat.wish;
    }
  }

  /**
   * @param {Chair} seat
   * @returns {boolean} whether an own player may have it
   */
  maySeatOwn(seat) {
    return !this.hasFriends && this.seats.filter((other) => other.own && other !== seat).length < MOST_OWN;
  }

  /** @returns {{files?: Record<number, {name: string, text: string}>}} the files that play, by seat; nothing where none does */
  get files() {
    const files = Object.fromEntries(this.seats.flatMap(({ own }, seat) => (own ? [[seat, { name: own.name, text: own.text }]] : [])));
    return this.seats.some(({ own }) => own) ? { files } : {};
  }

  /** @returns {string} the usual computer player */
  get usual() {
    return this.kinds.find(isComputer) ?? PERSON;
  }

  /** @returns {string} an unused name */
  get freeName() {
    return computerNames().find((name) => this.seats.every((seat) => seat.name !== name)) ?? t("default-name");
  }

  /** @returns {Chair[]} the seats, with a name for everybody */
  get chairs() {
    const chairs = this.seats.map(({ name, player }) => ({ name: cleanName(name) || t("default-name"), player }));
    return withTemper(chairs, this.temper, this.kinds);
  }

  /** @returns {string[]} what the temper may be; none where the game has none, or no player here could have one */
  get tempers() {
    const found = this.seats.some(({ player }) => this.kinds.some((kind) => kind.startsWith(`${player}-`))) ? tempersOf(this.kinds) : [];
    return found.length > 0 ? ["", MIX, ...found] : [];
  }

  /** @returns {Chair | null} the seat of the person at this device, who may go without a name */
  get ownSeat() {
    return this.seats.find(({ player }) => player === PERSON) ?? null;
  }

  /** @returns {string | null} the name that this person has chosen, "" for none; null where no person plays here */
  get ownName() {
    return this.ownSeat && cleanName(this.ownSeat.name);
  }

  /** @returns {number} the wanted seed, or a random one */
  get seedNumber() {
    const wanted = Number(this.seed);
    return this.seed !== "" && Number.isSafeInteger(wanted) ? wanted : randomSeed();
  }

  /** @param {number} count */
  resize(count) {
    const player = this.usual;
    while (this.seats.length < count) this.seats.push({ name: this.freeName, player });
    this.seats.length = count;
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    const [chair] = this.seats.splice(from, 1);
    if (chair) this.seats.splice(to, 0, chair);
  }

  shuffle() {
    for (let last = this.seats.length - 1; last > 0; last -= 1) this.move(randomSeed() % (last + 1), last);
  }

  /**
   * Has the engine say whether the table can be set up like this.
   * @param {Call} call
   */
  async review(call) {
    const review = ++this.reviews;
    const current = () => review === this.reviews;
    /** @type {unknown} */
    let problem = null;
    try {
      await this.complete(call, current);
      if (current()) await call("check", { game: this.game, setup: this.setup });
    } catch (error) {
      problem = error;
    }
    const found = await this.explore(call);
    if (current()) Object.assign(this, { problem, ...found });
  }

  /**
   * Has the engine fill in what is left to it.
   * @param {Call} _call
   * @param {() => boolean} _current whether the form has not been changed meanwhile
   */
  async complete(_call, _current) {}

  /**
   * Asks the engine what else could be chosen.
   * @param {Call} _call
   * @returns {Promise<object>} members to set
   */
  async explore(_call) {
    return {};
  }
}

/** @returns {string[]} */
function computerNames() {
  return t("computer-names").split(",").map((name) => name.trim());
}

/**
 * @param {string} player
 * @param {number} index of the seat
 * @returns {string} what the page calls somebody who has no name yet; "" for a person, who is asked
 */
export function placeholder(player, index) {
  return player === ELSEWHERE ? t("friend-name", { seat: index + 1 }) : "";
}

/** @returns {number} a whole number below 2^53, as many as JavaScript and JSON carry exactly */
export function randomSeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

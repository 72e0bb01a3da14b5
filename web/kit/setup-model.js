// @ts-check
// Keeps the contents of the form for a new game: who plays each seat. A game adds its own fields in a subclass. The engine
// says whether the set-up is legal.
import { t } from "../lib/i18n.js";
import { isComputer, OWN } from "./seating.js";
import { cleanName } from "../lib/own-name.js";
import { MIX, tempersOf, withTemper } from "./computer-levels.js";
import { guestKind, resizeWithGuests, seatGuest, watchingGuests } from "./guest-seats.js";

/** @import { Call, Setup } from "../types.js" */
/** @typedef {{id: string, name: string, text: string}} OwnFile a computer player that the person has written */
/**
 * `own`: the own player in this chair; `lastOwn`: id of the own player that had it in the last game; `guest`: the guest of the game
 * before who comes to it.
 * @typedef {{name: string, player: string, own?: OwnFile, lastOwn?: string, guest?: number}} Chair
 */
/** @typedef {"" | "friends" | "here" | "screen"} People who shall play: as before, friends at other devices, people at this one, or friends round a big screen */

const PERSON = "person";
const ELSEWHERE = "elsewhere";
/** The most own players at a table: each runs in an interpreter of its own. */
const MOST_OWN = 3;

/** Base class of the forms of all games. A subclass overrides `setup`, and may override `edition`. */
export class SetupModel {
  /**
   * @param {string} game its id
   * @param {readonly string[]} kinds kinds of players for a chair
   * @param {number | null} seed the one in the page's address; null if there is none
   * @param {string} name of the person at this device; "" for none
   * @param {readonly number[]} [range] the fewest and the most players
   */
  constructor(game, kinds, seed, name, [fewest = 1, most = fewest] = []) {
    this.game = game;
    /** The possible numbers of players. */
    this.counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
    this.kinds = kinds;
    this.seed = seed === null ? "" : String(seed);
    /** @type {Chair[]} */
    this.seats = [{ name, player: PERSON }];
    this.savedName = name;
    /** The temper of the computer players, `MIX`, or "" for none. */
    this.temper = "";
    /** Whether all decisions may be undone, if `offersFree`. */
    this.free = false;
    /** @type {readonly OwnFile[]} the own players of this game that can be chosen */
    this.ownPlayers = [];
    /** @type {readonly import("./guest-seats.js").ComingGuest[]} the guests of the game before, who come along */
    this.guests = [];
    /** Whether the form asks the people at this device for their names, and nothing else. */
    this.namesOnly = false;
    /** Whether the part "more options" is open. */
    this.more = false;
    /** @type {unknown} the engine's refusal of the set-up; null if it is legal */
    this.problem = null;
    /** @type {import("../types.js").Rated | null} the rating of the person, and opponents about as strong; null if unknown */
    this.rated = null;
    /** How many reviews have begun: only the answers to the latest one count. */
    this.reviews = 0;
  }

  /** @returns {string} the edition whose texts are used */
  get edition() {
    return "";
  }

  /** @returns {Setup} the set-up for the engine */
  get setup() {
    throw new Error("a model without a game");
  }

  /** @returns {boolean} whether the person can choose free undo: only if no other person plays */
  get offersFree() {
    return this.seats.filter(({ player }) => player === PERSON).length === 1 && !this.hasFriends && this.guests.length === 0;
  }

  /** @returns {string[]} levels about as strong as the person, for each other seat; [] if none is known or others play, too */
  get evenLevels() {
    const levels = this.rated?.even?.levels ?? [];
    return this.offersFree && levels.length === this.seats.length - 1 && levels.every((level) => this.kinds.includes(level)) ? levels : [];
  }

  /** @returns {boolean} whether these opponents sit at the table */
  get isEven() {
    const others = this.seats.filter((seat) => seat !== this.ownSeat).map(({ player }) => player);
    return [...others].sort().join() === [...this.evenLevels].sort().join();
  }

  /** Seats opponents about as strong as the person. */
  seatEven() {
    const others = this.seats.filter((seat) => seat !== this.ownSeat);
    for (const [at, level] of this.evenLevels.entries()) if (others[at]) this.choosePlayer(others[at], level);
  }

  /** @returns {boolean} whether somebody plays at another device */
  get hasFriends() {
    return this.seats.some(({ player }) => player === ELSEWHERE);
  }

  /** @returns {boolean} whether a friend at the table must be invited */
  get hasNewcomers() {
    return this.seats.some(({ player, guest }) => player === ELSEWHERE && guest === undefined);
  }

  /** @returns {boolean} whether this device is a big screen: no person plays at it, friends play at other devices */
  get isScreen() {
    return this.hasFriends && !this.ownSeat;
  }

  /** @param {boolean} wanted whether this device is a big screen */
  setScreen(wanted) {
    for (const [index, seat] of this.seats.entries()) {
      if (wanted && seat.player === PERSON) Object.assign(seat, { name: placeholder(ELSEWHERE, index), player: ELSEWHERE });
    }
    if (wanted) return;
    // A guest who comes along keeps its seat where another one can be had.
    const friends = this.seats.filter(({ player }) => player === ELSEWHERE);
    const seat = friends.find(({ guest }) => guest === undefined) ?? (this.guests.length > 0 ? this.nextFriend : null) ?? friends[0];
    if (!seat) return;
    delete seat.guest;
    Object.assign(seat, { name: this.savedName, player: PERSON });
  }

  /**
   * Gives a seat to those for whom the form was opened, if none has one yet.
   * @param {People} people
   */
  seatPeople(people) {
    const { nextFriend } = this;
    if (people === "friends" && nextFriend && (!this.hasFriends || this.isScreen)) {
      this.setScreen(false);
      if (!this.hasFriends) this.choosePlayer(nextFriend, ELSEWHERE);
    }
    if (people === "screen") this.setScreen(true);
    if (people === "here") this.seatHere();
    this.namesOnly = people === "here";
    if (people === "here" && nextFriend && this.seats.filter(({ player }) => player === PERSON).length < 2) this.choosePlayer(nextFriend, PERSON);
  }

  /** Gives the seats of friends at other devices to computer players, and one to the person here: then a game can begin at once. */
  seatHere() {
    if (this.isScreen) this.setScreen(false);
    for (const seat of this.seats) if (seat.player === ELSEWHERE) this.choosePlayer(seat, this.usualComputer);
  }

  /**
   * Names who plays at a seat of this device; without a name a computer player has it.
   * @param {Chair} seat
   * @param {string} name
   */
  namePerson(seat, name) {
    if (!name && seat !== this.ownSeat) this.choosePlayer(seat, this.usualComputer);
    else if (seat.player !== PERSON) this.choosePlayer(seat, PERSON);
    seat.name = name || (seat.player === PERSON ? "" : this.freeName);
  }

  /** @returns {Chair | null} the seat for the next friend: the first one of a computer player */
  get nextFriend() {
    return this.seats.find(({ player }) => isComputer(player)) ?? null;
  }

  /** @returns {number} the next larger number of players; 0 where there is none */
  get nextCount() {
    return this.counts.find((count) => count > this.seats.length) ?? 0;
  }

  /** Gives the next seat to a friend: one who watches, else one who must be invited. A full table gets a seat more. */
  addFriend() {
    if (!this.nextFriend && this.nextCount) this.resize(this.nextCount);
    const { nextFriend } = this;
    const [watching] = watchingGuests(this);
    if (nextFriend) this.choosePlayer(nextFriend, watching ? guestKind(watching) : ELSEWHERE);
  }

  /**
   * @param {Chair} seat
   * @param {string} player one of the kinds, the id of an own player, or what `guestKind` says of a guest
   */
  choosePlayer(seat, player) {
    const coming = this.guests.find((guest) => guestKind(guest) === player);
    if (coming) return seatGuest(this, seat, coming);
    if (seat.guest !== undefined) {
      // Its name goes with it.
      delete seat.guest;
      const index = this.seats.indexOf(seat);
      Object.assign(seat, { name: player === PERSON ? this.savedName : placeholder(ELSEWHERE, index), player: ELSEWHERE });
    }
    const { own: before } = seat;
    delete seat.own;
    const own = this.ownPlayers.find(({ id }) => id === player);
    if (own) return this.seatOwn(seat, own, before);
    if (before && seat.name === before.name) seat.name = this.freeName;
    // Own players cannot play with friends at other devices.
    if (player === ELSEWHERE) for (const other of this.seats) if (other.own) this.choosePlayer(other, this.usualComputer);
    const index = this.seats.indexOf(seat);
    // A name that the page gave to a computer player is not kept for a friend, who brings a name, or for a person, who is asked for
    // one; nor the other way round.
    const given = seat.name === placeholder(seat.player, index) || computerNames().includes(seat.name);
    if (!isComputer(player) && seat.player !== player && given) seat.name = placeholder(player, index);
    else if (player !== ELSEWHERE && seat.name === placeholder(seat.player, index)) seat.name = this.freeName;
    seat.player = player;
  }

  /**
   * @param {Chair} seat
   * @param {OwnFile} own takes the seat
   * @param {OwnFile} [before] the own player that had it until now
   */
  seatOwn(seat, own, before) {
    // A name that the person has typed stays.
    if (["", before?.name, ...computerNames()].includes(seat.name) || seat.player === PERSON) seat.name = own.name;
    Object.assign(seat, { player: OWN, own });
  }

  /**
   * Lets the person choose own players, and gives these the seats that they had in the last game.
   * @param {readonly OwnFile[]} own
   */
  offerOwn(own) {
    this.ownPlayers = own;
    for (const seat of this.seats) {
      if (seat.lastOwn && isComputer(seat.player) && this.maySeatOwn(seat)) this.choosePlayer(seat, own.some(({ id }) => id === seat.lastOwn) ? seat.lastOwn : seat.player);
      delete seat.lastOwn;
    }
  }

  /**
   * @param {Chair} seat
   * @returns {boolean} whether an own player may take it
   */
  maySeatOwn(seat) {
    return !this.hasFriends && this.guests.length === 0 && this.seats.filter((other) => other.own && other !== seat).length < MOST_OWN;
  }

  /** @returns {{files?: Record<number, {name: string, text: string}>}} the files of own players, by seat; {} if there are none */
  get files() {
    const files = Object.fromEntries(this.seats.flatMap(({ own }, seat) => (own ? [[seat, { name: own.name, text: own.text }]] : [])));
    return this.seats.some(({ own }) => own) ? { files } : {};
  }

  /** @returns {string} the kind of computer player that takes a seat by default */
  get usualComputer() {
    return this.kinds.find(isComputer) ?? PERSON;
  }

  /** @returns {string} an unused name */
  get freeName() {
    return computerNames().find((name) => this.seats.every((seat) => seat.name !== name)) ?? t("default-name");
  }

  /** @returns {Chair[]} the seats for the engine: each with a name, computer players with their temper */
  get chairs() {
    const people = this.seats.filter(({ player }) => player === PERSON);
    // Of several people without a name the curtain would name none.
    const unnamed = (/** @type {string} */ player, /** @type {number} */ index) =>
      player === PERSON && people.length > 1 ? `${t("default-name")} ${index + 1}` : t("default-name");
    const chairs = this.seats.map(({ name, player }, index) => ({ name: cleanName(name) || unnamed(player, index), player }));
    return withTemper(chairs, this.temper, this.kinds);
  }

  /** @returns {string[]} the choices of a temper; [] if the game has none, or if no level at the table has one */
  get tempers() {
    const found = this.rivals > 0 ? tempersOf(this.kinds) : [];
    return found.length > 0 ? ["", MIX, ...found] : [];
  }

  /** @returns {number} how many computer players have a level with tempers */
  get rivals() {
    return this.seats.filter(({ player }) => this.kinds.some((kind) => kind.startsWith(`${player}-`))).length;
  }

  /** @returns {Chair | null} the seat of the person at this device, whose name may be empty */
  get ownSeat() {
    return this.seats.find(({ player }) => player === PERSON) ?? null;
  }

  /** @returns {string | null} that person's name, "" for none; null if no person plays at this device */
  get ownName() {
    return this.ownSeat && cleanName(this.ownSeat.name);
  }

  /** @returns {number} the seed that the person typed, or a random one */
  get seedNumber() {
    const wanted = Number(this.seed);
    return this.seed !== "" && Number.isSafeInteger(wanted) ? wanted : randomSeed();
  }

  /** @param {number} count */
  resize(count) {
    if (this.guests.length > 0) return resizeWithGuests(this, count);
    const player = this.usualComputer;
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
   * Asks the engine whether the set-up is legal, and what else can be chosen.
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
   * Lets the engine fill in what the person leaves to chance.
   * @param {Call} _call
   * @param {() => boolean} _current whether this is still the latest review
   */
  async complete(_call, _current) {}

  /**
   * Asks the engine what else can be chosen.
   * @param {Call} _call
   * @returns {Promise<object>} fields to set on the form
   */
  async explore(_call) {
    return {};
  }
}

/** @returns {string[]} the names that the page gives to computer players */
function computerNames() {
  return t("computer-names").split(",").map((name) => name.trim());
}

/**
 * @param {string} player
 * @param {number} index of the seat
 * @returns {string} the page's name for a friend who has no name yet; "" for other players
 */
export function placeholder(player, index) {
  return player === ELSEWHERE ? t("friend-name", { seat: index + 1 }) : "";
}

/** @returns {number} a whole number below 2^53, which JavaScript and JSON represent exactly */
export function randomSeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

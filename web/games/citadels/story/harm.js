// @ts-check
// Finds what others do to a seat, as far as that seat was told. The card over the board and the lines of the log use it
// alike.

/** @typedef {import("../../../types.js").EventView} EventView */

/** Whether an event hits a seat; `mine`: its character is one of that seat's. @typedef {(data: EventView["data"], seat: number, mine: boolean) => boolean} Test */

/** By kind of event: whether something is done to a seat, and not by itself. @type {Readonly<Record<string, Test>>} */
const DEEDS = {
  character_named: ({ seat: by }, seat, mine) => mine && by !== seat,
  mark_unmasked: (_data, _seat, mine) => mine,
  gold_moved: ({ from }, seat) => from === seat,
  cards_given: ({ from }, seat) => from === seat,
  hand_shown: ({ seat: whose, by }, seat) => whose === seat && by !== seat,
  hands_swapped: ({ other }, seat) => other === seat,
  characters_swapped: ({ other }, seat) => other === seat,
  district_destroyed: ({ seat: whose, by }, seat) => whose === seat && by !== seat,
  district_confiscated: ({ seat: whose }, seat) => whose === seat,
  district_seized: ({ seat: whose, by }, seat) => whose === seat && by !== seat,
  districts_exchanged: ({ other }, seat) => other === seat,
};

/** What comes of such a deed later. @type {Readonly<Record<string, Test>>} */
const ENSUES = {
  nobody_answered: (_data, _seat, mine) => mine,
  turn_resumed: ({ seat: by }, seat, mine) => mine && by !== seat,
  turn_lost: ({ seat: whose }, seat) => whose === seat,
};

/** Events after them are not attributed to the seat that decided. */
const PASSES_ON = new Set(["rank_called", "round_ended", "round_started"]);

/** Every kind of event that can be done to somebody. */
export const AGAINST = new Set(Object.keys(DEEDS));

/** Reads what a seat is told, event by event. */
export class Harm {
  /**
   * @param {number | null} seat null for a spectator, to whom nothing is done
   * @param {Iterable<string>} [mine] its characters, where something went before
   */
  constructor(seat, mine = []) {
    this.seat = seat;
    this.mine = new Set(mine);
    /** @type {number | null} who decided, as long as what happens is their doing */
    this.decider = null;
  }

  /** @returns {boolean} whether what happens is the seat's own doing */
  get own() {
    return this.seat !== null && this.decider === this.seat;
  }

  /**
   * Learns whose doing the next events are, and which characters are the seat's. Comes before the questions below.
   * @param {EventView} event
   * @param {readonly string[]} [afterwards] the seat's characters after the moment, where that is known
   */
  read({ kind, data }, afterwards) {
    const { seat, mine } = this;
    const { character } = data;
    if (PASSES_ON.has(kind)) this.decider = null;
    if (kind === "round_started") mine.clear();
    if (typeof character !== "string") return;
    if (data["seat"] === seat && (kind === "character_drafted" || kind === "character_revealed")) mine.add(character);
    if (kind !== "characters_swapped") return;
    // The log does not say which of several was given away.
    if (afterwards || mine.size === 1) mine.clear();
    for (const one of afterwards ?? [character]) mine.add(one);
  }

  /**
   * @param {EventView} event
   * @returns {boolean} whether it is done to the seat, by others
   */
  done({ kind, data }) {
    return this.meets(DEEDS[kind], data) && !this.own;
  }

  /**
   * @param {EventView} event
   * @returns {boolean} whether it comes of what was done to the seat
   */
  ensues({ kind, data }) {
    return this.meets(ENSUES[kind], data);
  }

  /**
   * @param {Test | undefined} test
   * @param {EventView["data"]} data
   */
  meets(test, data) {
    return this.seat !== null && test !== undefined && test(data, this.seat, this.mine.has(String(data["character"])));
  }
}

/**
 * What was done to a seat by others. Whom a token hits, only those know who know the characters: so it is told from what
 * the seat itself was told.
 * @param {readonly import("../../../kit/story.js").Entry[]} entries the log of that seat
 * @param {number} seat
 * @returns {Set<number>} ids of lines
 */
export function against(entries, seat) {
  /** @type {Set<number>} */
  const found = new Set();
  const harm = new Harm(seat);
  let moment = -1;
  for (const { id, number, by, event } of entries) {
    if (number !== moment) harm.decider = by;
    moment = number;
    harm.read(event);
    if (harm.done(event) || harm.ensues(event)) found.add(id);
  }
  return found;
}

// @ts-check
// Finds the events that harm a seat, as far as that seat was told, for the card over the board and for the lines of the log.

/** @typedef {import("../../../types.js").EventView} EventView */

/** Tests whether an event harms a seat. `mine`: the event's character is one of that seat's.
 * @typedef {(data: EventView["data"], seat: number, mine: boolean) => boolean} Test
 */

/** Kinds of events that can harm a seat, and whether they do: not if the seat did it itself.
 * @type {Readonly<Record<string, Test>>}
 */
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

/** Kinds of events that follow later from such a deed. @type {Readonly<Record<string, Test>>} */
const CONSEQUENCES = {
  nobody_answered: (_data, _seat, mine) => mine,
  turn_resumed: ({ seat: by }, seat, mine) => mine && by !== seat,
  turn_lost: ({ seat: whose }, seat) => whose === seat,
};

/** Kinds of events from which on nothing is attributed to the seat that decided. */
const ENDS_DECISION = new Set(["rank_called", "round_ended", "round_started"]);

/** Kinds of events that can harm a seat. */
export const AGAINST = new Set(Object.keys(DEEDS));

/** Reads the events that a seat is told, one by one, and says which harm it. */
export class Harm {
  /**
   * @param {number | null} seat null for a spectator, whom nothing harms
   * @param {Iterable<string>} [mine] its characters before the first event
   */
  constructor(seat, mine = []) {
    this.seat = seat;
    this.mine = new Set(mine);
    /** @type {number | null} the seat whose decision caused the present events; null after `ENDS_DECISION` */
    this.decider = null;
  }

  /** @returns {boolean} whether the seat's own decision caused the present events */
  get own() {
    return this.seat !== null && this.decider === this.seat;
  }

  /**
   * Notes which characters the seat has, and when a decision has no more effects. Call it before `done` and `ensues`.
   * @param {EventView} event
   * @param {readonly string[]} [afterwards] the seat's characters after the moment, if known
   */
  read({ kind, data }, afterwards) {
    const { seat, mine } = this;
    const { character } = data;
    if (ENDS_DECISION.has(kind)) this.decider = null;
    if (kind === "round_started") mine.clear();
    if (typeof character !== "string") return;
    if (data["seat"] === seat && (kind === "character_drafted" || kind === "character_revealed")) mine.add(character);
    if (kind !== "characters_swapped") return;
    // The event does not say which of several characters the seat gave away.
    if (afterwards || mine.size === 1) mine.clear();
    for (const one of afterwards ?? [character]) mine.add(one);
  }

  /**
   * @param {EventView} event
   * @returns {boolean} whether another player harms the seat with it
   */
  done({ kind, data }) {
    return this.passes(DEEDS[kind], data) && !this.own;
  }

  /**
   * @param {EventView} event
   * @returns {boolean} whether it follows from harm that was done to the seat before
   */
  ensues({ kind, data }) {
    return this.passes(CONSEQUENCES[kind], data);
  }

  /**
   * @param {Test | undefined} test
   * @param {EventView["data"]} data
   * @returns {boolean}
   */
  passes(test, data) {
    return this.seat !== null && test !== undefined && test(data, this.seat, this.mine.has(String(data["character"])));
  }
}

/**
 * Finds the lines of the log that tell what others did to its reader. Only the reader's own log says which characters that seat
 * has, and so which tokens harm it.
 * @param {readonly import("../../../kit/story.js").Entry[]} entries the log of that seat
 * @param {number} seat of the reader
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

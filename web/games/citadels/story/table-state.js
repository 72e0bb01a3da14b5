// @ts-check
// Computes the public state of a round while its events are told, between two views.

/** @typedef {import("../../../types.js").EventView} EventView */
/** @typedef {import("../../../types.js").View} View */
/** @typedef {import("../../../types.js").SeatView} SeatView */
/** @typedef {Record<string, any>} Facts */

/** The fields of a seat that change while events are told.
 * @typedef {Pick<SeatView, "gold" | "characters" | "drafted" | "crown">} Holding
 */

/** The fields of a view that change while events are told. Cities and hands change with the next view.
 * @typedef {Pick<View, "round" | "phase" | "rank" | "leader" | "crown" | "turn" | "characters" | "marks"> & Partial<Pick<View, "mine" | "seen" | "facedown">> & {seats: readonly Holding[]}} Public
 */

/**
 * Changes that the board shows as soon as an event is told, by kind of event.
 * @type {Readonly<Record<string, (table: Public, data: Facts, cause: string) => Partial<Public>>>}
 */
const AT_START = {
  round_started: ({ characters, seats }, { round, crown }) => ({
    round, phase: "draft", rank: 0, leader: crown, turn: null, marks: [],
    // All characters of the last round are returned.
    mine: [], seen: [], facedown: 0,
    characters: characters.map((one) => ({ ...one, fate: "", seat: null })),
    seats: seats.map((one) => ({ ...one, characters: [], drafted: 0 })),
  }),
  character_removed: ({ characters }, { character }) => ({ characters: withFate(characters, character, "faceup", null) }),
  character_drafted: ({ seats }, { seat }) => ({ seats: seats.map((one, at) => (at === seat ? { ...one, drafted: one.drafted + 1 } : one)) }),
  rank_called: (_, { rank }) => ({ phase: "turns", rank, turn: null }),
  nobody_answered: ({ characters }, { character }) => ({ turn: null, characters: withFate(characters, character, "absent", null) }),
  character_revealed: revealed,
  turn_resumed: (_, { seat, character }) => ({ turn: turnOf(seat, character) }),
  turn_ended: () => ({ turn: null }),
  turn_lost: () => ({ turn: null }),
  round_ended: () => ({ turn: null, rank: 0 }),
};

/**
 * Changes that the board shows after an event was told, when coins, tokens and the crown have arrived, by kind of event.
 * @type {Readonly<Record<string, (table: Public, data: Facts, cause: string) => Partial<Public>>>}
 */
const AT_END = {
  character_named: ({ marks }, { kind, character, seat }, cause) => ({ marks: [...marks, { kind, character, by: seat, card: cause, real: null }] }),
  gold_gained: ({ seats }, { seat, amount }) => ({ seats: withGold(seats, seat, amount) }),
  gold_paid: ({ seats }, { seat, amount }) => ({ seats: withGold(seats, seat, -amount) }),
  tax_collected: ({ seats }, { seat, amount }) => ({ seats: withGold(seats, seat, amount) }),
  tax_paid: ({ seats }, { seat, amount }) => ({ seats: withGold(seats, seat, -amount) }),
  gold_moved: ({ seats }, { from, to, amount }) => ({ seats: withGold(withGold(seats, from, -amount), to, amount) }),
  crown_moved: ({ seats }, { to }) => ({ crown: to, seats: seats.map((one, at) => ({ ...one, crown: at === to })) }),
};

/**
 * @param {Public} table
 * @param {Facts} data
 * @returns {Partial<Public>} the changes when a character is revealed
 */
function revealed({ rank, characters, seats }, { seat, character }) {
  const shown = { characters: withFate(characters, character, "revealed", seat), seats: seats.map((one, at) => (at === seat ? withRevealed(one, character) : one)) };
  // A murdered character that is revealed at the end of the round has no turn.
  const called = characters.some((one) => one.character === character && one.rank === rank);
  return { ...shown, ...(called ? { turn: turnOf(seat, character) } : { turn: null, rank: 0 }) };
}

/**
 * @param {Holding} holding
 * @param {string} character that the seat reveals
 * @returns {Holding}
 */
function withRevealed(holding, character) {
  return { ...holding, characters: [...holding.characters, character], drafted: Math.max(holding.drafted - 1, 0) };
}

/**
 * @param {View["characters"]} characters
 * @param {string} wanted
 * @param {string} fate
 * @param {number | null} seat
 */
function withFate(characters, wanted, fate, seat) {
  // A character that was discarded face up keeps that fate when no player answers.
  return characters.map((one) => (one.character === wanted && !(one.fate === "faceup" && fate === "absent") ? { ...one, fate, seat } : one));
}

/**
 * @param {number} seat
 * @param {string} character
 */
const turnOf = (seat, character) => ({ seat, character, gathered: false, builds_left: 0 });

/**
 * @param {readonly Holding[]} seats
 * @param {number} seat
 * @param {number} amount
 */
const withGold = (seats, seat, amount) => seats.map((one, at) => (at === seat ? { ...one, gold: one.gold + amount } : one));

/** Keeps the public state of a round from event to event. */
export class TableState {
  /** @param {View} view before the events */
  constructor(view) {
    const { round, phase, rank, leader, crown, turn, characters, marks, seats } = view;
    /** @type {Public} */
    this.now = { round, phase, rank, leader, crown, turn, characters, marks, seats: seats.map(holdingOf) };
  }

  /**
   * Makes the changes at the start of events.
   * @param {readonly EventView[]} events
   */
  begin(events) {
    for (const event of events) this.read(AT_START, event);
  }

  /**
   * Makes the changes after events were told.
   * @param {readonly EventView[]} events
   */
  end(events) {
    for (const event of events) this.read(AT_END, event);
  }

  /**
   * @param {typeof AT_START} changes
   * @param {EventView} event
   */
  read(changes, { kind, data, cause }) {
    this.now = { ...this.now, ...changes[kind]?.(this.now, data, cause) };
  }

  /** @returns {(view: View) => View} puts the present public state into a view */
  get drawn() {
    const { seats, ...now } = this.now;
    return (view) => ({ ...view, ...now, seats: view.seats.map((seat, at) => ({ ...seat, ...seats[at] })) });
  }
}

/**
 * @param {SeatView} seat
 * @returns {Holding}
 */
const holdingOf = ({ gold, characters, drafted, crown }) => ({ gold, characters, drafted, crown });

// @ts-check
// Keeps what lies before each person at the end of a game with the box, and has the engine count it after each change.
import { Evening } from "../evenings/evening.js";
import { readForm } from "../../kit/last-seating.js";
import { cutText } from "../../lib/cut-text.js";
import { MOST_REAL_PIECES } from "../../lib/generated/bounds.js";

/** @import { CountedTable, RealQuestion } from "../../types.js" */
/** @import { RealSet } from "./real-set.js" */
/** @typedef {{id: string, facts: Record<string, number>}} Piece */
/** `role`: what the person was at the end, for the history. @typedef {{pieces: Piece[], facts: Record<string, number>, role: string}} Seat */
/**
 * @typedef {object} Host
 * @property {(method: any, params: any) => Promise<any>} call of the engine
 * @property {() => void} changed keeps what was told, and draws
 * @property {() => void} draw
 * @property {(error: unknown) => void} failed
 * @property {(text: string) => void} toast
 * @property {import("./companion-controller.js").CompanionDeps["settings"]} settings
 */

/** The place after the last seat: the scores of all. */
export const RESULT = -1;

export class ScorePart {
  /**
   * @param {Host} host
   * @param {RealSet} set
   * @param {import("../../kit/companion.js").Companion} companion
   * @param {string | null} stored what `kept` gave
   */
  constructor(host, set, companion, stored) {
    this.host = host;
    this.set = set;
    this.companion = companion;
    const last = readForm(stored);
    /** @type {Seat[]} */
    this.seats = Array.isArray(last?.seats) ? last.seats.map(readSeat) : [];
    /** @type {Record<string, number>} answers about the whole table */
    this.facts = readFacts(last?.facts);
    /** Id of this game in the history of the group. */
    this.game = typeof last?.game === "string" && last.game.length < 80 ? last.game : newId();
    this.stored = last?.stored === true;
    /** The seat that is told of, or `RESULT`. */
    this.at = 0;
    this.query = "";
    /** Whether every piece of the box may be there. */
    this.whole = !set.known;
    /** @type {CountedTable | null} */
    this.counted = null;
    /** @type {unknown} the engine's refusal */
    this.problem = null;
    this.asked = 0;
    /** @type {Evening | null} */
    this.evening = null;
    this.fit();
  }

  kept() {
    const { seats, facts, game, stored } = this;
    return { seats, facts, game, stored };
  }

  /** @returns {number} how many are counted */
  get size() {
    const { set, companion } = this;
    return set.model.seats.length + (companion.rival(set.setup) ? 1 : 0);
  }

  /** @returns {string[]} the names of all who are counted */
  get names() {
    const rival = this.companion.rival(this.set.setup);
    return rival ? [...this.set.names, rival] : this.set.names;
  }

  /** Has as many seats as people. */
  fit() {
    while (this.seats.length < this.size) this.seats.push({ pieces: [], facts: {}, role: "" });
    this.seats.length = this.size;
    if (this.at >= this.size) this.at = 0;
  }

  /** @returns {any} the set-up that is counted with */
  get setup() {
    return this.whole ? this.companion.wholeBox(this.set.setup) : this.set.setup;
  }

  /** Has the engine count; only the answer to the latest question is shown. */
  async count() {
    const asked = ++this.asked;
    const { host, seats, facts, setup, set } = this;
    try {
      const told = seats.map(({ pieces, facts: own }) => ({ pieces, facts: own }));
      const counted = await host.call("count_table", { game: set.model.game, setup, seats: told, facts });
      if (asked !== this.asked) return;
      Object.assign(this, { counted, problem: null });
    } catch (error) {
      if (asked !== this.asked) return;
      // What was kept may be of a version with other pieces: it is shown and can be taken away.
      this.problem = error;
    }
    host.draw();
  }

  /** @param {() => void} change */
  change(change) {
    change();
    this.stored = false;
    this.host.changed();
    void this.count();
  }

  /** @returns {Seat} the one that is told of */
  get seat() {
    return /** @type {Seat} */ (this.seats[this.at]);
  }

  /** @param {string} id */
  add(id) {
    this.change(() => {
      this.seat.pieces.push({ id, facts: {} });
      this.query = "";
    });
  }

  /** @param {number} at */
  remove(at) {
    this.change(() => void this.seat.pieces.splice(at, 1));
  }

  /**
   * @param {RealQuestion} question
   * @param {number} value
   */
  answer({ id, seat, at }, value) {
    this.change(() => {
      const told = seat === null ? this : this.seats[seat];
      const facts = at === null ? told?.facts : this.seats[seat ?? 0]?.pieces[at]?.facts;
      if (facts) facts[id] = value;
    });
  }

  /**
   * @param {number} seat
   * @param {string} role
   */
  setRole(seat, role) {
    const told = this.seats[seat];
    if (!told) return;
    told.role = role;
    this.stored = false;
    this.host.changed();
  }

  /** @param {number} at a seat, or `RESULT` */
  show(at) {
    this.at = at;
    this.query = "";
    if (at === RESULT) void this.openHistory().catch(this.host.failed);
    this.host.draw();
  }

  /** @param {boolean} whole */
  showWhole(whole) {
    this.change(() => (this.whole = whole));
  }

  /** Begins the next game of the same people. */
  clear() {
    this.seats = [];
    this.facts = {};
    this.game = newId();
    this.evening = null;
    this.fit();
    this.show(0);
    this.change(() => undefined);
  }

  /** Opens the history of these people: the same people are one group on every device. */
  async openHistory() {
    const { host, set } = this;
    const group = cutText(`real ${[...set.names].sort().join("\n")}`, 200);
    if (this.evening?.record.rooms.includes(group)) return this.evening;
    const evening = new Evening(host);
    await evening.open(group);
    this.evening = evening;
    host.draw();
    return evening;
  }

  /** Adds the result to the history of these people. */
  async store() {
    const { counted, set, host, seats } = this;
    if (!counted) return;
    const people = set.names;
    const winners = counted.scores.flatMap(({ seat, place }) => (place === 1 && seat !== null ? [people[seat] ?? ""] : []));
    const roles = people.map((_, seat) => seats[seat]?.role ?? "");
    const evening = await this.openHistory();
    evening.note({ match: this.game, game: set.model.game, people, winners, ...(roles.some(Boolean) && { roles }) });
    this.stored = true;
    host.changed();
  }
}

const newId = () => `real-${crypto.randomUUID()}`;

/** @param {any} raw @returns {Seat} */
function readSeat(raw) {
  const pieces = Array.isArray(raw?.pieces) ? raw.pieces.slice(0, MOST_REAL_PIECES) : [];
  return { pieces: pieces.map((/** @type {any} */ piece) => ({ id: String(piece?.id), facts: readFacts(piece?.facts) })), facts: readFacts(raw?.facts), role: typeof raw?.role === "string" ? raw.role.slice(0, 60) : "" };
}

/** @param {any} raw @returns {Record<string, number>} */
function readFacts(raw) {
  const all = raw && typeof raw === "object" ? Object.entries(raw) : [];
  return Object.fromEntries(all.flatMap(([name, value]) => (Number.isSafeInteger(value) ? [[name, Number(value)]] : [])));
}

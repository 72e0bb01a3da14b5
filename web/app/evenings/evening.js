// @ts-check
// Keeps the score of an evening: who won how often in the games that the same people played one after the other. Each device keeps
// it by itself, in the settings. A backup has it.
import { fits } from "../../store/fits.js";

/** @typedef {EveningRow} EveningRecord */
/** @typedef {{name: string, wins: number, games: number}} EveningLine */
/** @import { Settings } from "../../lib/own-name.js" */
/** @import { Taken } from "../../store/records.js" */
/** @import { EveningGame, EveningRow } from "../../types.js" */

const NAME = "evenings";
/** @type {(raw: any) => raw is EveningRecord} */
const isEvening = fits("EveningRow");
const MOST_EVENINGS = 60;
const MOST_GAMES = 100;

/**
 * @param {Pick<Settings, "get">} settings
 * @returns {Promise<EveningRecord[]>} the latest first
 */
export async function readEvenings(settings) {
  return read((await settings.get(NAME).catch(() => null)) ?? "");
}

/** @param {string} stored @returns {EveningRecord[]} */
function read(stored) {
  try {
    const all = JSON.parse(stored || "[]");
    return Array.isArray(all) ? all.filter(isEvening) : [];
  } catch {
    // What is stored was edited: a new evening begins.
    return [];
  }
}

/** @param {Pick<Settings, "set">} settings */
export async function forgetEvenings(settings) {
  await settings.set(NAME, "[]");
}

/**
 * Merges the evenings of a backup into those of this device. No game of either is lost, up to the most that are kept.
 * @param {readonly unknown[]} records
 * @param {(name: string, change: (stored: string) => string) => Promise<unknown>} changeSetting
 * @returns {Promise<Taken>}
 */
export async function mergeEvenings(records, changeSetting) {
  const taken = { added: 0, changed: 0, refused: 0 };
  await changeSetting(NAME, (stored) => {
    // The database may call this again after a lost connection.
    Object.assign(taken, { added: 0, changed: 0, refused: 0 });
    let all = read(stored);
    for (const record of records) {
      if (!isEvening(record)) {
        taken.refused += 1;
        continue;
      }
      const known = all.find((one) => isOneEvening(one, record));
      const whole = known ? joined(known, record) : record;
      if (known && JSON.stringify(known) === JSON.stringify(whole)) continue;
      taken[known ? "changed" : "added"] += 1;
      all = [...all.filter((one) => one !== known), whole];
    }
    return JSON.stringify(latest(all));
  });
  return taken;
}

/**
 * @param {EveningRecord} one
 * @param {EveningRecord} other
 * @returns {boolean} whether both are of the same people's rooms
 */
const isOneEvening = (one, other) => one.rooms.some((room) => other.rooms.includes(room));

/**
 * @param {EveningRecord} known whose games and their order stay
 * @param {EveningRecord} other of the same evening
 * @returns {EveningRecord}
 */
function joined(known, other) {
  const own = new Set(known.games.map(({ match }) => match));
  const games = [...known.games, ...other.games.filter(({ match }) => !own.has(match))].slice(0, MOST_GAMES);
  return { rooms: [...new Set([...known.rooms, ...other.rooms])], began: Math.min(known.began, other.began), games };
}

/** @param {EveningRecord[]} all @returns {EveningRecord[]} those that are kept, the latest first */
const latest = (all) => all.sort((one, other) => other.began - one.began).slice(0, MOST_EVENINGS);

/**
 * @param {Pick<EveningRecord, "games">} evening
 * @returns {EveningLine[]} by wins
 */
export function tally({ games }) {
  /** @type {Map<string, EveningLine>} */
  const lines = new Map();
  for (const { people, winners } of games) {
    for (const name of people) {
      const { wins, games: played } = lines.get(name) ?? { wins: 0, games: 0 };
      lines.set(name, { name, wins: wins + Number(winners.includes(name)), games: played + 1 });
    }
  }
  return [...lines.values()].sort((one, other) => other.wins - one.wins || one.games - other.games);
}

/**
 * @param {Pick<EveningRecord, "games">} evening
 * @param {string} name of a person
 * @returns {[role: string, wins: number][]} what the person was in the games won, the most frequent first
 */
export function rolesOfWins({ games }, name) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { people, winners, roles = [] } of games) {
    const role = roles[people.indexOf(name)];
    if (role && winners.includes(name)) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]);
}

/** The evening of the room on the page. */
export class Evening {
  #settings;
  #draw;
  /** Changes are stored one after the other. */
  #stored = Promise.resolve();

  /**
   * @param {Settings} settings
   * @param {() => void} draw
   */
  constructor(settings, draw) {
    this.#settings = settings;
    this.#draw = draw;
    /** @type {EveningRecord} */
    this.record = { rooms: [], began: Date.now(), games: [] };
  }

  /** Finds the evening of a room that this device was in before. @param {string} room */
  async open(room) {
    const known = (await readEvenings(this.#settings)).find(({ rooms }) => rooms.includes(room));
    if (known) this.record = { ...known, games: [...known.games] };
    this.#join(room);
    this.#draw();
  }

  /** Goes on with the evening of the room before. @param {Evening} before @param {string} room */
  follow({ record }, room) {
    this.record = { ...record, games: [...record.games] };
    this.#join(room);
    this.#store();
  }

  /** @param {string} room */
  #join(room) {
    if (!this.record.rooms.includes(room)) this.record.rooms = [...this.record.rooms, room];
  }

  /** Adds a finished game, or corrects it. @param {EveningGame} game */
  note(game) {
    const others = this.record.games.filter(({ match }) => match !== game.match);
    this.record.games = [...others, game].slice(-MOST_GAMES);
    this.#store();
  }

  #store() {
    const { record } = this;
    this.#stored = this.#stored.then(async () => {
      const all = await readEvenings(this.#settings);
      // A backup may have brought more of this evening.
      const whole = all.filter((one) => isOneEvening(one, record)).reduce(joined, record);
      const others = all.filter((one) => !isOneEvening(one, record));
      await this.#settings.set(NAME, JSON.stringify([whole, ...others].slice(0, MOST_EVENINGS)));
    }).catch((error) => console.warn(error));
  }
}

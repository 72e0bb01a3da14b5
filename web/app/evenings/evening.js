// @ts-check
// Keeps the score of an evening: who won how often in the games that the same people played one after the other. Each device keeps
// it by itself, in the settings.

/**
 * A finished game of an evening.
 * @typedef {object} EveningGame
 * @property {string} match
 * @property {string} game
 * @property {string[]} people the names of those who played
 * @property {string[]} winners those of them who won
 */

/**
 * @typedef {object} EveningRecord
 * @property {string[]} rooms of its games, the first names the evening
 * @property {number} began milliseconds since 1970
 * @property {EveningGame[]} games
 */

/** @typedef {{name: string, wins: number, games: number}} EveningLine */
/** @import { Settings } from "../../lib/own-name.js" */

const NAME = "evenings";
const MOST_EVENINGS = 60;
const MOST_GAMES = 100;

/**
 * @param {Pick<Settings, "get">} settings
 * @returns {Promise<EveningRecord[]>} the latest first
 */
export async function readEvenings(settings) {
  try {
    const all = JSON.parse((await settings.get(NAME)) ?? "[]");
    return Array.isArray(all) ? all.filter(isEvening) : [];
  } catch {
    // What is stored was edited, or the disk failed: a new evening begins.
    return [];
  }
}

/** @param {Pick<Settings, "set">} settings */
export async function forgetEvenings(settings) {
  await settings.set(NAME, "[]");
}

/** @param {any} raw @returns {raw is EveningRecord} */
function isEvening(raw) {
  const areNames = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((name) => typeof name === "string");
  return areNames(raw?.rooms) && Number.isFinite(raw.began) && Array.isArray(raw.games) &&
    raw.games.every((/** @type {any} */ one) => typeof one?.match === "string" && typeof one.game === "string" && areNames(one.people) && areNames(one.winners));
}

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
      const others = all.filter(({ rooms }) => rooms[0] !== record.rooms[0]);
      await this.#settings.set(NAME, JSON.stringify([record, ...others].slice(0, MOST_EVENINGS)));
    }).catch((error) => console.warn(error));
  }
}

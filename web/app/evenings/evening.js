// @ts-check
// Keeps the score of an evening: who won how often in the games that the same people played one after the other. The engine joins and
// counts them. Each device keeps it by itself, in the settings. A backup has it.
import { fits } from "../../store/fits.js";

/** @typedef {EveningRow & Partial<Pick<CountedEvening, "lines">>} EveningRecord */
/** @typedef {{get: (name: string) => Promise<string | null>, change: (name: string, change: (stored: string) => string) => Promise<unknown>}} EveningSettings */
/** @import { Taken } from "../../store/records.js" */
/** @import { Call, CountedEvening, EveningGame, EveningLine, EveningRow } from "../../types.js" */

const NAME = "evenings";
/** @type {(raw: any) => raw is EveningRecord} */
const isEvening = fits("EveningRow");
/** @type {(raw: any) => raw is CountedEvening} */
const isCounted = fits("CountedEvening");

/**
 * @param {Pick<EveningSettings, "get">} settings
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

/** @param {EveningRecord} evening @returns {readonly EveningLine[] | null} null before the engine has counted it */
export const linesOf = (evening) => (isCounted(evening) ? (evening.lines ?? null) : null);

/** @param {Pick<EveningSettings, "change">} settings */
export async function forgetEvenings(settings) {
  await settings.change(NAME, () => "[]");
}

/**
 * Has the engine say what is to be stored. Where another tab has stored meanwhile, it is asked again.
 * @template {{rows: unknown[]}} T
 * @param {EveningSettings} settings
 * @param {(here: EveningRecord[]) => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function changeEvenings(settings, ask) {
  for (;;) {
    const before = (await settings.get(NAME)) ?? "";
    const told = await ask(read(before));
    // A store that refuses says so itself, and calls nothing.
    let found = before;
    await settings.change(NAME, (stored) => ((found = stored) === before ? JSON.stringify(told.rows) : stored));
    if (found === before) return told;
  }
}

/**
 * Merges the evenings of a backup into those of this device; without any, those that are stored get their sums.
 * @param {readonly unknown[]} more
 * @param {EveningSettings} settings
 * @param {Call} call of the engine
 * @returns {Promise<Taken>}
 */
export async function mergeEvenings(more, settings, call) {
  // One that the engine cannot read would have it refuse all others.
  const sound = more.filter(isEvening);
  const { rows: _, refused, ...taken } = await changeEvenings(settings, (here) => call("merge_evenings", { here, more: sound }));
  return { ...taken, refused: refused + more.length - sound.length };
}

/** The evening of the room on the page. */
export class Evening {
  #deps;
  /** Changes are stored one after the other. */
  #stored = Promise.resolve();

  /** @param {{settings: EveningSettings, call: Call, draw: () => void}} deps */
  constructor(deps) {
    this.#deps = deps;
    /** @type {EveningRecord} */
    this.record = { rooms: [], began: Date.now(), games: [] };
  }

  /** Finds the evening of a room that this device was in before. @param {string} room */
  async open(room) {
    const known = (await readEvenings(this.#deps.settings)).find(({ rooms }) => rooms.includes(room));
    if (known) this.record = known;
    this.#join(room);
    this.#deps.draw();
  }

  /** Goes on with the evening of the room before. @param {Evening} before @param {string} room */
  follow({ record }, room) {
    this.record = record;
    this.#join(room);
    this.#store(null);
  }

  /** @param {string} room */
  #join(room) {
    if (!this.record.rooms.includes(room)) this.record = { ...this.record, rooms: [...this.record.rooms, room] };
  }

  /** Adds a finished game, or corrects it. @param {EveningGame} game */
  note(game) {
    this.#store(game);
  }

  /** @param {EveningGame | null} game */
  #store(game) {
    const { settings, call, draw } = this.#deps;
    this.#stored = this.#stored.then(async () => {
      const told = await changeEvenings(settings, (here) => call("note_evening", { here, evening: this.record, game, now: Date.now() }));
      const { rooms } = this.record;
      this.record = /** @type {any} */ (told.evening);
      for (const room of rooms) this.#join(room);
      draw();
    }).catch((error) => console.warn(error));
  }
}

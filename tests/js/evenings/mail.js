// @ts-check
// A mailbox of a simulation, as pages ask it by HTTP: it keeps sealed texts for ten minutes, a text replaces the one of its slot, and a
// look may wait for a text. It may be away. The rules of the real one are held by tests/py/test_mailbox.py.

const KEPT = 600_000;

/** @typedef {{number: number, at: number, text: string, slot: string}} Kept */
/** @typedef {{offline: boolean}} Device */

export class Mail {
  away = false;
  /** How often pages have asked it; how each look waited, in seconds. */
  asked = 0;
  /** @type {number[]} */
  looks = [];
  /** A status of HTTP with which it refuses texts; 0: it takes them. */
  refuses = 0;
  #last = 0;
  /** @type {Map<string, Kept[]>} */
  #boxes = new Map();
  /** Looks that wait, by box. @type {Map<string, Set<() => void>>} */
  #waiting = new Map();

  /** @param {import("./world.js").World} world */
  constructor(world) {
    this.world = world;
  }

  /** @param {Device} device that asks @returns {(address: string, options: RequestInit) => Promise<Response>} */
  askedBy(device) {
    return async (address, { method, body, signal }) => {
      this.asked += 1;
      if (this.away || device.offline) throw new TypeError("Failed to fetch");
      const { pathname, searchParams } = new URL(address);
      if (method === "POST" && this.refuses) return /** @type {any} */ ({ ok: false, status: this.refuses });
      if (method === "POST") return this.#post(pathname, String(body), searchParams.get("slot") ?? "");
      const fresh = () => this.#kept(pathname).filter(({ number }) => number > Number(searchParams.get("after") ?? 0)).map(({ number, text }) => [number, text]);
      const wait = Number(searchParams.get("wait") ?? 0);
      this.looks.push(wait);
      if (wait > 0 && fresh().length === 0) await this.#wait(pathname, wait, signal ?? null);
      if (this.away || device.offline) throw new TypeError("Failed to fetch");
      return answer({ texts: fresh() });
    };
  }

  /** @param {string} box @returns {Kept[]} */
  #kept(box) {
    const kept = (this.#boxes.get(box) ?? []).filter(({ at }) => this.world.now - at < KEPT);
    this.#boxes.set(box, kept);
    return kept;
  }

  /** @param {string} box @param {string} text @param {string} slot */
  #post(box, text, slot) {
    const kept = this.#kept(box).filter((one) => !slot || one.slot !== slot);
    this.#boxes.set(box, [...kept, { number: (this.#last += 1), at: this.world.now, text, slot }]);
    for (const told of this.#waiting.get(box) ?? []) told();
    return answer({});
  }

  /**
   * Waits for a text. What ends it runs as a timer of the page that waits, which may be frozen.
   * @param {string} box @param {number} seconds @param {AbortSignal | null} signal
   */
  #wait(box, seconds, signal) {
    const { world } = this;
    const { owner } = world;
    const waiting = this.#waiting.get(box) ?? new Set();
    this.#waiting.set(box, waiting);
    return new Promise((resolve, reject) => {
      const end = (/** @type {() => void} */ then) => () => {
        waiting.delete(told);
        world.drop(timer);
        then();
      };
      const told = () => void world.later(end(() => resolve(undefined)), 1, owner);
      const timer = world.later(end(() => resolve(undefined)), seconds * 1000, owner);
      waiting.add(told);
      signal?.addEventListener("abort", end(() => reject(new DOMException("aborted", "AbortError"))));
    });
  }
}

/** @param {object} told @returns {Response} */
const answer = (told) => /** @type {any} */ ({ ok: true, status: 200, json: async () => told });

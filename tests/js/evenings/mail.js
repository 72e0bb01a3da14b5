// @ts-check
// A mailbox of a simulation: it keeps texts for ten minutes, and may be away.

const KEPT = 600_000;

export class Mail {
  away = false;
  /** @type {Map<string, {at: number, told: any}[]>} */
  #boxes = new Map();

  /** @param {import("./world.js").World} world */
  constructor(world) {
    this.world = world;
  }

  #ask() {
    if (this.away) throw Object.assign(new Error("mailbox-away"), { code: "mailbox-away", args: {} });
  }

  /** @param {string} name @returns {any} */
  open(name) {
    const texts = this.#boxes.get(name) ?? [];
    this.#boxes.set(name, texts);
    /** @type {WeakSet<object>} */
    const read = new WeakSet();
    return {
      post: async (/** @type {object} */ told) => (this.#ask(), void texts.push({ at: this.world.now, told: JSON.parse(JSON.stringify(told)) })),
      fetch: async () => {
        this.#ask();
        const fresh = texts.filter((one) => !read.has(one) && this.world.now - one.at < KEPT);
        for (const one of fresh) read.add(one);
        return fresh.map(({ told }) => told);
      },
    };
  }
}

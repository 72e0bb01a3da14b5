// @ts-check
// Holds the form for a new game of a plain game: how many play, and who.
import { SetupModel } from "../setup-model.js";

export class PlainSetup extends SetupModel {
  /**
   * @param {any} hello what can be played; `seats` are the fewest and the most
   * @param {{players: number | null, seed: number | null}} flags of the address
   * @param {string} name of the person at this device; "" for none
   */
  constructor(hello, { players, seed }, name) {
    super(hello.game, hello.players, seed, name);
    const [fewest, most] = hello.seats;
    this.fewest = fewest;
    this.most = most;
    this.resize(players !== null && this.counts.includes(players) ? players : fewest);
  }

  /** @override */
  get counts() {
    return Array.from({ length: this.most - this.fewest + 1 }, (_, index) => this.fewest + index);
  }

  /**
   * @override
   * @returns {any}
   */
  get setup() {
    return { players: this.seats.length };
  }
}

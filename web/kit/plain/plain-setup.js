// @ts-check
// Keeps the form for a new game in the plain look: how many players there are, and who plays each seat.
import { SetupModel } from "../setup-model.js";

export class PlainSetup extends SetupModel {
  /**
   * @param {any} hello what the engine offers for the game; `seats`: the smallest and the largest number of players
   * @param {{players: number | null, seed: number | null}} flags in the page's address
   * @param {string} name of the person at this device; "" for none
   */
  constructor(hello, { players, seed }, name) {
    super(hello.game, hello.players, seed, name, hello.seats);
    this.resize(players !== null && this.counts.includes(players) ? players : (this.counts[0] ?? 1));
  }

  /**
   * @override
   * @returns {any}
   */
  get setup() {
    return { players: this.seats.length };
  }
}

// @ts-check
// Shows what lies at the end of a game with the box as towns: one after the other, and all on a poster to share.
import { dateText } from "../../lib/i18n.js";
import { isLight } from "../device/theme.js";

/** @import { Companion } from "../../kit/companion.js" */
/** @import { Owner, TownTour } from "../panorama/town-tour.js" */
/** @import { ScorePart } from "./score.js" */
/** @import { RealSet } from "./real-set.js" */

export class RealTowns {
  /**
   * @param {RealSet} set
   * @param {Companion} companion
   * @param {{draw: () => void, failed: (error: unknown) => void}} host
   */
  constructor(set, companion, host) {
    this.set = set;
    this.companion = companion;
    this.host = host;
    /** @type {TownTour | null} */
    this.tour = null;
    /** What the tour shows. */
    this.of = "";
  }

  /**
   * @param {ScorePart} score
   * @returns {Owner[]} in the order of the scores
   */
  owners({ counted, names, seats }) {
    return (counted?.scores ?? []).map(({ seat, place, total, parts }) => {
      const at = seat ?? names.length - 1;
      const told = seats[at] ?? { pieces: [], facts: {} };
      return { seat, name: names[at] ?? "", total, place, town: this.companion.town(told, parts.map(({ cause }) => cause)) };
    });
  }

  /** @param {ScorePart} score @returns {unknown} */
  view(score) {
    const { set: { game }, host } = this;
    const owners = this.owners(score);
    const of = JSON.stringify(owners);
    if (of !== this.of && game.towns) {
      this.of = of;
      void this.load(owners, game.towns.sprite, of).catch(host.failed);
    }
    return this.tour?.view() ?? "";
  }

  /**
   * @param {Owner[]} owners
   * @param {string} sprite
   * @param {string} of
   */
  async load(owners, sprite, of) {
    const { townTour } = await import("../panorama/panorama.js");
    const tour = await townTour(owners, sprite, { day: isLight(), moves: false, draw: this.host.draw });
    // More may have been told meanwhile.
    if (of !== this.of) return;
    this.tour = tour;
    this.host.draw();
  }

  /**
   * @param {ScorePart} score
   * @param {string} title
   */
  async share(score, title) {
    const { set, host } = this;
    try {
      const { showPoster } = await import("../panorama/panorama.js");
      const poster = { title, game: set.game.setupText(set.setup), date: dateText(Date.now()), owners: this.owners(score), site: location.host + location.pathname, code: null };
      await showPoster(poster, set.game.towns?.sprite ?? null, score.game, host.failed);
    } catch (error) {
      host.failed(error);
    }
  }
}

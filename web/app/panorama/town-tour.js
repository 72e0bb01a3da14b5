// @ts-check
// Shows the towns at the end of a game, one after the other, the winner's last.
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { face } from "../../kit/seat-face.js";
import { html, keyed } from "../../vendor/lit.js";
import { WIDTH } from "./hill.js";
import { townDrawing } from "./town-drawing.js";
import { fetchPictures } from "../../lib/sprite.js";

/** @import { Town } from "../../kit/town.js" */

/** @typedef {{seat: number | null, name: string, total: number, place: number, town: Town}} Owner */

/**
 * The pictures of a town for a low place and for a high one (`data-high`). `tall`: height by width; a lower place shows less of the
 * sky. `cut`: of the sky, what the caption takes and the lowest place cuts off, as a share of the width: all houses and the banner are below.
 */
const SHAPES = { low: { tall: 0.6, cut: 0.25 }, high: { tall: 0.85, cut: 0.37 } };
/** Milliseconds that each town but the last is shown. */
const LOOK = 1700;

export class TownTour {
  /**
   * @param {readonly Owner[]} owners the winner last
   * @param {ReadonlyMap<string, string>} symbols
   * @param {{day: boolean, moves: boolean, draw: () => void}} how `day`: morning or evening; `moves`: whether it goes on by itself
   */
  constructor(owners, symbols, { day, moves, draw }) {
    this.owners = owners;
    this.draw = draw;
    this.sources = owners.map(({ town }) => Object.entries(SHAPES).map(([shape, { tall, cut }]) => ({
      shape, address: `data:image/svg+xml,${encodeURIComponent(townDrawing(town, symbols, day, { width: WIDTH, height: tall * WIDTH, words: cut * WIDTH }))}`,
    })));
    this.at = moves ? 0 : owners.length - 1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    if (moves) this.#goOn();
  }

  #goOn() {
    if (this.at >= this.owners.length - 1) return;
    this.timer = setTimeout(() => {
      this.at += 1;
      // Before the drawing, which ends the tour of a table that was left.
      this.#goOn();
      this.draw();
    }, LOOK);
  }

  /** Shows another town, and goes on no more by itself. @param {number} step */
  turn(step) {
    this.stop();
    this.at = (this.at + step + this.owners.length) % this.owners.length;
    this.draw();
  }

  stop() {
    clearTimeout(this.timer);
  }

  view() {
    const owner = this.owners[this.at];
    if (!owner) return "";
    const { seat, name, total, town } = owner;
    return html`<figure class="town-tour" data-testid="town-tour" data-seat=${seat ?? ""}>
      ${keyed(this.at, (this.sources[this.at] ?? []).map(({ shape, address }) => html`<img data-shape=${shape} loading="lazy" src=${address} alt=${t("tour-town", { name, count: town.houses.length })} />`))}
      <figcaption>${face(seat)} <b>${name}</b> <strong>${total}<span class="hidden"> ${t("points-word", { count: total })}</span></strong></figcaption>
      ${this.owners.length > 1 ? html`
        <button class="round" data-testid="town-back" aria-label=${t("tour-back")} @click=${() => this.turn(-1)}>${icon("icon-previous")}</button>
        <button class="round" data-testid="town-next" aria-label=${t("tour-next")} @click=${() => this.turn(1)}>${icon("icon-next")}</button>` : ""}
    </figure>`;
  }
}

/**
 * @param {readonly Owner[]} owners in any order
 * @param {string} sprite with the houses, a path in the site
 * @param {ConstructorParameters<typeof TownTour>[2]} how
 * @returns {Promise<TownTour>} rejected where the houses cannot be loaded
 */
export async function townTour(owners, sprite, how) {
  const last = [...owners].sort((one, other) => other.place - one.place);
  return new TownTour(last, await fetchPictures(sprite), how);
}

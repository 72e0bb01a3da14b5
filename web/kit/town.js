// @ts-check
// Defines what a game tells of a town, so that the page can draw it, and draws the own town behind the own row.
import { html, nothing } from "../vendor/lit.js";

/**
 * A house. `symbol` is a picture of the game's sprite, `colour` fills what has the colour of its type, `size` is 1 to 8.
 * @typedef {{symbol: string, colour: string, size: number}} House
 */

/**
 * A town with its houses in the order they were built. `lights`: how rich it is, a few lit windows at least; `banner`: it has the mark of
 * the first player; `walled`: it is complete; `ruins`: how many houses were lost.
 * @typedef {{houses: readonly House[], lights: number, banner: boolean, walled: boolean, ruins: number}} Town
 */

/**
 * How a game draws its towns. `sprite`: a path in the site; `of` returns the town of a seat, or of the rival without one.
 * @template V
 * @typedef {{sprite: string, of: (view: V, seat: number | null, events: readonly import("../types.js").EventView[]) => Town}} Towns
 */

/**
 * The picture of the own town: `address`, "" while it is not drawn yet; `tiers`, the rows of its houses where it stands in a free place of
 * the own row, see panorama/town-place.js; 0 where the row has a strip for it.
 * @typedef {{address: string, tiers: number}} OwnTownPicture
 */

/**
 * A picture only, which says nothing that the row does not say.
 * @param {{town?: OwnTownPicture | null}} scene
 */
export function townView({ town = null }) {
  if (town === null) return nothing;
  const picture = town.address ? html`<img src=${town.address} alt="" />` : nothing;
  const [strip, placed] = town.tiers > 0 ? [nothing, picture] : [picture, nothing];
  return html`<div class="own-town" aria-hidden="true">${strip}</div><div class="placed-town" aria-hidden="true">${placed}</div>`;
}

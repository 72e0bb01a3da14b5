// @ts-check
// Lists the games of this site. The first is part of the page; another one is loaded when it is first chosen.
import { CITADELS } from "../games/citadels/index.js";
import { BASE_URL } from "../lib/base-url.js";
import { offerOf } from "./offer.js";
import { loadPictures } from "../lib/sprite.js";
import { loadStyle } from "../lib/load-style.js";

/** @typedef {import("../kit/game.js").Game<any, any, any>} Game */
/** @import { Offer } from "../kit/game.js" */
/** @typedef {{game: Game, offer: Offer}} Loaded a game, and what can be played of it */

export const FIRST = CITADELS;

/** @type {Record<string, () => Promise<Game>>} */
const LATER = { pointcity: async () => (await import("../games/pointcity/index.js")).POINT_CITY };

/** Ids of all games, as the lobby offers them; `game-<id>` is the text of a name. */
export const GAMES = [FIRST.id, ...Object.keys(LATER)];

/** @type {Map<string, Promise<Loaded>>} */
const loaded = new Map();

/**
 * @param {string} id of a game that does not come with the page
 * @returns {Promise<Loaded>}
 */
export function loadGame(id) {
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  // Forget a failure: the network may be back at the next attempt.
  known.catch(() => loaded.delete(id));
  return known;
}

/** @param {string} id */
async function load(id) {
  const folder = `games/${id}/`;
  void loadPictures(`${folder}art/sprite.svg`);
  const [game, hello] = await Promise.all([/** @type {() => Promise<Game>} */ (LATER[id])(), read(`${folder}catalog.json`), loadStyle(new URL(`${folder}styles.css`, BASE_URL))]);
  const offer = offerOf(hello);
  game.keepCatalogue?.(offer);
  return { game, offer };
}

/** @param {string} path */
async function read(path) {
  const response = await fetch(new URL(path, BASE_URL));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

// @ts-check
// Tests the picture above the lobby: the town that a person built last in the chosen game, by evening and by morning.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LastTown, townIn } from "../../web/app/lobby/last-town.js";
import { TownPictures } from "../../web/app/town-pictures.js";
import { openDrawing } from "../../web/app/panorama/town-drawing.js";
import { picturesIn } from "../../web/lib/sprite.js";
import { ResultsController } from "../../web/app/results/results-controller.js";
import { rest } from "./kit.js";

/** @type {import("../../web/kit/town.js").Town} */
const TOWN = { houses: [{ symbol: "district-temple", colour: "#2c6aa3", size: 1 }, { symbol: "district-keep", colour: "#71409a", size: 3 }], lights: 6, banner: true, walled: false, ruins: 0 };
const GAME = { id: "citadels", towns: { sprite: "art/sprite.svg" } };
const SPRITE = readFileSync(new URL("../../web/art/sprite.svg", import.meta.url), "utf8");
Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => SPRITE }), document: { baseURI: "https://site.example/" } });

/** @param {Record<string, string>} [stored] */
function lobby(stored = {}) {
  const seen = { drawn: 0, loaded: 0 };
  const settings = { get: async (/** @type {string} */ name) => stored[name] ?? null, set: async (/** @type {string} */ name, /** @type {string} */ value) => void (stored[name] = value), change: async () => undefined };
  const load = async () => (seen.loaded++, /** @type {any} */ ({ openDrawing }));
  const draw = () => void seen.drawn++;
  const towns = new LastTown({ settings: /** @type {any} */ (settings), draw, townPictures: new TownPictures({ draw, load }) });
  return { towns, stored, seen };
}

/** @param {LastTown} towns @param {boolean} day @param {typeof GAME} [game] */
async function picture(towns, day, game = GAME) {
  for (let times = 0; times < 20; times += 1) {
    towns.pictureOf(game, () => day);
    await rest();
  }
  return decodeURIComponent(towns.pictureOf(game, () => day));
}

test("a first visit loads nothing for it, and has the picture that the game brings", async () => {
  const { towns, seen } = lobby();
  assert.equal(await picture(towns, false), "");
  assert.deepEqual(seen, { drawn: 0, loaded: 0 });
  assert.equal(await picture(towns, false, /** @type {any} */ ({ id: "third" })), "");
});

test("the town that was built last stands above the lobby, on the next visit too, in the light of the theme", async () => {
  const { towns, stored } = lobby();
  await towns.keep("citadels", TOWN);
  const evening = await picture(towns, false);
  assert.equal(evening, `data:image/svg+xml,${openDrawing(TOWN, picturesIn(SPRITE), false)}`);
  for (const { symbol } of TOWN.houses) assert.ok(evening.includes(`<use href="#${symbol}"`));
  const later = lobby(stored);
  assert.equal(await picture(later.towns, false), evening);
  assert.equal(await picture(later.towns, true), `data:image/svg+xml,${openDrawing(TOWN, picturesIn(SPRITE), true)}`);
  // Another game has its own.
  assert.equal(await picture(later.towns, false, { ...GAME, id: "pointcity" }), "");
  const next = { ...TOWN, walled: true };
  await later.towns.keep("citadels", next);
  assert.equal(await picture(later.towns, false), `data:image/svg+xml,${openDrawing(next, picturesIn(SPRITE), false)}`);
});

test("what is stored and is no town is left out", () => {
  assert.deepEqual(townIn(JSON.stringify(TOWN)), TOWN);
  const [house] = TOWN.houses;
  const wrong = [
    "", "null", "[]", "{", JSON.stringify({ ...TOWN, houses: [] }), JSON.stringify({ ...TOWN, lights: -1 }), JSON.stringify({ ...TOWN, ruins: "<path/>" }),
    JSON.stringify({ ...TOWN, houses: Array.from({ length: 61 }, () => house) }),
    ...[{ symbol: '"/><image href="https://site.example"/>' }, { colour: "red" }, { colour: '#123456"' }, { size: 9 }, { size: "1" }].map((part) => JSON.stringify({ ...TOWN, houses: [{ ...house, ...part }] })),
  ];
  for (const text of wrong) assert.equal(townIn(text), null, text);
});

test("the drawing has every house whole in a place of any shape", () => {
  for (const tall of [false, true]) {
    const drawing = openDrawing(TOWN, new Map(), false, tall);
    const [, x, y, width, height] = (/viewBox="(-?\d+) (-?\d+) (\d+) (\d+)" preserveAspectRatio="xMidYMax meet"/.exec(drawing) ?? []).map(Number);
    assert.deepEqual([Number(x) * 2 + Number(width), Number(y) + Number(height)], [1200, 420]);
    const houses = [...drawing.matchAll(/<use href="#district[^"]+" x="(-?\d+)" y="-?\d+" width="(\d+)"/g)].map(([, left, wide]) => [Number(left), Number(left) + Number(wide)]);
    assert.equal(houses.length, TOWN.houses.length);
    for (const [left = 0, right = 0] of houses) assert.ok(left >= Number(x) && right <= Number(x) + Number(width));
    assert.ok(Number(y) <= 46, "the banner too");
    assert.doesNotMatch(drawing.slice(0, 200), / (width|height)="[^"]*" preserve/);
  }
});

test("kept is the town of the person here who came first, of a game that was played now", () => {
  /** @type {unknown[]} */
  const kept = [];
  const lastTown = { keep: async (/** @type {unknown[]} */ ...told) => void kept.push(told) };
  const controller = new ResultsController(/** @type {any} */ ({ state: { game: GAME }, lastTown }));
  const session = /** @type {any} */ ({ people: [1, 2] });
  const owner = (/** @type {number | null} */ seat, /** @type {number} */ place, houses = TOWN.houses) => /** @type {any} */ ({ seat, place, town: { ...TOWN, houses, lights: place } });
  const owners = [owner(0, 1), owner(2, 3), owner(1, 2), owner(null, 4)];
  controller.keepTown(session, owners);
  assert.deepEqual(kept, []);
  controller.noteRunning(session);
  controller.keepTown(session, owners);
  controller.keepTown(session, [owner(1, 1, []), owner(0, 2)]);
  assert.deepEqual(kept, [["citadels", { ...TOWN, lights: 2 }]]);
});

// @ts-check
// Tests the drawing of a town: every house of it is there, in order, and the same town is the same text everywhere.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { picturesIn } from "../../web/lib/sprite.js";
import { SIZES, placesOf } from "../../web/app/panorama/poster-layout.js";
import { WORDS } from "../../web/app/panorama/poster.js";
import { LOWEST, townDrawing } from "../../web/app/panorama/town-drawing.js";
import { rowDrawing } from "../../web/app/panorama/row-drawing.js";
import { TownTour } from "../../web/app/panorama/town-tour.js";
import { TOWNS } from "../../web/games/citadels/results/towns.js";
import { keepCatalogue } from "../../web/games/pointcity/words/facts.js";
import { TOWNS as POINT_CITY } from "../../web/games/pointcity/results/towns.js";

/** Changes only with the drawing itself. */
const DIGEST = "c66a2a622612eae2";

const SPRITES = { citadels: TOWNS.sprite, pointcity: POINT_CITY.sprite };
const symbols = (/** @type {string} */ path) => picturesIn(readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8"));

/** @param {readonly string[]} symbols @param {Partial<import("../../web/kit/town.js").Town>} [more] */
const townOf = (symbols, more = {}) => ({
  houses: symbols.map((symbol, at) => ({ symbol, colour: "#2c6aa3", size: 1 + (at % 6) })), lights: 8, banner: false, walled: false, ruins: 0, ...more,
});

/** @param {string} drawing */
const housesOf = (drawing) => [...drawing.matchAll(/<use href="#([^"]+)" x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g)].map(([, id, x, , width]) => ({ id, middle: Number(x) + Number(width) / 2 }));

for (const [game, sprite] of Object.entries(SPRITES)) {
  test(`every house stands in the picture from left to right as they were built: ${game}`, () => {
    const all = symbols(sprite);
    const kinds = [...all.keys()].filter((id) => /^(district|building)-/.test(id));
    assert.ok(kinds.length >= 30, `${kinds.length}`);
    for (let count = 0; count <= 26; count += 1) {
      const ids = Array.from({ length: count }, (_, at) => kinds[(at * 7 + count) % kinds.length] ?? "");
      const drawing = townDrawing(townOf(ids), all, count % 2 === 0);
      const houses = housesOf(drawing).sort((one, other) => one.middle - other.middle);
      assert.deepEqual(houses.map(({ id }) => id), ids, `${count}`);
      for (const { middle } of houses) assert.ok(middle > 0 && middle < 1200);
      // A picture alone has all that it shows.
      for (const id of ids) assert.ok(drawing.includes(`id="${id}"`), id);
      assert.doesNotMatch(drawing, /NaN|undefined|https?:\/\/(?!www\.w3\.org)/);
    }
  });
}

test("a town tells what has become of it", () => {
  const all = symbols(TOWNS.sprite);
  const plain = townDrawing(townOf(["district-temple"]), all, false);
  for (const more of [{ banner: true }, { walled: true }, { ruins: 2 }, { lights: 30 }]) assert.notEqual(townDrawing(townOf(["district-temple"], more), all, false), plain);
  const lit = (/** @type {number} */ lights) => townDrawing(townOf([], { lights }), all, false).split("#ffd76f").length - 1;
  assert.deepEqual([lit(0), lit(5), lit(96), lit(500)], [0, 5, 96, 96]);
  assert.notEqual(townDrawing(townOf(["district-temple"]), all, true), plain);
});

test("a high place shows few houses larger and many on a higher hill, and a low one cuts some of the sky off: no house is cut at a side", () => {
  const all = symbols(TOWNS.sprite);
  const at = (/** @type {number} */ count, /** @type {number} */ width, /** @type {number} */ height) => townDrawing(townOf(Array(count).fill("district-temple")), all, true, { width, height });
  assert.match(at(8, 600, 600), /viewBox="204 -372 792 792" width="600" height="600" preserveAspectRatio="xMidYMax slice"/);
  assert.match(at(1, 1000, 200), /viewBox="0 0 1200 420" width="1000" height="200" preserveAspectRatio="xMidYMax slice"/);
  for (let count = 0; count <= 26; count += 1) {
    for (const ratio of [0.35, 0.457, 0.61, 0.664, 0.85, 1]) {
      const drawing = at(count, 1000, 1000 * ratio);
      const [left = 0, top = 0, wide = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "").split(" ").map(Number);
      const right = left + wide;
      assert.ok(top <= 0, `${count} ${ratio}: the drawing is cut at ${top}`);
      if (count <= 3 && ratio > 0.6) assert.ok(wide <= 720, `${count} ${ratio}: ${wide}`);
      for (const [, x, y, width] of drawing.matchAll(/<use href="#district[^"]+" x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g)) {
        assert.ok(Number(x) >= left && Number(x) + Number(width) <= right && Number(y) >= top, `${count} ${ratio}: a house at ${x}, ${y}`);
        assert.ok(Number(y) + (61.5 * Number(width)) / 64 >= groundAt(drawing, Number(x) + Number(width) / 2), `${count} ${ratio}: a house at ${x} is above the ground`);
      }
      assert.ok(Number(/cx="([\d.]+)" cy="-?\d+" r="46"/.exec(drawing)?.[1]) + 46 <= right);
      for (const [, x, size] of drawing.matchAll(/translate\(([\d.]+) -?\d+\) scale\(([\d.]+)\)" d="M0 30/g)) assert.ok(Number(x) - 22 * Number(size) >= left && Number(x) + 76 * Number(size) <= right, `${count} ${ratio}: a cloud at ${x}`);
    }
  }
});

/** @param {string} drawing @param {number} x @returns {number} the height at which its hill ends */
function groundAt(drawing, x) {
  const share = x / 1200;
  return 340 - 2 * share * (1 - share) * (340 - Number(/M0 340Q600 (-?\d+) 1200 340V420/.exec(drawing)?.[1]));
}

/** @param {import("../../web/app/panorama/poster-layout.js").Box} place @returns {number} pixels above the banner of a small town under words */
function bannerOf({ width, height }) {
  const drawing = townDrawing(townOf(["district-temple"], { banner: true }), new Map(), false, { width, height, words: WORDS });
  const [, top = 0, wide = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "").split(" ").map(Number);
  return ((46 - top) * width) / wide;
}

test("on a poster no town is cut off at its houses, and none covers another", () => {
  for (const [shape, { width, height }] of /** @type {["upright" | "wide", {width: number, height: number}][]} */ (Object.entries(SIZES))) {
    for (let count = 0; count <= 8; count += 1) {
      const places = placesOf(shape, count);
      assert.equal(places.length, count);
      const boxes = places.map(({ town, plate }) => ({ ...town, height: town.height + plate.height }));
      for (const [at, box] of boxes.entries()) {
        const { town, plate } = /** @type {import("../../web/app/panorama/poster-layout.js").Place} */ (places[at]);
        assert.ok(town.height >= LOWEST * town.width, `${shape} ${count}: ${town.width} x ${town.height}`);
        if (at === 0) assert.ok(bannerOf(town) >= 150, `${shape} ${count}: the banner is under the words`);
        assert.equal(plate.y, town.y + town.height);
        // The winner's is the largest.
        assert.ok(at === 0 || town.width <= (boxes[0]?.width ?? 0));
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height - 140);
        for (const other of boxes.slice(0, at)) {
          assert.ok(box.x >= other.x + other.width || other.x >= box.x + box.width || box.y >= other.y + other.height, `${shape} ${count}`);
        }
      }
    }
  }
});

test("sun and clouds are whole where the sky is low", () => {
  const all = symbols(TOWNS.sprite);
  for (const share of [LOWEST, 0.3, 0.35, 0.6]) {
    for (const day of [true, false]) {
      const drawing = townDrawing(townOf([]), all, day, { width: 1200, height: 1200 * share });
      const top = 420 - 1200 * share;
      const [, middle = "0"] = /cy="(\d+)" r="46"/.exec(drawing) ?? [];
      assert.ok(Number(middle) - 46 >= top, `${share}: ${middle}`);
      for (const [, y = "0", size = "0"] of drawing.matchAll(/translate\(\d+ (\d+)\) scale\(([\d.]+)\)/g)) assert.ok(Number(y) - 22 * Number(size) >= top, `${share}: ${y}`);
    }
  }
});

test("the banner is seen where the sky is low", () => {
  for (const height of [LOWEST * 1200, 380, 420, 900]) {
    const drawing = townDrawing(townOf([], { banner: true }), new Map(), false, { width: 1200, height });
    const [, top] = /M598 \d+V(\d+)h5/.exec(drawing) ?? [];
    assert.ok(Number(top) > 420 - height, `${height}: ${top}`);
  }
});

test("what a poster shows at least of a town has every house whole, however many and large they are", () => {
  for (let count = 1; count <= 26; count += 1) {
    const town = { ...townOf(Array.from({ length: count }, () => "district-temple")), houses: Array.from({ length: count }, () => ({ symbol: "district-temple", colour: "#2c6aa3", size: 8 })) };
    const tops = [...townDrawing(town, new Map(), false).matchAll(/<use href="#[^"]+" x="-?\d+" y="(-?\d+)"/g)].map(([, y]) => Number(y));
    assert.ok(Math.min(...tops) >= 420 - LOWEST * 1200, `${count}: ${Math.min(...tops)}`);
  }
});

test("behind the own row every house stands from left to right as they were built, whole, and tells what has become of the town", () => {
  for (const sprite of Object.values(SPRITES)) {
    const all = symbols(sprite);
    const kinds = [...all.keys()].filter((id) => /^(district|building)-/.test(id));
    for (let count = 0; count <= 26; count += 1) {
      const ids = Array.from({ length: count }, (_, at) => kinds[(at * 7 + count) % kinds.length] ?? "");
      const drawing = rowDrawing(townOf(ids, { ruins: count % 6, banner: true, walled: count > 7 }), all, count % 2 === 0);
      const houses = housesOf(drawing).sort((one, other) => one.middle - other.middle);
      assert.deepEqual(houses.map(({ id }) => id), ids, `${count}`);
      const tops = [...drawing.matchAll(/<use href="#(?:district|building)[^"]+" x="-?\d+" y="(-?\d+)"/g)].map(([, y]) => Number(y));
      assert.ok(Math.min(...tops, 0) >= 0, `${count}: ${Math.min(...tops)}`);
      assert.doesNotMatch(drawing, /NaN|undefined|https?:\/\/(?!www\.w3\.org)|<animate|<style/);
    }
  }
  const plain = rowDrawing(townOf([]), new Map(), false);
  for (const more of [{ banner: true }, { walled: true }, { ruins: 2 }, { lights: 30 }]) assert.notEqual(rowDrawing(townOf([], more), new Map(), false), plain);
  assert.notEqual(rowDrawing(townOf([]), new Map(), true), plain);
  const lit = (/** @type {number} */ lights) => (/<path d="([^"]*)" fill="#ffd76f"/.exec(rowDrawing(townOf([], { lights }), new Map(), false))?.[1] ?? "").split("M").length - 1;
  assert.deepEqual([lit(0), lit(5), lit(78), lit(500)], [0, 5, 78, 78]);
});

test("the same town is the same text on every device", () => {
  const drawing = townDrawing(townOf(["district-temple", "district-manor", "district-keep"], { banner: true, walled: true, ruins: 1 }), new Map(), false);
  assert.equal(createHash("sha256").update(drawing).digest("hex").slice(0, 16), DIGEST);
});

/** @param {string} card @param {string} type @param {number} cost */
const district = (card, type, cost) => ({ card, type, cost, round: 1 });

test("a game tells of its towns what all see", () => {
  const view = /** @type {any} */ ({ seats: [{ seat: 0, gold: 3, crown: true, completed: true, city: [district("manor", "noble", 3), { ...district("museum", "unique", 4), coins: 2 }] }] });
  const lost = /** @type {any} */ ([
    { kind: "district_destroyed", data: { seat: 0, by: 1 } }, { kind: "district_destroyed", data: { seat: 0, by: 0 } }, { kind: "district_destroyed", data: { seat: 1, by: 0 } },
  ]);
  const town = TOWNS.of(view, 0, lost);
  assert.deepEqual(town.houses, [{ symbol: "district-manor", colour: "#b5830f", size: 3 }, { symbol: "district-museum", colour: "#71409a", size: 4 }]);
  assert.deepEqual([town.lights, town.banner, town.walled, town.ruins], [23, true, true, 1]);
  keepCatalogue(/** @type {any} */ ({ buildings: [{ id: "b1", name: "dam", tier: 3, gives: "energy", points: 3, cost: {} }], tokens: [] }));
  const other = /** @type {any} */ ({ seats: [{ seat: 0, city: ["b1"], permanent: { energy: 2 } }], automa: { city: ["b1", "b1"], permanent: {} } });
  assert.deepEqual(POINT_CITY.of(other, 0, []).houses, [{ symbol: "building-dam", colour: "#6b4a8c", size: 6 }]);
  assert.equal(POINT_CITY.of(other, null, []).houses.length, 2);
});

test("a person who watched the end sees all towns, the winner's last; a press stops it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const owners = [3, 2, 1].map((place) => ({ seat: place, name: `P${place}`, total: 9 - place, place, town: townOf([]) }));
  let drawn = 0;
  const tour = new TownTour(owners, new Map(), { day: false, moves: true, draw: () => (drawn += 1) });
  // A place may show no more than the lower two thirds of it.
  assert.deepEqual(tour.sources.map((all) => all.map(({ address }) => /viewBox="([^"]+)"/.exec(decodeURIComponent(address))?.[1])), Array(3).fill(["0 -300 1200 720", "162 -325 876 745"]));
  const seen = [tour.at];
  for (let step = 0; step < 4; step += 1) {
    t.mock.timers.tick(1700);
    seen.push(tour.at);
  }
  assert.deepEqual([seen, drawn], [[0, 1, 2, 2, 2], 2]);
  tour.turn(1);
  assert.equal(tour.at, 0);
  t.mock.timers.tick(60_000);
  assert.equal(tour.at, 0);
  // A table that was left has its tour ended at the next drawing.
  const left = new TownTour(owners, new Map(), { day: false, moves: true, draw: () => left.stop() });
  t.mock.timers.tick(60_000);
  assert.equal(left.at, 1);
  assert.equal(new TownTour(owners, new Map(), { day: false, moves: false, draw: () => undefined }).at, 2);
});

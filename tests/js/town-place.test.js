// @ts-check
// Tests where the own town stands in a row without a strip for it, and its drawing there: every house is whole, and nothing is covered.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fitIn, smallTown } from "../../web/app/panorama/small-town.js";
import { numbers } from "../../web/app/panorama/town-drawing.js";
import { TownPlace, placeOf } from "../../web/app/panorama/town-place.js";
import { TOWNS } from "../../web/games/citadels/results/towns.js";
import { TOWNS as POINT_CITY } from "../../web/games/pointcity/results/towns.js";
import { picturesIn } from "../../web/lib/sprite.js";
import { rest } from "./kit.js";

/** @typedef {import("../../web/app/panorama/town-place.js").Box} Box */

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
/** @param {Box} one @param {Box} other */
const meet = (one, other) => Math.min(one.right, other.right) > Math.max(one.left, other.left) && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

/** The own place of a tablet on its side with five players: plate, cards and hand, in pixels. */
const AREA = box(10, 560, 840, 260);
const ROW = box(10, 560, 840, 146);
const PLATE = [box(20, 600, 110, 24), box(20, 626, 140, 20), box(20, 648, 75, 26)];
const cards = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => box(197 + at * 92, 568, 88, 128));
const HAND = [box(10, 712, 165, 104), ...[0, 1, 2, 3, 4].map((at) => box(180 + at * 130, 720, 124, 96)), box(800, 730, 44, 80)];

test("the town stands beside the cards of the row, and lower as it grows", () => {
  const sizes = [1, 3, 5].map((count) => {
    const place = placeOf(AREA, ROW, [...PLATE, ...cards(count), ...HAND], count);
    assert.ok(place, `${count}`);
    assert.ok(place.left >= 197 + count * 92 - 4 && place.right <= AREA.right && place.bottom <= ROW.bottom, `${count}: ${JSON.stringify(place)}`);
    return place.house;
  });
  assert.ok(Math.min(...sizes) >= 60, `${sizes}`);
});

test("a full row has a place as well: beside the name, or at the hand", () => {
  const place = placeOf(AREA, ROW, [...PLATE, ...cards(7), ...HAND], 7);
  assert.ok(place && place.house >= 24, JSON.stringify(place));
  const line = [box(10, 8, 90, 28), box(250, 8, 60, 28), box(10, 40, 300, 46)];
  const low = placeOf(box(6, 4, 308, 84), box(6, 4, 308, 84), line, 7);
  assert.ok(low && low.left >= 100 && low.right <= 250 && low.bottom <= 40 && low.house >= 20, JSON.stringify(low));
});

test("where nothing is free there is none", () => {
  assert.equal(placeOf(AREA, ROW, [AREA], 3), null);
  assert.equal(placeOf(box(0, 0, 300, 12), box(0, 0, 300, 12), [], 3), null);
});

test("the place before is kept while another one is hardly better, and left when something lies there", () => {
  const taken = [box(0, 0, 300, 60), box(140, 60, 20, 60)];
  const area = box(0, 0, 300, 120);
  const first = placeOf(area, area, taken, 2);
  const narrower = [...taken, box(first?.left === 0 ? 0 : 290, 60, 10, 60)];
  const kept = placeOf(area, area, [...taken, box(300, 60, 10, 60)], 2, first);
  assert.deepEqual(kept, first);
  const other = placeOf(area, area, [...narrower, box((first?.left ?? 0) + 40, 60, 30, 60)], 2, first);
  assert.notEqual(other?.left, first?.left);
});

test("whatever is taken is not covered, and the houses fit into their place", () => {
  const chance = numbers("taken");
  for (let round = 0; round < 200; round += 1) {
    const taken = Array.from({ length: 4 + Math.floor(chance() * 20) }, () => box(chance() * 800, 560 + chance() * 230, 20 + chance() * 130, 10 + chance() * 90));
    const count = Math.floor(chance() * 12);
    const place = placeOf(AREA, ROW, taken, count);
    if (!place) continue;
    assert.deepEqual(taken.filter((one) => meet(one, place)), [], `${round}`);
    const { high } = fitIn(count, place.right - place.left, place.bottom - place.top + 1, place.house);
    assert.ok(high <= place.bottom - place.top + 2, `${round}`);
    assert.ok(place.left >= AREA.left && place.right <= AREA.right && place.top >= AREA.top && place.bottom <= AREA.bottom, `${round}`);
  }
});

for (const [game, sprite] of Object.entries({ citadels: TOWNS.sprite, pointcity: POINT_CITY.sprite })) {
  test(`every house stands whole in the drawing, from left to right as they were built: ${game}`, () => {
    const all = picturesIn(readFileSync(new URL(`../../web/${sprite}`, import.meta.url), "utf8"));
    const kinds = [...all.keys()].filter((id) => /^(district|building)-/.test(id));
    for (let count = 0; count <= 20; count += 1) {
      for (const tiers of [1, 2, 3, 4, 5]) {
        const ids = Array.from({ length: count }, (_, at) => kinds[(at * 7 + count) % kinds.length] ?? "");
        const town = { houses: ids.map((symbol, at) => ({ symbol, colour: "#2c6aa3", size: 1 + (at % 8) })), lights: 8, banner: true, walled: count > 6, ruins: count % 3 };
        const drawing = smallTown(town, all, count % 2 === 0, tiers);
        const [left = 0, top = 0, wide = 0, high = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "").split(" ").map(Number);
        const houses = [...drawing.matchAll(/<use href="#([^"]+)" x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g)].map(([, id, x, y, width]) => ({ id, x: Number(x), y: Number(y), size: Number(width) }));
        for (const { x, y, size } of houses) assert.ok(x >= left && x + size <= left + wide && y >= top && y + (61.5 / 64) * size <= high, `${count} in ${tiers}: ${x}, ${y}, ${size}`);
        houses.sort((one, other) => one.x + one.size / 2 - other.x - other.size / 2);
        assert.deepEqual(houses.map(({ id }) => id), ids, `${count} in ${tiers}`);
        assert.doesNotMatch(drawing, /NaN|undefined|https?:\/\/(?!www\.w3\.org)/);
      }
    }
  });
}

/** A row of the page, empty, with such animations. @param {Record<string, unknown>[][]} animations */
function rowOf(animations) {
  class KeyframeEffect {
    /** @param {Record<string, unknown>[]} frames */
    constructor(frames) { this.frames = frames; }
    getKeyframes() { return this.frames; }
    getComputedTiming() { return { endTime: 4800 }; }
  }
  Object.assign(globalThis, { KeyframeEffect, NodeFilter: { SHOW_TEXT: 4 }, document: { createRange: () => ({}), createTreeWalker: () => ({ nextNode: () => null }) } });
  const edge = box(0, 0, 400, 100);
  const row = { getBoundingClientRect: () => edge };
  const area = { ...row, querySelector: () => row, querySelectorAll: () => [], closest: () => null, getAnimations: () => animations.map((frames) => ({ playState: "running", effect: new KeyframeEffect(frames), finished: Promise.resolve() })) };
  const town = { hidden: true, offsetParent: { ...row, clientLeft: 0, clientTop: 0, scrollLeft: 0, scrollTop: 0 }, style: { setProperty: () => undefined } };
  return { strip: /** @type {any} */ ({ nextElementSibling: town, parentElement: area, offsetHeight: 0 }), town };
}

test("the place is found while something shines, and once what flies has come to rest", async () => {
  const shining = rowOf([[{ boxShadow: "0 0" }]]);
  assert.equal(new TownPlace().find(shining.strip, 3, () => undefined), 1);
  assert.equal(shining.town.hidden, false);
  const flying = rowOf([[{ transform: "none" }], [{ transform: "none" }]]);
  let calls = 0;
  const place = new TownPlace();
  const find = () => place.find(flying.strip, 3, () => void (calls += 1));
  assert.deepEqual([find(), find(), flying.town.hidden], [0, 0, true]);
  await rest();
  assert.equal(calls, 1);
});

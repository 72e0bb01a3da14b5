// @ts-check
// Tests which picture of the own town stands behind the own row: it is asked for anew only when the town or its place has changed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OwnTown } from "../../web/app/own-town.js";
import { TownPictures } from "../../web/app/town-pictures.js";
import { TOWNS } from "../../web/games/citadels/results/towns.js";
import { rest } from "./kit.js";

/** @param {{day?: boolean, towns?: any, find?: (...given: any[]) => number}} [more] */
function ownTown({ day = false, towns = TOWNS, find = () => 0 } = {}) {
  /** @type {{key: string, town: any, shape: string | number}[]} */
  const asked = [];
  const counts = { draws: 0, loads: 0 };
  const of = (/** @type {string} */ key, /** @type {any} */ town, /** @type {string} */ _sprite, /** @type {boolean} */ _day, /** @type {string | number} */ shape = "") => {
    asked.push({ key, town, shape });
    return "data:picture";
  };
  const deps = { state: /** @type {any} */ ({ game: { towns } }), townPictures: { of }, isDay: () => day, draw: () => void (counts.draws += 1), load: async () => {
    counts.loads += 1;
    return { TownPlace: class { find = find; } };
  } };
  return { own: new OwnTown(deps), asked, counts };
}

const district = (/** @type {string} */ card) => ({ card, type: "trade", cost: 2, round: 1 });
/** @param {readonly string[]} cards @param {object} [more] @param {readonly object[]} [events] */
const session = (cards, more = {}, events = []) => /** @type {any} */ ({
  view: { seat: 1, scores: null, seats: [{ seat: 0, gold: 9, city: [district("temple")] }, { seat: 1, gold: 1, crown: true, completed: false, city: cards.map(district) }], ...more },
  entries: events.map((event) => ({ event })),
});

test("the town is that of the viewer, with smoke where houses were destroyed", () => {
  const { own, asked } = ownTown();
  assert.deepEqual(own.pictureOf(session(["market", "docks"], {}, [{ kind: "district_destroyed", data: { seat: 1, by: 0 } }])), { address: "data:picture", tiers: 0 });
  const [{ key, town, shape }] = /** @type {[{key: string, town: import("../../web/kit/town.js").Town, shape: string}]} */ (/** @type {unknown} */ (asked));
  assert.deepEqual([key, shape, town.houses.map(({ symbol }) => symbol), town.lights, town.ruins, town.banner], ["row false 1 0", "row", ["district-market", "district-docks"], 11, 1, true]);
});

test("a view that changes nothing of the town asks for the same one, so that nothing is drawn again", () => {
  const { own, asked } = ownTown();
  for (const cards of [["market"], ["market"], ["market", "docks"], ["market"]]) own.pictureOf(session(cards));
  const [first, second, third, last] = asked.map(({ town }) => town);
  assert.equal(first, second);
  assert.notEqual(second, third);
  assert.deepEqual(first, last);
});

test("there is none for who only looks on, at the end, and in a game without towns; a screen of any size has one", () => {
  assert.equal(ownTown().own.pictureOf(session([], { seat: null })), null);
  assert.equal(ownTown().own.pictureOf(session([], { scores: [] })), null);
  assert.equal(ownTown({ towns: null }).own.pictureOf(session([])), null);
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  assert.equal(ownTown().own.pictureOf(session(["market"]))?.address, "data:picture");
});

test("where the row has no strip the town is drawn for the place that is found, and again only when that place has other rows of houses", async () => {
  /** @type {unknown[][]} */
  const found = [];
  let tiers = 2;
  const { own, asked, counts } = ownTown({ find: (...given) => {
    found.push(given);
    return tiers;
  } });
  const strip = {};
  /** @type {object | null} */
  let shown = null;
  Object.assign(globalThis, { document: { querySelector: () => shown } });
  own.drawn();
  assert.deepEqual(counts, { draws: 0, loads: 0 });
  shown = strip;
  own.pictureOf(session(["market", "docks"]));
  own.drawn();
  own.drawn();
  await rest();
  assert.deepEqual(counts, { draws: 1, loads: 1 });
  own.drawn();
  assert.deepEqual([found.length, found[0]?.[0], found[0]?.[1], counts.draws], [1, strip, 2, 2]);
  assert.equal(own.pictureOf(session(["market", "docks"]))?.tiers, 2);
  assert.deepEqual([asked.at(-1)?.key, asked.at(-1)?.shape], ["row false 1 2", 2]);
  own.drawn();
  assert.equal(counts.draws, 2);
  tiers = 0;
  own.drawn();
  assert.deepEqual([counts.draws, own.pictureOf(session(["market", "docks"]))?.tiers, asked.at(-1)?.shape], [3, 0, "row"]);
});

test("of towns that follow each other while the page is busy only the last is drawn, and the one before stays until then", async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => "" }), document: { baseURI: "https://site.example/" } });
  /** @type {number[]} */
  const drawings = [];
  const rowDrawing = (/** @type {import("../../web/kit/town.js").Town} */ { lights }) => `<svg ${drawings.push(lights) && lights}/>`;
  /** @type {(() => void)[]} */
  const waiting = [];
  const idle = () => new Promise((resolve) => waiting.push(() => resolve(null)));
  const pictures = new TownPictures({ draw: () => undefined, load: async () => ({ openDrawing: () => "", rowDrawing, smallTown: () => "" }), idle });
  const ask = (/** @type {any} */ town) => decodeURIComponent(pictures.of("row", town, "sprite.svg", false, "row"));
  const goOn = async () => {
    for (const go of waiting.splice(0)) go();
    await rest();
  };
  const [first, second, third] = [1, 2, 3].map((lights) => ({ houses: [], lights }));
  assert.deepEqual([ask(first), ask(second)], ["", ""]);
  await goOn();
  assert.equal(ask(second), "data:image/svg+xml,<svg 2/>");
  assert.equal(ask(third), "data:image/svg+xml,<svg 2/>");
  await goOn();
  assert.equal(ask(third), "data:image/svg+xml,<svg 3/>");
  assert.deepEqual(drawings, [2, 3]);
});

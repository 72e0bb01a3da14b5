// @ts-check
// Tests which picture of the own town stands behind the own row: it is asked for anew only when the town has changed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OwnTown, TownPictures } from "../../web/app/town-pictures.js";
import { TOWNS } from "../../web/games/citadels/results/towns.js";
import { rest } from "./kit.js";

/** @param {{room?: boolean, day?: boolean, towns?: any}} [more] */
function ownTown({ room = true, day = false, towns = TOWNS } = {}) {
  /** @type {{key: string, town: any, shape: string}[]} */
  const asked = [];
  const of = (/** @type {string} */ key, /** @type {any} */ town, /** @type {string} */ _sprite, /** @type {boolean} */ _day, /** @type {string} */ shape = "") => {
    asked.push({ key, town, shape });
    return "data:picture";
  };
  const deps = { state: /** @type {any} */ ({ game: { towns } }), townPictures: { of }, isDay: () => day, hasRoom: () => room };
  return { own: new OwnTown(deps), asked };
}

const district = (/** @type {string} */ card) => ({ card, type: "trade", cost: 2, round: 1 });
/** @param {readonly string[]} cards @param {object} [more] @param {readonly object[]} [events] */
const session = (cards, more = {}, events = []) => /** @type {any} */ ({
  view: { seat: 1, scores: null, seats: [{ seat: 0, gold: 9, city: [district("temple")] }, { seat: 1, gold: 1, crown: true, completed: false, city: cards.map(district) }], ...more },
  entries: events.map((event) => ({ event })),
});

test("the town is that of the viewer, with smoke where houses were destroyed", () => {
  const { own, asked } = ownTown();
  assert.equal(own.pictureOf(session(["market", "docks"], {}, [{ kind: "district_destroyed", data: { seat: 1, by: 0 } }])), "data:picture");
  const [{ key, town, shape }] = /** @type {[{key: string, town: import("../../web/kit/town.js").Town, shape: string}]} */ (/** @type {unknown} */ (asked));
  assert.deepEqual([key, shape, town.houses.map(({ symbol }) => symbol), town.lights, town.ruins, town.banner], ["row false 1", "row", ["district-market", "district-docks"], 11, 1, true]);
});

test("a view that changes nothing of the town asks for the same one, so that nothing is drawn again", () => {
  const { own, asked } = ownTown();
  for (const cards of [["market"], ["market"], ["market", "docks"], ["market"]]) own.pictureOf(session(cards));
  const [first, second, third, last] = asked.map(({ town }) => town);
  assert.equal(first, second);
  assert.notEqual(second, third);
  assert.deepEqual(first, last);
});

test("there is none for who only looks on, at the end, in a game without towns, and where the screen has no room", () => {
  assert.equal(ownTown().own.pictureOf(session([], { seat: null })), null);
  assert.equal(ownTown().own.pictureOf(session([], { scores: [] })), null);
  assert.equal(ownTown({ towns: null }).own.pictureOf(session([])), null);
  const { own, asked } = ownTown({ room: false });
  assert.equal(own.pictureOf(session(["market"])), null);
  assert.deepEqual(asked, []);
});

test("of towns that follow each other while the page is busy only the last is drawn, and the one before stays until then", async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => "" }), document: { baseURI: "https://site.example/" } });
  /** @type {number[]} */
  const drawings = [];
  const rowDrawing = (/** @type {import("../../web/kit/town.js").Town} */ { lights }) => `<svg ${drawings.push(lights) && lights}/>`;
  /** @type {(() => void)[]} */
  const waiting = [];
  const idle = () => new Promise((resolve) => waiting.push(() => resolve(null)));
  const pictures = new TownPictures({ draw: () => undefined, load: async () => ({ openDrawing: () => "", rowDrawing }), idle });
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

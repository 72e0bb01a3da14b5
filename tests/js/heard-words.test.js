// @ts-check
// Counts how much is heard, in every language, at each question and event of whole games in films/: a question with all of its answers by
// name, and an event of others. tests/e2e/test_by_ear.py hears the page itself.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { offerOf } from "../../web/app/offer.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { POINT_CITY } from "../../web/games/pointcity/index.js";
import { keepCatalogue } from "../../web/games/pointcity/words/facts.js";
import { byThing } from "../../web/kit/target.js";
import { LANGUAGES } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

const offerIn = (/** @type {string} */ path) => /** @type {any} */ (offerOf(JSON.parse(readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8"))));
const CITY_OFFER = offerIn("games/pointcity/catalog.json");
const OFFER = offerIn("catalog.json");
keepCatalogue(CITY_OFFER);
// The most words of a question with its answers, half of the time; of any one; of an event, half of the time.
const [QUESTION, FIRST, EVENT] = [25, 60, 8];
const words = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
const middle = (/** @type {readonly number[]} */ counts) => [...counts].sort((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0;
const FILMS = [
  { game: CITADELS, offer: OFFER, film: "four" },
  { game: CITADELS, offer: OFFER, film: "six-at-the-table" },
  { game: POINT_CITY, offer: CITY_OFFER, film: "city" },
];

for (const code of LANGUAGES) {
  for (const { game: any, offer, film } of FILMS) {
    test(`${film} in ${code}: few words a question, and few an event`, async () => {
      const game = /** @type {import("../../web/kit/game.js").Game<any>} */ (any);
      await readTexts(code, [game.texts]);
      /** @type {{names: string[], updates: any[]}} */
      const { names, updates } = JSON.parse(gunzipSync(readFileSync(new URL(`films/${film}.json.gz`, import.meta.url))).toString());
      /** @type {number[]} */
      const asked = [];
      /** @type {Map<string, number>} */
      const first = new Map();
      /** @type {number[]} */
      const told = [];
      for (const { view, ask, moments } of updates) {
        game.setWording("", view);
        for (const { events } of moments) for (const event of events) if (event.data.seat !== 0) told.push(words((game.lineText ?? game.eventText)(event, names)));
        if (!ask) continue;
        /** @type {any} */
        const scene = { match: "m", view, names, ask, catalogue: offer, open: [], mark: () => "", chosen: [], targets: byThing(ask.options), blocked: new Map() };
        const count = [game.askText(ask, view), ...ask.options.map((/** @type {any} */ option) => game.option(scene, option).text)].map(words).reduce((sum, one) => sum + one);
        asked.push(count);
        if (!first.has(ask.kind)) first.set(ask.kind, count);
      }
      assert.ok(asked.length > 15 && told.length > 50, `${asked.length} ${told.length}`);
      assert.ok(middle(asked) <= QUESTION, `a question: ${middle(asked)}`);
      assert.ok(middle(told) <= EVENT, `an event: ${middle(told)}`);
      for (const [kind, count] of first) assert.ok(count <= FIRST, `${kind}: ${count}`);
    });
  }

  test(`what refills the market in ${code} is told in few words`, async () => {
    await readTexts(code, [POINT_CITY.texts]);
    const told = [
      ...CITY_OFFER.buildings.map((/** @type {any} */ { id }) => ["building_dealt", { cell: 5, card: id }]),
      // Two cards in three have one symbol.
      ...CITY_OFFER.resources.map((/** @type {string} */ resource) => ["resource_dealt", { cell: 5, resource, amount: 1 }]),
    ].map(([kind, data]) => words(POINT_CITY.eventText(/** @type {any} */ ({ kind, data, cause: "", changes: [] }), ["Ada", "Bertram"])));
    // As many of both come; with two people they are half of all events.
    const [buildings, resources] = [told.slice(0, CITY_OFFER.buildings.length), told.slice(CITY_OFFER.buildings.length)].map(middle);
    assert.ok(Math.max(buildings ?? 0, resources ?? 0) <= EVENT, `a building: ${buildings}, a resource: ${resources}`);
  });
}

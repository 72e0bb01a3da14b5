// @ts-check
// Counts how much is heard of the questions with the most answers, in every language: the question, where its parts begin, and all answers
// of the longest part by name. heard-words.test.js counts the usual ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { offerOf } from "../../web/app/offer.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { POINT_CITY } from "../../web/games/pointcity/index.js";
import { keepCatalogue } from "../../web/games/pointcity/words/facts.js";
import { byThing, keyOf } from "../../web/kit/target.js";
import { LANGUAGES, answerName } from "../../web/lib/i18n.js";
import { partsText } from "../../web/lib/keyboard/option-numbers.js";
import { ask, option } from "./make-asks.js";
import { readTexts } from "./texts.js";

/** @import { OptionView } from "../../web/types.js" */

const MOST = 60;
const NAMES = ["Ada", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle", "Hugo"];
const offerIn = (/** @type {string} */ path) => /** @type {any} */ (offerOf(JSON.parse(readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8"))));
const OFFER = offerIn("catalog.json");
const CITY_OFFER = offerIn("games/pointcity/catalog.json");
keepCatalogue(CITY_OFFER);
/** @type {any[]} */
const DISTRICTS = OFFER.editions.find((/** @type {any} */ { id }) => id === "2016").districts;
const { updates } = JSON.parse(gunzipSync(readFileSync(new URL("films/six-at-the-table.json.gz", import.meta.url))).toString());
const words = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
const sum = (/** @type {readonly number[]} */ counts) => counts.reduce((one, other) => one + other, 0);
/** A view of eight seats with six districts each, of which the first is the viewer's. */
const SHOWN = updates.findLast((/** @type {any} */ { view }) => view.turn)?.view;
/** @type {{seat: number, city: {card: string, cost: number}[]}[]} */
const SEATS = NAMES.map((_, seat) => ({ ...SHOWN.seats[1], seat, city: DISTRICTS.slice(seat * 4, seat * 4 + 6).map(({ id, type, cost }) => ({ card: id, type, cost })) }));
const VIEW = { ...SHOWN, edition: "2016", seat: 0, seats: SEATS, mine: ["warlord"], turn: { ...SHOWN.turn, seat: 0, character: "warlord", gathered: true } };

/** @param {string} verb @returns {OptionView[]} one for each district of the others, and the way back */
const housesOf = (verb) => [
  ...SEATS.slice(1).flatMap(({ seat, city }) => city.map(({ card, cost }, at) => ({ ...option(verb, { seat, at, card, cost }, `district:${seat}:${at}`), effect: /** @type {any} */ ({ pays: cost, gains: 0, cards: 0, points: 0, others: [], loses: [], risks: [], leaves: [], brings: [] }) }))),
  option("cancel"),
];
const cards = DISTRICTS.slice(0, 28).map(({ id }) => id);
const LONGEST = {
  destroy: housesOf("destroy"), armory: housesOf("armory"), exchange: housesOf("exchange"), seize: housesOf("seize"),
  search: cards.map((card) => option("card", { card }, `card:${card}`)),
  seer_give: cards.slice(0, 12).map((card) => option("give", { card, seat: 1 }, `hand:${card}`)),
  turn: [option("ability", { name: "destroy" }), ...["military", "noble"].map((name) => option("income", { name, amount: 2 })), ...cards.slice(8, 19).map((card) => option("build", { card, cost: 1 }, `hand:${card}`)), option("end_turn")],
};

for (const code of LANGUAGES) {
  test(`the longest questions in ${code} have few words`, async () => {
    await readTexts(code, [CITADELS.texts]);
    CITADELS.setWording("2016", VIEW);
    for (const [kind, options] of Object.entries(LONGEST)) {
      const asked = ask({ kind, options });
      /** @type {any} */
      const scene = { match: "m", view: VIEW, names: NAMES, ask: asked, catalogue: OFFER, open: [], mark: () => "", chosen: [], targets: byThing(options), blocked: new Map() };
      countWords(CITADELS, scene);
    }
  });

  test(`the longest choice of tokens in ${code} has few words`, async () => {
    await readTexts(code, [POINT_CITY.texts]);
    // A table of four has fourteen.
    for (const wanted of [2, 1, 0]) {
      const tokens = [...CITY_OFFER.tokens].sort((one, other) => Number(other.resources.length === wanted) - Number(one.resources.length === wanted)).filter(({ promo }) => !promo).slice(0, 14);
      const asked = ask({ kind: "token", cause: "post_office_1", options: tokens.map(({ id }) => option("token", { token: id })) });
      countWords(/** @type {any} */ (POINT_CITY), /** @type {any} */ ({ view: { tokens: [] }, names: NAMES, ask: asked }));
    }
  });
}

/**
 * @param {import("../../web/kit/game.js").Game<any>} game
 * @param {any} scene
 */
function countWords(game, scene) {
  const { ask: asked, view } = scene;
  const listed = game.arrange(scene).groups.flatMap(({ name = "", options }) => options.map((one) => ({ part: game.option(scene, one).part ?? name, words: words(nameOf(game, scene, one)) })));
  assert.equal(listed.length, asked.options.length);
  const parts = partsText(listed.map(({ part }) => part));
  const heard = [...new Set(listed.map(({ part }) => part))].map((of) => sum(listed.filter(({ part }) => !parts || part === of).map((one) => one.words)));
  const count = words(game.askText(asked, view)) + words(parts) + Math.max(...heard);
  assert.ok(count <= MOST, `${asked.kind}: ${count}, ${parts}`);
}

/**
 * @param {import("../../web/kit/game.js").Game<any>} game
 * @param {any} scene
 * @param {OptionView} one
 * @returns {string} its accessible name, see option-rows-view.js and spread-view.js
 */
function nameOf(game, scene, one) {
  const { act, text } = game.option(scene, one);
  return keyOf(one) && game.separateButton(scene.ask, one) ? answerName(act, text) : text;
}

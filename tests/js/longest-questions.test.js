// @ts-check
// Counts how much is heard of the questions with the most answers, in every language: the question, where its parts begin, and all answers
// of the longest part by name. heard-words.test.js counts the usual ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { offerOf } from "../../web/app/offer.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { byThing, keyOf } from "../../web/kit/target.js";
import { LANGUAGES, answerName } from "../../web/lib/i18n.js";
import { partsText } from "../../web/lib/keyboard/option-numbers.js";
import { ask, option } from "./make-asks.js";
import { readTexts } from "./texts.js";

/** @import { OptionView } from "../../web/types.js" */

const MOST = 60;
const NAMES = ["Ada", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle", "Hugo"];
const OFFER = /** @type {any} */ (offerOf(JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8"))));
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
      const listed = CITADELS.arrange(scene).groups.flatMap(({ name = "", options: together }) =>
        together.map((one) => ({ part: CITADELS.option(scene, one).part ?? name, words: words(nameOf(scene, one)) })));
      assert.equal(listed.length, options.length);
      const parts = partsText(listed.map(({ part }) => part));
      const heard = [...new Set(listed.map(({ part }) => part))].map((of) => sum(listed.filter(({ part }) => !parts || part === of).map((one) => one.words)));
      const count = words(CITADELS.askText(asked, VIEW)) + words(parts) + Math.max(...heard);
      assert.ok(count <= MOST, `${kind}: ${count}, ${parts}`);
    }
  });
}

/** @param {any} scene @param {OptionView} one @returns {string} its accessible name, see option-rows-view.js and spread-view.js */
function nameOf(scene, one) {
  const { act, text } = CITADELS.option(scene, one);
  return keyOf(one) && CITADELS.separateButton(scene.ask, one) ? answerName(act, text) : text;
}

// @ts-check
// Tests Point City on the page: the form for a new game, options, payments and texts.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { GameSetupModel, writeLastSetup } from "../../web/games/pointcity/setup/setup-model.js";
import { buildingOf, keepCatalogue, stacksOf } from "../../web/games/pointcity/words/facts.js";
import { answeredInMarket, arrange, optionFace } from "../../web/games/pointcity/questions/options.js";
import { POINT_CITY } from "../../web/games/pointcity/index.js";
import { dueBuildings } from "../../web/games/pointcity/questions/due-view.js";
import { spentCards } from "../../web/games/pointcity/questions/payment.js";
import { actText, reasonText } from "../../web/games/pointcity/words/words.js";
import { tabsOf } from "../../web/app/match/tabs.js";
import { offerOf } from "../../web/app/offer.js";
import { ask, option } from "./make-asks.js";
import { readTexts } from "./texts.js";

const CATALOG = new URL("../../web/games/pointcity/catalog.json", import.meta.url);
const HELLO = /** @type {import("../../web/games/pointcity/words/facts.js").Offer} */ (
  /** @type {unknown} */ (offerOf(JSON.parse(readFileSync(CATALOG, "utf8"))))
);
keepCatalogue(HELLO);

/** @param {{players?: number | null, last?: string | null}} [wish] */
const draft = ({ players = null, last = null } = {}) => new GameSetupModel(HELLO, { players, seed: null }, "Ada", last);

test("the form begins with one person and one computer player", () => {
  const form = draft();
  assert.deepEqual(form.counts, [1, 2, 3, 4]);
  assert.deepEqual(form.seats.map(({ player }) => player === "person"), [true, false]);
  assert.deepEqual(form.setup, { players: 2, first: null, promo: true, automa: "" });
});

test("the automa plays only against a person alone", () => {
  const form = draft({ players: 1 });
  form.level = "hard";
  assert.equal(form.setup.automa, "hard");
  form.resize(3);
  assert.equal(form.setup.automa, "");
});

test("the start moves with its seat, and is drawn by lot when the seat is removed", () => {
  const form = draft();
  form.resize(3);
  form.first = form.seats[2] ?? null;
  form.move(2, 0);
  assert.equal(form.setup.first, 0);
  form.move(0, 2);
  form.resize(2);
  assert.equal(form.setup.first, null);
});

test("a stored form is restored, and nonsense gives the default form", () => {
  const form = draft();
  form.resize(1);
  form.level = "medium";
  form.promo = false;
  form.free = true;
  const again = draft({ last: writeLastSetup(form) });
  assert.deepEqual([again.setup, again.free], [form.setup, true]);
  for (const last of ["", "{", "[]", "7", '{"seats": [1], "level": "other", "first": 9}']) {
    assert.deepEqual(draft({ last }).setup, draft().setup);
  }
});

test("a way to pay lists the cards that it spends", () => {
  assert.deepEqual(spentCards(option("pay", { energy: 2, industry_double: 1, ingenuity: 1 })), [
    { resource: "energy", amount: 1, count: 2 },
    { resource: "industry", amount: 2, count: 1 },
    { resource: "ingenuity", amount: 1, count: 1 },
  ]);
  assert.deepEqual(spentCards(option("pay_type", { resource: "ecology", singles: 0, doubles: 1, jokers: 2 })), [
    { resource: "ecology", amount: 2, count: 1 },
    { resource: "ingenuity", amount: 1, count: 2 },
  ]);
});

test("a city is sorted into stacks by what buildings give, high tiers first", () => {
  const city = HELLO.buildings.filter(({ gives }) => gives === "energy" || gives === "civic").slice(0, 12).map(({ id }) => id);
  const stacks = stacksOf([...city].reverse());
  assert.equal(stacks.length, 7);
  assert.deepEqual(stacks.flatMap(({ buildings }) => buildings.map(({ id }) => id)).sort(), [...city].sort());
  for (const { gives, buildings } of stacks) {
    assert.ok(buildings.every((building) => building.gives === gives));
    assert.deepEqual(buildings.map(({ tier }) => tier), buildings.map(({ tier }) => tier).sort((one, other) => other - one));
  }
  assert.equal(buildingOf("nonsense").name, "");
});

test("drawing is named in few words, and the top card of the deck is told after them, where there is one", async () => {
  await readTexts("pl", ["games/pointcity/locales/"]);
  const views = [{ top: { resource: "economy", amount: 2 } }, { top: null }];
  const faces = views.map((view) => optionFace(/** @type {any} */ ({ view }), option("draw")));
  assert.deepEqual(faces.map(({ text, hint, brief }) => [text, hint, brief]), [["Dobierz dwie karty", "na wierzchu: ekonomia × 2", true], ["Dobierz dwie karty", undefined, undefined]]);
});

const TAKE = option("take", { cell: 6 }, "cell:6");
const DRAW = option("draw", {}, "deck");
const FLIP = option("flip", {});

test("cards of the market are chosen in the market; the panel keeps flip and deck", () => {
  const turn = { ask: ask({ kind: "turn", options: [FLIP, TAKE, DRAW] }) };
  assert.equal(answeredInMarket(turn), true);
  assert.deepEqual(arrange(turn).groups.flatMap(({ options }) => options), [FLIP, DRAW]);
  for (const [kind, only] of /** @type {const} */ ([["second", TAKE], ["flip", option("flip_cell", { cell: 3 }, "cell:3")]])) {
    assert.equal(answeredInMarket({ ask: ask({ kind, options: [only] }) }), true);
    assert.deepEqual(arrange({ ask: ask({ kind, options: [only] }) }).groups[0]?.options, []);
  }
});

test("a phone opens the market for every question, a payment too; beside a big screen a payment opens the own city", () => {
  const about = (/** @type {string[]} */ ...things) => /** @type {any} */ ({ ask: ask({ kind: "payment" }), targets: new Map(things.map((thing) => [thing, []])) });
  const opened = (/** @type {any} */ scene, atScreen = false) => tabsOf(/** @type {any} */ (POINT_CITY), scene, null, () => undefined, 0, atScreen).now;
  assert.deepEqual([opened(about()), opened(about("cell:6")), opened(about("token:flat_5"))], ["table", "table", "table"]);
  assert.deepEqual([opened(about(), true), opened(about("cell:6"), true)], ["own", "table"]);
  assert.equal(answeredInMarket({ ask: null }), false);
});

test("a payment says for which buildings: those that were chosen, with their cost, whether or not the market is in sight", () => {
  const [one, other] = HELLO.buildings.map(({ id }) => id);
  const view = /** @type {any} */ ({ seat: null, seats: [], market: [{ card: one, chosen: true }, { card: other, chosen: false }, { card: "", resource: "energy", chosen: true }] });
  const named = (/** @type {string} */ kind) => dueBuildings({ ask: ask({ kind }), view }).map(({ id }) => id);
  assert.deepEqual([named("payment"), named("payment_type"), named("second"), named("turn")], [[one], [one], [], []]);
  assert.deepEqual(dueBuildings({ ask: null, view }), []);
  assert.equal(POINT_CITY.askExtra(/** @type {any} */ ({ ask: ask({ kind: "turn" }), view })), null);
  assert.notEqual(POINT_CITY.askExtra(/** @type {any} */ ({ ask: ask({ kind: "payment" }), view })), null);
});

test("a card that is flipped is not said to be taken", async () => {
  await readTexts("en", ["games/pointcity/locales/"]);
  assert.deepEqual([actText({ verb: "take" }), actText({ verb: "flip_cell" }), actText({ verb: "draw" })], ["Take", "Flip", "Draw"]);
});

test("its styles touch no part of the page that another game shares: they stay loaded", () => {
  const folder = new URL("../../web/games/pointcity/", import.meta.url);
  const sheets = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(".css"));
  assert.ok(sheets.length > 3);
  const shared = sheets.flatMap((sheet) => {
    const rules = readFileSync(new URL(sheet, folder), "utf8").replace(/\/\*[^]*?\*\//gu, "");
    const selectors = [...rules.matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/gu)].map(([, found = ""]) => found.trim());
    return selectors.filter((selector) => /\.(?:options?|ask|prompt|table|board|undo|bar|when|medallion|label)\b/u.test(selector) && !selector.includes(".pc-"));
  });
  assert.deepEqual(shared, []);
});

test("reasons of the coach are sentences", async () => {
  await readTexts("en", ["games/pointcity/locales/"]);
  /** @type {import("../../web/types.js").Reason[]} */
  const reasons = [
    { id: "where", facts: { cells: [6, 7] } },
    { id: "wanted", facts: { card: "pond_1" } },
    { id: "token", facts: {} },
    { id: "leaves", facts: { built: 25, points: 108 } },
    { id: "saves-for", facts: { card: "pond_1" } },
    { id: "new-type", facts: { gives: "energy" } },
    { id: "ends-rival-points", facts: { mean: 180, instead: 207 } },
    { id: "rival-building", facts: { seat: 1, card: "pond_1", share: 10, before: 70 } },
    { id: "less-tokens", facts: { seat: 1, mean: 40, instead: 62 } },
  ];
  const said = reasons.map((reason) => reasonText(reason, ["Ada", "Bo"]).replace(/[\u2068\u2069]/gu, ""));
  assert.deepEqual(said, [
    "Take from the market (row 2, column 3 and row 2, column 4)",
    "If you leave it, others could build a pond",
    "A token could be yours",
    "On average this leads to 2.5 buildings and 10.8 points",
    "Then you can pay for a pond",
    "Your first permanent energy symbol",
    "On average your strongest rival then has 18 points instead of 20.7",
    "Bo could build a pond: the chance is 10% instead of 70%",
    "Bo could get fewer points from tokens: 4 on average instead of 6.2",
  ]);
});

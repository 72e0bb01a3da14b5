// @ts-check
// Tests the companion of people who play with the box: what is told is kept, counted once, and stored in the group's history.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { callerView } from "../../web/app/companion/caller-view.js";
import { CallerPart, DRAFT } from "../../web/app/companion/caller.js";
import { CompanionScreen } from "../../web/app/companion/companion-screen.js";
import { companionView } from "../../web/app/companion/companion-view.js";
import { printView } from "../../web/app/companion/print-view.js";
import { RealSet } from "../../web/app/companion/real-set.js";
import { RESULT, ScorePart } from "../../web/app/companion/score.js";
import { scoreView } from "../../web/app/companion/score-view.js";
import { TownTour } from "../../web/app/panorama/town-tour.js";
import { RulingsPart } from "../../web/app/companion/rulings.js";
import { RealTowns } from "../../web/app/companion/real-towns.js";
import { joinEvenings } from "./evening-fake.js";
import { COMPANION } from "../../web/games/citadels/companion/companion.js";
import { scorePart, setupText } from "../../web/games/citadels/words/words.js";
import { COMPANION as POINT_CITY } from "../../web/games/pointcity/companion/companion.js";
import { readShop } from "../../web/app/companion/shop.js";
import { rest } from "./kit.js";
import { readTexts } from "./texts.js";

const CATALOGUE = JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8")).games[0].catalogue;

/** @param {Record<string, unknown>} [more] */
function scoring(more = {}) {
  /** @type {any[]} */
  const asked = [];
  /** @type {Map<string, string>} */
  const stored = new Map();
  const settings = { get: async (/** @type {string} */ name) => stored.get(name) ?? null, set: async (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value), change: async (/** @type {string} */ name, /** @type {(before: string) => string} */ change) => stored.set(name, change(stored.get(name) ?? "")) };
  const counted = { scores: [{ seat: 1, place: 1, total: 5, parts: [], tie: null }, { seat: 0, place: 2, total: 3, parts: [], tie: null }], questions: [], doubts: [] };
  const host = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => (method === "note_evening" ? joinEvenings(method, params) : (asked.push(structuredClone(params)), counted)),
    changed: () => {}, draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), toast: () => {}, settings,
  };
  const set = /** @type {any} */ ({ model: { game: "citadels", seats: [{}, {}] }, names: ["Ann", "Ben"], setup: { players: 2 }, known: false });
  const companion = /** @type {any} */ ({ rival: () => "", wholeBox: (/** @type {any} */ setup) => ({ ...setup, whole: true }) });
  return { asked, stored, score: new ScorePart(host, set, companion, more.kept ? JSON.stringify(more.kept) : null), set };
}

test("what is told goes to the engine, seat by seat, and is taken back by a tap", async () => {
  const { asked, score } = scoring();
  score.add("palace");
  score.show(1);
  score.add("manor");
  score.add("tavern");
  score.remove(0);
  await rest();
  assert.deepEqual(asked.at(-1), {
    game: "citadels", setup: { players: 2, whole: true }, facts: {},
    seats: [{ pieces: [{ id: "palace", facts: {} }], facts: {} }, { pieces: [{ id: "tavern", facts: {} }], facts: {} }],
  });
});

test("an answer is kept where its question is: at the table, a seat or a piece", () => {
  const { score } = scoring();
  score.add("museum");
  const question = (/** @type {any} */ more) => ({ answer: "number", most: 9, now: 0, told: false, choices: [], needed: true, seat: null, at: null, ...more });
  score.answer(question({ id: "crown" }), 2);
  score.answer(question({ id: "gold", seat: 1 }), 7);
  score.answer(question({ id: "tucked", seat: 0, at: 0 }), 3);
  assert.deepEqual([score.facts, score.seats[1]?.facts, score.seats[0]?.pieces[0]?.facts], [{ crown: 2 }, { gold: 7 }, { tucked: 3 }]);
});

test("the same people sit down at the next box, unless points are being counted or too many came", () => {
  const seats = (/** @type {string | null} */ stored, /** @type {string | null} */ people, link = "") => {
    const model = { counts: [2, 3], seats: [{ name: "Me", player: "person" }, { name: "Bot", player: "computer" }], resize(/** @type {number} */ count) { this.seats = Array.from({ length: count }, () => ({ name: "?", player: "computer" })); } };
    const game = /** @type {any} */ ({ setup: { model: () => model, repeat: () => ({}) } });
    return new RealSet(game, {}, "Me", stored, link, people).model.seats.map(({ name }) => name);
  };
  const group = JSON.stringify(["Ann", "Ben", "Cleo"]);
  assert.deepEqual(seats(null, group), ["Ann", "Ben", "Cleo"]);
  assert.deepEqual(seats(JSON.stringify({ seats: [{ pieces: [{ id: "palace" }] }] }), group), ["Me", ""]);
  assert.deepEqual(seats(null, group, JSON.stringify({ setup: {} })), ["Me", ""]);
  for (const other of [null, "7", JSON.stringify(["Ann", "Ben", "Cleo", "Dan"])]) assert.deepEqual(seats(null, other), ["Me", ""]);
});

test("what was told is there again, and broken records are empty", () => {
  const { score } = scoring({ kept: { seats: [{ pieces: [{ id: "palace", facts: { coin: 1, odd: "x" } }], facts: {} }, 7], facts: null } });
  assert.deepEqual(score.seats, [{ pieces: [{ id: "palace", facts: { coin: 1 } }], facts: {}, role: "" }, { pieces: [], facts: {}, role: "" }]);
  assert.deepEqual(score.facts, {});
});

test("the result is in the history of the same people once, however often it is stored", async () => {
  const { score, stored } = scoring();
  score.add("palace");
  await rest();
  await score.store();
  await score.store();
  await rest();
  const [evening] = JSON.parse(stored.get("evenings") ?? "[]");
  assert.deepEqual(evening.games.map((/** @type {any} */ { people, winners }) => [people, winners]), [[["Ann", "Ben"], ["Ben"]]]);
  assert.deepEqual(evening.rooms, ["real Ann\nBen"]);
});

test("the history has as what people played, as corrected last", async () => {
  const { score, stored } = scoring({ kept: { seats: [{ pieces: [], facts: {}, role: "king" }, { pieces: [], facts: {}, role: 5 }], game: "real-1" } });
  assert.deepEqual(score.seats.map(({ role }) => role), ["king", ""]);
  score.add("palace");
  await rest();
  await score.store();
  score.setRole(1, "thief");
  assert.equal(score.stored, false);
  await score.store();
  await rest();
  const [evening] = JSON.parse(stored.get("evenings") ?? "[]");
  assert.deepEqual(evening.games.map((/** @type {any} */ { roles }) => roles), [["king", "thief"]]);
});

test("a result has its cities as towns, whole cities with a wall", () => {
  const seats = [{ pieces: [{ id: "temple", facts: { coin: 1 } }], facts: { gold: 3 } }, { pieces: [], facts: {} }];
  const score = /** @type {any} */ ({ names: ["Ann", "Ben"], seats, counted: { scores: [{ seat: 0, place: 1, total: 9, parts: [{ cause: "first", points: 4 }] }, { seat: 1, place: 2, total: 0, parts: [] }] } });
  const towns = new RealTowns(/** @type {any} */ ({ game: {} }), COMPANION, /** @type {any} */ ({ draw: () => {}, failed: () => {} }));
  COMPANION.pieces({ edition: "2016", districts: [] }, CATALOGUE, true);
  const [ann, ben] = towns.owners(score);
  assert.deepEqual([ann?.name, ann?.town.walled, ann?.town.lights, ann?.town.houses[0]?.symbol, ann?.town.houses[0]?.size], ["Ann", true, 20, "district-temple", 1]);
  assert.deepEqual([ben?.town.walled, ben?.town.houses.length], [false, 0]);
});

/** What a template says, with the values of all within. @param {any} drawn @returns {string} */
function said(drawn) {
  if (Array.isArray(drawn)) return drawn.map(said).join("");
  if (drawn?.strings) return drawn.strings.map((/** @type {string} */ text, /** @type {number} */ at) => text + said(drawn.values[at])).join("");
  return drawn === null || drawn === undefined || typeof drawn === "function" ? "" : String(drawn);
}

test("the result shows the towns, a poster, what each was, and the history", async () => {
  await readTexts("en", ["locales/", "locales/companion/", "games/citadels/locales/", "games/citadels/locales/companion/"]);
  const setup = { edition: "2016", players: 2, districts: [] };
  const calls = [{ number: 1, piece: "assassin", names: "kill" }, { number: 4, piece: "king", names: "" }];
  const set = /** @type {any} */ ({ edition: "2016", offer: CATALOGUE, names: ["Ann", "Ben"], setup, laid: { calls }, model: { seats: [{}, {}] }, game: {} });
  COMPANION.pieces(setup, CATALOGUE, true);
  const games = [{ match: "m", game: "citadels", people: ["Ann", "Ben"], winners: ["Ann"], roles: ["king", ""] }];
  const score = /** @type {any} */ ({
    names: set.names, at: RESULT, problem: null, size: 2, set, stored: false, host: {}, evening: { record: { rooms: [], began: 1, games, lines: [{ name: "Ann", wins: 1, games: 1, roles: [{ role: "king", wins: 1 }] }] } },
    seats: [{ pieces: [{ id: "temple", facts: {} }], facts: {}, role: "king" }, { pieces: [], facts: {}, role: "" }],
    counted: { questions: [], doubts: [], scores: [{ seat: 0, place: 1, total: 9, parts: [{ cause: "first", points: 4 }], tie: null }, { seat: 1, place: 2, total: 0, parts: [], tie: null }] },
  });
  const towns = new RealTowns(set, COMPANION, /** @type {any} */ ({ draw: () => {}, failed: () => {} }));
  towns.tour = new TownTour(towns.owners(score), new Map(), { day: true, moves: false, draw: () => {} });
  const shown = said(scoreView(score, set, COMPANION, /** @type {any} */ ({ scorePart: String }), towns));
  for (const id of ["town-tour", "real-roles", "real-poster"]) assert.ok(shown.includes(id), id);
  assert.match(shown, /evening-roles">King/);
});

test("the page for print says what the cards of the set need, each by its edition", async () => {
  await readTexts("en", ["locales/", "locales/companion/", "games/citadels/locales/", "games/citadels/locales/companion/"]);
  const of = (/** @type {string} */ edition, /** @type {string[]} */ roles, /** @type {string[]} */ districts) => {
    const calls = roles.map((piece, at) => ({ number: at + 1, piece, names: "" }));
    const set = /** @type {any} */ ({ edition, offer: CATALOGUE, names: ["Ann"], model: { game: "citadels" }, setup: { edition, players: 4 }, game: { setupText, scorePart }, laid: { calls, steps: [], draft: [], pieces: districts } });
    const shown = said(printView(set, COMPANION, null));
    return shown.includes("real-print-needs") ? shown.slice(shown.indexOf("real-print-needs"), shown.indexOf("real-print-sheet")) : "";
  };
  const shown = of("2016", ["magistrate", "queen", "king"], ["museum"]);
  assert.match(shown, /Magistrate.*three warrants/);
  assert.match(shown, /Queen.*at least 5 players, a seat beside/);
  assert.match(shown, /Museum/);
  assert.doesNotMatch(shown, /King<|>King/);
  // There is no token for the tax of the classic edition.
  assert.match(of("2016", ["tax_collector"], []), /Tax Collector/);
  assert.equal(of("classic", ["tax_collector"], []), "");
});

test("the page for print names the set and its unique districts, has the rulings that matter, and a column for the automa", async () => {
  const print = async (/** @type {string} */ game, /** @type {any} */ companion, /** @type {any} */ setup, /** @type {any} */ laid) => {
    await readTexts("en", ["locales/", "locales/companion/", `games/${game}/locales/`, `games/${game}/locales/help/`, `games/${game}/locales/companion/`]);
    const set = /** @type {any} */ ({ edition: "2016", offer: CATALOGUE, names: ["Ann"], model: { game }, setup, game: { setupText, scorePart: (/** @type {string} */ cause) => `line ${cause}` }, laid: { steps: [], draft: [], ...laid } });
    return said(printView(set, companion, new RulingsPart(companion.rulings, set, () => {})));
  };
  const laid = { calls: [{ number: 2, piece: "thief", names: "rob" }], pieces: ["museum", "park"] };
  const many = await print("citadels", COMPANION, { edition: "2016", characters: "first_game", players: 7 }, laid);
  for (const part of [/First game/i, /Museum, Park/, /line first/]) assert.match(many, part);
  assert.doesNotMatch(many, /two or three players/);
  assert.match(await print("citadels", COMPANION, { edition: "2016", characters: "first_game", players: 3 }, laid), /two or three players/);
  const [alone, four] = [await print("pointcity", POINT_CITY, { automa: "hard" }, { calls: [], pieces: [] }), await print("pointcity", POINT_CITY, {}, { calls: [], pieces: [] })];
  assert.match(alone, /automa.s column marker.*Automa<|scope="col">Automa/si);
  assert.match(four, /There is no change/);
  assert.doesNotMatch(four, /automa/i);
});

test("a link to a shop is there only where the owner of the copy names one", async (context) => {
  await readTexts("en", ["locales/", "locales/companion/"]);
  const frame = (/** @type {string} */ shop) => said(companionView({ parts: [], part: "set", games: [], game: "citadels", go: () => {}, close: () => {}, chooseGame: () => {}, content: "", shop }));
  assert.doesNotMatch(frame(""), /real-sold/);
  assert.match(frame("https://shop.example"), /https:\/\/shop\.example.*real-sold/);
  const boxes = { citadels: "https://shop.example", pointcity: "javascript:alert(1)" };
  context.mock.method(globalThis, "fetch", async () => new Response(JSON.stringify({ boxes })));
  assert.deepEqual(await Promise.all(["citadels", "pointcity", "toString"].map(readShop)), ["https://shop.example", "", ""]);
});

test("the screen opens before the site has said where the box is sold, and shows the shop of its own game", async (context) => {
  /** @type {((answer: Response) => void)[]} */
  const answer = [];
  context.mock.method(globalThis, "fetch", () => new Promise((resolve) => answer.push(resolve)));
  const draw = context.mock.fn();
  const state = { game: { id: "citadels" } };
  const screen = new CompanionScreen(/** @type {any} */ ({ state, draw }));
  screen.showShop("citadels");
  assert.equal(screen.shop, "");
  const boxes = JSON.stringify({ boxes: { citadels: "https://shop.example" } });
  answer[0]?.(new Response(boxes));
  await rest();
  assert.equal(screen.shop, "https://shop.example");
  assert.equal(draw.mock.callCount(), 1);
  screen.showShop("citadels");
  state.game = { id: "pointcity" };
  answer[1]?.(new Response(boxes));
  await rest();
  assert.equal(screen.shop, "");
});

test("the people of the next game with a box are stored where they have changed", () => {
  /** @type {string[]} */
  const stored = [];
  const settings = { set: async (/** @type {string} */ name) => void stored.push(name) };
  const screen = new CompanionScreen(/** @type {any} */ ({ state: { game: { id: "citadels" } }, settings, draw: () => {} }));
  let people = "Ann";
  screen.set = /** @type {any} */ ({ kept: () => ({}), keptPeople: () => people });
  screen.score = /** @type {any} */ ({ kept: () => ({}) });
  for (const name of ["Ann", "Ann", "Ben"]) {
    people = name;
    screen.keep();
  }
  assert.equal(stored.filter((name) => name === "companion-people").length, 2);
  assert.equal(stored.length, 5);
});

test("a call is said by its number and name, and a device without a voice says so", async () => {
  await readTexts("en", ["locales/", "locales/companion/", "games/citadels/locales/", "games/citadels/locales/companion/"]);
  const set = /** @type {any} */ ({ edition: "2016", laid: { calls: [{ number: 1, piece: "assassin", names: "kill" }], draft: [] } });
  const caller = new CallerPart(/** @type {any} */ ({ draw: () => {} }), set);
  const heard = (/** @type {boolean} */ on, /** @type {string} */ silence) => said(callerView(caller, set, COMPANION, { on, silence, set: () => {} }));
  assert.doesNotMatch(heard(true, ""), /Assassin/);
  caller.go(0);
  assert.match(heard(true, ""), /data-say=1\. Assassin!/);
  assert.match(heard(true, "no voice"), /voice-none">no voice/);
  assert.doesNotMatch(heard(false, "no voice"), /no voice/);
});

test("a link has the set and the people, and seats them on another device", () => {
  /** @type {any[]} */
  const forms = [];
  const game = /** @type {any} */ ({ setup: { repeat: (/** @type {any} */ setup) => setup, model: (/** @type {any} */ _offer, /** @type {any} */ _flags, /** @type {string} */ _name, /** @type {string | null} */ form) => {
    const { seats = [], ...setup } = JSON.parse(form ?? "{}");
    forms.push(setup);
    return { counts: [2, 3], seats, setup };
  } } });
  const own = JSON.stringify({ form: JSON.stringify({ players: 3, edition: "classic", seats: ["Ann", "Ben", "Cleo"].map((name) => ({ name, player: "person" })) }) });
  const link = new RealSet(game, {}, "", own, "", null).linkText();
  const opened = new RealSet(game, {}, "Dan", null, link, JSON.stringify(["Eve", "Fay"]));
  assert.deepEqual(opened.names, ["Ann", "Ben", "Cleo"]);
  assert.equal(forms.at(-1).edition, "classic");
  assert.ok(opened.known);
});

test("the time of a call runs down, and begins anew at the next", ({ mock }) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const caller = new CallerPart(/** @type {any} */ ({ draw: () => {} }), /** @type {any} */ ({ laid: { calls: [{ number: 1, piece: "assassin", names: "kill" }, { number: 2, piece: "thief", names: "rob" }] } }));
  caller.setTimer(30);
  mock.timers.tick(5000);
  assert.equal(caller.left, 30, "no time runs while characters are chosen");
  caller.go(0);
  mock.timers.tick(10_000);
  assert.equal(caller.left, 20);
  mock.timers.tick(10_000);
  assert.equal(caller.left, 10);
  caller.go(1);
  assert.equal(caller.left, 30);
  caller.stop();
  mock.timers.tick(5000);
  assert.equal(caller.left, 30);
});

test("a named character is told of at its rank, and forgotten in the next round", () => {
  const calls = [{ number: 1, piece: "assassin", names: "kill" }, { number: 2, piece: "thief", names: "rob" }];
  const caller = new CallerPart(/** @type {any} */ ({ draw: () => {} }), /** @type {any} */ ({ laid: { calls } }));
  caller.go(0);
  caller.name("kill", "thief");
  caller.go(1);
  assert.equal(caller.deedOn(caller.call?.piece ?? ""), "kill");
  caller.go(DRAFT);
  assert.equal(caller.deedOn("thief"), "");
});

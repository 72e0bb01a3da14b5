// @ts-check
// Tests what those who listen can ask, with the views of whole games in films/: in every language, at three lengths, by keys that
// screen readers leave, and never while a curtain hangs. Tests which voices of a device speak.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { ListeningController } from "../../web/app/listening/listening-controller.js";
import { FREE_KEYS, GIVEN, keyOf, keysOf, withKey } from "../../web/app/listening/listening-keys.js";
import { NextPart } from "../../web/app/listening/next-part.js";
import { againText, optionsText } from "../../web/app/listening/options-text.js";
import { offerOf } from "../../web/app/offer.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { LISTENING as CITADELS_ANSWERS } from "../../web/games/citadels/listening/listening.js";
import { POINT_CITY } from "../../web/games/pointcity/index.js";
import { LISTENING as CITY_ANSWERS } from "../../web/games/pointcity/listening/listening.js";
import { keepCatalogue } from "../../web/games/pointcity/words/facts.js";
import { byThing } from "../../web/kit/target.js";
import { LANGUAGES } from "../../web/lib/i18n.js";
import { Voice } from "../../web/lib/speech/voice.js";
import { rest, sure } from "./kit.js";
import { readTexts } from "./texts.js";

/** @import { Telling } from "../../web/kit/listening.js" */

const web = (/** @type {string} */ path) => new URL(`../../web/${path}`, import.meta.url);
const offerIn = (/** @type {string} */ path) => /** @type {any} */ (offerOf(JSON.parse(readFileSync(web(path), "utf8"))));
const CITY_OFFER = offerIn("games/pointcity/catalog.json");
keepCatalogue(CITY_OFFER);

/** @type {readonly Telling[]} */
const TELLINGS = ["short", "usual", "everything"];
const GAMES = [
  { game: CITADELS, answers: CITADELS_ANSWERS, film: "four", offer: offerIn("catalog.json"), seats: 4 },
  // The fullest table: two of its people sit there twice.
  { game: CITADELS, answers: CITADELS_ANSWERS, film: "six-at-the-table", offer: offerIn("catalog.json"), seats: 8 },
  { game: POINT_CITY, answers: CITY_ANSWERS, film: "city", offer: CITY_OFFER, seats: 4 },
];
const words = (/** @type {string} */ text) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;

/** @param {string} name @returns {{names: string[], updates: import("../../web/types.js").Update[]}} */
const filmOf = (name) => JSON.parse(gunzipSync(readFileSync(new URL(`films/${name}.json.gz`, import.meta.url))).toString());

/**
 * @param {any} update
 * @param {readonly string[]} names
 * @param {unknown} catalogue
 * @returns {any} a scene of what the update shows
 */
const sceneOf = ({ view, ask, waiting }, names, catalogue) => ({
  match: "m", view, names, ask, waiting, catalogue, open: [], mark: () => "", chosen: [], reading: "", busy: false, onBoard: false,
  targets: byThing(ask?.options ?? []), blocked: byThing(ask?.blocked ?? []), screen: { width: 1000, height: 800 },
});

/** What a sentence must not have: ids of texts, gaps of arguments, doubled marks. */
const BROKEN = /listen-|undefined|NaN|\{|\}|[a-z]_[a-z]|\.\.|: :|; ;|, ,/;

/** The most sentences of a part, and words at the usual length: eight people with gold and cards take 70. */
const [SENTENCES, WORDS] = [2, 70];
const sentences = (/** @type {string} */ text) => text.split(/[.?!…]+(?=\s+[\p{Lu}–]|\s*$)/u).filter((one) => one.trim()).length;

for (const code of LANGUAGES) {
  for (const { game, answers, film, offer, seats } of GAMES) {
    test(`${film} in ${code}: each answer comes in whole parts of one or two sentences, the first one longer the more is wanted`, async () => {
      await readTexts(code, ["locales/listening/", game.texts, answers.texts]);
      Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
      const { names, updates } = filmOf(film);
      const options = { id: "options", answer: (/** @type {any} */ scene, /** @type {Telling} */ telling) => optionsText(/** @type {any} */ (game), scene, telling) };
      for (const update of updates.filter((_, at) => at % 5 === 0)) {
        game.setWording("", /** @type {any} */ (update.view));
        const table = [...update.view.seats, ...update.view.seats.slice(1)].slice(0, seats);
        const scene = sceneOf({ ...update, view: { ...update.view, seats: table } }, names, offer);
        for (const { id, answer } of [...answers.topics, options]) {
          const said = TELLINGS.map((telling) => [...answer(scene, telling)]);
          for (const text of said.flat()) assert.ok(text && !BROKEN.test(text) && sentences(text) <= SENTENCES, `${id}: ${text}`);
          for (const text of sure(said[1])) assert.ok(words(text) <= WORDS, `${id}: ${text}`);
          const [short = 0, usual = 0, everything = 0] = said.map(([first = ""]) => words(first));
          assert.ok(short <= usual && usual <= everything, `${id}: ${said.join(" / ")}`);
        }
      }
      Reflect.deleteProperty(globalThis, "document");
    });
  }
}

test("the others’ cities are told one at a time, after how far each is", async () => {
  await readTexts("en", ["locales/listening/", CITADELS.texts, CITADELS_ANSWERS.texts]);
  const { names, updates } = filmOf("four");
  const { view, ...update } = sure(updates.at(-1));
  CITADELS.setWording("", /** @type {any} */ (view));
  const others = sure(CITADELS_ANSWERS.topics.find(({ id }) => id === "others"));
  const scene = { ...sceneOf({ view, ...update }, names, GAMES[0]?.offer), match: "cities" };
  const [first, ...rest] = [...others.answer(scene, "usual")];
  assert.match(sure(first), /^Bertram, \d of 7, \d+ points so far; Cecily, .*; Drogo, [^;]*\.$/);
  const seats = view.seats.slice(1).filter(({ city }) => city.length > 0);
  const cities = rest.filter((text) => / of 7: /.test(text));
  assert.deepEqual(cities.map((text) => text.split(",")[0]), seats.map(({ seat }) => names[seat]));
  for (const [at, { city }] of seats.entries()) assert.equal(sure(cities[at]).split(";").length, city.length);
  // What the others do is said once, each card by itself.
  const unique = seats.flatMap(({ city }) => city).filter(({ type }) => type === "unique").length;
  assert.ok(unique > 2);
  assert.deepEqual([rest.length - cities.length, [...others.answer(scene, "usual")].length - 1], [unique, cities.length]);
});

test("the market tells what can be paid for, then each of its rows", async () => {
  await readTexts("en", ["locales/listening/", POINT_CITY.texts, CITY_ANSWERS.texts]);
  const { names, updates } = filmOf("city");
  const market = sure(CITY_ANSWERS.topics.find(({ id }) => id === "market"));
  for (const update of updates.filter((_, at) => at % 10 === 0)) {
    const cells = /** @type {any[]} */ (/** @type {any} */ (update.view).market).filter((cell) => cell?.card);
    if (cells.length === 0) continue;
    const [first, ...rows] = [...market.answer(sceneOf(update, names, CITY_OFFER), "usual")];
    const payable = cells.filter(({ missing }) => missing === 0).length;
    assert.match(sure(first), new RegExp(`^Buildings you can pay for, ${payable} of ${cells.length}[.:]`));
    assert.equal(rows.filter((row, at) => row.startsWith(`Row ${at + 1}: `) && row.split(";").length === 4).length, 4, rows.join(" / "));
  }
});

test("what is said again goes back two events at a time", () => {
  const parts = (/** @type {Telling} */ telling, /** @type {string[]} */ ...lines) => [...againText(lines, "Which card?", telling)];
  assert.deepEqual(parts("usual", "A", "B", "C", "D"), ["D. Which card?", "B. C.", "A."]);
  assert.deepEqual(parts("short", "A", "B"), ["B.", "A."]);
});

test("a question of two sentences is a part of its own, before its answers and after the last event", async () => {
  await readTexts("en", ["locales/listening/"]);
  Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
  const question = "There is a Ball Room. Do you say thanks? Silence costs your turn.";
  const game = { askText: () => question, option: (/** @type {any} */ _, /** @type {any} */ { id }) => ({ text: id }) };
  const scene = { ask: { options: [{ id: "A, min. 4" }, { id: "B" }] }, blocked: new Map() };
  const told = (/** @type {Telling} */ telling) => [...optionsText(/** @type {any} */ (game), /** @type {any} */ (scene), telling)];
  const first = "There is a Ball Room. Do you say thanks?";
  assert.deepEqual(told("usual"), [first, "Silence costs your turn. –: A, min. 4; –: B."]);
  assert.deepEqual(told("short"), [first, "Silence costs your turn. 2 answers.", "–: A, min. 4; –: B."]);
  assert.deepEqual([...againText(["Bob is the Abbot"], first, "usual")], ["Bob is the Abbot.", first]);
  Reflect.deleteProperty(globalThis, "document");
});

test("say again begins with the answer that stands, then tells what happened; the topic goes on where it was", async () => {
  await readTexts("en", ["locales/listening/"]);
  Object.assign(globalThis, { MutationObserver: class {} });
  const { Listening } = await import("../../web/app/listening/listening.js");
  const game = { id: "g", listening: async () => ({ texts: "", topics: [{ id: "hand", answer: () => ["first.", "second.", "third."] }] }) };
  const controller = { deps: { draw: () => {}, open: {}, state: { game } }, session: null, replaying: null, chosen: { telling: "usual" }, picture: "p", told: "" };
  const listening = new Listening(/** @type {any} */ (controller));
  Object.defineProperty(listening, "scene", { value: {} });
  listening.again = () => ["event.", "before."];
  const AGAIN = 0, HAND = 2;
  /** @type {string[]} */
  const told = [];
  for (const place of [AGAIN, HAND, HAND, AGAIN, AGAIN, AGAIN, HAND]) told.push((controller.told = await listening.answer(place)));
  assert.deepEqual(told, ["event.", "first.", "second.", "second.", "before.", "event.", "third."]);
  // Of another picture nothing stands.
  Object.assign(controller, { told: "", picture: "q" });
  assert.equal(await listening.answer(AGAIN), "event.");
  Reflect.deleteProperty(globalThis, "MutationObserver");
});

test("in a replay the keys ask about the moment that is shown", async () => {
  await readTexts("en", ["locales/listening/", CITADELS.texts, CITADELS_ANSWERS.texts]);
  Object.assign(globalThis, { MutationObserver: class {}, innerWidth: 1000, innerHeight: 800 });
  const { Listening } = await import("../../web/app/listening/listening.js");
  const { names, updates } = filmOf("four");
  const [early, late] = [sure(updates[0]), sure(updates.at(-1))];
  const log = { entries: updates.flatMap(({ moments }) => moments.flatMap(({ number, events }) => events.map((event) => ({ number, event })))) };
  const replay = { shown: { number: 0, viewer: 0, update: early, open: [] }, log };
  const runner = { match: "m", summary: { seating: names.map((name) => ({ name, player: "normal" })) } };
  const state = { game: CITADELS, offers: new Map([[CITADELS.id, GAMES[0]?.offer]]) };
  /** @type {any} */
  const deps = { draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), state, open: { session: null, room: null, replaying: { replay, runner, linked: false } } };
  const controller = new ListeningController(deps, async () => Listening);
  const asked = async (/** @type {string} */ digit) => {
    assert.ok(controller.press(/** @type {any} */ ({ ...PRESS, code: `Digit${digit}` })));
    for (let looks = 0, before = controller.said.times; controller.said.times === before && looks < 500; looks += 1) await rest();
    return controller.told;
  };
  assert.match(await asked("4"), /^Your city, 0 of 7\./);
  const { number } = sure(late.moments.at(-1));
  Object.assign(replay.shown, { number, update: late });
  assert.equal(controller.told, "", "the moment has changed");
  assert.match(await asked("4"), /^Your city, [4-9] of 7: /);
  const last = CITADELS.eventText(sure(log.entries.at(-1)).event, names).trim();
  await asked("1");
  assert.ok((await asked("1")).includes(last.replace(/\.$/, "")), controller.told);
  for (const name of ["MutationObserver", "innerWidth", "innerHeight"]) Reflect.deleteProperty(globalThis, name);
});

test("of every district that does something, what it does is one or two sentences, in each language", async () => {
  const { answer } = sure(CITADELS_ANSWERS.topics.find(({ id }) => id === "hand"));
  const { names, updates } = filmOf("four");
  const update = sure(updates[0]);
  const { offer } = /** @type {any} */ (GAMES[0]);
  /** @type {any[]} */
  const districts = offer.editions.flatMap((/** @type {any} */ edition) => edition.districts);
  const cards = [...new Map(districts.map(({ id, type, cost }) => [id, { card: id, type, cost }])).values()];
  for (const code of LANGUAGES) {
    await readTexts(code, ["locales/listening/", CITADELS.texts, CITADELS_ANSWERS.texts]);
    CITADELS.setWording("", /** @type {any} */ (update.view));
    const parts = [...answer({ ...sceneOf(update, names, offer), match: code, view: { ...update.view, hand: cards } }, "usual")];
    assert.ok(parts.length > 30);
    for (const text of parts.slice(1)) assert.ok(sentences(text) <= SENTENCES && words(text) <= WORDS, `${code}: ${text}`);
  }
});

test("a district says its type, cost and what it does once, then its name: to each person, in each game", async () => {
  await readTexts("en", ["locales/listening/", CITADELS.texts, CITADELS_ANSWERS.texts]);
  const { names, updates } = filmOf("four");
  const update = sure(updates[0]);
  CITADELS.setWording("", /** @type {any} */ (update.view));
  const cards = [{ card: "library", type: "unique", cost: 6 }, { card: "temple", type: "religious", cost: 1 }];
  const hand = sure(CITADELS_ANSWERS.topics.find(({ id }) => id === "hand"));
  const heardBy = (/** @type {number} */ seat, match = "first") => [...hand.answer({ ...sceneOf(update, names, GAMES[0]?.offer), match, view: { ...update.view, seat, hand: cards } }, "usual")];
  const [first, second] = [heardBy(0), heardBy(0)];
  assert.match(sure(first[0]), /: Library, unique, cost 6; Temple, religious, cost 1\. /i);
  assert.match(sure(first[1]), /^Library: .*draw.*\.$/i);
  assert.equal(first.length, 2);
  assert.equal(second.length, 1);
  assert.match(sure(second[0]), /: Library, cost 6; Temple, cost 1\. /);
  assert.deepEqual([heardBy(1), heardBy(1), heardBy(0, "second")], [first, second, first]);
});

test("what a person may do names the question and each answer, ten at a time", async () => {
  for (const { game, film, offer } of GAMES) {
    await readTexts("en", ["locales/listening/", game.texts]);
    Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
    const { names, updates } = filmOf(film);
    const asked = updates.filter(({ ask }) => ask).slice(0, 20);
    assert.ok(asked.length > 5);
    for (const update of asked) {
      const scene = sceneOf(update, names, offer);
      const parts = [...optionsText(/** @type {any} */ (game), scene, "usual")];
      const text = parts.join(" ");
      const { options } = sure(update.ask);
      assert.equal(parts.length, Math.max(1, Math.ceil(options.length / 10)));
      assert.ok(text.startsWith(game.askText(sure(update.ask), /** @type {any} */ (update.view)).replace(/[.?]$/, "")), text);
      for (const option of options) assert.ok(text.includes(game.option(scene, option).text), `${option.id} in ${text}`);
    }
  }
  Reflect.deleteProperty(globalThis, "document");
});

const KEY = { code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test("keys are free of what screen readers take, and read by their place", () => {
  for (const key of FREE_KEYS) assert.ok(/^(Control\+Shift\+\d|(Shift\+)?F(2|4|8|9))$/.test(key), key);
  assert.equal(keyOf({ ...KEY, code: "Digit3", ctrlKey: true, shiftKey: true }), "Control+Shift+3");
  assert.equal(keyOf({ ...KEY, code: "F8" }), "F8");
  const theirs = [{ code: "KeyH" }, { code: "Digit1" }, { code: "Digit1", altKey: true, shiftKey: true }, { code: "Digit1", ctrlKey: true }, { code: "Digit1", ctrlKey: true, altKey: true, shiftKey: true }];
  for (const other of theirs) assert.equal(keyOf({ ...KEY, ...other }), "", JSON.stringify(other));
});

test("a key that is taken is swapped, and a broken setting gives the usual keys", () => {
  const keys = keysOf(null);
  const swapped = withKey(keys, 0, keys[3] ?? "");
  assert.equal(swapped[0], keys[3]);
  assert.equal(swapped[3], keys[0]);
  assert.deepEqual(keysOf(swapped), swapped);
  for (const broken of [["F2"], [...swapped.slice(1), "KeyA"], Array(GIVEN).fill("F2"), "F2", { 0: "F2" }, 7]) assert.deepEqual(keysOf(broken), keys);
});

/** @param {any} session @param {any} [part] */
function controllerOf(session, part = { read: async () => {}, answer: async () => "My hand: a secret.", helpPart: null, drawn: () => {} }) {
  const stored = new Map();
  const open = { session, room: null };
  /** @type {any} */
  const deps = { draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), settings: { set: async (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value) }, open, state: {} };
  const Part = /** @type {any} */ (function () { return part; });
  return { controller: new ListeningController(deps, async () => Part), open, stored };
}

/** @param {Partial<Record<string, unknown>>} [more] @returns {any} */
const sessionOf = (more = {}) => ({ match: "m", holder: 0, curtain: null, localSeats: { size: 1 }, viewer: { shown: {} }, shown: { number: 4, line: 0 }, ask: { id: "a" }, ...more });
const PRESS = { ...KEY, code: "Digit3", ctrlKey: true, shiftKey: true, preventDefault: () => {} };

test("an answer stands while its picture does: not for the next person, nor after a move, nor under a curtain", async () => {
  const session = sessionOf();
  const { controller } = controllerOf(session);
  assert.ok(controller.press(/** @type {any} */ (PRESS)));
  await rest();
  const { told } = controller;
  assert.match(told, /a secret/);
  await controller.ask(2);
  assert.notEqual(controller.told, told, "asked again it must change, or no screen reader says it again");
  assert.equal(controller.told.trim(), told.trim());
  for (const change of [{ holder: 1 }, { curtain: 1 }, { shown: { number: 5, line: 0 } }, { ask: null }]) {
    const before = { ...session };
    Object.assign(session, change);
    assert.equal(controller.told, "", JSON.stringify(change));
    Object.assign(session, before);
  }
  assert.match(controller.told, /a secret/);
});

test("asked again, the next part is told; something else, or another picture, begins anew", () => {
  const parts = new NextPart();
  const told = (/** @type {string[]} */ ...asked) => asked.map((of) => parts.after(of, () => [`${of}, first`, `${of}, second`]));
  assert.deepEqual(told("a", "a", "a", "b", "a"), ["a, first", "a, second", "a, first", "b, first", "a, first"]);
});

test("under a curtain, and without a table, the keys ask nothing", async () => {
  for (const session of [sessionOf({ curtain: 1 }), null]) {
    const { controller } = controllerOf(session);
    assert.equal(controller.press(/** @type {any} */ (PRESS)), false);
    await rest();
    assert.equal(controller.told, "");
  }
});

test("choices are stored and read again, and a broken record gives the usual ones", async () => {
  const { controller, stored } = controllerOf(sessionOf());
  await controller.choose({ telling: "short", rate: 1.5 });
  const other = controllerOf(null).controller;
  other.recall(stored.get("listening"));
  assert.deepEqual(other.chosen, controller.chosen);
  for (const broken of ["", "{", "null", "7", '{"telling":"loud","rate":9,"voice":"yes","keys":[1],"voices":3}']) {
    other.recall(broken);
    assert.deepEqual({ ...other.chosen, keys: [] }, { telling: "usual", keys: [], voice: false, rate: 1, voices: {} }, broken);
  }
});

test("only the device's own voices speak, in the language of the page, with the chosen voice and rate", () => {
  /** @type {any[]} */
  const said = [];
  const voices = [
    { name: "Cloud", lang: "uk-UA", localService: false },
    { name: "Lesya", lang: "uk-UA", localService: true },
    { name: "Anatol", lang: "uk_UA", localService: true },
    { name: "Anna", lang: "de-DE", localService: true },
  ];
  Object.assign(globalThis, { SpeechSynthesisUtterance: class { constructor(/** @type {string} */ text) { Object.assign(this, { text }); } } });
  let cancelled = 0;
  const voice = new Voice(() => {}, /** @type {any} */ ({ getVoices: () => voices, speak: (/** @type {any} */ one) => void said.push(one), cancel: () => (cancelled += 1), addEventListener: () => {} }));
  voice.say("Добрий день", { language: "uk", name: "Anatol", rate: 1.5 });
  voice.say("Добрий день", { language: "uk", name: "Cloud" });
  voice.say("Bonjour", { language: "fr" });
  assert.deepEqual(said.map((one) => [one.voice.name, one.rate, one.lang]), [["Anatol", 1.5, "uk_UA"], ["Lesya", 1, "uk-UA"]]);
  assert.deepEqual(voice.voicesFor("fr"), []);
  voice.stop();
  assert.equal(cancelled, 1);
  assert.deepEqual(new Voice(() => {}, undefined).voicesFor("uk"), [], "a browser without the interface");
});

test("the voice says nothing under a curtain, and of several people only what all were told", async () => {
  Object.assign(globalThis, { MutationObserver: class { observe() {} disconnect() {} } });
  const { Listening } = await import("../../web/app/listening/listening.js");
  const { ToldRegions } = await import("../../web/app/listening/told-regions.js");
  const allowed = (/** @type {any} */ open, /** @type {any} */ session) => new Listening(/** @type {any} */ ({ deps: { draw: () => {}, open: { session: open } }, session, chosen: {} })).allowed;
  const table = (/** @type {number[]} */ ...people) => ({ people });
  assert.equal(allowed(null, null), "all");
  assert.equal(allowed(table(0), table(0)), "all");
  assert.equal(allowed(table(0, 1), table(0, 1)), "shared");
  assert.equal(allowed(table(0, 1), null), "nothing", "a curtain hangs");
  // An answer and a secret line of the log, and a line that all know.
  const element = (/** @type {boolean} */ isAloud) => /** @type {any} */ ({ closest: () => (isAloud ? {} : null), getAttribute: () => (isAloud ? "known" : "secret") });
  for (const [may, said] of /** @type {const} */ ([["all", ["secret", "known"]], ["shared", ["known"]], ["nothing", []]])) {
    /** @type {string[]} */
    const heard = [];
    const regions = new ToldRegions((text) => void heard.push(text), () => may);
    for (const isAloud of [false, true]) regions.tell(element(isAloud));
    assert.deepEqual(heard, said, may);
  }
  Reflect.deleteProperty(globalThis, "MutationObserver");
});

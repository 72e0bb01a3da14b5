// @ts-check
// Tests what those who listen can ask, with the views of whole games in films/: in every language, at three lengths, by keys that
// screen readers leave, and never while a curtain hangs. Tests which voices of a device speak.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { ListeningController } from "../../web/app/listening/listening-controller.js";
import { FREE_KEYS, GIVEN, keyOf, keysOf, withKey } from "../../web/app/listening/listening-keys.js";
import { optionsText } from "../../web/app/listening/options-text.js";
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
  { game: CITADELS, answers: CITADELS_ANSWERS, film: "four", offer: offerIn("catalog.json") },
  { game: POINT_CITY, answers: CITY_ANSWERS, film: "city", offer: CITY_OFFER },
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

for (const code of LANGUAGES) {
  for (const { game, answers, film, offer } of GAMES) {
    test(`${game.id} in ${code}: each answer is whole at each moment of a game, and longer the more is wanted`, async () => {
      await readTexts(code, ["locales/listening/", game.texts, answers.texts]);
      const { names, updates } = filmOf(film);
      const long = new Map();
      for (const update of updates.filter((_, at) => at % 5 === 0)) {
        game.setWording("", /** @type {any} */ (update.view));
        const scene = sceneOf(update, names, offer);
        for (const { id, answer } of answers.topics) {
          const said = TELLINGS.map((telling) => answer(scene, telling));
          for (const text of said) assert.ok(text && !BROKEN.test(text), `${id}: ${text}`);
          const [short = 0, usual = 0, everything = 0] = said.map(words);
          assert.ok(short <= usual && usual <= everything, `${id}: ${said.join(" / ")}`);
          long.set(id, Math.max(long.get(id) ?? 0, short));
        }
      }
      for (const [id, most] of long) if (id !== "market") assert.ok(most <= 45, `${id} at its shortest takes ${most} words`);
    });
  }
}

test("a district says its type, cost and what it does once, then its name: to each person, in each game", async () => {
  await readTexts("en", ["locales/listening/", CITADELS.texts, CITADELS_ANSWERS.texts]);
  const { names, updates } = filmOf("four");
  const update = sure(updates[0]);
  const cards = [{ card: "library", type: "unique", cost: 6 }, { card: "temple", type: "religious", cost: 1 }];
  const hand = sure(CITADELS_ANSWERS.topics.find(({ id }) => id === "hand"));
  const heardBy = (/** @type {number} */ seat, match = "first") => hand.answer({ ...sceneOf(update, names, GAMES[0]?.offer), match, view: { ...update.view, seat, hand: cards } }, "usual");
  const [first, second] = [heardBy(0), heardBy(0)];
  assert.match(first, /, unique, cost \d, /i);
  assert.ok(words(second) < words(first), `${first} / ${second}`);
  assert.doesNotMatch(second, /unique/i);
  assert.deepEqual([heardBy(1), heardBy(1), heardBy(0, "second")], [first, second, first]);
});

test("what a person may do names the question and each answer", async () => {
  Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
  for (const { game, film, offer } of GAMES) {
    await readTexts("en", ["locales/listening/", game.texts]);
    Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
    const { names, updates } = filmOf(film);
    const asked = updates.filter(({ ask }) => ask).slice(0, 20);
    assert.ok(asked.length > 5);
    for (const update of asked) {
      const scene = sceneOf(update, names, offer);
      const text = optionsText(/** @type {any} */ (game), scene, "usual");
      assert.ok(text.startsWith(game.askText(sure(update.ask), /** @type {any} */ (update.view)).replace(/[.?]$/, "")), text);
      for (const option of sure(update.ask).options) assert.ok(text.includes(game.option(scene, option).text), `${option.id} in ${text}`);
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

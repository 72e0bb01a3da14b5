// @ts-check
// Tests the forms that names take in sentences: closed sets by their attributes, typed names by what their language does with any name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, pieces, t } from "../../web/lib/i18n.js";
import { soundOf } from "../../web/lib/word-forms.js";
import { readTexts } from "./texts.js";

const FOLDERS = ["games/citadels/locales/"];

test("names of closed sets and of built-in players bend", async () => {
  await readTexts("uk", FOLDERS);
  assert.equal(t("event-character_named", { seat: "Остап", kind: "kill", character: "Купчиня" }), "Остап насилає вбивцю на Купчиню");
  assert.equal(t("event-district_destroyed", { by: "Одарка", seat: "Остап", card: "Таверна", paid: 2 }), "Одарка руйнує в Остапа Таверну за 2 золоті");
  await readTexts("ru", FOLDERS);
  assert.equal(t("event-district_built", { seat: "Марфа", card: "Таверна", paid: 1 }), "Марфа строит Таверну за 1 золотой");
  await readTexts("fr", FOLDERS);
  assert.equal(t("event-turn_resumed", { seat: "Isabeau", character: "Abbé" }), "Isabeau reprend le tour de l’Abbé");
  assert.equal(t("silence-murdered", { character: "Sorcière" }), "La Sorcière, assassinée, ne répond pas");
});

test("English names of districts have the article and the number that they need", async () => {
  await readTexts("en", FOLDERS);
  const built = ["Temple", "Armory", "Great Wall", "Docks", "Battlefield", "Thieves’ Den"].map((card) => t("event-district_built", { seat: "Agnes", card, paid: 1 }));
  assert.deepEqual(built, ["a Temple", "the Armory", "the Great Wall", "Docks", "a Battlefield", "the Thieves’ Den"].map((card) => `Agnes builds ${card} for 1 gold`));
  assert.equal(t("event-cards_drawn-you", { known: "yes", count: 2, cards: ["Harbor", "Keep"] }), "You draw a Harbor and the Keep");
  assert.equal(t("reason-completes", { card: "Stables" }), "The Stables complete your city: two points");
  assert.equal(t("reason-completes", { card: "Statue" }), "The Statue completes your city: two points");
  assert.equal(t("event-districts_exchanged-you", { you: "other", seat: "Agnes", other: "You", card: "Temple", for: "Docks" }), "Agnes exchanges the Temple for your Docks");
});

test("a district whose name is plural takes the same sentence as any other", async () => {
  /** @type {Record<string, [string, string]>} */
  const said = {
    uk: ["Доки", "Збудувавши Доки, ви завершите місто: два бали"],
    ru: ["Врата дракона", "Добавив Врата дракона, вы завершите город: два очка"],
    fr: ["Écuries", "Avec les Écuries, votre cité est complète : deux points"],
    de: ["Stallungen", "Mit den Stallungen ist deine Stadt vollständig: zwei Punkte"],
    pl: ["Stajnie", "Dodając Stajnie, kończysz miasto: dwa punkty"],
  };
  for (const [language, [card, sentence]] of Object.entries(said)) {
    await readTexts(language, FOLDERS);
    assert.equal(t("reason-completes", { card }).replace(/\u00A0/gu, " "), sentence);
  }
  assert.equal(t("last-stone-you", { card: "Koszary" }), "Budujesz Koszary i kładziesz ostatni kamień");
});

test("a Ukrainian list goes by sound, others by their texts", async () => {
  await readTexts("uk", FOLDERS);
  assert.deepEqual([["економіка", "енергія"], ["Таверна", "Церква"], ["Парк", "Обсерваторія"], ["Мотря", "Явдоха"], ["Мотря", "Йосип"], ["Мотря", "Yann"], ["Ada", "Церква", "Опера"]].map(listed), [
    "економіка й енергія", "Таверна й Церква", "Парк і Обсерваторія", "Мотря і Явдоха", "Мотря і Йосип", "Мотря і Yann", "Ada, Церква й Опера",
  ]);
  await readTexts("en", FOLDERS);
  assert.deepEqual([[], ["Ada"], ["Ada", "Ruth"], ["Ada", "Ruth", "דנה"]].map(listed), ["", "Ada", "Ada and Ruth", "Ada, Ruth, and דנה"]);
});

test("who won is told in a sentence", async () => {
  await readTexts("uk", FOLDERS);
  assert.equal(t("event-game_ended", { several: 1, winners: ["Остап"] }), "Гру завершено: перемагає Остап");
  assert.equal(t("effect-other", { seat: "Остап", changes: "−2 зол." }), "Остапові −2 зол.");
  assert.equal(t("seat-up", { name: "Одарка" }), "Пересадити Одарку на місце вище");
  await readTexts("ru", FOLDERS);
  assert.equal(t("event-game_ended", { several: 2, winners: ["Глеб", "Ruth"] }), "Партия окончена: победу делят Глеб и Ruth");
  await readTexts("fr", FOLDERS);
  assert.match(t("room-wait", { name: "Olha" }), /dès qu’Olha la lancera/u);
});

test("a typed name keeps a sentence that needs no form", async () => {
  await readTexts("uk", FOLDERS);
  assert.equal(t("round-lost", { name: "Остап", card: "Таверна", by: "Ruth" }), "Остап втрачає Таверну через гравця Ruth");
  await readTexts("fr", FOLDERS);
  const hands = ["Ada", "Ruth", "Hugo", "Ève"].map((name) => t("hand-open", { name }));
  assert.deepEqual(hands, ["Main d’Ada", "Main de Ruth", "Main d’Hugo", "Main d’Ève"]);
});

test("a common given name bends, and any other name stays as it is", async () => {
  await readTexts("uk", FOLDERS);
  assert.deepEqual(["Олена", "Андрій", "Король"].map((name) => t("curtain-title", { name })), ["Олені", "Андрієві", "гравцеві Король"].map((name) => `Передайте пристрій ${name}`));
  await readTexts("pl", FOLDERS);
  assert.deepEqual(["Anna", "Maja", "Król"].map((name) => t("hand-open", { name })), ["Anny", "Mai", "gracza Król"].map((name) => `Ręka ${name}`));
  await readTexts("ru", FOLDERS);
  assert.equal(t("hand-open", { name: "Пётр" }), "Карты Петра");
});

test("each name of a list bends", async () => {
  await readTexts("uk", FOLDERS);
  assert.equal(t("round-rose", { name: "Остап", cards: ["Таверна", "Церква"] }), "Остап зводить Таверну й Церкву");
});

test("a name that is written from right to left keeps the order of its sentence", async () => {
  await readTexts("en", FOLDERS);
  assert.equal(t("event-turn_ended", { seat: "דנה" }), "\u2068דנה\u2069 ends the turn");
  assert.equal(t("event-turn_ended", { seat: "Dana" }), "Dana ends the turn");
});

test("a name of digits is no amount", async () => {
  await readTexts("en", FOLDERS);
  for (const name of ["1", "22", "+3", "2:0"]) assert.equal(t("event-turn_ended", { seat: name }), `“${name}” ends the turn`);
  for (const name of ["Ruth", "R2", "\u{1F3F0}"]) assert.equal(t("event-turn_ended", { seat: name }), `${name} ends the turn`);
  await readTexts("de", FOLDERS);
  assert.equal(t("hand-open", { name: "1" }), "Hand von „1“");
  assert.deepEqual(pieces("hand-open", { name: 1 }), ["Hand von ", 1]);
});

test("the sound that a name begins with", () => {
  const sounds = { Остап: "vowel", Юрко: "iotated", Йосип: "consonant", Фросина: "v", Гнат: "cluster", Богдан: "consonant", Ève: "vowel", "«Ada»": "vowel", Hugo: "vowel", Hélène: "vowel", Harry: "h", 7: "consonant", "": "consonant" };
  for (const [name, sound] of Object.entries(sounds)) assert.equal(soundOf(name), sound, name);
});

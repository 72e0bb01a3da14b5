// @ts-check
// Tests the name of the person at this device, and sentences that say "You" in every language.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { t, useLanguage, useTexts } from "../../web/lib/i18n.js";
import { LONGEST_NAME, cleanName, keepOwnName, namesFor, readOwnName, sentence } from "../../web/lib/own-name.js";
import { savedWords, wonText } from "../../web/app/lobby/saved-games-view.js";
import { cardName } from "../../web/games/citadels/words/names.js";
import { eventText, lastStone } from "../../web/games/citadels/words/words.js";

const SITE = new URL("../../web/", import.meta.url);
globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (async (/** @type {URL} */ url) => {
  const path = url.pathname.slice(url.pathname.search(/(games\/citadels\/)?locales\//));
  const text = await readFile(new URL(path, SITE), "utf8");
  return { ok: true, text: async () => text };
});
await useTexts("games/citadels/locales/");

const plain = (/** @type {string} */ text) => text.replace(/[\u2068\u2069]/gu, "");
const event = (/** @type {string} */ kind, /** @type {any} */ data) => ({ kind, cause: "", data });

test("a name is one line of plain text that is not too long", () => {
  assert.equal(cleanName("  Ada\n\u202ELove  lace\u0000 "), "Ada Love lace");
  assert.equal(cleanName("<b>Ada</b>"), "<b>Ada</b>");
  // A code point of two units is not cut in half.
  assert.equal(cleanName("🏰".repeat(40)), "🏰".repeat(LONGEST_NAME));
  assert.equal(cleanName(" \n "), "");
});

test("the own name is stored for the next game, and can be deleted", async () => {
  /** @type {Map<string, string>} */
  const stored = new Map([["name", "Olha"]]);
  const settings = {
    get: async (/** @type {string} */ name) => stored.get(name) ?? null,
    set: async (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value),
  };
  assert.equal(await readOwnName(settings), "Olha");
  await keepOwnName(settings, " Ada ");
  assert.equal(await readOwnName(settings), "Ada");
  await keepOwnName(settings, "");
  assert.equal(await readOwnName(settings), "");
});

test("a person without a name who is alone at the device is You, whatever the language of the save", async () => {
  await useLanguage("uk");
  assert.deepEqual(namesFor(["Player", "Agnes"], [0]), ["Ви", "Agnes"]);
  assert.deepEqual(namesFor(["Agnes", "Гравець"], [1]), ["Agnes", "Ви"]);
  assert.deepEqual(namesFor(["Ada", "Agnes"], [0]), ["Ada", "Agnes"]);
  // Neither a guest without a name nor two people at one device.
  assert.deepEqual(namesFor(["Ada", "Player"], [0]), ["Ada", "Player"]);
  assert.deepEqual(namesFor(["Player", "Agnes"], [0, 1]), ["Player", "Agnes"]);
});

test("sentences about the viewer have the right verb in every language", async () => {
  const said = {
    en: ["You", "You take 2 gold", "You get 3 gold from Agnes", "Agnes gets 3 gold from you", "The game is over: you win", "Agnes builds Docks for 3 gold"],
    uk: ["Ви", "Ви отримуєте 2 золоті", "Agnes віддає вам 3 золоті", "Ви віддаєте гравцеві Agnes 3 золоті", "Гру завершено. Ви перемогли", "Agnes будує Доки за 3 золоті"],
    fr: ["Vous", "Vous prenez 2 pièces d’or", "Agnes vous cède 3 pièces d’or", "Vous cédez 3 pièces d’or à Agnes", "La partie est terminée : vous l’emportez", "Agnes bâtit un Comptoir pour 3 pièces d’or"],
    ru: ["Вы", "Вы получаете 2 золотых", "Agnes отдаёт вам 3 золотых", "Вы отдаёте игроку Agnes 3 золотых", "Партия окончена. Вы победили", "Agnes строит Доки за 3 золотых"],
  };
  for (const [language, [you = "", ...lines]] of Object.entries(said)) {
    await useLanguage(language);
    const names = [you, "Agnes"];
    const told = [
      event("gold_gained", { seat: 0, amount: 2 }), event("gold_moved", { from: 1, to: 0, amount: 3 }), event("gold_moved", { from: 0, to: 1, amount: 3 }),
      event("game_ended", { winners: [0] }), event("district_built", { seat: 1, card: "docks", paid: 3 }),
    ].map((one) => eventText(one, names).replace(/[\u00A0\u202F]/gu, " "));
    assert.deepEqual(told, lines);
  }
});

test("without a text for You a sentence says the player, and no sentence names the same player twice", async () => {
  await useLanguage("en");
  assert.equal(sentence("peer-open-long", { name: "You" }), sentence("peer-open-long", { name: "Player" }));
  assert.equal(eventText(event("district_destroyed", { by: 0, seat: 0, card: "docks", paid: 1 }), ["You", "Agnes"]), "You destroy the Docks in your own city for 1 gold");
  const theirs = event("district_destroyed", { by: 1, seat: 1, card: "docks", paid: 1 });
  assert.equal(eventText(theirs, ["You", "Agnes"]), "Agnes destroys the Docks in her own city for 1 gold");
  assert.equal(eventText(event("game_ended", { winners: [0, 1] }), ["You", "Agnes"]), "The game is over: you and Agnes share the victory");
});

test("a player without a name is a noun in every language, whatever the language of the save", async () => {
  const said = {
    en: ["The player takes 2 gold", "Agnes gets 3 gold from the player", "Agnes destroys the Keep in the player’s city", "The player built the Keep"],
    uk: ["Гравець отримує 2 золоті", "Гравець віддає гравцеві Agnes 3 золоті", "Agnes руйнує в гравця Форт", "Гравець зводить Форт"],
    fr: ["Le joueur prend 2 pièces d’or", "Le joueur cède 3 pièces d’or à Agnes", "Agnes détruit le Donjon chez le joueur", "Le joueur bâtit le Donjon"],
    ru: ["Игрок получает 2 золотых", "Игрок отдаёт игроку Agnes 3 золотых", "Agnes разрушает у игрока Форт", "Игрок возводит Форт"],
    de: ["Der Spieler nimmt 2 Gold", "Agnes bekommt 3 Gold vom Spieler", "Agnes zerstört den Bergfried in der Stadt vom Spieler", "Der Spieler hat den Bergfried gebaut"],
    pl: ["Gracz bierze 2 monety", "Agnes dostaje 3 monety od gracza", "Agnes niszczy Donżon w mieście gracza", "Gracz buduje Donżon"],
  };
  for (const [language, lines] of Object.entries(said)) {
    await useLanguage(language);
    for (const unnamed of ["Player", "Гравець", "Spieler"]) {
      const told = [
        event("gold_gained", { seat: 0, amount: 2 }), event("gold_moved", { from: 0, to: 1, amount: 3 }),
        event("district_destroyed", { by: 1, seat: 0, card: "keep", paid: 0 }),
      ].map((one) => eventText(one, [unnamed, "Agnes"]));
      assert.deepEqual([...told, sentence("round-rose", { name: unnamed, cards: [cardName("keep")] })].map((text) => text.replace(/[\u00A0\u202F]/gu, " ")), lines);
    }
  }
});

test("the last stone is laid by you, and you share a victory in small letters", async () => {
  const said = {
    en: ["You lay the last stone with the Keep", "The game is over: Agnes and you share the victory", "Agnes and you win!"],
    uk: ["Ви кладете останній камінь: збудовано Форт", "Гру завершено: перемогу ділите Agnes і ви", "Agnes і ви ділите перемогу!"],
    fr: ["Vous bâtissez le Donjon et posez la dernière pierre", "La partie est terminée : victoire partagée entre Agnes et vous", "Victoire partagée entre Agnes et vous !"],
    ru: ["Вы строите Форт и кладёте последний камень", "Партия окончена: победу делите Agnes и вы", "Agnes и вы делите победу!"],
    de: ["Du setzt mit dem Bergfried den letzten Stein", "Die Partie ist zu Ende: Agnes und du teilt euch den Sieg", "Agnes und du gewinnt!"],
    pl: ["Budujesz Donżon i kładziesz ostatni kamień", "Koniec gry: Agnes i ty dzielicie się zwycięstwem", "Agnes i ty wygrywacie!"],
  };
  for (const [language, lines] of Object.entries(said)) {
    await useLanguage(language);
    const names = ["Agnes", t("you-name")];
    const told = [lastStone([event("district_built", { seat: 1, card: "keep", paid: 1 })], names), eventText(event("game_ended", { winners: [0, 1] }), names), sentence("winner", { names, count: 2 })];
    assert.deepEqual(told.map((text) => text.replace(/[\u00A0\u202F]/gu, " ")), lines);
  }
});

test("a friend without a name is a noun beside the table, too", async () => {
  const said = {
    en: ["The player is connected", "The player and Agnes doubt that the game was fair"],
    fr: ["Le joueur est en ligne", "Le joueur et Agnes mettent en doute la régularité de la partie"],
    de: ["Der Spieler ist verbunden", "Der Spieler und Agnes bezweifeln, dass es ehrlich zuging"],
    pl: ["Gracz ma połączenie", "Gracz i Agnes wątpią w uczciwość tej gry"],
  };
  for (const [language, lines] of Object.entries(said)) {
    await useLanguage(language);
    assert.deepEqual([sentence("peer-open-long", { name: "Гравець" }), sentence("verdict-doubted", { names: ["Player", "Agnes"], count: 2 })], lines);
  }
});

test("a stored game names its players as the table does: who plays alone without a name is You, also as the winner", async () => {
  const chair = (/** @type {string} */ name, /** @type {string} */ player) => ({ name, player });
  const row = (/** @type {object[]} */ seating, /** @type {number[]} */ winners) =>
    /** @type {any} */ ({ summary: { seating, winners, game: "citadels", about: {}, day: null }, updated: 0 });
  const alone = [chair("Player", "person"), chair("Agnes", "normal")];
  /** @type {Record<string, [string[], string, string]>} */
  const wanted = {
    en: [["You", "Agnes"], "Won by you", "Shared by you and Agnes"],
    uk: [["Ви", "Agnes"], "Ви перемогли", "Ви й Agnes ділите перемогу"],
    fr: [["Vous", "Agnes"], "Vous l’emportez", "Victoire partagée entre vous et Agnes"],
    ru: [["Вы", "Agnes"], "Вы победили", "Вы и Agnes делите победу"],
    de: [["Du", "Agnes"], "Du hast gewonnen", "Du und Agnes habt euch den Sieg geteilt"],
    pl: [["Ty", "Agnes"], "Wygrywasz", "Ty i Agnes dzielicie się zwycięstwem"],
  };
  for (const [lang, [names, won, shared]] of Object.entries(wanted)) {
    await useLanguage(lang);
    const words = savedWords(row(alone, [0]));
    assert.deepEqual([words.names, plain(wonText(words.winners))], [names, won]);
    assert.equal(plain(wonText(savedWords(row(alone, [0, 1])).winners)), shared);
    assert.ok(plain(wonText(["Agnes"])).includes("Agnes"));
  }
  await useLanguage("en");
  const two = [chair("Player", "person"), chair("Olha", "person")];
  assert.deepEqual(savedWords(row(two, [])).names, ["Player", "Olha"]);
});

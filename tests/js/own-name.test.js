// @ts-check
// Tests the name of the person at this device, and sentences that say "You" in every language.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useLanguage, useTexts } from "../../web/lib/i18n.js";
import { LONGEST_NAME, cleanName, keepOwnName, namesFor, readOwnName, sentence } from "../../web/lib/own-name.js";
import { eventText } from "../../web/games/citadels/words/words.js";

const SITE = new URL("../../web/", import.meta.url);
globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (async (/** @type {URL} */ url) => {
  const path = url.pathname.slice(url.pathname.search(/(games\/citadels\/)?locales\//));
  const text = await readFile(new URL(path, SITE), "utf8");
  return { ok: true, text: async () => text };
});
await useTexts("games/citadels/locales/");

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

test("without a text for You a sentence says Player, and no sentence names the same player twice", async () => {
  await useLanguage("en");
  assert.equal(sentence("peer-open-long", { name: "You" }), sentence("peer-open-long", { name: "Player" }));
  assert.equal(eventText(event("district_destroyed", { by: 0, seat: 0, card: "docks", paid: 1 }), ["You", "Agnes"]), "You destroy the Docks in your own city for 1 gold");
  const theirs = event("district_destroyed", { by: 1, seat: 1, card: "docks", paid: 1 });
  assert.equal(eventText(theirs, ["You", "Agnes"]), "Agnes destroys the Docks in her own city for 1 gold");
  assert.equal(eventText(event("game_ended", { winners: [0, 1] }), ["You", "Agnes"]), "The game is over: You and Agnes share the victory");
});

// @ts-check
// Tests that a player who is called like a card, a type or a level is never taken for it, in any sentence of the page.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES, t } from "../../web/lib/i18n.js";
import { PEOPLE, soundOf } from "../../web/lib/word-forms.js";
import { readTexts } from "./texts.js";

const WEB = new URL("../../web/", import.meta.url);
const GAMES = readdirSync(new URL("games/", WEB));
/** Makes a name one that no text has, and is no letter. */
const MARK = "\u2060";
const LISTS = new Set(["names", "winners"]);
const BENT = new RegExp(`(?:FORM|SOUND|END)\\(\\$(?:${[...PEOPLE].join("|")})\\b`);
const THING = /^(?:character|district|building|type|resource|player|level|title|set|preset)-[\w-]+$/;

/**
 * @param {string} path
 * @returns {[string, string][]} messages of a file
 */
function messagesOf(path) {
  const text = readFileSync(new URL(path, WEB), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) = ?((?:.*)(?:\n(?:[ }].*)?(?=\n|$))*)/gm)].map(([, id = "", value = ""]) => [id, value]);
}

/**
 * @param {string} game
 * @returns {string[]} the folders of its texts and of the shared ones: those of the table first, then those loaded on first use
 */
function foldersOf(game) {
  const parts = ["locales/", `games/${game}/locales/`];
  const inner = parts.flatMap((part) => readdirSync(new URL(part, WEB), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => `${part}${entry.name}/`));
  return [...parts, ...inner].filter((folder) => existsSync(new URL(`${folder}en.ftl`, WEB)));
}

for (const language of LANGUAGES) {
  for (const game of GAMES) {
    test(`a player of ${game} may be called like any card, in ${language}`, async () => {
      const folders = foldersOf(game);
      assert.ok(folders.length > 5);
      await readTexts(language, folders.slice(1));
      const messages = folders.flatMap((folder) => messagesOf(`${folder}${language}.ftl`));
      const names = new Set(messages.filter(([id, value]) => THING.test(id) && !value.includes("$")).map(([id]) => t(id)).filter((name) => name.length <= 24));
      const asking = messages.filter(([, value]) => BENT.test(value)).map(([id, value]) => /** @type {const} */ ([id, new Set([...value.matchAll(/\$(\w+)/g)].map(([, key = ""]) => key))]));
      assert.ok(names.size > 40);
      assert.ok(asking.length > 0 || language === "en");
      const said = (/** @type {string} */ id, /** @type {ReadonlySet<string>} */ keys, /** @type {string} */ name) =>
        t(id, Object.fromEntries([...keys].map((key) => [key, LISTS.has(key) ? [name, "Agnes"] : PEOPLE.has(key) ? name : 2])));
      const wrong = asking.flatMap(([id, keys]) => [...names].filter((name) => said(id, keys, name) !== said(id, keys, name + MARK).replaceAll(MARK, "")).map((name) => `${id}: ${said(id, keys, name)}`));
      assert.deepEqual(wrong, []);
    });
  }
}

test("common surnames and given names that are cards stay names", async () => {
  await readTexts("de", ["games/citadels/locales/"]);
  assert.equal(t("event-crown_moved", { from: "Agnes", to: "König" }).includes("den König"), false);
  await readTexts("fr", ["games/citadels/locales/"]);
  assert.equal(t("hand-open", { name: "Reine" }), t("hand-open", { name: "Peine" }).replace("Peine", "Reine"));
});

test("French elides before a vowel, and not before Yann and Onze", () => {
  const sounds = Object.fromEntries(["Yannick", "Yasmine", "Yolande", "Onze", "Yves", "Ysée", "Anne", "Bernard"].map((name) => [name, soundOf(name)]));
  assert.deepEqual(sounds, { Yannick: "consonant", Yasmine: "consonant", Yolande: "consonant", Onze: "consonant", Yves: "vowel", Ysée: "vowel", Anne: "vowel", Bernard: "consonant" });
});

// @ts-check
// Tests that the search of the help finds what people say, in the words of each language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hasAll, pieceOf, synonymsOf, wordsIn } from "../../web/app/help/help-search.js";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../web/games/citadels/locales/${path}`, import.meta.url), "utf8");

/** What somebody asks, in each language, and whose card must be found. */
const ASKED = {
  en: { kill: "assassin", murder: "assassin", steal: "thief", burn: "warlord" },
  uk: { вбити: "assassin", вкрасти: "thief", зруйнувати: "warlord", обкрасти: "thief", хустка: "blackmailer" },
  fr: { tuer: "assassin", voler: "thief", détruire: "warlord" },
  ru: { убить: "assassin", украсть: "thief", разрушить: "warlord" },
  de: { töten: "assassin", toeten: "assassin", stehlen: "thief", zerstören: "warlord" },
  pl: { zabić: "assassin", ukraść: "thief", zniszczyc: "warlord" },
};

for (const [language, asked] of Object.entries(ASKED)) {
  test(`what people say finds the card, in ${language}`, () => {
    const groups = /^help-synonyms = (.*)$/m.exec(read(`help/${language}.ftl`))?.[1] ?? "";
    const texts = read(`${language}.ftl`);
    for (const [word, card] of Object.entries(asked)) {
      const [name, text] = ["", "-text"].map((part) => new RegExp(`^character-${card}${part} = ((?:.*\\n)(?:    .*\\n)*)`, "m").exec(texts)?.[1] ?? "");
      assert.ok(name && text, card);
      assert.ok(hasAll(pieceOf(card, name, text), wordsIn(word).map((one) => synonymsOf(one, groups))), `${word}: ${text}`);
    }
  });
}

test("a short or unknown word stands for itself alone", () => {
  assert.deepEqual(synonymsOf("ki", "kill, murder"), ["ki"]);
  assert.deepEqual(synonymsOf("crown", "kill, murder"), ["crown"]);
  assert.deepEqual(synonymsOf("killing", "kill, murder / steal"), ["killing", "kill", "murder"]);
});

/** A whole question in each language, and the beginning of a word that a piece about points has. */
const QUESTIONS = {
  en: ["how many points?", "points"], uk: ["скільки очок", "бали"], fr: ["combien de points ?", "points"],
  ru: ["сколько очков", "очки"], de: ["wie viele Punkte", "Punkte"], pl: ["ile punktów", "punkty"],
};

for (const [language, [asked, told]] of Object.entries(QUESTIONS)) {
  test(`a whole question finds what it is about, in ${language}`, () => {
    const groups = /^help-synonyms = (.*)$/m.exec(read(`help/${language}.ftl`))?.[1] ?? "";
    const common = readFileSync(new URL(`../../web/locales/${language}.ftl`, import.meta.url), "utf8");
    const fillers = /^help-fillers = (.*)$/m.exec(common)?.[1] ?? "";
    assert.ok(hasAll(pieceOf("end", "", told ?? ""), wordsIn(asked ?? "", fillers).map((one) => synonymsOf(one, groups))), asked);
  });
}

test("a query of fillers alone is searched as it stands", () => {
  assert.deepEqual(wordsIn("how many", "how, many"), ["how", "many"]);
  assert.deepEqual(wordsIn("How many crowns", "how, many"), ["crowns"]);
});

/** Words of printed boxes, and names that we had before, by language and game, and a word of ours that a piece with them has. */
const PRINTED = {
  de: { citadels: { Prediger: "Bischof", Bischof: "Prediger", einzigartige: "Sondergebäude", Fabrik: "Manufaktur", Abtei: "Kloster", Kerker: "Gefängnis", getötet: "gemeuchelt" },
    pointcity: { Ressourcen: "Rohstoffe", Einwohner: "Gemeinschaft", Umwelt: "Natur", permanente: "dauerhafte" } },
  pl: { citadels: { Kondotier: "Generał", pociągnij: "dobierz", Ogłoś: "Wskaż" },
    pointcity: { przyroda: "ekologia", gospodarka: "ekonomia", pomysłowość: "innowacja", zasoby: "surowce" } },
  fr: { citadels: { Bourgeois: "Négociant", Navigateur: "Navigatrice" } },
};

for (const [language, games] of Object.entries(PRINTED)) {
  test(`the words of the printed box find ours, in ${language}`, () => {
    for (const [game, words] of Object.entries(games)) {
      const groups = helpOf(game, language)["help-synonyms"] ?? "";
      for (const [printed, ours] of Object.entries(words)) {
        assert.ok(hasAll(pieceOf("x", ours, ""), wordsIn(printed).map((one) => synonymsOf(one, groups))), `${printed}: ${ours}`);
      }
    }
  });
}

for (const language of ["en", "uk", "fr", "ru", "de", "pl"]) {
  test(`the German name of Point City finds its rules, in ${language}`, () => {
    const texts = helpOf("pointcity", language);
    const goal = Object.entries(texts).filter(([id]) => id.startsWith("help-goal")).map(([, text]) => text).join(" ");
    assert.ok(hasAll(pieceOf("goal", "", goal), wordsIn("Punktestadt").map((one) => synonymsOf(one, texts["help-synonyms"] ?? ""))), goal);
  });
}

/**
 * @param {string} game
 * @param {string} language
 * @returns {Record<string, string>} the texts of its help that take one line
 */
function helpOf(game, language) {
  const file = readFileSync(new URL(`../../web/games/${game}/locales/help/${language}.ftl`, import.meta.url), "utf8");
  return Object.fromEntries([...file.matchAll(/^([\w-]+) = (.*)$/gmu)].map(([, id, text]) => [id ?? "", text ?? ""]));
}

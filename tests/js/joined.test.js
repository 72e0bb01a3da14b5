// @ts-check
// Tests that parts stand beside each other by the signs and spaces of the language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joined, labelled, languageName, pieces } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

test("a label, a list and a dash have the spaces of their language", async () => {
  await readTexts("fr", []);
  assert.equal(labelled("Aliénor", "Bien joué"), "Aliénor\u00a0: Bien joué");
  await readTexts("uk", []);
  assert.equal(joined("join-dash", ["один", "два"]), "один\u00a0— два");
  await readTexts("en", []);
  assert.equal(labelled("Agnes", "Well played"), "Agnes: Well played");
  assert.equal(joined("join-dots", ["a", "", "b", "c"]), "a · b · c");
  assert.equal(joined("join-commas", []), "");
});

test("parts that are no text take their places in one, in any order", async () => {
  await readTexts("en", []);
  const [bold, other] = [{ bold: true }, { other: true }];
  assert.deepEqual(pieces("join-dots", { last: other, first: bold }), [bold, " · ", other]);
  assert.deepEqual(pieces("labelled", { label: "Ann", text: bold }), ["Ann", ": ", bold]);
});

test("a language calls itself by its own name, with a capital letter", () => {
  assert.deepEqual(["en", "uk", "fr", "ru", "de", "pl"].map(languageName), ["English", "Українська", "Français", "Русский", "Deutsch", "Polski"]);
});

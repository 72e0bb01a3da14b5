// @ts-check
// Tests how the page chooses its language and formats sizes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerName, chooseLanguage, hasText, labelled, sizeText, t } from "../../web/lib/i18n.js";

test("the first wanted language that the page has is chosen, whatever its country", () => {
  assert.equal(chooseLanguage(["uk"]), "uk");
  assert.equal(chooseLanguage([null, undefined, "xx", "fr-CA", "uk"]), "fr");
  assert.equal(chooseLanguage(["RU-ru"]), "ru");
});

test("without a wanted language the page is in English", () => {
  assert.equal(chooseLanguage([]), "en");
  assert.equal(chooseLanguage(["xx", "", "ukr"]), "en");
});

test("a script that the reader does not read is not chosen", () => {
  const offered = ["en", "zh-Hans", "sr-Latn"];
  const chosen = ["zh", "zh-CN", "zh-Hans-SG", "zh-TW", "zh-Hant", "sr", "sr-Latn-RS", "en-GB", "not a code"].map((wish) => chooseLanguage([wish], offered));
  assert.deepEqual(chosen, ["zh-Hans", "zh-Hans", "zh-Hans", "en", "en", "en", "sr-Latn", "en", "en"]);
});

test("a missing text is shown as its id", () => {
  assert.equal(hasText("no-such-text"), false);
  assert.equal(t("no-such-text"), "no-such-text");
});

test("a size below ten has one decimal, and its unit stays on the same line", () => {
  assert.deepEqual([100_000, 23_400_000, 1_500_000_000].map(sizeText), ["0.1\u00a0MB", "23\u00a0MB", "1.5\u00a0GB"]);
});

test("an answer is named with its action, unless it says more than the action and the action too", () => {
  assert.equal(answerName("Build", "Build the Keep"), "Build the Keep");
  assert.equal(answerName("Keep", "Keep"), labelled("Keep", "Keep"));
  assert.equal(answerName("Keep", "Market"), labelled("Keep", "Market"));
});

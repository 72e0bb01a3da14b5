// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, hasText, t } from "../../web/lib/i18n.js";

test("the first wish that there is a file for is taken, whatever its country", () => {
  assert.equal(chooseLanguage(["uk"]), "uk");
  assert.equal(chooseLanguage([null, undefined, "xx", "fr-CA", "uk"]), "fr");
  assert.equal(chooseLanguage(["RU-ru"]), "ru");
});

test("where no wish can be met it is English", () => {
  assert.equal(chooseLanguage([]), "en");
  assert.equal(chooseLanguage(["xx", "", "ukr"]), "en");
});

test("a text that nobody wrote is its own id", () => {
  assert.equal(hasText("no-such-text"), false);
  assert.equal(t("no-such-text"), "no-such-text");
});

// @ts-check
// Tests that a shared text uses the word of the printed rules of the game that is played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { t } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

test("points have in Ukrainian the word that the rule book of Point City has", async () => {
  await readTexts("uk", ["games/pointcity/locales/"]);
  assert.deepEqual([1, 3, 5].map((count) => t("points-word", { count })), ["очко", "очки", "очок"]);
  assert.equal(t("turning-loss", { name: "Остап", count: 3 }), "Остап втрачає 3 очки");
});

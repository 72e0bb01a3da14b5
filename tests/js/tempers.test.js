// @ts-check
// Tests the levels and tempers of computer players in the form for a new game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GameSetupModel } from "../../web/games/citadels/setup/setup-model.js";
import { writeLastSetup } from "../../web/games/citadels/setup/last-setup.js";
import { offerOf } from "../../web/app/offer.js";
import { playerText } from "../../web/app/daily/daily-view.js";
import { levelsOf, MIX, tempersOf, withTemper } from "../../web/kit/computer-levels.js";
import { t } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

const HELLO = offerOf(JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8")));
const PLAYERS = ["person", "elsewhere", "good", "wild", "good-calm", "good-quick", "good-sly"];
const NAMES = ["Agnes", "Bertram", "Cecily", "Drogo"];

/** @param {string} [player] */
const chairs = (player = "good") => NAMES.map((name) => ({ name, player }));

test("levels are listed without tempers, and each temper once", () => {
  assert.deepEqual(levelsOf(PLAYERS), ["person", "elsewhere", "good", "wild"]);
  assert.deepEqual(tempersOf(PLAYERS), ["calm", "quick", "sly"]);
});

test("no temper changes no player; a temper changes each player whose level has it", () => {
  assert.deepEqual(withTemper(chairs(), "", PLAYERS), chairs());
  assert.deepEqual(withTemper(chairs(), "sly", PLAYERS), chairs("good-sly"));
  for (const player of ["person", "elsewhere", "wild"]) assert.deepEqual(withTemper(chairs(player), MIX, PLAYERS), chairs(player));
});

test("in a mix the name decides the temper, and no temper is used twice while one is unused", () => {
  const mixed = withTemper(chairs(), MIX, PLAYERS).map(({ player }) => player);
  assert.equal(new Set(mixed.slice(0, 3)).size, 3);
  assert.equal(new Set(mixed).size, 3);
  assert.deepEqual(withTemper(chairs(), MIX, PLAYERS).map(({ player }) => player), mixed);
  const alone = withTemper(chairs().slice(0, 1), MIX, PLAYERS);
  assert.equal(alone[0]?.player, mixed[0]);
});

test("the next form has the same temper, and every player with it is one that the engine offers", () => {
  const form = new GameSetupModel(HELLO, { players: null, seed: null }, "Ada", null);
  assert.ok(form.chairs.every(({ player }) => !player.includes("-")));
  assert.ok(form.tempers.length > 3);
  form.temper = MIX;
  const [person, ...others] = form.chairs;
  assert.equal(person?.player, "person");
  assert.ok(others.every(({ player }) => HELLO.players.includes(player) && player.includes("-")));
  const again = new GameSetupModel(HELLO, { players: null, seed: null }, "Ada", writeLastSetup(form));
  assert.deepEqual(again.chairs, form.chairs);
  for (const seat of form.seats.slice(1)) form.choosePlayer(seat, "random");
  assert.deepEqual(form.tempers, []);
});

/** How each language calls one strong player who is in a hurry. */
const RUSHER = { en: "Strong, rusher", uk: "Сильний, квапливий", fr: "Fort, pressé", ru: "Сильный, торопливый", de: "Stark, eilig", pl: "Silny, niecierpliwy" };

test("the level of one player is told with its temper in the singular, in every language", async () => {
  for (const [language, text] of Object.entries(RUSHER)) {
    await readTexts(language, ["games/citadels/locales/"]);
    assert.equal(playerText("strong-rusher"), text);
    for (const player of HELLO.players.filter((one) => one.startsWith("strong-"))) assert.match(playerText(player), /^[^,]+, [^,]+$/);
    assert.doesNotMatch(playerText("strong"), /,/);
  }
});

/** How the form names the choice of builders for one rival and for three. */
const BUILDERS = {
  en: ["Builder", "Builders"], uk: ["Будівничий", "Будівничі"], fr: ["Bâtisseur", "Bâtisseurs"], ru: ["Строитель", "Строители"],
  pl: ["Budowniczy", "Budowniczowie"],
};

test("the form names the temper of one rival in the singular, in every language", async () => {
  const form = new GameSetupModel(HELLO, { players: null, seed: null }, "Ada", null);
  assert.equal(form.rivals, form.seats.length - 1);
  for (const seat of form.seats.slice(2)) form.choosePlayer(seat, "person");
  assert.equal(form.rivals, 1);
  for (const [language, [one, several]] of Object.entries(BUILDERS)) {
    await readTexts(language, ["games/citadels/locales/"]);
    assert.deepEqual([t("temper-builder", { rivals: 1 }), t("temper-builder", { rivals: 3 })], [one, several]);
  }
});

// @ts-check
// Tests the levels and tempers of computer players in the form for a new game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GameSetupModel } from "../../web/games/citadels/setup/setup-model.js";
import { writeLastSetup } from "../../web/games/citadels/setup/last-setup.js";
import { offerOf } from "../../web/app/offer.js";
import { levelsOf, MIX, tempersOf, withTemper } from "../../web/kit/computer-levels.js";

const HELLO = offerOf(JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8")));
const PLAYERS = ["person", "elsewhere", "good", "wild", "good-calm", "good-quick", "good-sly"];
const NAMES = ["Agnes", "Bertram", "Cecily", "Drogo"];

/** @param {string} [player] */
const chairs = (player = "good") => NAMES.map((name) => ({ name, player }));

test("levels and tempers are listed separately, each once", () => {
  assert.deepEqual(levelsOf(PLAYERS), ["person", "elsewhere", "good", "wild"]);
  assert.deepEqual(tempersOf(PLAYERS), ["calm", "quick", "sly"]);
});

test("an even temper changes no player, another one all players whose level has it", () => {
  assert.deepEqual(withTemper(chairs(), "", PLAYERS), chairs());
  assert.deepEqual(withTemper(chairs(), "sly", PLAYERS), chairs("good-sly"));
  for (const player of ["person", "elsewhere", "wild"]) assert.deepEqual(withTemper(chairs(player), MIX, PLAYERS), chairs(player));
});

test("in a mix each name has its temper, and no temper comes twice while another is left", () => {
  const mixed = withTemper(chairs(), MIX, PLAYERS).map(({ player }) => player);
  assert.equal(new Set(mixed.slice(0, 3)).size, 3);
  assert.equal(new Set(mixed).size, 3);
  assert.deepEqual(withTemper(chairs(), MIX, PLAYERS).map(({ player }) => player), mixed);
  const alone = withTemper(chairs().slice(0, 1), MIX, PLAYERS);
  assert.equal(alone[0]?.player, mixed[0]);
});

test("the form keeps the temper, and seats players that the engine offers", () => {
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

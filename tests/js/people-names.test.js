// @ts-check
// Tests the names of people around one device, in each language: none has one of a computer player, and each is told apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SetupModel } from "../../web/kit/setup-model.js";
import { UNNAMED_PLAYER } from "../../web/locales/languages.js";
import { readTexts } from "./texts.js";

test("a person has no name of a computer player, and of several people each is told apart", async () => {
  for (const language of Object.keys(UNNAMED_PLAYER)) {
    await readTexts(language, []);
    const form = new SetupModel("g", ["bot", "person", "elsewhere"], null, "");
    form.resize(4);
    const given = form.seats.map(({ name }) => name);
    form.seatPeople("here");
    const [, second, third, fourth] = form.seats;
    assert.ok(second && third && fourth);
    assert.equal(second.name, "", language);
    // A friend who is to play here after all, and a computer player whose name was typed.
    form.choosePlayer(third, "elsewhere");
    form.choosePlayer(third, "person");
    fourth.name = "Olha";
    form.choosePlayer(fourth, "person");
    const names = form.chairs.map(({ name }) => name);
    assert.deepEqual([new Set(names).size, names[3], names.filter((name) => given.includes(name))], [4, "Olha", []], language);
    // A name that was typed stays; a computer player gets one of its own again.
    form.choosePlayer(fourth, "bot");
    form.choosePlayer(second, "bot");
    assert.deepEqual([fourth.name, second.name], ["Olha", given[1]], language);
    // Who is the only person is "Player", which the page shows as "You".
    form.choosePlayer(third, "bot");
    assert.equal(form.chairs[0]?.name, names[0]?.replace(/ 1$/, ""), language);
  }
});

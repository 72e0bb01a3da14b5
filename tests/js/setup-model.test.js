// @ts-check
// Tests the form for a new game of Citadels: seats, sets of cards, the last entries, and what the address presets.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BY_HAND, BY_LOT, GameSetupModel } from "../../web/games/citadels/setup/setup-model.js";
import { writeLastSetup } from "../../web/games/citadels/setup/last-setup.js";
import { randomSeed, SetupModel } from "../../web/kit/setup-model.js";
import { offerOf } from "../../web/app/offer.js";

const HELLO = offerOf(JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8")));
const NONE = { players: null, seed: null };

/** @param {string | null} [last] */
const model = (last = null) => new GameSetupModel(HELLO, NONE, "Ada", last);

test("the form begins with one person, computer players and the first set", () => {
  const form = model();
  assert.equal(form.seats.length, 4);
  assert.equal(form.seats[0]?.name, "Ada");
  assert.deepEqual(form.seats.map(({ player }) => player === form.seats[0]?.player), [true, false, false, false]);
  assert.equal(form.setup.characters, form.set);
  assert.equal(form.preset?.id, form.set);
});

test("a friend's seat has a placeholder until the friend brings a name", () => {
  const form = model();
  assert.ok(form.offersFree);
  const [, first, second] = form.seats;
  assert.ok(first && second);
  assert.equal(form.nextFriend, first);
  const before = first.name;
  form.choosePlayer(first, "elsewhere");
  assert.equal(first.player, "elsewhere");
  assert.notEqual(first.name, before);
  assert.deepEqual([form.hasFriends, form.offersFree, form.nextFriend], [true, false, second]);
  second.name = "Olha";
  form.choosePlayer(second, "elsewhere");
  assert.equal(second.name, "Olha");
  form.choosePlayer(first, "normal");
  assert.notEqual(first.name, "friend-name");
  assert.deepEqual(model(writeLastSetup(form)).seats.map(({ player }) => player), form.seats.map(({ player }) => player));
});

test("a full table gets a seat more for each further friend, up to the most that can play", () => {
  const form = model();
  for (let friend = 1; friend <= 7; friend += 1) form.addFriend();
  assert.deepEqual(form.seats.map(({ player }) => player), ["person", ...Array(7).fill("elsewhere")]);
  assert.equal(form.nextCount, 0);
  form.addFriend();
  assert.equal(form.seats.length, 8);
});

const MINE = [{ id: "p1", name: "neighbour", text: "def choose" }, { id: "p2", name: "rival", text: "" }];

test("an own player keeps its name and its file, also in the next form", () => {
  const form = model();
  const [, first, second] = form.seats;
  assert.ok(first && second);
  assert.deepEqual(form.files, {});
  form.offerOwn(MINE);
  form.choosePlayer(first, "p1");
  assert.deepEqual(form.chairs[1], { name: "neighbour", player: "own" });
  assert.deepEqual(form.files, { files: { 1: { name: "neighbour", text: "def choose" } } });
  second.name = "Olha";
  form.choosePlayer(second, "p2");
  assert.equal(second.name, "Olha");
  const again = model(writeLastSetup(form));
  assert.deepEqual(again.chairs.map(({ player }) => player), ["person", "normal", "normal", "normal"]);
  again.offerOwn(MINE.slice(0, 1));
  assert.deepEqual(again.chairs.map(({ player }) => player), ["person", "own", "normal", "normal"]);
  form.choosePlayer(first, "normal");
  assert.notEqual(first.name, "neighbour");
  assert.deepEqual(form.files, { files: { 2: { name: "rival", text: "" } } });
});

test("at most three own players sit at a table, all at this device", () => {
  const form = model();
  form.resize(6);
  form.offerOwn(MINE);
  for (const seat of form.seats.slice(1, 4)) form.choosePlayer(seat, "p1");
  assert.deepEqual(form.seats.map((seat) => form.maySeatOwn(seat)), [false, true, true, true, false, false]);
  const friend = form.seats[5];
  assert.ok(friend);
  form.choosePlayer(friend, "elsewhere");
  assert.deepEqual(form.chairs.map(({ player }) => player), ["person", "normal", "normal", "normal", "normal", "elsewhere"]);
  assert.deepEqual([form.files, form.maySeatOwn(friend)], [{}, false]);
});

test("the address presets the number of players and the seed", () => {
  const form = new GameSetupModel(HELLO, { players: 7, seed: 21 }, "", writeLastSetup(model()));
  assert.deepEqual([form.seats.length, form.seedNumber], [7, 21]);
  assert.equal(new GameSetupModel(HELLO, { players: 99, seed: null }, "", null).seats.length, 4);
});

test("the set changes if it does not suit the number of players", () => {
  const form = model();
  assert.deepEqual(form.counts, [2, 3, 4, 5, 6, 7, 8]);
  for (const count of form.counts) {
    form.resize(count);
    assert.equal(form.seats.length, count);
    assert.ok(form.preset?.players.includes(count), `${form.set} for ${count}`);
  }
});

test("a set by hand begins with the cards of the set before, and keeps one character a rank", () => {
  const form = model();
  const before = form.preset?.characters ?? [];
  form.chooseSet(BY_HAND);
  assert.deepEqual(form.picked.characters, before);
  const rival = form.catalogEdition.characters.find(({ id, rank }) => rank === 1 && !before.includes(id));
  assert.ok(rival);
  form.pickCharacter(1, rival.id);
  assert.equal(form.picked.characters.length, before.length);
  assert.ok(form.picked.characters.includes(rival.id));
  form.pickCharacter(1, null);
  assert.equal(form.picked.characters.length, before.length - 1);
});

test("the start moves with its seat, and is forgotten when the seat is removed", () => {
  const form = model();
  form.crown = form.seats[3] ?? null;
  form.move(3, 0);
  assert.equal(form.setup.crown, 0);
  form.move(0, 3);
  form.resize(3);
  assert.equal(form.setup.crown, null);
});

test("shuffling keeps all players", () => {
  const form = model();
  const before = [...form.seats];
  form.shuffle();
  assert.deepEqual(new Set(form.seats), new Set(before));
});

test("a name of spaces counts as none, and the default name is sent", () => {
  const form = model();
  form.seats[0] = { name: "  ", player: form.seats[0]?.player ?? "" };
  assert.equal(form.chairs[0]?.name, "default-name");
  assert.equal(model().ownName, "Ada");
});

test("seeds can be written and read exactly", () => {
  for (let count = 0; count < 100; count += 1) assert.ok(Number.isSafeInteger(randomSeed()));
  const form = model();
  form.seed = "12";
  assert.equal(form.seedNumber, 12);
});

test("the engine draws a set by lot once for each number, then checks it", async () => {
  const form = model();
  form.chooseSet(BY_LOT);
  /** @type {string[]} */
  const calls = [];
  const call = async (/** @type {string} */ method) => {
    calls.push(method);
    return method === "draw" ? { characters: ["a"], districts: ["b"] } : null;
  };
  await form.review(call);
  await form.review(call);
  assert.equal(calls.filter((method) => method === "draw").length, 1);
  assert.deepEqual(form.cards.characters, ["a"]);
  assert.deepEqual([form.problem, form.offersVariant], [null, true]);
});

test("a refusal becomes the form's problem, unless the form has changed since", async () => {
  const form = model();
  const refusal = new Error("bad-setup");
  await form.review(() => Promise.reject(refusal));
  assert.deepEqual([form.problem, form.offersVariant], [refusal, false]);
  /** @type {(error: Error) => void} */
  let refuse = () => {};
  const late = new Promise((_, reject) => (refuse = reject));
  const slow = form.review(() => late);
  await form.review(async () => null);
  refuse(refusal);
  await slow;
  assert.equal(form.problem, null);
});

test("the last set-up is restored", () => {
  const form = model();
  form.chooseEdition("classic");
  form.resize(5);
  form.chooseSet(BY_HAND);
  form.toggleDistrict(form.catalogEdition.districts.find(({ type, id }) => type === "unique" && !form.picked.districts.includes(id))?.id ?? "");
  form.length = form.catalogEdition.city_sizes.find((size) => size !== form.usualLength) ?? null;
  form.crown = form.seats[2] ?? null;
  assert.deepEqual(model(writeLastSetup(form)).setup, form.setup);
});

test("any stored text as the last set-up lets the form open", () => {
  const usual = model().setup;
  for (const text of ["", "null", "7", "[]", "{", '{"seats": 3}', '{"seats": [{"name": 1}], "edition": "none", "set": "none"}']) {
    assert.deepEqual(model(text).setup, usual, text);
  }
});

test("free undo is offered only if one person plays", () => {
  const form = model();
  form.free = true;
  assert.equal(form.offersFree, true);
  form.seats.push({ name: "Eve", player: form.seats[0]?.player ?? "" });
  assert.equal(form.offersFree, false);
  assert.equal(model(writeLastSetup(form)).free, true);
});

test("those for whom the form is opened get a seat, once", () => {
  const kinds = (/** @type {SetupModel} */ form) => form.seats.map(({ player }) => player);
  for (const [people, wanted] of /** @type {const} */ ([["", ["person", "bot", "bot"]], ["friends", ["person", "elsewhere", "bot"]], ["here", ["person", "person", "bot"]], ["screen", ["elsewhere", "bot", "bot"]]])) {
    const model = new SetupModel("g", ["bot", "person", "elsewhere"], null, "");
    model.resize(3);
    for (let times = 0; times < 2; times += 1) model.seatPeople(people);
    assert.deepEqual(kinds(model), wanted, people);
  }
  const screen = new SetupModel("g", ["bot", "person", "elsewhere"], null, "");
  screen.resize(3);
  screen.setScreen(true);
  screen.seatPeople("friends");
  assert.equal(screen.isScreen, false);
  assert.equal(screen.ownSeat?.player, "person");
});

test("three people get the first game's characters and a simple ninth, not a set with hidden threats", () => {
  const form = model();
  form.resize(3);
  assert.equal(form.set, "first_game_three");
  assert.deepEqual(form.cards.characters.slice(0, 8), ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]);
  form.resize(4);
  assert.equal(form.set, "first_game");
});

test("names alone seat people at one device, and an empty field is a computer player's", () => {
  const form = model();
  form.seatPeople("here");
  assert.equal(form.namesOnly, true);
  const [own, second, third] = form.seats;
  assert.ok(own && second && third);
  assert.deepEqual([second.player, second.name], ["person", ""]);
  form.namePerson(third, "Olha");
  assert.deepEqual([third.player, third.name], ["person", "Olha"]);
  form.namePerson(third, "");
  assert.equal(third.player, "normal");
  assert.notEqual(third.name, "");
  form.namePerson(own, "");
  assert.equal(own.player, "person");
});

test("to play at once, friends at other devices leave their seats to computer players", () => {
  const form = model();
  form.seatPeople("screen");
  form.seatHere();
  assert.deepEqual(form.seats.map(({ player }) => player), ["person", "normal", "normal", "normal"]);
});

// @ts-check
// Tests the seats of the form for the next game of the same people, in both games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { offerOf } from "../../web/app/offer.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { POINT_CITY } from "../../web/games/pointcity/index.js";
import { guestKind, seatAsBefore, seatGuest, watchingGuests } from "../../web/kit/guest-seats.js";
import { repeatedForm } from "../../web/kit/last-seating.js";
import { sure } from "./kit.js";

/** @import { Chair, SetupModel } from "../../web/kit/setup-model.js" */

const NONE = { players: null, seed: null };
const OFFERS = {
  citadels: offerOf(JSON.parse(readFileSync(new URL("../../web/catalog.json", import.meta.url), "utf8"))),
  pointcity: /** @type {any} */ (offerOf(JSON.parse(readFileSync(new URL("../../web/games/pointcity/catalog.json", import.meta.url), "utf8")))),
};
const citadels = (/** @type {string | null} */ last = null) => CITADELS.setup.model(OFFERS.citadels, NONE, "Ada", last);
const pointcity = (/** @type {string | null} */ last = null) => POINT_CITY.setup.model(OFFERS.pointcity, NONE, "Ada", last);

const GUESTS = ["Olha", "Bob", "Eva", "Kim", "Leo"].map((name, at) => ({ guest: at + 1, name, played: true }));
const WIM = { guest: 9, name: "Wim", played: false };

/**
 * The seats of a game of Ada, so many guests and computer players.
 * @param {number} guests
 * @param {number} computers
 * @returns {Chair[]}
 */
const seats = (guests, computers) => [
  { name: "Ada", player: "person" },
  ...GUESTS.slice(0, guests).map(({ guest, name }) => ({ name, player: "elsewhere", guest })),
  ...Array.from({ length: computers }, (_, at) => ({ name: `Bot ${at}`, player: "strong" })),
];

/** @param {SetupModel} form */
const shown = (form) => form.seats.map(({ name, player, guest }) => [name, player, ...(guest === undefined ? [] : [guest])].join(" "));

test("the same game has the same seats, and a temper is a choice of its own", () => {
  const form = citadels();
  const before = seats(2, 2).map((chair) => (chair.player === "strong" ? { ...chair, player: "strong-raider" } : chair));
  seatAsBefore(form, before, GUESTS.slice(0, 2));
  assert.deepEqual(shown(form), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Bot 0 strong", "Bot 1 strong"]);
  assert.deepEqual([form.hasFriends, form.hasNewcomers, form.offersFree, form.isScreen], [true, false, false, false]);
});

test("of a game of seven the first four play Point City, and the rest watch; back again they play", () => {
  const form = pointcity();
  seatAsBefore(form, seats(5, 1), [...GUESTS, WIM]);
  assert.deepEqual(shown(form), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Eva elsewhere 3"]);
  assert.deepEqual(watchingGuests(form).map(({ name }) => name), ["Kim", "Leo", "Wim"]);
  assert.equal(form.setup.players, 4);
  const back = citadels();
  seatAsBefore(back, form.seats, [...GUESTS, WIM]);
  back.resize(7);
  assert.deepEqual(shown(back).slice(0, 6), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Eva elsewhere 3", "Kim elsewhere 4", "Leo elsewhere 5"]);
  assert.equal(back.seats[6]?.guest, undefined);
});

test("a game with too few people for it is filled up with computer players", () => {
  const form = citadels();
  seatAsBefore(form, [{ name: "Ada", player: "person" }], [WIM]);
  assert.deepEqual(form.seats.map(({ player }) => player), ["person", form.usualComputer]);
  assert.deepEqual([form.hasFriends, form.offersFree, form.maySeatOwn(sure(form.seats[1]))], [false, false, false]);
});

test("with fewer seats computer players go first, then newcomers, then the last guest, who watches and comes back first", () => {
  const form = citadels();
  seatAsBefore(form, seats(3, 1), [...GUESTS.slice(0, 3), WIM]);
  const bot = sure(form.seats[4]);
  form.resize(4);
  assert.deepEqual(shown(form), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Eva elsewhere 3"]);
  form.resize(3);
  assert.deepEqual(watchingGuests(form).map(({ name }) => name), ["Eva", "Wim"]);
  form.resize(5);
  assert.deepEqual(shown(form).slice(0, 4), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Eva elsewhere 3"]);
  assert.equal(form.seats[4]?.player, "normal");
  assert.notEqual(form.seats[4], bot);
  form.choosePlayer(sure(form.seats[4]), "elsewhere");
  assert.equal(form.hasNewcomers, true);
  form.resize(4);
  assert.equal(form.hasNewcomers, false);
});

test("a friend who is added is one who watches, else one to be invited", () => {
  const form = citadels();
  seatAsBefore(form, seats(1, 2), [...GUESTS.slice(0, 1), WIM]);
  form.addFriend();
  assert.deepEqual(shown(form), ["Ada person", "Olha elsewhere 1", "Wim elsewhere 9", "Bot 1 strong"]);
  assert.equal(form.hasNewcomers, false);
  form.addFriend();
  assert.equal(form.hasNewcomers, true);
  assert.equal(form.seats[3]?.guest, undefined);
});

test("who watches comes back to a seat that is added to a full table", () => {
  const form = citadels();
  seatAsBefore(form, seats(3, 0), GUESTS.slice(0, 3));
  form.resize(3);
  form.addFriend();
  assert.deepEqual(shown(form), ["Ada person", "Olha elsewhere 1", "Bob elsewhere 2", "Eva elsewhere 3"]);
});

test("a guest is chosen for a seat by name, changes places with who sits there, and leaves no name behind", () => {
  const form = citadels();
  seatAsBefore(form, seats(2, 1), [...GUESTS.slice(0, 2), WIM]);
  const [own, first, second, bot] = /** @type {[Chair, Chair, Chair, Chair]} */ (form.seats);
  form.choosePlayer(first, guestKind(/** @type {any} */ ({ guest: 2 })));
  assert.deepEqual(shown(form), ["Ada person", "Bob elsewhere 2", "Olha elsewhere 1", "Bot 0 strong"]);
  form.choosePlayer(own, guestKind(/** @type {any} */ ({ guest: 1 })));
  assert.deepEqual(shown(form), ["Olha elsewhere 1", "Bob elsewhere 2", "Ada person", "Bot 0 strong"]);
  form.choosePlayer(bot, guestKind(WIM));
  assert.deepEqual(watchingGuests(form), []);
  form.choosePlayer(first, "normal");
  assert.equal(first.guest, undefined);
  assert.notEqual(first.name, "Bob");
  form.choosePlayer(own, "elsewhere");
  assert.deepEqual([own.guest, own.name === "Olha"], [undefined, false]);
  form.choosePlayer(bot, "person");
  assert.deepEqual([bot.name, bot.guest], ["Ada", undefined]);
  seatGuest(form, second, WIM);
  assert.equal(second.name, "Wim");
});

test("guests keep their seats when they are shuffled, and when this device becomes a big screen and a player's again", () => {
  const form = citadels();
  seatAsBefore(form, seats(2, 1), GUESTS.slice(0, 2));
  form.move(0, 2);
  assert.deepEqual(form.seats.map(({ guest }) => guest), [1, 2, undefined, undefined]);
  form.setScreen(true);
  assert.deepEqual([form.isScreen, form.hasNewcomers], [true, true]);
  form.setScreen(false);
  assert.deepEqual(form.seats.map(({ guest, player }) => guest ?? player), [1, 2, "person", "strong"]);
});

test("the form of a game that was played makes its set-up again", () => {
  const by = (/** @type {any} */ setup, /** @type {string | null} */ last = null) => citadels(repeatedForm(CITADELS.setup.repeat(setup, last), seats(3, 0)));
  const preset = sure(sure(OFFERS.citadels.editions[1]).presets.find(({ players }) => players.includes(4)));
  const setup = { edition: "classic", characters: preset.id, districts: preset.id, players: 4, crown: 2, city_size: 7, variant: "" };
  assert.deepEqual(by(setup).setup, setup);
  const listed = { ...setup, characters: preset.characters, districts: preset.districts, crown: null };
  assert.deepEqual(by(listed).setup, listed);
  // A set by lot is drawn anew.
  assert.equal(by(listed, JSON.stringify({ set: "by-lot" })).set, "by-lot");
  const played = { players: 3, first: 1, promo: false, automa: "" };
  assert.deepEqual(pointcity(repeatedForm(POINT_CITY.setup.repeat(played, null), seats(2, 0))).setup, played);
  const alone = { players: 1, first: null, promo: true, automa: "hard" };
  assert.deepEqual(pointcity(repeatedForm(POINT_CITY.setup.repeat(alone, null), seats(0, 0))).setup, alone);
});

test("the playing style of the computer players is chosen as it was played", () => {
  const temper = (/** @type {string[]} */ ...players) => JSON.parse(repeatedForm({}, players.map((player) => ({ name: "x", player })))).temper;
  assert.deepEqual([temper("person", "elsewhere"), temper("normal", "easy"), temper("normal-raider", "person"), temper("normal-raider", "normal-builder")], ["", "", "raider", "mix"]);
});

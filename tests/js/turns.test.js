// @ts-check
// Tests how the log is folded into turns, and what a folded turn says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FOLDING } from "../../web/games/citadels/story/log-turns.js";
import { ECHOES, NOTABLE } from "../../web/games/citadels/words/words.js";
import { FOLDING as POINT_CITY } from "../../web/games/pointcity/story/log-turns.js";
import { SIGNS, shieldOf } from "../../web/kit/seat-face.js";
import { meanwhile } from "../../web/app/log/log-view.js";
import { turnsOf } from "../../web/app/log/log-turns.js";
import { sure } from "./kit.js";

const NAMES = ["Ada", "Bertram", "Cecily"];

/**
 * A log of events, each in two or three: its kind, its facts, and what explains it.
 * @param {...[string, Record<string, any>, Partial<import("../../web/types.js").EventView>?]} events
 * @returns {import("../../web/kit/story.js").Entry[]}
 */
const logOf = (...events) =>
  events.map(([kind, data, more], at) => ({ id: at + 1, number: at, by: null, event: { kind, cause: "", data, ...more } }));

const gain = (/** @type {number} */ seat, /** @type {string} */ kind, /** @type {number} */ count, more = {}) => ({ gains: [{ seat, kind, count, ...more }] });
const harm = (/** @type {number} */ seat, /** @type {string} */ deed, /** @type {number} */ by) => ({ harm: { seat, deed, by } });

const ROUND = logOf(
  ["round_started", { round: 1, crown: 0 }],
  ["character_drafted", { seat: 0, character: "merchant" }],
  ["character_drafted", { seat: 1 }],
  ["rank_called", { rank: 1, character: "assassin", by: 0 }],
  ["character_revealed", { seat: 1, character: "assassin" }],
  ["character_named", { kind: "kill", character: "merchant", seat: 1 }, harm(0, "named", 1)],
  ["gold_gained", { seat: 1, amount: 2 }, gain(1, "gold", 2)],
  ["gold_paid", { seat: 1, amount: 4 }],
  ["district_built", { seat: 1, card: "harbor", paid: 4 }, gain(1, "district", 1, { what: "harbor", paid: 4 })],
  ["turn_ended", { seat: 1, character: "assassin" }],
  ["rank_called", { rank: 2, character: "thief", by: 0 }],
  ["nobody_answered", { rank: 2, character: "thief" }, { why: "absent" }],
  ["rank_called", { rank: 3, character: "magician", by: 0 }],
  ["nobody_answered", { rank: 3, character: "magician" }, { why: "out" }],
  ["rank_called", { rank: 6, character: "merchant", by: 0 }],
  ["nobody_answered", { rank: 6, character: "merchant" }, { why: "murdered", ...harm(0, "silenced", 1) }],
  ["rank_called", { rank: 8, character: "warlord", by: 0 }],
  ["character_revealed", { seat: 2, character: "warlord" }],
  ["district_destroyed", { seat: 0, card: "manor", by: 2, paid: 2 }, harm(0, "destroyed", 2)],
);

test("a log is folded into turns, and every line of it is in one of them", () => {
  const turns = turnsOf(ROUND, FOLDING, NAMES);
  assert.deepEqual(turns.map(({ face }) => [face.kind, face.seat]), [["part", null], ["turn", 1], ["quiet", null], ["turn", 2]]);
  assert.deepEqual(turns.flatMap(({ entries }) => entries), ROUND);
});

test("consecutive ranks without an answer are one turn", () => {
  const silent = sure(turnsOf(ROUND, FOLDING, NAMES)[2]);
  assert.equal(silent.face.title, "join-dots");
  assert.equal(silent.entries.length, 6);
  assert.equal(silent.id, 11);
});

test("a rank that is called and has not answered yet has a title", () => {
  const [called] = turnsOf(ROUND.slice(3, 4), FOLDING, NAMES);
  assert.notEqual(sure(called).face.title, "");
});

test("a folded turn says what it brought and which players it harmed", () => {
  const [, murder, , war] = turnsOf(ROUND, FOLDING, NAMES).map(({ face }) => face);
  assert.deepEqual(sure(murder).gist.map(({ icon, text }) => [icon, text]), [["icon-gold", "+2"], ["", "district-harbor \u22124"]]);
  assert.deepEqual(sure(murder).blows.map(({ icon }) => icon), ["icon-kill"]);
  assert.deepEqual(sure(war).blows.map(({ icon }) => icon), ["icon-destroy"]);
});

test("a folded turn sums up what its events brought its seat, whatever they were", () => {
  const begun = /** @type {[string, Record<string, any>][]} */ ([["rank_called", { rank: 7, character: "scholar", by: 0 }], ["character_revealed", { seat: 1, character: "scholar" }]]);
  const gists = (/** @type {any[]} */ ...gains) =>
    sure(turnsOf(logOf(...begun, .../** @type {any} */ (gains.map((one) => ["new_kind", {}, one]))), FOLDING, NAMES)[0]).face.gist.map(({ text }) => text);
  assert.deepEqual(gists(gain(1, "cards", 2), gain(0, "cards", 5), gain(1, "cards", -1)), ["+1"]);
  assert.deepEqual(gists(gain(1, "cards", -2), gain(1, "cards", 2)), []);
  assert.deepEqual(gists({ gains: [{ seat: 1, kind: "gold", count: -3 }, { seat: 0, kind: "gold", count: 3 }] }, gain(1, "gold", 2)), ["+2", "\u22123"]);
});

test("a robbery of the turn's own seat is told by its loss, one by that seat by a symbol", () => {
  const begun = /** @type {[string, Record<string, any>][]} */ ([["rank_called", { rank: 5, character: "bishop", by: 0 }], ["character_revealed", { seat: 1, character: "bishop" }]]);
  const robbery = (/** @type {number} */ from, /** @type {number} */ to) => [
    "gold_moved", { from, to, amount: 3 }, { harm: { seat: from, deed: "robbed", by: to }, gains: [{ seat: to, kind: "gold", count: 3 }, { seat: from, kind: "gold", count: -3 }] },
  ];
  const face = (/** @type {any} */ event) => sure(turnsOf(logOf(...begun, event), FOLDING, NAMES)[0]).face;
  assert.deepEqual(face(robbery(1, 0)).blows, []);
  assert.deepEqual(face(robbery(0, 1)).blows.map(({ icon, text }) => [icon, text]), [["icon-rob", "Ada"]]);
});

test("who gives more cards than it takes has done to another what a symbol says", () => {
  const begun = /** @type {[string, Record<string, any>][]} */ ([["rank_called", { rank: 3, character: "magician", by: 0 }], ["character_revealed", { seat: 1, character: "magician" }]]);
  const swap = ["hands_swapped", { seat: 1, other: 0 }, { harm: { seat: 0, deed: "hand_swapped", by: 1 }, gains: [{ seat: 1, kind: "cards", count: -2 }, { seat: 0, kind: "cards", count: 2 }] }];
  const { face } = sure(turnsOf(logOf(...begun, /** @type {any} */ (swap)), FOLDING, NAMES)[0]);
  assert.deepEqual(face.blows.map(({ icon, text }) => [icon, text]), [["icon-link", "Ada"]]);
});

test("a turn keeps its name while it goes on", () => {
  const before = turnsOf(ROUND.slice(0, 6), FOLDING, NAMES).map(({ id }) => id);
  assert.deepEqual(turnsOf(ROUND, FOLDING, NAMES).map(({ id }) => id).slice(0, 2), before);
});

test("the summary of a turn is cached until the turn goes on or names change", () => {
  const faces = (/** @type {number} */ lines, names = NAMES) => turnsOf(ROUND.slice(0, lines), FOLDING, names).map(({ face }) => face);
  const [part, murder] = faces(8);
  const whole = faces(ROUND.length);
  assert.equal(whole[0], part);
  assert.notEqual(whole[1], murder);
  assert.deepEqual(faces(ROUND.length), whole);
  assert.ok(faces(ROUND.length).every((face, at) => face === whole[at]));
  assert.ok(faces(ROUND.length, ["Ada", "Bert", "Cecily"]).every((face, at) => face !== whole[at]));
});

test("recent events begin with those against the reader, and are at most as many as shown", () => {
  const game = { eventText: () => "", headings: {}, notable: NOTABLE, echoes: ECHOES, folding: FOLDING, harmful: true };
  const news = meanwhile(ROUND.slice(2), 0, game, ROUND);
  assert.deepEqual(news.map(({ event, hit }) => [event.kind, hit]), [
    ["character_named", true], ["district_destroyed", true],
  ]);
  const others = meanwhile(ROUND, 2, game, ROUND);
  assert.deepEqual(others.map(({ event, hit }) => [event.kind, hit]), [["character_named", false]]);
});

test("the log of a game without attacks is folded too", () => {
  const log = logOf(
    ["turn_started", { seat: 0, round: 1 }], ["resource_taken", { seat: 0, cell: 3, resource: "energy", amount: 2 }, gain(0, "resource", 2, { what: "energy" })],
    ["turn_started", { seat: 1, round: 1 }], ["turn_passed", { seat: 1 }], ["automa_took", { cell: 1, resource: "energy", amount: 1 }],
  );
  const faces = turnsOf(log, POINT_CITY, NAMES).map(({ face }) => face);
  assert.deepEqual(faces.map(({ kind, seat }) => [kind, seat]), [["turn", 0], ["turn", 1], ["turn", null]]);
  assert.deepEqual(sure(faces[0]).gist.map(({ icon, text }) => [icon, text]), [["piece-energy", "+2"]]);
});

test("eight seats have eight shields, each with a sign of its own", () => {
  assert.equal(new Set(SIGNS).size, 8);
  assert.deepEqual(Array.from({ length: 8 }, (_, seat) => shieldOf(seat)), [0, 1, 2, 3, 4, 5, 6, 7]);
});

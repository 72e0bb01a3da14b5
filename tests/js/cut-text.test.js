// @ts-check
// Tests that what is left of a text that is cut is a text, and is taken by the engine and the stores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SetupModel } from "../../web/kit/setup-model.js";
import { seatAgain } from "../../web/kit/last-seating.js";
import { cutText } from "../../web/lib/cut-text.js";
import { MOST_LOG_LETTERS, MOST_NAME } from "../../web/lib/generated/bounds.js";
import { fits } from "../../web/store/fits.js";
import { fileName } from "../../web/store/files.js";
import { OwnSeats } from "../../web/app/own-seat/own-seats.js";
import { ScorePart } from "../../web/app/companion/score.js";

const WHOLE = /^\P{Surrogate}*$/u;

test("a text that is cut has whole letters, whatever was in it", () => {
  assert.deepEqual([cutText("a🎲b", 2), cutText("a🎲b", 3), cutText("\udfffa\ud800", 9), cutText("", 5), cutText("abc", 0)], ["a\uFFFD", "a🎲", "\uFFFDa\uFFFD", "", ""]);
});

test("names of files, groups of people and lines of logs are cut at whole letters", async () => {
  for (const before of ["", "x"]) {
    const people = Array.from({ length: 8 }, () => `${before}${"𝒜".repeat(24)}`);
    assert.match(fileName(people, "2026-11-22"), WHOLE);
    /** @type {any[]} */
    const kept = [];
    const deps = /** @type {any} */ ({ runner: { summary: { match: "m" } }, keepLog: async (/** @type {unknown} */ row) => kept.push(row) });
    OwnSeats.prototype.keepLog.call(/** @type {any} */ ({ deps }), 4, [[0, `${before}${"🎲".repeat(MOST_LOG_LETTERS)}`]]);
    assert.ok(fits("LogRow")(kept[0]), before);
    /** @type {any} */
    const settings = { get: async () => "[]", change: async () => undefined };
    const host = /** @type {any} */ ({ settings, draw: () => undefined });
    const evening = await ScorePart.prototype.openHistory.call(/** @type {any} */ ({ host, set: { names: people }, evening: null }));
    assert.ok(fits("CountedEvening")({ rooms: evening.record.rooms, began: 1, games: [] }), before);
  }
});

test("a name of letters of two units sits at the next table again, and none that the engine refuses", () => {
  for (const [name, again] of /** @type {[string, boolean][]} */ ([["🎲".repeat(24), true], ["x".repeat(MOST_NAME), true], ["x".repeat(MOST_NAME + 1), false]])) {
    const model = new SetupModel("g", ["person", "normal"], null, "");
    const seats = model.seats.map((_, at) => ({ name: at === 0 ? name : "", player: at === 0 ? "person" : "normal" }));
    assert.equal(seatAgain(model, { seats }), again, name);
  }
});

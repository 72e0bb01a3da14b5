// @ts-check
// Tests what is told of a moment of a replay, with a whole game of films/: everything that happened there, also where one before said the same.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { Log } from "../../web/app/log/log.js";
import { toldMoment } from "../../web/app/replay/told-moment.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { readTexts } from "./texts.js";

test("each line of the log is told at its moment, in order, and nothing where nothing happened", async () => {
  await readTexts("en", [CITADELS.texts]);
  /** @type {{names: string[], updates: any[]}} */
  const { names, updates } = JSON.parse(gunzipSync(readFileSync(new URL("films/four.json.gz", import.meta.url))).toString());
  const log = new Log();
  for (const update of updates) log.fold(update);
  const last = log.entries.at(-1)?.number ?? 0;
  const told = Array.from({ length: last + 1 }, (_, number) => toldMoment(CITADELS, { log, number }, names));
  const lines = log.entries.filter(({ event }, at) => !CITADELS.saidAgain?.(event, log.entries[at + 1]?.event ?? event));
  assert.ok(lines.length > 100);
  for (const { number, event } of lines) assert.ok(told[number]?.includes((CITADELS.lineText ?? CITADELS.eventText)(event, names)), `${number}: ${told[number]}`);
  const full = new Set(log.entries.map(({ number }) => number));
  for (const [number, text] of told.entries()) assert.equal(text !== "", full.has(number), String(number));
});

test("two moments that say the same differ, so that a screen reader tells the second, too", () => {
  const entries = [{ id: 1, number: 1, by: 0, event: { kind: "same", data: {} } }, { id: 2, number: 2, by: 0, event: { kind: "same", data: {} } }];
  const game = /** @type {any} */ ({ eventText: () => "The same" });
  const told = [1, 2].map((number) => toldMoment(game, /** @type {any} */ ({ log: { entries }, number }), []));
  assert.notEqual(told[0], told[1]);
  assert.deepEqual(told.map((text) => text.trim()), ["The same", "The same"]);
});

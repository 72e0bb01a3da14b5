// @ts-check
// Tests the names of save files, and the size limit of files that are read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName, readFile } from "../../web/store/files.js";

// At one end of a day UTC has another day, unless the device is in UTC.
const EARLY = new Date(2026, 0, 31, 0, 1).getTime();
const TIME = new Date(2026, 0, 31, 23, 59).getTime();

test("the name of a file has the players and the day, and every file system accepts it", () => {
  assert.equal(fileName(["Ольга", "a/b: c"], TIME), "citadels-Ольга-a_b_c-2026-01-31.json");
  assert.equal(fileName(["", " "], TIME), "citadels-2026-01-31.json");
  assert.equal(fileName([], EARLY), "citadels-2026-01-31.json");
});

test("long names of players do not make a long file name", () => {
  assert.ok(fileName(Array.from({ length: 8 }, () => "x".repeat(40)), TIME).length < 100);
});

test("a file that is too large for a save is not read", async () => {
  assert.equal(await readFile(new File(["{}"], "save.json")), "{}");
  const largest = " ".repeat(2_000_000);
  assert.equal(await readFile(new File([largest], "save.json")), largest);
  assert.equal(await readFile(new File([largest, " "], "film.json")), null);
});

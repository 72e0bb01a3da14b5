// @ts-check
// Tests the names of save files, and the size limit of files that are read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE_WITH_FILES } from "../../web/lib/waiting/watch.js";
import { fileBytes, fileName, fileText, readFile } from "../../web/store/files.js";

const DAY = "2026-01-31";

test("the name of a file has the players and the day, and every file system accepts it", () => {
  assert.equal(fileName(["Ольга", "a/b: c"], DAY), "citadels-Ольга-a_b_c-2026-01-31.json");
  assert.equal(fileName(["", " "], DAY), "citadels-2026-01-31.json");
});

test("long names of players do not make a long file name", () => {
  assert.ok(fileName(Array.from({ length: 8 }, () => "x".repeat(40)), DAY).length < 100);
});

test("a file that is too large for a save is not read", async () => {
  assert.equal(await readFile(new File(["{}"], "save.json")), "{}");
  const largest = " ".repeat(2_000_000);
  assert.equal(await readFile(new File([largest], "save.json")), largest);
  assert.equal(await readFile(new File([largest, " "], "film.json")), null);
});

test("a file is read whatever editor has written it", async () => {
  const text = '{"name": "Ольга"}';
  const units = Array.from(text, (sign) => sign.charCodeAt(0));
  const little = new Uint8Array([0xff, 0xfe, ...units.flatMap((unit) => [unit & 255, unit >> 8])]);
  const big = new Uint8Array([0xfe, 0xff, ...units.flatMap((unit) => [unit >> 8, unit & 255])]);
  for (const bytes of [text, `\uFEFF${text}`, little, big]) assert.equal(await fileText(new File([bytes], "save.json")), text);
});

test("a file that is gone, or does not answer, is said to be unread", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  /** @param {() => Promise<never>} answer */
  const file = (answer) => /** @type {any} */ ({ size: 2, slice: () => ({ arrayBuffer: answer }), arrayBuffer: answer });
  const gone = file(() => Promise.reject(new DOMException("", "NotReadableError")));
  const silent = file(() => new Promise(() => {}));
  const read = [fileText(gone), fileBytes(gone), readFile(silent), fileBytes(silent)].map((one) => one.then(() => "read", (error) => error.code));
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(PATIENCE_WITH_FILES);
  assert.deepEqual(await Promise.all(read), Array(4).fill("file-unread"));
});

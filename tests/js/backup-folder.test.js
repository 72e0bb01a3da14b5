// @ts-check
// Tests backups in a folder that the browser asks about again: its handle says `prompt` until the person has allowed it.
import assert from "node:assert/strict";
import test from "node:test";
import { backupsIn, mayWrite } from "../../web/app/backup/backup-folder.js";
import { PATIENCE_WITH_FILES } from "../../web/lib/waiting/watch.js";

/**
 * A handle as the browser gives it after a restart.
 * @param {PermissionState} state
 * @param {() => PermissionState} [answer] of the person
 */
function handle(state, answer = () => "granted") {
  const asked = /** @type {unknown[]} */ ([]);
  const folder = {
    queryPermission: async (/** @type {unknown} */ wish) => (asked.push(["query", wish]), state),
    requestPermission: async (/** @type {unknown} */ wish) => (asked.push(["request", wish]), (state = answer())),
  };
  return { folder: /** @type {any} */ (folder), asked };
}

const MODE = { mode: "readwrite" };

test("expired permission of a folder is not asked for without a press", async () => {
  const { folder, asked } = handle("prompt");
  assert.equal(await mayWrite(folder), false);
  assert.deepEqual(asked, [["query", MODE]]);
});

test("after a press the browser asks, and a folder that is allowed needs no asking again", async () => {
  const { folder, asked } = handle("prompt");
  assert.equal(await mayWrite(folder, true), true);
  assert.equal(await mayWrite(folder), true);
  assert.equal(await mayWrite(folder, true), true);
  assert.deepEqual(asked.map((one) => /** @type {string[]} */ (one)[0]), ["query", "request", "query", "query"]);
});

test("a folder stays closed if the person refuses or the browser does not ask", async () => {
  assert.equal(await mayWrite(handle("prompt", () => "denied").folder, true), false);
  assert.equal(await mayWrite(handle("denied", () => "denied").folder, true), false);
  const noPress = () => {
    throw new DOMException("no user activation", "SecurityError");
  };
  assert.equal(await mayWrite(handle("prompt", noPress).folder, true), false);
});

test("a folder without permissions, such as the page's own, counts as allowed", async () => {
  assert.equal(await mayWrite(/** @type {any} */ ({})), true);
});

test("a folder that does not answer is not waited for without end", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const never = () => new Promise(() => {});
  const entry = { kind: "file", name: "card-table-backup-a.json", getFile: never };
  const folder = /** @type {any} */ ({ queryPermission: never, values: async function* () { yield entry; } });
  const asked = [mayWrite(folder), mayWrite(folder, true), backupsIn(folder)].map((one) => one.then(() => "answered", (error) => error.code));
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(PATIENCE_WITH_FILES);
  assert.deepEqual(await Promise.all(asked), Array(3).fill("backup-late"));
});

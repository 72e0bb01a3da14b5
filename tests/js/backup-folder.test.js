// @ts-check
// Tests backups in a folder that the browser asks about again: its handle says `prompt` until the person has allowed it.
import assert from "node:assert/strict";
import test from "node:test";
import { mayWrite } from "../../web/app/backup/backup-folder.js";

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

// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchController } from "../../web/app/match/match-controller.js";
import { rest } from "./kit.js";

test("a match that is opened again at once waits until it is stored and free", async () => {
  let closed = () => {};
  /** @type {string[]} */
  const opened = [];
  const app = {
    session: null, room: null, shown: null, opening: "", engine: null, engineStarted: Promise.resolve(),
    host: { close: () => new Promise((/** @type {(nothing: void) => void} */ resolve) => (closed = resolve)) },
    edit: (/** @type {() => void} */ change) => change(),
    device: { reloadIfReplaced: () => {} },
    saved: { broken: new Set(), refresh: async () => {}, gameOf: (/** @type {string} */ id) => void opened.push(id) },
    useGame: () => Promise.reject(new Error("far enough")),
    failed: () => {},
  };
  const controller = new MatchController(/** @type {any} */ (app));
  const left = controller.leave();
  const resumed = controller.resume("m");
  await rest();
  assert.deepEqual([app.opening, opened], ["m", []]);
  closed();
  await Promise.all([left, resumed]);
  assert.deepEqual([app.opening, opened], ["", ["m"]]);
});

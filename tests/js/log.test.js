// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Log } from "../../web/table/log.js";
import { meanwhile } from "../../web/table/log-view.js";

/**
 * @param {string} kind
 * @param {import("../../web/types.js").EventView["data"]} [data]
 */
const event = (kind, data = {}) => ({ kind, cause: "", data });

test("every seat has its own page, and lines keep their numbers", () => {
  const log = new Log();
  log.write(0, [event("a"), event("b")]);
  log.write(1, [event("c")]);
  log.write(0, [event("d")]);
  assert.deepEqual(log.read(0).map(({ id, event: { kind } }) => `${id}${kind}`), ["1a", "2b", "3d"]);
  assert.deepEqual(log.read(1).map(({ id }) => id), [1]);
  assert.deepEqual(log.read(null), []);
});

test("what was written since a seat moved is its news", () => {
  const log = new Log();
  log.write(0, [event("a")]);
  assert.equal(log.lastReadId(0), 0);
  log.markRead(0);
  log.write(0, [event("b")]);
  assert.deepEqual(log.news(0).map(({ event: { kind } }) => kind), ["b"]);
  assert.equal(log.lastReadId(0), 1);
});

test("a long log drops its oldest lines and goes on counting", () => {
  const log = new Log();
  for (let index = 0; index < 90; index += 1) log.write(0, Array.from({ length: 10 }, () => event("a")));
  const page = log.read(0);
  assert.equal(page.at(-1)?.id, 900);
  assert.equal(page.length, 800);
});

test("only what others did is told once more, and only what is notable", () => {
  const notable = new Set(["seized"]);
  const news = [event("seized", { by: 1, seat: 0 }), event("seized", { seat: 0 }), event("built", { seat: 1 })];
  const entries = news.map((one, id) => ({ id, event: one }));
  assert.deepEqual(meanwhile(entries, 0, notable), [news[0]]);
});

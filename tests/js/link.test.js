// @ts-check
// Tests when a link closes its connection.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Link } from "../../web/peer/link.js";

/**
 * A link over a connection in memory, which counts how often it was closed.
 * @param {"connecting" | "open"} readyState
 */
function linkOver(readyState) {
  const channel = () => Object.assign(new EventTarget(), { readyState, close() {} });
  const connection = Object.assign(new EventTarget(), { connectionState: "connecting", closed: 0, close: () => void (connection.closed += 1) });
  return { connection, link: new Link(/** @type {any} */ (connection), /** @type {any} */ (channel()), /** @type {any} */ (channel()), "guest") };
}

test("a link that never opened leaves no connection that the other end could still find", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { connection, link } = linkOver("connecting");
  link.close();
  assert.deepEqual([connection.closed, link.state], [1, "closed"]);
  await assert.rejects(link.opened);
  context.mock.timers.tick(10_000);
  assert.equal(connection.closed, 1);
});

test("the connection of a link that was open is closed after its last texts", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { connection, link } = linkOver("open");
  link.close();
  assert.deepEqual([connection.closed, link.state], [0, "closed"]);
  context.mock.timers.tick(10_000);
  assert.equal(connection.closed, 1);
});

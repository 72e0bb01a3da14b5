// @ts-check
// Tests the work in idle moments: its turns, its rests, and how it waits and ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IdleLoop } from "../../web/lib/idle-loop.js";

/** A loop whose rests are noted, and jobs that note their slices. */
function loop() {
  /** @type {(string | number)[]} */
  const did = [];
  const idle = new IdleLoop(async (time) => {
    did.push(time);
    await new Promise((resolve) => setImmediate(resolve));
  });
  /** @param {string} name @param {number} slices */
  async function* job(name, slices) {
    try {
      for (let at = 1; at < slices; at += 1) {
        did.push(name);
        yield;
      }
      did.push(name);
      return `${name} done`;
    } finally {
      did.push(`${name} ends`);
    }
  }
  return { idle, did, job, slices: () => did.filter((one) => typeof one === "string") };
}

test("jobs take turns, with a rest after each slice", async () => {
  const { idle, did, job, slices } = loop();
  assert.deepEqual(await Promise.all([idle.run(job("a", 2)), idle.run(job("b", 3))]), ["a done", "b done"]);
  assert.deepEqual(slices(), ["a", "b", "a", "a ends", "b", "b", "b ends"]);
  assert.deepEqual(did.slice(0, 4), ["a", 30, "b", 30]);
  assert.equal(await idle.run(job("c", 1)), "c done");
});

test("a job that waits holds up no other one", async () => {
  const { idle, did, job, slices } = loop();
  let busy = 3;
  const waiting = idle.run(job("a", 1), { waits: () => busy-- > 0 });
  assert.equal(await idle.run(job("b", 1)), "b done");
  assert.equal(await waiting, "a done");
  assert.deepEqual(slices(), ["b", "b ends", "a", "a ends"]);
  assert.ok(did.includes(500));
});

test("a job whose result is no longer wanted ends and closes what it opened, also while it waits", async () => {
  const { idle, job, slices } = loop();
  let wanted = true;
  const waits = () => slices().length > 0;
  const ended = idle.run(job("a", 5), { wanted: () => wanted, waits });
  await new Promise((resolve) => setTimeout(resolve, 5));
  wanted = false;
  assert.equal(await ended, null);
  assert.deepEqual(slices(), ["a", "a ends"]);
});

test("a job that fails says so and lets the others go on", async () => {
  const { idle, job } = loop();
  async function* broken() {
    yield;
    throw new Error("broken");
  }
  const failed = assert.rejects(idle.run(broken()), /broken/);
  assert.equal(await idle.run(job("a", 3)), "a done");
  await failed;
});

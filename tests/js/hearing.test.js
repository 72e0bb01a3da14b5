// @ts-check
// Tests what is told of the log: to each person at a device every line once, also those of the time of others, and none again after a
// look at another screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hearing } from "../../web/app/log/hearing.js";

/** @param {number} last @returns {any[]} entries up to this id */
const upTo = (last) => Array.from({ length: last }, (_, at) => ({ id: at + 1 }));
const all = () => true;

/** Says, as a screen reader does, what is new among the lines. */
class Ears {
  /** @type {number[]} */
  there = [];
  hearing = new Hearing();
  /** @param {string} viewer @param {number} last @param {number} [readTo] @returns {number[]} */
  hear(viewer, last, readTo = 0) {
    this.hearing.hear(viewer, readTo, upTo(last));
    const ids = this.hearing.lines(upTo(last), all).map(({ id }) => id);
    const said = ids.filter((id) => !this.there.includes(id));
    this.there = ids;
    return said;
  }
  /** @param {boolean} [left] */
  pause(left = false) {
    this.there = [];
    this.hearing.pause(left);
  }
}

test("a new game is told from its deal on, a resumed one from where the person has read", () => {
  assert.deepEqual(new Ears().hear("a", 3), [1, 2, 3]);
  const ears = new Ears();
  assert.deepEqual(ears.hear("a", 9, 6), [7, 8, 9]);
  assert.deepEqual(ears.hear("a", 11, 9), [10, 11]);
  assert.deepEqual(ears.hear("a", 11, 11), []);
});

test("of two people at a tablet each hears every line once, also those of the other one's time", () => {
  const ears = new Ears();
  assert.deepEqual(ears.hear("a", 4), [1, 2, 3, 4]);
  // The first person answers, hears two lines more, and passes the tablet on.
  assert.deepEqual(ears.hear("a", 6, 4), [5, 6]);
  ears.pause();
  assert.deepEqual(ears.hear("b", 6), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(ears.hear("b", 8, 6), [7, 8]);
  ears.pause();
  assert.deepEqual(ears.hear("a", 9, 4), [7, 8, 9]);
});

test("an undo takes lines away, and what comes instead is told", () => {
  const ears = new Ears();
  ears.hear("a", 8, 5);
  assert.deepEqual(ears.hear("a", 6, 3), []);
  assert.deepEqual(ears.hear("a", 7, 6), [7]);
});

test("once the table was left, another game and the same one begin with what is not read", () => {
  const ears = new Ears();
  ears.hear("a", 8);
  ears.pause(true);
  assert.deepEqual(ears.hear("a", 8, 5), [6, 7, 8]);
});

test("a long log is cut, and what is not wanted is left out", () => {
  const hearing = new Hearing();
  hearing.hear("a", 0, upTo(200));
  assert.equal(hearing.lines(upTo(200), all).length, 60);
  assert.deepEqual(hearing.lines(upTo(5), (at) => at % 2 === 0).map(({ id }) => id), [1, 3, 5]);
});

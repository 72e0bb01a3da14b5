// @ts-check
// Tests when the page says that its storage does not answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SlowStorage } from "../../web/app/slow-storage.js";
import { slowStorageView } from "../../web/app/slow-storage-view.js";

function storage() {
  const late = { read: 0, write: 0 };
  let draws = 0;
  const slow = new SlowStorage({ draw: () => void (draws += 1), count: () => ({ ...late }) });
  const change = (/** @type {Partial<typeof late>} */ next) => {
    Object.assign(late, next);
    slow.changed();
  };
  return { slow, change, drawn: () => draws };
}

test("what is not saved is told before what cannot be shown, and each change is drawn", () => {
  const { slow, change, drawn } = storage();
  assert.equal(slow.waiting, "");
  change({ read: 1 });
  assert.equal(slow.waiting, "read");
  change({ write: 1 });
  assert.equal(slow.waiting, "write");
  change({ write: 0 });
  assert.equal(slow.waiting, "read");
  change({ read: 0 });
  assert.deepEqual([slow.waiting, drawn()], ["", 4]);
});

test("a person who waits is told again only if more is late, or anew", () => {
  const { slow, change } = storage();
  change({ read: 2 });
  slow.wait();
  assert.equal(slow.hidden, true);
  change({ read: 1 });
  assert.equal(slow.hidden, true);
  change({ write: 1 });
  assert.equal(slow.hidden, false);
  slow.wait();
  change({ read: 0, write: 0 });
  change({ read: 1 });
  assert.equal(slow.hidden, false);
});

test("the notice offers the game only where there is one", () => {
  const ways = { exportGame: null, reload: () => {}, wait: () => {} };
  const text = (/** @type {any} */ view) => JSON.stringify(view) ?? "";
  assert.doesNotMatch(text(slowStorageView("write", ways)), /slow-storage-export/);
  assert.match(text(slowStorageView("write", { ...ways, exportGame: () => {} })), /slow-storage-export/);
  assert.match(text(slowStorageView("read", ways)), /slow-storage-reload.*slow-storage-wait/);
  assert.doesNotMatch(text(slowStorageView("", ways)), /slow-storage/);
});

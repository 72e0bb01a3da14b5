// @ts-check
// Tests when the page says that its storage or the engine does not answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LateAnswers } from "../../web/app/late-answers.js";
import { lateAnswersView } from "../../web/app/late-answers-view.js";

function storage() {
  const late = { read: 0, write: 0, engine: 0, start: 0 };
  let draws = 0;
  const slow = new LateAnswers({ draw: () => void (draws += 1), count: () => ({ ...late }) });
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

test("an engine that does not answer comes after what is not saved, and has a sentence of its own", () => {
  const { slow, change } = storage();
  change({ read: 1, start: 1 });
  assert.equal(slow.waiting, "read");
  change({ engine: 1 });
  assert.equal(slow.waiting, "engine");
  slow.wait();
  change({ write: 1 });
  assert.deepEqual([slow.waiting, slow.hidden], ["write", false]);
  const ways = { exportGame: null, reload: () => {}, wait: () => {} };
  for (const kind of /** @type {const} */ (["engine", "start"])) {
    const text = JSON.stringify(lateAnswersView(kind, ways));
    // Other tabs have nothing to do with it.
    assert.doesNotMatch(text, /late-tabs|other tabs/);
    assert.match(text, /slow-storage-reload.*slow-storage-wait/);
  }
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
  assert.doesNotMatch(text(lateAnswersView("write", ways)), /slow-storage-export/);
  assert.match(text(lateAnswersView("write", { ...ways, exportGame: () => {} })), /slow-storage-export/);
  assert.match(text(lateAnswersView("read", ways)), /slow-storage-reload.*slow-storage-wait/);
  assert.doesNotMatch(text(lateAnswersView("", ways)), /slow-storage/);
});

// @ts-check
// Tests the chat of a room: lines and their ids, unread lines, muting, lines beside seats, drafts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatController } from "../../web/app/online/chat-controller.js";

/** @import { Saying } from "../../web/app/online/chat-controller.js" */

/**
 * @param {import("node:test").TestContext} context
 * @param {{inSight?: boolean}} [more]
 */
function chat(context, { inSight = false } = {}) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {Saying[]} */
  const sent = [];
  let drawn = 0;
  const subject = new ChatController({ draw: () => void (drawn += 1), chatInSight: () => inSight, send: (saying) => void sent.push(saying) });
  return { subject, sent, drawn: () => drawn };
}

const ADA = { name: "Ada", seat: 1, own: false };
const OWN = { name: "Olha", seat: 0, own: true };

test("the last 200 lines are kept, with ids that stay", (context) => {
  const { subject } = chat(context);
  for (let number = 1; number <= 203; number += 1) subject.add(ADA, `line ${number}`, "");
  const { lines } = subject.state;
  assert.deepEqual([lines.length, lines[0]?.text, lines.at(-1)?.text], [200, "line 4", "line 203"]);
  assert.equal(new Set(lines.map(({ id }) => id)).size, 200);
});

test("notes of the page count among the lines", (context) => {
  const { subject, drawn } = chat(context);
  for (let number = 0; number < 201; number += 1) subject.addNote("note");
  assert.deepEqual([subject.state.lines.length, subject.state.lines[0]?.name, drawn()], [200, "", 201]);
});

test("the ids of an earlier room's lines go on", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const earlier = [{ id: 7, name: "Ada", own: false, text: "hello", reaction: "" }];
  const subject = new ChatController({ draw: () => undefined, chatInSight: () => false, send: () => undefined }, earlier);
  subject.addNote("note");
  assert.deepEqual(subject.state.lines.map(({ id }) => id), [7, 8]);
});

test("lines of others are counted until the chat is in sight", (context) => {
  const { subject } = chat(context);
  subject.add(ADA, "one", "");
  subject.add(OWN, "two", "");
  subject.add(ADA, "three", "");
  assert.equal(subject.state.unread, 2);
  subject.markRead();
  assert.equal(subject.state.unread, 0);
});

test("a line that is in sight at once is not counted", (context) => {
  const { subject } = chat(context, { inSight: true });
  subject.add(ADA, "seen", "");
  assert.equal(subject.state.unread, 0);
});

test("a muted chat leaves out the others, not oneself", (context) => {
  const { subject } = chat(context);
  subject.state.muted = true;
  subject.add(ADA, "hidden", "");
  subject.add(OWN, "own", "");
  assert.deepEqual(subject.state.lines.map(({ text }) => text), ["own"]);
  assert.deepEqual([...subject.state.bubbles.keys()], [0]);
});

test("a line stays beside its seat for seven seconds, a newer one from then on", (context) => {
  const { subject } = chat(context);
  const { bubbles } = subject.state;
  subject.add(ADA, "first", "");
  context.mock.timers.tick(4000);
  subject.add(ADA, "second", "wow");
  context.mock.timers.tick(4000);
  assert.deepEqual(bubbles.get(1), { text: "second", reaction: "wow" });
  context.mock.timers.tick(3000);
  assert.equal(bubbles.has(1), false);
});

test("what a watcher says has no seat to stand beside", (context) => {
  const { subject } = chat(context);
  subject.add({ ...ADA, seat: null }, "hello", "");
  assert.deepEqual([subject.state.lines.length, subject.state.bubbles.size], [1, 0]);
});

test("a draft is sent without spaces around it, and an empty one is not", (context) => {
  const { subject, sent } = chat(context);
  subject.state.draft = "   ";
  subject.sendDraft();
  subject.state.draft = "  hello  ";
  subject.sendDraft();
  assert.deepEqual([sent, subject.state.draft], [[{ what: "chat", text: "hello" }], ""]);
});

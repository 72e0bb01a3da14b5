// @ts-check
// Tests short messages: how long they stay, and what is reported of an error.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readTexts } from "./texts.js";
import { ToastController } from "../../web/app/toast-controller.js";

/** @param {import("node:test").TestContext} context */
function page(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const reported = context.mock.method(console, "error", () => {});
  /** @type {any} */
  const state = { toasts: [], game: { errorFacts: () => ({}) } };
  const controller = new ToastController({ state, draw: () => {} });
  const texts = () => state.toasts.map((/** @type {{text: string}} */ { text }) => text);
  return { controller, state, texts, reported, timers: context.mock.timers };
}

test("a message goes after a while, or when it is dismissed", (context) => {
  const { controller, state, texts, timers } = page(context);
  controller.show("one");
  timers.tick(5000);
  controller.show("two");
  timers.tick(4000);
  assert.deepEqual(texts(), ["two"]);
  controller.dismiss(state.toasts[0].id);
  assert.deepEqual(texts(), []);
});

test("an offer stays longer, and goes when it is taken", (context) => {
  const { controller, state, texts, timers } = page(context);
  let taken = 0;
  controller.offer({ text: "sound?", label: "on", press: () => (taken += 1) });
  timers.tick(15_000);
  assert.deepEqual(texts(), ["sound?"]);
  state.toasts[0].offer.press();
  assert.deepEqual([texts(), taken], [[], 1]);
  controller.offer({ text: "sound?", label: "on", press: () => (taken += 1) });
  timers.tick(20_000);
  assert.deepEqual([texts(), taken], [[], 1]);
});

test("each message has an id of its own, also when two come at the same instant", (context) => {
  context.mock.method(Date, "now", () => 1_795_406_503_204);
  context.mock.method(Math, "random", () => 0.5);
  const { controller, state, texts } = page(context);
  controller.show("one");
  controller.show("two");
  controller.dismiss(state.toasts[0].id);
  assert.deepEqual(texts(), ["two"]);
});

test("the same message stands there once", (context) => {
  const { controller, texts } = page(context);
  controller.show("one");
  controller.show("two");
  controller.show("one");
  assert.deepEqual(texts(), ["two", "one"]);
});

test("what went wrong is told as an error; only what has no code is reported to the console", (context) => {
  const { controller, state, reported } = page(context);
  controller.failed(Object.assign(new Error("x"), { code: "other-tab" }));
  assert.equal(reported.mock.callCount(), 0);
  controller.failed(new Error("surprise"));
  assert.equal(reported.mock.callCount(), 1);
  assert.ok(state.toasts.length > 0 && state.toasts.every((/** @type {{kind: string}} */ { kind }) => kind === "error"));
});

test("its functions can be handed to others", (context) => {
  const { controller, texts } = page(context);
  const { show, failed, errorText } = controller;
  show("one");
  failed({ code: "?", args: {} });
  assert.equal(texts().length, 2);
  assert.equal(typeof errorText({ code: "?" }), "string");
});

test("a refused write in the background is told once a reason, and not beside a message that says more", async (context) => {
  await readTexts("en", ["locales/"]);
  const { controller, texts } = page(context);
  const refused = (/** @type {string} */ code) => controller.unsaved(Object.assign(new Error(code), { code }));
  refused("storage-full");
  refused("storage-full");
  assert.deepEqual([texts().length, /no storage left/.test(texts()[0])], [1, true]);
  controller.failed(Object.assign(new Error("full"), { code: "storage-full" }));
  refused("storage-full");
  refused("storage-blocked");
  controller.unsaved(new Error("no store"));
  assert.deepEqual([texts().length, /not being saved/.test(texts()[0])], [1, true]);
  refused("storage-newer");
  assert.equal(texts().length, 2);
});

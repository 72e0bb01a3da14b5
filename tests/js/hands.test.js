// @ts-check
// Tests that nothing on the page has to be held, dragged or pressed twice: no file listens for such gestures but those that offer
// another way.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
const GESTURES = /["'@](dblclick|dragstart|dragover|dragend|pointermove|touchstart|touchend|mousemove|mouseup)\b/;
/** Where a gesture is one of two ways, and what the other one is. @type {Readonly<Record<string, string>>} */
const OFFERED = {
  "app/help/explain-mode.js": "a thing that is held is explained: so do the question mark and the button of that name",
  "app/story/sound.js": "sound begins with the first press of any kind",
  "app/workshop/workshop-view.js": "a file that is dropped is taken in: so does its button",
  "games/citadels/board/hand.js": "a card under a finger is enlarged: a press opens its sheet",
};

test("no gesture is the only way", () => {
  const files = readdirSync(WEB, { recursive: true }).map(String).filter((name) => name.endsWith(".js") && !name.startsWith("vendor"));
  assert.ok(files.length > 300);
  const found = files.filter((name) => readFileSync(new URL(name, WEB), "utf8").match(GESTURES)).sort();
  assert.deepEqual(found, Object.keys(OFFERED).sort());
});

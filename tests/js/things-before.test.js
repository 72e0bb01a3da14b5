// @ts-check
// Tests that the sheet about a player has a button for each character and district before that player, and for each card of a large own
// hand: a phone has no room for them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { thingFace } from "../../web/games/citadels/board/thing-text.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { readTexts } from "./texts.js";

/** @param {any} value of a template @returns {number} the buttons of things in it */
function buttons(value) {
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + buttons(one), 0);
  const own = value?.strings?.[0].startsWith('<li><button class="role"') ? 1 : 0;
  return own + (value?.values ? buttons(value.values) : 0);
}

test("the sheet about a player lists what lies before that player", async () => {
  await readTexts("en", [CITADELS.texts]);
  /** @type {{names: string[], updates: any[]}} */
  const { names, updates } = JSON.parse(gunzipSync(readFileSync(new URL("films/four.json.gz", import.meta.url))).toString());
  let listed = 0;
  for (const { view } of updates) {
    CITADELS.setWording("", view);
    for (const { seat, city, characters } of view.seats) {
      const face = thingFace(/** @type {any} */ ({ view, names, counted: new Map() }), `seat:${seat}`);
      const before = city.length + characters.length;
      listed += before;
      assert.equal(buttons(face?.more), before);
    }
  }
  assert.ok(listed > 50);
  // Of a hand that may be too large for a low phone, each card, too: only of the own one.
  const { view } = updates.at(-1);
  const hand = Array.from({ length: 11 }, () => ({ card: "temple", type: "religious", cost: 1 }));
  const listedOf = (/** @type {number} */ seat, /** @type {number} */ cards) => {
    const shown = { view: { ...view, seat: 0, hand: hand.slice(0, cards) }, names, counted: new Map() };
    return buttons(thingFace(/** @type {any} */ (shown), `seat:${seat}`)?.more) - view.seats[seat].city.length - view.seats[seat].characters.length;
  };
  assert.deepEqual([listedOf(0, 11), listedOf(0, 6), listedOf(0, 5), listedOf(1, 11)], [11, 6, 0, 0]);
});

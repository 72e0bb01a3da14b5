// @ts-check
// Tests what rivals say: seldom, no line twice in a game, and only from facts that all were told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LINES, STYLES, linesOf, remarkOn } from "../../web/games/citadels/story/remarks.js";
import { LANGUAGES } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

/** @import { Happened } from "../../web/games/citadels/story/remarks.js" */

const SEATING = [
  { name: "Ada", player: "person" }, { name: "Bert", player: "strong-raider" }, { name: "Cleo", player: "normal-builder" }, { name: "Dan", player: "normal" },
];

/**
 * @param {number} number
 * @param {string} kind
 * @param {Record<string, unknown>} data
 * @param {string} [cause]
 * @param {object} [more] what explains it
 * @returns {Happened}
 */
const at = (number, kind, data, cause = "", more = {}) => ({ number, event: /** @type {any} */ ({ kind, cause, data, ...more }) });
const ruin = (/** @type {number} */ number, /** @type {number} */ seat, /** @type {number} */ by) =>
  at(number, "district_destroyed", { seat, by, card: "tavern", paid: 0 }, "", seat === by ? {} : { harm: { seat, deed: "destroyed", by } });
const robbery = (/** @type {number} */ number, /** @type {number} */ from, /** @type {number} */ to) =>
  at(number, "gold_moved", { from, to, amount: 3 }, "thief", { harm: { seat: from, deed: "robbed", by: to } });
const named = at(0, "character_named", { kind: "rob", character: "king", seat: 3 }, "thief");

/** A long game in which everybody strikes everybody. */
function brawl() {
  const blows = Array.from({ length: 400 }, (_, turn) => {
    const [victim, by] = [turn % 4, (turn * 3 + 1 + Math.floor(turn / 4)) % 4];
    if (victim === by) return at(turn * 4, "district_built", { seat: by, card: "palace", paid: 5 });
    return turn % 2 ? ruin(turn * 4, victim, by) : robbery(turn * 4, victim, by);
  });
  return [named, ...blows];
}

/** @param {readonly Happened[]} happened */
function talk(happened) {
  return happened.map((one, place) => remarkOn(happened.slice(0, place), [one], SEATING));
}

test.before(() => readTexts("en", ["games/citadels/locales/", "games/citadels/locales/remarks/"]));

test("a player whose district is destroyed says so in its own style", () => {
  const remark = remarkOn([], [ruin(20, 2, 0)], SEATING);
  assert.equal(remark?.seat, 2);
  assert.match(remark?.line ?? "", /^remark-builder-ruined-/);
  assert.doesNotMatch(remark?.text ?? "remark-", /remark-|undefined/);
});

test("a player that harms the one who harmed it before speaks of revenge", () => {
  const remark = remarkOn([ruin(20, 1, 0)], [ruin(60, 0, 1)], SEATING);
  assert.deepEqual([remark?.seat, remark?.line], [1, "remark-raider-revenge-1"]);
});

test("revenge settles a grudge", () => {
  const again = remarkOn([ruin(20, 1, 0), ruin(60, 0, 1)], [ruin(90, 0, 1)], SEATING);
  assert.ok(!again?.line.includes("revenge"));
});

test("people make no remarks, and no player remarks on harmless events", () => {
  assert.equal(remarkOn([], [ruin(20, 0, 0)], SEATING), null);
  const people = SEATING.map(({ name }) => ({ name, player: "person" }));
  assert.equal(remarkOn([], [ruin(20, 1, 2)], people), null);
  // A small robbery, and gold that was paid for something.
  assert.equal(remarkOn([named], [at(20, "gold_moved", { from: 1, to: 2, amount: 1 }, "thief", { harm: { seat: 1, deed: "robbed", by: 2 } })], SEATING), null);
  assert.equal(remarkOn([named], [at(20, "gold_moved", { from: 1, to: 2, amount: 5 }, "diplomat")], SEATING), null);
});

test("a player that was robbed by a token says so", () => {
  const remark = remarkOn([named], [robbery(20, 2, 3)], SEATING);
  assert.match(remark?.line ?? "", /^remark-builder-robbed-/);
});

test("remarks are rare, and no line comes twice in a game", () => {
  const said = talk(brawl());
  const lines = said.flatMap((remark) => remark?.line ?? []);
  assert.ok(lines.length > 10);
  assert.equal(new Set(lines).size, lines.length);
  const places = said.flatMap((remark, place) => (remark ? (place - 1) * 4 : []));
  assert.ok(places.every((place, one) => one === 0 || place - (places[one - 1] ?? 0) >= 9));
});

test("facts that only single seats are told change no remark", () => {
  const open = brawl();
  // What one seat is told beyond that: cards that it drew, drafted or was shown, facts beside open ones.
  const secret = open.flatMap((one) => [
    at(one.number, "cards_drawn", { seat: 1, count: 2, cards: ["palace", "temple"] }),
    at(one.number, "character_drafted", { seat: 2, character: "thief" }),
    { ...one, event: { ...one.event, data: { ...one.event.data, cards: ["manor"], character: "king" } } },
  ]);
  const said = secret.map((one, place) => remarkOn(secret.slice(0, place), [one], SEATING)).filter((remark) => remark !== null);
  assert.deepEqual(said, talk(open).filter((remark) => remark !== null));
});

test("every line is there in every language, and all are different", async () => {
  for (const language of LANGUAGES) {
    const texts = await readTexts(language, ["games/citadels/locales/", "games/citadels/locales/remarks/"]);
    void texts;
    const { hasText, t } = await import("../../web/lib/i18n.js");
    const lines = STYLES.flatMap((style) => Object.keys(LINES).flatMap((occasion) => linesOf(style, occasion)));
    assert.ok(lines.length >= 60);
    assert.deepEqual(lines.filter((line) => !hasText(line)), []);
    assert.equal(new Set(lines.map((line) => t(line, { card: "X" }))).size, lines.length);
  }
});

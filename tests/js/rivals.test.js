// @ts-check
// Tests what the page shows to a person who chooses a character: the order of players, known facts, and marks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { factText, seatsByDraftOrder } from "../../web/games/citadels/questions/rivals.js";
import { cellKey, markOf, nextMark } from "../../web/games/citadels/questions/suspects.js";
import { arrange } from "../../web/games/citadels/questions/spread.js";
import { optionFace } from "../../web/games/citadels/questions/options.js";
import { ask, option } from "./make-asks.js";
import { LANGUAGES } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

const known = (/** @type {string} */ character, /** @type {string} */ fact, /** @type {number[]} */ holders = []) =>
  ({ character, fact, holders, away: true });
const seat = (/** @type {number} */ at) =>
  ({ seat: at, gold: 2, hand: 4, city: [], characters: [], drafted: 1, crown: at === 0, completed: false, points: 0 });

/** @param {Record<string, unknown>} [parts] @returns {any} */
function view(parts = {}) {
  const ids = ["assassin", "thief", "king"];
  return {
    seat: 1, seats: [0, 1, 2, 3].map(seat), mine: ["assassin"], marks: [], city_size: 7, facedown: 1, hand: [],
    characters: ids.map((character, at) => ({ character, rank: at + 1, fate: "", seat: null })),
    draft: { characters: [known("thief", "passed"), known("king", "held", [2])], before: [0], after: [2, 3] },
    ...parts,
  };
}

const naming = ask({ kind: "kill", options: ["assassin", "thief", "king"].map((character) => option("name", { character })) });

test("each player is in one group by draft order", () => {
  assert.deepEqual(seatsByDraftOrder(view()), [["before", [0]], ["own", [1]], ["both", []], ["after", [2, 3]], ["rest", []]]);
  const twice = view({ draft: { characters: [], before: [0, 2], after: [2, 3] } });
  assert.deepEqual(seatsByDraftOrder(twice), [["before", [0]], ["own", [1]], ["both", [2]], ["after", [3]], ["rest", []]]);
  assert.deepEqual(seatsByDraftOrder(view({ draft: null })).at(-1), ["rest", [0, 2, 3]]);
});

for (const language of LANGUAGES) {
  test(`every fact has its own text in ${language}, with the player's name where it has one`, async () => {
    await readTexts(language, ["games/citadels/locales/"]);
    const facts = ["passed", "back", "laid", "held", "facedown", "taken", "unseen"];
    const said = facts.map((fact) => {
      const draft = { characters: [known("king", fact, [2])], before: [], after: [] };
      return factText({ view: view({ draft }), names: ["Ada", "Bertram", "Cecilia"] }, "king");
    });
    assert.equal(new Set(said).size, facts.length);
    assert.ok(said.every((text) => text.length > 3 && !text.startsWith("fact-")), said.join(", "));
    assert.ok(said[3]?.includes("Cecilia"));
    assert.equal(factText({ view: view(), names: [] }, "assassin"), "");
  });
}

test("the hint of a character says its owner, or what the viewer knows of it", async () => {
  await readTexts("en", ["games/citadels/locales/"]);
  const scene = /** @type {any} */ ({ view: view(), names: ["Ada", "Bertram", "Cecilia", "Dmytro"], ask: naming, catalogue: null });
  const hints = naming.options.map((one) => optionFace(scene, one).hint);
  assert.deepEqual(hints, ["yours", "you passed it on", "must be Cecilia"]);
});

test("the players in draft order are shown only above questions about characters", () => {
  const scene = (/** @type {any} */ question) =>
    /** @type {any} */ ({ view: view(), names: [], ask: question, catalogue: null, read: () => {} });
  assert.ok(arrange(scene(naming)).above);
  assert.ok(arrange(scene(ask({ kind: "draft", options: [option("draft", { character: "king" })] }))).above);
  assert.equal(arrange(scene(ask({ kind: "turn", options: [option("end_turn")] }))).above, undefined);
});

test("a press changes a mark from none to suspected to ruled out, separately in each cell", () => {
  assert.equal(markOf("a"), "");
  assert.deepEqual([nextMark("a"), nextMark("a"), markOf("b"), nextMark("a"), markOf("a")], ["suspect", "cleared", "", "", ""]);
});

test("marks of one match, round or viewer are not shown in another", () => {
  const key = (/** @type {string} */ match, /** @type {number} */ viewer, /** @type {number} */ round) =>
    cellKey({ match, view: { seat: viewer, round } }, 1, "king");
  nextMark(key("one", 0, 3));
  assert.deepEqual([key("one", 0, 3), key("another", 0, 3), key("one", 2, 3), key("one", 0, 4)].map(markOf), ["suspect", "", "", ""]);
});

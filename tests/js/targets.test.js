// @ts-check
// Tests how options of Citadels are grouped, and how a thing on the table finds the options about it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { partsOf } from "../../web/games/citadels/board/thing-text.js";
import { groupsOf, hasSeparateButton, showsNewCards, spreadSize } from "../../web/games/citadels/questions/layout.js";
import { byThing, keyOf, keyOfCopy, optionsAbout, thing } from "../../web/kit/target.js";
import { reasonsOf } from "../../web/kit/thing-sheet-view.js";
import { ask, option } from "./make-asks.js";

test("the list explains only cards that no person has seen yet", () => {
  assert.deepEqual(["keep", "wizard_card", "confiscate", "rescue", "turn", ""].filter(showsNewCards), ["keep", "wizard_card"]);
});

test("options about a thing have a separate button, except in the menu of a turn", () => {
  const [named, built] = [option("name", { character: "thief" }), option("build", { card: "manor" }, "hand:manor")];
  assert.equal(hasSeparateButton(ask({ kind: "kill" }), named), true);
  assert.equal(hasSeparateButton(ask({ kind: "kill" }), option("cancel")), false);
  assert.equal(hasSeparateButton(ask({ kind: "turn" }), built), false);
});

const round = /** @type {any} */ ({ characters: [{ character: "king", fate: "faceup" }, { character: "thief", fate: "" }], mine: ["bishop"] });
const ids = (/** @type {{id: string, options: readonly {id: string}[]}[]} */ groups) => groups.map(({ id, options }) => [id, options.length]);

test("districts are grouped by owner, the own ones last, and cancel after them", () => {
  const at = (/** @type {number} */ seat) => option("destroy", { seat, at: 0, card: "manor", cost: 2 });
  const question = ask({ kind: "destroy", seat: 0, options: [at(0), at(1), at(2), option("cancel")] });
  assert.deepEqual(ids(groupsOf(question, round, () => "")), [["seat:1", 1], ["seat:2", 1], ["own", 1], ["", 1]]);
  const own = ask({ kind: "beautify", options: [at(0), option("cancel")] });
  assert.deepEqual(ids(groupsOf(own, round, () => "")), [["", 1], ["", 1]]);
});

test("characters that are out of the round come last", () => {
  const options = ["king", "thief"].map((character) => option("name", { character }));
  const groups = groupsOf(ask({ kind: "kill", options }), round, () => "");
  assert.deepEqual(groups.map(({ id }) => id), ["", "out"]);
  assert.deepEqual(groups[0]?.options.map(({ args }) => args["character"]), ["thief"]);
});

test("own characters come after the others, before those out of the round", () => {
  const options = ["king", "bishop", "thief"].map((character) => option("name", { character }));
  const groups = groupsOf(ask({ kind: "kill", options }), round, () => "");
  assert.deepEqual(groups.map(({ id, options: [first] }) => [id, first?.args["character"]]), [["", "thief"], ["own", "bishop"], ["out", "king"]]);
});

test("own characters alone have no title, which would take the place of an answer", () => {
  const options = [option("name", { character: "bishop" }), option("name", { character: "judge" }), option("cancel")];
  const owner = { ...round, mine: ["bishop", "judge"] };
  assert.deepEqual(ids(groupsOf(ask({ kind: "theater_give", options }), owner, () => "")), [["", 2], ["", 1]]);
});

test("many cards are sorted by type, few are not", () => {
  const cards = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => option("card", { card: `card${at}` }, `card:card${at}`));
  const typeOf = (/** @type {string} */ card) => (card === "card3" ? "noble" : "trade");
  assert.deepEqual(ids(groupsOf(ask({ kind: "search", options: cards(3) }), round, typeOf)), [["", 3]]);
  assert.deepEqual(ids(groupsOf(ask({ kind: "search", options: cards(12) }), round, typeOf)), [["type:trade", 11], ["type:noble", 1]]);
});

test("drafts and long lists are laid over the table", () => {
  const names = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => option("name", { character: `c${at}` }));
  const places = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => option("destroy", { seat: 1, at, card: "manor" }));
  assert.equal(spreadSize(ask({ kind: "draft" })), "portraits");
  assert.deepEqual([3, 7].map((count) => spreadSize(ask({ kind: "kill", options: names(count) }))), ["", "names"]);
  assert.deepEqual([8, 9].map((count) => spreadSize(ask({ kind: "destroy", options: places(count) }))), ["", "places"]);
  assert.equal(spreadSize(ask({ kind: "turn" })), "");
});

test("options are grouped by their thing, in the engine's order", () => {
  const options = [option("build", { card: "manor" }, "hand:manor"), option("end_turn"), option("sacrifice", { card: "manor" }, "hand:manor")];
  const things = byThing(options);
  assert.deepEqual([...things.keys()], ["hand:manor"]);
  assert.deepEqual(things.get("hand:manor")?.map(({ verb }) => verb), ["build", "sacrifice"]);
});

test("each of several equal cards has its own option if the question tells the copies apart", () => {
  const copies = [option("card", { card: "manor", copy: 0 }, "hand:manor"), option("card", { card: "manor", copy: 1 }, "hand:manor")];
  const things = byThing(copies);
  assert.deepEqual(optionsAbout(things, "hand:manor"), [copies[0]]);
  assert.deepEqual(optionsAbout(things, keyOfCopy("hand:manor", 1)), [copies[1]]);
  assert.deepEqual(optionsAbout(things, keyOfCopy("hand:manor", 2)), []);
  assert.deepEqual(copies.map(keyOf), ["hand:manor", "hand:manor#1"]);
  const alike = byThing([option("build", { card: "manor" }, "hand:manor")]);
  assert.equal(optionsAbout(alike, keyOfCopy("hand:manor", 1)).length, 1);
});

/**
 * Returns a scene with a question, and a list of the calls that presses on its things cause.
 * @param {Parameters<typeof ask>[0]} asked
 * @param {string} reading
 */
function sceneOf(asked, reading) {
  const question = ask(asked);
  /** @type {string[]} */
  const told = [];
  const scene = /** @type {any} */ ({
    ask: question, targets: byThing(question.options), chosen: [], reading,
    press: (/** @type {string} */ id) => told.push(`press ${id}`), read: (/** @type {string} */ key) => told.push(`read ${key}`),
  });
  return { scene, told };
}

const click = { detail: 1 };

test("if no thing of a player can be chosen, the sheet about the player says why", () => {
  const house = (/** @type {number} */ at) => ({ verb: "destroy", args: { seat: 1, at }, reason: "shielded", facts: {}, about: `district:1:${at}` });
  const city = /** @type {any} */ ({ seats: [{ city: [] }, { city: [{}, {}] }] });
  const game = /** @type {any} */ ({ blockedText: (/** @type {{reason: string}} */ { reason }) => reason, partsOf, thing: () => null });
  const reasons = (/** @type {any[]} */ options, /** @type {any[]} */ blocked, reading = "seat:1") =>
    [...reasonsOf(game, /** @type {any} */ ({ view: city, names: [], reading, targets: byThing(options), blocked: byThing(blocked) }))];
  assert.deepEqual(reasons([], [house(0), house(1)]), ["shielded"]);
  // No texts are loaded here: a line is the name of its text.
  assert.deepEqual(reasons([], [house(0), { ...house(1), reason: "short" }]), ["blocked-part"]);
  // One house that can be chosen is enough.
  assert.deepEqual(reasons([option("destroy", { seat: 1, at: 1 }, "district:1:1")], [house(0)]), []);
  assert.deepEqual(reasons([], [house(0)], "seat:0"), []);
  assert.deepEqual(reasons([], [{ ...house(0), verb: "seat", args: { seat: 1 }, reason: "crowned", about: "seat:1" }]), ["crowned"]);
});

test("the first press on a thing opens its sheet, the second chooses its only option", () => {
  const manor = option("build", { card: "manor" }, "hand:manor");
  const first = sceneOf({ options: [manor] }, "");
  thing(first.scene, "hand:manor").press(click);
  assert.deepEqual(first.told, ["read hand:manor"]);
  const second = sceneOf({ options: [manor] }, "hand:manor");
  thing(second.scene, "hand:manor").press(click);
  assert.deepEqual(second.told, [`press ${manor.id}`]);
});

test("a press on a thing with no option, or with several, only opens its sheet", () => {
  const two = [option("build", { card: "manor" }, "hand:manor"), option("sacrifice", { card: "manor" }, "hand:manor")];
  for (const options of [[], two]) {
    const { scene, told } = sceneOf({ options }, "hand:manor");
    thing(scene, "hand:manor").press(click);
    assert.deepEqual(told, ["read hand:manor"]);
  }
});

test("if options are collected, the first press on a thing chooses its option", () => {
  const manor = option("card", { card: "manor", copy: 0 }, "hand:manor");
  const { scene, told } = sceneOf({ options: [manor], least: 0, most: 2 }, "");
  thing(scene, "hand:manor").press(click);
  assert.deepEqual(told, [`press ${manor.id}`]);
});

test("no style sheet hides what an answer warns of", () => {
  const web = new URL("../../web/", import.meta.url).pathname;
  const sheets = /** @type {string[]} */ (readdirSync(web, { recursive: true })).filter((name) => /^(app|games|kit)\/.*\.css$/u.test(name));
  const rules = sheets.flatMap((name) => {
    const sheet = readFileSync(web + name, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", styles = ""]) => ({ name, selector, styles }));
  });
  const hiding = rules.filter(({ styles }) => /display: none|visibility: hidden|clip-path: inset/u.test(styles)).flatMap(({ name, selector }) => selector.split(",").map((one) => `${name}: ${one.trim()}`));
  assert.ok(hiding.some((one) => one.includes(".option small:not(.effects)")), "beside a note of the guided game, hints alone are hidden");
  assert.deepEqual(hiding.filter((one) => /\bsmall\b|\.effects/u.test(one.replaceAll("small:not(.effects)", ""))), []);
});

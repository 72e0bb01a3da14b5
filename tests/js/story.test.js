// @ts-check
// Tests which beats the events of each game become, and what is told of the viewer's own actions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MOVES } from "../../web/games/citadels/story/moves.js";
import { worded as cardText } from "../../web/games/citadels/words/names.js";
import * as citadels from "../../web/games/citadels/story/story.js";
import { eventText, lastStone, lineText } from "../../web/games/citadels/words/words.js";
import * as pointcity from "../../web/games/pointcity/story/story.js";
import { roundPage } from "../../web/games/citadels/story/round-page.js";
import { SOUNDS } from "../../web/app/story/synth.js";
import { readTexts } from "./texts.js";

/** @import { EventView } from "../../web/types.js" */
/** @typedef {Record<string, any>} Facts */

const GAMES = { citadels, pointcity };
const NAMES = ["Ada", "Bertram", "Cecily"];
const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];

/**
 * @param {string} path
 * @returns {string[]} kinds of events that have a text there; those of house cards are told by their line in the log alone
 */
function worded(path) {
  const [text = ""] = readFileSync(new URL(`../../web/${path}/en.ftl`, import.meta.url), "utf8").split("\n## House cards\n");
  return [...text.matchAll(/^event-(\w+) =/gm)].map(([, kind]) => kind ?? "");
}

/** Kinds of events whose following events are no deed of the seat that decided. */
const BY_THE_RULES = new Set(["rank_called", "round_started", "round_ended"]);

/**
 * @param {string} kind
 * @param {Facts} data
 * @param {string} [cause]
 * @param {Partial<EventView>} [more]
 * @returns {EventView} as the engine tells it
 */
const event = (kind, data, cause = "", more = {}) =>
  ({ kind, cause, data, ...(BY_THE_RULES.has(kind) ? { ends_decision: true } : {}), ...more });
/** What the engine tells of a plan that ended. */
const plan = (/** @type {number} */ seat, /** @type {boolean} */ worked) => ({ more: { plan: seat, worked } });

/**
 * What a seat is told of, by the moments and what it held before.
 * @param {[number | null, ...EventView[]][]} moments who decided, and what happened
 * @param {{seat?: number | null, marks?: object[]}} [more]
 */
function told(moments, { seat = 0, marks = [] } = {}) {
  const view = { marks, turn: null };
  const update = /** @type {any} */ ({ seat, view });
  return {
    moments: moments.map(([decider, ...events], at) => ({ number: at + 1, seat: decider, events })), before: update, after: update, names: NAMES,
  };
}

/** @param {Parameters<typeof told>} facts */
const tell = (...facts) => citadels.storyWith({ eventText, lastStone, worded: cardText })(told(...facts));

/** @param {import("../../web/kit/story.js").Beat[]} beats */
const brief = (beats) => beats.map(({ group, actor, frame }) => [group, actor, frame].filter((one) => one !== "" && one !== null).join(" "));

for (const [name, game] of Object.entries(GAMES)) {
  test(`every event of ${name} has a group, or deliberately none`, () => {
    const kinds = [...worded("locales"), ...worded(`games/${name}/locales`)];
    assert.ok(kinds.length > 15);
    assert.deepEqual(Object.keys(game.KINDS).sort(), kinds.sort());
    const groups = new Set([...Object.values(game.KINDS), ...("BY_REASON" in game ? game.BY_REASON : [])]);
    assert.deepEqual([...groups].filter((group) => group !== "" && !(group in game.GROUPS)), []);
    assert.deepEqual(Object.keys(game.GROUPS).filter((group) => !groups.has(group)), []);
  });

  test(`every group of ${name} has a sound, or deliberately none`, () => {
    /** @type {[string, {sound: string}][]} */
    const groups = Object.entries(game.GROUPS);
    const silent = groups.filter(([, { sound }]) => sound === "").map(([group]) => group);
    assert.deepEqual(silent, name === "citadels" ? ["draft"] : []);
    assert.deepEqual(groups.filter(([, { sound }]) => sound !== "" && !(sound in SOUNDS)), []);
  });
}

test("there are a dozen sounds, each short and each used", () => {
  const used = new Set(["yours", ...Object.values(GAMES).flatMap(({ GROUPS }) => Object.values(GROUPS).map(({ sound }) => sound))]);
  assert.deepEqual(Object.keys(SOUNDS).filter((sound) => !used.has(sound)), []);
  assert.ok(Object.keys(SOUNDS).length >= 8 && Object.keys(SOUNDS).length <= 14);
  for (const [name, { parts }] of Object.entries(SOUNDS)) {
    for (const { at = 0, time, loud, pitch } of parts) {
      assert.ok(at + time <= 1.3 && time > 0 && loud > 0 && loud <= 1 && pitch > 30, name);
    }
  }
});

test("a turn of Point City begins with the table as the last one left it", () => {
  const beats = GAMES.pointcity.story(told([[1, event("resource_taken", { seat: 1, cell: 2, resource: "energy", amount: 1 }), event("turn_started", { seat: 2, round: 1 })]]));
  assert.deepEqual(beats.map(({ group, picture }) => [group, picture]), [["take", "last"], ["turn", "first"]]);
});

test("beats take the time of their group", () => {
  const times = Object.fromEntries(Object.entries(citadels.GROUPS).map(([group, { time }]) => [group, time]));
  for (const group of ["theft", "swap", "destroy", "move", "crown"]) assert.equal(times[group], 1400, group);
  assert.deepEqual([times["silent"], times["reveal"], times["gather"], times["build"], times["named"], times["end"]], [400, 800, 450, 700, 1200, 2800]);
});

test("each rank with or without an answer is a beat, and so is the end of the round", () => {
  const beats = tell([[
    1, event("turn_ended", { seat: 1, character: "thief" }),
    event("rank_called", { rank: 3, character: "magician", by: 2 }), event("nobody_answered", { rank: 3, character: "magician" }),
    event("rank_called", { rank: 4, character: "king", by: 2 }), event("character_revealed", { seat: 2, character: "king" }),
    event("crown_moved", { from: 1, to: 2 }, "king", { actor: 2 }),
    event("round_ended", { round: 3 }), event("round_started", { round: 4, crown: 2 }), event("character_removed", { character: "bishop" }),
  ]]);
  assert.deepEqual(brief(beats), ["silent", "reveal 2", "crown 2", "end page", "round"]);
  assert.deepEqual(sure(beats[0]).lights, ["rank-magician"]);
  assert.deepEqual(sure(beats[0]).events.map(({ kind }) => kind), ["turn_ended", "rank_called", "nobody_answered"]);
});

const called = (/** @type {string} */ character, rank = CAST.indexOf(character) + 1) => event("rank_called", { rank, character, by: 2 });
const shown = (/** @type {string} */ character, seat = 1) => event("character_revealed", { seat, character });
const silent = (/** @type {string} */ character, cause = "", more = {}) =>
  event("nobody_answered", { rank: CAST.indexOf(character) + 1, character }, cause, { why: cause ? "murdered" : "absent", ...more });
const mark = (/** @type {string} */ kind, /** @type {string} */ character, by = 0) => ({ kind, character, by, card: "", real: null });

test("a rank that was discarded face up has no beat, even with a token", () => {
  const beats = tell([[1, { ...called("bishop"), why: "out" }, silent("bishop", "", { why: "out" }), called("merchant"), silent("merchant")]], { marks: [mark("rob", "bishop")] });
  assert.deepEqual(beats.map(({ group, lights }) => [group, ...lights]), [["silent", "rank-merchant"]]);
});

test("a rank with a token is called with a pause before the answer, and the crown's owner says its name", () => {
  const [breath, reveal] = tell([[1, called("bishop"), shown("bishop")]], { marks: [mark("warrant", "bishop", 2)] });
  assert.deepEqual([breath?.group, breath?.icon, breath?.moves[0]], ["breath", "icon-warrant", { way: "say", from: "plate-2", text: "story-call" }]);
  assert.deepEqual([reveal?.group, reveal?.moves.map(({ way }) => way)], ["reveal", ["turn"]]);
  assert.deepEqual(brief(tell([[1, called("bishop"), shown("bishop")]])), ["reveal 1"]);
});

test("the end of the viewer's own plans is a banner with its own text", () => {
  const gold = event("gold_moved", { from: 1, to: 0, amount: 3 }, "thief", plan(0, true));
  const style = (/** @type {Parameters<typeof told>} */ ...facts) => tell(...facts).map(({ group, frame, text, tone }) => [group, frame, text, tone]).at(-1);
  const robs = { marks: [{ ...mark("rob", "king"), card: "thief" }] };
  assert.deepEqual(style([[2, called("king"), shown("king"), gold]], robs), ["theft", "banner", "story-own-gold", "gain"]);
  const paid = event("gold_moved", { from: 1, to: 0, amount: 3 }, "diplomat");
  assert.notEqual(style([[2, called("king"), shown("king"), paid]], robs)?.[2], "story-own-gold");
  assert.deepEqual(style([[2, called("king"), silent("king", "assassin", plan(0, true))]], { marks: [mark("kill", "king")] }), ["murdered", "banner", "story-own-kill", "gain"]);
  const empty = { ...shown("king"), ...plan(0, false) };
  assert.deepEqual(style([[2, called("king"), empty]], robs), ["empty", "banner", "story-own-empty", "loss"]);
  assert.deepEqual(style([[2, called("king"), silent("king", "", plan(0, false))]], robs), ["silent", "banner", "story-own-absent", "loss"]);
  // Of others' schemes it is told without a banner, and of one that brings gold not at all.
  assert.deepEqual(style([[2, called("king"), empty]], { ...robs, seat: 2 }), ["empty", "", "story-empty", undefined]);
  assert.equal(style([[2, called("king"), shown("king")]], robs)?.[0], "reveal");
});

test("the thief is the actor of a robbery, in the turn of the robbed player", () => {
  // The engine begins the turn after the robbery, with the next event or moment.
  const turn = { change: { turn: { seat: 1, character: "king" } } };
  const gold = event("gold_moved", { from: 1, to: 2, amount: 3 }, "thief", { actor: 2 });
  const beats = tell([[2, called("king"), shown("king"), gold, event("crown_moved", { from: 0, to: 1 }, "king", turn), event("turn_ended", { seat: 1, character: "king" }, "", { change: { turn: null } }), event("round_ended", { round: 1 })]]);
  assert.deepEqual(beats.map(({ group, turn: seat }) => [group, seat]), [["reveal", 1], ["theft", 1], ["crown", 1], ["end", undefined]]);
  assert.equal(beats[1]?.actor, 2);
});

test("a murdered character that is revealed is told as such; the last round ends with the game", () => {
  const end = [{ ...shown("king"), why: "murdered" }, event("crown_moved", { from: 2, to: 1 }, "king"), event("round_ended", { round: 3 })];
  const [unmasked, ...rest] = tell([[1, called("warlord"), silent("warlord"), ...end]]).slice(1);
  assert.deepEqual([unmasked?.group, unmasked?.frame, unmasked?.text], ["unmasked", "banner", "unmasked-murdered"]);
  assert.deepEqual(rest.map(({ group }) => group), ["crown", "end"]);
  const over = tell([[1, event("district_built", { seat: 2, card: "docks", paid: 3 }), ...end.slice(2), event("game_ended", { winners: [1] })]]).slice(1);
  assert.deepEqual(brief(over), ["over banner"]);
  // Who has won is told after the scores.
  assert.equal(over[0]?.text, "last-stone");
});

test("the log says why no player answered for a rank, and who was murdered", () => {
  assert.deepEqual([silent("bishop", "", { why: "out" }), silent("merchant", "assassin"), silent("king")].map((one) => lineText(one, NAMES)), ["silence-out", "silence-murdered", "silence-absent"]);
  assert.equal(lineText({ ...shown("bishop"), why: "murdered" }, NAMES), "unmasked-murdered");
  assert.equal(lineText(shown("king"), NAMES), "event-character_revealed");
  // A host of an older version tells no reasons.
  assert.equal(lineText(silent("king", "", { why: undefined }), NAMES), "event-nobody_answered");
});

test("the page of a round names the best builder, the worst losses, and seats that are one district short", () => {
  const loss = (/** @type {number} */ seat, /** @type {string} */ deed, /** @type {string} */ card = "") => ({ seat, by: 2, deed, amount: 6, card });
  const more = { builder: { seat: 0, cards: ["cathedral", "tavern"] }, losses: [loss(1, "robbed"), loss(2, "destroyed", "palace"), loss(1, "seized", "tavern")], short: [0], missed: { seat: 2, character: "merchant" } };
  const page = roundPage(event("round_ended", { round: 3 }, "", { more }), NAMES);
  assert.equal(page.picture, "district-cathedral");
  assert.deepEqual(page.rows.map(({ seat, text }) => [seat, text]), [[0, "round-rose"], [2, "unmasked-murdered"], [1, "round-robbed"], [2, "round-lost"], [0, "round-short"]]);
  for (const told of [{ losses: [], short: [] }, undefined]) {
    assert.deepEqual(roundPage(event("round_ended", { round: 4 }, "", { more: told }), NAMES).rows.map(({ text }) => text), ["round-quiet"]);
  }
});

test("the board shows a beat over the picture before it, or over the next one, and the next beat goes on from there", () => {
  const change = (/** @type {number} */ gold) => ({ change: { "seats.1.gold": gold } });
  const view = { marks: [], turn: null, draft: null, seats: [{ gold: 2 }, { gold: 2 }, { gold: 2 }] };
  const facts = told([[1,
    event("gold_gained", { seat: 1, amount: 2 }, "", change(4)), event("gold_paid", { seat: 1, amount: 3 }, "", change(1)),
    event("district_built", { seat: 1, card: "manor", paid: 3 }, "", { change: { "seats.1.city": ["manor"] } }),
    event("district_beautified", { seat: 1, card: "manor" }, "artist", change(0)), event("crown_moved", { from: 0, to: 1 }, "king"),
  ]]);
  const beats = citadels.storyWith({ eventText, lastStone, worded: cardText })({ ...facts, before: /** @type {any} */ ({ seat: 0, view }) });
  const seen = beats.map(({ drawn }) => /** @type {any} */ (drawn?.({ draft: "now" })));
  assert.deepEqual(seen.map(({ seats: [, one] }) => [one.gold, one.city]), [[2, undefined], [1, ["manor"]], [1, ["manor"]], [0, ["manor"]]]);
  assert.equal(seen[0].draft, "now");
});

test("a payment is told with what it pays for", () => {
  const [build, ...rest] = tell([[1, event("gold_paid", { seat: 1, amount: 4 }), event("district_built", { seat: 1, card: "harbor", paid: 4 })]]);
  assert.deepEqual([sure(build).group, sure(build).actor, rest.length], ["build", 1, 0]);
  assert.deepEqual(sure(build).moves.map(({ way, text = "" }) => way + text), ["fly", "float−4"]);
  assert.deepEqual(brief(tell([[1, event("gold_paid", { seat: 1, amount: 1 })]])), ["gather 1"]);
});

const harm = (/** @type {string} */ deed) => ({ actor: 1, harm: { seat: 0, deed, by: 1 } });

/** What can be done to seat 0 by seat 1. @type {EventView[]} */
const DEEDS = [
  ...["kill", "bewitch", "rob", "warrant", "threat"].map(
    (kind) => event("character_named", { kind, character: "merchant", seat: 1 }, "", harm("named")),
  ),
  event("mark_unmasked", { kind: "threat", character: "merchant", real: true }, "", harm("unmasked")),
  event("gold_moved", { from: 0, to: 1, amount: 5 }, "thief", harm("robbed")),
  event("gold_moved", { from: 0, to: 1, amount: 5 }, "abbot", harm("levied")),
  event("cards_given", { from: 0, to: 1, count: 1 }, "wizard", harm("card_taken")),
  event("hand_shown", { seat: 0, by: 1 }, "spy", harm("shown")),
  event("hands_swapped", { seat: 1, other: 0 }, "magician", harm("hand_swapped")),
  event("characters_swapped", { seat: 1, other: 0 }, "theater", harm("character_swapped")),
  event("district_destroyed", { seat: 0, card: "harbor", by: 1, paid: 3 }, "warlord", harm("destroyed")),
  event("district_confiscated", { seat: 0, card: "harbor", paid: 3, to: 1 }, "magistrate", harm("confiscated")),
  event("district_seized", { seat: 0, card: "harbor", by: 1, paid: 3 }, "marshal", harm("seized")),
  event("districts_exchanged", { seat: 1, card: "tavern", other: 0, for: "harbor" }, "diplomat", harm("exchanged")),
];

test("things move between places that the board has", () => {
  const places = /^(table|deck|crown|(gold|hand|plate)-\d|rank-\w+|city-\d-\w+-)$/;
  const data = { seat: 1, other: 2, from: 1, to: 2, by: 2, amount: 3, count: 2, paid: 2, card: "harbor", for: "tavern", character: "king", kind: "kill" };
  for (const [kind, moves] of Object.entries(MOVES)) {
    assert.ok(kind in citadels.KINDS, kind);
    for (const { from, to = "table", way, text } of moves(data, 0)) {
      assert.match(from, places, kind);
      assert.match(to, places, kind);
      assert.equal(way === "float", text !== undefined, kind);
    }
  }
});

test("moves of the automa have no actor, and a card is carried to the player who takes it", () => {
  const moments = [{ number: 1, seat: 0, events: [
    event("resources_spent", { seat: 0, resources: [], amounts: [] }), event("building_built", { seat: 0, cell: 3, card: "school_1" }),
    event("resource_dealt", { cell: 3, resource: "tree", amount: 1 }), event("automa_took", { cell: 2, resource: "tree", amount: 1 }, "", { ends_decision: true }),
  ] }];
  const update = /** @type {any} */ ({ seat: 0, view: {} });
  const [own, automa] = pointcity.story({ moments, before: update, after: update, names: NAMES });
  assert.deepEqual([own?.own, own?.group, automa?.own, automa?.group, automa?.actor], [true, "build", false, "take", null]);
  const [other] = pointcity.story({ moments: [{ number: 1, seat: 1, events: [event("resource_taken", { seat: 1, cell: 4, resource: "tree", amount: 1 })] }], before: update, after: update, names: NAMES });
  assert.deepEqual(other?.moves, [{ way: "carry", from: "cell-4", to: "place-1" }]);
});

test("Point City shows each beat over the table of its moment, whatever its event was", () => {
  const change = (/** @type {string} */ left) => ({ change: { market: left } });
  const moments = [{ number: 1, seat: 1, change: { active: 1 }, events: [
    event("card_flipped", { seat: 1, cell: 0, card: "school_1" }, "", change("flipped")),
    event("resources_spent", { seat: 1, resources: [], amounts: [] }, "", change("paid")), event("building_built", { seat: 1, cell: 0 }, "", change("built")),
    event("building_dealt", { cell: 0, card: "x" }, "", change("dealt")), event("turn_started", { seat: 2, round: 1 }, "", { change: { active: 2 } }),
    event("resource_taken", { seat: 2, cell: 1, resource: "tree", amount: 1 }, "", change("taken")), event("turn_started", { seat: 0, round: 2 }, "", { change: { active: 0 } }),
  ] }];
  const before = /** @type {any} */ ({ seat: 0, view: { market: "old", active: 3 } });
  const beats = pointcity.story({ moments, before, after: before, names: NAMES });
  const seen = beats.map(({ group, drawn }) => [group, drawn?.(null)?.market, drawn?.(null)?.active]);
  assert.deepEqual(seen, [
    ["take", "old", 1], ["build", "flipped", 1], ["turn", "dealt", 2], ["take", "dealt", 2],
    // The board shows the new picture with the last beat.
    ["turn", undefined, undefined],
  ]);
});

/**
 * @template T
 * @param {T | undefined} thing
 * @returns {T}
 */
function sure(thing) {
  assert.ok(thing !== undefined);
  return thing;
}

// Last, for it reads the texts; all others read their ids.
test("a rank without an answer is one beat, and its text says if it was murdered", async () => {
  const silence = (/** @type {string} */ cause) => tell([[1,
    event("rank_called", { rank: 6, character: "merchant", by: 1 }), event("nobody_answered", { rank: 6, character: "merchant" }, cause),
  ]]);
  assert.deepEqual(brief(silence("assassin")), ["murdered banner"]);
  await readTexts("en", ["games/citadels/locales/"]);
  assert.deepEqual(silence("").map(({ text }) => text), ["Nobody answers as the Merchant"]);
  assert.deepEqual(silence("assassin").map(({ text }) => text), ["The assassinated Merchant stays silent"]);
});

test("the page of a round bends each of the districts that it names", async () => {
  await readTexts("ru", ["games/citadels/locales/"]);
  const more = { builder: { seat: 1, cards: ["watchtower", "tavern"] } };
  const page = roundPage(event("round_ended", { round: 3 }, "", { more }), NAMES);
  assert.equal(page.rows[0]?.text, "Bertram возводит Дозорную башню и Таверну");
  await readTexts("en", ["games/citadels/locales/"]);
  assert.equal(roundPage(event("round_ended", { round: 3 }, "", { more }), NAMES).rows[0]?.text, "Bertram built a Watchtower and a Tavern");
});

test("all harm to the viewer is a card with its own text, and harm to others is none", () => {
  const shownTo = (/** @type {EventView} */ deed, /** @type {number | null} */ seat) => tell([[1, deed]], { seat })[0];
  const cards = DEEDS.map((deed) => shownTo(deed, 0));
  assert.deepEqual(cards.map((card) => [card?.frame, card?.actor]), DEEDS.map(() => ["card", 1]));
  assert.equal(new Set(cards.map((card) => `${card?.text}|${card?.line}`)).size, DEEDS.length);
  assert.ok(cards.every((card) => card && !`${card.text}${card.line}`.includes("story-") && card.icon !== ""));
  for (const seat of [2, null]) for (const deed of DEEDS) assert.notEqual(shownTo(deed, seat)?.frame, "card", deed.kind);
  // What only follows from a deed has no second card.
  const lost = event("turn_resumed", { seat: 1, character: "merchant" }, "", harm("bewitched"));
  assert.notEqual(shownTo(lost, 0)?.frame, "card");
});

test("several warrants are one beat", () => {
  const named = ["thief", "bishop", "warlord"].map((character) => event("character_named", { kind: "warrant", character, seat: 1 }, "magistrate"));
  assert.deepEqual(brief(tell([[1, ...named]])), ["named 1"]);
  const own = named.map((one, at) => (at === 1 ? { ...one, harm: { seat: 0, deed: "named", by: 1 } } : one));
  assert.deepEqual(brief(tell([[1, ...own]])), ["named 1 card"]);
});

test("the viewer's own decision is no beat of others, and what follows from it is", () => {
  const bribe = event("gold_moved", { from: 0, to: 1, amount: 3 }, "blackmailer", { actor: 0, why: "bribed" });
  const [own] = tell([[0, bribe]]);
  assert.deepEqual([own?.own, own?.frame, own?.actor], [true, "", 0]);
  const robbed = tell([[
    0, event("turn_ended", { seat: 0, character: "king" }), event("rank_called", { rank: 6, character: "merchant", by: 2 }),
    event("character_revealed", { seat: 0, character: "merchant" }), event("gold_moved", { from: 0, to: 1, amount: 3 }, "thief", harm("robbed")),
  ]]);
  assert.deepEqual(robbed.map(({ own: mine, frame }) => [mine, frame]), [[false, ""], [false, "card"]]);
});

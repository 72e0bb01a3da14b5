// @ts-check
// Tests when the notes of a guided game are shown, last and go, and where a note may lie.
import assert from "node:assert/strict";
import { test } from "node:test";
import { spotFor } from "../../web/lib/note-spot.js";
import { Lessons, linesOf } from "../../web/app/tutorial/lessons.js";
import { TEACHING as citadels } from "../../web/games/citadels/help/teaching.js";
import { TEACHING as pointcity } from "../../web/games/pointcity/help/teaching.js";
import { t } from "../../web/lib/i18n.js";
import { ask } from "./make-asks.js";
import { readTexts } from "./texts.js";

/** @import { Lesson } from "../../web/kit/game.js" */

/** @param {string} kind */
const lesson = (kind) => /** @type {Lesson} */ ({ id: kind, at: "", when: (moment) => moment.ask?.kind === kind });

/** @type {Lesson} */
const watching = { id: "watching", at: "", when: (moment) => moment.ask === null };

/** @param {Partial<import("../../web/types.js").AskView> | null} question */
const moment = (question) => ({ view: {}, seat: 0, ask: question && ask(question), fresh: [], names: [] });

test("a note is shown at the first question it fits, and only once", () => {
  const lessons = new Lessons([lesson("draft"), lesson("turn")], false);
  assert.equal(lessons.next(moment({ id: "1", kind: "draft" }))?.id, "draft");
  assert.equal(lessons.next(moment({ id: "1", kind: "draft" }))?.id, "draft", "still, when the page is drawn again");
  assert.equal(lessons.next(moment({ id: "2", kind: "draft" })), null);
  assert.equal(lessons.done, false);
  assert.equal(lessons.next(moment({ id: "3", kind: "turn" }))?.id, "turn");
  assert.equal(lessons.next(moment({ id: "4", kind: "draft" })), null);
  assert.equal(lessons.done, true);
});

test("after a note was read, the next one that fits the same question is shown", () => {
  const lessons = new Lessons([lesson("turn"), { ...lesson("turn"), id: "more" }], false);
  assert.equal(lessons.next(moment({ id: "1", kind: "turn" }))?.id, "turn");
  lessons.dismiss();
  assert.equal(lessons.next(moment({ id: "1", kind: "turn" }))?.id, "more");
});

test("a note shown while others moved ends with the next question, or lasts through it", () => {
  for (const lasting of [false, true]) {
    const lessons = new Lessons([watching], lasting);
    assert.equal(lessons.next(moment(null))?.id, "watching");
    assert.equal(lessons.next(moment({ id: "1" }))?.id, lasting ? "watching" : undefined);
    assert.equal(lessons.next(moment({ id: "1" }))?.id, lasting ? "watching" : undefined);
    assert.equal(lessons.next(moment({ id: "2" })), null);
  }
});

test("a note that does not last ends with the answer to its question", () => {
  for (const lasting of [false, true]) {
    const lessons = new Lessons([lesson("draft")], lasting);
    assert.equal(lessons.next(moment({ id: "1", kind: "draft" }))?.id, "draft");
    assert.equal(lessons.next(moment(null))?.id, lasting ? "draft" : undefined);
  }
});

test("moves of others wait only for a note that was shown while they moved", () => {
  const lessons = new Lessons([watching, lesson("draft")], false);
  assert.equal(lessons.holding, false);
  lessons.next(moment(null));
  assert.equal(lessons.holding, true);
  lessons.next(moment(null));
  assert.equal(lessons.holding, true, "still, when the page is drawn again");
  lessons.dismiss();
  assert.equal(lessons.holding, false);
  lessons.next(moment({ id: "1", kind: "draft" }));
  assert.equal(lessons.holding, false, "at a question nobody moves anyway");
  const tips = new Lessons([watching], true);
  tips.next(moment(null));
  assert.equal(tips.holding, false, "a tip stays through the next question");
});

test("a note about a thing that must be visible waits until it is on the screen", () => {
  const lessons = new Lessons([{ ...lesson("turn"), at: ".hand", seen: true }, lesson("turn")], true);
  const look = (/** @type {string[]} */ ...there) => lessons.next(moment({ id: "1", kind: "turn" }), (at) => there.includes(at));
  assert.equal(look()?.at, "");
  lessons.dismiss();
  assert.equal(look(), null);
  assert.equal(look(".hand")?.at, ".hand");
});

test("the guide tells of a murder or a robbery where its token is in sight, not above the hand on a phone", () => {
  for (const [id, kind] of [["murder", "kill"], ["theft", "rob"]]) {
    const lessons = new Lessons(citadels.guideLessons.filter((one) => one.id === id), false);
    const marked = { ...moment({ id: "1", kind: "turn" }), view: { marks: [{ kind }] } };
    assert.equal(lessons.next(marked, () => false), null);
    assert.equal(lessons.next(marked, () => true)?.id, id);
  }
});

test("the note about the own city in Point City has its tab to point at where the city is hidden", () => {
  const own = pointcity.guideLessons.find(({ id }) => id === "own");
  assert.match(String(own?.at), /tab-city/);
});

test("a note whose moment passes at once waits until no other is shown", () => {
  const kept = new Lessons([lesson("turn"), { id: "told", at: "", kept: true, when: ({ fresh }) => fresh.length > 0 }], false);
  kept.next({ ...moment({ id: "1", kind: "turn" }), fresh: [/** @type {any} */ ({})] });
  assert.equal(kept.shown?.id, "turn");
  kept.dismiss();
  assert.equal(kept.next(moment({ id: "1", kind: "turn" }))?.id, "told");
});

test("no note comes after the last one, and a needless one is dropped", () => {
  const lessons = new Lessons([{ ...lesson("draft"), last: true }, lesson("turn")], false);
  lessons.next(moment({ id: "1", kind: "draft" }));
  assert.equal(lessons.done, false, "it is open");
  assert.equal(lessons.next(moment({ id: "2", kind: "turn" })), null);
  assert.equal(lessons.done, true);
  const tips = new Lessons([lesson("turn")], true);
  tips.drop("turn");
  assert.equal(tips.next(moment({ id: "1", kind: "turn" })), null);
});

test("a note lies beside its thing, within the screen, and not on the answers", () => {
  const room = { width: 1000, height: 700 };
  const size = { width: 300, height: 150 };
  const answers = { x: 700, y: 200, width: 300, height: 500 };
  const places = [
    { x: 20, y: 20, width: 100, height: 60 },
    { x: 880, y: 250, width: 100, height: 60 },
    { x: 400, y: 600, width: 200, height: 90 },
    null,
  ];
  for (const target of places) {
    const { x, y } = spotFor(size, target, [answers], room);
    assert.ok(x >= 0 && y >= 0 && x + size.width <= room.width && y + size.height <= room.height, "within the screen");
    assert.ok(x + size.width <= answers.x || y + size.height <= answers.y, "beside the answers");
    if (target) assert.ok(x + size.width <= target.x || x >= target.x + target.width || y + size.height <= target.y || y >= target.y + target.height, "beside the thing");
  }
});

test("a note lies near its thing, but does not cover the cards that help to answer", () => {
  const room = { width: 1180, height: 820 };
  const size = { width: 380, height: 200 };
  const prompt = { x: 20, y: 130, width: 320, height: 30 };
  const cards = [{ x: 30, y: 250, width: 1120, height: 330 }];
  const near = spotFor(size, prompt, cards, room);
  assert.ok(near.x < 500 && near.y + size.height <= 250, "not in the far corner");
  const hand = [{ x: 0, y: 0, width: 1180, height: 240 }];
  assert.ok(spotFor(size, prompt, cards, room, hand).y >= 580, "where it would hide the hand it gives way");
});

test("on a phone a note leaves the question and the tabs in sight, and lies over the empty city", () => {
  const room = { width: 390, height: 844 };
  const size = { width: 374, height: 160 };
  const options = [628, 680, 732, 784].map((y) => ({ x: 12, y, width: 364, height: 46 }));
  const hand = [0, 88, 176, 264].map((x) => ({ x: 8 + x, y: 294, width: 80, height: 122 }));
  const tabs = { x: 0, y: 422, width: 390, height: 52 };
  const prompt = { x: 12, y: 486, width: 366, height: 138 };
  const first = /** @type {typeof tabs} */ (options[0]);
  const plate = { x: 8, y: 58, width: 374, height: 46 };
  const { y } = spotFor(size, first, options, room, [...hand, tabs, prompt, plate]);
  assert.ok(y >= 104 && y + size.height <= 294, `the note lies at ${y}`);
});

test("a note speaks of the keyboard only where there may be one", () => {
  const text = (/** @type {string} */ id) => id;
  const now = moment({ id: "1", kind: "turn" });
  assert.deepEqual(linesOf({ ...lesson("turn"), keys: true }, now, text, true), ["turn", "turn-keys"]);
  assert.deepEqual(linesOf({ ...lesson("turn"), keys: true }, now, text, false), ["turn"]);
  assert.deepEqual(linesOf(lesson("turn"), now, text, true), ["turn"]);
});

test("in both games only what is told of the keyboard waits for one", () => {
  for (const { tips } of [citadels, pointcity]) assert.deepEqual(tips.filter(({ keys }) => keys).map(({ id }) => id), ["hold"]);
});

test("what a note of a guided game has told is no tip afterwards", async () => {
  for (const [game, { guideLessons }] of Object.entries({ citadels, pointcity })) {
    await readTexts("en", [`games/${game}/locales/help/`]);
    const telling = guideLessons.filter(({ id }) => /hold anything/iu.test(t(`guide-${id}`)));
    assert.deepEqual(telling.map(({ tip }) => tip), ["hold"], game);
  }
});

async function tipsOf(/** @type {unknown[]} */ toasts = []) {
  const { LessonsHere } = await import("../../web/app/tutorial/match-lessons.js");
  const teaching = /** @type {any} */ ({ guideLessons: [], tips: [lesson("a"), lesson("b")] });
  return new LessonsHere(/** @type {any} */ ({ seen: new Set(), tips: true, deps: { state: { toasts } } }), "g", teaching, false);
}

test("a tip stays, but another one waits for some questions", async () => {
  const here = await tipsOf();
  assert.equal(here.mayTip("1"), true);
  here.tips.begin(/** @type {any} */ (here.tips.left[0]), "1");
  here.calm = 0;
  assert.equal(here.mayTip("1"), true, "the one that is shown");
  here.tips.dismiss();
  assert.deepEqual(["1", "", "2", "", "3"].map((ask) => here.mayTip(ask)), [false, false, false, false, false]);
  assert.equal(here.mayTip("4"), true);
});

test("a tip waits for some questions after a message that offers something", async () => {
  /** @type {unknown[]} */
  const toasts = [{ text: "Saved." }];
  const here = await tipsOf(toasts);
  assert.equal(here.mayTip("1"), true, "other messages change nothing");
  toasts.push({ text: "This game has sounds.", offer: {} });
  assert.equal(here.mayTip("1"), false);
  toasts.length = 0;
  assert.deepEqual(["2", "3", "4"].map((ask) => here.mayTip(ask)), [false, false, true]);
});

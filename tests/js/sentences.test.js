// @ts-check
// Tests the sentences that beats are told in: which share one, how long each stays, and what comes too late for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAST, phrase, readingTime, WORD } from "../../web/app/story/sentences.js";
import { SeatPort } from "../../web/runner/port.js";
import { Director } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { Session } from "../../web/app/match/session.js";
import { ask, rest, sure, told, update } from "./kit.js";

/** @import { Beat, Part } from "../../web/kit/story.js" */

/** @param {readonly Beat[]} beats */
const together = (beats) => `all of ${beats.map(({ group }) => group).join(" ")}`;

/**
 * @param {string} group
 * @param {number} time
 * @param {Partial<Beat>} [more]
 * @returns {Beat}
 */
const beat = (group, time, more = {}) => ({
  group, time, sound: "", actor: 1, text: group, moves: [], lights: [], picture: "last", frame: "", own: false, number: 1, events: [], ...more,
});

/** @param {string} of @param {Partial<Part>} [more] */
const part = (of, more = {}) => ({ part: { of, text: together, ...more } });

/** @param {readonly Beat[]} beats */
const brief = (beats) => beats.map(({ text, time }) => `${time} ${text}`);

test("a sentence stays 1.2 seconds, and a fifth of a second for each word", () => {
  assert.deepEqual([LEAST, WORD], [1200, 200]);
  const texts = ["two words", "Cecily: +2 gold, Castle", "one two three four five six seven eight", "«Так» —\u00a0сказав\u202fвін"];
  assert.deepEqual(texts.map(readingTime), [1200, 1200, 1600, 1200]);
  const beats = [beat("short", 450), beat("a sentence of eight words takes longer, really", 900), beat("long", 2000)];
  phrase(beats);
  assert.deepEqual(beats.map(({ time }) => time), [1200, 1600, 2000]);
});

test("beats of one part share a sentence and its time, until one begins another", () => {
  const beats = [beat("reveal", 800, part("a", { begins: true })), beat("gold", 450, part("a")), beat("build", 700, part("a")), beat("reveal", 800, part("a", { begins: true })), beat("b", 600, part("b"))];
  assert.deepEqual(phrase(beats).map(({ length }) => length), [3, 1, 1]);
  assert.deepEqual(brief(beats), ["800 all of reveal gold build", "450 all of reveal gold build", "700 all of reveal gold build", "1200 reveal", "1200 b"]);
});

test("a beat that goes on adds its time, and no words; a card and a page end a sentence", () => {
  const silent = () => beat("silent", 400, part("silent", { after: true }));
  const beats = [silent(), silent(), beat("turn", 800, part("a")), silent(), beat("page", 2800, { frame: "page" }), silent(), beat("card", 0, { frame: "card" }), silent()];
  phrase(beats);
  assert.deepEqual(brief(beats), ["600 all of silent silent", "600 all of silent silent", "800 turn", "400 turn", "2800 page", "1200 silent", "0 card", "1200 silent"]);
});

test("a sentence has been read before the picture that may bring a question, which the last beat shows first", () => {
  const turn = () => beat("turn", 250, { picture: "first", ...part("own", { after: true }) });
  const beats = [beat("take", 650, part("a", { soft: true })), turn()];
  phrase(beats);
  assert.deepEqual(brief(beats), ["1200 take", "250 take"]);
  const long = [beat("take", 650, part("a", { soft: true })), beat("build", 1800, part("a", { soft: true })), turn()];
  phrase(long);
  assert.ok(sure(long[0]).time + sure(long[1]).time >= LEAST, JSON.stringify(brief(long)));
});

test("what a sentence has to spare is taken from beats that may be shorter, at most about half of each", () => {
  const beats = [beat("a", 2000, part("a", { soft: true })), beat("b", 1400, part("a")), beat("c", 600, part("a", { soft: true }))];
  phrase(beats);
  assert.deepEqual(beats.map(({ time }) => time), [900, 1400, 270]);
  const alone = beat("alone", 2000, part("a", { soft: true }));
  phrase([alone]);
  assert.equal(alone.time, 2000);
});

test("sentences are made anew from what the game said, not from earlier sentences", () => {
  const first = beat("a", 450, part("turn")), second = beat("b", 450, part("turn"));
  phrase([first]);
  assert.deepEqual(brief([first]), ["1200 a"]);
  phrase([first, second]);
  assert.deepEqual(brief([first, second]), ["600 all of a b", "600 all of a b"]);
});

test("an own decision has no sentence", () => {
  const own = beat("own", 450, { own: true });
  phrase([own, beat("other", 450, part("", { after: true }))]);
  assert.equal(own.time, 450);
});

/** A table whose clock the test moves. */
async function watch() {
  const pace = new Pace("normal");
  pace.pause(true);
  /** @type {import("../../web/kit/story.js").Story} */
  const story = ({ moments }) => moments.map(({ number, events }) => beat(sure(events[0]).kind, 450, { number, events, ...part("turn") }));
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage: null }) });
  const port = new SeatPort(0);
  const session = new Session({ pace, director, draw: () => {}, failed: ({ code }) => assert.fail(code) }, [port]);
  port.tell({ match: "m", game: "g", setup: {}, free: false, takeBacks: 0, stuck: false, seating: [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }] });
  port.send(update(0, 0));
  await session.started;
  const step = async () => {
    const { now } = director;
    pace.step();
    await rest();
    return now && `${now.time} ${now.text}`;
  };
  return { port, step, session, director, text: () => director.now?.text };
}

test("updates that wait share a sentence; one that comes after it has begun has its own", async () => {
  const { port, step } = await watch();
  port.send(update(0, 1, told(0, [1, 1, "gold"])));
  port.send(update(0, 2, { waiting: 0, ...told(1, [2, 1, "build"]) }));
  await rest();
  const first = step();
  port.send(update(0, 3, { waiting: 0, ...told(2, [3, 1, "late"]) }));
  assert.deepEqual([await first, await step(), await step()], ["600 all of gold build", "600 all of gold build", "1200 late"]);
});

test("a sentence waits a moment for a computer player who moves next, and no longer", async (context) => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const { port, step, text } = await watch();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  port.send(update(0, 1, told(0, [1, 1, "gold"])));
  await settle();
  assert.equal(text(), undefined);
  port.send(update(0, 2, { waiting: 0, ...told(1, [2, 1, "build"]) }));
  await settle();
  assert.equal(text(), "all of gold build");
  context.mock.timers.reset();
  await step();
  await step();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  port.send(update(0, 3, told(2, [3, 1, "slow"])));
  await settle();
  context.mock.timers.tick(249);
  await settle();
  assert.equal(text(), undefined);
  context.mock.timers.tick(1);
  await settle();
  assert.equal(text(), "slow");
});

test("after an own decision the line says nothing of others' moves until their sentence begins", async (context) => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const { port, session, text } = await watch();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  session.busy = true;
  port.send(update(0, 2, told(0, [1, 0, "mine"], [2, 1, "crown"])));
  await settle();
  const latest = () => session.latestEntry?.event.kind;
  assert.deepEqual([text(), latest()], [undefined, "moment 0"]);
  context.mock.timers.tick(250);
  await settle();
  assert.deepEqual([text(), latest()], ["all of mine crown", "crown"]);
});

test("a person who goes on has seen the sentence: the next beat that waits has other words", async () => {
  const { port, director, text } = await watch();
  port.send(update(0, 1, told(0, [1, 1, "gold"])));
  port.send(update(0, 2, { waiting: 0, ...told(1, [2, 1, "build"]) }));
  await rest();
  assert.equal(text(), "all of gold build");
  port.send(update(0, 3, { waiting: 0, ...told(2, [3, 1, "late"]) }));
  director.goOn();
  await rest();
  assert.equal(text(), "late");
});

test("between two sentences the line keeps the one that was told last; it says nothing of the deal or an own decision that the next would displace", async (context) => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const { port, session, step } = await watch();
  const line = () => session.line(({ kind }) => `the log's ${kind}`);
  // A computer player is about to move, so the last line of the deal would be gone before it can be read.
  assert.equal(line(), "");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  port.send(update(0, 1, told(0, [1, 1, "gold"])));
  await settle();
  context.mock.timers.tick(250);
  await settle();
  assert.equal(line(), "gold");
  void step();
  await settle();
  assert.deepEqual([session.beat, line()], [null, "gold"]);
  port.send(update(0, 2, { ...told(1), ask: sure(ask(0, "0.2")), waiting: 0 }));
  await settle();
  session.answer(["build"]);
  port.send(update(0, 3, told(2, [3, 0, "mine"])));
  await settle();
  assert.equal(line(), "");
  context.mock.timers.tick(250);
  await settle();
  assert.equal(line(), "mine");
});

test("where no computer player is about to move, the line says what happened last", async () => {
  const { port, session } = await watch();
  const line = () => session.line(({ kind }) => `the log's ${kind}`);
  port.tell({ ...session.table, stuck: true });
  assert.equal(line(), "the log's moment 0");
  port.tell({ ...session.table, stuck: false, seating: [{ name: "Ada", player: "person" }, { name: "Eve", player: "elsewhere" }] });
  assert.equal(line(), "the log's moment 0");
  port.tell({ ...session.table, seating: [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }] });
  assert.equal(line(), "");
  session.deps.pace.set("instant");
  assert.equal(line(), "the log's moment 0");
});

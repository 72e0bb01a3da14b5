// @ts-check
// Tests a session: the answers of the people at this device, the order in which updates are shown, and the tablet's turns.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SeatPort } from "../../web/runner/port.js";
import { Director } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { Session } from "../../web/app/match/session.js";
import { option } from "./make-asks.js";
import { ask, rest, story, sure, told, update } from "./kit.js";

const TABLE = {
  match: "m", game: "g", setup: {}, free: false, takeBacks: 0, stuck: false,
  seating: [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }, { name: "Eve", player: "person" }],
};

/**
 * A session of some seats; `said` is what it says to the runner.
 * @param {(number | null)[]} [seats]
 * @param {import("../../web/app/story/pace.js").Speed} [speed]
 */
function sit(seats = [0], speed = "instant") {
  const pace = new Pace(speed);
  // Nothing goes on by itself: `beat` ends what is shown.
  pace.pause(true);
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage: null }) });
  /** @type {[string, object?][]} */
  const said = [];
  const ports = seats.map((seat) => {
    const port = new SeatPort(seat);
    port.onPick = (pick) => void said.push(["pick", pick]);
    port.onUndo = () => void said.push(["undo"]);
    port.onRedo = () => void said.push(["redo"]);
    port.onSince = (place) => void said.push(["since", place]);
    return port;
  });
  /** @type {string[]} */
  const failed = [];
  const session = new Session({ pace, director, draw: () => {}, failed: (refusal) => void failed.push(refusal.code) }, ports);
  for (const port of ports) port.tell(TABLE);
  const port = sure(ports[0]);
  return { session, ports, port, pace, director, said, failed, beat: () => pace.step() };
}

/**
 * @param {number} number
 * @param {Partial<import("../../web/types.js").Update>} [more]
 */
const asked = (number, more = {}) => update(0, number, { ask: ask(0, `0.${number}`), waiting: 0, ...more });

test("the page is drawn anew for what is known of the table only where that has changed", () => {
  const { session, port } = sit();
  let drawn = 0;
  session.deps.draw = () => (drawn += 1);
  port.tell({ ...TABLE, seating: [...TABLE.seating] });
  assert.equal(drawn, 0);
  port.tell({ ...TABLE, takeBacks: 1 });
  assert.equal(drawn, 1);
  assert.equal(session.table.takeBacks, 1);
});

test("an answer is on its way to the engine before the page is drawn", async () => {
  const { session, port } = sit();
  port.send(asked(0));
  await session.started;
  /** @type {string[]} */
  const done = [];
  session.deps.draw = () => void done.push("drawn");
  port.onPick = async () => {
    // The runner's queue and the engine's client let other work of this task go first.
    for (let turn = 0; turn < 20; turn += 1) await null;
    done.push("sent");
  };
  session.press("build");
  for (let turn = 0; turn < 100; turn += 1) await null;
  assert.deepEqual(done, ["sent", "drawn"]);
});

test("an answer is sent once, with the name of its question", async () => {
  const { session, port, said } = sit();
  port.send(asked(0));
  await session.started;
  session.press("build");
  session.press("end");
  assert.deepEqual(said, [["pick", { ask: "0.0", options: ["build"] }]]);
  assert.ok(session.busy);
  port.send(asked(1));
  await rest();
  assert.ok(!session.busy);
  assert.equal(sure(session.ask).id, "0.1");
});

test("several options are collected and then confirmed", async () => {
  const { session, port, said } = sit();
  port.send(asked(0, { ask: ask(0, "0.0", { least: 0, most: 2 }) }));
  await session.started;
  session.press("build");
  session.press("end");
  session.press("build");
  assert.deepEqual(said, []);
  session.confirm();
  assert.deepEqual(said, [["pick", { ask: "0.0", options: ["end"] }]]);
});

test("moves of others are shown one at a time, the log with its picture", async () => {
  const { session, port, beat } = sit([0], "normal");
  port.send(update(0, 0));
  await session.started;
  for (const number of [1, 2, 3]) port.send(update(0, number));
  await rest();
  const seen = () => [session.shown.number, sure(session.log.entries.at(-1)).event.kind];
  assert.deepEqual(seen(), [0, "moment 0"]);
  beat();
  await rest();
  assert.deepEqual(seen(), [1, "moment 1"]);
  beat();
  await rest();
  assert.deepEqual(seen(), [2, "moment 2"]);
});

test("what an own decision leads to is shown at once", async () => {
  const { session, port } = sit([0], "slow");
  port.send(asked(0));
  await session.started;
  session.press("end");
  port.send(update(0, 1));
  await rest();
  assert.equal(session.shown.number, 1);
});

test("in a hurry everything comes at once, and calm returns with the next question", async () => {
  const { session, port, pace } = sit([0], "slow");
  port.send(update(0, 0));
  await session.started;
  for (const number of [1, 2]) port.send(update(0, number));
  await rest();
  assert.equal(port.each, true);
  pace.hurry();
  assert.equal(port.each, false);
  await rest();
  assert.equal(session.shown.number, 2);
  port.send(asked(3));
  await rest();
  assert.equal(sure(session.ask).id, "0.3");
  assert.equal(port.each, true);
});

test("that somebody thinks is worth saying only where there is nothing else to see", async () => {
  const { session, port, said, beat } = sit([0], "normal");
  port.onStopThinking = () => void said.push(["stop"]);
  port.send(update(0, 0));
  await session.started;
  port.send(update(0, 1));
  await rest();
  port.think(true);
  assert.equal(session.thinkingDelay.waiting, false);
  beat();
  await rest();
  assert.equal(session.thinkingDelay.waiting, true);
  session.thinkingDelay.show(true);
  session.stopThinking();
  assert.deepEqual([said, session.thinkingDelay.shown, session.thinkingDelay.said], [[["stop"]], false, false]);
  port.think(true);
  session.thinkingDelay.show(true);
  port.think(false);
  assert.equal(session.thinkingDelay.waiting, false);
  port.send(asked(2));
  await rest();
  beat();
  await rest();
  assert.deepEqual([sure(session.ask).id, session.thinkingDelay.shown], ["0.2", false]);
  port.think(true);
  session.close();
  assert.equal(session.thinkingDelay.waiting, false);
});

test("where the match is at another device, whom the table waits for tells who thinks", async () => {
  const { session, port } = sit();
  port.remote = true;
  port.send(update(0, 0, { waiting: 1 }));
  await session.started;
  await rest();
  assert.equal(session.thinkingDelay.waiting, true);
  // The person on the third seat is waited for, but does not compute.
  port.send(update(0, 1, { waiting: 2 }));
  await rest();
  assert.equal(session.thinkingDelay.waiting, false);
  port.send(update(0, 2, { waiting: 1 }));
  await rest();
  assert.equal(session.thinkingDelay.waiting, true);
  port.tell({ ...TABLE, stuck: true });
  assert.equal(session.thinkingDelay.waiting, false);
  port.tell(TABLE);
  port.send(asked(3));
  await rest();
  assert.deepEqual([session.thinkingDelay.waiting, session.thinkingDelay.waited], [false, 0]);
});

test("a gap is asked for, and what fits is taken in", async () => {
  const { session, port, said } = sit();
  port.send(update(0, 0));
  await session.started;
  port.send(update(0, 4));
  assert.deepEqual(said, [["since", { line: 0, number: 0 }]]);
  port.send(update(0, 4, told(0, [1, 1, "a"], [3, 1, "b"], [4, 1, "c"])));
  await rest();
  assert.deepEqual(session.log.entries.map(({ event }) => event.kind), ["moment 0", "a", "b", "c"]);
});

test("an undo shows what it leads to, drops the lines it took back, and says which", async () => {
  const { session, port, said } = sit();
  port.send(asked(0));
  await session.started;
  session.press("build");
  port.send(asked(1, { undo: 0 }));
  await rest();
  assert.equal(session.undoTo, 0);
  session.undo();
  session.undo();
  assert.deepEqual(said.map(([what]) => what), ["pick", "undo"]);
  port.send(asked(0, { line: 1, ask: ask(0, "1.0"), redo: 1, ...told(0) }));
  await rest();
  assert.deepEqual(session.log.entries.map(({ event }) => event.kind), ["moment 0"]);
  assert.deepEqual([session.returned?.way, session.returned?.events.map(({ kind }) => kind)], ["undo", ["moment 1"]]);
  session.redo();
  assert.deepEqual(said.at(-1), ["redo"]);
  port.send(asked(1, { line: 2, ask: ask(0, "2.1"), undo: 0 }));
  await rest();
  assert.deepEqual([session.returned?.way, session.returned?.events.map(({ kind }) => kind)], ["redo", ["moment 1"]]);
  session.press("end");
  assert.equal(session.returned, null);
});

test("an undo overtakes moves that are not shown yet", async () => {
  const { session, port } = sit([0], "slow");
  port.send(update(0, 0, { undo: 0 }));
  await session.started;
  for (const number of [1, 2, 3]) port.send(update(0, number, { undo: 0 }));
  await rest();
  session.undo();
  port.send(asked(0, { line: 1, ask: ask(0, "1.0"), ...told(0) }));
  await rest();
  assert.equal(session.ask?.id, "1.0");
  assert.equal(session.log.entries.length, 1);
});

test("what comes late from a line that is no more changes nothing", async () => {
  const { session, port } = sit();
  port.send(asked(0, { line: 3 }));
  await session.started;
  port.send(update(0, 1, { line: 2 }));
  await rest();
  assert.equal(session.shown.number, 0);
});

test("a host that goes on from a state before an undo tells everything, and its question replaces the one of before", async () => {
  const { session, port, said, failed } = sit();
  port.send(asked(0));
  await session.started;
  session.press("build");
  port.send(asked(1, { undo: 0 }));
  await rest();
  session.undo();
  port.send(asked(0, { line: 1, ask: ask(0, "1.0"), ...told(0) }));
  port.send(asked(1, { line: 1, ask: ask(0, "1.1") }));
  await rest();
  assert.deepEqual([sure(session.ask).id, session.log.entries.length], ["1.1", 2]);
  port.send(asked(0, told(-1, [0, null, "dealt"])));
  await rest();
  assert.deepEqual([sure(session.ask).id, session.log.entries.map(({ event }) => event.kind)], ["0.0", ["dealt"]]);
  assert.deepEqual([session.returned, session.takenBack], [null, []]);
  session.press("end");
  assert.deepEqual(said.at(-1), ["pick", { ask: "0.0", options: ["end"] }]);
  port.send(update(0, 1));
  await rest();
  assert.deepEqual([session.shown.number, failed], [1, []]);
});

test("a refusal leaves the question open", async () => {
  const { session, port, failed } = sit();
  port.send(asked(0));
  await session.started;
  session.press("build");
  port.refuse({ code: "stale-pick", args: {} });
  assert.deepEqual(failed, ["stale-pick"]);
  assert.ok(!session.busy);
  assert.equal(sure(session.ask).id, "0.0");
});

test("the tablet is passed on behind a curtain, and each reads an own log", async () => {
  const { session, ports, port } = sit([0, 2]);
  port.send(update(0, 0, { waiting: 2, ...told(-1, [0, null, "for Ada"]) }));
  sure(ports[1]).send(update(2, 0, { waiting: 2, ask: ask(2, "0.0"), undo: 0, ...told(-1, [0, null, "for Eve"]) }));
  await session.started;
  assert.deepEqual([session.curtain, session.ask, session.undoTo], [2, null, null]);
  session.liftCurtain();
  assert.equal(session.curtain, null);
  assert.equal(sure(session.ask).id, "0.0");
  assert.equal(sure(session.log.entries[0]).event.kind, "for Eve");
  assert.equal(session.undoTo, 0);
  session.press("end");
  port.send(update(0, 1, { waiting: 0, ask: ask(0, "0.1") }));
  sure(ports[1]).send(update(2, 1, { waiting: 0 }));
  await rest();
  assert.equal(session.curtain, 0);
  assert.equal(session.undoTo, null);
});

test("both seats of an answer are shown together", async () => {
  const { session, ports, beat } = sit([0, 2], "normal");
  for (const one of ports) one.send(update(one.seat, 0));
  await session.started;
  session.liftCurtain();
  for (const one of ports) one.send(update(one.seat, 1));
  await rest();
  beat();
  await rest();
  assert.deepEqual([...session.localSeats.values()].map(({ shown }) => shown?.number), [1, 1]);
});

test("one person needs no curtain, and a spectator neither", async () => {
  const alone = sit();
  alone.port.send(asked(0));
  await alone.session.started;
  assert.equal(alone.session.curtain, null);
  const spectator = sit([null]);
  spectator.port.send(update(null, 0));
  await spectator.session.started;
  assert.equal(spectator.session.curtain, null);
  assert.ok(spectator.session.othersNext);
});

test("what is read about is closed by an answer and by a new question, not by what others do", async () => {
  const { session, port } = sit();
  port.send(update(0, 0));
  await session.started;
  session.selection.toggle("thing");
  port.send(update(0, 1));
  await rest();
  assert.equal(session.selection.key, "thing");
  port.send(asked(2));
  await rest();
  assert.equal(session.selection.key, "");
  session.selection.toggle("thing");
  session.press("build");
  assert.equal(session.selection.key, "");
});

test("what others do because of an own decision is told on its picture, and no question is open meanwhile", async () => {
  const { session, port, director, beat } = sit([0], "normal");
  port.send(asked(0));
  await session.started;
  session.press("end");
  port.send(asked(1, told(0, [1, 0, "end", "other calls", "against me"])));
  await rest();
  assert.equal(session.shown.number, 1);
  assert.deepEqual([director.now?.group, session.ask, session.choice], ["other calls", null, null]);
  beat();
  await rest();
  assert.deepEqual([director.now?.group, session.ask], ["against me", null]);
  beat();
  await rest();
  assert.deepEqual([director.now, sure(session.ask).id, sure(session.choice).ask.id], [null, "0.1", "0.1"]);
});

test("the board does not go ahead of what others do because of an own decision, however long that waits to be told", async () => {
  const { session, port, director, beat } = sit([0], "normal");
  const drawn = (/** @type {import("../../web/kit/story.js").Told} */ all) =>
    story(all).map((one) => ({ ...one, drawn: () => ({ number: `at ${one.group}` }) }));
  director.show = Promise.resolve({ story: drawn, stage: null });
  port.send(asked(0));
  await session.started;
  const lastOf = (/** @type {readonly import("../../web/kit/story.js").Entry[]} */ entries) => entries.at(-1)?.event.kind;
  const board = () => [director.now?.group, session.view, lastOf(session.settled), lastOf(session.entries), session.moving];
  session.press("end");
  /** @type {unknown[]} */
  const seen = [];
  session.deps.draw = () => void seen.push(board());
  director.hold(true);
  port.send(asked(1, told(0, [1, 0, "end", "other calls", "other takes"])));
  await rest();
  assert.ok(seen.length > 0);
  for (const one of [...seen, board()]) assert.deepEqual(one, [undefined, { number: "at other calls" }, "end", "other calls", 0]);
  director.hold(false);
  await rest();
  assert.deepEqual(board(), ["other calls", { number: "at other calls" }, "end", "other calls", 0]);
  beat();
  await rest();
  assert.deepEqual(board(), ["other takes", { number: "at other takes" }, "other calls", "other takes", 0]);
  beat();
  await rest();
  assert.deepEqual(board(), [undefined, { number: 1 }, "other takes", "other takes", 0]);
});

test("what others do is told once the picture of the own decision is painted", async () => {
  for (const speed of /** @type {const} */ (["normal", "instant"])) {
    const { session, port, director } = sit([0], speed);
    let paint = () => {};
    const stage = { play: () => {}, clear: () => {}, hush: () => {}, call: () => {}, painted: () => new Promise((/** @type {(nothing: void) => void} */ resolve) => (paint = resolve)) };
    director.show = Promise.resolve({ story, stage });
    port.send(asked(0));
    await session.started;
    session.press("end");
    port.send(update(0, 1, { waiting: 1, ...told(0, [1, 0, "end"]) }));
    await rest();
    port.send(asked(2, told(1, [2, 1, "theirs"])));
    await rest();
    if (speed === "normal") assert.deepEqual([session.shown.number, director.now], [1, null]);
    paint();
    await rest();
    assert.deepEqual([director.now?.group, session.shown.number], speed === "normal" ? ["theirs", 1] : [undefined, 2]);
  }
});

test("a decision that comes while a move is still shown is shown at once", async () => {
  const { session, port, director } = sit([0], "normal");
  port.send(update(0, 0));
  await session.started;
  port.send(asked(1, told(0, [1, 1, "first"])));
  await rest();
  assert.equal(director.now?.group, "first");
  // The picture stands, the beat is not over.
  assert.equal(session.shown.number, 1);
  session.press("end");
  port.send(update(0, 2, told(1, [2, 0, "end"])));
  await rest();
  assert.deepEqual([session.shown.number, session.busy, director.now], [2, false, null]);
});

test("while a note has to be read what others did waits, and what the person does themselves does not", async () => {
  const { session, port, director } = sit();
  port.send(update(0, 0));
  await session.started;
  director.hold(true);
  port.send(update(0, 1));
  port.send(asked(2));
  await rest();
  assert.deepEqual([session.shown.number, session.ask], [0, null]);
  director.hold(false);
  await rest();
  assert.deepEqual([session.shown.number, sure(session.ask).id], [2, "0.2"]);
  director.hold(true);
  session.press("build");
  port.send(update(0, 3));
  await rest();
  assert.equal(session.shown.number, 3);
});

test("a note holds nothing at a table that is left", async () => {
  const { session, port, director } = sit();
  port.send(update(0, 0));
  await session.started;
  director.hold(true);
  port.send(update(0, 1));
  await rest();
  session.close();
  await rest();
  assert.deepEqual([session.shown.number, director.held, session.queue.playing], [0, null, false]);
});

test("what is told is over when the game is taken back, and nothing of it comes again", async () => {
  const { session, port, director, beat } = sit([0], "normal");
  port.send(asked(0, { undo: 0 }));
  await session.started;
  session.press("end");
  port.send(update(0, 1, { undo: 0, ...told(0, [1, 0, "end", "other calls", "other answers"]) }));
  port.send(update(0, 2, { undo: 0 }));
  await rest();
  assert.equal(director.now?.group, "other calls");
  session.undo();
  assert.ok(session.busy);
  port.send(asked(0, { line: 1, ask: ask(0, "1.0"), ...told(0) }));
  await rest();
  assert.deepEqual([director.now, sure(session.ask).id, session.busy], [null, "1.0", false]);
  assert.deepEqual(session.log.entries.map(({ event }) => event.kind), ["moment 0"]);
  beat();
  await rest();
  assert.equal(sure(session.ask).id, "1.0");
});

test("every move is shown in order, whatever hurries or pauses it, and none twice", async () => {
  const { session, port, pace, beat } = sit([0], "normal");
  port.send(update(0, 0));
  await session.started;
  /** @type {number[]} */
  const shown = [];
  session.deps.draw = () => shown.at(-1) !== session.shown.number && shown.push(session.shown.number);
  for (const number of [1, 2, 3]) port.send(update(0, number));
  await rest();
  pace.set("slow");
  beat();
  await rest();
  pace.hurry();
  await rest();
  for (const number of [4, 5]) port.send(update(0, number));
  pace.set("instant");
  await rest();
  assert.deepEqual([shown.filter((number) => number > 0), session.log.entries.length], [[1, 2, 3, 4, 5], 6]);
});

test("what was done to somebody while another had the tablet is told when the curtain rises", async () => {
  const { session, ports, port, director, beat } = sit([0, 2], "normal");
  const eve = sure(ports[1]);
  port.send(asked(0));
  eve.send(update(2, 0, { waiting: 0 }));
  await session.started;
  session.liftCurtain();
  session.press("end");
  port.send(update(0, 1, { waiting: 2, ...told(0, [1, 0, "end", "other calls"]) }));
  eve.send(update(2, 1, { waiting: 2, ask: ask(2, "0.1"), ...told(0, [1, 0, "end", "against Eve"]) }));
  await rest();
  // Nothing is told over a curtain.
  assert.deepEqual([session.curtain, director.now], [2, null]);
  session.liftCurtain();
  await rest();
  assert.deepEqual([director.now?.group, session.ask], ["against Eve", null]);
  beat();
  await rest();
  assert.deepEqual([director.now, sure(session.ask).id], [null, "0.1"]);
});

test("leaving the table ends what is told there", async () => {
  const { session, port, director, pace } = sit([0], "normal");
  port.send(update(0, 0));
  await session.started;
  for (const number of [1, 2]) port.send(update(0, number));
  await rest();
  assert.notEqual(director.now, null);
  session.close();
  await rest();
  assert.deepEqual([director.now, session.shown.number, pace.paused], [null, 0, false]);
});

test("a question that all can see has one answer is answered without the person", async () => {
  const { session, port, said } = sit();
  const forced = (/** @type {string} */ id) => ask(0, id, { options: [option("discard")], forced: true });
  port.send(update(0, 0, { ask: forced("0.0"), waiting: 0 }));
  await session.started;
  assert.deepEqual(said, [["pick", { ask: "0.0", options: ["discard"] }]]);
  port.send(asked(1, { undo: 0 }));
  await rest();
  session.undo();
  // Back at the forced question: one step further, and no answer that would lead to the same place again.
  port.send(update(0, 0, { line: 1, ask: forced("1.0"), waiting: 0, undo: -1, after: -1, moments: [] }));
  await rest();
  assert.deepEqual(said.slice(1), [["undo"], ["undo"]]);
});

test("a question whose answers are alike is answered for a person alone with computer players, and left to one among people", async () => {
  const alike = { ask: ask(0, "0.0", { options: [option("keep")], alike: true }), waiting: 0 };
  for (const [player, answered] of /** @type {const} */ ([["normal", 1], ["elsewhere", 0], ["person", 0]])) {
    const { session, port, said } = sit();
    port.tell({ ...TABLE, seating: [{ name: "Ada", player: "person" }, { name: "Bot", player }] });
    port.send(update(0, 0, alike));
    await session.started;
    assert.equal(said.length, answered, player);
  }
  const guest = sit();
  guest.port.remote = true;
  guest.port.send(update(0, 0, alike));
  await guest.session.started;
  assert.deepEqual(guest.said, []);
});

test("an undo that cannot go past a forced question leaves it to the person", async () => {
  const { session, port, said } = sit();
  port.send(asked(1, { undo: 0, after: -1 }));
  await session.started;
  session.undo();
  port.send(update(0, 0, { line: 1, ask: ask(0, "1.0", { options: [option("discard")], forced: true }), waiting: 0, after: -1, moments: [] }));
  await rest();
  assert.deepEqual(said, [["undo"]]);
  assert.equal(sure(session.ask).id, "1.0");
});

test("after a reload in mid-turn only what came after the own last decision is new, also if that has no event", async () => {
  const { session, port } = sit();
  const whole = told(-1, [0, null, "deal"], [1, 0, "build"], [2, 1, "rob"], [4, 1, "late"]);
  port.send(asked(4, { ...whole, decided: 3 }));
  await rest();
  const { log, readTo } = session.viewer;
  assert.deepEqual(log.entries.filter(({ id }) => id > readTo).map(({ event }) => event.kind), ["late"]);
});

// @ts-check
// Tests the turn that ends by itself: where it does, what stops it, and where a person's turn is left to the person.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isVirtual, mayEnd, TurnEnd, WAIT } from "../../web/app/match/turn-end.js";
import { SeatPort } from "../../web/runner/port.js";
import { Director } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { Session } from "../../web/app/match/session.js";
import { ask, rest as wait, story, sure, update } from "./kit.js";
import { option } from "./make-asks.js";

/** @typedef {import("../../web/types.js").Chair} Chair */
/** @type {Chair[]} */
const ALONE = [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }];
/** @type {Chair[]} */
const FRIENDS = [{ name: "Ada", player: "person" }, { name: "Eve", player: "elsewhere" }];
/** @type {Chair[]} */
const PASSED = [{ name: "Ada", player: "person" }, { name: "Eve", player: "person" }];

/** Waits for what is under way; the test moves the clock itself. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

/** @param {string} id of a question that leaves nothing but the end of the turn */
const last = (id) => ask(0, id, { options: [option("done")], ends_turn: true });

/**
 * A table where the person has made a decision, and can now only end the turn; the page has been drawn.
 * @param {import("node:test").TestContext} context
 * @param {{seating?: Chair[], alone?: boolean, seats?: number[], answers?: boolean, pointer?: boolean, question?: import("../../web/types.js").AskView}} [table]
 */
async function table(context, { seating = ALONE, alone = false, seats = [0], answers = true, pointer = true, question = last("0.1") } = {}) {
  const listeners = new Map();
  const page = { visibilityState: "visible", addEventListener: (/** @type {string} */ kind, /** @type {() => void} */ heard) => void listeners.set(kind, heard) };
  const add = (/** @type {string} */ kind, /** @type {() => void} */ heard) => void listeners.set(kind, heard);
  const globals = { addEventListener: add, document: page, navigator: { userAgent: "" } };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  context.after(() => Object.keys(globals).forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const pace = new Pace("instant");
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage: null }) });
  const ports = seats.map((seat) => new SeatPort(seat));
  const port = sure(ports[0]);
  /** @type {string[]} */
  const said = [];
  port.onPick = ({ ask: asked, options }) => void said.push(`${asked} ${options}`);
  port.onUndo = () => void said.push("undo");
  const session = new Session({ pace, director, draw: () => {}, failed: ({ code }) => void said.push(code) }, ports);
  for (const one of ports) one.tell({ match: "m", game: "g", setup: {}, free: false, takeBacks: 0, stuck: false, seating, alone });
  /** @type {ConstructorParameters<typeof TurnEnd>[0]["state"]} */
  const state = { endTurns: true, screen: { screen: "game", match: "m" } };
  const open = { session, replaying: /** @type {any} */ (null), problem: /** @type {any} */ (null) };
  const over = { covered: false };
  const settings = { set: async (/** @type {string} */ name, /** @type {string} */ value) => void said.push(`${name} ${value}`) };
  const turnEnd = new TurnEnd({ state, open, draw: () => {}, covered: () => over.covered, settings });
  turnEnd.listen();
  const hear = (/** @type {string} */ kind, /** @type {object} */ event = {}) => sure(listeners.get(kind))({ isTrusted: true, detail: 1, width: 1, height: 1, pressure: 0.5, pointerType: "mouse", ...event });
  const press = () => ["pointerdown", "pointerup", "click"].forEach((kind) => hear(kind));
  port.send(update(0, 0, { ask: ask(0, "0.0"), waiting: 0 }));
  await session.started;
  if (pointer) press();
  if (answers) session.answer(["build"]);
  port.send(update(0, 1, { ask: question, waiting: 0, undo: 0 }));
  await wait();
  said.length = 0;
  context.mock.timers.enable({ apis: ["setTimeout"] });
  turnEnd.look();
  const pass = (/** @type {number} */ time) => context.mock.timers.tick(time);
  return { turnEnd, session, port, state, open, over, said, hear, press, pass, page };
}

test("where nothing else can be done, the turn ends once, after a moment in which the page says so", async (context) => {
  const { turnEnd, said, pass, session } = await table(context);
  assert.equal(turnEnd.counting, "0.1");
  pass(WAIT - 1);
  assert.deepEqual(said, []);
  pass(1);
  assert.deepEqual([said, turnEnd.counting, session.busy], [["0.1 done"], "", true]);
  turnEnd.look();
  pass(10 * WAIT);
  assert.deepEqual(said, ["0.1 done"]);
});

for (const kind of ["click", "keydown", "wheel"]) {
  test(`the turn is left to the person after: ${kind}`, async (context) => {
    const { turnEnd, said, hear, pass } = await table(context);
    pass(WAIT - 1);
    hear(kind);
    turnEnd.look();
    pass(10 * WAIT);
    assert.deepEqual([said, turnEnd.counting], [[], ""]);
  });
}

test("while a finger is down nothing ends; a press on the option is the only answer, a scroll lets the page count anew", async (context) => {
  const { turnEnd, session, said, hear, pass } = await table(context);
  pass(WAIT - 1);
  hear("pointerdown");
  pass(WAIT);
  hear("pointercancel");
  pass(WAIT - 1);
  assert.deepEqual([said, turnEnd.counting], [[], "0.1"]);
  hear("pointerdown");
  pass(WAIT);
  hear("pointerup");
  hear("click");
  session.press("done");
  turnEnd.look();
  pass(10 * WAIT);
  assert.deepEqual(said, ["0.1 done"]);
});

test("an undo brings the turn back, and leaves it to the person; the next turn ends by itself again", async (context) => {
  const { turnEnd, session, port, said, press, pass } = await table(context);
  pass(WAIT);
  port.send(update(0, 2, { waiting: 1, undo: 1 }));
  await rest();
  press();
  session.undo();
  port.send(update(0, 1, { line: 1, after: 0, ask: last("1.1"), waiting: 0, undo: 0 }));
  await rest();
  turnEnd.look();
  pass(10 * WAIT);
  assert.deepEqual([said, turnEnd.counting, sure(session.ask).id], [["0.1 done", "undo"], "", "1.1"]);
  session.answer(["done"]);
  port.send(update(0, 2, { line: 1, ask: last("1.2"), waiting: 0, undo: 1 }));
  await rest();
  turnEnd.look();
  assert.equal(turnEnd.counting, "1.2");
});

/** @type {[string, Parameters<typeof table>[1]][]} */
const REFUSED = [
  ["in a deal of the day", { alone: true }],
  ["with other people at the table", { seating: FRIENDS }],
  ["on a tablet that is passed", { seating: PASSED, seats: [0, 1] }],
  ["after a reload, before the person has decided anything", { answers: false }],
  ["for a person who presses no pointer", { pointer: false }],
  ["where another option is left", { question: ask(0, "0.1") }],
  ["at a single option that does not end the turn", { question: ask(0, "0.1", { options: [option("keep")] }) }],
];
for (const [where, given] of REFUSED) {
  test(`no turn ends by itself ${where}`, async (context) => {
    const { turnEnd, said, pass } = await table(context, given);
    pass(10 * WAIT);
    assert.deepEqual([said, turnEnd.counting], [[], ""]);
  });
}

/** @type {Record<string, (seen: Awaited<ReturnType<typeof table>>) => void>} */
const AWAY = {
  "something is read": ({ over }) => (over.covered = true),
  "the page is hidden": ({ page }) => (page.visibilityState = "hidden"),
  "a replay is open": ({ open }) => (open.replaying = {}),
  "a puzzle is on the table": ({ open }) => (open.problem = {}),
  "the help is open": ({ state }) => Object.assign(state.screen, { screen: "help" }),
  "a sheet is open": ({ session }) => session.selection.toggle("hand:manor"),
  "the coach is asked": ({ session }) => (sure(session.choice).coach = "thinking"),
  "the setting is off": ({ turnEnd }) => turnEnd.set(false),
};
for (const [when, happen] of Object.entries(AWAY)) {
  test(`a count stops while ${when}, whether or not the page was drawn since`, async (context) => {
    for (const drawn of [true, false]) {
      const seen = await table(context, {});
      happen(seen);
      if (drawn) seen.turnEnd.look();
      seen.pass(10 * WAIT);
      assert.deepEqual(seen.said.filter((text) => text !== "end-turns off"), []);
      context.mock.timers.reset();
    }
  });
}

test("keys, scripts and screen readers make no pointer's press", async (context) => {
  const press = (/** @type {Partial<PointerEvent>} */ more) => /** @type {PointerEvent} */ ({ width: 1, height: 1, pressure: 0.5, detail: 0, pointerType: "mouse", ...more });
  assert.deepEqual([isVirtual(press({}), true), isVirtual(press({ pressure: 0 }), false), isVirtual(press({ width: 23, height: 23, pointerType: "touch" }), true)], [false, false, false]);
  assert.deepEqual([isVirtual(press({ width: 0, height: 0 }), false), isVirtual(press({ pressure: 0 }), true)], [true, true]);
  for (const event of [{ detail: 0 }, { isTrusted: false }]) {
    const { turnEnd, session, port, hear } = await table(context);
    hear("click", event);
    session.answer(["done"]);
    port.send(update(0, 2, { ask: last("0.2"), waiting: 0, undo: 1 }));
    context.mock.timers.reset();
    await rest();
    turnEnd.look();
    assert.equal(turnEnd.counting, "");
  }
});

test("what may end is told by the session alone", async (context) => {
  const { session } = await table(context);
  assert.equal(mayEnd(session), true);
  session.busy = true;
  assert.equal(mayEnd(session), false);
});

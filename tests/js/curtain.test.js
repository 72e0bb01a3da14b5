// @ts-check
// Tests a law of several people at one device: until one says that they have the tablet, nothing of any seat is shown or told,
// however the match comes to the screen, for each person who may be next, at any speed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchRunner } from "../../web/runner/match-runner.js";
import { SeatPort } from "../../web/runner/port.js";
import { Director } from "../../web/app/story/director.js";
import { Pace, SPEEDS } from "../../web/app/story/pace.js";
import { MatchController } from "../../web/app/match/match-controller.js";
import { Session } from "../../web/app/match/session.js";
import { ask, rest, result, story, sure, told, update } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/** @import { Chair, Update } from "../../web/types.js" */
/** @typedef {keyof typeof SPEEDS} Speed */

const SEATS = [0, 1, 2, 3];
const SPEED = /** @type {Speed[]} */ (Object.keys(SPEEDS));
/** All ways in which two to four people may sit at a table of four. */
const TABLES = [...Array(16).keys()].map((bits) => SEATS.filter((seat) => bits & (1 << seat))).filter(({ length }) => length > 1);

/**
 * A session and all that can be seen and heard of it.
 * @param {readonly number[]} people
 * @param {Speed} speed
 * @param {boolean} [late] whether no seat has a port yet
 */
function sit(people, speed, late = false) {
  const pace = new Pace(speed);
  /** @type {string[]} what was moved, said and played since it was looked at last */
  const heard = [];
  const stage = {
    play: (/** @type {{group: string}} */ { group }) => void heard.push(group),
    clear: () => {}, hush: () => {},
    call: () => void heard.push("call"),
    painted: async () => {},
  };
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage }) });
  const ports = new Map(people.map((seat) => [seat, new SeatPort(seat)]));
  const session = new Session({ pace, director, draw: () => {}, failed: (refusal) => assert.fail(refusal.code) }, late ? [] : ports.values());
  const table = { match: "m", game: "g", setup: {}, seating: chairs(people), free: false, takeBacks: 0, stuck: false };
  if (!late) for (const port of ports.values()) port.tell(table);
  return { session, ports, pace, director, heard, table };
}

/** @param {readonly number[]} people @returns {Chair[]} */
const chairs = (people) => SEATS.map((seat) => ({ name: `P${seat}`, player: people.includes(seat) ? "person" : "normal" }));

/** @param {readonly number[]} people @returns {number | undefined} */
const computerAmong = (people) => SEATS.find((seat) => !people.includes(seat));

/**
 * What the seats of people are told of a moment.
 * @param {readonly number[]} people
 * @param {number} number
 * @param {number} waiting
 * @param {Partial<Update>} [more]
 * @returns {Update[]}
 */
const frame = (people, number, waiting, more = {}) => people.map((seat) => update(seat, number, {
  waiting, ask: seat === waiting ? ask(seat, `${seat}.${number}`) : null, undo: number > 0 ? number - 1 : null, redo: number + 1,
  ...told(number - 1, [number, 3, `other seen by ${seat}`, `against ${seat}`]), ...more,
}));

/** @param {ReturnType<typeof sit>} table @param {readonly Update[]} updates */
function send({ ports, session }, updates) {
  for (const one of updates) {
    const isFirst = session.localSeats.get(one.seat)?.latest === null;
    sure(ports.get(/** @type {number} */ (one.seat))).send(isFirst ? { ...one, after: -1 } : one);
  }
}

/**
 * Lets everything happen that need not wait for a person.
 * @param {ReturnType<typeof sit>} table
 */
async function calm({ pace, session }) {
  for (let turn = 0; turn < 16; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    pace.step();
    session.endBeat();
  }
}

/**
 * The law: the curtain is down, and nothing of a seat is shown, asked, told or heard.
 * @param {ReturnType<typeof sit>} table
 * @param {readonly number[]} people
 * @param {string} where
 */
function isHidden({ session, director, heard }, people, where) {
  const { curtain, ask: asked, choice, undoTo, redoTo, holder, selection } = session;
  assert.ok(curtain !== null && people.includes(curtain), `${where}: no curtain`);
  assert.deepEqual({ asked, choice, undoTo, redoTo, holder }, { asked: null, choice: null, undoTo: null, redoTo: null, holder: null }, where);
  assert.deepEqual([director.now, director.told, selection.key, session.queue.telling], [null, "", "", false], where);
  assert.deepEqual(heard, [], where);
}

/** @typedef {(table: ReturnType<typeof sit>, people: readonly number[], next: number) => Promise<void>} Way */

/** Takes the tablet as a person does. @param {ReturnType<typeof sit>} table */
async function take(table) {
  await calm(table);
  table.session.liftCurtain();
  await calm(table);
  table.heard.length = 0;
}

/** How a match comes to the screen. Each ends where a person presses "I have the tablet" next. @type {Record<string, Way>} */
const WAYS = {
  "a start, a reload, Resume, Back and Forward, an address, an import, a backup, playing on": async (table, people, next) => {
    send(table, frame(people, 7, next));
  },
  "seats that get a person one after the other": async (table, _people, next) => {
    for (const port of table.ports.values()) {
      table.session.join(port);
      port.tell(table.table);
      send(table, frame([/** @type {number} */ (port.seat)], 7, next));
      await rest();
    }
    table.heard.length = 0;
  },
  "an opening after which computer players move": async (table, people, next) => {
    const first = computerAmong(people) ?? next;
    for (const number of [0, 1, 2]) send(table, frame(people, number, first));
    send(table, frame(people, 3, next));
  },
  "the end of a computer player's turn": async (table, people, next) => {
    const first = sure(people.find((seat) => seat !== next));
    send(table, frame(people, 0, first));
    await take(table);
    table.session.press("build");
    send(table, frame(people, 1, computerAmong(people) ?? first));
    await calm(table);
    table.session.selection.toggle("card:manor");
    send(table, frame(people, 2, next, told(1, [2, 3, "first of two"])));
    await calm(table);
    table.heard.length = 0;
    await calm(table);
  },
  "a hand-over between people": async (table, people, next) => {
    const first = sure(people.find((seat) => seat !== next));
    send(table, frame(people, 0, first));
    await take(table);
    table.session.press("build");
    send(table, frame(people, 1, next));
  },
  "an undo by a person at another device": async (table, people, next) => {
    const first = sure(people.find((seat) => seat !== next));
    send(table, frame(people, 0, first));
    await take(table);
    table.session.press("build");
    send(table, frame(people, 1, next));
    await calm(table);
    send(table, frame(people, 0, first, { line: 1, after: -1 }));
  },
  "an end that was taken back after a reload": async (table, people, next) => {
    send(table, frame(people, 9, next, { over: true, waiting: null, ask: null }));
    await calm(table);
    table.session.undo();
    send(table, frame(people, 8, next, { line: 1 }));
  },
  "a page that the browser kept while another one was shown": async (table, people, next) => {
    send(table, frame(people, 0, next));
    await take(table);
    table.session.selection.toggle("card:manor");
    table.session.passTablet();
    table.session.prepare();
  },
};

for (const [way, come] of Object.entries(WAYS)) {
  test(`nothing of a seat is shown, told or heard until a person has the tablet: ${way}`, async () => {
    for (const people of TABLES) for (const next of people) for (const speed of SPEED) {
      const where = `people ${people.join()}, next ${next}, ${speed}`;
      const table = sit(people, speed, way.startsWith("seats"));
      await come(table, people, next);
      await calm(table);
      isHidden(table, people, where);
      const { session } = table;
      const wanted = session.curtain;
      session.liftCurtain();
      await calm(table);
      assert.ok(session.holder === wanted || session.holder === null, where);
      // What waited for a person was told to the one who took the tablet, and to no other.
      assert.deepEqual(table.heard.filter((said) => said.startsWith("other seen by") && said !== `other seen by ${wanted}`), [], where);
      // Who has the tablet does not press again while no other person is asked.
      if (session.waiting === wanted) assert.deepEqual([session.curtain, session.ask?.seat], [null, wanted], where);
      session.close();
    }
  });
}

test("a person who has the tablet keeps it over the turns of computer players, and through an own undo", async () => {
  for (const people of TABLES) for (const speed of SPEED) {
    const [first = 0] = people;
    const table = sit(people, speed);
    const { session } = table;
    send(table, frame(people, 0, first));
    await take(table);
    session.press("build");
    for (const number of [1, 2]) send(table, frame(people, number, computerAmong(people) ?? first));
    send(table, frame(people, 3, first));
    await calm(table);
    assert.deepEqual([session.curtain, session.ask?.seat], [null, first]);
    session.undo();
    send(table, frame(people, 2, first, { line: 1 }));
    await calm(table);
    assert.deepEqual([session.curtain, session.ask?.seat, session.returned?.way], [null, first, "undo"]);
    session.close();
  }
});

test("one person never meets a curtain, whatever comes", async () => {
  for (const seat of SEATS) for (const speed of SPEED) {
    const table = sit([seat], speed);
    const { session } = table;
    const isFree = () => assert.deepEqual([session.curtain, session.holder], [null, seat]);
    send(table, frame([seat], 0, seat));
    await calm(table);
    isFree();
    assert.equal(session.ask?.seat, seat);
    session.press("build");
    send(table, frame([seat], 1, (seat + 1) % 4));
    await calm(table);
    isFree();
    send(table, frame([seat], 0, seat, { line: 1, after: -1 }));
    await calm(table);
    isFree();
    session.passTablet();
    isFree();
    session.close();
  }
});

test("who takes the tablet sees nothing of what another person has taken back", async () => {
  const table = sit([0, 1], "instant");
  const { session } = table;
  send(table, frame([0, 1], 1, 0));
  await take(table);
  session.undo();
  send(table, frame([0, 1], 0, 0, { line: 1 }));
  await calm(table);
  assert.equal(session.returned?.way, "undo");
  // The time for the decision is over, and a computer player has decided.
  send(table, frame([0, 1], 1, 1, { line: 1 }));
  await calm(table);
  isHidden(table, [0, 1], "after the time");
  session.liftCurtain();
  assert.deepEqual([session.returned, session.takenBack], [null, []]);
});

/**
 * The controller of the match on the table, over an engine that answers with the same moment.
 * @param {readonly number[]} people
 * @param {number} waiting
 */
function page(people, waiting) {
  /** @type {any} */
  const state = { engineStart: {}, starting: false, opening: "", reading: {} };
  const answer = (/** @type {string} */ match) => ({ ...result(3, { match, seating: chairs(people), waiting }), updates: frame(people, 3, waiting, { after: -1 }) });
  const opened = (/** @type {string} */ match) => ({ result: answer(match), row: null, release: () => {} });
  const unable = { code: "no computer player" };
  /** @type {any} */
  const engine = { call: async (/** @type {string} */ method) => (method === "advance" ? Promise.reject(unable) : {}) };
  /** @type {any} */
  const deps = {
    state, screens: fakeScreens(state), open: { room: null, replaying: null }, engineStarted: Promise.resolve(), engine: () => engine,
    begin: async (/** @type {(name: string) => unknown} */ make, name = "n") => ({ ...opened(name), result: await make(name) }),
    createMatch: async () => opened("new"), openMatch: async (/** @type {unknown} */ _engine, /** @type {string} */ id) => opened(id),
    newSession: (/** @type {Iterable<SeatPort>} */ ports) => {
      const pace = new Pace("normal");
      const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story, stage: null }) });
      return new Session({ pace, director, draw: () => {}, failed: () => {} }, ports);
    },
    savedGames: { gameOf: () => "g", markBroken: () => {}, refresh: async () => {} },
    hasRoom: async () => false, putMatch: async () => {}, useGame: async () => {}, closeRoom: async () => {}, openForm: async () => {},
    failed: (/** @type {unknown} */ error) => assert.equal(error, unable),
  };
  for (const quiet of ["draw", "closed", "toTop", "toast", "onStored", "clearForm", "gameOver"]) deps[quiet] = () => {};
  return { controller: new MatchController(deps), deps, answer, opened };
}

/** @type {Record<string, (table: ReturnType<typeof page>) => Promise<unknown>>} */
const OPENINGS = {
  "a new game": ({ controller }) => controller.create(/** @type {any} */ ({})),
  "a game that another way begins": ({ controller, answer }) => controller.begin(async () => answer("begun"), "begun"),
  "a stored game": ({ controller }) => controller.resume("stored"),
  "the next game of the same players": async ({ controller }) => {
    await controller.create(/** @type {any} */ ({}));
    controller.session?.liftCurtain();
    await controller.again(/** @type {MatchRunner} */ (controller.runner));
  },
  "playing on from a replay": async ({ controller, opened }) => {
    await controller.create(/** @type {any} */ ({}));
    controller.session?.liftCurtain();
    await controller.replace(opened("fork"));
  },
  "a game that was left and is opened again": async ({ controller }) => {
    await controller.resume("stored");
    controller.session?.liftCurtain();
    await controller.leave();
    await controller.resume("stored");
  },
  "a page that the browser shows again": async ({ controller }) => {
    await controller.resume("stored");
    controller.session?.liftCurtain();
    controller.shownAgain();
  },
};

for (const [opening, open] of Object.entries(OPENINGS)) {
  test(`the curtain is down from the first drawing on: ${opening}`, async () => {
    for (const people of TABLES) for (const waiting of SEATS) {
      const table = page(people, waiting);
      await open(table);
      const session = sure(table.controller.session);
      const { curtain, ask: asked } = session;
      const wanted = people.includes(waiting) ? waiting : (people.find((seat) => seat > waiting) ?? people[0]);
      assert.deepEqual([curtain, asked], [wanted, null], `people ${people.join()}, next ${waiting}`);
    }
    for (const [seat] of SEATS.entries()) {
      const table = page([seat], seat);
      await open(table);
      const session = sure(table.controller.session);
      assert.deepEqual([session.curtain, session.ask?.seat], [null, seat]);
    }
  });
}

test("of several people, a line is said aloud only where all of them were told the same", () => {
  const { session } = sit([0, 1], "instant");
  /** @type {(kind: string, data: import("../../web/types.js").EventView["data"]) => import("../../web/types.js").EventView} */
  const event = (kind, data) => ({ kind, cause: "", data });
  for (const [seat, card] of /** @type {[number, string][]} */ ([[0, "tavern"], [1, ""]])) {
    const moments = [{ number: 1, seat: 2, events: [event("gold", { seat: 2 }), event("drawn", { card })] }];
    sure(session.localSeats.get(seat)).log.fold({ after: 0, moments });
  }
  const { entries } = sure(session.localSeats.get(0)).log;
  assert.deepEqual(entries.map((entry) => session.isKnownToAll(entry)), [true, false]);
});

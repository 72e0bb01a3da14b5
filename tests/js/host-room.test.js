// @ts-check
// Tests a host's room over the real engine: opening, inviting, dealing, reloads and leaving. Whole evenings are in evenings.test.js.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { endAll } from "./evenings/evening.js";
import { shown, Table } from "./evenings/table.js";
import { GuestPorts } from "../../web/app/online/guest-ports.js";
import { update } from "./kit.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./evenings/page.js" */

after(endAll);

/** A game of two that is played, and its friend. @param {TestContext} context @param {import("./evenings/table.js").Wish} [wish] */
async function playing(context, wish = { players: ["person", "elsewhere"], sticks: 40 }) {
  const table = await Table.begin(context);
  const host = await table.host(wish);
  const [ada = host] = await table.friends(host, 1);
  await table.deal(host);
  return { table, host, room: host.room, ada };
}

/** @param {Page} page @returns {string[]} who plays each seat */
const players = (page) => page.room.seating.map((/** @type {{player: string}} */ { player }) => player);

test("a room is on the page before the engine has started, once, and an invitation that is wanted by then waits for it", async (context) => {
  const table = await Table.begin(context);
  const host = table.device("Olha");
  let start = () => {};
  host.deps.engineStarted = new Promise((resolve) => (start = () => resolve(undefined)));
  const { openRoom } = host.around.modules.host;
  void host.do(() => openRoom(host.deps, table.wish()));
  const { room } = host;
  assert.notEqual(room.screen(), null);
  await host.do(() => openRoom(host.deps, table.wish()));
  void host.do(() => room.invitation.begin(1));
  await table.pass(500);
  assert.deepEqual([host.room, host.calls, room.exchange.url], [room, [], ""]);
  start();
  await table.pass(3000);
  assert.deepEqual(host.calls.slice(0, 2).map(([method]) => method), ["host", "invite"]);
  assert.match(room.exchange.url, /#join=/);
});

test("friends are let into a match that one person plays, where a computer player makes way", async (context) => {
  const table = await Table.begin(context);
  const host = table.device("Olha");
  const { deps, around: { modules } } = host;
  await table.press(host, async () => deps.table.sit(await deps.matches.create({ ...table.wish({ players: ["person", "random", "random"], sticks: 30 }), seed: "4d".repeat(32), free: false }, "alone")));
  const let2In = () => table.press(host, () => Promise.all([1, 2].map(() => modules.host.letFriendsIn(deps, host.runner))));
  await let2In();
  assert.deepEqual([host.called("host").length, host.room.screen() === null], [1, false]);
  await table.press(host, () => (host.room.inviting.choosePlace("room"), host.room.invite(1)));
  const ada = await table.join(host, table.device("Ada"));
  await table.pass(1000);
  assert.deepEqual([players(host), host.room.seating[1].name, ada.seats.get(1)?.update?.number], [["person", "elsewhere", "random"], "Ada", host.runner.summary.number]);
  await table.press(host, () => host.room.openList(false));
  assert.equal(host.room.screen(), null);
});

test("a page that is woken up tells the others at once", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  host.turn(true);
  await table.pass(100);
  const before = host.called("tick").length;
  host.turn(false);
  await table.pass(5);
  assert.equal(host.called("tick").length, before + 1);
});

test("a device whose invitation is used already reads so, and its link is closed", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"] });
  const link = await table.link(host);
  await table.join(host, table.device("Ada"), null, link);
  const cy = table.device("Cy");
  await table.open(cy, link);
  const taken = await table.press(host, () => host.room.accept(cy.shownLink));
  await table.pass(3000);
  assert.deepEqual([taken, cy.room.state.seat ?? null, host.room.state.seats[1].name], [false, null, "Ada"]);
});

test("a guest who comes and comes back is announced, and plays its seat again under any name", async (context) => {
  const { table, host, ada } = await playing(context);
  assert.deepEqual(host.said, ["guest-here"]);
  await table.press(host, () => host.room.standIn(1));
  assert.deepEqual(players(host), ["person", "random"]);
  await table.reload(ada, 8000);
  assert.deepEqual([players(host), host.said], [["person", "elsewhere"], ["guest-here", "guest-back"]]);
  // As somebody else, by a fresh invitation.
  ada.close();
  await table.pass(40_000);
  await table.press(host, () => host.room.standIn(1));
  await table.press(host, () => (host.room.openList(true), host.room.inviting.choosePlace("room"), host.room.invite(1)));
  await table.join(host, table.device("Iryna"));
  assert.deepEqual(host.room.seating[1], { name: "Iryna", player: "elsewhere" });
});

test("the table waits for a guest who is away, with a way back at once, and for no other", async (context) => {
  const { table, host, ada } = await playing(context);
  assert.deepEqual([0, 1].map((seat) => shown(host.room.absenceView(seat)).includes("come-back")), [false, false]);
  ada.frozen = true;
  await table.pass(7000);
  assert.equal(host.room.state.seats[1].state, "waiting");
  assert.match(shown(host.room.absenceView(1)), /come-back/);
  await table.pass(30_000);
  assert.equal(host.room.state.seats[1].state, "lost");
  assert.deepEqual([0, 1].map((seat) => shown(host.room.absenceView(seat)).includes("come-back")), [false, true]);
});

test("the deal gives seats without a guest to computer players, and makes one match", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const [ada] = await table.friends(host, 1);
  await table.press(host, () => Promise.all([host.room.deal(), host.room.deal()]));
  await table.pass(1000);
  assert.deepEqual([host.called("deal").length, players(host), host.room.state.dealing], [1, ["person", "elsewhere", "random", "random"], false]);
  for (const page of [host, ada]) assert.deepEqual(page?.room.chat.state.lines.map((/** @type {{text: string}} */ { text }) => text), ["drawn-together"]);
  // A shuffle that was begun more than once is told.
  host.do(() => host.room.noteSeed({ number: "1", attempt: 2 }));
  assert.equal(host.room.chat.state.lines.at(-1).text, "drawn-again");
});

test("a deal that the engine refuses can be begun again", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  table.refuse(host, "deal", "not-now");
  await table.press(host, () => host.room.deal());
  assert.deepEqual([host.said, host.room.state.dealing], [["error-not-now"], false]);
  await table.deal(host);
  assert.equal(host.room.state.dealt, true);
});

test("before the deal a computer player takes a seat, and a friend takes it back", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  await table.press(host, () => host.room.standIn(1));
  assert.deepEqual(host.room.seating[1], { name: "Ada", player: "random" });
  await table.press(host, () => host.room.handBack(1));
  assert.deepEqual(host.room.seating[1], { name: "Ada", player: "elsewhere" });
  await table.friends(host, 1);
  assert.equal(host.room.state.seats[1].state, "open");
});

/** Holds the making of the match. @param {Page} host */
function held(host) {
  const { matches } = host.deps;
  let go = () => {};
  const made = new Promise((resolve) => (go = () => resolve(undefined)));
  host.deps.matches = { ...matches, create: async (...wish) => (await made, matches.create(...wish)) };
  return go;
}

test("a friend who comes while the match is made plays at once", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const [ada] = await table.friends(host, 1);
  const bob = table.device("Bob");
  await table.open(bob, host.shownLink);
  await table.press(bob, () => bob.room.chooseSeat(2));
  const go = held(host);
  await table.press(host, () => host.room.deal());
  assert.deepEqual([host.room.state.dealt, host.runner], [true, null]);
  assert.equal(await table.press(host, () => host.room.accept(bob.shownLink)), true);
  await table.pass(2000);
  assert.equal(host.room.state.seats[2].name, "Bob");
  go();
  await table.pass(1000);
  assert.deepEqual([players(host), ada?.seats.size, bob.seats.get(2)?.update?.seat], [["person", "elsewhere", "elsewhere", "random"], 1, 2]);
});

test("what guests want before the match is open is done once it is, at the port of their own seat only", () => {
  /** @type {unknown[]} */
  const done = [];
  const port = (/** @type {number} */ seat) => ({ pick: (/** @type {string} */ ask) => done.push([seat, ask]), undo: () => done.push([seat, "undo"]), redo: () => done.push([seat, "redo"]), since: (/** @type {number} */ line) => done.push([seat, line]) });
  const runner = /** @type {any} */ ({ summary: { seating: ["person", "elsewhere", "elsewhere"].map((player) => ({ name: "", player })) }, ports: new Map([0, 1, 2].map((seat) => [seat, port(seat)])) });
  const ports = new GuestPorts(() => undefined);
  const { handlers } = ports;
  handlers.pick({ kind: "pick", guest: 1, seat: 1, ask: "first", options: ["a"] });
  handlers.pick({ kind: "pick", guest: 2, seat: 2, ask: "second", options: ["a"] });
  ports.attach(runner, false);
  handlers.pick({ kind: "pick", guest: 9, seat: 0, ask: "no", options: ["a"] });
  handlers.undo({ kind: "undo", guest: 2, seat: 2 });
  handlers.redo({ kind: "redo", guest: 2, seat: 2 });
  handlers.since({ kind: "since", guest: 1, seat: 1, line: 5, number: -1 });
  assert.deepEqual(done, [[1, "first"], [2, "second"], [2, "undo"], [2, "redo"], [1, 5]]);
});

test("a seat is told the facts of the table when they change, each update, and the end once; else the room is kept all the same", () => {
  /** @type {string[]} */
  const told = [];
  const ports = new GuestPorts((method, params) => void told.push(`${method} ${/** @type {any} */ (params).what ?? ""}`.trim()));
  const port = ports.portFor(1);
  const facts = /** @type {any} */ ({ takeBacks: 0 });
  port.tell(facts);
  port.tell(facts);
  port.tell({ ...facts, takeBacks: 1 });
  port.send(update(1, 5));
  port.send(update(1, 6, { over: true }));
  port.send(update(1, 7, { over: true }));
  ports.afterResult();
  ports.afterResult();
  assert.deepEqual(told, ["tell table", "tell table", "tell update", "tell update", "over", "tell update", "tick"]);
});

test("who watches is shown the game from its place on, and all that follows", async (context) => {
  const { table, host } = await playing(context);
  await table.press(host, () => (host.room.openList(true), host.room.inviting.choosePlace("room"), host.room.invite(null)));
  const wim = await table.join(host, table.device("Wim"));
  await table.play(3);
  const { number } = host.runner.summary;
  assert.deepEqual([wim.room.state.seat, wim.seats.get(null)?.update?.number, host.runner.spectators.size], [null, number, 1]);
  await table.play(1);
  assert.ok(host.runner.summary.number > number);
  assert.equal(wim.seats.get(null)?.update?.number, host.runner.summary.number);
});

test("what people at this device say carries their seat and name", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const [ada] = await table.friends(host, 1);
  await table.press(host, () => host.room.say({ what: "chat", text: "hello" }));
  const { name, text } = ada?.room.chat.state.lines.at(-1);
  assert.deepEqual([name, text, host.called("chat")], ["Olha", "hello", [{ seat: 0, text: "hello" }]]);
});

test("a room that guests have come to is left only when a person confirms it; they read so, and nothing is kept", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const [ada] = await table.friends(host, 1);
  const { room } = host;
  host.agrees = false;
  await table.press(host, () => room.leave());
  assert.equal(host.room, room);
  host.agrees = true;
  await table.press(host, () => room.leave());
  await table.pass(1000);
  assert.deepEqual([host.room, host.listener, host.disk.settings.get(`room-${room.id}`)], [null, null, ""]);
  assert.deepEqual([ada?.room.state.stage, ada?.room.state.problem], ["asked", "error-shut"]);
});

test("a room that had no guests is left at once", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  host.agrees = false;
  await table.press(host, () => host.room.leave());
  assert.equal(host.room, null);
});

test("a page that is reloaded before the deal has the same room again, calls its guests, and says that carried links are void", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  await table.press(host, () => host.room.agree(60));
  const { id } = host.room;
  const link = await table.link(host);
  await table.reload(host);
  assert.deepEqual([host.room.id, host.room.limit, host.room.linksVoid, host.room.inviting.place], [id, 60, true, "room"]);
  // The host has a new one at once, and once a friend has come nothing is said any more.
  assert.notEqual(host.shownLink, link);
  assert.match(shown(host.room.screen()), /links-void/);
  const late = table.device("Eva");
  await table.open(late, link);
  await table.press(late, () => late.room.chooseSeat(1));
  assert.equal(await table.press(host, () => host.room.accept(late.shownLink)), false);
  assert.equal(host.room.invitation.current.problem, "error-signal-other-invitation");
  const [ada] = await table.friends(host, 1);
  assert.equal(host.room.linksVoid, false);
  await table.reload(host);
  await table.pass(5000);
  assert.deepEqual([host.room.id, host.room.state.seats[1].state, ada?.room.state.connection], [id, "open", "open"]);
  // From the deal on the match is what is stored.
  await table.deal(host);
  host.close();
  host.gone = false;
  assert.equal(await host.around.modules.host.reopenRoom({ ...host.deps, room: () => null }), false);
});

test("a table that was left, that is in another tab, or whose tab has a guest's room is not opened again", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const kept = host.disk.tab["table"] ?? "";
  await table.press(host, () => host.room.leave());
  const tab = table.device("Olha");
  const { reopenRoom } = tab.around.modules.host;
  const opens = () => table.press(tab, () => reopenRoom(tab.deps));
  assert.equal(await opens(), false);
  tab.disk.tab["table"] = kept;
  tab.deps.reserve = async () => null;
  assert.equal(await opens(), false);
  tab.deps.reserve = async () => () => undefined;
  tab.disk.tab["room"] = "m";
  assert.equal(await opens(), false);
  Object.assign(tab.disk.tab, { room: null, table: "{" });
  assert.deepEqual([await opens(), tab.room], [false, null]);
  tab.disk.tab["table"] = kept;
  assert.equal(await opens(), true);
});

test("of each guest's verdicts the last one counts", async (context) => {
  const table = await Table.begin(context);
  const { room } = await table.host();
  for (const [guest, number] of [[1, "1"], [2, "2"], [1, "3"]]) room.handlers.verdict({ kind: "verdict", guest, faults: [], number, save: null });
  assert.deepEqual(room.state.verdicts.map((/** @type {any} */ { guest, number }) => [guest, number]), [[2, "2"], [1, "3"]]);
});

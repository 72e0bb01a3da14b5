// @ts-check
// Tests what the pages do on the way to the next game: at the host, at guests, on a big screen, and where the host's part is handed on. Who is
// told what, and when, is the engine's (`tests/py/test_next_game.py`).
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { GuestRoom } from "../../web/app/online/guest-room.js";
import { HostRoom } from "../../web/app/online/host-room.js";
import { SetupModel } from "../../web/kit/setup-model.js";
import { endAll } from "./evenings/evening.js";
import { shown, Table } from "./evenings/table.js";
import { sure } from "./kit.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./evenings/page.js" */

after(endAll);

/** A big screen that waits for its friends. @param {TestContext} context */
async function screen(context) {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["elsewhere", "elsewhere", "elsewhere", "random"] });
  await table.pass(500);
  return { table, host, room: host.room };
}

/** The same with so many friends. @param {TestContext} context @param {number} count */
async function withFriends(context, count) {
  const { table, host, room } = await screen(context);
  const friends = [];
  for (let seat = 0; seat < count; seat += 1) friends.push(await table.join(host, table.device(`Friend ${seat}`)));
  return { table, host, room, friends };
}

/** A game that is over: of a host with a seat, and its friends. @param {TestContext} context @param {number} [count] */
async function finished(context, count = 2) {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere", "elsewhere", "random"] });
  const friends = await table.friends(host, count);
  await table.deal(host);
  await table.play();
  await table.pass(3000);
  assert.equal(host.over, true);
  return { table, host, room: host.room, friends };
}

/** How many links a page has made. @param {Page} page */
const links = (page) => page.called("done").filter(({ text }) => text?.includes("#join=")).length;

// The big screen ----------------------------------------------------------------------------------------------------

test("the screen invites to one free seat after the other by itself, large, until all are there", async (context) => {
  const { table, host, room } = await screen(context);
  /** @type {string[]} */
  const size = [];
  assert.deepEqual([links(host), room.ownSeat, room.screenPart, room.keepsAwake], [1, null, "screen", true]);
  room.resetZoom = () => void size.push("usual");
  for (let seat = 0; seat < 3; seat += 1) {
    assert.equal(room.invitation.current.seat, seat);
    await table.join(host, table.device(`Friend ${seat}`));
    await table.pass(500);
  }
  assert.deepEqual([host.shownLink, room.invitation.current, links(host), size], ["", null, 3, []]);
  await table.press(host, () => room.close(true));
  assert.deepEqual(size, ["usual"]);
});

test("a code stays while its guest connects, and the reason of a failure for a while; then another code replaces it", async (context) => {
  const { table, host, room } = await screen(context);
  const ada = table.device("Ada");
  await table.open(ada, host.shownLink);
  ada.offline = true;
  await table.press(host, () => room.accept(ada.shownLink));
  assert.deepEqual([room.invitation.current.seat, room.invitation.current.busy], [0, true]);
  host.do(() => table.network.giveUp(/** @type {any} */ (host.owner)));
  await table.pass(19_000);
  assert.deepEqual([room.invitation.current.failed, room.invitation.current.problem], [true, "error-link-unreachable"]);
  await table.pass(2000);
  assert.deepEqual([room.invitation.current.failed, links(host)], [false, 2]);
});

test("the seat of a guest who is gone is filled after the seats that are empty", async (context) => {
  const { table, room, friends: [ada = null] } = await withFriends(context, 2);
  sure(ada).frozen = true;
  await table.pass(40_000);
  assert.deepEqual([room.state.seats[0].state, room.invitation.current.seat], ["lost", 2]);
});

test("a phone at a big screen knows it, and passes on the reply of the next one, by text or by a link in another tab", async (context) => {
  const { table, host, room, friends: [ada = host] } = await withFriends(context, 1);
  assert.equal(ada.room.screenPart, "phone");
  const bob = table.device("Ivo");
  await table.open(bob, host.shownLink);
  const reply = bob.shownLink;
  const late = table.device("Udo");
  await table.open(late, await table.link(await table.host()));
  await table.press(late, () => late.room.chooseSeat(1));
  assert.equal(await table.press(ada, () => ada.room.passOn.take("hello")), true);
  assert.deepEqual(ada.room.passOn.state, { stage: "refused", problem: "error-signal-none" });
  assert.deepEqual([room.invitation.current.problem, room.invitation.current.busy], ["", false]);
  await table.press(ada, () => ada.room.passOn.take(`  ${reply} `));
  await table.pass(1000);
  assert.deepEqual([ada.room.passOn.state, room.state.seats[1].name], [{ stage: "taken", problem: "" }, "Ivo"]);
  await table.press(ada, () => ada.room.passOn.take(reply));
  assert.deepEqual(ada.room.passOn.state, { stage: "refused", problem: "error-pass-on-busy" });
  await table.press(ada, () => ada.room.passOn.take(late.shownLink));
  assert.deepEqual(ada.room.passOn.state, { stage: "refused", problem: "error-pass-on-old" });
  // Who passes on too many at once is told to wait.
  await table.pass(30_000);
  const cy = table.device("Eva");
  await table.open(cy, host.shownLink);
  assert.equal(await table.press(ada, () => sure(ada.listener)(cy.shownLink)), true);
  await table.pass(1000);
  assert.equal(room.state.seats[2].name, "Eva");
  // Where no seat is free nothing is taken.
  await table.press(ada, () => ada.room.passOn.take("another"));
  assert.deepEqual(ada.room.passOn.state, { stage: "refused", problem: "error-pass-on-none" });
  // At the table the list has the field.
  await table.deal(host);
  assert.equal(ada.room.screen(), null);
  ada.do(() => ada.room.seatListAction());
  assert.notEqual(ada.room.screen(), null);
  table.refuse(ada, "say", "not-connected");
  assert.equal(await table.press(ada, () => ada.room.passOn.take("the reply")), false);
  assert.deepEqual(ada.room.passOn.state, { stage: "refused", problem: "error-not-connected" });
  await table.press(ada, () => ada.room.close(true));
  assert.equal(ada.listener, null);
});

test("a guest elsewhere passes no reply on, and its host takes none", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"] });
  const [ada = host] = await table.friends(host, 1);
  assert.deepEqual([ada.room.screenPart, ada.room.seatListAction, ada.room.againAction], ["", null, null]);
  assert.deepEqual([await table.press(ada, () => ada.room.accept("a reply")), ada.called("say")], [false, []]);
  assert.deepEqual([host.room.screenPart, host.called("invite").length], ["", 1]);
});

// Another game ------------------------------------------------------------------------------------------------------

test("another game of the same people has a room of its own at once, to which all come, and the old one ends with its deal", async (context) => {
  const { table, host, room, friends } = await finished(context);
  const over = host.do(() => room.againAction);
  host.do(() => void over());
  const next = host.room;
  assert.notEqual(next, room);
  assert.equal(host.do(() => room.againAction) === null || next === host.room, true);
  await table.pass(10_000);
  assert.deepEqual([host.room, next.seating.map((/** @type {any} */ { player }) => player)], [next, ["person", "elsewhere", "elsewhere", "random"]]);
  for (const friend of friends) assert.deepEqual([friend.room.id, friend.room.state.stage, friend.room.ownName !== ""], [next.id, "in", true]);
  // It has begun by itself.
  assert.deepEqual([next.state.dealt, room.closed, next.closed, host.called("hold")], [true, true, false, []]);
  await table.play();
  await table.pass(2000);
  for (const friend of friends) assert.deepEqual(friend.room.state.verdict.faults, []);
});

test("only a game that is over has another one, and its host and every guest may begin it", async (context) => {
  const { table, host, room, friends: [ada = host] } = await finished(context);
  assert.notEqual(room.changeAction, null);
  await table.press(ada, () => ada.room.againAction());
  await table.pass(10_000);
  assert.deepEqual([host.room === room, ada.room.id, host.room.changeAction, ada.room.againAction], [false, host.room.id, null, null]);
});

test("a wish for another game is refused while one is played, told while the host chooses one, and else begins it", async (context) => {
  const { table, host, room, friends: [ada = host] } = await finished(context);
  await table.press(host, () => room.changeAction());
  const form = /** @type {any} */ (host.form);
  assert.deepEqual(form.seats.map((/** @type {any} */ { player, guest = null }) => [player, guest]), [["person", null], ["elsewhere", 1], ["elsewhere", 2], ["random", null]]);
  assert.deepEqual([form.game, form.guests.map((/** @type {any} */ { name, played }) => [name, played])], ["nim", [["Ada", true], ["Bob", true]]]);
  await table.press(ada, () => ada.room.againAction());
  assert.deepEqual([host.room, host.said.at(-1)], [room, "again-wished"]);
  host.form = null;
  const playing = await (async () => {
    const made = await Table.begin(context);
    const other = await made.host({ players: ["person", "elsewhere"], sticks: 40 });
    const [eva = other] = await made.friends(other, 1);
    await made.deal(other);
    await made.press(eva, () => eva.room.ask({ what: "again" }, (/** @type {string | null} */ code) => void eva.said.push(String(code))));
    return eva.said.at(-1);
  })();
  assert.equal(playing, "again-none");
});

test("in another game each guest gets the seat that the host gave it, and who gets none watches", async (context) => {
  const { table, host, room, friends: [ada = host, bob = host] } = await finished(context);
  await table.press(host, () => room.changeAction());
  const form = /** @type {any} */ (host.form);
  host.form = null;
  const { seating } = table.wish({ players: ["elsewhere", "person"], names: ["Bob", "Olha"] });
  void host.do(() => form.begin({ game: "nim", setup: { players: 2, sticks: 12 }, seating }, [2, null]));
  await table.pass(12_000);
  assert.deepEqual([bob.room.id, bob.room.state.seat, ada.room.id, ada.room.state.seat], [host.room.id, 0, host.room.id, null]);
});

test("a game for which somebody must be invited is begun by the host, and so is one once a person invites", async (context) => {
  const { table, host, room, friends: [ada = host] } = await finished(context);
  const { seating } = table.wish({ players: ["person", "elsewhere", "elsewhere"], names: ["Olha", "Ada", "New"] });
  await table.press(host, () => void room.openNextRoom({ wish: { game: "nim", setup: { players: 3, sticks: 12 }, seating }, guests: [null, 1, null] }));
  await table.pass(10_000);
  const next = host.room;
  assert.deepEqual([ada.room.id, next.state.dealt, next.after.begins], [next.id, false, false]);
  const other = await finished(context, 1);
  other.friends.forEach((friend) => (friend.frozen = true));
  await other.table.press(other.host, () => void other.room.openNextRoom());
  await other.table.press(other.host, () => other.host.room.invite(1));
  assert.ok(other.host.called("hold").length > 0);
});

test("somebody who watches is given a computer's seat before the deal, which is the host's then", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere", "random"] });
  await table.friends(host, 1);
  await table.press(host, () => (host.room.inviting.choosePlace("room"), host.room.invite(null)));
  const wim = await table.join(host, table.device("Wim"));
  assert.deepEqual([host.room.freeSeat, wim.room.state.seat], [2, null]);
  await table.press(host, () => host.room.seatWatcher(host.room.state.watchers[0].guest));
  await table.pass(3000);
  assert.deepEqual([host.room.state.seats[2].name, host.room.seating[2].player, wim.room.state.seat], ["Wim", "elsewhere", 2]);
});

test("the old room ends with the next one, and the game is changed before the deal, too", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  const [ada] = await table.friends(host, 1);
  const { room } = host;
  // A text that a person carries is on its way: it leads to this room alone.
  assert.deepEqual([room.invitation.waiting, room.changeAction], [true, null]);
  host.do(() => room.invitation.close());
  await table.press(host, () => room.changeAction());
  await table.press(host, () => void (/** @type {any} */ (host.form).begin(table.wish({ players: ["person", "elsewhere"] }), [null, 1])));
  host.form = null;
  await table.pass(10_000);
  assert.deepEqual([host.room === room, ada?.room.id, host.room.seating.length], [false, host.room.id, 2]);
  await table.press(host, () => host.room.close(true));
  assert.equal(room.closed, true);
});

test("a reply that leads nowhere is dropped, and its guest stays", async (context) => {
  const { table, host, friends: [ada = host] } = await finished(context, 1);
  const { room } = ada;
  const { createReply } = ada.deps;
  let dropped = 0;
  ada.deps.createReply = async (...wish) => {
    const reply = await createReply(...wish);
    const { drop } = reply;
    return Object.assign(reply, { drop: () => ((dropped += 1), drop.call(reply)) });
  };
  const order = (/** @type {number} */ number, /** @type {object} */ more) => table.press(ada, () => room.driver.carryOut({ kind: "command", number, order: more }));
  const link = await (async () => {
    await table.press(host, () => (host.room.openList(true), host.room.inviting.choosePlace("room"), host.room.invite(null)));
    return host.shownLink;
  })();
  await order(90, { kind: "answer", text: link, seat: null });
  await order(91, { kind: "drop", reply: 90 });
  await order(92, { kind: "move", reply: 90 });
  assert.deepEqual([ada.room, dropped, room.closed], [room, 1, false]);
  await order(93, { kind: "answer", text: link, seat: null });
  await table.press(ada, () => room.close(true));
  assert.equal(dropped, 2);
});

// The host's part ---------------------------------------------------------------------------------------------------

test("a person says yes before a guest is asked, one guest at a time, and after a no somebody else may be", async (context) => {
  const { table, host, room, friends: [ada = host] } = await finished(context);
  const offer = (/** @type {number} */ seat) => table.press(host, () => room.handing.offer(seat));
  assert.deepEqual([0, 1, 2, 3].map((seat) => room.handing.isFor(seat)), [false, true, true, false]);
  host.agrees = ada.agrees = false;
  await offer(1);
  assert.deepEqual(host.called("offer-part"), []);
  host.agrees = true;
  /** @type {() => void} */
  let answer = () => {};
  ada.deps.confirm = () => new Promise((resolve) => (answer = () => resolve(false)));
  await offer(1);
  await offer(2);
  assert.deepEqual([host.called("offer-part").length, room.handing.asked, room.handing.isFor(2)], [1, true, false]);
  // Its room would be another one beside that of the guest who is asked.
  await table.press(host, () => room.openNextRoom());
  assert.equal(host.room, room);
  ada.do(() => answer());
  await table.pass(1000);
  assert.deepEqual([host.said.at(-1), room.handing.isPossible, ada.room instanceof GuestRoom], ["hand-over-declined", true, true]);
  ada.deps.confirm = () => new Promise(() => undefined);
  await offer(1);
  await table.pass(61_000);
  assert.deepEqual([host.said.at(-1), room.handing.isPossible, host.room], ["hand-over-silent", true, room]);
});

test("a guest that is not connected and a running game have no such button", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ sticks: 40 });
  const [ada = host] = await table.friends(host, 2);
  assert.equal(host.room.handing.isFor(1), true);
  ada.frozen = true;
  await table.pass(40_000);
  assert.deepEqual([1, 2].map((seat) => host.room.handing.isFor(seat)), [false, true]);
  await table.deal(host);
  assert.equal(host.room.handing.isFor(2), false);
});

test("the heir opens the next room, the others and the former host follow, and the game is played to its end", async (context) => {
  const { table, host, room, friends: [ada = host, bob = host] } = await finished(context);
  const { id } = ada.room;
  const carried = ada.disk.tab["room"];
  await table.press(host, () => room.handing.offer(1));
  await table.pass(15_000);
  assert.deepEqual([ada.room instanceof HostRoom, host.room instanceof GuestRoom, bob.room instanceof GuestRoom], [true, true, true]);
  assert.deepEqual([host.room.id, bob.room.id, host.room.ownName, ada.room.id === id], [ada.room.id, ada.room.id, "Olha", false]);
  // A reload of the heir leads to its own room now.
  assert.deepEqual([carried, ada.disk.tab["room"], JSON.parse(ada.disk.tab["table"] ?? "{}").id, room.closed], [id, null, ada.room.id, true]);
  await table.press(ada, () => ada.room.deal());
  await table.pass(1000);
  await table.play();
  await table.pass(3000);
  assert.deepEqual([ada.over, host.room.state.verdict.faults, bob.room.state.verdict.faults], [true, [], []]);
});

test("who takes the part too late is a guest of the old room again, which knows it still", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"], sticks: 40 });
  const [ada = host] = await table.friends(host, 1);
  const { room, room: { id } } = host;
  let answer = () => {};
  ada.deps.confirm = () => new Promise((resolve) => (answer = () => resolve(true)));
  await table.press(host, () => room.handing.offer(1));
  await table.pass(61_000);
  await table.deal(host);
  ada.do(() => answer());
  await table.pass(30_000);
  assert.deepEqual([host.said.includes("hand-over-silent"), host.room === room, ada.room instanceof GuestRoom, ada.room.id, ada.room.state.stage], [true, true, true, id, "in"]);
  assert.deepEqual([ada.said.includes("error-part-not-now"), ada.disk.tab["room"], ada.disk.tab["table"] ?? null], [true, id, null]);
});

// The driver --------------------------------------------------------------------------------------------------------

/** A guest, and what carries orders out there. @param {TestContext} context */
async function driven(context) {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"] });
  const [ada = host] = await table.friends(host, 1);
  const order = (/** @type {number} */ number, /** @type {object} */ more) => table.press(ada, () => void ada.room.driver.carryOut({ kind: "command", number, order: more }));
  const done = () => ada.called("done").filter(({ command }) => command >= 90);
  return { table, host, ada, order, done };
}

test("an order that this page does not know fails loudly, and is not told as carried out", async (context) => {
  const { ada, order, done } = await driven(context);
  /** @type {string[]} */
  const failed = [];
  ada.deps.failed = (error) => void failed.push(String(error));
  await order(90, { kind: "of-a-later-version" });
  assert.deepEqual(done(), [{ command: 90, ok: false, text: null }]);
  assert.match(failed.join(), /of-a-later-version/);
});

test("a command that fails is told as failed, with its number, and its person reads why", async (context) => {
  const { ada, order, done } = await driven(context);
  await order(99, { kind: "answer", text: "#join=damaged", seat: null });
  assert.deepEqual([done(), ada.said], [[{ command: 99, ok: false, text: null, code: "signal-damaged" }], ["error-signal-damaged"]]);
});

test("nothing is told of a command once its room is closed", async (context) => {
  const { table, ada, order, done } = await driven(context);
  let answer = () => {};
  ada.deps.createReply = () => new Promise((_resolve, reject) => (answer = () => reject(new Error("late"))));
  await order(90, { kind: "answer", text: "#join=m", seat: null });
  await table.press(ada, () => ada.room.close(true));
  answer();
  await table.pass(100);
  assert.deepEqual(done(), []);
});

test("the engine is told whether the store has taken what it kept with the command, once it has", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host();
  let take = () => {};
  const order = (/** @type {number} */ number) => table.press(host, () => void host.room.driver.carryOut({ kind: "command", number, order: { kind: "keep-room" } }));
  host.room.stored = new Promise((resolve) => (take = () => resolve(true)));
  await order(94);
  host.room.stored = Promise.resolve(false);
  await order(95);
  const done = () => host.called("done").filter(({ command }) => command >= 90);
  assert.deepEqual(done(), [{ command: 95, ok: false, text: null }]);
  take();
  await table.pass(100);
  assert.deepEqual([done().at(-1), host.said], [{ command: 94, ok: true, text: null }, []]);
});

test("once the room before has ended, no one is on the way from it: a seat that falls empty is offered again", async () => {
  const { EarlierRoom } = await import("../../web/app/online/hand-over/earlier-room.js");
  const earlier = new EarlierRoom({ notify: () => undefined, end: async () => undefined }, /** @type {any} */ ({ after: { guests: [null, 4] } }));
  assert.equal(earlier.isComing(1), true);
  await earlier.end();
  assert.equal(earlier.isComing(1), false);
});

test("the form gives each person of this device a phone, and takes one back", () => {
  const model = new SetupModel("g", ["person", "elsewhere", "easy"], null, "Olha");
  model.resize(3);
  assert.equal(model.isScreen, false);
  model.setScreen(true);
  assert.deepEqual(model.seats.map(({ player }) => player), ["elsewhere", "easy", "easy"]);
  assert.deepEqual([model.isScreen, model.hasFriends, model.ownName, model.offersFree], [true, true, null, false]);
  assert.notEqual(sure(model.seats[0]).name, "Olha");
  model.setScreen(false);
  assert.deepEqual(model.seats[0], { name: "Olha", player: "person" });
  assert.equal(shown(null), "null");
});

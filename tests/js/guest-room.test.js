// @ts-check
// Tests a guest's room over the real engine of both ends: joining, coming back, the table and leaving. Whole evenings are in evenings.test.js.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { keepKnownRoom, KnownRoom } from "../../web/app/online/return/known-room.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { endAll } from "./evenings/evening.js";
import { shown, Table } from "./evenings/table.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./evenings/page.js" */

after(endAll);

/** A host, its link, and a friend's device that has not opened it. @param {TestContext} context @param {Record<string, string>} [settings] */
async function invited(context, settings) {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere"], sticks: 40 });
  return { table, host, link: await table.link(host), ada: table.device("Ada", settings) };
}

/** A guest in the waiting room. @param {TestContext} context */
async function joined(context) {
  const made = await invited(context);
  await made.table.join(made.host, made.ada, null, made.link);
  return made;
}

/** The same once the match is on the table. @param {TestContext} context */
async function playing(context) {
  const made = await joined(context);
  await made.table.deal(made.host);
  return made;
}

/** @param {Page} page */
const stageOf = ({ room: { state } }) => [state.stage, state.problem, state.failed];

test("an invitation is answered with a reply to show, under the name that was used last", async (context) => {
  const { table, ada, link } = await invited(context);
  await table.open(ada, link);
  assert.deepEqual([ada.room.state.stage, ada.room.ownName, ada.calls], ["reply", "Ada", []]);
  assert.match(ada.shownLink, /#reply=/);
});

test("a text that is no invitation says why, and leaves the screen open", async (context) => {
  const { table, ada } = await invited(context);
  await table.open(ada, "https://site.example/#join=broken");
  assert.deepEqual(stageOf(ada), ["asked", "error-signal-damaged", false]);
});

test("a name that is typed while the last one is read stays", async (context) => {
  const { table, ada } = await invited(context);
  const { settings } = ada.deps;
  let read = (/** @type {string | null} */ _name) => {};
  ada.deps.settings = { ...settings, get: (name) => (name === "name" ? new Promise((resolve) => (read = resolve)) : settings.get(name)) };
  await table.open(ada, "");
  ada.room.state.playerName = "Eva";
  read("Ada");
  await table.pass(100);
  assert.equal(ada.room.ownName, "Eva");
});

test("the guest joins once the engine has started, the page knows all games and the link is open", async (context) => {
  const { table, host, ada, link } = await invited(context);
  let start = () => {};
  ada.deps.engineStarted = new Promise((resolve) => (start = () => resolve(undefined)));
  await table.open(ada, link);
  ada.room.state.playerName = " Eva ";
  await table.press(host, () => host.room.accept(ada.shownLink));
  await table.pass(2000);
  assert.deepEqual([ada.room.state.stage, ada.calls], ["connecting", []]);
  start();
  await table.pass(2000);
  const [{ name, kept, hidden }] = ada.called("join");
  assert.deepEqual([name, kept, hidden, ada.room.state.stage, ada.room.state.seat], ["Eva", null, false, "in", 1]);
  assert.deepEqual([ada.disk.tab["room"], ada.disk.settings.get("name"), host.room.state.seats[1].name], [host.room.id, "Eva", "Eva"]);
  assert.notEqual(ada.room.screen(), null);
});

test("a guest who leaves before the engine has started is not in the room later", async (context) => {
  const { table, host, ada, link } = await invited(context);
  let start = () => {};
  ada.deps.engineStarted = new Promise((resolve) => (start = () => resolve(undefined)));
  await table.open(ada, link);
  await table.press(host, () => host.room.accept(ada.shownLink));
  await table.press(ada, () => ada.leave());
  start();
  await table.pass(5000);
  assert.deepEqual([ada.calls, ada.disk.tab["room"] ?? null, host.room.state.seats[1].guest], [[], null, null]);
});

test("devices that do not find each other need a fresh invitation, which is opened in the place of the one before", async (context) => {
  const { table, host, ada, link } = await invited(context);
  await table.open(ada, link);
  const before = ada.shownLink;
  await table.press(ada, () => ada.room.connect());
  assert.equal(ada.room.state.stage, "connecting");
  await table.pass(300_000);
  assert.deepEqual([...stageOf(ada), ada.shownLink, ada.called("join")], ["asked", "error-link-unreachable", true, "", []]);
  await table.open(ada, link);
  assert.notEqual(ada.shownLink, before);
  await table.press(host, () => host.room.accept(ada.shownLink));
  await table.pass(1000);
  assert.equal(ada.room.state.stage, "in");
});

test("a link that falls silent before the host has answered over it ends the wait", async (context) => {
  const { table, host, ada, link } = await invited(context);
  await table.open(ada, link);
  // The link opens, and brings nothing.
  table.network.weather = { slowest: 1, lost: 1, twice: 0 };
  await table.press(host, () => host.room.accept(ada.shownLink));
  await table.pass(120_000);
  assert.deepEqual([ada.room.state.stage, ada.room.state.failed], ["asked", true]);
});

test("after a reload the guest calls the host before its engine has started, and greets with what was kept", async (context) => {
  const { table, host, ada } = await joined(context);
  await table.pass(3000);
  ada.turn(true);
  ada.close();
  await table.pass(6000);
  const opening = ada.open();
  void opening;
  // The page is open, and its engine is not there yet.
  let start = () => {};
  ada.deps.engineStarted = new Promise((resolve) => (start = () => resolve(undefined)));
  await table.pass(10_000);
  assert.deepEqual([ada.room.state.stage, ada.called("join").length], ["back", 1]);
  start();
  await table.pass(10_000);
  assert.deepEqual([ada.called("join").length, ada.called("join").at(-1).token], [2, null]);
  assert.deepEqual([ada.room.state.stage, ada.room.state.connection, host.room.state.seats[1].state], ["in", "open", "open"]);
  assert.deepEqual(host.said, ["guest-here", "guest-back"]);
});

test("a reloaded page shows at once that it goes back, before the site's list has come", async (context) => {
  const { table, ada } = await joined(context);
  ada.disk.settings.set("internet", "yes");
  ada.turn(true);
  ada.close();
  void ada.open();
  ada.deps.siteServers = () => new Promise(() => undefined);
  await table.pass(100);
  assert.equal(ada.room.state.stage, "back");
  await table.pass(30_000);
  assert.deepEqual([ada.room.state.stage, ada.room.state.connection], ["in", "open"]);
});

test("a reloaded page whose host does not answer says so by the host's name, and stops showing that it waits", async (context) => {
  const { table, host, ada } = await joined(context);
  await table.pass(3000);
  host.frozen = true;
  await table.reload(ada);
  await table.pass(40_000);
  const shows = () => ["<progress", "coming-back-long", "coming-back-unanswered"].map((word) => shown(ada.room.screen()).includes(word));
  assert.deepEqual([ada.room.state.stage, ...shows()], ["back", true, true, false]);
  await table.pass(40_000);
  assert.deepEqual([ada.room.state.known.name, ...shows()], ["Olha", false, false, true]);
  assert.match(shown(ada.room.screen()), /coming-back-instead/);
  // The host is called on, and the way on is there.
  host.frozen = false;
  await table.pass(60_000);
  assert.equal(ada.room.state.stage, "in");
});

test("a guest says whether its page is hidden when it joins, and whenever that changes", async (context) => {
  const { table, host, ada, link } = await invited(context);
  ada.hidden = true;
  await table.join(host, ada, null, link);
  const place = () => host.room.state.seats[1].state;
  assert.deepEqual([ada.called("join")[0].hidden, place()], [true, "open"]);
  for (const hidden of [false, true]) ada.turn(hidden);
  await table.pass(500);
  assert.deepEqual(ada.called("say"), [false, true].map((hidden) => ({ saying: { what: "page", hidden } })));
});

test("a room that the engine refuses after a reload asks for an invitation, and so does a tab of which nothing was kept", async (context) => {
  const { table, ada, host } = await joined(context);
  const { id } = host.room;
  ada.disk.settings.set(`room-${id}`, "damaged");
  await table.reload(ada);
  assert.deepEqual(stageOf(ada), ["asked", "error-room-broken", false]);
  ada.disk.settings.delete(`room-${id}`);
  ada.disk.tab["room"] = id;
  await table.reload(ada);
  assert.deepEqual([...stageOf(ada), ada.room.id], ["asked", "come-back-how", false, ""]);
});

test("after a reload without an end to call a fresh invitation is asked for", async (context) => {
  const { table, ada } = await joined(context);
  ada.disk.spares.clear();
  await table.reload(ada);
  assert.equal(ada.room.state.stage, "asked");
});

test("an invitation to a room leads to the seat that this browser has there, with a press; not in the browser of its host", async (context) => {
  const { table, host, ada, link } = await joined(context);
  await table.pass(3000);
  const { id } = host.room;
  ada.turn(true);
  ada.close();
  ada.disk.tab = {};
  await table.pass(200);
  await table.reopen(ada, link);
  assert.deepEqual([ada.room.state.stage, ada.room.state.known], ["reply", { room: id, name: "Olha" }]);
  await table.press(ada, () => ada.room.backInstead(id));
  await table.pass(20_000);
  assert.deepEqual([ada.room.state.stage, ada.room.state.seat], ["in", 1]);
  const tab = table.device("Olha", Object.fromEntries(host.disk.settings));
  await table.open(tab, link);
  assert.deepEqual([tab.room.state.stage, tab.room.state.own, tab.room.state.known], ["reply", true, null]);
});

test("an update waits for the words of the game, and opens the table once", async (context) => {
  const { table, host, ada } = await invited(context);
  let load = () => {};
  ada.deps.game.use = () => new Promise((resolve) => (load = () => resolve()));
  await table.join(host, ada);
  await table.deal(host);
  assert.equal(ada.seats.size, 0);
  load();
  await table.pass(500);
  const [seen] = ada.seats.values();
  assert.deepEqual([seen?.update?.number, ada.room.screen()], [host.runner.summary.number, null]);
  const { port } = ada.room;
  await table.play(2);
  assert.deepEqual([ada.room.port === port, [...ada.seats.values()][0] === seen], [true, true]);
});

test("what the seat asks is sent to the host, and a refusal comes back to it", async (context) => {
  const { table, ada } = await playing(context);
  const { port } = ada.room;
  const refused = [];
  port.onRefusal = (/** @type {{code: string}} */ { code }) => refused.push(code);
  await table.press(ada, () => port.pick("no such question", ["take:sticks=1"]));
  assert.equal(refused.length, 1);
});

test("a guest that loses the host keeps its port and seat, says so, and goes on once it is back", async (context) => {
  const { table, host, ada } = await playing(context);
  const { port } = ada.room;
  await table.pass(5000);
  host.frozen = true;
  await table.pass(30_000);
  assert.deepEqual([ada.room.state.connection, ada.room.peer(0).state], ["lost", "lost"]);
  assert.notEqual(shown(ada.room.absenceView(null)), "");
  host.frozen = false;
  await table.pass(30_000);
  assert.deepEqual([ada.room.state.connection, ada.room.port === port, ada.seats.size], ["open", true, 1]);
  await table.play();
  assert.deepEqual([host.over, ada.over], [true, true]);
});

test("a guest is told that the host's device cannot save, until it can, and both play on", async (context) => {
  const { table, host, ada } = await playing(context);
  const unsaved = () => shown(ada.room.absenceView(null)).includes("unsaved");
  const put = host.put.bind(host);
  let go = () => {};
  host.put = async (row) => (await new Promise((resolve) => (go = () => resolve(undefined))), put(row));
  await table.play(2);
  assert.equal(unsaved(), false);
  await table.pass(15_000);
  assert.equal(unsaved(), true);
  host.put = put;
  go();
  await table.pass(3000);
  assert.equal(unsaved(), false);
  await table.play();
  assert.deepEqual([host.over, ada.over], [true, true]);
});

test("a guest sees others at their devices, the host's seats too, but not itself, and waits for one who is lost", async (context) => {
  const table = await Table.begin(context);
  const host = await table.host({ players: ["person", "elsewhere", "elsewhere", "random"], sticks: 40 });
  const [ada = host, bob = host] = await table.friends(host, 2);
  await table.deal(host);
  bob.frozen = true;
  await table.pass(30_000);
  assert.deepEqual([0, 1, 2, 3].map((seat) => ada.room.peer(seat)?.state ?? null), ["open", null, "lost", null]);
  const waits = (/** @type {number} */ seat) => ada.room.absenceView(seat) !== null;
  assert.deepEqual([0, 1, 2].map(waits), [false, false, true]);
});

test("a refusal at the table leaves the table in sight; before, it asks for an invitation; that of the host of before is none", async (context) => {
  const { table, ada } = await playing(context);
  const refuse = (/** @type {string} */ code) => table.press(ada, () => ada.room.onRefused({ kind: "refused", link: "x", code, args: {} }));
  await refuse("continued");
  assert.deepEqual([ada.said, ada.room.state.stage, ada.room.sentAway], [[], "in", false]);
  await refuse("shut");
  assert.deepEqual([ada.said, ada.room.state.stage], [["error-shut"], "in"]);
  const other = await joined(context);
  await other.table.press(other.host, () => other.host.room.leave());
  await other.table.pass(500);
  assert.deepEqual(stageOf(other.ada), ["asked", "error-shut", false]);
});

test("a finished game is checked once, in several calls, stored with the own seat, and can be looked back at", async (context) => {
  const { table, host, ada } = await playing(context);
  /** @type {unknown[]} */
  const taken = [];
  const { takeIn } = ada.deps.matches;
  ada.deps.matches.takeIn = async (save, own) => (taken.push(own), takeIn(save, own));
  await table.play();
  await table.pass(3000);
  const { checking, verdict } = ada.room.state;
  assert.deepEqual([host.over, checking, verdict.faults, taken, ada.room.finishedRunner === null], [true, false, [], [[1]], false]);
  assert.ok(ada.called("verify").length >= 1);
});

test("a check that fails is told, and one of a room that was left ends", async (context) => {
  const { table, ada } = await playing(context);
  table.refuse(ada, "verify", "engine-lost");
  await table.press(ada, () => ada.room.verifyRecord());
  assert.deepEqual([ada.said, ada.room.state.checking], [["error-engine-lost"], false]);
  const before = ada.called("verify").length;
  ada.room.closed = true;
  await table.press(ada, () => ada.room.verifyRecord());
  assert.equal(ada.called("verify").length, before);
});

test("a verdict without a save stores nothing", async (context) => {
  const { table, ada } = await playing(context);
  await table.press(ada, () => ada.room.onVerdict({ kind: "verdict", guest: null, faults: [{ code: "other-cards", number: 3 }], number: "1", save: null }));
  assert.deepEqual([ada.disk.matches.size, ada.room.finishedRunner], [0, null]);
});

test("an invitation to another room leaves the table, and begins with nothing of the old room, which hears no more", async (context) => {
  const { table, host, ada } = await playing(context);
  const { room } = ada;
  const other = await table.host({ players: ["person", "elsewhere"] });
  await table.join(other, ada, null, await table.link(other));
  assert.deepEqual([ada.room === room, room.closed, ada.room.id, ada.room.ownName, ada.seats.size], [false, true, other.room.id, "Ada", 0]);
  const calls = ada.calls.length;
  ada.turn(true);
  await table.pass(100);
  assert.deepEqual(ada.calls.slice(calls).map(([, params]) => params.room).filter((name) => name === host.room.id), []);
});

test("a link to another table shows its own form while the table before is left", async (context) => {
  const { table, ada } = await playing(context);
  const { room } = ada;
  let end = () => {};
  const held = new Promise((resolve) => (end = () => resolve(undefined)));
  ada.deps.table.leave = async () => (await ada.leave(), void (await held));
  await table.open(ada, `https://site.example/#table=${newBoxKey()}`);
  assert.deepEqual([ada.room !== room, ada.room.state.stage], [true, "far"]);
  ada.room.state.playerName = "Eva";
  end();
  await table.pass(500);
  assert.deepEqual([ada.room.state.stage, ada.room.ownName], ["far", "Eva"]);
});

test("a fresh invitation to the same room keeps the table", async (context) => {
  const { table, host, ada } = await playing(context);
  const { room } = ada;
  await table.press(host, () => (host.room.openList(true), host.room.inviting.choosePlace("room"), host.room.invite(1)));
  await table.open(ada, host.shownLink);
  assert.deepEqual([ada.room, room.state.stage, room.port !== null, ada.seats.size], [room, "reply", true, 1]);
});

// Servers and addresses ---------------------------------------------------------------------------------------------

const HELPER = [{ owner: "A", urls: "stun:a.example.org" }];

test("other servers make the reply again; a line that names none is refused", async (context) => {
  const { table, ada, link } = await invited(context);
  await table.open(ada, link);
  const first = ada.shownLink;
  await table.press(ada, () => ada.room.internet.enter("nonsense"));
  assert.deepEqual([ada.shownLink, ada.room.internet.state.problem, ada.disk.settings.get("servers")], [first, "error-bad-server", undefined]);
  await table.press(ada, () => ada.room.internet.enter("stun:stun.example.org:3478"));
  assert.deepEqual([ada.shownLink === first, ada.room.internet.state.problem, ada.room.internet.iceServers.length], [false, "", 1]);
  assert.equal(ada.disk.settings.get("servers"), "stun:stun.example.org:3478");
});

test("while the reply is made again the one before is not shown, and a yes is remembered", async (context) => {
  const { table, ada, link } = await invited(context);
  ada.deps.siteServers = async () => HELPER;
  await table.open(ada, link);
  const { createReply } = ada.deps;
  let make = () => {};
  const held = new Promise((resolve) => (make = () => resolve(undefined)));
  ada.deps.createReply = async (...wish) => (await held, createReply(...wish));
  await table.press(ada, () => ada.room.internet.choose(true));
  assert.deepEqual([ada.shownLink, ada.room.reply], ["", null]);
  make();
  await table.pass(500);
  assert.deepEqual([ada.shownLink === "", ada.room.state.stage, ada.disk.settings.get("internet")], [false, "reply", "yes"]);
});

test("an invitation over the internet asks once, and after a no nothing is asked again", async (context) => {
  const { table, ada, link } = await invited(context);
  ada.deps.siteServers = async () => HELPER;
  const { createReply } = ada.deps;
  ada.deps.createReply = async (...wish) => Object.assign(await createReply(...wish), { overInternet: true });
  await table.open(ada, link);
  assert.equal(ada.room.internet.state.asked, true);
  await table.press(ada, () => ada.room.internet.choose(false));
  await table.open(ada, link);
  assert.equal(ada.room.internet.state.asked, false);
});

test("only a host without an address, and a guest that is given one of the local network, ask the browser for its permission", async (context) => {
  const { table, host, ada, link } = await invited(context);
  const asked = (/** @type {Page} */ page) => (page.deps.watchLocalNetwork = async (changed) => changed("denied"));
  for (const page of [host, ada]) asked(page);
  // The browsers of this network tell no address.
  await table.press(host, () => host.room.invitation.renew());
  assert.deepEqual([host.room.localNetwork, host.room.invitation.current.watch.noAddress], ["denied", true]);
  const { createReply } = ada.deps;
  ada.deps.createReply = async (...wish) => Object.assign(await createReply(...wish), { inLocalNetwork: false });
  await table.open(ada, link);
  assert.equal(ada.room.localNetwork, "");
  ada.deps.createReply = async (...wish) => Object.assign(await createReply(...wish), { inLocalNetwork: true });
  await table.open(ada, link);
  assert.equal(ada.room.localNetwork, "denied");
  ada.do(() => ada.room.watch.fail());
  assert.equal(ada.room.watch.diagnosis, "local-refused");
});

// The lobby's way back ------------------------------------------------------------------------------------------------

/** @param {Page} page @returns {Promise<string | null>} whose table the lobby offers; null for none */
async function offered(page) {
  const known = new KnownRoom({ settings: page.deps.settings, draw: () => undefined });
  await known.look();
  return known.offered?.name ?? null;
}

test("the lobby leads back who leaves a running game, and no one who leaves for good or is sent away, nor to a table of yesterday", async (context) => {
  for (const [how, leads] of /** @type {const} */ ([["game", "Olha"], ["good", null], ["removed", null], ["elsewhere", "Olha"]])) {
    const { table, host, ada } = await playing(context);
    if (how === "removed") await table.press(host, () => host.room.remove(1));
    else if (how === "elsewhere") await table.press(ada, () => ada.room.onRefused({ kind: "refused", link: "x", code: "elsewhere", args: {} }));
    else await table.press(ada, () => ada.room.close(how === "good"));
    await table.pass(500);
    assert.equal(await offered(ada), leads, how);
    table.world.now += 25 * 3_600_000;
    assert.equal(await offered(ada), null);
  }
});

test("a forgotten room and a damaged setting are not offered", async (context) => {
  const { ada } = await invited(context);
  await keepKnownRoom(ada.deps.settings, { room: "other", name: "Ada" });
  assert.equal(await offered(ada), null);
  for (const text of ["{", "5", "null", '{"room":5}', "[]"]) {
    ada.disk.settings.set("guest-room", text);
    assert.equal(await offered(ada), null, text);
  }
});

test("who was sent away is asked for a name by its link, not led to a seat that it has no more", async (context) => {
  for (const [code, leads] of /** @type {const} */ ([["dismissed", false], ["elsewhere", true]])) {
    const { table, host, ada } = await joined(context);
    const rows = [["key", host.room.id], ["other", "n"]];
    ada.disk.settings.set("far-tables", JSON.stringify(rows));
    await table.press(ada, () => ada.room.onRefused({ kind: "refused", link: "x", code, args: {} }));
    assert.deepEqual(JSON.parse(ada.disk.settings.get("far-tables")), leads ? rows : rows.slice(1), code);
  }
});

test("a link follows its host to the next room, and is forgotten where a guest is the host now", async (context) => {
  for (const [before, stays] of /** @type {const} */ ([["Olha", true], ["Ada", false]])) {
    const { table, host, ada } = await joined(context);
    ada.disk.settings.set("far-tables", JSON.stringify([["key", "earlier"]]));
    Object.assign(ada.room, { knownAs: null, movedFrom: { room: "earlier", host: before } });
    await table.press(ada, () => ada.room.onRoster(ada.room.state));
    assert.deepEqual(JSON.parse(ada.disk.settings.get("far-tables")), stays ? [["key", host.room.id]] : []);
    const [first, ...others] = ada.room.state.seats;
    await table.press(ada, () => ada.room.onRoster({ ...ada.room.state, seats: [{ ...first, name: "Cy" }, ...others] }));
    assert.deepEqual(JSON.parse(ada.disk.settings.get("far-tables")), []);
  }
});

// Codes of return -----------------------------------------------------------------------------------------------------

test("where host and guest were both loaded anew a code leads nowhere: the host has a fresh link, and the guest is told to ask for one", async (context) => {
  const { table, host, ada } = await playing(context);
  await table.pass(5000);
  for (const page of [host, ada]) {
    page.turn(true);
    page.close();
  }
  // The host's browser has lost what leads to its guest.
  host.disk.spares.clear();
  await table.pass(200);
  for (const page of [host, ada]) void page.open();
  await table.pass(20_000);
  assert.ok(host.room.reloaded);
  const { encodeReturn } = await import("../../web/peer/return-code.js");
  const code = `https://site.example/#back=${encodeReturn([{ answers: 7, ufrag: "0a1b", pwd: "0123456789abcdefGHIJKLMN", candidates: [] }])}`;
  assert.equal(await table.press(host, () => host.room.accept(code)), true);
  assert.deepEqual([host.said.includes("return-both"), host.room.listOpen], [true, true]);
  assert.equal(ada.room.state.stage, "back");
  assert.equal(await table.press(ada, () => ada.listener?.(code)), true);
  assert.deepEqual([ada.room.state.stage, ada.room.state.problem], ["asked", "return-both-here"]);
  // An old code of a guest that this page has met is out of date, and no more.
  host.room.met.add(1);
  assert.equal(await table.press(host, () => host.room.accept(code)), false);
  assert.equal(host.room.returning.problem, "error-return-unknown");
});

// @ts-check
// Tests a guest's room: joining by an invitation, leaving, and playing through the link to the host.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { update } from "./kit.js";
import { FakeLink, FakePage, refusal, roster, settle, SEATING } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { TestContext } from "node:test" */
/** @typedef {import("../../web/types.js").PeerAnswer["events"][number]} PeerEvent */

/**
 * A reply to an invitation to a room, that connects over a link of the same name.
 * @param {string} room
 */
function replyTo(room) {
  const link = new FakeLink(`link to ${room}`);
  return {
    room, token: `token of ${room}`, text: "reply", url: `https://site/#reply=${room}`, link, dropped: false,
    connect: async () => link.link,
    drop() {
      this.dropped = true;
    },
  };
}

/**
 * A page that has opened an invitation to the room "m".
 * @param {TestContext} context
 */
async function invited(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  const reply = replyTo("m");
  page.reply = reply;
  await openJoinScreen(page.deps, "#join=m");
  return { page, reply, room: /** @type {GuestRoom} */ (page.room) };
}

/**
 * The same once the guest is in the room.
 * @param {TestContext} context
 */
async function joined(context) {
  const { page, reply, room } = await invited(context);
  const connecting = room.connect();
  reply.link.open();
  await connecting;
  await page.happen(welcome(), roster("here", "open", "empty", "bot"));
  return { page, reply, room };
}

/**
 * The same once the match is on the table.
 * @param {TestContext} context
 */
async function playing(context) {
  const { page, reply, room } = await joined(context);
  await page.happen({ kind: "table", body: TABLE }, { kind: "update", body: update(1, 1) });
  page.host = /** @type {any} */ ("a match");
  return { page, reply, room };
}

/** @returns {PeerEvent} */
const welcome = () => ({ kind: "welcome", screen: false, guest: 1, seat: 1, facts: /** @type {any} */ ({ game: "g", setup: {} }) });

const TABLE = { match: "m", game: "g", setup: {}, seating: SEATING, free: false, takeBacks: 0, stuck: false };

test("an invitation is answered with a reply to show", async (context) => {
  const { page, room } = await invited(context);
  assert.deepEqual([room.state.stage, room.id, room.exchange.url], ["reply", "m", "https://site/#reply=m"]);
  assert.deepEqual(page.calls, []);
});

test("a text that is no invitation says why, and leaves the screen open", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.reply = refusal("signal-damaged");
  await openJoinScreen(page.deps, "#join=broken");
  assert.deepEqual([page.room.state.stage, page.room.state.problem, page.room.state.failed], ["asked", "signal-damaged", false]);
});

test("the name that was used last is used again", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.settings.set("name", "Iryna");
  await openJoinScreen(page.deps, "");
  assert.equal(page.room.ownName, "Iryna");
});

test("a name that is typed while the last one is read stays", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  let read = (/** @type {string | null} */ _name) => {};
  const deps = { ...page.deps, settings: { ...page.deps.settings, get: (/** @type {string} */ name) => (name === "name" ? new Promise((resolve) => (read = resolve)) : Promise.resolve(null)) } };
  const opening = openJoinScreen(/** @type {any} */ (deps), "");
  await settle();
  page.room.state.playerName = "Ada";
  read("Iryna");
  await opening;
  assert.equal(page.room.ownName, "Ada");
});

test("the guest joins with the token of the invitation, when the page knows all games and the link is open", async (context) => {
  const { page, reply, room } = await invited(context);
  room.state.playerName = " Ada ";
  const connecting = room.connect();
  await settle();
  assert.deepEqual([room.state.stage, page.calls], ["connecting", []]);
  reply.link.open();
  await connecting;
  assert.deepEqual(page.done.slice(-5), ["guard link to m", "all games", "settle", "call join", "call linked"]);
  const [{ secret, ...told }] = page.called("join");
  assert.deepEqual(told, { token: "token of m", name: "Ada", kept: null, hidden: false });
  assert.match(secret, /^[0-9a-f]{64}$/);
  assert.deepEqual([page.tabRoom, page.settings.get("name")], ["m", "Ada"]);
});

test("a guest who leaves before the engine has started is not in the room later", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  const reply = replyTo("m");
  page.reply = reply;
  await openJoinScreen(page.deps, "#join=m");
  const connecting = page.room.connect();
  reply.link.open();
  await settle();
  await page.room.close(false);
  page.startEngine();
  await connecting;
  assert.deepEqual([page.calls, page.tabRoom], [[], null]);
});

test("devices that do not find each other need a fresh invitation", async (context) => {
  const { page, reply, room } = await invited(context);
  const connecting = room.connect();
  await settle();
  reply.link.fail(refusal("link-unreachable"));
  await connecting;
  assert.deepEqual([room.state.stage, room.state.problem, room.state.failed], ["asked", "link-unreachable", true]);
  assert.deepEqual([page.called("join"), page.tabRoom, room.exchange.url], [[], null, ""]);
});

test("a link that falls silent before the host has answered over it ends the wait", async (context) => {
  const { page, reply, room } = await invited(context);
  const connecting = room.connect();
  await settle();
  reply.link.open();
  await connecting;
  await page.happen({ kind: "state", state: "lost" }, { kind: "state", state: "waiting" });
  assert.equal(room.state.stage, "connecting");
  await page.happen({ kind: "state", state: "lost" });
  assert.deepEqual([room.state.stage, room.state.failed, room.state.problem], ["asked", true, "link-unreachable"]);
});

test("an invitation that is opened while the guest connects takes the place of the one before", async (context) => {
  const { page, reply, room } = await invited(context);
  const connecting = room.connect();
  await settle();
  const fresh = replyTo("m");
  page.reply = fresh;
  await openJoinScreen(page.deps, "#join=fresh");
  reply.link.fail(refusal("link-unreachable"));
  await connecting;
  assert.deepEqual([reply.dropped, room.state.stage, room.reply, room.exchange.url], [true, "reply", fresh, "https://site/#reply=m"]);
});

test("after a reload the guest calls the host at once, and greets with all games known and with what was kept", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.tabRoom = "m";
  page.known = 1;
  page.settings.set("room-m", "kept");
  const opening = openJoinScreen(page.deps, "");
  await settle();
  assert.deepEqual([page.room.state.stage, page.calls, page.done], ["back", [], ["call back"]]);
  const early = new FakeLink("early");
  page.owner?.back(early.link, null);
  await settle();
  page.startEngine();
  await opening;
  await settle();
  assert.deepEqual(page.done, ["call back", "all games", "call join", "call linked"]);
  assert.deepEqual([page.called("join")[0].token, page.called("join")[0].kept], [null, "kept"]);
  assert.equal(page.room.state.stage, "back");
  const link = new FakeLink("again");
  page.owner?.back(link.link, null);
  await settle();
  assert.deepEqual(page.called("linked"), [{ link: "early" }, { link: "again" }]);
  await page.happen(welcome());
  assert.deepEqual([page.room.state.stage, page.room.state.connection], ["in", "open"]);
});

test("a reloaded page shows at once that it goes back, before the site's list has come", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  Object.assign(page, { tabRoom: "m", known: 1, siteServers: new Promise(() => undefined) });
  page.settings.set("room-m", "kept").set("internet", "yes");
  void openJoinScreen(page.deps, "");
  await settle();
  assert.deepEqual([page.room.state.stage, page.did("call back")], ["back", []]);
  context.mock.timers.tick(3000);
  await settle();
  assert.deepEqual([page.room.state.stage, page.did("call back")], ["back", ["call back"]]);
});

test("a reloaded page whose host does not answer says so by the host's name, and stops showing that it waits", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  Object.assign(page, { tabRoom: "m", known: 1 });
  page.settings.set("room-m", "kept").set("guest-room", JSON.stringify({ room: "m", name: "Olha", at: Date.now() }));
  page.startEngine();
  await openJoinScreen(page.deps, "");
  await page.happen({ kind: "state", state: "lost" }, { kind: "seek" });
  const shows = (/** @type {string[]} */ ...words) => words.map((word) => JSON.stringify(page.room.screen()).includes(word));
  const waits = ["<progress", "coming-back-long"];
  assert.deepEqual(shows(...waits, "coming-back-unanswered"), [true, true, false]);
  await page.happen({ kind: "unanswered" });
  assert.deepEqual(shows(...waits, "coming-back-unanswered", "coming-back-instead"), [false, false, true, true]);
  // The host is called on, and the way on is there.
  await page.happen(welcome());
  assert.equal(page.room.state.stage, "in");
});

test("a guest says whether its page is hidden when it joins, and whenever that changes", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  Object.assign(page, { tabRoom: "m", known: 1, hidden: true });
  page.settings.set("room-m", "kept");
  page.startEngine();
  await openJoinScreen(page.deps, "");
  await settle();
  assert.equal(page.called("join")[0].hidden, true);
  for (const hidden of [false, true]) page.turn(hidden);
  await settle();
  assert.deepEqual(page.called("say"), [false, true].map((hidden) => ({ saying: { what: "page", hidden } })));
});

test("a link that is open before the engine does not outlive a room that was left, or that the engine refuses", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  Object.assign(page, { tabRoom: "m", known: 1 });
  page.settings.set("room-m", "kept");
  page.answer("join", /** @type {any} */ (refusal("room-broken")));
  const opening = openJoinScreen(page.deps, "");
  await settle();
  const link = new FakeLink("early");
  page.owner?.back(link.link, null);
  page.startEngine();
  await opening;
  await settle();
  assert.deepEqual([link.closed, page.called("linked"), page.room.state.problem], [true, [], "room-broken"]);
});

test("after a reload without an end to call, a fresh invitation is asked for", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  Object.assign(page, { tabRoom: "m" });
  page.settings.set("room-m", "kept");
  page.startEngine();
  await openJoinScreen(page.deps, "");
  assert.equal(page.room.state.stage, "asked");
});

test("a tab of which nothing was kept asks for an invitation", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.tabRoom = "m";
  page.startEngine();
  await openJoinScreen(page.deps, "");
  assert.deepEqual([page.room.state.stage, page.room.state.problem, page.room.id, page.calls], ["asked", "come-back-how", "", []]);
});

for (const [kept, known, ...leads] of /** @type {const} */ ([
  ["kept", { room: "m", name: "Olha" }, "back", true], ['"invitations":', null, "reply", false], ["", null, "reply", false],
])) {
  test(`an invitation to a room leads to the seat that this browser has there, with a press: ${kept || "it has none"}`, async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const page = new FakePage();
    const reply = replyTo("m");
    Object.assign(page, { reply, known: 1 });
    page.settings.set("room-m", kept).set("guest-room", JSON.stringify({ room: "m", name: "Olha", at: 0 }));
    page.startEngine();
    await openJoinScreen(page.deps, "#join=m");
    const { state } = page.room;
    assert.deepEqual([state.stage, state.known, page.done.includes("call back")], ["reply", known, false]);
    if (known) await page.room.backInstead(known.room);
    assert.deepEqual([state.stage, reply.dropped, page.done.includes("call back")], [...leads, leads[1]]);
  });
}

test("a welcome shows the game that is played, and its waiting room", async (context) => {
  const { page, room } = await joined(context);
  assert.deepEqual([room.state.stage, room.state.seat], ["in", 1]);
  assert.deepEqual(page.done.filter((line) => /^(game|preload)/.test(line)), ["game g", "preload"]);
  assert.notEqual(room.screen(), null);
});

test("the first update opens the table once, and each update is shown", async (context) => {
  const { page, room } = await joined(context);
  await page.happen({ kind: "update", body: update(1, 0) });
  assert.deepEqual(page.did("join"), []);
  await page.happen({ kind: "table", body: TABLE }, { kind: "update", body: update(1, 1) }, { kind: "update", body: update(1, 2) });
  assert.deepEqual([page.did("join"), page.did("update")], [["join g m"], ["update 1", "update 2"]]);
  page.host = /** @type {any} */ ("a match");
  assert.equal(room.screen(), null);
});

test("an update waits for the words of the game", async (context) => {
  const { page, reply, room } = await invited(context);
  /** @type {() => void} */
  let load = () => undefined;
  room.deps.game.use = () => new Promise((resolve) => (load = () => resolve()));
  void room.connect();
  reply.link.open();
  await settle();
  await page.happen(welcome(), { kind: "table", body: TABLE }, { kind: "update", body: update(1, 1) });
  assert.deepEqual(page.did("join"), []);
  load();
  await settle();
  assert.deepEqual([page.did("join"), page.did("update")], [["join g m"], ["update 1"]]);
});

test("what the seat asks is sent to the host, and a refusal comes back to it", async (context) => {
  const { page, room } = await playing(context);
  room.port?.pick("ask", ["build"]);
  room.port?.since(0, 3);
  await settle();
  assert.deepEqual(page.called("say").map(({ saying }) => saying), [
    { what: "pick", ask: "ask", options: ["build"] }, { what: "since", line: 0, number: 3 },
  ]);
  await page.happen({ kind: "refusal", code: "not-your-turn", args: {} });
  assert.deepEqual(page.did("refused"), ["refused not-your-turn"]);
});

test("a reconnected guest keeps its port, and takes no second seat at the table", async (context) => {
  const { page, room } = await playing(context);
  const { port } = room;
  await page.happen({ kind: "state", state: "lost" });
  assert.notEqual(room.absenceView(null), null);
  await page.happen(welcome(), { kind: "update", body: update(1, 2) });
  assert.equal(room.port, port);
  assert.equal(room.absenceView(null), null);
  assert.deepEqual(page.did("join"), ["join g m"]);
});

test("a guest is told that the host's device cannot save, while the two are connected", async (context) => {
  const { page, room } = await playing(context);
  const told = (/** @type {object} */ more) => page.happen({ kind: "table", body: { ...room.state.table, ...more } });
  assert.equal(room.absenceView(null), null);
  await told({ unsaved: true });
  assert.match(JSON.stringify(room.absenceView(null)), /unsaved/);
  await page.happen({ kind: "state", state: "lost" });
  assert.doesNotMatch(JSON.stringify(room.absenceView(null)), /unsaved/);
  await page.happen({ kind: "state", state: "open" });
  await told({ unsaved: undefined });
  assert.equal(room.absenceView(null), null);
});

test("the table waits for another guest who is lost", async (context) => {
  const { page, room } = await playing(context);
  await page.happen(roster("here", "open", "lost", "bot"));
  assert.notEqual(room.absenceView(2), null);
  assert.equal(room.absenceView(0), null);
  assert.equal(room.absenceView(1), null);
});

test("a guest sees others at their devices, the host's seats too, but not itself", async (context) => {
  const { page, room } = await playing(context);
  await page.happen(roster("here", "open", "waiting", "bot"), { kind: "state", state: "waiting" });
  assert.deepEqual([0, 1, 2, 3].map((seat) => room.peer(seat)?.state ?? null), ["waiting", null, "waiting", null]);
});

test("a refusal at the table leaves the table in sight; before, it asks for an invitation", async (context) => {
  const { page, room } = await playing(context);
  await page.happen({ kind: "refused", link: "link to m", code: "shut", args: {} });
  assert.deepEqual([page.did("toast"), room.state.stage], [["toast shut"], "in"]);
  page.host = null;
  await page.happen({ kind: "refused", link: "link to m", code: "bad-token", args: {} });
  assert.deepEqual([room.state.stage, room.state.problem, room.state.failed], ["asked", "bad-token", false]);
});

test("a guest that meets the host of before goes on looking for the one that it plays with", async (context) => {
  const { page, room } = await playing(context);
  await page.happen({ kind: "refused", link: "link to m", code: "continued", args: {} }, { kind: "state", state: "lost" });
  assert.deepEqual([page.did("toast"), room.state.stage, room.sentAway], [[], "in", false]);
});

test("a finished game is checked, stored with the own seat, and can be looked back at", async (context) => {
  const { page, room } = await playing(context);
  page.answer("verify", { events: [{ kind: "verdict", guest: null, faults: [], number: "123456", save: "the whole game" }] });
  await page.happen({ kind: "record" });
  await settle();
  assert.deepEqual(page.done.slice(-3), ["call verify", "take in the whole game 1", "refresh"]);
  assert.deepEqual([room.state.checking, room.state.verdict?.number], [false, "123456"]);
  assert.notEqual(room.finishedRunner, null);
  await room.close(true);
  assert.deepEqual(page.did("closed the finished match"), ["closed the finished match"]);
});

test("a check that takes longer is called again until the verdict is there", async (context) => {
  const { page, room } = await playing(context);
  page.answer("verify", { events: [{ kind: "checking" }] });
  page.answer("verify", { events: [{ kind: "checking" }] });
  page.answer("verify", { events: [{ kind: "verdict", guest: null, faults: [], number: "123456", save: null }] });
  await page.happen({ kind: "record" });
  await settle();
  assert.deepEqual([page.called("verify").length, room.state.checking, room.state.verdict?.number], [3, false, "123456"]);
});

test("a verdict without a save stores nothing", async (context) => {
  const { page, room } = await playing(context);
  await page.happen({ kind: "verdict", guest: null, faults: [{ code: "other-cards", number: 3 }], number: "1", save: null });
  assert.deepEqual([page.did("take in"), room.finishedRunner], [[], null]);
});

test("an invitation to another room leaves the table, and begins with nothing of the old room", async (context) => {
  const { page, room } = await playing(context);
  room.state.playerName = "Ada";
  const reply = replyTo("other");
  page.reply = reply;
  await openJoinScreen(page.deps, "#join=other");
  assert.deepEqual(page.did("leave"), ["leave"]);
  const next = /** @type {GuestRoom} */ (page.room);
  assert.notEqual(next, room);
  assert.deepEqual([next.id, next.state.stage, next.port, next.state.playerName, room.closed], ["other", "reply", null, "Ada", true]);
  page.host = null;
  const connecting = next.connect();
  reply.link.open();
  await connecting;
  await page.happen(welcome());
  assert.equal(next.state.stage, "in");
});

test("a link to another table shows its own form while the table before is left", async (context) => {
  const { page, room } = await playing(context);
  page.siteMailboxes = ["https://mail.example"];
  let end = () => {};
  const held = new Promise((resolve) => (end = () => resolve(undefined)));
  const { table } = room.deps;
  const { leave } = table;
  table.leave = async () => (await leave(), void (await held));
  const opening = openJoinScreen(page.deps, `https://site/#table=${newBoxKey()}`);
  await settle();
  assert.deepEqual([page.room !== room, page.room.state.stage], [true, "far"]);
  page.room.state.playerName = "Olha";
  end();
  await opening;
  assert.deepEqual([page.room.state.stage, page.room.ownName], ["far", "Olha"]);
});

test("a fresh invitation to the same room keeps the table", async (context) => {
  const { page, room } = await playing(context);
  page.reply = replyTo("m");
  await openJoinScreen(page.deps, "#join=again");
  assert.deepEqual([page.room, page.did("leave"), room.state.stage], [room, [], "reply"]);
  assert.notEqual(room.port, null);
});

test("other servers make the reply again; a line that names none is refused", async (context) => {
  const { page, room } = await invited(context);
  room.internet.enter("nonsense");
  await settle();
  assert.deepEqual([page.did("reply").length, room.internet.state.problem, page.settings.get("servers")], [1, "bad-server", undefined]);
  room.internet.enter("stun:stun.example.org:3478");
  await settle();
  assert.deepEqual([page.did("reply").length, room.internet.state.problem, room.internet.iceServers.length], [2, "", 1]);
  assert.equal(page.settings.get("servers"), "stun:stun.example.org:3478");
});

/**
 * A page that has opened an invitation over the internet, on a site that names a helper.
 * @param {TestContext} context
 */
async function invitedFromAfar(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  page.siteServers = [{ owner: "A", urls: "stun:a.example.org" }];
  page.reply = { ...replyTo("m"), overInternet: true, opened: null };
  await openJoinScreen(page.deps, "#join=m");
  return { page, room: /** @type {GuestRoom} */ (page.room) };
}

test("an invitation over the internet asks once, and a yes makes the reply with the site's servers", async (context) => {
  const { page, room } = await invitedFromAfar(context);
  assert.deepEqual([room.internet.state.asked, page.did("reply")], [true, ["reply to #join=m"]]);
  room.internet.choose(true);
  await settle();
  assert.deepEqual([room.internet.state.asked, page.did("reply").at(-1)], [false, "reply to #join=m with 1"]);
  assert.equal(page.settings.get("internet"), "yes");
});

test("while the reply is made again the one before is not shown, and leads nowhere", async (context) => {
  const { page, room } = await invitedFromAfar(context);
  const before = page.reply;
  let made = (/** @type {unknown} */ _reply) => {};
  page.reply = new Promise((resolve) => (made = resolve));
  room.internet.choose(true);
  assert.deepEqual([room.exchange.url, before.dropped, room.reply], ["", true, null]);
  await settle();
  assert.equal(room.exchange.url, "");
  made({ ...replyTo("m"), url: "https://site/#reply=far", overInternet: true, opened: null });
  await settle();
  assert.deepEqual([room.exchange.url, room.state.stage], ["https://site/#reply=far", "reply"]);
});

test("after a no the reply that is there is used, and nothing is asked again", async (context) => {
  const { page, room } = await invitedFromAfar(context);
  room.internet.choose(false);
  await openJoinScreen(page.deps, "#join=again");
  assert.deepEqual([room.internet.state.asked, page.did("reply")], [false, ["reply to #join=m", "reply to #join=again"]]);
});

test("over the internet the guest connects by itself once the host is found", async (context) => {
  const { page, room } = await invited(context);
  let found = (/** @type {unknown} */ _nothing) => {};
  page.reply = { ...replyTo("m"), overInternet: true, opened: new Promise((resolve) => (found = resolve)) };
  await openJoinScreen(page.deps, "#join=far");
  assert.equal(room.state.stage, "reply");
  found(undefined);
  await settle();
  assert.equal(room.state.stage, "connecting");
});

test("a guest who leaves forgets the room of its tab, and the invitation that it opened", async (context) => {
  const { page, reply, room } = await invited(context);
  page.tabRoom = "m";
  await room.close(false);
  assert.deepEqual([page.tabRoom, reply.dropped, page.called("shut")], [null, true, []]);
});

test("a long check goes on in several calls, and no second one begins beside it", async (context) => {
  const { page } = await playing(context);
  for (let count = 0; count < 3; count += 1) page.answer("verify", { events: [{ kind: "checking" }] });
  page.answer("verify", { events: [{ kind: "verdict", guest: null, faults: [], number: "1", save: null }] });
  await page.happen({ kind: "record" }, { kind: "record" });
  await settle();
  assert.deepEqual([page.called("verify").length, page.room.state.checking, page.room.state.verdict?.number], [4, false, "1"]);
});

test("a guest who leaves ends the check, and a check that fails is told", async (context) => {
  const { page, room } = await playing(context);
  room.closed = true;
  page.answer("verify", { events: [{ kind: "checking" }] });
  await room.verifyRecord();
  assert.equal(page.called("verify").length, 0);
  room.closed = false;
  page.script["verify"] = [refusal("engine-lost")];
  await room.verifyRecord();
  assert.deepEqual([page.did("failed"), room.state.checking], [["failed engine-lost"], false]);
});

test("who comes back to one room and then opens an invitation to another one says nothing more in the first", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new FakePage();
  page.startEngine();
  Object.assign(page, { tabRoom: "m", known: 1, reply: replyTo("n") });
  page.settings.set("room-m", "kept");
  await openJoinScreen(page.deps, "");
  await settle();
  await openJoinScreen(page.deps, "#join=n");
  page.turn(true);
  await settle();
  assert.deepEqual(page.calls.map(([method, { room }]) => [method, room]), [["join", "m"], ["shut", "m"]]);
});

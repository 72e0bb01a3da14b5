// @ts-check
// Attacks a far table with nothing but its link and the mailbox: real rooms, real seals, the real engine at the host, and a mailbox that
// shows all its texts.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { openRoom, reopenRoom } from "../../web/app/online/host-room.js";
import { candidatesIn } from "../../web/peer/candidate.js";
import { guestDoor, hostDoor, newHostKey } from "../../web/peer/far/host-key.js";
import { newBoxKey, openBox } from "../../web/peer/mailbox.js";
import { encode } from "../../web/peer/signal.js";
import { tableIn, tableText } from "../../web/peer/far/table-link.js";
import { Engines } from "./evenings/engines.js";
import { FakeInvitation, FakeLink, FakePage, realEngine, SHORT_WISH, settle } from "./room-fakes.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */
/** @import { TestContext } from "node:test" */

const SITE = "https://site/";
const MAIL = ["https://mail.example"];
const MOST_IN_BOX = 16;
Object.assign(globalThis, { location: { href: SITE } });
const engines = new Engines();
after(() => engines.close());

/** A mailbox in memory: `py/citadels_table/mailbox/boxes.py` has the same rule of slots, held by tests of its own. */
class Mail {
  /** @type {Map<string, {number: number, text: string, slot: string}[]>} */
  boxes = new Map();
  /** How many texts were left in each box. @type {Map<string, number>} */
  left = new Map();
  /** The last text of each box that was read. @type {Map<string, number>} */
  #read = new Map();
  /** How often each text was given to somebody. @type {Map<string, number>} */
  given = new Map();
  #number = 0;

  /** @type {(address: string, options: RequestInit) => Promise<Response>} */
  ask = async (address, { method, body }) => {
    const { pathname, searchParams } = new URL(address);
    const slot = searchParams.get("slot") ?? "";
    const texts = (this.boxes.get(pathname) ?? []).filter((one) => method !== "POST" || !slot || one.slot !== slot);
    this.boxes.set(pathname, texts);
    if (method === "POST" && texts.length >= MOST_IN_BOX) return /** @type {any} */ ({ ok: false, status: 507 });
    if (method === "POST") {
      texts.push({ number: (this.#number += 1), text: String(body), slot });
      this.left.set(pathname, (this.left.get(pathname) ?? 0) + 1);
    }
    const after = Number(searchParams.get("after") ?? 0);
    this.#read.set(pathname, Math.max(after, this.#read.get(pathname) ?? 0));
    const fresh = method === "POST" ? [] : texts.filter(({ number }) => number > after);
    for (const { text } of fresh) this.given.set(text, (this.given.get(text) ?? 0) + 1);
    return /** @type {any} */ ({ ok: true, status: 200, json: async () => ({ texts: fresh.map(({ number, text }) => [number, text]) }) });
  };

  /** @returns {string[]} all texts, as everyone can see who knows the boxes */
  get texts() {
    return [...this.boxes.values()].flat().map(({ text }) => text);
  }

  /** Leaves a sealed text once more. @param {string} link @param {string} purpose @param {string} text */
  async repeat(link, purpose, text) {
    const key = tableIn(`#table=${link}`)?.key ?? "";
    const [path = ""] = await this.pathOf(key, purpose);
    await this.ask(`${MAIL[0]}${path}`, { method: "POST", body: text });
  }

  /** @param {string} key @param {string} purpose @returns {Promise<string[]>} */
  async pathOf(key, purpose) {
    /** @type {string[]} */
    const asked = [];
    await (await openBox(MAIL, key, purpose, async (address, options) => (asked.push(new URL(address).pathname), this.ask(address, options)))).fetch();
    return asked;
  }

  /** Waits until a page looks for more than a box has, and so has taken in all texts of it. @param {string} key @param {string} purpose */
  async read(key, purpose) {
    const [path = ""] = await this.pathOf(key, purpose);
    await until(() => (this.boxes.get(path) ?? []).every(({ number }) => number <= (this.#read.get(path) ?? 0)));
  }

  /** What a person with the link can do with a box. @param {string} key @param {string} purpose */
  open(key, purpose) {
    return openBox(MAIL, key, purpose, this.ask);
  }
}

/** Waits for seals, which take a while. @param {() => unknown} done @param {number} [most] milliseconds */
async function until(done, most = 30_000) {
  for (const end = performance.now() + most; !done() && performance.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(done());
}

/** @param {Mail} mail */
function pageAt(mail) {
  const page = new FakePage();
  page.siteMailboxes = MAIL;
  page.startEngine();
  /** @type {import("../../web/app/online/deps.js").BrowserDeps["openBox"]} */
  const open = (origins, key, purpose, options) => openBox(origins, key, purpose, mail.ask, options);
  return { page, deps: { ...page.deps, openBox: open } };
}

/** @param {TestContext} context @param {Mail} [mail] */
async function hosting(context, mail = new Mail()) {
  const { page, deps } = pageAt(mail);
  const calls = realEngine(deps, engines);
  /** @type {string[]} */
  const offers = [];
  /** @type {FakeLink[]} */
  const links = [];
  deps.createReply = async (offer) => {
    offers.push(offer);
    const link = new FakeLink(`to ${offer}`);
    link.open();
    links.push(link);
    return /** @type {any} */ ({ text: `reply to ${offer}`, connect: async () => link.link, drop: () => undefined });
  };
  await openRoom(deps, SHORT_WISH);
  const room = /** @type {HostRoom} */ (page.room);
  context.after(() => (room.far.close(), room.close(true)));
  await until(() => room.far.offered);
  room.far.allow();
  const link = room.far.exchange.url.split("#table=")[1] ?? "";
  const names = () => room.far.waiting.map(({ name }) => name);
  /** What the host's page has found, opened. */
  const heard = () => calls.flatMap(([method, params]) => (method === "knocked" ? params.requests : []));
  const letIn = () => room.far.letIn(/** @type {any} */ (room.far.waiting[0]));
  return { mail, page, letIn, room, far: room.far, link, links, key: tableIn(room.far.exchange.url)?.key ?? "", names, offers, heard };
}

/** A friend's page. @param {TestContext} context @param {Mail} mail @param {string} link @param {string} name @param {Map<string, string>} [settings] of its browser */
async function friendAt(context, mail, link, name, settings = new Map()) {
  const { page, deps } = pageAt(mail);
  page.settings = settings;
  let offers = 0;
  deps.createInvitation = async () => {
    const text = `offer-${name}-${(offers += 1)}`;
    const invitation = new FakeInvitation(page, text, `reply to ${text}`);
    // The friend's connection opens as soon as it has the answer.
    invitation.link.open();
    return /** @type {any} */ (Object.assign(invitation, { text }));
  };
  await openJoinScreen(deps, `${SITE}#table=${link}`);
  const room = /** @type {GuestRoom} */ (page.room);
  room.state.playerName = name;
  context.after(() => (room.far.stop(), room.mailReturn.stop()));
  return { page, room, far: room.far, sit: () => void room.far.sit(), settings };
}

// Side by side, since each waits for looks into the mailbox.
describe("a far table", { concurrency: 9 }, () => {
  test("a request with the longest offer and name fits 1,024 letters", async () => {
    const pair = await newHostKey();
    const key = newBoxKey();
    const addresses = ["host", "srflx", "relay"].flatMap((type, kind) => [1, 2, 3, 4].flatMap((at) => [`2001:db8:${kind}::${at}`, `198.51.100.${kind * 9 + at}`].map((address) => `a=candidate:${at} 1 udp 1 ${address} 5000${at} typ ${type} raddr 0.0.0.0 rport 0`)));
    const offer = encode({ kind: "invitation", room: "", token: "", answers: 0, ufrag: "0a1b2c3d", pwd: "0123456789abcdef0123456789abcdef", fingerprint: new Uint8Array(32), candidates: candidatesIn(addresses.join("\r\n")) });
    const mail = new Mail();
    const door = await guestDoor(pair.x, key);
    const box = await openBox(MAIL, key, "table", mail.ask, { door, slot: "a".repeat(32) });
    const request = { id: "f".repeat(16), device: "f".repeat(32), name: "𝔒".repeat(24), offer };
    await box.post(request);
    assert.deepEqual(mail.texts.map(({ length }) => length), [971]);
    const host = await openBox(MAIL, key, "table", mail.ask, { door: hostDoor(pair, key) });
    assert.deepEqual(await host.fetch(), [{ ...request, answer: door.answer }]);
    // As much again as the longest one would still fit.
    await box.post({ ...request, offer: offer + "x".repeat(150) });
    await assert.rejects(box.post({ ...request, offer: "x".repeat(668) }), { code: "mailbox-long" });
    assert.ok(tableText({ key, host: pair.x }).length - key.length <= 48);
  });

  test("a friend knocks, is let in and sits; the mailbox and who has the link see nothing", async (context) => {
    const { mail, room, letIn, link, key, names } = await hosting(context);
    const olha = await friendAt(context, mail, link, "Olha");
    olha.sit();
    await until(() => names().length > 0);
    // The attack of who has the link: reads the box of requests.
    assert.deepEqual(await (await mail.open(key, "table")).fetch(), []);
    const stranger = await guestDoor(tableIn(`#table=${link}`)?.host ?? "", key);
    await assert.rejects(stranger.sealBy(() => /** @type {any} */ (null)).open(new Uint8Array(728)));
    letIn();
    await until(() => olha.room.id === room.id);
    assert.deepEqual(await (await mail.open(key, "table")).fetch(), []);
    assert.ok(new Set(mail.texts.map(({ length }) => length)).size === 1);
  });

  test("who repeats the request of another one, changed or not, changes nothing at the door", async (context) => {
    const { mail, letIn, link, key, names, offers, heard } = await hosting(context);
    const olha = await friendAt(context, mail, link, "Olha");
    olha.sit();
    await until(() => names().length > 0);
    const [first = ""] = mail.texts;
    const [path = ""] = await mail.pathOf(key, "table");
    olha.far.stop();
    olha.sit();
    await until(() => heard().length === 2);
    const second = mail.boxes.get(path)?.find(({ text }) => text !== first)?.text ?? "";
    // The older one, the newer one, one with the newer one's head, and one with a bit changed.
    for (const text of [first, second, second.slice(0, 43) + first.slice(43), `${second.slice(0, 500)}${second[500] === "A" ? "B" : "A"}${second.slice(501)}`]) {
      await mail.repeat(link, "table", text);
    }
    await mail.read(key, "table");
    assert.deepEqual(names(), ["Olha"]);
    letIn();
    await until(() => offers.length > 0);
    await mail.repeat(link, "table", second);
    await mail.read(key, "table");
    assert.deepEqual([names(), offers, key.length], [[], ["offer-Olha-2"], 22]);
  });

  test("who asks under the name of another stands beside it, and takes neither its seat nor its answer", async (context) => {
    const { mail, room, far, letIn, link, key, names } = await hosting(context);
    const olha = await friendAt(context, mail, link, "Olha");
    olha.sit();
    await until(() => names().length > 0);
    // As a page of the version before asks, with what all know who have the link.
    await (await mail.open(key, "table")).post({ id: "f".repeat(16), device: "f".repeat(16), name: "Olha", offer: "offer-Mallory" });
    const mallory = await friendAt(context, mail, link, "Olha");
    mallory.sit();
    await until(() => names().length === 3);
    assert.equal(new Set(far.waiting.map(({ caller }) => caller)).size, 3);
    letIn();
    await until(() => olha.room.id === room.id);
    assert.deepEqual([names(), mallory.room.id, mallory.far.sent], [["Olha", "Olha"], "", true]);
  });

  test("who has the link cannot answer for the host, and cannot end the table", async (context) => {
    const { mail, room, far, letIn, link, key, names, heard } = await hosting(context);
    const [olha, mallory] = [await friendAt(context, mail, link, "Olha"), await friendAt(context, mail, link, "Mallory")];
    mallory.sit();
    await until(() => names().length > 0);
    const before = mail.texts;
    far.refuse(/** @type {any} */ (far.waiting[0]));
    await until(() => mallory.far.problem === "far-refused");
    const refusal = mail.texts.find((text) => !before.includes(text)) ?? "";
    const own = hostDoor(await newHostKey(), key);
    for (const no of ["withdrawn", "dealt", "left"]) {
      const end = await mail.open(key, "end");
      await end.post({ no });
      await end.post({ no, by: "" });
      await end.post({ no, by: ["x"] });
      await end.post(await own.say("end", { no }));
    }
    // The host's own words to another one.
    await mail.repeat(link, "end", refusal);
    const given = mail.given.get(refusal) ?? 0;
    olha.sit();
    await until(() => names().includes("Olha") && (mail.given.get(refusal) ?? 0) > given);
    const { id = "", answer = "" } = heard().at(-1) ?? {};
    // In the box of the version before.
    const guessed = await mail.open(key, `answer ${id}`);
    for (const told of [{ refused: true }, await own.say(`answer ${id}`, { refused: true })]) await guessed.post(told);
    assert.deepEqual([olha.far.sent, olha.far.problem, names()], [true, "", ["Olha"]]);
    assert.notEqual(answer, "");
    letIn();
    await until(() => olha.room.id === room.id);
  });

  test("the words of the host to one cannot be said to all, nor in another link", async () => {
    const pair = await newHostKey();
    const [key, other] = [newBoxKey(), newBoxKey()];
    const told = await hostDoor(pair, key).say("answer 1", { no: "left" });
    const door = await guestDoor(pair.x, key);
    assert.deepEqual(await door.heard("answer 1", told), { no: "left" });
    assert.equal(await door.heard("answer 2", told), null);
    assert.equal(await door.heard("end", told), null);
    assert.equal(await (await guestDoor(pair.x, other)).heard("answer 1", told), null);
    for (const changed of [{ ...told, no: "dealt" }, { ...told, more: 1 }, { no: "left" }, null, 5, "x", []]) assert.equal(await door.heard("answer 1", changed), null);
  });

  test("a request to one link is none at another of the same host", async (context) => {
    const { mail, far, link, names } = await hosting(context);
    const olha = await friendAt(context, mail, link, "Olha");
    olha.sit();
    await until(() => names().length > 0);
    const [request = ""] = mail.texts;
    far.withdraw();
    far.show();
    const next = far.exchange.url.split("#table=")[1] ?? "";
    assert.notEqual(next, link);
    await until(() => olha.far.problem === "far-withdrawn");
    await mail.repeat(next, "table", request);
    await mail.read(tableIn(`#table=${next}`)?.key ?? "", "table");
    assert.deepEqual(names(), []);
  });

  test("a removed person does not come back, and no other is shut out, also where all have one name", async (context) => {
    const { mail, letIn, link, key, links, room, names } = await hosting(context);
    const friends = [];
    for (const _ of [1, 2]) friends.push(await friendAt(context, mail, link, "Olha"));
    const [mallory, olha] = /** @type {[typeof friends[0], typeof friends[0]]} */ (friends);
    mallory.sit();
    await until(() => names().length === 1);
    letIn();
    await until(() => mallory.page.called("join").length && links.length);
    // Its device says who it is.
    const hello = { kind: "hello", protocol: 3, room: room.id, token: mallory.page.called("join")[0]?.token, key: null, name: "Olha", games: { nim: 1 }, conn: "aaaaaaaa", fresh: true, told: null, head: "ab".repeat(32) };
    links[0]?.onText(JSON.stringify(hello));
    await until(() => room.state.guests.size > 0);
    links[0]?.close();
    await room.remove(1);
    // Who is removed knocks again and again, and has seen what others left.
    const again = await friendAt(context, mail, link, "Olha", mallory.settings);
    again.sit();
    await until(() => again.far.problem === "far-refused");
    olha.sit();
    await until(() => names().length === 1);
    const left = mail.texts;
    again.sit();
    for (const text of left) await mail.repeat(link, "table", text);
    await until(() => again.far.problem === "far-refused");
    await mail.read(key, "table");
    assert.deepEqual([names(), olha.far.problem], [["Olha"], ""]);
  });

  test("a device that knocks many times has one text in the box, and its older page is told", async (context) => {
    const { mail, far, link, key, names } = await hosting(context);
    const settings = new Map();
    /** @type {Awaited<ReturnType<typeof friendAt>>[]} */
    const pages = [];
    for (let number = 0; number < MOST_IN_BOX + 4; number += 1) {
      const friend = await friendAt(context, mail, link, "Olha", settings);
      pages.push(friend);
      friend.sit();
      await until(() => friend.page.settings.size > 0 && mail.texts.length > 0);
      if (number < 2) await until(() => far.waiting[0] && pages.length > number);
      if (number === 1) await until(() => pages[0]?.far.problem === "far-elsewhere");
    }
    const [path = ""] = await mail.pathOf(key, "table");
    await until(() => mail.left.get(path) === pages.length);
    await mail.read(key, "table");
    assert.deepEqual([names(), mail.boxes.get(path)?.length], [["Olha"], 1]);
    // Another one still finds room.
    const bob = await friendAt(context, mail, link, "Bob");
    bob.sit();
    await until(() => names().includes("Bob"));
  });

  test("after a reload the host has the same key, and reads what was left meanwhile", async (context) => {
    const { mail, page: before, far: old, link } = await hosting(context);
    before.leavePage();
    const kept = before.tabTable;
    const olha = await friendAt(context, mail, link, "Olha");
    const { page, deps } = pageAt(mail);
    Object.assign(page, { tabTable: kept, settings: before.settings });
    realEngine(deps, engines);
    olha.sit();
    await settle();
    await reopenRoom(deps);
    const { far } = /** @type {HostRoom} */ (page.room);
    context.after(() => far.close());
    await until(() => far.waiting.length > 0);
    assert.deepEqual([far.exchange.url, far.waiting[0]?.name], [old.exchange.url, "Olha"]);
  });
});

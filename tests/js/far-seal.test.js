// @ts-check
// Attacks a far table with nothing but its link and the mailbox: real rooms, real seals, the real engine, and a mailbox that shows all its
// texts.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { candidatesIn } from "../../web/peer/candidate.js";
import { guestDoor, hostDoor, newHostKey } from "../../web/peer/far/host-key.js";
import { newBoxKey, openBox } from "../../web/peer/mailbox.js";
import { encode } from "../../web/peer/signal.js";
import { tableIn, tableText } from "../../web/peer/far/table-link.js";
import { endAll } from "./evenings/evening.js";
import { Mail } from "./evenings/mail.js";
import { Table } from "./evenings/table.js";

/** @import { TestContext } from "node:test" */

const MAIL = ["https://box.example"];
const MOST_IN_BOX = 16;
after(endAll);

/** A mailbox that keeps what went through it. `py/citadels_table/mailbox/boxes.py` has the same rule of slots, held by tests of its own. */
class SeenMail extends Mail {
  /** @type {{path: string, text: string, slot: string}[]} */
  left = [];

  /** @override @param {{offline: boolean}} device @returns {(address: string, options: RequestInit) => Promise<Response>} */
  askedBy(device) {
    const ask = super.askedBy(device);
    return async (address, options) => {
      const { pathname, searchParams } = new URL(address);
      const slot = searchParams.get("slot") ?? "";
      if (options.method === "POST" && !slot && this.inBox(pathname).length >= MOST_IN_BOX) return /** @type {any} */ ({ ok: false, status: 507 });
      if (options.method === "POST") this.left.push({ path: pathname, text: String(options.body), slot });
      return ask(address, options);
    };
  }

  /** @param {string} path @returns {string[]} the texts that are there */
  inBox(path) {
    const texts = this.left.filter((one) => one.path === path);
    return texts.filter(({ slot }, at) => !slot || !texts.slice(at + 1).some((later) => later.slot === slot)).map(({ text }) => text);
  }

  /** @returns {string[]} all texts, as everyone can see who knows the boxes */
  get texts() {
    return this.left.map(({ text }) => text);
  }

  /** Leaves a sealed text once more. @param {string} key @param {string} purpose @param {string} text */
  async repeat(key, purpose, text) {
    await this.askedBy({ offline: false })(`${MAIL[0]}${await this.pathOf(key, purpose)}`, { method: "POST", body: text });
  }

  /** @param {string} key @param {string} purpose @returns {Promise<string>} */
  async pathOf(key, purpose) {
    let path = "";
    await (await openBox(MAIL, key, purpose, async (address, options) => ((path = new URL(address).pathname), this.askedBy({ offline: false })(address, options)))).fetch();
    return path;
  }

  /** What a person with the link can do with a box. @param {string} key @param {string} purpose @param {any} [options] */
  open(key, purpose, options) {
    return openBox(MAIL, key, purpose, this.askedBy({ offline: false }), options);
  }
}

/** @param {TestContext} context */
async function hosting(context) {
  const table = await Table.begin(context);
  const mail = new SeenMail(table.world);
  table.mail = mail;
  const { host, link } = await table.farHost();
  const names = () => host.room.far.waiting.map((/** @type {{name: string}} */ { name }) => name);
  const offers = () => host.called("knocked").flatMap(({ requests }) => requests);
  const key = tableIn(link)?.key ?? "";
  // What a page finds and hears takes some looks.
  const looks = () => table.pass(30_000);
  return { table, mail, host, link, key, names, offers, far: host.room.far, looks };
}

test("a request with the longest offer and name fits 1,024 letters", async (context) => {
  const table = await Table.begin(context);
  const mail = new SeenMail(table.world);
  const pair = await newHostKey();
  const key = newBoxKey();
  const addresses = ["host", "srflx", "relay"].flatMap((type, kind) => [1, 2, 3, 4].flatMap((at) => [`2001:db8:${kind}::${at}`, `198.51.100.${kind * 9 + at}`].map((address) => `a=candidate:${at} 1 udp 1 ${address} 5000${at} typ ${type} raddr 0.0.0.0 rport 0`)));
  const offer = encode({ kind: "invitation", room: "", token: "", answers: 0, ufrag: "0a1b2c3d", pwd: "0123456789abcdef0123456789abcdef", fingerprint: new Uint8Array(32), candidates: candidatesIn(addresses.join("\r\n")) });
  const door = await guestDoor(pair.x, key);
  const box = await mail.open(key, "table", { door, slot: "a".repeat(32) });
  const request = { id: "f".repeat(16), device: "f".repeat(32), name: "𝔒".repeat(24), offer };
  await box.post(request);
  assert.deepEqual(mail.texts.map(({ length }) => length), [971]);
  const host = await mail.open(key, "table", { door: hostDoor(pair, key) });
  assert.deepEqual(await host.fetch(), [{ ...request, answer: door.answer }]);
  // As much again as the longest one would still fit.
  await box.post({ ...request, offer: offer + "x".repeat(150) });
  await assert.rejects(box.post({ ...request, offer: "x".repeat(668) }), { code: "mailbox-long" });
  assert.ok(tableText({ key, host: pair.x }).length - key.length <= 48);
});

test("a friend knocks, is let in and sits; the mailbox and who has the link see nothing", async (context) => {
  const { table, mail, host, link, key, names } = await hosting(context);
  const olha = await table.knock(link, "Olha");
  assert.deepEqual(names(), ["Olha"]);
  // The attack of who has the link: reads the box of requests.
  assert.deepEqual(await (await mail.open(key, "table")).fetch(), []);
  const stranger = await guestDoor(tableIn(link)?.host ?? "", key);
  await assert.rejects(stranger.sealBy(() => /** @type {any} */ (null)).open(new Uint8Array(728)));
  await table.letIn(host);
  assert.equal(olha.room.state.stage, "in");
  assert.deepEqual(await (await mail.open(key, "table")).fetch(), []);
  assert.ok(new Set(mail.texts.map(({ length }) => length)).size === 1);
});

test("who repeats the request of another one, changed or not, changes nothing at the door", async (context) => {
  const { table, mail, host, link, key, names, offers, looks } = await hosting(context);
  const olha = await table.knock(link, "Olha");
  const path = await mail.pathOf(key, "table");
  const [first = ""] = mail.inBox(path);
  olha.do(() => olha.room.far.stop());
  await table.press(olha, () => void olha.room.far.sit());
  await looks();
  assert.equal(offers().length, 2);
  const second = mail.inBox(path).find((text) => text !== first) ?? "";
  // The older one, the newer one, one with the newer one's head, and one with a bit changed.
  for (const text of [first, second, second.slice(0, 43) + first.slice(43), `${second.slice(0, 500)}${second[500] === "A" ? "B" : "A"}${second.slice(501)}`]) {
    await mail.repeat(key, "table", text);
  }
  await looks();
  assert.deepEqual(names(), ["Olha"]);
  await table.letIn(host);
  await mail.repeat(key, "table", second);
  await looks();
  assert.deepEqual([names(), olha.room.state.stage, host.called("linked").length, key.length], [[], "in", 1, 22]);
});

test("who asks under the name of another stands beside it, and takes neither its seat nor its answer", async (context) => {
  const { table, mail, host, far, link, key, names, looks } = await hosting(context);
  const olha = await table.knock(link, "Olha");
  // As a page of the version before asks, with what all know who have the link.
  await (await mail.open(key, "table")).post({ id: "f".repeat(16), device: "f".repeat(16), name: "Olha", offer: "offer-Mallory" });
  const mallory = await table.knock(link, "Olha");
  await looks();
  assert.equal(new Set(far.waiting.map((/** @type {{caller: number}} */ { caller }) => caller)).size, 3);
  await table.letIn(host);
  assert.deepEqual([olha.room.state.stage, names(), mallory.room.id, mallory.room.far.sent], ["in", ["Olha", "Olha"], "", true]);
});

test("who has the link cannot answer for the host, and cannot end the table", async (context) => {
  const { table, mail, host, link, key, names, offers, looks } = await hosting(context);
  const mallory = await table.knock(link, "Mallory");
  const before = mail.texts;
  await table.press(host, () => host.room.far.refuse(host.room.far.waiting[0]));
  await looks();
  assert.equal(mallory.room.far.problem, "error-far-refused");
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
  await mail.repeat(key, "end", refusal);
  const olha = await table.knock(link, "Olha");
  await looks();
  const { id = "", answer = "" } = offers().at(-1) ?? {};
  // In the box of the version before.
  const guessed = await mail.open(key, `answer ${id}`);
  for (const told of [{ refused: true }, await own.say(`answer ${id}`, { refused: true })]) await guessed.post(told);
  await looks();
  assert.deepEqual([olha.room.far.sent, olha.room.far.problem, names()], [true, "", ["Olha"]]);
  assert.notEqual(answer, "");
  await table.letIn(host);
  assert.equal(olha.room.state.stage, "in");
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
  const { table, mail, host, far, link, key, names, looks } = await hosting(context);
  const olha = await table.knock(link, "Olha");
  const [request = ""] = mail.inBox(await mail.pathOf(key, "table"));
  await table.press(host, () => (far.withdraw(), far.show()));
  const next = far.exchange.url;
  assert.notEqual(next, link);
  await looks();
  assert.equal(olha.room.far.problem, "error-far-withdrawn");
  await mail.repeat(tableIn(next)?.key ?? "", "table", request);
  await looks();
  assert.deepEqual(names(), []);
});

test("a removed person does not come back, and no other is shut out, also where all have one name", async (context) => {
  const { table, mail, host, link, key, names, looks } = await hosting(context);
  const mallory = await table.knock(link, "Olha");
  await table.letIn(host);
  assert.equal(mallory.room.state.stage, "in");
  const { seat } = mallory.room.state;
  await table.press(host, () => host.room.remove(seat));
  await table.pass(1000);
  // Who is removed knocks again and again, and has seen what others left.
  const again = await table.knock(link, "Olha", Object.fromEntries(mallory.disk.settings));
  await looks();
  assert.equal(again.room.far.problem, "error-far-refused");
  const olha = await table.knock(link, "Olha");
  await looks();
  assert.deepEqual(names(), ["Olha"]);
  const path = await mail.pathOf(key, "table");
  const left = mail.inBox(path);
  await table.press(again, () => void again.room.far.sit());
  for (const text of left) await mail.repeat(key, "table", text);
  await looks();
  assert.deepEqual([names(), again.room.far.problem, olha.room.far.problem], [["Olha"], "error-far-refused", ""]);
});

test("a device that knocks many times has one text in the box, and its older page is told", async (context) => {
  const { table, mail, link, key, names, looks } = await hosting(context);
  const pages = [];
  for (let number = 0; number < MOST_IN_BOX + 4; number += 1) pages.push(await table.knock(link, "Olha", { "far-device": "one" }));
  await looks();
  assert.equal(pages[0]?.room.far.problem, "error-far-elsewhere");
  assert.deepEqual([names(), mail.inBox(await mail.pathOf(key, "table")).length], [["Olha"], 1]);
  // Another one still finds room.
  await table.knock(link, "Bob");
  await looks();
  assert.ok(names().includes("Bob"));
});

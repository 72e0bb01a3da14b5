// @ts-check
// Tests how a page leaves its return code in the mailbox by which it came, and looks for those of others when the engine says so. That
// devices come back by it is in far.test.js and in the evenings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FarChoice } from "../../web/app/online/far/far-choice.js";
import { MailReturn } from "../../web/app/online/far/mail-return.js";
import { newBoxKey } from "../../web/peer/mailbox.js";
import { Table } from "./evenings/table.js";

/** @import { TestContext } from "node:test" */

const KEY = newBoxKey();

/** A page in the room "m", that may ask the mailbox. @param {TestContext} context @param {Record<string, string>} [settings] */
async function inRoom(context, settings = { mailbox: "yes", "box-m": KEY }) {
  const table = await Table.begin(context);
  const page = table.device("Ada", settings);
  /** @type {string[]} codes that it has taken */
  const taken = [];
  const room = { id: "m", closed: false, deps: page.deps, reconnector: { takeReturn: async (/** @type {string} */ text) => void taken.push(text) } };
  const mailReturn = new MailReturn(/** @type {any} */ (room));
  const press = (/** @type {() => unknown} */ work) => table.press(page, () => void work());
  await press(() => mailReturn.load());
  /** @type {number[]} looks that have ended */
  const done = [];
  const look = (/** @type {number} */ number, /** @type {number | null} */ pause) => press(() => void mailReturn.look(pause).then(() => done.push(number)));
  const boxOf = (/** @type {string} */ key) => page.do(() => table.box(key, "back m"));
  const codes = async () => (await boxOf(KEY)).fetch();
  return { table, page, room, mailReturn, press, look, done, taken, boxOf, codes };
}

test("a device that came by the mailbox leaves its return code there, each once", async (context) => {
  const { mailReturn, press, codes } = await inRoom(context);
  for (const code of ["code-1", "code-1", ""]) await press(() => mailReturn.leave(code));
  assert.deepEqual(await codes(), [{ back: "#back=code-1" }]);
});

test("a code that no mailbox takes is left once one is there again, and not after it has gone out of use", async (context) => {
  const warned = context.mock.method(console, "warn", () => undefined).mock;
  const { table, mailReturn, press, codes } = await inRoom(context);
  table.mail.away = true;
  await press(() => mailReturn.leave("code-1"));
  await table.pass(4000);
  table.mail.away = false;
  await table.pass(4000);
  assert.deepEqual(await codes(), [{ back: "#back=code-1" }]);
  table.mail.refuses = 429;
  await press(() => mailReturn.leave("code-2"));
  await press(() => mailReturn.leave(""));
  table.mail.refuses = 0;
  await table.pass(8000);
  assert.equal((await codes()).length, 1);
  // One that will never fit is tried once.
  table.mail.refuses = 413;
  const { asked } = table.mail;
  await press(() => mailReturn.leave("code-3"));
  await table.pass(8000);
  assert.deepEqual([table.mail.asked - asked, warned.callCount()], [1, 1]);
});

test("a code that goes out of use before the mailboxes are known is left nowhere", async (context) => {
  const table = await Table.begin(context);
  const page = table.device("Ada", { mailbox: "yes", "box-m": KEY });
  let know = () => {};
  page.deps.siteMailboxes = () => new Promise((resolve) => (know = () => resolve(["https://box.example"])));
  const mailReturn = new MailReturn(/** @type {any} */ ({ id: "m", closed: false, deps: page.deps }));
  await table.press(page, () => void mailReturn.load());
  await table.press(page, () => void mailReturn.leave("code-1"));
  await table.press(page, () => void mailReturn.leave(""));
  know();
  await table.pass(2000);
  assert.equal(table.mail.asked, 0);
});

test("a list of mailboxes that cannot be fetched again takes none away", async () => {
  const lists = [["https://mail.example"], []];
  const settings = /** @type {any} */ ({ get: async () => "yes" });
  const choice = new FarChoice({ settings, siteMailboxes: async () => lists.shift() ?? [] });
  await choice.load();
  await choice.load();
  assert.deepEqual(choice.origins, ["https://mail.example"]);
});

test("a device that came otherwise, or whose person has taken the yes back, asks no mailbox", async (context) => {
  for (const settings of [{ mailbox: "yes" }, { mailbox: "no", "box-m": KEY }]) {
    const { table, mailReturn, press, look } = await inRoom(context, /** @type {any} */ (settings));
    await press(() => mailReturn.leave("code"));
    await look(1, 1000);
    await table.pass(5000);
    assert.equal(table.mail.asked, 0);
  }
});

test("ordered to look for return codes, a page takes each once, and looks no more when told so", async (context) => {
  const { table, look, done, taken, boxOf } = await inRoom(context);
  const box = await boxOf(KEY);
  await box.post({ back: "#back=code" });
  await box.post({ back: 7 });
  await look(1, 1000);
  assert.deepEqual([taken, done], [["#back=code"], [1]]);
  await look(2, 4000);
  assert.deepEqual(done, [1]);
  await look(3, null);
  const { asked } = table.mail;
  await table.pass(60_000);
  assert.deepEqual([taken, [...done].sort(), table.mail.asked], [["#back=code"], [1, 2, 3], asked]);
});

test("a key that comes while a page looks is looked for at once, and the look waits for the first one", async (context) => {
  const { mailReturn, press, look, done, taken, boxOf } = await inRoom(context, { mailbox: "yes" });
  const keys = [KEY, newBoxKey()];
  await look(1, 1000);
  assert.deepEqual(done, []);
  for (const key of keys) {
    await (await boxOf(key)).post({ back: `#back=${key}` });
    await press(() => mailReturn.keep(key));
  }
  assert.deepEqual([taken, done], [keys.map((key) => `#back=${key}`), [1]]);
});

test("a yes that comes while somebody is away begins the search, and the code of this device is left then", async (context) => {
  const { table, mailReturn, press, look, taken, boxOf, codes } = await inRoom(context, { mailbox: "", "box-m": KEY });
  await press(() => mailReturn.leave("own"));
  await look(1, 1000);
  assert.equal(table.mail.asked, 0);
  await (await boxOf(KEY)).post({ back: "#back=code" });
  await press(() => mailReturn.choice.allow());
  await table.pass(3000);
  assert.deepEqual([taken[0], (await codes()).length], ["#back=code", 2]);
});

test("a mailbox that is away, and a code that is for no end here, stop nothing", async (context) => {
  const { table, page, room, look, done, boxOf } = await inRoom(context);
  room.reconnector.takeReturn = async () => Promise.reject(new Error("return-unknown"));
  await (await boxOf(KEY)).post({ back: "#back=code" });
  table.mail.away = true;
  await look(1, 1000);
  table.mail.away = false;
  for (const number of [2, 3]) await look(number, 1000);
  assert.deepEqual([done.slice(0, 2), page.said], [[1, 2], []]);
});

test("the keys go along to the next game, and are forgotten with the room", async (context) => {
  const { page, room, mailReturn, press } = await inRoom(context);
  const next = new MailReturn(/** @type {any} */ ({ ...room, id: "n" }));
  await press(() => next.follow(mailReturn));
  assert.equal(page.disk.settings.get("box-n"), KEY);
  await press(() => mailReturn.close(true));
  assert.deepEqual(["m", "n"].map((id) => page.disk.settings.get(`box-${id}`)), ["", KEY]);
});

// @ts-check
// Tests backups of games and results: restored, merged from two devices, written by themselves, and refused where they are
// cut.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BackupKeeper } from "../../web/app/backup/backup-keeper.js";
import { backupText, readBackup } from "../../web/app/backup/backup-file.js";
import { PATIENCE_WITH_FILES } from "../../web/lib/waiting/watch.js";
import { deletesAfterSevenDays, remindNow } from "../../web/app/backup/reminder.js";
import { gamesStore } from "../../web/app/backup/backup-games.js";
import { device, engine, file, folder, game, resultOf } from "./backup-kit.js";

/** @param {ReturnType<typeof device>} one @returns {Promise<File>} */
async function backupOf(one) {
  await one.keeper.download();
  return file(one.chosen.files.get("downloaded") ?? "");
}

/** @param {() => boolean} done */
async function until(done) {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {ReturnType<typeof device>} one */
const savesOf = ({ games }) => [...games.values()].map(({ save }) => JSON.parse(save).picks).sort();

test("a lost device gets back everything from its file", async () => {
  const before = device([game("m1", "abc", 7), game("m2", "x")], [resultOf("m1")]);
  const after = device([]);
  await after.keeper.restore([await backupOf(before)]);
  assert.deepEqual([...after.games.values()], [...before.games.values()]);
  assert.deepEqual([...after.counted.values()], [resultOf("m1")]);
  assert.deepEqual(after.keeper.shown.merged, { added: 2, newer: 0, both: 0, refused: 0 });
  assert.deepEqual(after.events, ["restored"]);
});

test("of two versions of a game the longer one stays, on either side", async () => {
  const one = device([game("m1", "abc"), game("m2", "x")]);
  const two = device([game("m1", "ab"), game("m2", "xyz")]);
  const [first, second] = [await backupOf(one), await backupOf(two)];
  await one.keeper.restore([second]);
  await two.keeper.restore([first]);
  assert.deepEqual(savesOf(one), ["abc", "xyz"]);
  assert.deepEqual(savesOf(two), ["abc", "xyz"]);
  assert.deepEqual(one.keeper.shown.merged, { added: 0, newer: 1, both: 0, refused: 0 });
});

test("two different continuations of a game are both kept, and not copied again", async () => {
  const one = device([game("m1", "abc")]);
  const two = device([game("m1", "abd")]);
  const [first, second] = [await backupOf(one), await backupOf(two)];
  for (let times = 0; times < 2; times += 1) {
    await one.keeper.restore([second]);
    await two.keeper.restore([first]);
  }
  assert.deepEqual(savesOf(one), ["abc", "abd"]);
  assert.deepEqual(savesOf(two), ["abc", "abd"]);
  assert.equal(JSON.parse(one.games.get("m1")?.save ?? "").picks, "abc");
  // Later backups hold the copies, too: nothing in them is new.
  await one.keeper.restore([await backupOf(two)]);
  assert.deepEqual(savesOf(one), ["abc", "abd"]);
  assert.deepEqual(one.keeper.shown.merged, { added: 0, newer: 0, both: 0, refused: 0 });
});

test("of two results of a game the more complete one stays", async () => {
  const one = device([], [resultOf("m1", { whole: false }), resultOf("m2", { number: 9 }), resultOf("m3", { variant: "own" })]);
  const two = device([], [resultOf("m1"), resultOf("m2"), resultOf("m3"), resultOf("m4")]);
  await one.keeper.restore([await backupOf(two)]);
  assert.deepEqual([...one.counted.values()], [resultOf("m1"), resultOf("m2", { number: 9 }), resultOf("m3", { variant: "own" }), resultOf("m4")]);
});

const BROKEN = {
  "backup-broken": ["", "Once upon a time", "[]", "null", '{"format": 2, "game": "citadels"}', '{"format":"card-table-backup","version":1,"stores":{"games":5}}',
    '{"format":"card-table-backup","version":1}'],
  "backup-newer": ['{"format":"card-table-backup","version":2,"stores":{}}'],
};

for (const [code, texts] of Object.entries(BROKEN)) {
  test(`${code}: the person is told, and nothing is changed, not even by a good file beside it`, async () => {
    for (const text of texts) {
      const here = device([game("m1", "a")]);
      await here.keeper.restore([await backupOf(device([game("m2", "b")])), file(text)]);
      assert.deepEqual([savesOf(here), here.events], [["a"], [`failed ${code}`]]);
    }
  });
}

test("a truncated file is refused as a whole", async () => {
  const text = backupText({ games: [game("m1", "abc")] }, 0);
  assert.deepEqual(readBackup(text)["games"]?.length, 1);
  const here = device([]);
  await here.keeper.restore([file(text.slice(0, -5))]);
  assert.deepEqual([here.games.size, here.events], [0, ["failed backup-broken"]]);
});

test("a game that cannot be read, or is open in another tab, does not stop the others", async () => {
  const here = device([game("open", "a")]);
  here.locked.add("open");
  const records = [{ ...game("m1", ""), save: "?" }, { id: 5 }, null, game("open", "ab"), game("good", "c")];
  await here.keeper.restore([file(backupText({ games: records }, 0))]);
  assert.deepEqual(savesOf(here), ["a", "c"]);
  assert.deepEqual(here.keeper.shown.merged, { added: 1, newer: 0, both: 0, refused: 4 });
  assert.deepEqual([...here.locked], ["open"]);
});

test("a game that another tab played on while it was looked at is looked at again", async () => {
  const rows = new Map([["m1", game("m1", "a")]]);
  const locked = /** @type {string[]} */ ([]);
  const store = gamesStore(() => /** @type {any} */ (engine), () => {}, {
    listMatches: async () => [],
    getMatch: async (id) => ({ id, row: rows.get(String(id)) ?? null, raw: rows.get(String(id)) }),
    putMatch: async (row) => void rows.set(row.id, row),
    reserve: async (id) => {
      if (locked.length === 0) rows.set("m1", game("m1", "abcd"));
      locked.push(id);
      return () => void locked.push(`${id} free`);
    },
  });
  assert.deepEqual(await store.mergeIn([game("m1", "ab")]), { added: 0, newer: 0, both: 0, refused: 0 });
  assert.equal(rows.get("m1")?.save, game("m1", "abcd").save);
  assert.deepEqual(locked, ["m1", "m1 free"]);
});

test("a damaged game on this device is kept beside the one from the backup", async () => {
  const here = device([{ ...game("m1", ""), save: "damaged" }]);
  await here.keeper.restore([file(backupText({ games: [game("m1", "ab")] }, 0))]);
  assert.equal(here.games.get("m1")?.save, "damaged");
  assert.equal(here.keeper.shown.merged?.both, 1);
});

/** Does what the clock was told to do later. @param {ReturnType<typeof device>} one */
async function pass({ clock }) {
  await Promise.all(clock.later.splice(0).map(({ work }) => work()));
}

test("once a folder is chosen, one file is rewritten after each change", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  assert.deepEqual([...here.chosen.files.keys()], ["backup-a1.json"]);
  here.games.set("m2", game("m2", "b"));
  here.keeper.soon();
  here.keeper.soon();
  assert.equal(here.clock.later.length, 1);
  await pass(here);
  assert.deepEqual(readBackup(here.chosen.files.get("backup-a1.json") ?? "")["games"]?.length, 2);
  assert.equal(here.chosen.files.size, 1);
});

test("no backup is written without a change, or twice in a minute", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  here.chosen.files.clear();
  here.keeper.soon();
  await pass(here);
  assert.equal(here.chosen.files.size, 0);
  here.keeper.soon();
  assert.equal(here.clock.later[0]?.time, 60_000);
});

test("a backup that waited for another one is not made if that one holds everything", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  here.games.set("m1", game("m1", "ab"));
  const { files } = here.chosen;
  const set = files.set.bind(files);
  let written = 0;
  files.set = (name, text) => ((written += 1), set(name, text));
  await Promise.all([here.keeper.now(), here.keeper.write(false)]);
  assert.equal(written, 1);
});

test("a failure is reported once, stays in the lobby, and can be tried again", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  here.chosen.fails = "backup-folder-gone";
  for (const picks of ["ab", "abc"]) {
    here.games.set("m1", game("m1", picks));
    here.keeper.soon();
    await pass(here);
  }
  assert.deepEqual(here.events, ["failed backup-folder-gone"]);
  assert.deepEqual([here.keeper.shown.due, here.keeper.shown.problem], [true, "backup-folder-gone"]);
  here.chosen.fails = "";
  await here.keeper.now();
  assert.deepEqual([here.keeper.shown.due, here.keeper.shown.problem], [false, ""]);
  assert.match(here.chosen.files.get("backup-a1.json") ?? "", /abc/);
});

test("a folder that does not answer is told, leaves other ways open, and what it wrote late counts", async (context) => {
  const chosen = folder();
  const here = device([game("m", "aab")], [], chosen);
  await here.keeper.choose();
  const [name = ""] = chosen.files.keys();
  const first = chosen.files.get(name);
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  let wake = () => {};
  chosen.answer = new Promise((resolve) => (wake = () => resolve()));
  here.games.set("m", game("m", "aabb", 2));
  const before = chosen.writes;
  const saving = here.keeper.now();
  // The text's digest is made in another thread.
  await until(() => chosen.writes > before);
  assert.equal(here.keeper.shown.busy, "saving");
  context.mock.timers.tick(PATIENCE_WITH_FILES);
  await saving;
  const { busy, problem, due } = here.keeper.shown;
  assert.deepEqual([busy, problem, due, here.events.at(-1), chosen.files.get(name)], ["", "backup-late", true, "failed backup-late", first]);
  // The file is not said to hold what it lacks.
  assert.equal(await here.keeper.changed(), true);
  await here.keeper.download();
  assert.ok(chosen.files.has("downloaded"));
  wake();
  await until(() => !here.keeper.shown.problem);
  assert.deepEqual([here.keeper.shown.problem, here.keeper.shown.due, await here.keeper.changed()], ["", false, false]);
  assert.notEqual(chosen.files.get(name), first);
});

test("expired permission is asked for only after a press", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  here.chosen.allowed = false;
  here.games.set("m1", game("m1", "ab"));
  here.keeper.soon();
  await pass(here);
  assert.deepEqual([here.chosen.asked, here.keeper.shown.problem], [0, "backup-not-allowed"]);
  await here.keeper.now();
  assert.equal(here.chosen.asked, 1);
});

test("two devices with one folder have a file each, and each restores the other's", async () => {
  const shared = folder();
  const one = device([game("m1", "a")], [], shared);
  await one.keeper.choose();
  shared.files.set("backup-b2.json", backupText({ games: [game("m2", "b")] }, 0));
  await one.keeper.choose();
  assert.equal(one.keeper.shown.others, 1);
  await one.keeper.restoreFolder();
  assert.deepEqual(savesOf(one), ["a", "b"]);
});

test("without a folder the page shows a reminder when it is due, until it is dismissed", async () => {
  const here = device([game("m1", "a")]);
  here.clock.due = true;
  here.keeper.soon();
  await pass(here);
  assert.equal(here.keeper.shown.due, true);
  await here.keeper.dismiss();
  assert.deepEqual([here.keeper.shown.due, here.facts().reminded], [false, 1000]);
  await here.keeper.now();
  assert.deepEqual(here.events, ["download backup-1970-01-01.json"]);
});

const DAY = 86_400_000;

test("a reminder is rare, and comes only if there is something to lose", () => {
  const now = 100 * DAY;
  const usual = { now, ended: [1, 2, 3, 4, 5].map((days) => now - days * DAY), saved: 0, reminded: 0, sevenDays: false };
  assert.equal(remindNow(usual), true);
  assert.equal(remindNow({ ...usual, saved: now - DAY * 3 }), false);
  assert.equal(remindNow({ ...usual, reminded: now - 29 * DAY }), false);
  assert.equal(remindNow({ ...usual, ended: [] }), false);
  const week = { ...usual, ended: [now - DAY], sevenDays: true };
  assert.equal(remindNow(week), true);
  assert.equal(remindNow({ ...week, sevenDays: false }), false);
  assert.equal(remindNow({ ...week, reminded: now - 6 * DAY }), false);
});

test("browsers that delete data after seven days without a visit are known by their names", () => {
  const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
  const chrome = "Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  assert.equal(deletesAfterSevenDays({ install: "elsewhere", agent: safari }), true);
  assert.equal(deletesAfterSevenDays({ install: "by-hand", agent: "CriOS" }), true);
  assert.equal(deletesAfterSevenDays({ install: "installed", agent: safari }), false);
  assert.equal(deletesAfterSevenDays({ install: "elsewhere", agent: chrome }), false);
});

test("a clock that was set back delays no backup", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  here.keeper.soon();
  await pass(here);
  here.clock.now -= 2 * DAY;
  here.keeper.soon();
  assert.equal(here.clock.later[0]?.time, 60_000);
});

test("a reminder depends on no time that is still to come", () => {
  const now = 100 * DAY;
  const usual = { now, ended: Array.from({ length: 5 }, (_, at) => now - at - 1), saved: 0, reminded: 0, sevenDays: false };
  assert.equal(remindNow(usual), true);
  // The clock was ahead when the last backup was made, the last reminder dismissed, a game finished.
  assert.equal(remindNow({ ...usual, saved: now + DAY, reminded: now + DAY }), true);
  assert.equal(remindNow({ ...usual, saved: now, ended: usual.ended.map(() => now + DAY) }), false);
});

/** @import { BackupStore } from "../../web/app/backup/backup-file.js" */

/** Adds a store to a device, in front of the others. @param {ReturnType<typeof device>} one @param {BackupStore} store */
const withStore = (one, store) => void (one.keeper.tools = { ...one.keeper.tools, stores: [store, ...one.keeper.tools.stores] });
const fails = async () => { throw Object.assign(new Error("newer"), { code: "storage-newer" }); };

test("a backup of results alone says what it took", async () => {
  const here = device([], [resultOf("m1", { whole: false })]);
  await here.keeper.restore([file(backupText({ results: [resultOf("m1"), resultOf("m2"), resultOf("m3", { ended: 1e300 }), null] }, 0))]);
  assert.deepEqual(here.keeper.shown.taken["results"], { added: 1, changed: 1, refused: 2 });
  assert.deepEqual(here.keeper.shown.merged, { added: 0, newer: 0, both: 0, refused: 0 });
});

test("a store that refuses keeps no other one from what the backup has for it", async () => {
  const here = device([]);
  withStore(here, { name: "problems", all: async () => [], mergeIn: fails });
  await here.keeper.restore([file(backupText({ games: [game("m1", "a")], problems: [{}], results: [resultOf("m1")] }, 0))]);
  assert.deepEqual([here.games.size, here.counted.size], [1, 1]);
  assert.deepEqual(here.keeper.shown.lost, [{ name: "problems", code: "storage-newer" }]);
  assert.deepEqual(here.keeper.shown.merged?.added, 1);
});

test("one store that cannot be read: a file has the others and says so, the folder keeps its last backup", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.choose();
  const before = here.chosen.files.get("backup-a1.json");
  withStore(here, { name: "days", all: fails, mergeIn: async () => {} });
  here.games.set("m2", game("m2", "b"));
  here.keeper.soon();
  await pass(here);
  assert.equal(here.chosen.files.get("backup-a1.json"), before);
  assert.deepEqual([here.keeper.shown.problem, here.keeper.shown.due], ["storage-newer", true]);
  await here.keeper.download();
  const saved = readBackup(here.chosen.files.get("downloaded") ?? "");
  assert.deepEqual([saved["games"]?.length, "days" in saved], [2, false]);
  assert.deepEqual(here.keeper.shown.lost, [{ name: "days", code: "storage-newer" }]);
});

test("one damaged file in the folder hides none of the others, and is named", async () => {
  const here = device([]);
  await here.keeper.choose();
  for (const id of ["m1", "m2"]) here.chosen.files.set(`backup-${id}.json`, backupText({ games: [game(id, "a")] }, 0));
  for (const [name, text] of [["cut", "{"], ["newer", '{"format":"card-table-backup","version":2,"stores":{}}']]) here.chosen.files.set(String(name), String(text));
  await here.keeper.restoreFolder();
  assert.deepEqual([...here.games.keys()], ["m1", "m2"]);
  assert.deepEqual(here.keeper.shown.damaged, ["cut", "newer"]);
});

test("a folder that another tab has chosen is neither forgotten nor overlooked", async () => {
  const here = device([game("m1", "a")]);
  await here.keeper.look();
  const other = new BackupKeeper(here.keeper.deps, here.keeper.tools);
  await other.choose();
  await here.keeper.dismiss();
  assert.equal(here.facts().folder?.name, "Papers");
  await here.keeper.look();
  assert.equal(here.keeper.shown.folder, "Papers");
});

test("facts that cannot be read are said, and the sheet has its part all the same", async () => {
  const here = device([game("m1", "a")]);
  here.keeper.tools = { ...here.keeper.tools, readFacts: fails };
  await here.keeper.look();
  assert.deepEqual([here.keeper.shown.known, here.keeper.shown.unread], [true, "storage-newer"]);
});

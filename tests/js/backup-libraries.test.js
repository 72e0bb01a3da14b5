// @ts-check
// Tests the libraries of own players in a backup: restored in order, checked, limited in size, never replaced by an older
// one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { librariesHere, withWheels } from "../../web/app/backup/backup-libraries.js";
import { readWheel } from "../../web/box/wheel-file.js";
import { device, file, folder, game } from "./backup-kit.js";
import { METADATA, OURS, wheel } from "./wheel-kit.js";

const lucky = await readWheel(wheel(), OURS);
const newer = await readWheel(wheel("lucky_one-1.1-py3-none-any.whl", { "lucky_one-1.1.dist-info/METADATA": METADATA.replace("1.0", "1.1") }), OURS);
const OTHER = "other-2.0-py3-none-any.whl";
// Longer than one piece of letters, and of a length that no piece has.
const other = await readWheel(wheel(OTHER, { "other.py": "#".repeat(50_001), "other-2.0.dist-info/METADATA": "Name: other\nVersion: 2.0\n" }), OURS);

/** @param {ReturnType<typeof device>} one @returns {Promise<any>} */
async function backupOf(one) {
  await one.keeper.download();
  return JSON.parse(one.chosen.files.get("downloaded") ?? "");
}

/** @param {any} backup */
const fileOf = (backup) => file(JSON.stringify(backup));

/** @param {{taken?: number, bytes?: number, refused?: string[], away?: boolean}} [more] */
const back = (more) => ({ taken: 0, bytes: 0, refused: [], away: false, ...more });

test("a lost device gets back its libraries in their order, and the sheet shows their size", async () => {
  const before = device([game("m1", "abc")], [], folder(), [lucky, other]);
  const backup = await backupOf(before);
  const bytes = lucky.size + other.size;
  await before.keeper.look();
  assert.deepEqual(before.keeper.shown.libraries, { count: 2, bytes, left: [] });
  const after = device([]);
  await after.keeper.look();
  assert.equal(after.keeper.shown.libraries, null);
  await after.keeper.restore([fileOf(backup)]);
  assert.deepEqual([...after.libraries.values()], [...before.libraries.values()]);
  assert.deepEqual(after.keeper.shown.librariesBack, back({ taken: 2, bytes }));
  assert.deepEqual(after.keeper.shown.libraries, { count: 2, bytes, left: [] });
  assert.equal(after.games.size, 1);
  await after.keeper.restore([fileOf(backup)]);
  assert.deepEqual(after.keeper.shown.librariesBack, back());
});

test("a wheel that is broken, changed, renamed or for another Python is refused, the others are taken", async () => {
  const backup = await backupOf(device([game("m1", "abc")], [], folder(), [lucky, other]));
  const [good, long] = backup.stores.libraries;
  const bad = [
    { ...good, wheel: `!${good.wheel}` }, { ...good, wheel: good.wheel.slice(0, 40) }, { ...good, wheel: 5 }, { ...good, wheel: undefined },
    { ...good, sha256: long.sha256 }, { ...good, id: "math" }, { ...good, file: OTHER }, { ...good, file: "../box.py" }, { ...good, file: 7 },
    { ...good, file: "lucky_one-1.0-cp312-cp312-win_amd64.whl" }, { file: "x".repeat(999) }, null,
  ];
  for (const record of bad) {
    const here = device([]);
    await here.keeper.restore([fileOf({ ...backup, stores: { ...backup.stores, libraries: [record, long] } })]);
    assert.deepEqual([[...here.libraries.keys()], here.games.size, here.events], [["other"], 1, ["restored"]]);
    const shown = String(record?.file ?? "?").slice(0, 80);
    assert.deepEqual(here.keeper.shown.librariesBack, back({ taken: 1, bytes: other.size, refused: [shown] }));
  }
});

test("a library that is here stays, whatever version the backup has", async () => {
  const backup = await backupOf(device([], [], folder(), [lucky, other]));
  const here = device([], [], folder(), [newer]);
  await here.keeper.restore([fileOf(backup)]);
  assert.deepEqual([...here.libraries.values()].map(({ name, version }) => `${name} ${version}`), ["Lucky.One 1.1", "other 2.0"]);
});

test("without a network games are restored, and the person is told to restore libraries later", async () => {
  const backup = await backupOf(device([game("m1", "abc")], [], folder(), [lucky]));
  const here = device([]);
  here.network.away = true;
  await here.keeper.restore([fileOf(backup)]);
  assert.deepEqual([here.games.size, here.libraries.size, here.keeper.shown.librariesBack], [1, 0, back({ away: true })]);
  here.network.away = false;
  await here.keeper.restore([fileOf(backup)]);
  assert.equal(here.libraries.size, 1);
});

test("a change of the libraries alone makes a backup, and without one no wheel is read", async () => {
  const here = device([game("m1", "a")], [], folder(), [lucky]);
  await here.keeper.choose();
  assert.equal(await here.keeper.changed(), false);
  assert.equal(JSON.stringify(await here.keeper.records()).includes("wheel\":"), false);
  here.libraries.set("lucky-one", { ...newer, order: 0 });
  assert.equal(await here.keeper.changed(), true);
});

test("libraries that are too large for a backup are listed, and the others are saved", async () => {
  const large = (/** @type {string} */ id, /** @type {number} */ size) => ({ ...other, id, file: `${id}.whl`, size, order: 1 });
  const all = [large("one", 60_000_000), large("two", 50_000_000), large("three", 40_000_000)];
  assert.deepEqual(await librariesHere({ listLibraries: async () => all }), { count: 2, bytes: 100_000_000, left: ["two.whl"] });
  const records = await withWheels(all, { getWheel: async (id) => (id === "one" ? undefined : new Uint8Array(2)) });
  assert.deepEqual(records.map(({ id, wheel: letters }) => [id, letters]), [["three", "AAA="]]);
});

test("a backup from before there were libraries still opens", async () => {
  const here = device([], [], folder(), [lucky]);
  await here.keeper.restore([file(readFileSync(new URL("backup-1.json", import.meta.url), "utf8"))]);
  assert.deepEqual([[...here.games.keys()], [...here.counted.keys()], [...here.libraries.keys()]], [["m1", "m2"], ["m1"], ["lucky-one"]]);
  assert.deepEqual([here.keeper.shown.librariesBack, here.events], [back(), ["restored"]]);
});

// @ts-check
// Tests own players in a backup: restored with all versions, refused where they are damaged. Merging is tested in test_records.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { device, file, folder, game } from "./backup-kit.js";
import { newPlayer, saved } from "../../web/app/workshop/player-file.js";

/** @import { OwnPlayer } from "../../web/store/own-players.js" */

/**
 * A player with these versions, saved at 1, 2 and so on.
 * @param {string} id
 * @param {string} texts one letter each
 * @param {Partial<OwnPlayer>} [more]
 * @returns {OwnPlayer}
 */
function player(id, texts, more) {
  const versions = [...texts].map((text, at) => ({ time: at + 1, text }));
  return { id, game: "citadels", name: id, text: texts.at(-1) ?? "", versions, updated: texts.length, ...more };
}

/** @param {OwnPlayer[]} players @param {import("../../web/store/matches.js").Row[]} [games] */
const deviceOf = (players, games = []) => device(games, [], folder(), [], players);

/** @param {ReturnType<typeof device>} one @returns {Promise<any>} */
async function backupOf(one) {
  await one.keeper.download();
  return JSON.parse(one.chosen.files.get("downloaded") ?? "");
}

/** @param {ReturnType<typeof device>} one @param {any} backup */
const take = (one, backup) => one.keeper.restore([file(JSON.stringify(backup))]);

/** @param {any[]} players a backup that holds nothing else */
const holding = (players) => ({ format: "card-table-backup", version: 1, stores: { players } });

test("a lost device gets back its players with all versions, and the sheet shows their number", async () => {
  const before = deviceOf([player("one", "abc", { text: "typed", updated: 9 }), player("two", "x", { game: "pointcity" })]);
  await before.keeper.look();
  assert.equal(before.keeper.shown.players, 2);
  const backup = await backupOf(before);
  const after = deviceOf([]);
  await take(after, backup);
  assert.deepEqual([...after.players], [...before.players]);
  assert.deepEqual(after.keeper.shown.taken["players"], { added: 2, changed: 0, refused: 0 });
  assert.equal(after.keeper.shown.players, 2);
  await take(after, backup);
  assert.deepEqual(after.keeper.shown.taken["players"], { added: 0, changed: 0, refused: 0 });
  assert.deepEqual([...after.players], [...before.players]);
});

test("a damaged player is refused, the others are taken", async () => {
  const good = player("one", "ab");
  const bad = [
    { ...good, text: 5 }, { ...good, id: undefined }, { ...good, versions: null }, { ...good, versions: [{ time: 1 }] }, { ...good, updated: "now" },
    { ...good, updated: 1e300 }, { ...good, versions: [{ time: 1e300, text: "a" }] },
  ];
  for (const record of bad) {
    const here = deviceOf([]);
    await take(here, { ...holding([record, player("two", "x")]), stores: { players: [record, player("two", "x")], games: [game("m1", "abc")] } });
    assert.deepEqual([[...here.players.keys()], here.games.size, here.events], [["two"], 1, ["restored"]]);
    assert.deepEqual(here.keeper.shown.taken["players"], { added: 1, changed: 0, refused: 1 });
  }
});

test("a changed, renamed or new player alone makes a backup", async () => {
  const begun = newPlayer({ id: "one", game: "citadels", name: "one", text: "a", now: 1 });
  const here = deviceOf([begun]);
  await here.keeper.choose();
  assert.equal(await here.keeper.changed(), false);
  for (const record of [{ ...begun, text: "b" }, { ...begun, name: "other" }, saved({ ...begun, text: "b" }, 2)]) {
    here.players.set("one", record);
    assert.equal(await here.keeper.changed(), true);
  }
  here.players.set("one", begun).set("two", player("two", "x"));
  assert.equal(await here.keeper.changed(), true);
  await here.keeper.write(false);
  assert.equal(await here.keeper.changed(), false);
});

test("a backup of an older version without players still opens, and keeps those that are here", async () => {
  const here = deviceOf([player("one", "a")]);
  await here.keeper.restore([file(readFileSync(new URL("backup-1.json", import.meta.url), "utf8"))]);
  assert.deepEqual([[...here.games.keys()], [...here.players.values()], here.keeper.shown.taken["players"]], [["m1", "m2"], [player("one", "a")], { added: 0, changed: 0, refused: 0 }]);
});

const FILES = { 1: { name: "one", text: "def choose" } };

test("a game goes on with its own player after it was brought back", async () => {
  const before = deviceOf([], [{ ...game("m1", "abc"), files: FILES }, game("m2", "a")]);
  const backup = await backupOf(before);
  const after = deviceOf([]);
  await take(after, backup);
  assert.deepEqual([...after.games], [...before.games]);
  assert.equal("files" in (after.games.get("m2") ?? {}), false);
  // Each device played on: the copy has its player, too.
  const other = deviceOf([], [game("m1", "abx")]);
  await take(other, backup);
  assert.deepEqual([...other.games.values()].map(({ files }) => files), [undefined, FILES, undefined]);
});

test("a reading that ends after a restore does not show the state before", async () => {
  const here = deviceOf([]);
  const { tools } = here.keeper;
  const ends = /** @type {((count: number) => void)[]} */ ([]);
  const real = tools.playersHere;
  tools.playersHere = () => new Promise((resolve) => void ends.push(resolve));
  const slow = here.keeper.look();
  await new Promise((resolve) => setTimeout(resolve));
  tools.playersHere = real;
  await take(here, holding([player("one", "a")]));
  ends[0]?.(0);
  await slow;
  assert.deepEqual([ends.length, here.keeper.shown.players], [1, 1]);
});

// @ts-check
// Tests that the page reads backups and records that earlier versions of it wrote: the folders of `tests/py/corpus`.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readBackup } from "../../web/app/backup/backup-file.js";
import { device, file } from "./backup-kit.js";
import { isDayRecord, isEvening, isOwnPlayer, isProblemRecord, isResult } from "./sound.js";

const FIRST_WITH_EVENINGS = 9;
const corpus = new URL("../py/corpus/", import.meta.url);

for (const version of readdirSync(corpus)) {
  const path = new URL(`${version}/backup.json`, corpus);
  if (existsSync(path)) test(`a backup of version ${version} of the formats is restored`, async () => {
    const text = readFileSync(path, "utf8");
    const stores = readBackup(text);
    const evenings = stores.evenings ? ["evenings"] : [];
    assert.deepEqual(Object.keys(stores), ["games", "results", "days", "problems", ...evenings, "players", "libraries"]);
    assert.equal(evenings.length, Number(version) < FIRST_WITH_EVENINGS ? 0 : 1);
    assert.ok(stores.days?.length && stores.days.every(isDayRecord));
    assert.ok(stores.results?.length && stores.results.every(isResult));
    assert.ok(stores.problems?.length && stores.problems.every(isProblemRecord));
    assert.ok(stores.players?.length && stores.players.every(isOwnPlayer));
    assert.ok((stores.evenings ?? []).every(isEvening));
    const here = device([]);
    await here.keeper.restore([file(text)]);
    assert.deepEqual([here.games.size, here.counted.size], [stores.games?.length, stores.results?.length]);
    assert.deepEqual([...here.players.values()].map(({ name }) => name), stores.players?.map(({ name }) => name));
    assert.deepEqual([...here.libraries.keys()], stores.libraries?.map(({ id }) => id));
  });
}

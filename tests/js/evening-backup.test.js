// @ts-check
// Tests that a backup has the evenings of friends, and that restoring them loses no game of either device.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Evening, mergeEvenings, readEvenings, tally } from "../../web/app/evenings/evening.js";
import { rest } from "./kit.js";

/** @param {string} match @param {...string} winners */
const played = (match, ...winners) => ({ match, game: "g", people: ["Ada", "Bo"], winners });

/** @param {string[]} rooms @param {number} began @param {...ReturnType<typeof played>} games */
const evening = (rooms, began, ...games) => ({ rooms, began, games });

/** @param {...any} evenings */
function device(...evenings) {
  let stored = JSON.stringify(evenings);
  return {
    get: async () => stored,
    set: async (/** @type {string} */ _name, /** @type {string} */ value) => void (stored = value),
    change: async (/** @type {string} */ _name, /** @type {(before: string) => string} */ change) => {
      // A lost connection: the database asks twice.
      change(stored);
      stored = change(stored);
    },
  };
}

test("a lost device gets back every evening, the latest first, and a second time nothing is new", async () => {
  const all = [evening(["b"], 2, played("2", "Bo")), evening(["a"], 1, played("1", "Ada"))];
  const here = device();
  assert.deepEqual(await mergeEvenings([...all].reverse(), here.change), { added: 2, changed: 0, refused: 0 });
  assert.deepEqual(await readEvenings(here), all);
  assert.deepEqual(await mergeEvenings(all, here.change), { added: 0, changed: 0, refused: 0 });
});

test("two devices of one evening have all its games afterwards, whichever goes first", async () => {
  const one = evening(["a", "b"], 5, played("1", "Ada"), played("2", "Bo"));
  const other = evening(["b", "c"], 4, played("2", "Bo"), played("3", "Bo"));
  for (const [here, there] of [[one, other], [other, one]]) {
    const known = device(here);
    assert.deepEqual(await mergeEvenings([there], known.change), { added: 0, changed: 1, refused: 0 });
    const [whole, ...rest] = await readEvenings(known);
    assert.deepEqual([rest, whole?.began, [...(whole?.rooms ?? [])].sort()], [[], 4, ["a", "b", "c"]]);
    assert.deepEqual(tally(/** @type {any} */ (whole)).map(({ name, wins, games }) => [name, wins, games]), [["Bo", 2, 3], ["Ada", 1, 3]]);
  }
});

test("the evening on the page keeps what a backup has brought meanwhile", async () => {
  const here = device();
  const open = new Evening(here, () => {});
  await open.open("a");
  open.note(played("1", "Ada"));
  await rest();
  await mergeEvenings([evening(["a"], 1, played("0", "Bo"))], here.change);
  open.note(played("2", "Ada"));
  await rest();
  const [whole] = await readEvenings(here);
  assert.deepEqual(whole?.games.map(({ match }) => match).sort(), ["0", "1", "2"]);
});

test("what is no evening is refused and counted, and damages nothing", async () => {
  const good = evening(["a"], 1, played("1", "Ada"));
  const bad = [null, 5, "x", {}, { ...good, rooms: [5] }, { ...good, rooms: ["x".repeat(201)] }, { ...good, began: 1e300 }, { ...good, games: [{ ...played("1"), people: "Ada" }] },
    { ...good, games: Array.from({ length: 101 }, (_, at) => played(String(at))) }];
  const here = device(good);
  assert.deepEqual(await mergeEvenings(bad, here.change), { added: 0, changed: 0, refused: bad.length });
  assert.deepEqual(await readEvenings(here), [good]);
});

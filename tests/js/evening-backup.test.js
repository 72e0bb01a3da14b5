// @ts-check
// Tests that what the engine says of evenings of friends is stored, beside what another tab or a backup has stored meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Evening, forgetEvenings, linesOf, mergeEvenings, readEvenings } from "../../web/app/evenings/evening.js";
import { joinEvenings } from "./evening-fake.js";
import { rest } from "./kit.js";

/** @param {string} match @param {...string} winners */
const played = (match, ...winners) => ({ match, game: "g", people: ["Ada", "Bo"], winners });

/** @param {string[]} rooms @param {number} began @param {...ReturnType<typeof played>} games */
const evening = (rooms, began, ...games) => ({ rooms, began, games });

/** The settings of a device. @param {...any} evenings */
function device(...evenings) {
  const disk = { stored: JSON.stringify(evenings), full: false };
  return {
    disk,
    get: async () => disk.stored,
    change: async (/** @type {string} */ _name, /** @type {(before: string) => string} */ change) => {
      if (disk.full) return;
      // A lost connection: the database asks twice.
      change(disk.stored);
      disk.stored = change(disk.stored);
    },
  };
}

/** @param {any[]} all */
const matches = (all) => all.flatMap(({ games }) => games.map((/** @type {any} */ { match }) => match)).sort();

test("what the engine makes of a backup is stored, and it is asked again where another tab has stored meanwhile", async () => {
  const here = device();
  let asked = 0;
  const call = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (++asked === 1) here.disk.stored = JSON.stringify([evening(["b"], 2, played("2"))]);
    return joinEvenings(method, params);
  });
  assert.deepEqual(await mergeEvenings([evening(["a"], 1, played("1", "Ada"))], here, call), { added: 1, changed: 0, refused: 0 });
  assert.deepEqual([asked, matches(await readEvenings(here))], [2, ["1", "2"]]);
  await forgetEvenings(here);
  assert.deepEqual(await readEvenings(here), []);
});

test("an evening that the engine cannot read keeps no other one of a backup out", async () => {
  const here = device();
  const good = evening(["a"], 1, played("1", "Ada"));
  const keys = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`k${at}`, 1]));
  const odd = [null, 5, { ...good, rooms: ["\ud800"] }, { ...good, later: "\udfff" }, { ...good, later: { "x\ud83d": 1 } }, { ...good, later: keys }, { ...good, ...keys }];
  const call = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => {
    assert.deepEqual(params.more, [good]);
    return joinEvenings(method, params);
  });
  assert.deepEqual(await mergeEvenings([...odd, good], here, call), { added: 1, changed: 0, refused: odd.length });
  assert.deepEqual(matches(await readEvenings(here)), ["1"]);
});

test("the evening on the page keeps what a backup has brought meanwhile, and goes on in the next room", async () => {
  const here = device();
  const deps = { settings: here, call: joinEvenings, draw: () => {} };
  const open = new Evening(deps);
  await open.open("a");
  open.note(played("1", "Ada"));
  await rest();
  await mergeEvenings([evening(["a"], 1, played("0", "Bo"))], here, joinEvenings);
  open.note(played("2", "Ada"));
  await rest();
  assert.deepEqual(matches(await readEvenings(here)), ["0", "1", "2"]);
  const next = new Evening(deps);
  next.follow(open, "b");
  next.note(played("3", "Ada"));
  await rest();
  const [whole, ...others] = await readEvenings(here);
  assert.deepEqual([whole?.rooms, matches(/** @type {any[]} */ ([whole])), others], [["a", "b"], ["0", "1", "2", "3"], []]);
  assert.deepEqual(matches([next.record]), ["0", "1", "2", "3"]);
  const again = new Evening(deps);
  await again.open("b");
  assert.deepEqual(matches([again.record]), ["0", "1", "2", "3"]);
});

test("a game that cannot be stored is shown until the page is closed, and stored with the next one", async () => {
  const here = device();
  const open = new Evening({ settings: here, call: joinEvenings, draw: () => {} });
  await open.open("a");
  here.disk.full = true;
  open.note(played("1", "Ada"));
  await rest();
  assert.deepEqual([matches([open.record]), await readEvenings(here)], [["1"], []]);
});

test("what is no evening is passed over, and sums of another shape count as none", async () => {
  const good = evening(["a"], 1, played("1", "Ada"));
  const bad = [null, 5, "x", {}, { ...good, rooms: [5] }, { ...good, rooms: ["x".repeat(201)] }, { ...good, began: 1e300 }, { ...good, games: [{ ...played("1"), people: "Ada" }] },
    { ...good, games: Array.from({ length: 101 }, (_, at) => played(String(at))) }];
  assert.deepEqual(await readEvenings(device(good, ...bad)), [good]);
  const line = { name: "Ada", wins: 1, games: 1, roles: [] };
  assert.deepEqual([good, { ...good, lines: 5 }, { ...good, lines: [{ ...line, roles: null }] }, { ...good, lines: [line] }].map((one) => linesOf(/** @type {any} */ (one))), [null, null, null, [line]]);
});

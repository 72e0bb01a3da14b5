// @ts-check
// Tests how a card of the help is tried: at its problem, or else in a deal that offers it.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { TryCard } from "../../web/app/problems/try-card.js";
import { readTexts } from "./texts.js";

const SETUP = /** @type {any} */ ({ edition: "2016", players: 4, crown: 0 });
/** @type {Map<string, import("../../web/app/problems/book.js").Way>} */
const WAYS = new Map([["witch", { edition: "2016", problem: "p" }], ["king", { edition: "2016", deal: { setup: SETUP, seed: 7 } }]]);

before(() => readTexts("en", ["locales/"]));

/** @param {boolean | null} [opened] what the opening of a problem resolves to */
async function page(opened = true) {
  /** @type {any[]} */
  const done = [];
  const open = { session: null, replaying: null, room: null, form: null };
  const model = (/** @type {any} */ _offer, /** @type {any} */ flags) => ({ chairs: Array.from({ length: flags.players }, (_, seat) => ({ name: String(seat), player: seat ? "easy" : "person" })) });
  const state = { game: { id: "citadels", setup: { model } }, offers: new Map([["citadels", {}]]), starting: false };
  const tried = new TryCard(/** @type {any} */ ({
    state, open, draw: () => {}, failed: (/** @type {Error} */ error) => done.push(error.message), toast: (/** @type {string} */ text) => done.push(text),
    settings: { get: async () => "Ann" },
    openProblem: async (/** @type {string} */ id) => (done.push(`problem ${id}`), opened),
    create: async (/** @type {any} */ match) => void done.push(match),
  }), async (game) => (game === "citadels" ? WAYS : new Map()));
  await tried.read();
  return { tried, done, open, state };
}

test("a card opens its problem, and waits meanwhile", async () => {
  const { tried, done } = await page();
  const trial = tried.of("2016", "witch");
  assert.deepEqual([trial?.deals, trial?.ready], [false, true]);
  trial?.start("Witch");
  assert.equal(tried.of("2016", "witch")?.ready, false);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(tried.of("2016", "witch")?.ready, true);
  assert.deepEqual(done, ["problem p"]);
});

test("a problem that is not there is said", async () => {
  const { tried, done } = await page(false);
  tried.of("2016", "witch")?.start("Witch");
  await new Promise((resolve) => setTimeout(resolve));
  assert.match(done[1], /not on this device/);
});

test("a card without a problem is dealt, and the person is told what to take", async () => {
  const { tried, done } = await page();
  const trial = tried.of("2016", "king");
  assert.equal(trial?.deals, true);
  trial?.start("King");
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([done[0].setup, done[0].seed, done[0].free, done[0].seating.length], [SETUP, 7, true, 4]);
  assert.match(done[1], /King/);
});

test("no card can be tried at a table, in another edition, or before its way is known", async () => {
  const { tried, open, state } = await page();
  assert.deepEqual([tried.of("classic", "witch"), tried.of("2016", "bishop")], [null, null]);
  for (const part of ["session", "replaying", "room", "form"]) {
    Object.assign(open, { [part]: {} });
    assert.equal(tried.of("2016", "witch"), null);
    Object.assign(open, { [part]: null });
  }
  state.game = { ...state.game, id: "pointcity" };
  assert.equal(tried.of("2016", "witch"), null);
});

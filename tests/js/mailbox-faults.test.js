// @ts-check
// Brings friends to a table by mailboxes that lose, delay, repeat and forge texts, from seeds: in the end all are there, each once.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openBox } from "../../web/peer/mailbox.js";
import { endAll } from "./evenings/evening.js";
import { Table } from "./evenings/table.js";
import { Chance } from "./evenings/world.js";
import { sampled } from "./tiers.js";

const SEEDS = sampled(50, 8, "each kind of fault occurs in eight evenings");
const ORIGINS = ["https://a.example", "https://b.example"];
const FRIENDS = 3;
/** Milliseconds after which a friend who has not been let in presses Sit again. */
const PATIENCE = 25_000;
const MOST_SECONDS = 400;
/** Seconds that a slow answer takes at most. */
const SLOWEST = 6;
after(endAll);

/** Two mailboxes, each of which does what the chance says. @param {Chance} chance @param {Table} table */
function faultyMail(chance, { world }) {
  /** @type {Map<string, string[]>} */
  const boxes = new Map();
  const counts = { lost: 0, slow: 0, gone: 0, twice: 0, forged: 0 };
  const state = { down: false };
  return {
    counts, state,
    fetch: async (/** @type {string} */ address, /** @type {RequestInit} */ { method, body }) => {
      const { origin, pathname, searchParams } = new URL(address);
      const texts = boxes.get(origin + pathname) ?? [];
      boxes.set(origin + pathname, texts);
      const fault = chance.next();
      if (fault < 0.1 || (state.down && method !== "POST")) throw ((counts.gone += 1), new TypeError("Failed to fetch"));
      if (fault < 0.2) {
        counts.slow += 1;
        await new Promise((resolve) => world.later(() => resolve(undefined), 1000 * (1 + chance.below(SLOWEST))));
      }
      if (method === "POST") {
        if (fault > 0.9) counts.lost += 1;
        else texts.push(String(body));
        if (fault > 0.8 && fault < 0.9) texts.push(((counts.twice += 1), String(body)));
      } else if (fault > 0.9) {
        // A text of another box, a changed one, and noise.
        const other = chance.of(["", ...[...boxes.values()].flat()]);
        texts.push(((counts.forged += 1), chance.of([other, other.slice(4), other.replace(/.$/, "A"), "A".repeat(971)])));
      }
      const after = Number(searchParams.get("after") ?? 0);
      return /** @type {any} */ ({ ok: true, status: 200, json: async () => ({ texts: texts.map((text, at) => [at + 1, text]).filter(([number]) => Number(number) > after) }) });
    },
  };
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`friends come by faulty mailboxes, seed ${seed}`, async (context) => {
    const table = await Table.begin(context);
    const mail = faultyMail(new Chance(seed), table);
    const device = (/** @type {string} */ name) => {
      const page = table.device(name);
      Object.assign(page.deps, { siteMailboxes: async () => ORIGINS, openBox: (/** @type {any[]} */ origins, /** @type {string} */ key, /** @type {string} */ purpose, /** @type {any} */ options) => openBox(origins, key, purpose, mail.fetch, options) });
      return page;
    };
    const host = device("Olha");
    await table.press(host, () => host.around.modules.host.openRoom(host.deps, table.wish({ players: ["person", "elsewhere", "elsewhere", "elsewhere"] })));
    await table.press(host, () => host.room.far.allow());
    const friends = Array.from({ length: FRIENDS }, (_, at) => ({ page: device(`Friend ${at + 1}`), pressed: -PATIENCE }));
    for (const { page } of friends) await table.open(page, host.farLink);
    const there = () => friends.every(({ page }) => page.room.state.stage === "in");
    let second = 0;
    for (; second < MOST_SECONDS && !there(); second += 1) {
      for (const friend of friends) {
        const { far, state: { stage } } = friend.page.room;
        if (stage !== "far" || (far.sent && table.world.now - friend.pressed < PATIENCE)) continue;
        friend.pressed = table.world.now;
        friend.page.do(() => void far.sit());
      }
      // For a while no mailbox tells anything: who waits goes on waiting.
      const waiting = friends.filter(({ page }) => page.room.far.sent);
      mail.state.down = second >= 3 && second < 8;
      for (const request of host.room.far.waiting) {
        assert.match(request.name, /^Friend [123]$/);
        host.do(() => host.room.far.letIn(request));
      }
      await table.pass(1000);
      if (mail.state.down) assert.deepEqual(waiting.map(({ page }) => page.room.far.problem), waiting.map(() => ""));
    }
    assert.ok(there(), `after ${second} s: ${JSON.stringify(mail.counts)}`);
    for (const { page } of friends) {
      assert.deepEqual([page.room.id, page.called("join").length], [host.room.id, 1]);
      assert.match(page.called("join")[0].token, /^v2--/);
    }
    // No two friends have one seat, and no computer player.
    assert.deepEqual(friends.map(({ page }) => page.room.state.seat).sort(), [1, 2, 3]);
  });
}

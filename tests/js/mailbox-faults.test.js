// @ts-check
// Brings friends to a table by mailboxes that lose, delay, repeat and forge texts, from seeds: in the end all are there, each once.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openJoinScreen } from "../../web/app/online/guest-room.js";
import { openRoom } from "../../web/app/online/host-room.js";
import { newBoxKey, openBox } from "../../web/peer/mailbox.js";
import { Engines } from "./evenings/engines.js";
import { FakeInvitation, FakeLink, FakePage, realEngine, SHORT_WISH, settle } from "./room-fakes.js";
import { sampled } from "./tiers.js";

/** @import { GuestRoom } from "../../web/app/online/guest-room.js" */
/** @import { HostRoom } from "../../web/app/online/host-room.js" */

const SEEDS = sampled(50, 8, "each kind of fault occurs in eight evenings");
const ORIGINS = ["https://a.example", "https://b.example"];
const FRIENDS = 3;
/** Seconds after which a friend who has not been let in presses Sit again. */
const PATIENCE = 25;
const MOST_SECONDS = 400;
/** Seconds that a slow answer takes at most. */
const SLOWEST = 6;
const later = globalThis.setTimeout;
const engines = new Engines();
after(() => engines.close());

/** @param {number} seed @returns {() => number} */
function chanceOf(seed) {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Two mailboxes, each of which does what the chance says. @param {() => number} chance */
function faultyMail(chance) {
  /** @type {Map<string, string[]>} */
  const boxes = new Map();
  const counts = { lost: 0, slow: 0, gone: 0, twice: 0, forged: 0 };
  const state = { down: false, calm: false };
  const any = (/** @type {string[]} */ list) => list[Math.floor(chance() * list.length)] ?? "";
  return {
    counts, state,
    fetch: async (/** @type {string} */ address, /** @type {RequestInit} */ { method, body }) => {
      const { origin, pathname, searchParams } = new URL(address);
      const texts = boxes.get(origin + pathname) ?? [];
      boxes.set(origin + pathname, texts);
      const fault = state.calm ? 0.5 : chance();
      if (fault < 0.1 || (state.down && method !== "POST")) throw ((counts.gone += 1), new TypeError("Failed to fetch"));
      if (fault < 0.2) {
        counts.slow += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000 * Math.ceil(chance() * SLOWEST)));
      }
      if (method === "POST") {
        if (fault > 0.9) counts.lost += 1;
        else texts.push(String(body));
        if (fault > 0.8 && fault < 0.9) texts.push(((counts.twice += 1), String(body)));
      } else if (fault > 0.9) {
        // A text of another box, a changed one, and noise.
        const other = any([...boxes.values()].flat());
        texts.push(((counts.forged += 1), any([other, other.slice(4), other.replace(/.$/, "A"), "A".repeat(971)])));
      }
      const after = Number(searchParams.get("after") ?? 0);
      return { ok: true, status: 200, json: async () => ({ texts: texts.map((text, at) => [at + 1, text]).filter(([number]) => Number(number) > after) }) };
    },
  };
}

/** @param {Partial<import("../../web/app/online/deps.js").RoomDeps>} more */
function pageWith(more) {
  const page = new FakePage();
  page.siteMailboxes = ORIGINS;
  page.startEngine();
  /** @type {import("../../web/app/online/deps.js").BrowserDeps["openBox"]} */
  const open = (origins, key, purpose, options) => openBox(origins, key, purpose, (...asked) => fetch(...asked), options);
  return { page, deps: { ...page.deps, openBox: open, ...more } };
}

/** Lets seals and mailboxes answer: those are not ready at once. */
async function breathe() {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => later(resolve, 1));
    await settle();
  }
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`friends come by faulty mailboxes, seed ${seed}`, async (context) => {
    const globals = /** @type {any} */ (globalThis);
    globals.location = { href: "https://site/" };
    const chance = chanceOf(seed);
    const mail = faultyMail(chance);
    context.mock.method(globalThis, "fetch", mail.fetch);
    context.mock.timers.enable({ apis: ["setTimeout"] });
    /** @type {Map<string, {link: FakeLink, until: number}>} the host's links to offers that it has answered */
    const answered = new Map();
    let second = 0;
    const { page, deps } = pageWith({
      createReply: async (offer) => {
        // Nothing that a mailbox repeats is let in again; a friend whom no answer reached is.
        assert.equal(answered.has(offer), false);
        const link = new FakeLink(`to ${offer}`);
        answered.set(offer, { link, until: second + 20 });
        return /** @type {any} */ ({ text: `good ${offer}`, connect: async () => link.link, drop: () => answered.delete(offer) });
      },
    });
    context.mock.method(performance, "now", () => second * 1000);
    realEngine(deps, engines);
    await openRoom(deps, SHORT_WISH);
    const host = /** @type {HostRoom} */ (page.room);
    while (!host.far.offered) await breathe();
    host.far.allow();
    await breathe();
    const key = host.far.exchange.url.split("#table=")[1] ?? newBoxKey();
    const friends = [];
    for (let number = 1; number <= FRIENDS; number += 1) {
      let offers = 0;
      const { page: own, deps: ownDeps } = pageWith({
        createInvitation: async () => {
          const name = `offer-${number}-${(offers += 1)}`;
          const invitation = Object.assign(new FakeInvitation(own, name, `good ${name}`), { text: name });
          // Both ends are connected once the friend has the host's answer.
          invitation.accept = async (reply) => {
            assert.equal(reply, `good ${name}`);
            answered.get(name)?.link.open();
            invitation.link.open();
            return invitation.link.link;
          };
          return /** @type {any} */ (invitation);
        },
      });
      await openJoinScreen(ownDeps, `https://site/#table=${key}`);
      const room = /** @type {GuestRoom} */ (own.room);
      room.state.playerName = `Friend ${number}`;
      friends.push({ room, page: own, pressed: -Infinity, there: () => own.called("join").length > 0 });
    }
    for (; second < MOST_SECONDS && !friends.every((friend) => friend.there()); second += 1) {
      for (const friend of friends) {
        if (friend.there() || (friend.room.far.sent && second - friend.pressed < PATIENCE)) continue;
        friend.pressed = second;
        void friend.room.far.sit();
      }
      // For a while no mailbox tells anything: who waits goes on waiting.
      /** @type {{room: GuestRoom}[]} */
      const waiting = friends.filter(({ room }) => room.far.sent);
      mail.state.down = second >= 3 && second < 8;
      for (const request of host.far.waiting) {
        assert.match(request.name, /^Friend [123]$/);
        host.far.letIn(request);
      }
      for (const { link, until } of answered.values()) if (second >= until) link.fail(new Error("no answer"));
      await breathe();
      context.mock.timers.tick(1000);
      if (mail.state.down) assert.deepEqual(waiting.map(({ room }) => room.far.problem), waiting.map(() => ""));
    }
    await breathe();
    assert.ok(friends.every((friend) => friend.there()), `after ${second} s: ${JSON.stringify(mail.counts)}`);
    for (const { room, page: own } of friends) {
      assert.equal(room.id, host.id);
      assert.equal(own.called("join").length, 1);
      assert.match(String(own.called("join")[0]?.token), /^v2--/);
    }
    // No two friends have one invitation.
    assert.equal(new Set(friends.map((friend) => friend.page.called("join")[0]?.token)).size, FRIENDS);
    // What is still left in a mailbox arrives: with the real clock the page would try again for minutes.
    mail.state.calm = true;
    host.far.close();
    for (const { room } of friends) room.far.stop();
    for (let more = 0; more < SLOWEST; more += 1) {
      await breathe();
      context.mock.timers.tick(1000);
    }
    await breathe();
    delete globals.location;
  });
}

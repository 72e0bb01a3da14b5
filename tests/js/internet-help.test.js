// @ts-check
// Tests which servers a room may ask for its internet address, and that none is asked before the person agrees.
import assert from "node:assert/strict";
import { test } from "node:test";
import { InternetHelp } from "../../web/app/online/internet/internet-help.js";
import { settle } from "./settle.js";

const SITE = [{ owner: "A", urls: "stun:a.example.org" }];
const OWN = "stun:own.example.org";

/**
 * @param {Record<string, string>} stored settings of the device
 * @param {import("../../web/peer/servers.js").SiteServer[]} site
 */
async function helpOn(stored = {}, site = SITE) {
  const settings = new Map(Object.entries(stored));
  let changes = 0;
  const help = new InternetHelp({
    settings: { get: async (name) => settings.get(name) ?? null, set: async (name, value) => void settings.set(name, value) },
    siteServers: async () => site,
    errorText: (error) => /** @type {any} */ (error).code,
    draw: () => undefined,
  }, () => (changes += 1));
  await help.load();
  await Promise.resolve();
  return { help, settings, changes: () => changes, urls: () => help.iceServers.map(({ urls }) => urls) };
}

test("no server is used before a person says yes", async () => {
  const { help, urls } = await helpOn();
  assert.deepEqual([help.state.allowed, help.state.site, urls()], [false, SITE, []]);
});

test("a yes is remembered, and so is a later no", async () => {
  const { help, settings, changes, urls } = await helpOn();
  help.choose(true);
  assert.deepEqual([settings.get("internet"), changes(), urls()], ["yes", 1, ["stun:a.example.org"]]);
  assert.deepEqual((await helpOn({ internet: "yes" })).urls(), ["stun:a.example.org"]);
  help.choose(false);
  assert.deepEqual([settings.get("internet"), changes(), urls()], ["no", 2, []]);
  assert.deepEqual((await helpOn({ internet: "no", servers: OWN })).urls(), []);
});

test("a browser is given no more than it needs to know of a server", async () => {
  const { help } = await helpOn({ internet: "yes" });
  assert.deepEqual(help.iceServers, [{ urls: "stun:a.example.org" }]);
});

test("a server whose password has ended is not used", async () => {
  const now = Date.now() / 1000;
  const relay = (/** @type {number} */ expires) => ({ owner: "B", urls: "turn:b.example.org", username: "name", credential: "word", expires });
  const { help } = await helpOn({ internet: "yes" }, [...SITE, relay(now - 5), relay(now + 500)]);
  const { owner: _owner, expires: _expires, ...good } = relay(0);
  assert.deepEqual(help.iceServers, [{ urls: "stun:a.example.org" }, good]);
  assert.deepEqual(help.state.expired, ["B"], "the page says so");
});

test("an own server is used instead of the site's, and entering one is a yes", async () => {
  const { help, settings, changes, urls } = await helpOn();
  help.enter(OWN);
  assert.deepEqual([settings.get("internet"), settings.get("servers"), changes(), urls()], ["yes", OWN, 1, [OWN]]);
  help.enter("nonsense");
  assert.deepEqual([help.state.problem, settings.get("servers"), changes(), urls()], ["bad-server", OWN, 1, []]);
  help.enter("");
  assert.deepEqual([urls(), changes()], [["stun:a.example.org"], 2]);
});

test("a server that was entered before there was this choice is still used", async () => {
  assert.deepEqual((await helpOn({ servers: OWN })).urls(), [OWN]);
});

test("an invitation over the internet asks, but not who has answered", async () => {
  const { help } = await helpOn();
  help.ask();
  assert.equal(help.state.asked, true);
  help.choose(false);
  help.ask();
  assert.equal(help.state.asked, false);
  const { help: other } = await helpOn({ internet: "yes" });
  other.ask();
  assert.equal(other.state.asked, false);
});

test("a list that comes late is used for the invitation that was made without it", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let answer = (/** @type {typeof SITE} */ _site) => {};
  let changes = 0;
  const help = new InternetHelp({
    settings: { get: async (name) => (name === "internet" ? "yes" : null), set: async () => undefined },
    siteServers: () => new Promise((resolve) => (answer = resolve)),
    errorText: () => "",
    draw: () => undefined,
  }, () => (changes += 1));
  let loaded = false;
  const loading = help.load().then(() => (loaded = true));
  await settle();
  assert.equal(loaded, false);
  context.mock.timers.tick(3000);
  await loading;
  assert.deepEqual([help.iceServers, changes], [[], 0]);
  answer(SITE);
  await settle();
  assert.deepEqual([help.iceServers, changes], [[{ urls: "stun:a.example.org" }], 1]);
});

test("a choice made while the last one is read stays", async () => {
  let read = (/** @type {string | null} */ _value) => {};
  const help = new InternetHelp({
    settings: { get: (name) => (name === "internet" ? new Promise((resolve) => (read = resolve)) : Promise.resolve(null)), set: async () => undefined },
    siteServers: async () => SITE,
    errorText: () => "",
    draw: () => undefined,
  }, () => undefined);
  const loading = help.load();
  await settle();
  help.choose(true);
  read("no");
  await loading;
  assert.equal(help.state.allowed, true);
});

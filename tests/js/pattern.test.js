// @ts-check
// Tests that patterns are only asked about texts: a law over the page's modules, and readers that get a list with the text in it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { contactAddress } from "../../web/app/help/site-info.js";
import { readAnswer } from "../../web/app/online/far/request.js";
import { isDay } from "../../web/lib/day.js";
import { matches, matchOf } from "../../web/lib/pattern.js";
import { readSiteServers } from "../../web/peer/servers.js";
import { isIce } from "../../web/peer/signal.js";

const HELPER = "web/lib/pattern.js";
/** Methods of texts, which fail loudly where a value is none: the modules that call them, each on a text that it has made or checked. */
const OF_TEXTS = [
  "service-worker.js", "web/app/workshop/completion.js", "web/lib/hex.js", "web/lib/keyboard/plain-letters.js", "web/lib/sprite.js", "web/peer/candidate.js",
  "web/peer/description.js", "web/peer/far/table-link.js", "web/peer/qr.js", "web/peer/signal-finder.js",
];
const inWeb = readdirSync(new URL("../../web", import.meta.url), { recursive: true, encoding: "utf8" }).map((file) => `web/${file.replaceAll("\\", "/")}`);
const modules = [...inWeb, "service-worker.js"].filter((file) => file.endsWith(".js") && !file.startsWith("web/vendor/"));
const sourceOf = (/** @type {string} */ file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("no module but one asks a pattern about a value, so that each is asked about texts alone", () => {
  assert.ok(modules.length > 200);
  // `search.search()` asks no pattern.
  const asking = modules.filter((file) => /\.(?:test|exec)\s*(?:\?\.)?\(|\.(?:test|exec)\b(?!\()|\[Symbol\.match|\.(?<!search\.)search\(/.test(sourceOf(file)));
  assert.deepEqual(asking, [HELPER]);
  assert.deepEqual(modules.filter((file) => /(?<!caches\.open\(STORE\)\))\.match(?:All)?\(/.test(sourceOf(file))).sort(), OF_TEXTS);
});

test("what is no text matches nothing", () => {
  const odd = [["a"], [["a"]], null, undefined, 5, true, {}, { toString: () => "a" }, new String("a"), Symbol("a")];
  for (const value of odd) {
    assert.equal(matches(/a|5|null|undefined|true|object/, value), false);
    assert.equal(matchOf(/a|5|null|undefined|true|object/, value), null);
  }
  assert.equal(matches(/^a$/, "a"), true);
  assert.equal(matchOf(/^(a)$/, "a")?.[1], "a");
});

test("a reader of what comes from outside takes a list with a text in it for no text", () => {
  const answer = { reply: "reply", room: "room", token: "token" };
  // A host of the version before tells no name.
  assert.deepEqual(readAnswer(answer), { ...answer, name: "" });
  for (const odd of [["Olha"], { 0: "Olha" }, 5, null]) assert.deepEqual(readAnswer({ ...answer, name: odd }), { ...answer, name: "" });
  for (const [key, text] of Object.entries(answer)) for (const odd of [[text], [[text]], { 0: text }, 5, null]) assert.equal(readAnswer({ ...answer, [key]: odd }), null, key);
  assert.equal(readAnswer({ no: ["full"] }), null);
  assert.equal(readAnswer({ refused: "true" }), null);
  assert.ok(isDay("2026-11-22") && !isDay(["2026-11-22"]));
  assert.equal(contactAddress(/** @type {any} */ (["https://ann.example"])), "");
  const server = { owner: "Club", urls: "turn:turn.example.org:3478", username: "club", credential: "secret" };
  assert.equal(readSiteServers({ servers: [server] }).length, 1);
  for (const key of ["urls", "username", "credential"]) assert.deepEqual(readSiteServers({ servers: [{ ...server, [key]: [/** @type {any} */ (server)[key]] }] }), [], key);
  assert.equal(isIce(/** @type {any} */ (["abcd"])), false);
});

// @ts-check
// Tests how lists of STUN and TURN servers are read, and when a password ends.
import { readFile } from "node:fs/promises";
import assert from "node:assert/strict";
import { test } from "node:test";
import { SignalError } from "../../web/peer/errors.js";
import { hasExpired, readServers, readSiteServers } from "../../web/peer/servers.js";

test("servers are read as a person writes them", () => {
  assert.deepEqual(readServers(""), []);
  assert.deepEqual(readServers("\n  stun:stun.example.org:3478 \r\n\nturn:turn.example.org?transport=tcp Olha s3cret"), [
    { urls: "stun:stun.example.org:3478" },
    { urls: "turn:turn.example.org?transport=tcp", username: "Olha", credential: "s3cret" },
  ]);
  assert.deepEqual(readServers("stun:192.0.2.7, stuns:[2001:db8::1]:5349").map(({ urls }) => urls), ["stun:192.0.2.7", "stuns:[2001:db8::1]:5349"]);
});

test("what names no server is refused, and said", () => {
  const lines = [
    "stun.example.org", "https://example.org", "stun:", "stun:exa mple.org", "stun:example.org:0", "stun:example.org:99999", "stun:-a.org",
    "stun:example.org name word", "turn:example.org", "turn:example.org name", "turn:example.org name word more", "stun:a.org?transport=udp",
    "stun:<img src=x>", "javascript:alert(1)",
  ];
  for (const line of lines) {
    const refused = (/** @type {unknown} */ error) => error instanceof SignalError && error.code === "bad-server" && error.args["line"] === line;
    assert.throws(() => readServers(`stun:good.example.org\n${line}`), refused, line);
  }
  for (const many of [`${"stun:a.org\n".repeat(5)}`, "x".repeat(2000)]) {
    assert.throws(() => readServers(many), (error) => error instanceof SignalError && error.code === "bad-server");
  }
});

test("the site's list is read; what names no server is left out", () => {
  const servers = [
    { owner: "A", urls: "stun:a.example.org" }, { urls: "turn:b.example.org", username: "name", credential: "word" },
    { owner: "no scheme", urls: "a.example.org" }, { owner: "no password", urls: "turn:b.example.org" }, { urls: ["stun:a.org"] }, null,
    { urls: "turn:b.example.org", username: "two words", credential: "x" },
  ];
  assert.deepEqual(readSiteServers({ servers }), [
    { owner: "A", urls: "stun:a.example.org" }, { owner: "turn:b.example.org", urls: "turn:b.example.org", username: "name", credential: "word" },
  ]);
  for (const other of [null, "x", {}, { servers: "stun:a.org" }]) assert.deepEqual(readSiteServers(other), []);
});

test("a password that ends says when, by itself or in the name that coturn made", () => {
  const turn = { owner: "A", urls: "turn:a.example.org", credential: "word" };
  const ends = (/** @type {object} */ entry) => readSiteServers({ servers: [{ ...turn, username: "name", ...entry }] }).map(({ expires }) => expires);
  assert.deepEqual(ends({}), [undefined]);
  assert.deepEqual(ends({ username: "1790000000:site" }), [1790000000]);
  assert.deepEqual(ends({ expires: 1790000001 }), [1790000001]);
  assert.deepEqual(ends({ expires: "soon" }), [undefined]);
  const [server] = readSiteServers({ servers: [{ ...turn, username: "1790000000:site" }] });
  assert.ok(server);
  assert.deepEqual([1790000000 - 1, 1790000000].map((now) => hasExpired(server, now * 1000)), [false, true]);
  assert.equal(hasExpired({ owner: "A", urls: "stun:a.example.org" }), false);
});

test("every server of this site's own list can be used", async () => {
  const list = JSON.parse(await readFile(new URL("../../web/servers.json", import.meta.url), "utf8"));
  assert.deepEqual(readSiteServers(list).map(({ owner }) => owner), list.servers.map((/** @type {{owner: string}} */ { owner }) => owner));
});

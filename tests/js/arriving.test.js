// @ts-check
// Tests what a link or an address shows until it opens: its own frame, never the lobby.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivingOf } from "../../web/app/lobby/arriving-view.js";

const LOBBY = /** @type {const} */ ({ opening: "", openingLink: false, screen: { screen: "lobby" } });

test("each kind of link has a frame from the first drawing until it opens", () => {
  for (const link of ["#r=c.abc", "#replay=c.abc", "#r%3Dabc"]) assert.equal(arrivingOf(LOBBY, link, false), "replay");
  for (const link of ["#join=abc", "#table=abc", "#reply=abc", "#back=abc"]) assert.equal(arrivingOf(LOBBY, link, false), "join");
  assert.equal(arrivingOf({ ...LOBBY, opening: "#r=c.abc" }, "", false), "replay");
  assert.equal(arrivingOf({ ...LOBBY, openingLink: true }, "", false), "join");
  for (const kind of /** @type {const} */ (["replay", "day", "problem", "join"])) {
    assert.equal(arrivingOf({ ...LOBBY, screen: /** @type {any} */ ({ screen: kind }) }, "", false), kind);
  }
});

test("without a link, or over what is on the page, there is no frame", () => {
  assert.equal(arrivingOf(LOBBY, "", false), null);
  assert.equal(arrivingOf(LOBBY, "#section", false), null);
  assert.equal(arrivingOf({ ...LOBBY, opening: "match-1" }, "", false), null);
  assert.equal(arrivingOf({ ...LOBBY, opening: "#r=c.abc" }, "", true), null);
});

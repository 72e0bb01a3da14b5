// @ts-check
// Tests that what is folded away is not drawn: each `details` of the page draws its content by `unfolded`.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Those that draw it at once, since it is needed while it is folded. */
const AT_ONCE = new Map([
  ["app/new-game/setup-view.js", "fields of a form"],
  ["app/online/internet/internet-view.js", "a field that keeps what was typed"],
  ["app/online/internet/diagnosis-view.js", "a report that is copied"],
]);

test("nothing that is folded is drawn", () => {
  const files = readdirSync("web", { recursive: true }).map(String).filter((file) => file.endsWith(".js"));
  const found = files.flatMap((file) => {
    const texts = readFileSync(`web/${file}`, "utf-8").match(/<details[^]*?<\/details>/g) ?? [];
    return texts.map((text) => ({ file, drawsLater: text.includes("unfolded(") }));
  });
  assert.ok(found.length >= 8);
  for (const { file, drawsLater } of found) assert.equal(drawsLater, !AT_ONCE.has(file), file);
});

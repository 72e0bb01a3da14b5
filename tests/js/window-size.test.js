// Tests what counts as a phone, and that the style sheets say the same.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { hasSide, isLow, isOnItsSide, isUpright, ON_A_PHONE } from "../../web/kit/window-size.js";

test("a phone is upright or on its side, a zoomed screen is like an upright one, a tablet and a screen are neither", () => {
  const kinds = ["390x844", "640x960", "360x480", "320x256", "480x270", "667x375", "844x390", "568x320", "641x960", "1180x820", "820x1180"];
  const said = kinds.map((size) => {
    const [width = 0, height = 0] = size.split("x").map(Number);
    return isUpright({ width, height }) ? "up" : isOnItsSide({ width, height }) ? "side" : "large";
  });
  assert.deepEqual(said, ["up", "up", "up", "up", "up", "side", "side", "side", "large", "large", "large"]);
  const low = kinds.concat("320x568", "360x700", "360x701").filter((size) => {
    const [width = 0, height = 0] = size.split("x").map(Number);
    return isLow({ width, height });
  });
  assert.deepEqual(low, ["667x375", "844x390", "568x320", "320x568", "360x700"]);
  assert.deepEqual([999, 1000].map((width) => hasSide({ width, height: 800 })), [false, true]);
});

test("the style sheets ask for the same sizes", () => {
  const read = (/** @type {string} */ name) => readFileSync(new URL(`../../web/${name}`, import.meta.url), "utf8");
  assert.ok(read("kit/side-note.css").includes(`@media ${ON_A_PHONE} {`));
  assert.ok(read("games/citadels/board/board.css").includes("@media (width <= 640px) and (height > 500px) and (height <= 700px) {"));
  const table = read("app/match/table.css");
  assert.ok(table.includes("@media (width <= 640px) and (height > 500px), (height <= 500px) and (width <= 480px) {"));
  assert.ok(table.includes("@media (height <= 500px) and (width > 480px) {"));
  assert.ok(table.includes("@media (width < 1000px) {"));
});

test("no page keeps a width of its own while its letters grow on a large screen", () => {
  const folder = new URL("../../web/", import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  const fixed = sheets.filter((name) => /width: [^;@]*\b1\d{3}px/.test(readFileSync(new URL(name, folder), "utf8").replace(/@(media|container)[^{]*/g, "")));
  assert.ok(sheets.length > 20);
  assert.deepEqual(fixed, []);
  assert.match(readFileSync(new URL("app/device/comfort.css", folder), "utf8"), /width > 1600px[^{]*\{\s*:root \{ --page-wide: 67\.5rem;/);
});

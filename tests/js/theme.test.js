// @ts-check
// Tests how the page keeps and changes its theme.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chooseTheme, recallTheme, theme } from "../../web/app/device/theme.js";

/** @type {{type: string, listener: (event: unknown) => void}[]} */
const listeners = [];

/**
 * A page whose store of settings cannot be read, with the copy in localStorage.
 * @param {Record<string, string>} kept
 */
function page(kept) {
  /** @type {string[]} */
  const shown = [];
  const localStorage = {
    getItem: (/** @type {string} */ name) => kept[name] ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => void (kept[name] = value),
  };
  const document = { dispatchEvent: (/** @type {CustomEvent} */ { detail }) => shown.push(detail) };
  const addEventListener = (/** @type {string} */ type, /** @type {(event: unknown) => void} */ listener) => void listeners.push({ type, listener });
  Object.assign(globalThis, { localStorage, document, addEventListener });
  return shown;
}

test("a theme whose setting did not reach the store is there on the next visit", async () => {
  const kept = {};
  const shown = page(kept);
  chooseTheme("dark");
  assert.deepEqual(kept, { theme: "dark" });
  await recallTheme();
  assert.equal(theme(), "dark");
  assert.deepEqual(shown, ["dark", "dark"]);
});

test("an unknown theme counts as the system's", async () => {
  const shown = page({ theme: "neon" });
  await recallTheme();
  assert.equal(theme(), "system");
  assert.deepEqual(shown, ["system"]);
});

test("a theme that was chosen in another tab is applied when the browser reports it", async () => {
  const kept = { theme: "light" };
  const shown = page(kept);
  await recallTheme();
  // The page that was left has written it by now.
  kept.theme = "dark";
  for (const { type, listener } of listeners.splice(0)) if (type === "storage") listener({ key: "theme", newValue: "dark" });
  assert.deepEqual([theme(), shown.at(-1), kept.theme], ["dark", "dark", "dark"]);
});

test("a page that finds no theme writes none", async () => {
  const kept = {};
  page(kept);
  await recallTheme();
  assert.deepEqual([theme(), kept], ["system", {}]);
});

test("slate in a part that any view may use has letters of its own: it lies on parchment too", () => {
  const sheet = readFileSync(new URL("../../web/styles/base.css", import.meta.url), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const slates = [...sheet.matchAll(/([^{}]+)\{([^{}]*background: var\(--(?:night|slate|panel)[^{}]*)\}/g)].filter(([, part]) => !/html|body|:hover/.test(part ?? ""));
  assert.ok(slates.length >= 2, `${slates.length}`);
  assert.deepEqual(slates.flatMap(([, part, rule]) => (/(^|[\s;])color:/.test(rule ?? "") ? [] : [part?.trim()])), []);
});

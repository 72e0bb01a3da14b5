// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseTheme, recallTheme, theme } from "../../web/app/device/theme.js";

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
  Object.assign(globalThis, { localStorage, document });
  return shown;
}

test("a theme whose setting was lost on its way to the store is there on the next visit", async () => {
  const kept = {};
  const shown = page(kept);
  chooseTheme("dark");
  assert.deepEqual(kept, { theme: "dark" });
  await recallTheme();
  assert.equal(theme(), "dark");
  assert.deepEqual(shown, ["dark", "dark"]);
});

test("an unknown theme is the system's", async () => {
  const shown = page({ theme: "neon" });
  await recallTheme();
  assert.equal(theme(), "system");
  assert.deepEqual(shown, ["system"]);
});

// @ts-check
// Tests texts that are loaded late, and in another order than they were requested.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hasText, language, t, useLanguage, useTexts } from "../../web/lib/i18n.js";

/** @type {Map<string, (found: boolean) => void>} lets a file that was asked for arrive, or fail; by its path below the site */
const asked = new Map();
globalThis.document ??= /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (
  (/** @type {URL} */ url) => {
    const path = /[^/]+\/[^/]+$/.exec(url.pathname)?.[0] ?? "";
    const text = path.startsWith("locales/") ? "title = Title" : `${path.replace(/\W/g, "-").replace(/-ftl$/, "")} = here`;
    return new Promise((resolve) => asked.set(path, (ok) => resolve({ ok, status: ok ? 200 : 404, text: async () => text })));
  }
);

const settled = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Lets files arrive, and those that are asked for only then.
 * @param {(path: string) => boolean} [wanted]
 */
async function arrive(wanted = () => true) {
  for (let round = 0; round < 4; round += 1) {
    await settled();
    for (const [path, let_] of asked) if (wanted(path)) asked.delete(path) && let_(true);
  }
  await settled();
}

beforeEach(async () => {
  const english = useLanguage("en");
  await arrive();
  await english;
});

test("a second call for the same texts also waits until they are loaded", async () => {
  const first = useTexts("help/");
  let there = false;
  const second = useTexts("help/").then(() => (there = true));
  await settled();
  assert.equal(there, false);
  await arrive();
  await Promise.all([first, second]);
  assert.equal(t("help-en"), "here");
});

test("texts that were requested in the former language do not bring it back", async () => {
  const french = useLanguage("fr");
  const texts = useTexts("notes/");
  await arrive((path) => path.endsWith("/fr.ftl"));
  await arrive();
  await Promise.all([texts, french]);
  assert.equal(language(), "fr");
  assert.equal(t("notes-fr"), "here");
});

test("texts that replace others stay, even if the others are loaded later", async () => {
  const old = useTexts("slow/");
  const instead = useTexts("quick/", ["slow/"]);
  await arrive((path) => path.startsWith("quick/"));
  await arrive();
  await Promise.all([old, instead]);
  assert.deepEqual([hasText("quick-en"), hasText("slow-en")], [true, false]);
});

test("texts that could not be loaded are requested again", async () => {
  const lost = useTexts("lost/");
  await settled();
  asked.get("lost/en.ftl")?.(false);
  asked.delete("lost/en.ftl");
  await assert.rejects(lost);
  const again = useTexts("lost/");
  await arrive();
  await again;
  assert.equal(t("lost-en"), "here");
});

// @ts-check
// Tests that each sentence of the rooms has a predicate over the true state of all devices, or a reason why it cannot be false.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BY_ENGINE, JUDGED, NEVER_FALSE } from "./evenings/sentences.js";

const ONLINE = new URL("../../web/app/online/", import.meta.url);
const sources = readdirSync(ONLINE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js")).map((name) => readFileSync(new URL(name, ONLINE), "utf8"));
const english = readFileSync(new URL("../../web/locales/en.ftl", import.meta.url), "utf8");
const texts = new Map([...english.matchAll(/^([a-z][a-z0-9-]*) =(.*(?:\n +.*)*)/gm)].map(([, name = "", text = ""]) => [name, text.trim()]));
const named = new Set(sources.flatMap((source) => [...source.matchAll(/\b(?:t|sentence)\((?:[^()"]* \? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)].flatMap(([, one, other]) => [one ?? "", other ?? ""])));
const known = [...Object.keys(JUDGED), ...Object.keys(BY_ENGINE), ...Object.values(NEVER_FALSE).flat()];

test("each sentence of the rooms is judged, says what the engine says, or cannot be false", () => {
  const sentences = [...named].filter((name) => /[.…:]\s*(\}|$)/.test(texts.get(name) ?? ""));
  assert.ok(sentences.length > 60, `${sentences.length} found`);
  assert.deepEqual(sentences.filter((name) => !known.includes(name)).sort(), []);
});

test("no sentence is listed twice, or without a text", () => {
  assert.deepEqual(known.filter((name, at) => known.indexOf(name) !== at || !texts.has(name)), []);
});

test("what the engine says has a predicate there", () => {
  const predicates = readFileSync(new URL("../py/evening_sentences.py", import.meta.url), "utf8");
  assert.deepEqual(Object.values(BY_ENGINE).filter((name) => !predicates.includes(`    "${name}": `)), []);
});

// @ts-check
// Tests that a refused copy or share is told, with the text selected, in every place; and that no module asks the browser itself.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { copyText, share } from "../../web/lib/copy-and-share.js";
import { TextExchange } from "../../web/peer/text-exchange.js";

/** @param {{writes?: boolean, commands?: boolean, shares?: string}} allowed what the browser lets the page do; `shares`: the error */
function browser({ writes = false, commands = false, shares = "" }) {
  const refuse = async () => {
    throw new DOMException("no", "NotAllowedError");
  };
  const fakes = {
    clipboard: { writeText: writes ? async () => undefined : refuse },
    share: async () => {
      if (shares) throw new DOMException("no", shares);
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: fakes, configurable: true });
  Object.assign(globalThis, { document: { execCommand: () => commands, addEventListener: () => undefined, removeEventListener: () => undefined, createElement: () => ({}) } });
}
const navigatorBefore = Object.getOwnPropertyDescriptor(globalThis, "navigator");
afterEach(() => {
  Reflect.deleteProperty(globalThis, "document");
  if (navigatorBefore) Object.defineProperty(globalThis, "navigator", navigatorBefore);
  else Reflect.deleteProperty(globalThis, "navigator");
});

test("a text is copied by the clipboard, else of a selection, else it stays selected and that is told", async () => {
  let selected = 0;
  const select = () => (selected += 1);
  browser({ writes: true });
  assert.equal(await copyText("a", select), true);
  assert.equal(selected, 0);
  browser({ commands: true });
  assert.equal(await copyText("a", select), true);
  assert.equal(selected, 1);
  browser({});
  assert.equal(await copyText("a", select), false);
  assert.equal(selected, 2);
  assert.equal(await copyText("a"), false);
});

test("a page without a clipboard at all refuses, too", async () => {
  browser({});
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  assert.equal(await copyText("a", () => undefined), false);
});

test("only a person's own choice is no refusal to share", async () => {
  for (const [error, done] of [["", true], ["AbortError", true], ["InvalidStateError", true], ["NotAllowedError", false], ["DataError", false], ["TypeError", false]]) {
    browser({ shares: String(error) });
    assert.equal(await share({ text: "a" }), done, String(error));
  }
});

test("a shown text says what was refused, and no longer once it worked or changed", async () => {
  browser({ shares: "NotAllowedError" });
  const exchange = new TextExchange(() => undefined);
  let selected = 0;
  const select = () => (selected += 1);
  exchange.url = "https://a.example/#x";
  await exchange.copy(select);
  assert.deepEqual([exchange.refused, exchange.copied, selected], ["copy", false, 1]);
  await exchange.share?.({ title: "", text: "" }, select);
  assert.deepEqual([exchange.refused, selected], ["share", 2]);
  browser({ writes: true });
  await exchange.copy(select);
  assert.deepEqual([exchange.refused, exchange.copied, selected], ["", true, 2]);
  browser({});
  exchange.show(exchange.url, { copy: true });
  await new Promise((done) => setTimeout(done));
  assert.equal(exchange.refused, "copy");
  exchange.show("");
  assert.equal(exchange.refused, "");
});

test("no other module copies or shares", () => {
  const web = new URL("../../web/", import.meta.url);
  const modules = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js") && !path.includes("vendor"));
  const asks = modules.filter((path) => /\.clipboard\b|navigator\??\.share\b|execCommand/.test(readFileSync(new URL(path, web), "utf8")));
  assert.deepEqual(asks, ["lib/copy-and-share.js"]);
});

// @ts-check
// Tests the libraries that the site hosts: sizes, downloads with dependencies, and failures that change nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { download, DownloadError, hostedRows } from "../../web/box/hosted-libraries.js";
import { LibrariesController } from "../../web/app/workshop/libraries-controller.js";
import { readWheel } from "../../web/box/wheel-file.js";
import { sha256 } from "../../web/lib/hex.js";
import { readTexts } from "./texts.js";
import { METADATA, OURS, PURE, wheel, zip } from "./wheel-kit.js";

/** @import { HostedLibrary } from "../../web/box/hosted-libraries.js" */
/** @import { Library } from "../../web/store/libraries.js" */

const BASE = zip({ "base-2.0.dist-info/METADATA": "Name: base\nVersion: 2.0\n" });
const LUCKY = zip({ "lucky_one-1.0.dist-info/METADATA": METADATA });
const BYTES = new Map([["base-2.0-py3-none-any.whl", BASE], [PURE, LUCKY]]);

/** @returns {Promise<HostedLibrary[]>} a library, and one that it needs */
async function hosted() {
  const lucky = { id: "lucky-one", name: "Lucky.One", version: "1.0", summary: "", file: PURE, needs: ["base"] };
  const base = { id: "base", name: "base", version: "2.0", summary: "", file: "base-2.0-py3-none-any.whl", needs: [] };
  return [{ ...base, size: BASE.byteLength, sha256: await sha256(BASE) }, { ...lucky, size: LUCKY.byteLength, sha256: await sha256(LUCKY) }];
}

/** @param {HostedLibrary} library @returns {Library} */
const kept = ({ id, name, version, file, sha256: hash, size }) => ({ id, name, version, file, sha256: hash, size, order: 1 });

/** @param {object} [more] other sources */
async function opened(more = {}) {
  await readTexts("en", ["locales/", "locales/workshop/"]);
  const libraries = await hosted();
  /** @type {Map<string, Library>} */
  const stored = new Map();
  /** @type {string[]} */
  const fetched = [];
  /** @type {number[]} */
  const parts = [];
  const deps = { draw: () => void (controller.coming && parts.push(controller.coming.part)), failed: (/** @type {unknown} */ error) => assert.fail(String(error)), errorText: String };
  const controller = new LibrariesController(deps, {
    readInterpreter: async () => OURS, readWheel, online: () => true,
    readHosted: async () => ({ installer: 9_000_000, libraries }),
    download: async ({ file, size }, heard) => {
      fetched.push(file);
      heard(size);
      return BYTES.get(file) ?? assert.fail(file);
    },
    listLibraries: async () => [...stored.values()],
    putLibrary: async ({ bytes, ...library }) => void stored.set(library.id, { ...library, order: stored.get(library.id)?.order ?? stored.size }),
    deleteLibrary: async (id) => void stored.delete(id),
    ...more,
  });
  await controller.read();
  const row = (/** @type {string} */ id) => hostedRows(libraries, controller.kept).find(({ library }) => library.id === id) ?? assert.fail(id);
  return { controller, stored, fetched, parts, row };
}

test("a hosted library is offered with the size of all that would be downloaded", async () => {
  const [base, lucky] = await hosted();
  assert.ok(base && lucky);
  const size = (/** @type {Library[]} */ here) => hostedRows([base, lucky], here).map((row) => [row.here, row.others.map(({ id }) => id), row.size]);
  assert.deepEqual(size([]), [[false, [], base.size], [false, ["base"], base.size + lucky.size]]);
  assert.deepEqual(size([kept(base)]), [[true, [], base.size], [false, [], lucky.size]]);
  // A dependency that is there in another version stays; the hosted version is offered too.
  assert.deepEqual(size([{ ...kept(base), version: "1.0", sha256: "other" }]), [[false, [], base.size], [false, [], lucky.size]]);
});

test("one press downloads a library and its missing dependencies, in the order of installation", async () => {
  const { controller, stored, fetched, parts, row } = await opened();
  await controller.addHosted(row("lucky-one"));
  assert.deepEqual([[...stored.keys()], fetched], [["base", "lucky-one"], ["base-2.0-py3-none-any.whl", PURE]]);
  assert.deepEqual(controller.kept.map(({ sha256: hash }) => hash), (await hosted()).map(({ sha256: hash }) => hash));
  assert.deepEqual([parts[0], parts.at(-1), parts.length], [0, 1, 3]);
  assert.deepEqual([controller.done, controller.coming, controller.busy, controller.troubles], ["Added Lucky.One 1.0", null, false, []]);
  assert.equal(row("lucky-one").here, true);
  await controller.remove(kept(row("lucky-one").library));
  await controller.addHosted(row("lucky-one"));
  assert.deepEqual(fetched.slice(2), [PURE]);
});

test("a download that fails changes nothing, and the page says which file and why", async () => {
  for (const [code, sentence] of /** @type {const} */ ([["cut", /lucky_one-1.0.*connection to this site was lost/], ["gone", /does not have lucky_one-1.0/]])) {
    const { controller, stored, row } = await opened({
      download: async (/** @type {HostedLibrary} */ { file }) => {
        if (file === PURE) throw new DownloadError(code);
        return BASE;
      },
    });
    await controller.addHosted(row("lucky-one"));
    assert.deepEqual([stored.size, controller.busy, controller.coming], [0, false, null]);
    assert.match(String(controller.troubles), sentence);
    controller.view();
  }
});

test("a stopped download changes nothing, and the next one starts from the beginning", async (context) => {
  const pages = context.mock.method(globalThis, "fetch", async (/** @type {string} */ _url, /** @type {RequestInit} */ { signal }) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(BASE.slice(0, 10));
        signal?.addEventListener("abort", () => stream.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const { controller, stored, fetched, row } = await opened({ download });
  const coming = controller.addHosted(row("lucky-one"));
  while (!controller.coming?.part) await new Promise((done) => setTimeout(done, 1));
  controller.view();
  controller.stop();
  await coming;
  assert.equal(pages.mock.callCount(), 1);
  assert.deepEqual([stored.size, fetched, controller.coming, controller.busy, controller.troubles], [0, [], null, false, []]);
  assert.match(controller.done, /^Stopped downloading/);
  controller.sources.download = async ({ file }) => BYTES.get(file) ?? assert.fail(file);
  await controller.addHosted(row("lucky-one"));
  assert.deepEqual([...stored.keys()], ["base", "lucky-one"]);
});

test("a downloaded wheel is checked like one from a file", async () => {
  const { controller, stored, row } = await opened({ readInterpreter: async () => ({ ...OURS, minor: 2 }), download: async () => zip({ "a.py": "" }) });
  await controller.addHosted(row("base"));
  assert.equal(stored.size, 0);
  assert.match(String(controller.troubles), /not a whole wheel/);
});

test("files that are added during a download are read after it, and a second press has no effect", async () => {
  const { controller, stored, fetched, row } = await opened();
  const first = controller.addHosted(row("base"));
  assert.equal(controller.busy, true);
  await Promise.all([controller.addHosted(row("lucky-one")), controller.add([wheel()])]);
  await first;
  assert.deepEqual([[...stored.keys()], fetched], [["base", "lucky-one"], ["base-2.0-py3-none-any.whl"]]);
});

test("files can be added even if the site's list cannot be loaded", async (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  const { controller } = await opened({ readHosted: async () => { throw new Error("away"); } });
  await controller.add([wheel()]);
  controller.view();
  assert.deepEqual([controller.kept.length, controller.hosted, warned.mock.callCount()], [1, null, 2]);
});

test("a download has the hash of the list; if the browser's cache has another file, it is not used", async (context) => {
  const [base] = await hosted();
  assert.ok(base);
  /** @type {[string, RequestCache | undefined][]} */
  const asked = [];
  /** @type {number[]} */
  const heard = [];
  /** @param {((cache?: RequestCache) => Response)} answer */
  const site = (answer) => context.mock.method(globalThis, "fetch", async (/** @type {string} */ url, /** @type {RequestInit} */ { cache }) => {
    asked.push([new URL(url).pathname.replace(/^.*(?=libraries)/, ""), cache]);
    return answer(cache);
  });
  const code = () => download(base, (bytes) => void heard.push(bytes)).then(() => "", (error) => error instanceof DownloadError && error.code);
  site((cache) => new Response(cache === "reload" ? BASE : BASE.map((byte) => byte ^ 1)));
  assert.deepEqual(await download(base, (bytes) => void heard.push(bytes)), BASE);
  assert.deepEqual(asked, [["libraries/base-2.0-py3-none-any.whl", "default"], ["libraries/base-2.0-py3-none-any.whl", "reload"]]);
  assert.equal(heard.at(-1), BASE.byteLength);
  for (const answer of [() => new Response("no", { status: 404 }), () => new Response("<!doctype html>"), () => new Response(new Uint8Array(BASE.byteLength + 1))]) {
    site(answer);
    assert.equal(await code(), "gone");
  }
  site(() => { throw new TypeError("no network"); });
  assert.equal(await code(), "cut");
  // The connection is lost in the middle.
  site(() => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("lost")) })));
  assert.equal(await code(), "cut");
});

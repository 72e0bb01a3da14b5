// @ts-check
// Tests the libraries of own players: which wheels fit, their order, and refusals that change nothing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LibrariesController } from "../../web/app/workshop/libraries-controller.js";
import { fits, readWheel, WheelError } from "../../web/box/wheel-file.js";
import { listFiles, unzipFile, unzipStart } from "../../web/engine/unzip.js";
import { MOST_WHEEL_BYTES } from "../../web/lib/generated/bounds.js";
import { StoreError } from "../../web/store/db.js";
import { readTexts } from "./texts.js";
import { fileOf, METADATA, OURS, PURE, wheel, zip } from "./wheel-kit.js";
import { isLibrary } from "./sound.js";

/** @import { Library } from "../../web/store/libraries.js" */

test("a box is shut before a library is unpacked, and runs nothing in between", () => {
  const worker = readFileSync(new URL("../../web/box/box-worker.js", import.meta.url), "utf8");
  const opening = worker.slice(worker.indexOf("async function openBox"), worker.indexOf("async function run("));
  const steps = [...opening.matchAll(/\b(runPython|prepareLibraries|shutGlobals|unpackLibraries|shutFiles|pyimport)\(/g)].map(([, step]) => step);
  assert.deepEqual(steps, ["runPython", "prepareLibraries", "shutGlobals", "unpackLibraries", "shutFiles", "pyimport"]);
});

test("a wheel can be used if it is pure Python or made for this interpreter", () => {
  const own = OURS.platform;
  const fit = [["py3", "none", "any"], ["py2.py3", "none", "any"], ["py314", "none", "any"], ["py39", "none", "any"], ["cp314", "none", "any"],
    ["cp314", "cp314", own], ["cp39", "abi3", own], ["cp314", "abi3", `${own}.any`], ["py3", "none", own]];
  const other = [["py2", "none", "any"], ["py315", "none", "any"], ["cp313", "none", "any"], ["cp313", "cp313", own], ["cp315", "abi3", own],
    ["cp314", "cp314t", own], ["cp314", "cp314", "win_amd64"], ["cp314", "cp314", "pyodide_2025_0_wasm32"], ["py3", "abi3", own], ["py3", "none", "manylinux_2_28_x86_64"]];
  assert.equal(own, "pyemscripten_2026_0_wasm32");
  for (const [python = "", abi = "", platform = ""] of fit) assert.equal(fits(python, abi, platform, OURS), true, `${python}-${abi}-${platform}`);
  for (const [python = "", abi = "", platform = ""] of other) assert.equal(fits(python, abi, platform, OURS), false, `${python}-${abi}-${platform}`);
});

test("name, version and hash of a wheel are read", async () => {
  const { bytes, ...told } = await readWheel(wheel("lucky_one-1.0-py3-none-any (2).whl"), OURS);
  assert.deepEqual({ ...told, sha256: told.sha256.length }, { name: "Lucky.One", version: "1.0", id: "lucky-one", file: PURE, sha256: 64, size: bytes.byteLength });
  assert.ok(isLibrary({ ...told, order: 1 }));
  assert.equal(isLibrary({ ...told, order: "1" }), false);
});

test("a file that is not a wheel, a wheel of a wrong kind and one that is too large have different errors", async () => {
  const code = async (/** @type {File} */ file) => readWheel(file, OURS).then(() => "", (error) => error instanceof WheelError && error.code);
  const whole = zip({ "lucky_one-1.0.dist-info/METADATA": METADATA });
  assert.equal(await code(wheel("lucky.zip")), "no-wheel");
  assert.equal(await code(fileOf(PURE, new Uint8Array(99))), "no-wheel");
  assert.equal(await code(fileOf(PURE, new Uint8Array(3))), "no-wheel");
  assert.equal(await code(fileOf(PURE, whole.slice(40))), "no-wheel");
  assert.equal(await code(wheel(PURE, { "lucky_one.py": "" })), "no-wheel");
  assert.equal(await code(wheel("other-1.0-py3-none-any.whl")), "no-wheel");
  assert.equal(await code(wheel("lucky_one-1.0-cp314-cp314-win_amd64.whl")), "wrong-kind");
  assert.equal(await code(fileOf(PURE, whole, MOST_WHEEL_BYTES + 1)), "too-large");
  assert.equal(await code(fileOf(PURE, zip({ "lucky_one-1.0.dist-info/METADATA": METADATA }, 2 ** 30))), "too-large");
});

const ABOUT = "lucky_one-1.0.dist-info/METADATA";
const COMPILED_WHEEL = `lucky_one-1.0-cp314-cp314-${OURS.platform}.whl`;
/** @param {File} file @returns {Promise<string>} the error code; "" for none */
const codeOf = (file) => readWheel(file, OURS).then(() => "", (error) => (error instanceof WheelError ? error.code : String(error)));

test("a wheel that calls itself pure Python and has compiled code is refused, by name or by content", async () => {
  const wasm = "\0asm\u0001\0\0\0";
  const about = (/** @type {string} */ line) => ({ [ABOUT]: METADATA, "lucky_one-1.0.dist-info/WHEEL": `Wheel-Version: 1.0\n${line}\nGenerator: x\n` });
  for (const files of /** @type {Record<string, string>[]} */ ([{ "lucky_one/a.so": "" }, { "a.cpython-314-wasm32-emscripten.so": wasm }, { "lucky_one.libs/liba.so.3": "" }, { "lucky_one/data.bin": wasm }, { "lucky_one/picture.png": wasm }])) {
    assert.equal(await codeOf(wheel(PURE, { [ABOUT]: METADATA, ...files })), "compiled-in-pure", JSON.stringify(files));
    assert.equal(await codeOf(wheel("lucky_one-1.0-py2.py3-none-any.whl", { [ABOUT]: METADATA, ...files })), "compiled-in-pure");
    assert.equal(await codeOf(wheel(COMPILED_WHEEL, { ...about("Root-Is-Purelib: true"), ...files })), "compiled-in-pure");
    assert.equal(await codeOf(wheel(COMPILED_WHEEL, { ...about("Tag: py3-none-any"), ...files })), "compiled-in-pure");
    assert.equal(await codeOf(wheel(COMPILED_WHEEL, { ...about("Root-Is-Purelib: false"), ...files })), "");
  }
  assert.equal(await codeOf(wheel(PURE, { [ABOUT]: METADATA, "lucky_one/asm.py": "asm = 1", "lucky_one/cli.exe": "MZ", "lucky_one/a.sol": "" })), "");
  const { libraries } = await opened();
  await libraries.add([wheel(PURE, { [ABOUT]: METADATA, "lucky_one/a.so": wasm })]);
  assert.match(String(libraries.troubles[0]), /calls itself pure Python but has compiled code in it .*lucky_one.a\.so/);
});

test("the description of a wheel and its version have a limit, and unpacking stops at the size that the archive says", async () => {
  const digits = (/** @type {number} */ count) => METADATA.replace("1.0", "1".repeat(count));
  assert.equal(await codeOf(wheel(PURE, { [ABOUT]: digits(64) })), "");
  assert.equal(await codeOf(wheel(PURE, { [ABOUT]: digits(65) })), "no-wheel");
  const many = new TextEncoder().encode(digits(40_000_000));
  assert.equal(await codeOf(fileOf(PURE, await packed(ABOUT, many, many.byteLength))), "too-large");
  assert.equal(await codeOf(wheel(PURE, { [ABOUT]: METADATA.replace("1.0", "<b>") })), "no-wheel");
  const bomb = await packed(ABOUT, new Uint8Array(200_000_000), 100);
  const began = performance.now();
  assert.equal(await codeOf(fileOf(PURE, bomb)), "no-wheel");
  const { at } = listFiles(bomb)[0] ?? assert.fail();
  assert.equal((await unzipStart(bomb, { at }, 1000)).byteLength, 1000);
  await assert.rejects(unzipFile(bomb, ABOUT), /not of the size/);
  assert.ok(performance.now() - began < 5_000);
});

/**
 * @param {string} path
 * @param {Uint8Array<ArrayBuffer>} contents
 * @param {number} told its size, as the archive says
 * @returns {Promise<Uint8Array<ArrayBuffer>>} an archive with one compressed file
 */
async function packed(path, contents, told) {
  const stream = new Blob([contents]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  // An archive that packs nothing, with the packed bytes as its file: their method is changed to "deflated".
  const archive = zip({ [path]: "x".repeat(data.byteLength) }, told);
  const view = new DataView(archive.buffer);
  // The last field but one of an archive tells where its directory begins.
  const start = view.getUint32(archive.byteLength - 6, true);
  archive.set(data, 30 + path.length);
  for (const method of [8, start + 10]) view.setUint16(method, 8, true);
  return archive;
}

/** @param {object} [more] other sources */
async function opened(more = {}) {
  await readTexts("en", ["locales/", "locales/workshop/"]);
  /** @type {Map<string, Library>} */
  const stored = new Map();
  const deps = { draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), errorText: String };
  const libraries = new LibrariesController(deps, {
    readInterpreter: async () => OURS, readWheel, online: () => true,
    readHosted: async () => ({ installer: 0, libraries: [] }), download: async () => assert.fail("nothing is hosted"),
    listLibraries: async () => [...stored.values()],
    putLibrary: async ({ bytes, ...library }) => void stored.set(library.id, { ...library, order: stored.size }),
    deleteLibrary: async (id) => void stored.delete(id),
    ...more,
  });
  return { libraries, stored };
}

test("libraries are added in order, replaced by name, and removed", async () => {
  const { libraries, stored } = await opened();
  const other = wheel("other-2.0-py2.py3-none-any.whl", { "other-2.0.dist-info/METADATA": "Name: other\nVersion: 2.0\n" });
  const newer = wheel("lucky_one-1.1-py3-none-any.whl", { "lucky_one-1.1.dist-info/METADATA": METADATA.replace("1.0", "1.1") });
  await libraries.add([wheel(), other, newer]);
  assert.deepEqual(libraries.kept.map(({ name, version }) => `${name} ${version}`), ["Lucky.One 1.1", "other 2.0"]);
  assert.deepEqual(libraries.troubles, []);
  libraries.view();
  assert.equal(libraries.done.replace(/[\u2068\u2069]/g, ""), "Added Lucky.One 1.1");
  const [first] = libraries.kept;
  assert.ok(first);
  await libraries.remove(first);
  assert.deepEqual([...stored.keys()], ["other"]);
});

test("a refused wheel is named and changes nothing; other wheels are added", async () => {
  const { libraries } = await opened();
  await libraries.add([wheel("lucky_one-1.0-cp312-cp312-win_amd64.whl"), wheel()]);
  assert.equal(libraries.kept.length, 1);
  assert.equal(libraries.troubles.length, 1);
  assert.match(String(libraries.troubles[0]), /another Python or another system .*cp312-cp312-win_amd64.*cp314-cp314-pyemscripten_2026_0_wasm32/);
  for (const [code, sentence] of [["storage-full", /no room/], ["storage-failed", /could not be saved/]]) {
    const full = await opened({ putLibrary: async () => { throw new StoreError(String(code), null); } });
    await full.libraries.add([wheel()]);
    assert.match(String(full.libraries.troubles[0]), /** @type {RegExp} */ (sentence));
    assert.equal(full.libraries.kept.length, 0);
  }
});

test("wheels that come while others are added are added after them", async () => {
  const { libraries, stored } = await opened();
  const other = wheel("other-2.0-py3-none-any.whl", { "other-2.0.dist-info/METADATA": "Name: other\nVersion: 2.0\n" });
  const first = libraries.add([wheel()]);
  assert.equal(libraries.busy, true);
  await Promise.all([libraries.add([other]), libraries.add([])]);
  await first;
  assert.deepEqual([...stored.keys()], ["lucky-one", "other"]);
  assert.equal(libraries.busy, false);
});

test("without a network the first library cannot be added", async () => {
  const { libraries, stored } = await opened({ online: () => false, readInterpreter: async () => { throw new Error("away"); } });
  await libraries.add([wheel()]);
  assert.equal(libraries.troubles.length, 1);
  assert.equal(libraries.busy, false);
  assert.equal(stored.size, 0);
});

// @ts-check
// Reads a wheel (Python package): its name and version, and whether the box's interpreter can use it.
import { files } from "../engine/runtime.js";
import { listFiles, unzipFile, unzipStart } from "../engine/unzip.js";
import { MOST_WHEEL_BYTES, MOST_WHEEL_UNPACKED } from "../lib/generated/bounds.js";
import { sha256 } from "../lib/hex.js";
import { matchOf, matches } from "../lib/pattern.js";
import { fileBytes } from "../store/files.js";

/** @import { Runtime } from "../engine/runtime.js" */
/** @typedef {Omit<import("../store/libraries.js").LibraryWheel, "order">} NewLibrary */

const MB = 1_000_000;
const WHEEL = /^([\w.]+)-([\w.!+]+)(?:-\d[\w.]*)?-([\w.]+)-([\w.]+)-([\w.]+)\.whl$/;
const METADATA = /^[^/]+\.dist-info\/METADATA$/;
const ABOUT = /^[^/]+\.dist-info\/WHEEL$/;
/** The most bytes of a wheel's METADATA or WHEEL, and the most files of a wheel. */
const MOST_TEXT = MB;
const MOST_FILES = 20_000;
/** As Python's packages write their names and versions, and no longer. */
const NAME = /^[\w.-]{1,100}$/;
const VERSION = /^[\w.!+-]{1,64}$/;
/** What tells compiled code from other files: its ending, or how WebAssembly begins. Windows programs, which nothing here can run, are left alone. */
const COMPILED = /\.(so(\.\d+)*|pyd|dylib)$/i;
const WASM = "\0asm";
/** What a wheel tells of itself if it is pure Python. As libraries.py has it, which checks it again. */
const CALLS_ITSELF_PURE = /^(Root-Is-Purelib:\s*true|Tag:\s*\S+-none-any)\s*$/im;

/** The reason why a file cannot be used as a wheel. */
export class WheelError extends Error {
  /**
   * @param {"no-wheel" | "wrong-kind" | "too-large" | "compiled-in-pure"} code
   * @param {Record<string, string | number>} [args]
   */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/**
 * Returns the version of this site's interpreter. Also downloads the installer's files, so that the offline copy has them.
 * @returns {Promise<Interpreter>}
 */
export async function readInterpreter() {
  /** @type {Runtime} */
  const { lock, installer } = await files.json("engine/runtime.json");
  await Promise.all([files.text("box/libraries.py"), ...installer.map((name) => files.bytes(`wheels/${name}`))]);
  return interpreterOf(/** @type {any} */ (lock).info);
}

/** @typedef {{minor: number, platform: string}} Interpreter `minor`: of Python 3; `platform`: the last tag of wheels for it */

/**
 * @param {{python: string, abi_version: string}} info of Pyodide's lock file
 * @returns {Interpreter}
 */
export function interpreterOf({ python, abi_version: abi }) {
  return { minor: Number(python.split(".")[1]), platform: `pyemscripten_${abi}_wasm32` };
}

/**
 * @param {string} pythons the first tag in the name of a wheel, such as `py2.py3`
 * @param {string} abis the second tag, such as `none` or `cp314`
 * @param {string} platforms the third tag, such as `any`
 * @param {Interpreter} interpreter
 * @returns {boolean} whether this interpreter can use the wheel; micropip checks it again
 */
export function fits(pythons, abis, platforms, { minor, platform }) {
  const places = platforms.split(".");
  const pure = places.includes("any") && abis.split(".").includes("none");
  const own = places.includes(platform);
  return pythons.split(".").some((python) => {
    const [, kind = "", version = ""] = matchOf(/^(py|cp)3(\d*)$/, python) ?? [];
    const known = version === "" || Number(version) <= minor;
    const same = kind === "py" || Number(version) === minor;
    if (!kind || !known) return false;
    return abis.split(".").some((abi) => (abi === "none" && same && (pure || own)) || (own && kind === "cp" && (abi === "abi3" || (same && abi === `cp3${minor}`))));
  });
}

/**
 * @param {Pick<File, "name" | "size" | "arrayBuffer">} file
 * @param {Interpreter} interpreter
 * @returns {Promise<NewLibrary>} rejects with a WheelError
 */
export async function readWheel(file, interpreter) {
  // Browsers add a number to the name of a file that is downloaded twice.
  const name = file.name.replace(/ ?\(\d+\)(?=\.whl$)/, "");
  const [, called = "", , pythons = "", abis = "", platforms = ""] = matchOf(WHEEL, name) ?? [];
  if (!called) throw new WheelError("no-wheel");
  if (file.size > MOST_WHEEL_BYTES) throw new WheelError("too-large", { most: MOST_WHEEL_BYTES / MB });
  if (!fits(pythons, abis, platforms, interpreter)) throw new WheelError("wrong-kind", { kind: `${pythons}-${abis}-${platforms}`, own: ownKind(interpreter) });
  const bytes = new Uint8Array(await fileBytes(file));
  const listed = listFilesOf(bytes);
  const told = await readMetadata(bytes, listed);
  if (idOf(told.name) !== idOf(called)) throw new WheelError("no-wheel");
  await refuseCompiledInPure(bytes, listed, platforms === "any" && abis === "none");
  return { ...told, id: idOf(told.name), file: name, sha256: await sha256(bytes), size: bytes.byteLength, bytes };
}

/** @param {Interpreter} interpreter */
const ownKind = ({ minor, platform }) => `cp3${minor}-cp3${minor}-${platform}`;

/** @param {string} name of a package; names that differ only in case and in `-`, `_` and `.` are the same */
const idOf = (name) => name.toLowerCase().replace(/[-_.]+/g, "-");

/** @typedef {ReturnType<typeof listFiles>} Listed */

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Listed} the files of a wheel
 */
function listFilesOf(bytes) {
  /** @type {Listed} */
  let listed;
  try {
    listed = listFiles(bytes);
  } catch {
    throw new WheelError("no-wheel");
  }
  if (listed.length > MOST_FILES || listed.reduce((sum, { size }) => sum + size, 0) > MOST_WHEEL_UNPACKED) throw new WheelError("too-large", { most: MOST_WHEEL_BYTES / MB });
  return listed;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Listed} listed its files
 * @returns {Promise<{name: string, version: string}>} from the wheel's METADATA
 */
async function readMetadata(bytes, listed) {
  const found = await textOf(bytes, listed, METADATA);
  const field = (/** @type {string} */ key) => matchOf(new RegExp(`^${key}:[ \\t]*(\\S+)`, "mi"), found.split(/\r?\n\r?\n/, 1)[0] ?? "")?.[1] ?? "";
  const told = { name: field("Name"), version: field("Version") };
  if (!matches(NAME, told.name) || !matches(VERSION, told.version)) throw new WheelError("no-wheel");
  return told;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Listed} listed its files
 * @param {RegExp} wanted path of a text
 * @returns {Promise<string>} the text; "" if there is not exactly one, or it cannot be read
 */
async function textOf(bytes, listed, wanted) {
  const [found, another] = listed.filter(({ path }) => matches(wanted, path));
  if (!found || another) return "";
  if (found.size > MOST_TEXT) throw new WheelError("too-large", { most: MOST_WHEEL_BYTES / MB });
  return unzipFile(bytes, found.path).then((data) => new TextDecoder().decode(data), () => "");
}

/**
 * Refuses compiled code in a wheel that calls itself pure Python: a person who reads its name does not expect it.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Listed} listed its files
 * @param {boolean} named whether the name of its file says so
 */
async function refuseCompiledInPure(bytes, listed, named) {
  if (!named && !matches(CALLS_ITSELF_PURE, await textOf(bytes, listed, ABOUT))) return;
  for (const entry of listed) {
    const start = matches(COMPILED, entry.path) ? WASM : await unzipStart(bytes, entry, WASM.length).then((data) => String.fromCharCode(...data), () => "");
    if (start === WASM) throw new WheelError("compiled-in-pure", { path: entry.path.slice(0, MOST_SHOWN) });
  }
}

/** Letters of a path that are shown. */
const MOST_SHOWN = 100;

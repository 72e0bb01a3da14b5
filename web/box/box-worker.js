// @ts-check
// Runs the box: a worker with an interpreter of its own, in which a file of a person plays games. It has no way to the
// network, to what is stored, or to the page, but for its reports. The page starts it from a blob, so that the page's
// content policy holds in it.
import { startPlain } from "../engine/plain-start.js";
import { files } from "../engine/runtime.js";
import { findSnapshot, putWheelsBack, startFromSnapshot } from "../engine/snapshot-load.js";
import { acceptAnyWasmMimeType } from "../engine/wasm.js";
import { installLibraries, LibraryError, readLibraries } from "./install-libraries.js";
import { limitMemory, shutFiles, shutGlobals } from "./shut-globals.js";

/** @typedef {import("../engine/runtime.js").Runtime} Runtime */
/** @typedef {import("pyodide").PyodideInterface} Python */

// Several times what games need.
const MOST_MEMORY = 512 * 1024 * 1024;
const FOLDER = "/wheels";

/** @type {(report: string) => void} */
const tell = self.postMessage.bind(self);
acceptAnyWasmMimeType();
limitMemory(MOST_MEMORY);

const silent = () => undefined;
const OPTIONS = { jsglobals: {}, stdin: () => null, stdout: silent, stderr: silent };

/**
 * Starts the interpreter, from the snapshot where that works with the libraries, and installs them.
 * @param {Runtime} runtime
 * @returns {Promise<Python>}
 */
async function startPython(runtime) {
  const libraries = readLibraries();
  try {
    const snapshot = await findSnapshot(runtime);
    if (snapshot) {
      const python = await startFromSnapshot(OPTIONS, runtime, snapshot);
      await putWheelsBack(python, runtime);
      await installLibraries(python, runtime, await libraries);
      return python;
    }
  } catch (error) {
    // The page's own start says whether the snapshot is at fault. Where a library is, it fails again in a plain start.
    console.info(`no snapshot for the box: ${error}`);
  }
  const python = await startPlain(OPTIONS, runtime);
  await installLibraries(python, runtime, await libraries);
  return python;
}

/**
 * @param {string} game
 * @returns {Promise<any>} the module in box.py
 */
async function openBox(game) {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  const wanted = Object.entries({ workshop: runtime.workshop, ...runtime.games }).filter(([name]) => ["workshop", game].includes(name));
  const [python, code, ...wheels] = await Promise.all([
    startPython(runtime),
    files.text("box/box.py"),
    ...wanted.map(([, name]) => files.bytes(`wheels/${name}`)),
  ]);
  const { FS, _module: module } = /** @type {any} */ (python);
  FS.mkdirTree(FOLDER);
  wheels.forEach((bytes, at) => FS.writeFile(`${FOLDER}/${wanted[at]?.[1]}`, bytes));
  FS.writeFile(`${module.API.sitePackages}/citadels_box.py`, code);
  const places = JSON.stringify(Object.fromEntries(wanted.map(([name, file]) => [name, `${FOLDER}/${file}`])));
  python.runPython(`import json, citadels_box\ncitadels_box.install(json.loads(${JSON.stringify(places)}))`);
  shutFiles(FS);
  return python.pyimport("citadels_box");
}

/** @param {string} order for Arena in own_players/arena.py, or for TableSeat in own_players/table_seat.py */
async function run(order) {
  const box = await openBox(JSON.parse(order).game);
  shutGlobals(globalThis);
  if ("seat" in JSON.parse(order)) answerAsks(box, order);
  else play(box, order);
}

/**
 * Answers for a seat, ask by ask, as long as the page sends some.
 * @param {any} box
 * @param {string} order
 */
function answerAsks(box, order) {
  const { begin, answer } = box;
  tell(begin(order));
  heard = (ask) => tell(answer(ask));
}

/**
 * Plays the games of an order.
 * @param {any} box
 * @param {string} order
 */
function play(box, order) {
  const { begin, step } = box;
  let report = begin(order);
  tell(report);
  if (JSON.parse(report).kind !== "begun") return;
  while (JSON.parse(report).kind !== "end") {
    report = step();
    tell(report);
  }
}

/** @type {(message: string) => unknown} told the order first */
let heard = run;

/** @param {string} message */
async function hear(message) {
  try {
    await heard(message);
  } catch (error) {
    const report = error instanceof LibraryError
      ? { kind: "refused", code: "own-library", args: { file: error.file, reason: error.reason } }
      : { kind: "broken", reason: String(error) };
    tell(JSON.stringify(report));
  }
}

addEventListener("message", ({ data }) => void hear(data));

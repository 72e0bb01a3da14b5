// @ts-check
// Runs the box: a worker with a Python interpreter of its own, in which an own player (code of a person) plays. The code cannot
// reach the network, the stored data or the page; it only returns reports. The page starts the worker from a blob, so that the
// page's content security policy applies to it.
import { startPlain } from "../engine/plain-start.js";
import { files } from "../engine/runtime.js";
import { findSnapshot, putWheelsBack, startFromSnapshot } from "../engine/snapshot-load.js";
import { acceptAnyWasmMimeType } from "../engine/wasm.js";
import { installLibraries, LibraryError, readLibraries } from "./install-libraries.js";
import { limitMemory, shutFiles, shutGlobals } from "./shut-globals.js";

/** @typedef {import("../engine/runtime.js").Runtime} Runtime */
/** @typedef {import("pyodide").PyodideInterface} Python */

// Bytes: several times what games need.
const MOST_MEMORY = 512 * 1024 * 1024;
const FOLDER = "/wheels";

/** @type {(report: string) => void} sends a report; kept here, since `shutGlobals` removes it from the global object */
const tell = self.postMessage.bind(self);
acceptAnyWasmMimeType();
limitMemory(MOST_MEMORY);

const silent = () => undefined;
const OPTIONS = { jsglobals: {}, stdin: () => null, stdout: silent, stderr: silent };

/**
 * Starts the interpreter and installs the libraries: from the snapshot, or plainly if that fails.
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
    // If the snapshot is bad, the page's own start finds it. If a library is bad, the plain start fails with the same error.
    console.info(`no snapshot for the box: ${error}`);
  }
  const python = await startPlain(OPTIONS, runtime);
  await installLibraries(python, runtime, await libraries);
  return python;
}

/**
 * Starts the interpreter with the packages of a game.
 * @param {string} game
 * @returns {Promise<any>} the Python module box.py
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
 * Answers for a seat of a match: each later message is an ask.
 * @param {any} box
 * @param {string} order
 */
function answerAsks(box, order) {
  const { begin, answer } = box;
  tell(begin(order));
  handle = (ask) => tell(answer(ask));
}

/**
 * Plays all games of an order.
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

/** @type {(message: string) => unknown} handles the next message; the first one is the order */
let handle = run;

/** @param {string} message */
async function receive(message) {
  try {
    await handle(message);
  } catch (error) {
    const report = error instanceof LibraryError
      ? { kind: "refused", code: "own-library", args: { file: error.file, reason: error.reason } }
      : { kind: "broken", reason: String(error) };
    tell(JSON.stringify(report));
  }
}

addEventListener("message", ({ data }) => void receive(data));

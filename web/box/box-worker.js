// @ts-check
// Runs the box: a worker with a Python interpreter of its own, in which an own player (code of a person) plays. The code cannot
// reach the network, the stored data or the page; it only returns reports. The page starts the worker from a blob,
// so that it inherits the page's policy, which permits no other host: not even the mailboxes that a site names.
import { startPlain } from "../engine/plain-start.js";
import { files } from "../engine/runtime.js";
import { findSnapshot, putWheelsBack, startFromSnapshot } from "../engine/snapshot-load.js";
import { acceptAnyWasmMimeType } from "../engine/wasm.js";
import { MOST_TEXT } from "./report.js";
import { fetchLibraries, LibraryError, prepareLibraries, unpackLibraries } from "./install-libraries.js";
import { limitMemory, shutFiles, shutGlobals, silenceConsole } from "./shut-globals.js";

/** @import { Runtime } from "../engine/runtime.js" */
/** @import { PyodideInterface as Python } from "pyodide" */

// Bytes: several times what games need.
const MOST_MEMORY = 512 * 1024 * 1024;
const FOLDER = "/wheels";

// Kept here, since `shutGlobals` and `silenceConsole` remove them:
/** @type {(report: string) => void} sends a report */
const tell = self.postMessage.bind(self);
/** @type {() => string} returns the data of a message, if called on its event */
const dataOf = /** @type {any} */ (Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")).get;
const { apply } = Reflect;
const note = console.info.bind(console);
silenceConsole();
acceptAnyWasmMimeType();
limitMemory(MOST_MEMORY);

const silent = () => undefined;
const OPTIONS = { jsglobals: {}, stdin: () => null, stdout: silent, stderr: silent };

/**
 * Starts the interpreter: from the snapshot, or plainly if that fails.
 * @param {Runtime} runtime
 * @returns {Promise<Python>}
 */
async function startPython(runtime) {
  try {
    const snapshot = await findSnapshot(runtime);
    if (snapshot) {
      const python = await startFromSnapshot(OPTIONS, runtime, snapshot);
      await putWheelsBack(python, runtime);
      return python;
    }
  } catch (error) {
    // If the snapshot is bad, the page's own start finds it.
    note(`no snapshot for the box: ${error}`);
  }
  return startPlain(OPTIONS, runtime);
}

/**
 * Starts the interpreter with the packages of a game and the person's libraries. The order is what keeps libraries inside:
 * everything is fetched, the worker is shut, and only then are libraries unpacked. Nothing of them has run when this returns.
 * @param {string} game
 * @returns {Promise<any>} the Python module box.py
 */
async function openBox(game) {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  const wanted = Object.entries({ workshop: runtime.workshop, ...runtime.games }).filter(([name]) => ["workshop", game].includes(name));
  const [python, libraries, code, ...wheels] = await Promise.all([
    startPython(runtime),
    fetchLibraries(runtime),
    files.text("box/box.py"),
    ...wanted.map(([, name]) => files.bytes(`wheels/${name}`)),
  ]);
  const { FS, _module: module } = /** @type {any} */ (python);
  FS.mkdirTree(FOLDER);
  wheels.forEach((bytes, at) => FS.writeFile(`${FOLDER}/${wanted[at]?.[1]}`, bytes));
  FS.writeFile(`${module.API.sitePackages}/citadels_box.py`, code);
  const places = JSON.stringify(Object.fromEntries(wanted.map(([name, file]) => [name, `${FOLDER}/${file}`])));
  python.runPython(`import json, citadels_box\ncitadels_box.install(json.loads(${JSON.stringify(places)}))`);
  if (libraries) prepareLibraries(python, libraries);
  shutGlobals(globalThis);
  if (libraries) unpackLibraries(python, libraries);
  shutFiles(FS);
  return python.pyimport("citadels_box");
}

/**
 * Has box.py read the order, and one report after the other sent: each when the page asks for it. So a player that reports without
 * end, or one that has rewritten the arena, never sends more than the page takes.
 * @param {string} order for Arena in own_players/arena.py, or for TableSeat in own_players/table_seat.py
 */
async function run(order) {
  const told = JSON.parse(order);
  const { begin, answer, step } = await openBox(told.game);
  send(begin(order));
  handle = "seat" in told ? (ask) => send(answer(ask)) : () => send(step());
}

/** @param {unknown} report of Python, which the player may have changed */
function send(report) {
  tell(typeof report === "string" && report.length <= MOST_TEXT ? report : TOO_LONG);
}

const TOO_LONG = JSON.stringify({ kind: "broken", reason: "report" });

/** @type {(message: string) => unknown} handles the next message; the first one is the order */
let handle = run;

/** @param {string} message */
async function receive(message) {
  try {
    await handle(message);
  } catch (error) {
    const report = error instanceof LibraryError
      ? { kind: "refused", code: "own-library", args: { file: error.file, reason: error.reason } }
      : { kind: "broken", reason: `${error}` };
    send(JSON.stringify(report));
  }
}

addEventListener("message", (event) => void receive(/** @type {string} */ (apply(dataOf, event, []))));

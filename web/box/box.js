// @ts-check
// Runs one box, a worker for a file of a person, and ends it where it reports nothing for too long.
import { startModuleWorker } from "../engine/module-worker.js";
import { MARGIN, readReport, START } from "./report.js";

/** @typedef {import("./report.js").Fault} Fault */

/**
 * @typedef {object} GameReport a finished game
 * @property {"game"} kind
 * @property {number} game its number
 * @property {string} save
 * @property {number} decisions of the file
 * @property {number} seconds it took in all
 * @property {number} slowest seconds of the slowest decision
 * @property {Record<string, number>} faults by id
 * @property {Fault | null} first
 * @property {[moment: number, line: string][]} log
 */

/**
 * What a box reports. `stuck` comes from this module: the file did not return at that moment.
 * @typedef {{kind: "begun"} | {kind: "end"} | {kind: "fault", fault: Fault} | {kind: "refused", code: string, args: Record<string, unknown>}
 *   | {kind: "broken", reason: string} | {kind: "asks" | "plays" | "stuck", game: number, moment: number} | GameReport} Report
 */

/**
 * As in own_players/arena.py.
 * @typedef {object} Order
 * @property {string} run
 * @property {string} game
 * @property {import("../types.js").Setup} setup
 * @property {{name: string, player: string}[]} chairs
 * @property {string} name
 * @property {string} text
 * @property {number} seed
 * @property {number[]} numbers
 * @property {number} seconds
 * @property {[game: number, moment: number][]} barred
 */

/**
 * Starts a box. It ends itself after `end`, `fault`, `refused`, `broken` and `stuck`.
 * @param {Order} order
 * @param {(report: Report) => void} heard
 * @param {() => Worker} [start]
 * @returns {() => void} ends it at once
 */
export function startBox(order, heard, start = () => startModuleWorker("box/box-worker.js")) {
  const worker = start();
  let patience = START;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  let at = { game: order.numbers[0] ?? 0, moment: -1 };
  let ended = false;

  function end() {
    ended = true;
    clearTimeout(timer);
    worker.terminate();
  }

  /** @param {Report} report */
  function last(report) {
    if (ended) return;
    end();
    heard(report);
  }

  function wait() {
    clearTimeout(timer);
    // Reports that have come meanwhile are heard first.
    timer = setTimeout(() => (timer = setTimeout(() => last(at.moment < 0 ? { kind: "broken", reason: "late" } : { kind: "stuck", ...at }), 50)), patience);
  }

  worker.onmessage = ({ data }) => {
    if (ended) return;
    const report = readReport(data);
    if (!report || !GOES_ON.has(report.kind)) return last(report ?? { kind: "broken", reason: "report" });
    if (report.kind === "asks" || report.kind === "plays") {
      at = { game: report.game, moment: report.moment };
      // The limit is for decisions: the deal before the first one may take longer.
      patience = order.seconds * 1000 + MARGIN;
    }
    wait();
    heard(report);
  };
  worker.onerror = (event) => last({ kind: "broken", reason: event.message || "worker" });
  wait();
  worker.postMessage(JSON.stringify(order));
  return end;
}

const GOES_ON = new Set(["begun", "asks", "plays", "game"]);

// @ts-check
// Runs one box for a series of games of an own player, and ends it if it reports nothing for too long.
import { startModuleWorker } from "../engine/module-worker.js";
import { ANSWER_MARGIN, readReport, reasonOf, START_TIMEOUT } from "./report.js";
import { Turn } from "./turn.js";

/** @import { Fault } from "./report.js" */

/**
 * The report of a finished game.
 * @typedef {object} GameReport
 * @property {"game"} kind
 * @property {number} game number of the game
 * @property {string} save
 * @property {number} decisions how many the own player made
 * @property {number} seconds that its decisions took together
 * @property {number} slowest seconds of the slowest decision
 * @property {Record<string, number>} faults how often each fault occurred, by id
 * @property {Fault | null} first the first fault
 * @property {[moment: number, line: string][]} log lines that the own player logged
 */

/**
 * A report of a box. This module adds `stuck`: the own player did not return at that moment.
 * @typedef {{kind: "begun"} | {kind: "end"} | {kind: "fault", fault: Fault} | {kind: "broken", reason: string}
 *   | {kind: "refused", code: string, args: Record<string, unknown>}
 *   | {kind: "asks" | "plays" | "stuck", game: number, moment: number} | GameReport} Report
 */

/**
 * The games to play and the own player; own_players/arena.py describes the fields.
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
 * Starts a box. It ends after a report `end`, `fault`, `refused`, `broken` or `stuck`.
 * @param {Order} order
 * @param {(report: Report) => void} heard called with each report
 * @param {() => Worker} [start]
 * @returns {() => void} ends the box at once
 */
export function startBox(order, heard, start = () => startModuleWorker("box/box-worker.js")) {
  const worker = start();
  let patience = START_TIMEOUT;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  let at = { game: order.numbers[0] ?? 0, moment: -1 };
  let ended = false;

  function end() {
    ended = true;
    clearTimeout(timer);
    turn.end();
    worker.terminate();
  }

  /** @param {Report} report the last one */
  function endWith(report) {
    if (ended) return;
    end();
    heard(report);
  }

  function restartTimer() {
    clearTimeout(timer);
    // After a device was asleep, reports that wait in the queue are read first: hence a second, short timer.
    timer = setTimeout(() => (timer = setTimeout(() => endWith(at.moment < 0 ? { kind: "broken", reason: "late" } : { kind: "stuck", ...at }), 50)), patience);
  }

  /** @param {unknown} data */
  function receive(data) {
    // The worker waits for the page after each report. One that does not would fill the page's queue until nothing else runs.
    if (!turn.taken()) return endWith({ kind: "broken", reason: "report" });
    const report = readReport(data);
    if (!report || !CONTINUES.has(report.kind)) return endWith(report ?? { kind: "broken", reason: "report" });
    if (report.kind === "asks" || report.kind === "plays") {
      at = { game: report.game, moment: report.moment };
      // From now on the limit of a decision counts. The deal before the first one may take longer.
      patience = order.seconds * 1000 + ANSWER_MARGIN;
    }
    restartTimer();
    heard(report);
    turn.give();
  }

  const turn = new Turn(() => worker.postMessage(GO_ON));
  worker.onmessage = ({ data }) => {
    if (!ended) receive(data);
  };
  worker.onerror = (event) => endWith({ kind: "broken", reason: reasonOf(event) });
  restartTimer();
  worker.postMessage(JSON.stringify(order));
  return end;
}

/** The message that lets the worker go on. */
const GO_ON = "go on";

/** Kinds of reports after which the box continues. */
const CONTINUES = new Set(["begun", "asks", "plays", "game"]);

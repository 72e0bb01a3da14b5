// @ts-check
// Connects the ports of a match with the guests at other devices: sends what the match tells them, answers what they ask.
import { refusalOf } from "../../runner/match-runner.js";
import { hostEnd } from "../../runner/port.js";

/** @import { MatchRunner } from "../../runner/match-runner.js" */
/** @import { SeatPort } from "../../runner/port.js" */
/** @import { PeerEvent } from "./room-state.js" */

/** What a guest wants of the match. @typedef {Extract<PeerEvent, {kind: "pick" | "undo" | "redo" | "since"}>} Request */

export class GuestPorts {
  #notify;
  /** @type {MatchRunner | null} */
  #runner = null;
  /** @type {Request[]} that came before the match was open */
  #early = [];
  /** @type {Map<number | null, string>} the facts of the table that each seat was told last */
  #facts = new Map();
  /** @type {SeatPort | null} of all guests who watch */
  #watchersPort = null;
  #shownRecord = false;
  /** Whether a `tell` was sent since the last result: then the engine has returned the room's journal, to be stored. */
  #told = false;

  /**
   * @param {import("./room.js").Room["notify"]} notify tells the engine
   */
  constructor(notify) {
    this.#notify = notify;
  }

  /**
   * @param {MatchRunner} runner of the match from now on
   * @param {boolean} watched whether guests watch
   */
  attach(runner, watched) {
    this.#runner = runner;
    if (watched) this.#openWatchersPort(runner);
    for (const request of this.#early.splice(0)) this.#answer(request);
  }

  /** @param {MatchRunner} runner */
  #openWatchersPort(runner) {
    if (this.#watchersPort) return;
    this.#watchersPort = hostEnd(null, (what, body) => this.#tell(null, null, what, body));
    runner.openPort(this.#watchersPort);
  }

  /**
   * @param {number} seat
   * @returns {SeatPort} the match runner's end of the port for a seat at another device
   */
  portFor(seat) {
    return hostEnd(seat, (what, body) => this.#tell(seat, null, what, body));
  }

  /**
   * @param {number | null} seat
   * @param {number | null} guest the one spectator to tell; null for all guests of the seat
   * @param {import("../../runner/port.js").ToGuest} what
   * @param {any} body
   */
  #tell(seat, guest, what, body) {
    // The facts of the table rarely change, and each call takes the engine's time.
    if (what === "table" && guest === null) {
      const facts = JSON.stringify(body);
      if (this.#facts.get(seat) === facts) return;
      this.#facts.set(seat, facts);
    }
    this.#told = true;
    // `RoomHost.tell` (room_host.py).
    this.#notify("tell", { seat, guest, what, body });
    if (what !== "update" || !body.over || this.#shownRecord) return;
    this.#shownRecord = true;
    this.#notify("over", {});
  }

  /** The room's journal must be stored after each result, even if no guest was told anything. */
  afterResult() {
    if (!this.#told) this.#notify("tick", {});
    this.#told = false;
  }

  /** Handlers for the events of guest_messages.py; the host's room adds them to its own. */
  get handlers() {
    const answer = (/** @type {Request} */ request) => {
      if (this.#runner) this.#answer(request);
      else this.#early.push(request);
    };
    return { pick: answer, undo: answer, redo: answer, since: answer };
  }

  /** @param {Request} request */
  #answer(request) {
    if (request.kind === "since" && request.seat === null) return void this.#tellWatcher(request);
    const port = this.#portOf(request.seat);
    if (request.kind === "since") port?.since(request.line, request.number);
    else if (request.kind === "pick") port?.pick(request.ask, request.options);
    else if (request.kind === "undo") port?.undo();
    else port?.redo();
  }

  /** @param {number | null} seat */
  #portOf(seat) {
    const runner = this.#runner;
    if (!runner || seat === null) return undefined;
    return runner.summary.seating[seat]?.player === "elsewhere" ? runner.ports.get(seat) : undefined;
  }

  /**
   * Sends a spectator everything after a moment; later updates go to all spectators.
   * @param {Extract<Request, {kind: "since"}>} request
   */
  async #tellWatcher({ guest, line, number }) {
    const runner = this.#runner;
    if (!runner) return;
    this.#openWatchersPort(runner);
    try {
      const { table, update } = await runner.look({ line, number });
      this.#tell(null, guest, "table", table);
      this.#tell(null, guest, "update", update);
    } catch (error) {
      // If the spectator knows a later moment than the match has, its room then asks for everything.
      this.#tell(null, guest, "refusal", refusalOf(error));
    }
  }
}

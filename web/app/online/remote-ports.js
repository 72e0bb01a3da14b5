// @ts-check
// Connects the ports of a match with the guests at other devices: what the match tells them, and what they want.
import { hostEnd } from "../../host/peer-port.js";

/** @typedef {import("../../host/host.js").Host} Host */
/** @typedef {import("../../host/port.js").SeatPort} SeatPort */
/** @typedef {import("./room-state.js").PeerEvent} PeerEvent */

/** What a guest wants of the match. @typedef {Extract<PeerEvent, {kind: "pick" | "undo" | "redo" | "since"}>} Request */

export class RemotePorts {
  #notify;
  /** @type {Host | null} */
  #host = null;
  /** @type {Request[]} that came before the match was open */
  #early = [];
  /** @type {Map<number | null, string>} the facts of the table that each seat was told last */
  #facts = new Map();
  /** @type {SeatPort | null} of all guests who watch */
  #watchersPort = null;
  #shownRecord = false;
  /** Whether the engine was told anything since the last result, and so gave the room to be kept. */
  #told = false;

  /** @param {(method: string, params?: object) => void} notify tells the engine */
  constructor(notify) {
    this.#notify = notify;
  }

  /**
   * @param {Host} host of the match from now on
   * @param {boolean} watched whether guests watch
   */
  attach(host, watched) {
    this.#host = host;
    if (watched) this.#openWatchersPort(host);
    for (const request of this.#early.splice(0)) this.#answer(request);
  }

  /** @param {Host} host */
  #openWatchersPort(host) {
    if (this.#watchersPort) return;
    this.#watchersPort = hostEnd(null, (what, body) => this.#tell(null, null, what, body));
    host.openPort(this.#watchersPort);
  }

  /**
   * @param {number} seat
   * @returns {SeatPort} the host's end of the port for a seat at another device
   */
  portFor(seat) {
    return hostEnd(seat, (what, body) => this.#tell(seat, null, what, body));
  }

  /**
   * @param {number | null} seat
   * @param {number | null} guest the one watcher to tell; null for all of the seat
   * @param {import("../../host/peer-port.js").ToGuest} what
   * @param {any} body
   */
  #tell(seat, guest, what, body) {
    // The facts of the table rarely change, and each call is a trip to the engine.
    if (what === "table" && guest === null) {
      const facts = JSON.stringify(body);
      if (this.#facts.get(seat) === facts) return;
      this.#facts.set(seat, facts);
    }
    this.#told = true;
    this.#notify("tell", { seat, guest, what, body });
    if (what !== "update" || !body.over || this.#shownRecord) return;
    this.#shownRecord = true;
    this.#notify("over");
  }

  /** The room's journal has to be kept after each result, though no guest was told anything. */
  afterResult() {
    if (!this.#told) this.#notify("tick");
    this.#told = false;
  }

  /** @param {Request} request of a guest */
  request(request) {
    if (this.#host) this.#answer(request);
    else this.#early.push(request);
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
    const host = this.#host;
    if (!host || seat === null) return undefined;
    return host.summary.seating[seat]?.player === "elsewhere" ? host.ports.get(seat) : undefined;
  }

  /**
   * Tells a watcher all from a place on; from now on it is told what all watchers are told.
   * @param {Extract<Request, {kind: "since"}>} request
   */
  async #tellWatcher({ guest, line, number }) {
    const host = this.#host;
    if (!host) return;
    this.#openWatchersPort(host);
    const { table, update } = await host.look({ line, number });
    this.#tell(null, guest, "table", table);
    this.#tell(null, guest, "update", update);
  }
}

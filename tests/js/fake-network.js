// @ts-check
// Imitates two browsers' connections in memory, on a network that can be cut.
import { Reconnector } from "../../web/peer/reconnector.js";
import { createInvitation, createReply } from "../../web/peer/invitation.js";
import { settle } from "./settle.js";

/** @import { Link } from "../../web/peer/link.js" */
/** @import { Kept } from "../../web/peer/remote-end.js" */

let count = 0;

/** A fingerprint of its own for each certificate. */
const newFingerprint = () => {
  count += 1;
  const last = count.toString(16).toUpperCase().padStart(4, "0");
  return [...Array.from({ length: 30 }, () => "AB"), last.slice(0, 2), last.slice(2)].join(":");
};
/** @param {string | undefined} sdp */
const fingerprintOf = (sdp) => /^a=fingerprint:sha-256 (\S+)/m.exec(sdp ?? "")?.[1] ?? "";

/** @param {string | undefined} sdp */
const ufragOf = (sdp) => /^a=ice-ufrag:(\S+)/m.exec(sdp ?? "")?.[1] ?? "";

/** One end of a channel; texts wait while the network is cut. */
export class FakeChannel extends EventTarget {
  readyState = "connecting";
  bufferedAmount = 0;
  /** @type {FakeChannel | null} */
  other = null;

  /** @param {FakeNetwork} network */
  constructor(network) {
    super();
    this.network = network;
  }

  /** @param {string} data */
  send(data) {
    const { other } = this;
    this.network.carry(this, () => other?.readyState === "open" && other.dispatchEvent(Object.assign(new Event("message"), { data })));
  }

  open() {
    this.readyState = "open";
    this.dispatchEvent(new Event("open"));
  }

  close() {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    this.dispatchEvent(new Event("close"));
    this.network.deliver(() => this.other?.close());
  }
}

/** @param {FakeNetwork} network @param {string[]} [candidates] the lines that each description has of the device's addresses */
const connectionClass = (network, candidates = /** @type {string[]} */ ([])) => class FakeConnection extends EventTarget {
  static generateCertificate = async () => ({ fingerprint: newFingerprint(), expires: Infinity });
  connectionState = "new";
  iceGatheringState = "complete";
  /** @type {{sdp: string} | null} */
  localDescription = null;
  /** @type {{sdp: string} | null} */
  remoteDescription = null;
  /** @type {FakeChannel[]} */
  channels = [];
  closed = false;

  /** @param {RTCConfiguration} configuration whose server is the name of the device */
  constructor(configuration) {
    super();
    this.device = String(configuration.iceServers?.[0]?.urls ?? "");
    this.fingerprint = /** @type {any} */ (configuration.certificates?.[0])?.fingerprint ?? newFingerprint();
    network.connections.add(this);
    network.opened += 1;
  }

  getConfiguration() {
    return {};
  }

  createDataChannel() {
    const channel = network.channel();
    this.channels.push(channel);
    return channel;
  }

  /** What the browser itself has made. @type {string[]} */
  made = [];

  async createOffer() {
    count += 1;
    const made = { type: "offer", sdp: `a=ice-ufrag:u${(4000 + count).toString(36)}\r\na=ice-pwd:0123456789abcdefGHIJ${String(count).padStart(4, "0")}\r\na=fingerprint:sha-256 ${this.fingerprint}\r\n${candidates.map((line) => `${line}\r\n`).join("")}` };
    this.made.push(made.sdp);
    return made;
  }

  async createAnswer() {
    return this.createOffer();
  }

  /** @param {{sdp: string}} [description] */
  async setLocalDescription(description) {
    if (network.refusesWords && description && !this.made.includes(description.sdp)) throw new Error("modified in a non-acceptable way");
    this.localDescription = description ?? (await this.createOffer());
    network.connect();
  }

  /** @param {{sdp: string}} description */
  async setRemoteDescription(description) {
    this.remoteDescription = description;
    network.connect();
  }

  async addIceCandidate() {}

  async getStats() {
    return new Map();
  }

  /** @param {string} state */
  become(state) {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  close() {
    this.closed = true;
    for (const channel of this.channels) channel.close();
    network.connections.delete(this);
  }
};

export class FakeNetwork {
  /** @type {Set<any>} */
  connections = new Set();
  /** How many connections were opened so far. */
  opened = 0;
  cut = false;
  /** Whether the browsers let no page choose ufrag and pwd. */
  refusesWords = false;
  /** Connections that nothing reaches. @type {any[]} */
  blocked = [];
  /** @type {(() => void)[]} */
  #waiting = [];

  /** Opens all connections whose ends know each other. */
  connect() {
    if (this.cut) return;
    const ready = [...this.connections].filter((one) => !this.blocked.includes(one) && one.connectionState === "new" && one.localDescription && one.remoteDescription);
    for (const one of ready) {
      const other = ready.find((two) => two !== one && ufragOf(two.localDescription.sdp) === ufragOf(one.remoteDescription.sdp)
        && ufragOf(one.localDescription.sdp) === ufragOf(two.remoteDescription.sdp)
        && [[one, two], [two, one]].every(([end, far]) => fingerprintOf(end.remoteDescription.sdp) === fingerprintOf(far.localDescription.sdp)));
      if (!other || one.connectionState !== "new") continue;
      for (const [end, far] of [[one, other], [other, one]]) end.channels.forEach((/** @type {FakeChannel} */ channel, /** @type {number} */ at) => (channel.other = far.channels[at]));
      for (const end of [one, other]) end.become("connected");
      for (const end of [one, other]) for (const channel of end.channels) channel.open();
    }
  }

  /** @returns {FakeChannel} */
  channel() {
    return new FakeChannel(this);
  }

  /** @param {FakeChannel} _from @param {() => void} work brings a text to the other end */
  carry(_from, work) {
    this.deliver(work);
  }

  /** @param {string[]} candidates the lines of a device's addresses */
  browser(candidates) {
    return connectionClass(this, candidates);
  }

  /** @param {() => void} work at once, or once the network is there again */
  deliver(work) {
    if (this.cut) this.#waiting.push(work);
    else queueMicrotask(work);
  }

  /** Cuts the network; open connections fall silent. */
  lose() {
    this.cut = true;
    for (const one of this.connections) if (one.connectionState === "connected") one.become("disconnected");
  }

  /**
   * The network is there again.
   * @param {boolean} sameLinks whether connections that were open work again; otherwise the devices have other addresses
   */
  restore(sameLinks) {
    this.cut = false;
    if (!sameLinks) this.#waiting = [];
    for (const one of [...this.connections]) if (sameLinks && one.connectionState === "disconnected") one.become("connected");
    for (const work of this.#waiting.splice(0)) work();
    this.connect();
  }
}

/** A device with one link to another one. */
export class Device {
  /** @type {Map<string, Kept>} */
  kept = new Map();
  /** @type {Link | null} in use */
  link = null;
  /** @type {string[]} */
  heard = [];
  /** The return code that its page shows. */
  code = "";

  /**
   * @param {FakeNetwork} network
   * @param {string} name
   */
  constructor(network, name) {
    this.network = network;
    this.name = name;
    this.reconnector = this.#start();
  }

  #start() {
    return new Reconnector({
      all: async () => [...this.kept.values()],
      put: async (kept) => void this.kept.set(kept.name, kept),
      drop: async (name) => void this.kept.delete(name),
    }, { servers: () => this.servers, back: (link) => this.use(link), showReturn: (code) => void (this.code = code) });
  }

  /** @returns {RTCIceServer[]} */
  get servers() {
    return [{ urls: this.name }];
  }

  /** @param {Link} link */
  use(link) {
    this.link = link;
    link.onText = (text) => this.heard.push(text);
  }

  /** @param {Link} link */
  begin(link) {
    this.use(link);
    this.reconnector.guard(link);
  }

  /** Reloads the page: all its connections are gone, and it calls the other device. */
  async reload() {
    for (const one of [...this.network.connections]) if (one.device === this.name) one.close();
    void this.reconnector.close(false);
    this.link = null;
    this.reconnector = this.#start();
    await this.reconnector.comeBack();
  }
}

/**
 * Two devices with an open link, and a clock of their own.
 * @param {import("node:test").TestContext} context
 * @param {{refusesWords?: boolean}} [browsers]
 */
export async function twoDevices(context, { refusesWords = false } = {}) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const network = Object.assign(new FakeNetwork(), { refusesWords });
  const page = /** @type {any} */ (globalThis);
  page.RTCPeerConnection = connectionClass(network);
  page.location = { href: "https://site/" };
  context.after(() => {
    delete page.RTCPeerConnection;
    delete page.location;
  });
  const [host, guest] = [new Device(network, "host"), new Device(network, "guest")];
  const invitation = await createInvitation({ room: "m", token: "t", servers: host.servers });
  const reply = await createReply(invitation.text, { servers: guest.servers });
  host.begin(await invitation.accept(reply.text));
  guest.begin(await reply.connect());
  const pass = async (/** @type {number} */ seconds) => {
    for (let at = 0; at < seconds * 2; at += 1) {
      now += 500;
      context.mock.timers.tick(500);
      for (let round = 0; round < 5; round += 1) await settle();
    }
  };
  await pass(1);
  return { network, host, guest, pass };
}

/**
 * Whether texts of each device arrive at the other one.
 * @param {Device} host @param {Device} guest
 */
export async function connected(host, guest) {
  for (const device of [host, guest]) {
    device.heard.length = 0;
    device.link?.send(`from ${device.name}`);
  }
  await settle();
  return [host.heard, guest.heard];
}

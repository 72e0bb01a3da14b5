// @ts-check
// The network of a simulation: texts take time, and may be lost or come twice; links break silently; pages go off the network.
import { FakeChannel, FakeNetwork } from "../fake-network.js";

/** @import { Owner, World } from "./world.js" */
/** @typedef {Owner & {offline: boolean}} Device */

/** Milliseconds after which a browser notices that nothing comes over a connection. */
const NOTICED = 5000;

/** How bad a network is. @typedef {{slowest: number, lost: number, twice: number}} Weather milliseconds, and shares of all texts */

/** @template {new (...args: any[]) => EventTarget} C @param {World} world @param {C} Base */
const ofPage = (world, Base) => class extends Base {
  owner = world.owner;

  /** @override Listeners run for the page that has added them. @param {string} kind @param {any} listen */
  addEventListener(kind, listen) {
    const { owner } = world;
    super.addEventListener(kind, owner ? (event) => world.as(owner, () => owner.gone || listen(event)) : listen);
  }
};

export class Network extends FakeNetwork {
  /** @type {Weather} */
  weather = { slowest: 40, lost: 0, twice: 0 };
  /** @type {WeakSet<object>} channels that bring nothing any more, and do not say so */
  #broken = new WeakSet();

  /** @param {World} world */
  constructor(world) {
    super();
    this.world = world;
    this.Channel = ofPage(world, FakeChannel);
    this.Connection = ofPage(world, this.browser([]));
  }

  /** @override */
  channel() {
    return new this.Channel(this);
  }

  /** @override @param {any} from @param {() => void} work */
  carry(from, work) {
    const { chance } = this.world;
    const { slowest, lost, twice } = this.weather;
    const { owner } = from.other ?? {};
    const arrive = () => from.owner?.offline || owner?.offline || this.#broken.has(from) || work();
    if (chance.is(lost)) return;
    // A channel keeps the order of its texts.
    from.busy = Math.max(this.world.now + 1 + chance.below(slowest), from.busy ?? 0);
    const after = from.busy - this.world.now;
    this.world.later(arrive, after, owner);
    if (chance.is(twice)) this.world.later(arrive, after + chance.below(4 * slowest), owner);
  }

  /** @override @param {() => void} work */
  deliver(work) {
    this.world.later(work, 1, undefined);
  }

  /** @override */
  connect() {
    const cannot = [...this.connections].filter(({ owner }) => owner?.frozen || owner?.offline);
    this.blocked = cannot;
    super.connect();
  }

  /** @param {Device} page @returns {any[]} its open connections */
  of(page) {
    return [...this.connections].filter((one) => one.owner === page);
  }

  /** Breaks the links of a page silently. @param {Device} page */
  breakLinks(page) {
    // Spare connections, which are not used yet, are not touched.
    const open = this.of(page).filter(({ connectionState }) => connectionState !== "new");
    const ends = open.flatMap(({ channels }) => channels).flatMap((channel) => [channel, channel.other ?? channel]);
    for (const end of ends) this.#broken.add(end);
    const broken = [...this.connections].filter(({ connectionState, channels }) => connectionState === "connected" && ends.includes(channels[0]));
    for (const one of broken) this.world.later(() => one.connectionState === "connected" && one.become("disconnected"), NOTICED, one.owner);
  }

  /** The browser of a page gives up what it tries to connect. @param {Device} page */
  giveUp(page) {
    for (const one of this.of(page)) if (one.connectionState === "new" && one.remoteDescription) one.become("failed");
  }

  /** The page is gone, with all its connections; the others notice nothing but silence. @param {Device} page */
  drop(page) {
    this.breakLinks(page);
    for (const one of this.of(page)) this.connections.delete(one);
  }
}

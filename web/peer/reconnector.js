// @ts-check
// Coming back after a reload without carrying texts again.
//
// While a link lives, each end makes a spare invitation and sends it to the other over the link's side channel. The other end
// thinks out a reply at once: names and words of its own choice, and a certificate that the browser stores. When one end is gone,
// the other takes the reply that was agreed on; when that end is back, it connects as agreed, in a fraction of a second. The same
// way a link that stays silent is replaced: a device that came into another network has another address.
// For that a browser has to let the page choose the words in its own description. Chromium and Firefox do; where one does not,
// a fresh invitation is the way (docs/decisions/0007-links-by-hand.md has what was measured).
//
//   const reconnector = new Reconnector(store, { servers, back: (link) => … });
//   reconnector.guard(link);              // each link that came of an invitation
//   await reconnector.comeBack();         // after a reload; `back` is called for each link that comes of it
//   reconnector.settle();                 // whoever was called has come in by a fresh invitation
//   await reconnector.close(final);       // final: nobody shall come back any more
import { essentials } from "./description.js";
import { connectAgain, createInvitation, makeCertificate, openConnection } from "./invitation.js";
import { decode, decodeAny, encode } from "./signal.js";

/** @typedef {import("./link.js").Link} Link */
/** @typedef {import("./invitation.js").Invitation} Invitation */

/**
 * What an end keeps to come back with.
 * @typedef {object} Kept
 * @property {string} name of the bond between two ends, here; links of a bond follow each other
 * @property {string} offer
 * @property {string} ufrag
 * @property {string} pwd
 * @property {RTCCertificate} certificate
 */

/**
 * @typedef {object} SpareStore keeps one of each name; a store that fails is quiet
 * @property {() => Promise<Kept[]>} all
 * @property {(kept: Kept) => Promise<void>} put
 * @property {(name: string) => Promise<void>} drop
 */

// How long a link may be silent before its end looks for another: that of the guest's side sooner, so that not both do.
const SILENCE = { guest: 8000, opener: 20_000 };
// The other end may sleep, and hears nothing then: a call ends after a quarter of a minute or so.
const PAUSE = 4000;
const MOST_TRIES = { silent: 12, reloaded: 60 };
// What the other end may send over the side channel of one link; it is honest by far with a handful.
const MOST_TEXTS = 50;
const MOST_LETTERS = 1200;

/** One other end, over all the links to it. */
class Bond {
  /** @type {Invitation | null} waits for the other end to come back */
  #spare = null;
  #agreed = "";
  /** @type {Link | null} the spare, once the agreed reply was taken */
  #armed = null;
  /** @type {Kept | null} */
  #kept = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  #texts = 0;
  #closed = false;

  /**
   * @param {string} name
   * @param {Link} link
   * @param {Around} around
   */
  constructor(name, link, around) {
    this.name = name;
    this.link = link;
    this.deps = around;
    this.send = link.beside(
      (text) => void this.#heard(text).catch((error) => console.warn(error)),
      (state) => void this.#look(state),
    );
    link.opened.then(() => this.#offer(), () => undefined);
  }

  async #offer() {
    this.#forget();
    const spare = await createInvitation({ room: "", token: "", servers: this.deps.servers() });
    if (this.#closed) return spare.withdraw();
    this.#spare = spare;
    this.send(spare.text);
  }

  /** @param {string} text */
  async #heard(text) {
    this.#texts += 1;
    if (this.#closed || this.#texts > MOST_TEXTS || text.length > MOST_LETTERS) return;
    const signal = decodeAny(text);
    if (signal.kind === "reply") this.#agreed = signal.answers === this.#spare?.checksum ? text : this.#agreed;
    else {
      const { kept, reply } = await agree(this.name, text);
      this.#kept = kept;
      await this.deps.store.put(kept);
      this.send(reply);
    }
  }

  /** @param {Link["state"]} state */
  async #look(state) {
    if (this.#closed) return;
    if (this.link.left) {
      this.close();
      return this.deps.store.drop(this.name);
    }
    clearTimeout(this.#patience);
    if (state === "open") return this.#armed ? this.#offer() : undefined;
    this.#patience = setTimeout(() => void this.#call(), SILENCE[this.link.role]);
    await this.#arm();
  }

  async #arm() {
    const spare = this.#spare;
    if (!spare || !this.#agreed) return;
    this.#spare = null;
    const armed = await spare.accept(this.#agreed);
    if (this.#closed) return armed.close();
    this.#armed = armed;
    armed.opened.then(() => this.#follow(armed), () => undefined);
  }

  /** Takes the other end's spare invitation, as long as nothing is heard. */
  async #call() {
    const kept = this.#kept;
    if (!kept) return;
    const link = await callAgain(kept, MOST_TRIES.silent, this.deps.servers, () => this.#closed || this.link.state === "open");
    if (link) this.#follow(link);
  }

  /** @param {Link} link that takes the place of the one before */
  #follow(link) {
    if (this.#closed) return link.close();
    if (this.#armed === link) this.#armed = null;
    this.close();
    this.link.close();
    this.deps.follow(this, link);
  }

  #forget() {
    this.#spare?.withdraw();
    this.#armed?.close();
    this.#spare = null;
    this.#armed = null;
    this.#agreed = "";
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#patience);
    this.#forget();
  }
}

/**
 * @typedef {object} Around
 * @property {SpareStore} store
 * @property {() => RTCIceServer[]} servers
 * @property {(bond: Bond, link: Link) => void} follow
 */

/**
 * Who uses the links.
 * @typedef {object} Owner
 * @property {() => RTCIceServer[]} servers
 * @property {(link: Link) => void} back an end that was gone is here again, over this link, which is guarded already
 */

export class Reconnector {
  /** @type {Set<Bond>} */
  #bonds = new Set();
  #closed = false;
  /** Whether those who were here before are still called. */
  #calling = true;
  #store;
  #owner;

  /**
   * @param {SpareStore} store
   * @param {Owner} owner
   */
  constructor(store, owner) {
    this.#store = store;
    this.#owner = owner;
  }

  /** @param {Owner} owner whom this serves from now on */
  serve(owner) {
    this.#owner = owner;
  }

  /**
   * Sees to it that the other end can come back, and this one to it.
   * @param {Link} link
   * @param {string} [name] of the bond, where it is an old one
   */
  guard(link, name = crypto.randomUUID()) {
    const servers = () => this.#owner.servers();
    const follow = (/** @type {Bond} */ bond, /** @type {Link} */ next) => {
      this.#bonds.delete(bond);
      this.guard(next, name);
      this.#owner.back(next);
    };
    this.#bonds.add(new Bond(name, link, { store: this.#store, servers, follow }));
  }

  /**
   * Calls every end that was there before the reload until it answers.
   * @returns {Promise<number>} how many there are to call
   */
  async comeBack() {
    const all = await this.#store.all();
    for (const kept of all) void this.#call(kept);
    return all.length;
  }

  /** @param {Kept} kept */
  async #call(kept) {
    const link = await callAgain(kept, MOST_TRIES.reloaded, () => this.#owner.servers(), () => this.#closed || !this.#calling);
    if (link) {
      this.guard(link, kept.name);
      this.#owner.back(link);
    } else if (!this.#closed) await this.#store.drop(kept.name);
  }

  /** Calls nobody any more: whoever was wanted came in another way. */
  settle() {
    this.#calling = false;
  }

  /** @param {boolean} final forgets them all */
  async close(final) {
    this.#closed = true;
    for (const bond of this.#bonds) bond.close();
    if (!final) return;
    for (const { name } of await this.#store.all()) await this.#store.drop(name);
  }
}

/**
 * Thinks out the reply to a spare invitation, and keeps what it takes to stand by it later.
 * @param {string} name
 * @param {string} offer
 * @returns {Promise<{kept: Kept, reply: string}>}
 */
async function agree(name, offer) {
  const certificate = await makeCertificate();
  const [ufrag, pwd] = [hex(4), hex(16)];
  const { connection } = openConnection([], [certificate]);
  const { fingerprint } = essentials((await connection.createOffer()).sdp ?? "");
  connection.close();
  const answers = decode(offer, "invitation").checksum;
  const reply = encode({ kind: "reply", room: "", token: "", answers, ufrag, pwd, fingerprint, candidates: [] });
  return { kept: { name, offer, ufrag, pwd, certificate }, reply };
}

/**
 * @param {Kept} kept
 * @param {number} most tries
 * @param {() => RTCIceServer[]} servers
 * @param {() => boolean} enough whether nobody wants it any more
 * @returns {Promise<Link | null>} open
 */
async function callAgain(kept, most, servers, enough) {
  for (let tries = 0; tries < most && !enough(); tries += 1) {
    try {
      const link = await connectAgain({ ...kept, signal: decode(kept.offer, "invitation") }, servers());
      await link.opened;
      if (!enough()) return link;
      link.close();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return null;
}

/** @param {number} bytes */
function hex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// @ts-check
// Keeps the connection to one other end: prepares to reconnect, notices silence, and replaces the link.
//
// While the link is open, each end sends two spare invitations over the link's control channel. The other end makes a reply to
// each at once: ufrag, pwd and a certificate that the browser stores; together they are an agreement. Once the link is silent, an
// end waits at its own spare invitations, and calls those of the other end.
//
// A new link uses up one spare invitation. A page may be reloaded before the next one is agreed on: the second one is for that.
//
// Both may call at once, and then two links open. So one end chooses: the one whose role on the silent link is "guest". It sends a
// text over the link that it uses from now on, and the other end waits for that text. An end that has reloaded its page has no
// other link, and chooses too.
//
// A text can be lost with the link. So a spare invitation stays open until the next two have their replies, and an agreement is
// kept until the replies to the next two must have arrived.
//
// A browser that lets no page choose ufrag and pwd says so in its reply, with `BY_HAND` for both. Then a silent link cannot be
// replaced without people: after a reload the end shows a return code (return.js), which the other end takes for a spare. The code
// is for the latest agreement, whose reply may be lost. So an end uses one certificate for all agreements with the same other end,
// which knows its fingerprint from any reply.
import { randomHex } from "../lib/hex.js";
import { essentials } from "./description.js";
import { connectAgain, createInvitation, makeCertificate, openConnection } from "./invitation.js";
import { canChooseWords } from "./own-words.js";
import { decode, decodeAny, encode } from "./signal.js";

/** @import { Invitation } from "./invitation.js" */
/** @import { Link } from "./link.js" */

/**
 * What is needed to answer a spare invitation of the other end.
 * @typedef {object} Agreement
 * @property {string} offer
 * @property {string} ufrag `BY_HAND` where this browser does not let the page choose it
 * @property {string} pwd
 * @property {RTCCertificate} certificate
 * @property {Agreement | null} [before] in a store: the agreement before this one
 */

/**
 * What an end stores to reconnect: the latest agreement with those before it.
 * @typedef {Agreement & {name: string}} Kept `name`: of the other end, here; it stays the same for all links to that end
 */

/**
 * @typedef {object} SpareStore keeps one entry a name; its failures are ignored
 * @property {() => Promise<Kept[]>} all
 * @property {(kept: Kept) => Promise<void>} put
 * @property {(name: string) => Promise<void>} drop
 */

/**
 * An invitation of this end for reconnecting.
 * @typedef {object} Spare
 * @property {Invitation} invitation
 * @property {string} reply of the other end; "" until it has come
 * @property {Link | null} sentOver
 * @property {boolean} used whether the reply was taken
 * @property {Link | null} link made by taking the reply
 */

// Spare invitations of an end that wait at the same time.
const SPARES = 2;
// Milliseconds of silence before an end calls. The guest begins earlier, so that seldom both do at once.
const SILENCE = { guest: 8000, host: 20_000 };
// Milliseconds for which the end that chooses keeps a new link, although another one opens.
const CHOICE_TIME = 5000;
// Milliseconds on an open link after which a reply has arrived.
const REPLY_TIME = 10_000;
// Milliseconds for the first try of each agreement: it fails if its reply was lost, and then the next one is tried. All further
// tries last as long as the browser tries, some 20 s: the network may be slow, or the other end asleep.
const FIRST_TRY = 8000;
// Milliseconds after each further try.
const PAUSE = 4000;
const MOST_TRIES = 12;
// Limits on what the other end may send over the control channel: so many texts at once, and another one in each of these times.
const MOST_TEXTS = 50;
const TEXT_TIME = 2500;
const MOST_LETTERS = 1200;
// Milliseconds for which a certificate must still be valid to be used again; a new one lasts for a month.
const CERTIFICATE_TIME = 7 * 24 * 3600 * 1000;
// What the end that chooses sends at once; the next spare invitation may take seconds. Older versions of the page ignore it.
const CHOSEN = "chosen";
/** Stands for the ufrag that the end will learn only after a reload. A ufrag of a browser is shorter, and `randomHex` has no such letters. */
export const BY_HAND = "byhand";
const PWD_BY_HAND = "byhandbyhandbyhandbyhand";

/**
 * @typedef {object} RemoteEndDeps
 * @property {SpareStore} store
 * @property {() => RTCIceServer[]} servers
 * @property {(link: Link, before: Link) => void} back `link` has replaced `before`
 */

/** One other end, over all links to it. */
export class RemoteEnd {
  /** @type {Spare[]} the oldest first */
  #spares = [];
  #making = false;
  /** @type {Agreement[]} the latest first */
  #agreements;
  /** @type {(text: string) => void} */
  #send = () => undefined;
  #usedSince = performance.now();
  #calling = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silenceTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #replyTimer;
  /** Texts of the other end are handled one after the other. */
  #handled = Promise.resolve();
  /** Of the other end's certificate; null until a reply has come. @type {Uint8Array | null} */
  #fingerprint = null;
  #texts = 0;
  #textsSince = performance.now();
  #closed = false;

  /**
   * @param {string} name
   * @param {Link} link
   * @param {RemoteEndDeps} deps
   * @param {Agreement[]} [agreements] that are not used yet, the latest first
   */
  constructor(name, link, deps, agreements = []) {
    this.name = name;
    this.link = link;
    this.deps = deps;
    this.#agreements = agreements;
    this.#listen(link);
  }

  /** @param {Link} link the one in use from now on */
  #listen(link) {
    this.#usedSince = performance.now();
    const ifUsed = (/** @type {() => void} */ work) => {
      if (link === this.link && !this.#closed) work();
    };
    this.#send = link.openControl((text) => ifUsed(() => this.#onText(text)), (state) => ifUsed(() => this.#onState(state)));
    link.opened.then(() => ifUsed(() => this.#offerSpares()), () => undefined);
  }

  // Spare invitations of this end -----------------------------------------------------------------------------

  /** Sees that the other end has, or gets, enough invitations that are not used yet. */
  #offerSpares() {
    const unused = this.#spares.filter(({ used }) => !used);
    for (const spare of unused) if (!spare.reply && spare.sentOver !== this.link) this.#sendSpare(spare);
    if (unused.length < SPARES) this.#makeSpare().catch((error) => console.warn(error));
  }

  async #makeSpare() {
    if (this.#making) return;
    this.#making = true;
    try {
      const invitation = await createInvitation({ room: "", token: "", servers: this.deps.servers() });
      if (this.#closed) return invitation.withdraw();
      const spare = { invitation, reply: "", sentOver: null, used: false, link: null };
      this.#spares.push(spare);
      this.#sendSpare(spare);
    } finally {
      this.#making = false;
    }
    if (this.link.state === "open") this.#offerSpares();
  }

  /** @param {Spare} spare */
  #sendSpare(spare) {
    spare.sentOver = this.link;
    this.#send(spare.invitation.text);
  }

  /**
   * Takes note of the reply to a spare invitation; of the ones before, only the last is still needed.
   * @param {string} text
   * @param {number} checksum of the invitation
   */
  #onReply(text, checksum) {
    this.#fingerprint = decode(text, "reply").fingerprint;
    const at = this.#spares.findIndex(({ invitation, used }) => invitation.checksum === checksum && !used);
    const spare = this.#spares[at];
    if (!spare) return;
    spare.reply = text;
    this.#spares.splice(0, Math.max(0, at + 1 - SPARES)).forEach(dropSpare);
  }

  /** @param {Spare} spare */
  #takeReply(spare) {
    return this.#follow(spare, spare.invitation.tryReply(spare.reply));
  }

  /**
   * Takes an answer of the other end's return code.
   * @param {import("./return-code.js").ReturnAnswer} answer
   * @returns {Promise<boolean>} whether it is to a spare invitation of this end
   */
  async takeReturn({ answers, ...words }) {
    const spare = this.#spares.find(({ invitation }) => invitation.checksum === answers);
    const fingerprint = spare?.reply ? decode(spare.reply, "reply").fingerprint : this.#fingerprint;
    if (!spare || !fingerprint || spare.link?.state === "open" || this.#closed) return false;
    const making = spare.invitation.answer({ ...words, fingerprint });
    if (spare.used) await making;
    else void this.#follow(spare, making).catch((error) => console.warn(error));
    return true;
  }

  /** @param {Spare} spare @param {Promise<Link>} making */
  async #follow(spare, making) {
    spare.used = true;
    const link = await making;
    if (!this.#spares.includes(spare)) return link.close();
    spare.link = link;
    const opened = await link.opened.then(() => true, () => false);
    const at = this.#spares.indexOf(spare);
    if (at < 0) return;
    this.#spares.splice(at, 1);
    if (opened) await this.#onOpened(link);
    if (this.link.state === "open" && !this.#closed) this.#offerSpares();
  }

  // Texts of the other end ------------------------------------------------------------------------------------

  /** @param {string} text */
  #onText(text) {
    if (text === CHOSEN) return;
    const now = performance.now();
    this.#texts = Math.max(0, this.#texts - (now - this.#textsSince) / TEXT_TIME) + 1;
    this.#textsSince = now;
    if (this.#texts > MOST_TEXTS || text.length > MOST_LETTERS) return;
    this.#handled = this.#handled.then(() => this.#receive(text)).catch((error) => console.warn(error));
  }

  /** @param {string} text */
  async #receive(text) {
    if (this.#closed) return;
    const signal = decodeAny(text);
    if (signal.kind === "reply") return this.#onReply(text, signal.answers);
    const { agreement, reply } = await agree(text, this.#agreements[0]?.certificate);
    await this.#keep([agreement, ...this.#agreements.slice(0, SPARES)]);
    if (this.#closed) return;
    this.#send(reply);
    this.#forgetOldSoon();
  }

  /** @param {Agreement[]} agreements the latest first */
  #keep(agreements) {
    this.#agreements = agreements;
    return this.deps.store.put(keptOf(this.name, agreements));
  }

  /** Forgets, once the reply that was sent must have arrived, the agreements whose invitations are closed then. */
  #forgetOldSoon() {
    clearTimeout(this.#replyTimer);
    const { link } = this;
    const agreements = this.#agreements;
    this.#replyTimer = setTimeout(() => {
      if (this.#agreements === agreements && this.link === link && link.state === "open") void this.#keep(agreements.slice(0, SPARES));
    }, REPLY_TIME);
  }

  // Silence ---------------------------------------------------------------------------------------------------

  /** @param {Link["state"]} state */
  #onState(state) {
    if (this.link.left) {
      this.close();
      return void this.deps.store.drop(this.name);
    }
    clearTimeout(this.#silenceTimer);
    if (state === "open") return this.#offerSpares();
    this.#silenceTimer = setTimeout(() => void this.#call(), SILENCE[this.link.role]);
    for (const spare of this.#spares) if (spare.reply && !spare.used && !isByHand(decode(spare.reply, "reply"))) this.#takeReply(spare).catch((error) => console.warn(error));
  }

  /** Whether this end chooses among links that open at once. */
  get #chooses() {
    return this.link.role === "guest";
  }

  /** Calls the other end while the link is silent. */
  async #call() {
    if (this.#calling || this.#agreements.every(isByHand)) return;
    this.#calling = true;
    const enough = () => this.#closed || this.link.state === "open";
    for (let tries = 0; tries < MOST_TRIES && !enough(); tries += 1) {
      const called = await callInTurn(this.#agreements, tries, this.deps.servers());
      if (!called) continue;
      const { link, agreement } = called;
      void this.#keep(without(this.#agreements, agreement));
      if (this.#chooses && enough()) link.close();
      else await this.#onOpened(link);
    }
    this.#calling = false;
  }

  /**
   * Uses a link that has opened, if this end chooses it or the other one has.
   * @param {Link} link
   */
  async #onOpened(link) {
    if (this.#closed) return link.close();
    if (!this.#chooses) {
      const closed = new Promise((resolve) => (link.onState = (state) => state === "closed" && resolve(undefined)));
      await Promise.race([link.firstText, closed]);
    } else if (this.link.state === "open" && performance.now() - this.#usedSince < CHOICE_TIME) return link.close();
    if (this.#closed || link.state === "closed") return link.close();
    this.#replaceBy(link);
  }

  /** @param {Link} link */
  #replaceBy(link) {
    const before = this.link;
    const chosen = this.#chooses;
    clearTimeout(this.#silenceTimer);
    this.link = link;
    before.close();
    this.#listen(link);
    if (chosen) this.tellChoice();
    this.deps.back(link, before);
  }

  /** Tells the other end that this one uses the link from now on. */
  tellChoice() {
    this.#send(CHOSEN);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#replyTimer);
    this.#spares.splice(0).forEach(dropSpare);
  }
}

/** @param {Spare} spare */
function dropSpare({ invitation, link }) {
  invitation.withdraw();
  link?.close();
}

/** @param {{ufrag: string}} one @returns {boolean} whether only a return code replaces the link */
export function isByHand({ ufrag }) {
  return ufrag === BY_HAND;
}

/**
 * Makes the reply to a spare invitation, with what is needed to connect as agreed later.
 * @param {string} offer
 * @param {RTCCertificate} [known] that the other end knows already
 * @returns {Promise<{agreement: Agreement, reply: string}>}
 */
async function agree(offer, known) {
  const certificate = known && known.expires > Date.now() + CERTIFICATE_TIME ? known : await makeCertificate();
  const [ufrag, pwd] = (await canChooseWords()) ? [randomHex(4), randomHex(16)] : [BY_HAND, PWD_BY_HAND];
  const { connection } = openConnection([], [certificate]);
  const { fingerprint } = essentials((await connection.createOffer()).sdp ?? "");
  connection.close();
  const answers = decode(offer, "invitation").checksum;
  const reply = encode({ kind: "reply", room: "", token: "", answers, ufrag, pwd, fingerprint, candidates: [] });
  return { agreement: { offer, ufrag, pwd, certificate }, reply };
}

/**
 * Puts agreements into the form that is stored; versions of the page that stored two of them read it too.
 * @param {string} name
 * @param {Agreement[]} agreements the latest first; at least one
 * @returns {Kept}
 */
export function keptOf(name, agreements) {
  const link = (/** @type {Agreement | null} */ before, /** @type {Agreement} */ one) => ({ ...one, before });
  return { .../** @type {Agreement} */ (agreements.reduceRight(link, null)), name };
}

/**
 * @param {Kept} kept
 * @returns {Agreement[]} the latest first
 */
export function agreementsOf(kept) {
  const found = [];
  for (let one = /** @type {Agreement | null | undefined} */ (kept); one; one = one.before) found.push(one);
  return found;
}

/**
 * @param {Agreement[]} agreements
 * @param {Agreement} used
 * @returns {Agreement[]} the others; where there are none, all: the next one has not come yet, and the used one names the other end
 */
export function without(agreements, used) {
  const others = agreements.filter((one) => one !== used);
  return others.length > 0 ? others : agreements;
}

/**
 * Calls the other end by one of the agreements: another one each time.
 * @param {Agreement[]} agreements the latest first; at least one
 * @param {number} tries that were made already
 * @param {RTCIceServer[]} servers
 * @returns {Promise<{link: Link, agreement: Agreement} | null>} an open link; null once it is time for the next try
 */
export async function callInTurn(agreements, tries, servers) {
  const again = tries >= agreements.length;
  const agreement = /** @type {Agreement} */ (agreements[tries % agreements.length]);
  try {
    const link = await connectAgain({ ...agreement, signal: decode(agreement.offer, "invitation") }, servers);
    const timer = again ? undefined : setTimeout(() => link.close(), FIRST_TRY);
    await link.opened.finally(() => clearTimeout(timer));
    return { link, agreement };
  } catch {
    if (again) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return null;
  }
}

// @ts-check
// Connects two browsers without a server: people send an invitation one way and a reply the other way.
//
// The host:   const invitation = await createInvitation({ room, token });
//             … show invitation.url, or invitation.text …
//             const link = await invitation.accept(text);     // throws SignalError for a text that is no reply to this
//             await link.opened;                              // once the guest connects
// The guest:  const reply = await createReply(text);          // throws SignalError for a text that is no invitation
//             … show reply.url, or reply.text, until the host has taken it …
//             const link = await reply.connect();             // tries for a minute, longer while the host's browser answers
//             await link.opened;
//
// The guest makes its answer early, but the host has it only after minutes: browsers give up within seconds, and people need
// minutes. So where the host's page can take it, the guest lets the host begin (`setup:passive`), tries from the first moment on,
// and connects by itself. A page that has the same invitation, but whose reply is not taken, then disturbs nothing: its hello would
// else be taken for that of the right one. With an older page the guest uses its answer only when a person says so.
//
// The reply has no address of the guest; the host's browser learns it when the guest tries.
// This does not work over the internet: most routers accept packets only from an address to which a packet was sent before.
// So with servers the guest begins at once, its reply has its addresses, and both browsers keep sending to each other.
//
// A browser tells no address of a device without a default route, such as a phone that others use as a hotspot. It still sends: so
// where the invitation has no address, the reply has those of the guest in its own network, and the host begins.
import { matchOf } from "../lib/pattern.js";
import { canConnect } from "./can-connect.js";
import { candidateLine, isInternetAddress } from "./candidate.js";
import { describe, essentials, wordsIn } from "./description.js";
import { SignalError } from "./errors.js";
import { Link } from "./link.js";
import { canChooseWords } from "./own-words.js";
import { decode, decodeAll, encode } from "./signal.js";

/** @import { Candidate } from "./candidate.js" */
/** @import { Essentials } from "./description.js" */
/** @import { Offer, Signal, TextKind } from "./signal.js" */

// Milliseconds to wait for addresses. Without servers a browser knows them at once; a silent server must not delay the invitation.
const GATHERING = 2000;
const GATHERING_WITHOUT_ANSWER = 6000;
// Firefox gives up 5 s after it has tried all addresses it knows, and it knows none before the guest connects.
const LOOK_AGAIN = 4000;
// A guest may connect before the host has taken the reply; browsers try at growing intervals, and then stop.
const TRY_AGAIN = 3000;
const MAX_TRIES = 6;
// After this time without an answer of the host's browser the guest stops trying to connect.
const PATIENCE = 60_000;
const TRY_PAUSE = 1000;
// An address for documentation, which no device has: https://www.rfc-editor.org/rfc/rfc5737
const UNUSED_ADDRESS = "198.51.100.1";
const NAMES = { invitation: "join", reply: "reply", return: "back" };
/** How a token begins whose host takes replies of guests that wait for it (`py/tabletop/peer/host/guest_registry.py`). */
const TAKES_WAITING = "v2--";

/**
 * @param {TextKind} kind
 * @param {string} text
 * @param {string} page the address of the page
 * @returns {string} a link with the text; browsers do not send the part after `#` to a server
 */
export function urlOf(kind, text, page) {
  const url = new URL(page);
  url.search = "";
  url.hash = `${NAMES[kind]}=${text}`;
  return url.href;
}

/** Whether this browser sends nothing to other devices while it tells no address of its own: Firefox, measured in docs/networks.md. */
const needsOwnAddress = () => "mozInnerScreenX" in globalThis;

/**
 * The text in a link to this page.
 * @param {string} hash of the page's address
 * @returns {{kind: TextKind, text: string} | null}
 */
export function signalInHash(hash) {
  const [, name, text = ""] = matchOf(/^#(join|reply|back)(?:=|%3D)(.*)$/is, hash) ?? [];
  if (!name) return null;
  return { kind: /** @type {const} */ ({ join: "invitation", reply: "reply", back: "return" })[name.toLowerCase()] ?? "reply", text };
}

/**
 * @typedef {object} Invitation
 * @property {string} text
 * @property {string} url
 * @property {string} room
 * @property {number} checksum a reply to it contains this
 * @property {boolean} noAddress whether it has no address of this device, so that the reply must have one of the guest's
 * @property {boolean} unreachable whether it has none and this browser needs one, so that the devices cannot find each other
 * @property {(reply: string) => Promise<Link>} accept takes the reply; the link opens once the guest connects. As long as it is not
 *   open, a reply of another page to the same invitation replaces the one before, with the same link
 * @property {(reply: string) => Promise<Link>} tryReply takes a reply that another answer may replace, where the browser can do that
 * @property {(answer: Essentials) => Promise<Link>} answer takes an answer, also after `tryReply`
 * @property {() => void} withdraw
 */

/**
 * @param {object} wish
 * @param {string} wish.room
 * @param {string} wish.token the guest sends it when it is connected
 * @param {RTCIceServer[]} [wish.servers] STUN and TURN, by default none
 * @param {string} [wish.page]
 * @returns {Promise<Invitation>}
 */
export async function createInvitation({ room, token, servers = [], page = location.href }) {
  const ends = openConnection(servers);
  const own = await offerOf(ends);
  const text = encode({ kind: "invitation", room, token, answers: 0, ...own });
  const { checksum } = decode(text, "invitation");
  return invitationOf(ends, { room, text, url: urlOf("invitation", text, page), checksum, ...addressesOf(own) });
}

/**
 * Makes one invitation for several seats: each has a connection of its own, and a reply names the seat.
 * @param {object} wish
 * @param {string} wish.room
 * @param {string} wish.token of the first seat; the others' are this with the number of the seat behind it
 * @param {{seat: number, name: string}[]} wish.seats `name`: "" where only the number is told
 * @param {RTCIceServer[]} [wish.servers]
 * @param {string} [wish.page]
 * @returns {Promise<Invitation[]>} one a seat, all with the same text
 */
export async function createGroupInvitation({ room, token, seats, servers = [], page = location.href }) {
  const certificate = await makeCertificate();
  const all = seats.map(() => openConnection(servers, [certificate]));
  const found = await Promise.all(all.map(offerOf));
  const [first] = found;
  if (!first) throw new RangeError("an invitation to no seat");
  const offers = seats.map((seat, place) => ({ ...seat, ...(found[place] ?? first) }));
  const text = encode({ kind: "invitation", room, token, answers: 0, ...first, offers });
  const { checksum } = decode(text, "invitation");
  const url = urlOf("invitation", text, page);
  return all.map((ends, place) => invitationOf(ends, { room, text, url, checksum: (checksum + place) >>> 0, ...addressesOf(first) }));
}

/** @param {Essentials} own of an invitation */
function addressesOf({ candidates }) {
  const noAddress = candidates.length === 0;
  return { noAddress, unreachable: noAddress && needsOwnAddress() };
}

/** @param {ReturnType<typeof openConnection>} ends */
async function offerOf({ connection }) {
  await connection.setLocalDescription();
  await candidatesGathered(connection);
  return essentials(connection.localDescription?.sdp ?? "");
}

/**
 * @param {ReturnType<typeof openConnection>} ends
 * @param {Pick<Invitation, "room" | "text" | "url" | "checksum" | "noAddress" | "unreachable">} told
 * @returns {Invitation}
 */
function invitationOf({ connection, channel, control }, told) {
  let withdrawn = false;
  /** @type {{link: Link, pwd: string} | null} */
  let taken = null;
  /** @param {Essentials} answer that the connection has */
  const linkFor = (answer) => {
    const link = taken?.link ?? new Link(connection, channel, control, "host");
    // A browser without any address gives up at once; a closed connection cannot be read in Firefox.
    if (!taken && link.state !== "closed") keepFirefoxLooking(connection);
    taken = { link, pwd: answer.pwd };
    if (answer.candidates.length > 0) keepSending(link, connection, answer.candidates);
    return link;
  };
  return {
    ...told,
    async accept(reply) {
      const signal = replyTo(told, reply);
      if (withdrawn) throw new SignalError("signal-other-invitation");
      if (taken?.pwd === signal.pwd) throw new SignalError("signal-again");
      if (taken && taken.link.state !== "connecting") throw new SignalError("signal-used");
      await useReply(connection, signal);
      const first = !taken;
      const link = linkFor(signal);
      link.calls = signal.waits === true;
      if (first) link.opened.then(() => settleReply(connection)).catch(() => undefined);
      return link;
    },
    async tryReply(reply) {
      const signal = replyTo(told, reply);
      if (taken) throw new SignalError("signal-used");
      await useReply(connection, signal);
      return linkFor(signal);
    },
    async answer(answer) {
      await connection.setRemoteDescription(describe("answer", answer));
      return linkFor(answer);
    },
    withdraw() {
      // A link that was made from it is closed by its owner.
      if (!taken) connection.close();
      withdrawn = true;
    },
  };
}

/**
 * @param {Pick<Invitation, "room" | "checksum">} invitation
 * @param {string} given a message that has replies
 * @returns {Signal} the last reply to the invitation
 * @throws {SignalError}
 */
function replyTo({ room, checksum }, given) {
  const all = decodeAll(given);
  const replies = all.filter(({ kind }) => kind === "reply");
  const found = replies.filter((reply) => reply.room === room && reply.answers === checksum).at(-1);
  if (found) return found;
  if (replies.length === 0) throw new SignalError("signal-is-invitation");
  throw new SignalError(replies.some((reply) => reply.room === room) ? "signal-other-invitation" : "signal-other-room");
}

/**
 * Uses a reply in such a way that another one can replace it until the link is open.
 * @param {RTCPeerConnection} connection
 * @param {Signal} signal
 */
async function useReply(connection, signal) {
  const setup = signal.waits ? "passive" : "active";
  try {
    await connection.setRemoteDescription(describe("pranswer", signal, setup));
  } catch {
    // Firefox knows no provisional answers.
    if (connection.signalingState !== "have-local-offer") throw new SignalError("signal-used");
    await connection.setRemoteDescription(describe("answer", signal, setup));
  }
}

/** @param {RTCPeerConnection} connection whose link is open */
async function settleReply(connection) {
  const { remoteDescription } = connection;
  if (remoteDescription?.type === "pranswer") await connection.setRemoteDescription({ type: "answer", sdp: remoteDescription.sdp });
}

/**
 * @typedef {object} Reply
 * @property {string} room
 * @property {string} token
 * @property {string} text the reply
 * @property {string} url
 * @property {readonly Offer[]} offers the seats that the invitation is for; none where it names no seat
 * @property {number | null} seat the one of `offers` that it answers
 * @property {boolean} overInternet whether the invitation has an internet address
 * @property {boolean} noAddress whether the invitation has no address, so that the host's device has to find this one
 * @property {boolean} unreachable whether no text has an address, or this browser needs one of its own and has none, so that the
 *   devices cannot find each other
 * @property {boolean} inLocalNetwork whether the invitation has an address in a local network, which this device tries
 * @property {boolean} waits whether it tries already, and connects as soon as the host has taken it
 * @property {Promise<void> | null} opened where it tries already: resolves when the host has taken the reply and both are connected
 * @property {(link: Link) => void} onTry is called with each link that is tried, which may never open
 * @property {() => Promise<Link>} connect call it once, best after the host has taken the reply; tries for a minute, and longer
 *   while the host's browser answers. The link is open, or closed and its `opened` rejects
 * @property {() => void} drop
 */

/**
 * @param {string} given an invitation, or a message that has one
 * @param {object} [wish]
 * @param {RTCIceServer[]} [wish.servers]
 * @param {string} [wish.page]
 * @param {number} [wish.patience] milliseconds for which it tries again while the host's browser does not answer
 * @param {number | null} [wish.seat] which seat to answer, where the invitation is for several; by default the first
 * @returns {Promise<Reply>}
 */
export async function createReply(given, { servers = [], page = location.href, patience = PATIENCE, seat = null } = {}) {
  const { signal, token, answers, chosen } = offerIn(decode(given, "invitation"), seat);
  const overInternet = signal.candidates.some(isInternetAddress);
  const noAddress = signal.candidates.length === 0;
  // Without a yes the page sends nothing to an address of the internet.
  const waits = token.startsWith(TAKES_WAITING) && (!overInternet || servers.length > 0);
  const certificate = await makeCertificate();
  const first = await answerTo(signal, openConnection(servers, [certificate]), waits);
  // A browser gathers addresses only for an answer in use. If it reaches the host in its own network at once, it asks no server.
  const early = waits || servers.length > 0 ? await first.begin(first.answer) : null;
  const mustHaveAddress = needsOwnAddress();
  const known = early && (servers.length > 0 || noAddress || mustHaveAddress) ? await first.gathered() : [];
  const candidates = noAddress ? known : known.filter(isInternetAddress);
  const { ufrag, pwd, fingerprint } = essentials(first.answer.sdp ?? "");
  const text = encode({ kind: "reply", room: signal.room, token: "", answers, ufrag, pwd, fingerprint, candidates, ...(waits ? { waits } : {}) });
  let dropped = false;
  /** @type {Link | null} */
  let tried = null;
  /** Whether the host's browser has answered the connection that is tried. */
  let answered = false;
  const onAnswer = () => void (answered = true);
  /** @type {Reply} */
  const reply = {
    room: signal.room,
    token,
    onTry: () => undefined,
    text,
    url: urlOf("reply", text, page),
    offers: signal.offers ?? [],
    seat: chosen?.seat ?? null,
    overInternet,
    noAddress,
    unreachable: (noAddress || (mustHaveAddress && early !== null)) && known.length === 0,
    inLocalNetwork: signal.candidates.some((candidate) => !isInternetAddress(candidate)),
    waits,
    opened: early && early.opened,
    async connect() {
      if (early && waits) {
        reply.onTry(early);
        await untilOpen(early, patience);
        return early;
      }
      let end = performance.now() + patience;
      // Where the browser refuses, the first connection lasts as long as all tries elsewhere.
      const most = (await canChooseWords()) ? MAX_TRIES : Math.ceil(patience / TRY_AGAIN);
      const again = () => connectAgain({ signal, ufrag, pwd, certificate }, servers, onAnswer);
      for (let link = early ? first.goOn(early, onAnswer, most) : await first.connect(first.answer, onAnswer, most); ; link = await again()) {
        tried = link;
        answered = false;
        if (dropped) link.close();
        reply.onTry(link);
        const opened = await link.opened.then(() => true, () => false);
        if (dropped) link.close();
        if (answered) end = performance.now() + patience;
        if (opened || dropped || most > MAX_TRIES || performance.now() > end) return link;
        // The host may not have taken the reply yet.
        await new Promise((resolve) => setTimeout(resolve, TRY_PAUSE));
      }
    },
    drop() {
      dropped = true;
      early?.close();
      tried?.close();
      first.drop();
    },
  };
  return reply;
}

/**
 * Reads an invitation without answering it.
 * @param {string} given an invitation, or a message that has one
 * @returns {{room: string, offers: readonly Offer[]}} `offers`: its seats; none where it names no seat
 */
export function readInvitation(given) {
  const { room, offers = [] } = decode(given, "invitation");
  return { room, offers };
}

/**
 * Chooses the offer to a seat.
 * @param {import("./signal.js").ReadSignal} invitation
 * @param {number | null} seat
 */
function offerIn(invitation, seat) {
  const { offers = [], token, checksum } = invitation;
  const place = Math.max(0, offers.findIndex((offer) => offer.seat === seat));
  const chosen = offers[place] ?? null;
  const { ufrag, pwd, candidates } = chosen ?? invitation;
  return {
    chosen,
    signal: { ...invitation, ufrag, pwd, candidates },
    token: chosen && place > 0 ? `${token}${chosen.seat}` : token,
    answers: (checksum + place) >>> 0,
  };
}

/**
 * Waits until the link is open; closes it when the host's browser has not answered for a while.
 * @param {Link} link
 * @param {number} patience milliseconds
 */
async function untilOpen(link, patience) {
  let end = performance.now() + patience;
  let answered = 0;
  const timer = setInterval(async () => {
    const facts = await link.facts();
    if (facts.answered > answered) end = performance.now() + patience;
    answered = facts.answered;
    if (performance.now() > end) link.close();
  }, TRY_AGAIN);
  await link.opened.catch(() => undefined);
  clearInterval(timer);
}

/** @returns {Promise<RTCCertificate>} */
export function makeCertificate() {
  return RTCPeerConnection.generateCertificate(/** @type {AlgorithmIdentifier} */ ({ name: "ECDSA", namedCurve: "P-256" }));
}

/**
 * Answers an invitation with the ufrag, pwd and certificate that the other end knows already, instead of new ones.
 * @param {object} known
 * @param {Signal} known.signal the invitation
 * @param {string} known.ufrag
 * @param {string} known.pwd
 * @param {RTCCertificate} known.certificate
 * @param {RTCIceServer[]} servers
 * @param {() => void} [onAnswer] see `keepTrying`
 * @returns {Promise<Link>} a link that is not open yet
 */
export async function connectAgain({ signal, ufrag, pwd, certificate }, servers, onAnswer) {
  const { answer, connect, drop } = await answerTo(signal, openConnection(servers, [certificate]));
  try {
    return await connect({ type: "answer", sdp: wordsIn(answer.sdp ?? "", { ufrag, pwd }) }, onAnswer);
  } catch {
    drop();
    throw new SignalError("words-refused");
  }
}

/**
 * @param {Signal} signal an invitation
 * @param {ReturnType<typeof openConnection>} ends
 * @param {boolean} [waits] whether the host begins
 */
export async function answerTo({ ufrag, pwd, fingerprint, candidates }, { connection, channel, control }, waits = false) {
  await connection.setRemoteDescription(describe("offer", { ufrag, pwd, fingerprint, candidates }, waits ? "active" : "actpass"));
  /** @param {Link} link @param {() => void} [onAnswer] @param {number} [most] */
  const goOn = (link, onAnswer, most) => {
    keepTrying(link, connection, candidates, onAnswer, most);
    return link;
  };
  /** @param {RTCSessionDescriptionInit} answer */
  const use = async (answer) => {
    await connection.setLocalDescription(answer);
    return new Link(connection, channel, control, "guest");
  };
  return {
    answer: await connection.createAnswer(),
    /** @param {RTCSessionDescriptionInit} answer @param {() => void} [onAnswer] @param {number} [most] */
    connect: async (answer, onAnswer, most) => goOn(await use(answer), onAnswer, most),
    /** Sends to the host until `goOn`, which gives up after a while. @param {RTCSessionDescriptionInit} answer */
    async begin(answer) {
      const link = await use(answer);
      link.patient = waits;
      keepFirefoxLooking(connection);
      keepSending(link, connection, candidates);
      return link;
    },
    async gathered() {
      await candidatesGathered(connection);
      return essentials(connection.localDescription?.sdp ?? "").candidates;
    },
    goOn,
    drop: () => connection.close(),
  };
}

/**
 * @param {RTCIceServer[]} servers
 * @param {RTCCertificate[]} [certificates] by default a new one
 */
export function openConnection(servers, certificates = []) {
  if (!canConnect()) throw new SignalError("signal-browser");
  const connection = new RTCPeerConnection({ iceServers: servers, certificates });
  // Both ends make the channels, so neither has to wait for the other.
  const channel = connection.createDataChannel("table", { negotiated: true, id: 0 });
  const control = connection.createDataChannel("beside", { negotiated: true, id: 1 });
  return { connection, channel, control };
}

/** @param {RTCPeerConnection} connection */
async function candidatesGathered(connection) {
  const asked = (connection.getConfiguration().iceServers ?? []).length > 0;
  const found = () => essentials(connection.localDescription?.sdp ?? "").candidates.some(isInternetAddress);
  await new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve(undefined);
    connection.addEventListener("icegatheringstatechange", look);
    // One of several servers may not answer. If none has answered, wait longer.
    setTimeout(() => (!asked || found()) && resolve(undefined), GATHERING);
    setTimeout(resolve, GATHERING_WITHOUT_ANSWER);
    look();
  });
}

/**
 * Keeps Firefox from giving up before the guest connects: it always has an address left to try.
 * @param {RTCPeerConnection} connection
 */
function keepFirefoxLooking(connection) {
  if (!connection.localDescription?.sdp.includes("SDPARTA")) return;
  let port = 0;
  const add = () => {
    const { iceConnectionState: state } = connection;
    if (state !== "new" && state !== "checking") return clearInterval(timer);
    port += 1;
    const candidate = candidateLine({ type: "host", address: UNUSED_ADDRESS, port }, port).slice(2);
    connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => undefined);
  };
  const timer = setInterval(add, LOOK_AGAIN);
  add();
}

/**
 * Makes the browser send to the other end's addresses repeatedly while the link is not open. An interrupted link needs it too:
 * browsers stop trying the addresses, and each router accepts packets only from addresses to which its device has sent.
 * @param {Link} link
 * @param {RTCPeerConnection} connection
 * @param {readonly Candidate[]} candidates
 */
function keepSending(link, connection, candidates) {
  let round = 0;
  let answered = 0;
  const timer = setInterval(async () => {
    if (link.state === "closed") return clearInterval(timer);
    if (link.state === "open") return;
    // A guest may wait for an hour: while the host's browser answers, nothing needs to be added.
    const before = answered;
    if (link.patient) ({ answered } = await link.facts());
    if (answered > before) return;
    round += 1;
    addAgain(connection, candidates, round);
  }, TRY_AGAIN);
}

/**
 * Adds the addresses again as new candidates, since a browser stops trying each candidate after a while.
 * @param {RTCPeerConnection} connection
 * @param {readonly Candidate[]} candidates
 * @param {number} round
 */
function addAgain(connection, candidates, round) {
  for (const [index, candidate] of candidates.entries()) {
    const line = candidateLine(candidate, index + round * candidates.length).slice(2);
    connection.addIceCandidate({ candidate: line, sdpMid: "0" }).catch(() => undefined);
  }
}

/**
 * Tries to connect again while the host does not answer, and then gives up.
 *
 * Chromium at the host's side answers before the host has taken the reply. An answered connection is kept: if the host took the
 * reply between two connections of the guest, it might reach only the closed one.
 * @param {Link} link
 * @param {RTCPeerConnection} connection
 * @param {readonly Candidate[]} candidates
 * @param {() => void} [onAnswer] is called when the host's browser answers; without it, answers do not keep the connection
 * @param {number} [most] tries without an answer, after which it gives up
 */
function keepTrying(link, connection, candidates, onAnswer, most = MAX_TRIES) {
  let tries = 0;
  let round = 0;
  let answered = 0;
  const timer = setInterval(async () => {
    const facts = onAnswer && (await link.facts());
    if (link.state !== "connecting") return clearInterval(timer);
    if (facts && facts.answered > answered) {
      answered = facts.answered;
      tries = 0;
      return onAnswer();
    }
    if ((tries += 1) > most) return link.close();
    addAgain(connection, candidates, (round += 1));
  }, TRY_AGAIN);
}

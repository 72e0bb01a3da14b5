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
// The guest makes its answer early, but uses it only after the host has taken the reply: browsers give up within seconds, and
// people need minutes. So the reply has no address of the guest; the host's browser learns it when the guest connects.
// This does not work over the internet: most routers accept packets only from an address to which a packet was sent before.
// So with servers the guest begins at once, its reply has its addresses, and both browsers keep sending to each other.
import { canConnect } from "./can-connect.js";
import { candidateLine, isInternetAddress } from "./candidate.js";
import { describe, essentials, wordsIn } from "./description.js";
import { SignalError } from "./errors.js";
import { Link } from "./link.js";
import { canChooseWords } from "./own-words.js";
import { decode, encode } from "./signal.js";

/** @typedef {import("./signal.js").TextKind} TextKind */

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

/**
 * The text in a link to this page.
 * @param {string} hash of the page's address
 * @returns {{kind: TextKind, text: string} | null}
 */
export function signalInHash(hash) {
  const [, name, text = ""] = /^#(join|reply|back)(?:=|%3D)(.*)$/is.exec(hash) ?? [];
  if (!name) return null;
  return { kind: /** @type {const} */ ({ join: "invitation", reply: "reply", back: "return" })[name.toLowerCase()] ?? "reply", text };
}

/**
 * @typedef {object} Invitation
 * @property {string} text
 * @property {string} url
 * @property {string} room
 * @property {number} checksum a reply to it contains this
 * @property {(reply: string) => Promise<Link>} accept takes the reply; the link opens once the guest connects
 * @property {(reply: string) => Promise<Link>} tryReply takes a reply that another answer may replace, where the browser can do that
 * @property {(answer: import("./description.js").Essentials) => Promise<Link>} answer takes an answer, also after `tryReply`
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
  const { connection, channel, control } = openConnection(servers);
  await connection.setLocalDescription();
  await candidatesGathered(connection);
  const text = encode({ kind: "invitation", room, token, answers: 0, ...essentials(connection.localDescription?.sdp ?? "") });
  const { checksum } = decode(text, "invitation");
  let used = false;
  /** @type {Link | null} */
  let link = null;
  /** @param {"answer" | "pranswer"} type @param {import("./description.js").Essentials} answer */
  const take = async (type, answer) => {
    await connection.setRemoteDescription(describe(type, answer));
    keepFirefoxLooking(connection);
    link ??= new Link(connection, channel, control, "host");
    if (answer.candidates.length > 0) keepSending(link, connection, answer.candidates);
    return link;
  };
  /** @param {string} reply */
  const read = (reply) => {
    const signal = decode(reply, "reply");
    if (signal.room !== room) throw new SignalError("signal-other-room");
    if (signal.answers !== checksum) throw new SignalError("signal-other-invitation");
    if (used) throw new SignalError("signal-used");
    used = true;
    return signal;
  };
  return {
    text,
    url: urlOf("invitation", text, page),
    room,
    checksum,
    accept: async (reply) => take("answer", read(reply)),
    async tryReply(reply) {
      const signal = read(reply);
      // Firefox knows no answer that another one may replace.
      return take("pranswer", signal).catch(() => take("answer", signal));
    },
    async answer(answer) {
      used = true;
      return take("answer", answer);
    },
    withdraw() {
      // A link that was made from it is closed by its owner.
      if (!used) connection.close();
      used = true;
    },
  };
}

/**
 * @typedef {object} Reply
 * @property {string} room
 * @property {string} token
 * @property {string} text the reply
 * @property {string} url
 * @property {boolean} overInternet whether the invitation has an internet address
 * @property {Promise<void> | null} opened with servers: resolves when the host has taken the reply and both are connected
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
 * @returns {Promise<Reply>}
 */
export async function createReply(given, { servers = [], page = location.href, patience = PATIENCE } = {}) {
  const signal = decode(given, "invitation");
  const certificate = await makeCertificate();
  const first = await answerTo(signal, openConnection(servers, [certificate]));
  // A browser gathers addresses only for an answer in use. If it reaches the host in its own network at once, it asks no server.
  const early = servers.length > 0 ? await first.begin(first.answer) : null;
  const candidates = early ? (await first.gathered()).filter(isInternetAddress) : [];
  const { ufrag, pwd, fingerprint } = essentials(first.answer.sdp ?? "");
  const text = encode({ kind: "reply", room: signal.room, token: "", answers: signal.checksum, ufrag, pwd, fingerprint, candidates });
  let dropped = false;
  /** @type {Link | null} */
  let tried = null;
  /** Whether the host's browser has answered the connection that is tried. */
  let answered = false;
  const onAnswer = () => void (answered = true);
  /** @type {Reply} */
  const reply = {
    room: signal.room,
    token: signal.token,
    onTry: () => undefined,
    text,
    url: urlOf("reply", text, page),
    overInternet: signal.candidates.some(isInternetAddress),
    opened: early && early.opened,
    async connect() {
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

/** @returns {Promise<RTCCertificate>} */
export function makeCertificate() {
  return RTCPeerConnection.generateCertificate(/** @type {AlgorithmIdentifier} */ ({ name: "ECDSA", namedCurve: "P-256" }));
}

/**
 * Answers an invitation with the ufrag, pwd and certificate that the other end knows already, instead of new ones.
 * @param {object} known
 * @param {import("./signal.js").Signal} known.signal the invitation
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
 * @param {import("./signal.js").Signal} signal an invitation
 * @param {ReturnType<typeof openConnection>} ends
 */
export async function answerTo({ ufrag, pwd, fingerprint, candidates }, { connection, channel, control }) {
  await connection.setRemoteDescription(describe("offer", { ufrag, pwd, fingerprint, candidates }));
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
 * @param {readonly import("./candidate.js").Candidate[]} candidates
 */
function keepSending(link, connection, candidates) {
  let round = 0;
  const timer = setInterval(() => {
    if (link.state === "closed") return clearInterval(timer);
    if (link.state === "open") return;
    round += 1;
    addAgain(connection, candidates, round);
  }, TRY_AGAIN);
}

/**
 * Adds the addresses again as new candidates, since a browser stops trying each candidate after a while.
 * @param {RTCPeerConnection} connection
 * @param {readonly import("./candidate.js").Candidate[]} candidates
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
 * @param {readonly import("./candidate.js").Candidate[]} candidates
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

// @ts-check
// How two browsers come together without a server: people carry one text each way.
//
// The opener:  const invitation = await createInvitation({ room, token });
//              … show invitation.url, or invitation.text …
//              const link = await invitation.accept(reply);    // throws SignalError for a text that is no reply to this
//              await link.opened;                              // once the guest connects
// The guest:   const taken = await createReply(text);               // throws SignalError for a text that is no invitation
//              … show taken.url, or taken.text, until the opener has taken it …
//              const link = await taken.connect();             // tries for a minute
//              await link.opened;
//
// The guest makes its answer but does not use it before the opener has taken it: browsers would give up within seconds,
// and people need minutes. It therefore knows no address of its own either; the opener learns it when the guest calls.
import { canConnect } from "./can-connect.js";
import { candidateLine } from "./candidate.js";
import { describe, essentials } from "./description.js";
import { SignalError } from "./errors.js";
import { Link } from "./link.js";
import { decode, encode } from "./signal.js";

/** @typedef {import("./signal.js").SignalKind} SignalKind */

// Without servers a browser knows its addresses at once; a server that does not answer must not hold anybody up.
const GATHERING = 2000;
// Firefox gives up 5 s after it has tried all addresses it knows, and knows none before the guest calls.
const LOOK_AGAIN = 4000;
// A guest may call before the opener has taken the reply; by and by browsers call less, and then no more.
const CALL_AGAIN = 3000;
const MOST_CALLS = 6;
// Then the guest begins anew; whoever waits for longer than this has another problem.
const PATIENCE = 60_000;
const CALL_PAUSE = 1000;
// Nobody has it: https://www.rfc-editor.org/rfc/rfc5737
const NOBODY = "198.51.100.1";
const NAMES = { invitation: "join", reply: "reply" };

/**
 * @param {SignalKind} kind
 * @param {string} text
 * @param {string} page the address of the page
 * @returns {string} a link that carries the text; what follows `#` is sent to nobody
 */
export function urlOf(kind, text, page) {
  const url = new URL(page);
  url.search = "";
  url.hash = `${NAMES[kind]}=${text}`;
  return url.href;
}

/**
 * What a link to this page carries.
 * @param {string} hash of the page's address
 * @returns {{kind: SignalKind, text: string} | null}
 */
export function signalInHash(hash) {
  const [, name, text = ""] = /^#(join|reply)=(.*)$/s.exec(hash) ?? [];
  if (!name) return null;
  return { kind: name === "join" ? "invitation" : "reply", text };
}

/**
 * @typedef {object} Invitation
 * @property {string} text
 * @property {string} url
 * @property {string} room
 * @property {number} checksum what a reply to it names
 * @property {(reply: string) => Promise<Link>} accept takes the reply; the link opens once the guest connects
 * @property {() => void} withdraw
 */

/**
 * @param {object} wish
 * @param {string} wish.room
 * @param {string} wish.token what the guest shows when it is connected
 * @param {RTCIceServer[]} [wish.servers] STUN and TURN, by default none
 * @param {string} [wish.page]
 * @returns {Promise<Invitation>}
 */
export async function createInvitation({ room, token, servers = [], page = location.href }) {
  const { connection, channel, side } = openConnection(servers);
  await connection.setLocalDescription();
  await gathered(connection);
  const text = encode({ kind: "invitation", room, token, answers: 0, ...essentials(connection.localDescription?.sdp ?? "") });
  const { checksum } = decode(text, "invitation");
  let used = false;
  return {
    text,
    url: urlOf("invitation", text, page),
    room,
    checksum,
    async accept(reply) {
      const signal = decode(reply, "reply");
      if (signal.room !== room) throw new SignalError("signal-other-room");
      if (signal.answers !== checksum) throw new SignalError("signal-other-invitation");
      if (used) throw new SignalError("signal-used");
      used = true;
      await connection.setRemoteDescription(describe("answer", signal));
      keepLooking(connection);
      return new Link(connection, channel, side, "opener");
    },
    withdraw() {
      // A link that came of it is closed by whoever has it.
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
 * @property {() => Promise<Link>} connect once, best when the opener has taken the reply; tries for a minute, and then the
 *   link is open, or closed and `opened` throws
 * @property {() => void} drop
 */

/**
 * @param {string} given an invitation, or a message that has one
 * @param {object} [wish]
 * @param {RTCIceServer[]} [wish.servers]
 * @param {string} [wish.page]
 * @param {number} [wish.patience] milliseconds for which it begins anew while nobody answers
 * @returns {Promise<Reply>}
 */
export async function createReply(given, { servers = [], page = location.href, patience = PATIENCE } = {}) {
  const signal = decode(given, "invitation");
  const certificate = await makeCertificate();
  const first = await answerTo(signal, openConnection(servers, [certificate]));
  const { ufrag, pwd, fingerprint } = essentials(first.answer.sdp ?? "");
  const text = encode({ kind: "reply", room: signal.room, token: "", answers: signal.checksum, ufrag, pwd, fingerprint, candidates: [] });
  let dropped = false;
  return {
    room: signal.room,
    token: signal.token,
    text,
    url: urlOf("reply", text, page),
    async connect() {
      const end = performance.now() + patience;
      for (let link = await first.connect(first.answer); ; link = await connectAgain({ signal, ufrag, pwd, certificate }, servers)) {
        const opened = await link.opened.then(() => true, () => false);
        if (dropped) link.close();
        if (opened || dropped || performance.now() > end) return link;
        // The opener may not have taken the reply yet.
        await new Promise((resolve) => setTimeout(resolve, CALL_PAUSE));
      }
    },
    drop() {
      dropped = true;
      first.drop();
    },
  };
}

/** @returns {Promise<RTCCertificate>} */
export function makeCertificate() {
  return RTCPeerConnection.generateCertificate(/** @type {AlgorithmIdentifier} */ ({ name: "ECDSA", namedCurve: "P-256" }));
}

/**
 * Answers an invitation as was said before, which the browser has to bear: it would say something else by itself.
 * @param {object} said
 * @param {import("./signal.js").Signal} said.signal the invitation
 * @param {string} said.ufrag
 * @param {string} said.pwd
 * @param {RTCCertificate} said.certificate
 * @param {RTCIceServer[]} servers
 * @returns {Promise<Link>} one that is yet to open
 */
export async function connectAgain({ signal, ufrag, pwd, certificate }, servers) {
  const { answer, connect, drop } = await answerTo(signal, openConnection(servers, [certificate]));
  const sdp = (answer.sdp ?? "").replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${pwd}`);
  try {
    return await connect({ type: "answer", sdp });
  } catch {
    drop();
    throw new SignalError("link-unreachable");
  }
}

/**
 * @param {import("./signal.js").Signal} signal an invitation
 * @param {ReturnType<typeof openConnection>} ends
 */
async function answerTo({ ufrag, pwd, fingerprint, candidates }, { connection, channel, side }) {
  await connection.setRemoteDescription(describe("offer", { ufrag, pwd, fingerprint, candidates }));
  return {
    answer: await connection.createAnswer(),
    /** @param {RTCSessionDescriptionInit} answer */
    async connect(answer) {
      await connection.setLocalDescription(answer);
      const link = new Link(connection, channel, side, "guest");
      keepCalling(link, connection, candidates);
      return link;
    },
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
  // Both ends make them, so nobody waits to be told of them.
  const channel = connection.createDataChannel("table", { negotiated: true, id: 0 });
  const side = connection.createDataChannel("beside", { negotiated: true, id: 1 });
  return { connection, channel, side };
}

/** @param {RTCPeerConnection} connection */
async function gathered(connection) {
  await new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve(undefined);
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  });
}

/**
 * Keeps Firefox waiting for a guest who takes his time: it always has an address left to try.
 * @param {RTCPeerConnection} connection
 */
function keepLooking(connection) {
  if (!connection.localDescription?.sdp.includes("SDPARTA")) return;
  let port = 0;
  const add = () => {
    const { iceConnectionState: state } = connection;
    if (state !== "new" && state !== "checking") return clearInterval(timer);
    port += 1;
    const candidate = candidateLine({ type: "host", address: NOBODY, port }, port).slice(2);
    connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => undefined);
  };
  const timer = setInterval(add, LOOK_AGAIN);
  add();
}

/**
 * Calls again and again while nobody answers, as on the first try, and then gives up.
 * @param {Link} link
 * @param {RTCPeerConnection} connection
 * @param {readonly import("./candidate.js").Candidate[]} candidates
 */
function keepCalling(link, connection, candidates) {
  let calls = 0;
  const timer = setInterval(() => {
    if (link.state !== "connecting") return clearInterval(timer);
    if ((calls += 1) > MOST_CALLS) return link.close();
    for (const [index, candidate] of candidates.entries()) {
      const line = candidateLine(candidate, index + calls * candidates.length).slice(2);
      connection.addIceCandidate({ candidate: line, sdpMid: "0" }).catch(() => undefined);
    }
  }, CALL_AGAIN);
}

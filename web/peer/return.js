// @ts-check
// Answers a stored spare invitation anew after a reload, with words that this browser chooses: people carry them as a return code.
import { isInternetAddress } from "./candidate.js";
import { essentials } from "./description.js";
import { answerTo, openConnection } from "./invitation.js";
import { decode } from "./signal.js";

/** @import { Link } from "./link.js" */

/**
 * @typedef {object} Return
 * @property {import("./return-code.js").ReturnAnswer} answer what the other end needs
 * @property {() => void} begin tries to reach the other end, which answers once it has been told
 * @property {Promise<Link>} link once this end has begun; it opens, or closes when the browser gives up after some minutes
 * @property {(used?: Link) => void} drop closes the link, unless it is the one that is used
 */

/**
 * @param {Pick<import("./remote-end.js").Agreement, "offer" | "certificate">} agreement
 * @param {RTCIceServer[]} servers
 * @returns {Promise<Return>}
 */
export async function createReturn({ offer, certificate }, servers) {
  const signal = decode(offer, "invitation");
  const first = await answerTo(signal, openConnection(servers, [certificate]));
  const { ufrag, pwd } = essentials(first.answer.sdp ?? "");
  /** @type {(link: Promise<Link>) => void} */
  let tell = () => undefined;
  /** @type {Promise<Link>} */
  const link = new Promise((resolve) => (tell = resolve));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    tell(first.begin(first.answer));
  };
  // In one network the other end learns the addresses by itself, unless it has none that this end could send to.
  const noAddress = signal.candidates.length === 0;
  if (servers.length > 0 || noAddress) begin();
  const known = servers.length > 0 || noAddress ? await link.then(first.gathered) : [];
  const candidates = noAddress ? known : known.filter(isInternetAddress);
  /** @param {Link} [used] */
  const drop = (used) => (begun ? void link.then((made) => made === used || made.close()) : first.drop());
  return { answer: { answers: signal.checksum, ufrag, pwd, candidates }, begin, link, drop };
}

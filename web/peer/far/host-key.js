// @ts-check
// Gives a table's link a key of the host's page, so that who has the link cannot be the host, nor read what others ask: requests are
// sealed to that key, each with a new key of the device (ECDH over P-256, which all browsers have), and what the host says to all is
// signed with it (ECDSA). Of a point only x is carried, 32 bytes: hosts take a key with an even y, and a shared secret is the same
// for both points with one x.
import { fromHex } from "../../lib/hex.js";
import { fromText, toText } from "../bytes.js";

/** Numbers of a JWK. @typedef {{x: string, y: string, d: string}} HostKey */
/** What is said with a signature. @typedef {{by?: unknown}} Signed */
/** @import { Seal } from "../mailbox.js" */

const P256 = { namedCurve: "P-256" };
const ECDH = { name: "ECDH", ...P256 };
const ECDSA = { name: "ECDSA", ...P256 };
const SIGN = { name: "ECDSA", hash: "SHA-256" };
// Of the curve: y² = x³ - 3x + B modulo P.
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;
/** Bytes of an x. */
export const X = 32;

/** @returns {Promise<HostKey>} */
export async function newHostKey() {
  for (;;) {
    const { privateKey } = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey(ECDH, true, ["deriveBits"]));
    const { x = "", y = "", d = "" } = await crypto.subtle.exportKey("jwk", privateKey);
    if (((fromText(y)?.[X - 1] ?? 1) & 1) === 0) return { x, y, d };
  }
}

/** @param {bigint} base @param {bigint} times */
function power(base, times) {
  let found = 1n;
  for (let [square, left] = [base, times]; left > 0n; left >>= 1n) {
    if (left & 1n) found = (found * square) % P;
    square = (square * square) % P;
  }
  return found;
}

/** @param {bigint} value @returns {string} */
const lettersOf = (value) => toText(fromHex(value.toString(16).padStart(2 * X, "0")));

/** @param {Uint8Array} x @returns {{x: string, y: string} | null} the point with an even y; null where there is none */
export function pointOf(x) {
  if (x.length !== X) return null;
  const value = x.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  if (value >= P) return null;
  const square = (((value ** 3n - 3n * value + B) % P) + P) % P;
  const root = power(square, (P + 1n) / 4n);
  if ((root * root) % P !== square) return null;
  return { x: lettersOf(value), y: lettersOf(root & 1n ? P - root : root) };
}

/** @param {string} x @returns {Promise<{x: string, y: string}>} */
async function publicOf(x) {
  const point = pointOf(fromText(x) ?? new Uint8Array());
  if (!point) throw new TypeError("no point of the curve");
  return point;
}

/** @param {object} numbers @param {EcKeyImportParams} algorithm @param {KeyUsage[]} uses */
const imported = (numbers, algorithm, uses) => crypto.subtle.importKey("jwk", { kty: "EC", crv: "P-256", ...numbers }, algorithm, false, uses);

/**
 * @param {CryptoKey} own @param {CryptoKey} other
 * @param {string} key of the link
 * @param {string} host x of the host @param {string} device x of the device's key
 * @returns {Promise<{seal: CryptoKey, answer: string}>} what seals the request, and the key of the box with its answer
 */
async function shared(own, other, key, host, device) {
  const secret = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 8 * X);
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const by = (/** @type {string} */ use) => ({ name: "HKDF", hash: "SHA-256", salt: new TextEncoder().encode(key), info: new TextEncoder().encode(`${use} ${host} ${device}`) });
  const seal = await crypto.subtle.deriveKey(by("request"), base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  return { seal, answer: toText(new Uint8Array(await crypto.subtle.deriveBits(by("answer"), base, 128))) };
}

/** @param {string} key of the link @param {string} purpose @param {object} told */
const wordsOf = (key, purpose, told) => new TextEncoder().encode(JSON.stringify([key, purpose, told]));

/**
 * The host's end.
 * @param {HostKey} pair
 * @param {string} key of the link
 */
export function hostDoor(pair, key) {
  const { x: host } = pair;
  return {
    /** Opens requests: each with `answer`, the key of the box that only its device and the host know. @type {(cipher: (key: CryptoKey) => Seal) => Seal} */
    sealBy: (cipher) => ({
      padding: X,
      close: () => Promise.reject(new TypeError("the host leaves no request")),
      async open(bytes) {
        const device = toText(bytes.slice(0, X));
        const [own, other] = await Promise.all([imported(pair, ECDH, ["deriveBits"]), publicOf(device).then((point) => imported(point, ECDH, []))]);
        const { seal, answer } = await shared(own, other, key, host, device);
        return { ...(await cipher(seal).open(bytes.slice(X))), answer };
      },
    }),
    /** @param {string} purpose @param {object} told @returns {Promise<object>} it with the host's signature */
    async say(purpose, told) {
      const own = await imported(pair, ECDSA, ["sign"]);
      const by = new Uint8Array(await crypto.subtle.sign(SIGN, own, wordsOf(key, purpose, told)));
      return { ...told, by: toText(by) };
    },
  };
}

/**
 * A friend's end, for one request.
 * @param {string} host x of the host's key, from the link
 * @param {string} key of the link
 */
export async function guestDoor(host, key) {
  const point = await publicOf(host);
  const [pair, other] = await Promise.all([crypto.subtle.generateKey(ECDH, false, ["deriveBits"]), imported(point, ECDH, [])]);
  const { privateKey, publicKey } = /** @type {CryptoKeyPair} */ (pair);
  const x = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey)).slice(1, 1 + X);
  const { seal, answer } = await shared(privateKey, other, key, host, toText(x));
  return {
    answer,
    /** @type {(cipher: (key: CryptoKey) => Seal) => Seal} */
    sealBy: (cipher) => ({
      padding: X,
      close: async (bytes) => Uint8Array.from([...x, ...(await cipher(seal).close(bytes))]),
      open: () => Promise.reject(new TypeError("only the host opens requests")),
    }),
    /** @param {string} purpose @param {any} told @returns {Promise<any>} what the host has said; null where another did */
    async heard(purpose, told) {
      const { by, ...said } = told ?? {};
      const signature = typeof by === "string" ? fromText(by) : null;
      if (!signature) return null;
      const verified = await crypto.subtle.verify(SIGN, await imported(point, ECDSA, ["verify"]), Uint8Array.from(signature), wordsOf(key, purpose, said));
      return verified ? said : null;
    },
  };
}

// @ts-check
// Tests the texts of invitations and replies: complete, small, found inside other text, and refused when damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromText, packed, Reader, toText } from "../../web/peer/bytes.js";
import { candidatesIn, candidateLine, parseCandidate } from "../../web/peer/candidate.js";
import { describe, essentials } from "../../web/peer/description.js";
import { signalInHash, urlOf } from "../../web/peer/invitation.js";
import { SignalError } from "../../web/peer/errors.js";
import { decode, decodeAll, decodeAny, encode } from "../../web/peer/signal.js";

/** @import { Signal } from "../../web/peer/signal.js" */

const FINGERPRINT = Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + 11) & 255);
const NAMES = ["6f3c1a52-0c4e-4d0b-9b1e-0d6c2f7a8e11", "9e1b7c40-5d21-4f60-8a77-b2c3d4e5f607"].map((name) => `${name}.local`);
/** @type {Signal} */
const INVITATION = {
  kind: "invitation", room: "6d1c1a52-0c4e-4d0b-9b1e-0d6c2f7a8e77", token: "00112233445566778899aabbccddeeff", answers: 0, ufrag: "aB3+",
  pwd: "abcdEFGHijklMNOPqrst+/01", fingerprint: FINGERPRINT,
  candidates: NAMES.map((address, index) => ({ type: "host", address, port: 50000 + index })),
};
/** @type {Signal} */
const REPLY = { ...INVITATION, kind: "reply", token: "", answers: 0xdeadbeef, ufrag: "0a1b2c3d", pwd: "0123456789abcdef0123456789abcdef", candidates: [] };

/** A small source of chance: the tests fail alike each time.
 * @param {number} seed
 */
function chance(seed) {
  let value = seed;
  return (/** @type {number} */ most) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * most);
  };
}

/** @param {string} code */
const refusal = (code) => (/** @type {unknown} */ error) => error instanceof SignalError && error.code === code;

test("an invitation and a reply say the same after the way", () => {
  for (const signal of [INVITATION, REPLY]) {
    const { checksum, ...found } = decodeAny(encode(signal));
    assert.deepEqual(found, signal);
    assert.ok(checksum > 0);
  }
});

test("they are small enough for a link and a QR code", () => {
  assert.ok(encode(INVITATION).length <= 180, String(encode(INVITATION).length));
  assert.ok(encode(REPLY).length <= 112, String(encode(REPLY).length));
  assert.match(encode(INVITATION), /^[\w-]+$/);
});

test("with addresses of the internet they stay below 250 and 180 letters", () => {
  const found = [
    ...[...NAMES, ...NAMES].map((address, at) => `a=candidate:${at} 1 udp 1 ${address} 5000${at} typ host`),
    ...["2001:db8::1", "2001:db8::2", "198.51.100.7", "198.51.100.8"].map((address, at) => `a=candidate:${at} 1 udp 1 ${address} 5000${at} typ srflx raddr 0.0.0.0 rport 0`),
    ...["2001:db8::3", "203.0.113.9"].map((address, at) => `a=candidate:${at} 1 udp 1 ${address} 5000${at} typ relay raddr 0.0.0.0 rport 0`),
  ];
  const candidates = candidatesIn(found.join("\r\n"));
  assert.deepEqual(candidates.map(({ type, address }) => (type === "host" ? type : address)), ["host", "host", "2001:db8::1", "198.51.100.7", "2001:db8::3"]);
  const invitation = encode({ ...INVITATION, ufrag: REPLY.ufrag, pwd: REPLY.pwd, candidates });
  const reply = encode({ ...REPLY, candidates: candidates.filter(({ type }) => type !== "host") });
  assert.ok(invitation.length <= 250, String(invitation.length));
  assert.ok(reply.length <= 180, String(reply.length));
});

test("every kind of address survives", () => {
  /** @type {[string, string][]} */
  const addresses = [
    ["192.168.1.20", "192.168.1.20"], ["2001:db8::8:800:200c:417a", "2001:db8:0:0:8:800:200c:417a"], ["::1", "0:0:0:0:0:0:0:1"], [NAMES[0] ?? "", NAMES[0] ?? ""],
  ];
  for (const [given, found] of addresses) {
    for (const type of /** @type {const} */ (["host", "srflx", "relay"])) {
      const text = encode({ ...INVITATION, candidates: [{ type, address: given, port: 65535 }] });
      assert.deepEqual(decode(text, "invitation").candidates, [{ type, address: found, port: 65535 }]);
    }
  }
});

test("what an address is not is left out", () => {
  const start = "candidate:1 1 udp 2113937151";
  for (const address of ["example.org", "300.1.1.1", "1.2.3", "1::2::3", "1:2:3:4:5:6:7", "12345::1", "fe80::1", "x.local"]) {
    assert.equal(parseCandidate(`${start} ${address} 5000 typ host`), null, address);
  }
  assert.equal(parseCandidate("candidate:1 1 tcp 1518280447 10.0.0.1 9 typ host tcptype active"), null);
  assert.equal(parseCandidate("candidate:1 2 udp 2113937150 10.0.0.1 5001 typ host"), null);
});

test("the best addresses are carried, of each kind some", () => {
  const lines = Array.from({ length: 9 }, (_, index) => `a=candidate:${index} 1 udp 1 10.0.0.${index} 5000 typ host`);
  const found = candidatesIn(["a=candidate:a 1 UDP 1 1.2.3.4 99 typ srflx raddr 0.0.0.0 rport 0", ...lines].join("\r\n"));
  assert.deepEqual(found.map(({ address }) => address), ["10.0.0.0", "10.0.0.1", "1.2.3.4"]);
  assert.equal(candidatesIn(lines.join("\r\n")).length, 4);
  assert.equal(candidateLine({ type: "host", address: "10.0.0.1", port: 7 }, 0), "a=candidate:1 1 udp 2130706431 10.0.0.1 7 typ host");
});

test("short texts are packed, whatever they are", () => {
  const random = chance(7);
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789+/-_ їґ€";
  for (let round = 0; round < 2000; round += 1) {
    const alphabet = [...letters].slice(0, 1 + random(letters.length));
    const text = Array.from({ length: random(20) }, () => alphabet[random(alphabet.length)]).join("");
    assert.equal(new Reader(Uint8Array.from(packed(text))).text(), text);
  }
  assert.equal(packed("0123456789abcdef").length, 9);
  assert.equal(packed(INVITATION.pwd).length, 19);
  assert.equal(packed(INVITATION.room).length, 17);
  assert.equal(packed(INVITATION.room.toUpperCase()).length, 28);
  for (const text of [INVITATION.room, INVITATION.room.toUpperCase(), "x".repeat(62), "€".repeat(20)]) {
    assert.equal(new Reader(Uint8Array.from(packed(text))).text(), text);
  }
  for (const text of ["x!".repeat(32), "ab".repeat(63), "€".repeat(21)]) assert.throws(() => packed(text), RangeError);
});

test("base64 has one text for each bytes, and the other way round", () => {
  const random = chance(8);
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, () => random(256));
    assert.equal(toText(bytes), Buffer.from(bytes).toString("base64url"));
    assert.deepEqual(fromText(toText(bytes)), bytes);
  }
  assert.deepEqual(["A", "AB", "A=", "A€AA"].map((text) => fromText(text)), [null, null, null, null]);
});

test("a text is found in a link, in a message and over broken lines", () => {
  const text = encode(INVITATION);
  const url = urlOf("invitation", text, "https://example.org/citadels/?lang=uk#old");
  assert.equal(url, `https://example.org/citadels/#join=${text}`);
  assert.deepEqual(signalInHash(new URL(url).hash), { kind: "invitation", text });
  assert.equal(signalInHash("#help"), null);
  const broken = (/** @type {string} */ whole, /** @type {string} */ by) => `${whole.slice(0, 90)}${by}${whole.slice(90)}`;
  for (const given of [text, ` ${text}\n`, url, `Грай з нами: ${url} (до вечора!)`, broken(text, "\n"), broken(url, "\r\n "), broken(text, "\u200b"), `<${url}>`, `Here it is: ${text}. See you!`]) {
    assert.deepEqual({ ...decode(given, "invitation"), checksum: 0 }, { ...INVITATION, checksum: 0 }, given);
  }
});

test("a reply is found in whatever a messenger makes of it", () => {
  const [reply, invitation] = [encode(REPLY), encode(INVITATION)];
  const url = urlOf("reply", reply, "https://example.org/citadels/");
  const asked = urlOf("invitation", invitation, "https://example.org/citadels/");
  const encoded = encodeURIComponent(url);
  const cut = `${reply.slice(0, 70)}${reply.slice(71)}`;
  const lines = (/** @type {string} */ text, /** @type {string} */ by) => text.replace(/(.{60})/g, `$1${by}`);
  const given = [
    `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01%7C`, `https://l.example/?u=${encodeURIComponent(encoded)}&h=1`,
    `https://urldefense.proofpoint.com/v2/url?u=${url.replaceAll("-", "-2D").replaceAll("_", "-5F").replace("https:", "https-3A").replaceAll("/", "_").replace("#reply=", "-23reply-3D")}&d=DwMF`,
    `https://urldefense.com/v3/__${url.replace("#", "*")}__;Iw!!abc`,
    lines(url, "\n> "), `> ${lines(url, "\n> ")}\n> see you`, `>> > ${url}`, lines(`${url} see you soon`, "\r\n"), lines(reply, "=\r\n").replace("#reply=", "#reply=3D"),
    url.replace("=", "=3D").replace(/(.{50})/g, "$1=\r\n"), `\u200e${url}\u200f`, lines(url, "\u2060"), lines(url, "\u200d"), lines(reply, "\u00ad"), url.replace("#", "&#35;").replace("=", "&#x3D;"),
    `${asked}\n\nHere it is:\n${url}`, `Olha: ${invitation}\nMax: ${reply}`, `${cut}\nsorry, again: ${reply}`, `*${url}*`, `_${url}_`, `"${url}"`, `[${url}](${url})`, `<a href="${url}">${url}</a>`,
  ];
for (const text of given) assert.deepEqual({ ...decode(text, "reply"), checksum: 0 }, { ...REPLY, checksum: 0 }, text);
  assert.deepEqual(decodeAll(`${asked}\n${url}`).map(({ kind }) => kind), ["invitation", "reply"]);
});

test("an invitation for several seats says the same after the way, and costs 40 letters for each further one", () => {
  const seats = [1, 2, 3, 4, 5, 6, 7];
  const { ufrag, pwd, candidates } = INVITATION;
  const offers = seats.map((seat) => ({ seat, name: "", ufrag: `${ufrag.slice(1)}${seat}`, pwd, candidates: candidates.map((one) => ({ ...one, port: one.port + seat })) }));
  const first = { ufrag: offers[0]?.ufrag ?? "", pwd, candidates: offers[0]?.candidates ?? [] };
  const group = { ...INVITATION, ...first, offers };
  const { checksum: _checksum, ...found } = decodeAny(encode(group));
  assert.deepEqual(found, group);
  assert.ok(encode({ ...group, offers: offers.slice(0, 4) }).length <= 320);
  const each = (encode(group).length - encode({ ...group, offers: offers.slice(0, 4) }).length) / 3;
  assert.ok(each <= 41, String(each));
  const named = { ...group, offers: [{ ...offers[0], name: "Оля" }, { ...offers[1], candidates: [] }] };
  assert.deepEqual(decodeAny(encode(/** @type {any} */ (named))).offers, named.offers);
});

test("what is no signal at all is told from a damaged one", () => {
  for (const given of ["", "   ", "hello, are you there? this is a sentence of some length", "https://example.org/", "{}"]) {
    assert.throws(() => decode(given, "invitation"), refusal("signal-none"), given);
  }
  const text = encode(INVITATION);
  for (const given of [text.slice(0, -1), text.slice(1), text.slice(0, 60), "#join=", "#join=x", `${text}x`, "x".repeat(5000), `#reply=${"A".repeat(100)}`]) {
    assert.throws(() => decode(given, "invitation"), refusal("signal-damaged"), given);
  }
});

test("the one is not taken for the other", () => {
  assert.throws(() => decode(encode(REPLY), "invitation"), refusal("signal-is-reply"));
  assert.throws(() => decode(encode(INVITATION), "reply"), refusal("signal-is-invitation"));
});

/**
 * @param {Uint8Array} bytes without their checksum
 * @returns {string} a text that is whole
 */
function sealed(bytes) {
  const all = [...bytes];
  // The slow way, so that the quick one is looked at too.
  let crc = 0xffffffff;
  for (const byte of all) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  crc = (crc ^ 0xffffffff) >>> 0;
  return toText(Uint8Array.from([...all, crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255]));
}

test("another version of the format says so", () => {
  const bytes = /** @type {Uint8Array} */ (fromText(encode(INVITATION))).slice(0, -4);
  assert.equal(sealed(bytes), encode(INVITATION));
  bytes[0] = 2;
  assert.throws(() => decode(sealed(bytes), "invitation"), refusal("signal-version"));
});

test("damage is noticed: one letter, several letters, a missing one, two that changed places", () => {
  const random = chance(10);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (const signal of [INVITATION, REPLY]) {
    const text = encode(signal);
    for (let round = 0; round < 3000; round += 1) {
      const changed = [...text];
      const at = random(changed.length);
      if (round % 4 === 0) changed.splice(at, 1);
      else if (round % 4 === 1) changed.splice(at, 2, changed[at + 1] ?? "A", changed[at] ?? "A");
      else for (let count = 0; count < round % 4; count += 1) changed[random(changed.length)] = letters[random(64)] ?? "A";
      const given = changed.join("");
      if (given !== text) assert.throws(() => decode(given, signal.kind), refusal("signal-damaged"), given);
    }
  }
});

test("bytes that are whole but mean nothing are refused, and never get into a description", () => {
  const random = chance(11);
  let read = 0;
  for (let round = 0; round < 5000; round += 1) {
    const bytes = round % 2
      ? Uint8Array.from({ length: 1 + random(160) }, () => random(256))
      : /** @type {Uint8Array} */ (fromText(encode(INVITATION))).slice(0, -4);
    bytes[0] = round % 3 ? 1 : 0x81;
    for (let count = random(4); count > 0; count -= 1) bytes[1 + random(Math.max(1, bytes.length - 1))] = random(256);
    try {
      const found = decodeAny(sealed(bytes));
      read += 1;
      assert.match(`${found.ufrag}${found.pwd}`, /^[A-Za-z0-9+/]+$/);
      const { sdp = "" } = describe("offer", found);
      assert.ok(sdp.split("\r\n").every((line) => line === "" || /^[a-z]=[\x20-\x7e]+$/.test(line)), sdp);
    } catch (error) {
      assert.ok(refusal("signal-damaged")(error) || refusal("signal-none")(error), String(error));
    }
  }
  // Else the test would have looked at refusals only.
  assert.ok(read > 500, String(read));
});

test("a description made of the essentials has them", () => {
  const { sdp = "", type } = describe("offer", INVITATION);
  assert.equal(type, "offer");
  const { ufrag, pwd, fingerprint, candidates } = INVITATION;
  assert.deepEqual(essentials(sdp), { ufrag, pwd, fingerprint, candidates });
  assert.match(sdp, /a=setup:actpass/);
  assert.match(describe("answer", REPLY).sdp ?? "", /a=setup:active/);
  assert.throws(() => essentials("v=0"), RangeError);
});

test("an invitation whose mark a messenger has encoded is found", () => {
  const text = encode(INVITATION);
  const url = urlOf("invitation", text, "https://example.org/");
  for (const given of [url.replace("=", "%3D"), url.replace("=", "%3d"), url.replace("#join=", "#Join="), url.replace("#", "%23")]) {
    assert.equal(decode(`see ${given}&fbclid=x`, "invitation").room, INVITATION.room);
  }
  assert.deepEqual(signalInHash(`#join%3D${text}`), { kind: "invitation", text });
});

// @ts-check
// Tests the link to a table: small enough, found in whatever a messenger has made of it, and refused where it is damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { friendsLinkKind } from "../../web/app/screens/links.js";
import { guestDoor, newHostKey, pointOf } from "../../web/peer/far/host-key.js";
import { isBoxKey, newBoxKey } from "../../web/peer/mailbox.js";
import { tableIn, tableText, tableUrl } from "../../web/peer/far/table-link.js";

const PAGE = "https://table.example/citadels/?lang=uk#/room";
const LINK = { key: newBoxKey(), host: (await newHostKey()).x };
const URL_OF_LINK = tableUrl(LINK, PAGE);

test("the keys are in the link's fragment, which no server sees, in at most 48 letters more than before", () => {
  assert.equal(URL_OF_LINK, `https://table.example/citadels/#table=${tableText(LINK)}`);
  assert.match(tableText(LINK), /^[\w-]{22}\.[\w-]{47}$/);
  assert.equal(tableText(LINK).length - LINK.key.length, 48);
  // A page of the version before reads the first key of it.
  assert.equal(/#table(?:=|%3D)([\w-]+)/i.exec(URL_OF_LINK)?.[1], LINK.key);
  assert.deepEqual(tableIn(URL_OF_LINK), LINK);
});

test("a link of the version before has one key", () => {
  const link = tableUrl({ key: LINK.key, host: "" }, PAGE);
  assert.equal(link, `https://table.example/citadels/#table=${LINK.key}`);
  for (const text of [link, `Come: ${link} !`, `${link}.`, link.replace("=", "%3D"), link.replace("#", "%23"), ` ${LINK.key}\n`]) {
    assert.deepEqual(tableIn(text), { key: LINK.key, host: "" }, text);
  }
  for (const text of ["", "#table=", "#table=abc", `#join=${LINK.key}`, `#table=${LINK.key}A`, "a word of twenty-two letters"]) assert.equal(tableIn(text), null, text);
  assert.ok(!isBoxKey("x"));
});

/** @param {(at: number, letter: string) => string} change */
const lettersOf = (change) => [...URL_OF_LINK].map((letter, at) => change(at, letter)).join("");
const AT = URL_OF_LINK.indexOf("#");
const quoted = encodeURIComponent(URL_OF_LINK);

/** What messengers, mail programs and people make of a link. @type {Record<string, string>} */
const SHAPES = {
  sentence: `Come and play: ${URL_OF_LINK}, we wait!`,
  "end of a sentence": `It is ${URL_OF_LINK}.`,
  brackets: `(${URL_OF_LINK})`,
  "angle brackets": `<${URL_OF_LINK}>`,
  quotes: `"${URL_OF_LINK}"`,
  markdown: `[${URL_OF_LINK}](${URL_OF_LINK})`,
  bold: `*${URL_OF_LINK}*`,
  italic: `_${URL_OF_LINK}_`,
  "escaped underscores": URL_OF_LINK.replaceAll("_", "\\_"),
  "encoded number sign": URL_OF_LINK.replace("#", "%23"),
  "encoded equals sign": URL_OF_LINK.replace("=", "%3D"),
  "in a link": `https://gate.example/?u=${quoted}&s=1`,
  "in a link in a link": `https://gate.example/?u=${encodeURIComponent(`https://other.example/?to=${quoted}`)}`,
  "gate of mails": `https://gate.example/v2/url?u=${URL_OF_LINK.replace(/[^\w.]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`).replaceAll("_", "-5F").replaceAll("/", "_")}&d=x`,
  "quoted-printable": `${URL_OF_LINK.replace("=", "=3D").slice(0, AT + 20)}=\r\n${URL_OF_LINK.replace("=", "=3D").slice(AT + 20)}`,
  entities: URL_OF_LINK.replace("#", "&#35;"),
  "broken lines": lettersOf((at, letter) => (at === AT + 25 || at === AT + 50 ? `${letter}\n` : letter)),
  "broken at the dot": URL_OF_LINK.replace(/\.([\w-]+)$/, ".\n$1"),
  blank: lettersOf((at, letter) => (at === AT + 12 ? `${letter} ` : letter)),
  "blank before the key": URL_OF_LINK.replace("=", "= "),
  "invisible letters": lettersOf((at, letter) => (at % 9 === 0 ? `${letter}\u200b` : letter)),
  "soft hyphen": lettersOf((at, letter) => (at === AT + 30 ? `${letter}\u00ad` : letter)),
  dash: URL_OF_LINK.replaceAll("--", "—"),
  "quoted text": `> ${URL_OF_LINK.slice(0, AT + 20)}\n> ${URL_OF_LINK.slice(AT + 20)}`,
  "other case": URL_OF_LINK.replace("#table", "#Table"),
  "the keys alone": tableText(LINK),
  "the keys in a sentence": `The code is ${tableText(LINK)} for tonight`,
  "a word glued behind": `${URL_OF_LINK}Sent-from-my-phone`,
  "marked with a star": URL_OF_LINK.replace("#", "*"),
  "below an older one": `#table=${newBoxKey()}\n${URL_OF_LINK}`,
  "below a damaged one": `${URL_OF_LINK.slice(0, -3)}???\n${URL_OF_LINK}`,
};

test("a link is found whose key begins as an encoded sign does", () => {
  for (const begin of ["3D", "3d", "23", "5F", "--", "-3D", "_-", "-23table-3D"]) {
    const link = { ...LINK, key: begin + LINK.key.slice(begin.length) };
    const older = { key: link.key, host: "" };
    for (const one of [link, older]) {
      const url = tableUrl(one, PAGE);
      for (const text of [url, `Come: ${url} !`, url.replace("=", "=3D"), encodeURIComponent(url)]) assert.deepEqual(tableIn(text), one, text);
    }
  }
});

for (const [name, text] of Object.entries(SHAPES)) {
  test(`a link is found: ${name}`, () => assert.deepEqual(tableIn(text), LINK));
}

test("an address is a link to a table, also where a messenger has encoded its sign", () => {
  for (const sign of ["=", "%3D", "%3d", "%253D", "%25253D"]) {
    assert.equal(friendsLinkKind(`#Table${sign}${tableText(LINK)}`), "table", sign);
    assert.deepEqual(tableIn(`#table${sign}${tableText(LINK)}`), LINK, sign);
  }
});

test("a damaged link is none, and not one of the version before", () => {
  const end = URL_OF_LINK.length - 1;
  for (let at = AT + 7; at <= end; at += 1) {
    const changed = lettersOf((place, letter) => (place === at && letter !== "." ? (letter === "A" ? "B" : "A") : letter));
    if (changed !== URL_OF_LINK) assert.equal(tableIn(changed), null, changed);
  }
  for (let length = AT + 31; length <= end; length += 1) assert.equal(tableIn(URL_OF_LINK.slice(0, length)), null);
});

test("a key of a host is a point of the curve", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { x, y } = await newHostKey();
    assert.deepEqual(pointOf(Uint8Array.from(Buffer.from(x, "base64url"))), { x, y });
  }
  const odd = [new Uint8Array(32).fill(255), new Uint8Array(31), new Uint8Array(33), Uint8Array.of(...new Uint8Array(31), 4)];
  for (const x of odd) {
    assert.equal(pointOf(x), null);
    await assert.rejects(guestDoor(Buffer.from(x).toString("base64url"), LINK.key));
  }
});

// @ts-check
// Tests whole games as the page shows them at the usual pace: session, director and the game's story together, by a
// clock that the test moves on. What has to be shown is read from the events themselves, not from how the story groups them.
// The games are in films/, written by `python tests/py/film.py --write`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, mock, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { SeatPort } from "../../web/runner/port.js";
import { patched } from "../../web/kit/picture.js";
import { offerOf } from "../../web/app/offer.js";
import { story as cityStory } from "../../web/games/pointcity/story/story.js";
import { keepCatalogue } from "../../web/games/pointcity/words/facts.js";
import { worded } from "../../web/games/citadels/words/names.js";
import { storyWith } from "../../web/games/citadels/story/story.js";
import { eventText, lastStone } from "../../web/games/citadels/words/words.js";
import { Director } from "../../web/app/story/director.js";
import { Pace } from "../../web/app/story/pace.js";
import { Session } from "../../web/app/match/session.js";
import { LEAST, WORD } from "../../web/app/story/sentences.js";
import { sure } from "./kit.js";
import { readTexts } from "./texts.js";

/** @import { Beat } from "../../web/kit/story.js" */
/** @import { EventView, Update } from "../../web/types.js" */
/** @typedef {{names: string[], setup: object, seed: number, picks: string[][], updates: Update[]}} Film */

/** Something that deserves a moment of its own. `by` did it `to` a seat, null if no seat suffers it.
 * @typedef {{number: number, what: string, by: number, to: number | null, own: boolean, event: EventView}} Deed
 */

/** A beat as it was seen: how long it stood, in milliseconds, and whether it waited for its reader. @typedef {{beat: Beat, stood: number, waited: boolean}} Shot */

const VIEWER = 0;
// How long a card stays if it is not dismissed.
const READING = 5000;

/**
 * @param {string} name
 * @returns {Film}
 */
const filmOf = (name) => JSON.parse(gunzipSync(readFileSync(new URL(`films/${name}.json.gz`, import.meta.url))).toString());

/** By kind of event: what it is, who did it, who suffers it. @type {Readonly<Record<string, (data: Record<string, any>, cause: string, decider: number | null, mine: readonly string[]) => [string, number, number | null]>>} */
const DEEDS = {
  character_named: ({ kind, seat, character }, _cause, _decider, mine) => [kind === "kill" ? "murder" : "token", seat, mine.includes(character) ? VIEWER : null],
  gold_moved: ({ from, to }, cause, decider) => (cause !== "thief" && from === decider ? ["payment", from, to] : ["theft", to, from]),
  district_destroyed: ({ by, seat }) => ["destruction", by, seat],
  district_seized: ({ by, seat }) => ["seizure", by, seat],
  district_confiscated: ({ to, seat }) => ["confiscation", to, seat],
  districts_exchanged: ({ seat, other }) => ["exchange", seat, other],
  hands_swapped: ({ seat, other }) => ["swap of hands", seat, other],
  characters_swapped: ({ seat, other }) => ["swap of roles", seat, other],
  crown_moved: ({ to }) => ["crown", to, null],
};
// No longer attributed to the seat that decided.
const PASSES_ON = ["rank_called", "round_ended", "round_started"];

/**
 * @param {Film} film
 * @returns {Deed[]} all of the game, in order
 */
function deedsOf({ updates }) {
  /** @type {Deed[]} */
  const deeds = [];
  for (const [at, { moments }] of updates.entries()) {
    for (const { number, seat, events } of moments) {
      let decider = seat;
      for (const event of events) {
        if (PASSES_ON.includes(event.kind)) decider = null;
        const deed = DEEDS[event.kind]?.(event.data, event.cause, decider, updates[at - 1]?.view.mine ?? []);
        if (!deed) continue;
        const [what, by, to] = deed;
        deeds.push({ number, what, by, to, own: decider === VIEWER, event });
      }
    }
  }
  return deeds;
}

/** @type {Readonly<Record<string, import("../../web/kit/story.js").Story>>} */
const STORIES = { citadels: storyWith({ eventText, lastStone, worded }), pointcity: cityStory };

/**
 * Plays the film to its end: everything is sent as soon as a runner would send it, and each beat stands for its time.
 * @param {Film} film
 * @param {string} [game]
 */
async function play({ names, setup, picks, updates }, game = "citadels") {
  const pace = new Pace("normal");
  /** @type {Beat[]} what the own decisions moved */
  const accompanied = [];
  const stage = { play: (/** @type {Beat} */ beat) => void (beat.own && accompanied.push(beat)), clear: () => {}, hush: () => {}, call: () => {}, painted: async () => {} };
  const director = new Director({ pace, draw: () => {}, show: Promise.resolve({ story: sure(STORIES[game]), stage }) });
  director.stage = stage;
  const port = new SeatPort(VIEWER);
  const session = new Session({ pace, director, draw: () => {}, failed: ({ code }) => assert.fail(code) }, [port]);
  const seating = names.map((name, seat) => ({ name, player: seat === VIEWER ? "person" : "normal" }));
  port.tell({ match: "film", game, setup, seating, free: false, takeBacks: 0, stuck: false });
  let sent = 0;
  const send = () => {
    do port.send(sure(updates[sent++]));
    while (sent < updates.length && sure(updates[sent - 1]).ask === null);
  };
  port.onPick = send;
  send();
  /** @type {Shot[]} */
  const shots = [];
  for (;;) {
    await settle();
    if (director.now && game === "citadels") frame(session, director.now);
    if (director.now) shots.push(await look(director, shots.length % 2 === 0));
    else if (session.ask) session.answer(sure(picks[session.shown.number]));
    else break;
  }
  return { shots, accompanied, session };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What the board lights by itself while it tells these, nothing else may be lit. */
const CALLING = ["silent", "reveal", "round", "end"];

/**
 * What is in sight while a beat is told fits the beat.
 * @param {Session} session
 * @param {Beat} beat
 */
function frame({ view, moving, entries, names }, beat) {
  const about = `${beat.number}: ${beat.text}`;
  const lit = CALLING.includes(beat.group) ? beat.lights : [];
  const active = view.turn?.seat ?? (view.phase === "draft" ? moving : null);
  const seats = new Set([...(active === null ? [] : [`plate-${active}`]), ...lit.filter((name) => name.startsWith("plate-"))]);
  const ranks = new Set([
    ...view.characters.filter(({ rank }) => rank === view.rank).map(({ character }) => `rank-${character}`),
    ...lit.filter((name) => name.startsWith("rank-")),
  ]);
  if (beat.group !== "round") assert.ok(seats.size <= 1, `${about}: ${[...seats]}`);
  assert.ok(ranks.size <= 1, `${about}: ${[...ranks]}`);
  const { kind, data } = sure(beat.events.at(-1));
  if (!beat.drawn) return;
  const rounds = entries.filter(({ event }) => event.kind === "round_started").map(({ event }) => event.data["round"]);
  if (kind === "round_ended" || kind === "round_started") assert.deepEqual([view.round, rounds.at(-1)], [data["round"], data["round"]], about);
  if (kind === "round_started") assert.deepEqual([view.mine, view.seen, view.facedown], [[], [], 0], about);
  assert.equal(sure(entries.at(-1)).event, sure(beat.events.at(-1)), about);
  if (kind !== "character_revealed") return;
  const { fate, seat } = sure(view.characters.find(({ character }) => character === data["character"]));
  assert.deepEqual([fate, seat], ["revealed", data["seat"]], about);
  assert.ok(sure(view.seats[Number(seat)]).characters.includes(String(data["character"])), `${names[Number(seat)]}, ${about}`);
}

/**
 * Watches a beat for as long as it stands.
 * @param {Director} director
 * @param {boolean} reads whether a card is read to its end, not put away
 * @returns {Promise<Shot>}
 */
async function look(director, reads) {
  const beat = sure(director.now);
  const waited = beat.frame === "card";
  const stood = waited ? READING : beat.time;
  mock.timers.tick(stood - 1);
  await settle();
  assert.equal(director.now, beat, `${beat.text} was gone too soon`);
  if (waited && !reads) director.goOn();
  else mock.timers.tick(1);
  await settle();
  assert.notEqual(director.now, beat, `${beat.text} stayed`);
  return { beat, stood, waited };
}

before(() => readTexts("en", ["games/citadels/locales/"]));

for (const [name, wanted] of Object.entries({
  murders: ["murder", "theft", "destruction", "swap of hands", "crown"],
  warrants: ["confiscation", "seizure", "theft", "crown"],
})) {
  test(`a whole game of eight with ${name}: each deed is shown as its own, in order, by the right player, and what is done to the viewer waits`, async (context) => {
    context.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ["setTimeout"] });
    const film = filmOf(name);
    const { shots, accompanied, session } = await play(film);
    assert.equal(session.shown.over, true);
    const happened = film.updates.flatMap(({ moments }) => moments.flatMap(({ events }) => events));
    assert.deepEqual(session.log.entries.map(({ event }) => event), happened.slice(-session.log.most));

    const deeds = deedsOf(film);
    const others = deeds.filter(({ own }) => !own);
    for (const what of wanted) assert.ok(others.some((deed) => deed.what === what), `the film has no ${what}`);
    assert.ok(wanted.some((what) => others.some((deed) => deed.what === what && deed.to === VIEWER)));

    const isDeed = (/** @type {EventView} */ { kind }) => kind in DEEDS;
    const told = shots.filter(({ beat }) => beat.events.some(isDeed));
    // Several tokens of one person are put down at once, and shown at once.
    const single = others.filter((deed, at) => deed.what !== "token" || others[at - 1]?.number !== deed.number || others[at - 1]?.what !== "token");
    assert.equal(told.length, single.length);
    for (const [at, deed] of single.entries()) {
      const { beat, stood, waited } = sure(told[at]);
      const about = `${deed.what} by ${film.names[deed.by]} at ${deed.number}: ${beat.text}`;
      assert.ok(beat.events.includes(deed.event), about);
      assert.deepEqual([beat.number, beat.actor, beat.own], [deed.number, deed.by, false], about);
      if (deed.what !== "token") assert.deepEqual(beat.events.filter(isDeed), [deed.event], about);
      // What the viewer gains is told by whose it was.
      const named = beat.tone === "gain" ? deed.to : deed.by;
      assert.ok(`${beat.text} ${beat.line ?? ""}`.includes(sure(film.names[Number(named)])), about);
      assert.ok(stood >= 1200, about);
      const mine = others.some((one) => one.to === VIEWER && one.by !== VIEWER && beat.events.includes(one.event));
      assert.equal(waited, mine && deed.what !== "payment", about);
    }
    const owns = deeds.filter(({ own }) => own).map(({ event }) => event);
    assert.deepEqual(accompanied.flatMap(({ events }) => events.filter(isDeed)), owns);
    assert.equal(shots.filter(({ beat }) => beat.own).length, 0);
  });
}

/** What was told of a game, and how long it took. @typedef {{text: string, frame: string, stood: number}[]} Sentences */

/**
 * @param {readonly Shot[]} shots
 * @returns {Sentences} equal words that follow each other are one sentence
 */
function sentencesOf(shots) {
  /** @type {Sentences} */
  const all = [];
  for (const { beat: { text, frame: kind }, stood } of shots) {
    const last = all.at(-1);
    if (last?.text === text) last.stood += stood;
    else all.push({ text, frame: kind, stood });
  }
  return all;
}

/**
 * @param {Film} film
 * @param {string} game
 * @returns {number} milliseconds that its beats would take, each with words of its own
 */
function timeAlone({ names, updates }, game) {
  const beats = updates.flatMap((after, at) => {
    const before = updates[at - 1];
    return before ? sure(STORIES[game])({ moments: after.moments, before, after, names }) : [];
  });
  return beats.filter(({ own }) => !own).reduce((sum, { frame: kind, time }) => sum + (kind === "card" ? 0 : time), 0);
}

const CATALOGUE = readFileSync(new URL("../../web/games/pointcity/catalog.json", import.meta.url), "utf8");

for (const [name, game] of [["four", "citadels"], ["six-at-the-table", "citadels"], ["city", "pointcity"]]) {
  for (const language of ["en", "uk"]) {
    test(`each sentence of ${name} can be read in ${language}, and the game takes no longer than with a sentence for each beat`, async (context) => {
      context.after(() => mock.timers.reset());
      await readTexts(language, [`games/${game}/locales/`]);
      context.after(() => readTexts("en", ["games/citadels/locales/"]));
      keepCatalogue(/** @type {any} */ (offerOf(JSON.parse(CATALOGUE))));
      mock.timers.enable({ apis: ["setTimeout"] });
      const film = filmOf(String(name));
      const { shots } = await play(film, game);
      const sentences = sentencesOf(shots.filter(({ waited }) => !waited));
      for (const { text, stood } of sentences) {
        const words = text.split(/\s+/u).length;
        assert.ok(stood >= LEAST && stood >= words * WORD, `${stood} ms for ${text}`);
      }
      const told = sentences.reduce((sum, { stood }) => sum + stood, 0);
      assert.ok(told <= timeAlone(film, String(game)), `${told} ms, ${timeAlone(film, String(game))} alone`);
      // Several beats of a turn share a sentence.
      assert.ok(sentences.length < 0.6 * shots.length, `${sentences.length} of ${shots.length}`);
    });
  }
}

test("a round of six computer players takes less than 25 seconds to be told at the usual pace", () => {
  const { names, updates } = filmOf("six");
  const story = storyWith({ eventText, lastStone, worded });
  /** @type {Map<number, number>} milliseconds by round */
  const times = new Map();
  let round = 0;
  for (const [at, after] of updates.entries()) {
    const before = updates[at - 1];
    for (const beat of before ? story({ moments: after.moments, before, after, names }) : []) {
      if (beat.group === "round") round = Number(sure(beat.events.at(-1)).data["round"]);
      times.set(round, (times.get(round) ?? 0) + beat.time);
    }
  }
  const rounds = [...times.values()];
  assert.ok(rounds.length >= 6);
  assert.ok(Math.max(...rounds) < 25000, rounds.join(" "));
});

for (const name of ["murders", "warrants", "six"]) {
  test(`the changes of a game with ${name} lead to the view of whoever is asked, whatever the events were`, () => {
    const { updates } = filmOf(name);
    let compared = 0;
    for (const [at, { number, moments, view }] of updates.entries()) {
      const before = updates[at - 1];
      if (!before) continue;
      const changes = moments.flatMap(({ change, events }) => [change, ...events.map((event) => event.change)]);
      const picture = changes.reduce((now, change) => patched(now, change), before.view);
      // The phase of a turn and the tokens may also change without an event.
      const told = (/** @type {import("../../web/types.js").View} */ { round, leader, crown, characters, seats }) => ({ round, leader, crown, characters, seats });
      assert.deepEqual(told(picture), told(view), `${number}`);
      compared += changes.length;
    }
    assert.ok(compared > 100);
  });
}

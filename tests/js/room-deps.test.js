// @ts-check
// Tests how the page shows a room: what becomes of the screen of one that another one takes over from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isIdle } from "../../web/app/open-objects.js";
import { followLinks } from "../../web/app/online/index.js";
import { CurrentRoom, roomDepsOf } from "../../web/app/room-deps.js";
import { fakeScreens } from "./screen-kit.js";

/** A page on which a guest has joined a room. */
function page() {
  const state = /** @type {any} */ ({ game: { id: "g" } });
  const currentRoom = new CurrentRoom();
  const events = /** @type {string[]} */ ([]);
  const screens = fakeScreens(state, events, { join: () => void currentRoom.close(true) });
  const { setRoom } = roomDepsOf(/** @type {any} */ ({ state, screens, currentRoom, closed: () => events.push("drawn"), match: {}, savedGames: {} }));
  const room = (/** @type {string} */ name) => /** @type {any} */ ({ close: async () => void events.push(`${name} closed`) });
  setRoom(room("guest"), "join");
  events.length = 0;
  return { state, screens, currentRoom, events, setRoom, host: room("host") };
}

test("a guest that becomes the host leaves nothing: the screen of its room is that of the host's now", () => {
  const { state, currentRoom, events, setRoom, host } = page();
  setRoom(host);
  assert.equal(currentRoom.room, host);
  assert.equal(state.screen.screen, "room");
  assert.deepEqual(events, ["replace join by room", "drawn"]);
});

test("so it is below what the person reads meanwhile", () => {
  const { state, screens, currentRoom, setRoom, host } = page();
  screens.open(/** @type {any} */ ({ screen: "help" }));
  setRoom(host);
  assert.equal(currentRoom.room, host);
  assert.deepEqual(screens.stack.map(({ screen }) => screen), ["lobby", "room", "help"]);
  assert.equal(state.screen.screen, "help");
});

test("without a room before, a room opens on the lobby", () => {
  const { state, currentRoom, screens, setRoom, host } = page();
  setRoom(null);
  assert.deepEqual([currentRoom.room, state.screen.screen], [null, "lobby"]);
  setRoom(host);
  assert.deepEqual(screens.stack.map(({ screen }) => screen), ["lobby", "room"]);
});

test("while a link of friends is followed, the page does not count as idle: it would reload into a new version without the link", async () => {
  const { state, currentRoom, screens, events } = page();
  const deps = roomDepsOf(/** @type {any} */ ({ state, screens, currentRoom, closed: () => events.push("drawn"), match: {}, savedGames: {} }));
  const idle = () => isIdle(state, /** @type {any} */ ({ session: null, room: null, replaying: null, form: null }));
  screens.open({ screen: "lobby" });
  screens.stack.splice(1);
  state.screen = { screen: "lobby" };
  /** @type {(fragment: string) => boolean} */
  let take = () => false;
  // A game is on the table: the person is asked before the link is followed.
  let answer = (/** @type {boolean} */ _yes) => {};
  followLinks(/** @type {any} */ ({
    ...deps, room: () => null, table: { isOpen: () => true }, tabRoom: { get: () => null },
    confirm: () => new Promise((resolve) => (answer = resolve)),
    screens: { arrived: "", is: () => false, follow: (/** @type {typeof take} */ listen) => (take = listen) },
  }));
  assert.equal(idle(), true);
  assert.equal(take("#table=abc"), true);
  assert.equal(idle(), false);
  answer(false);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(idle(), true);
});

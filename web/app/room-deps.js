// @ts-check
// Builds what rooms need from the page's state and controllers. Rooms know nothing else of the page.
import { Session } from "./match/session.js";
import { createMatch, openMatch, takeIn } from "../host/matches.js";
import { isComputer } from "../kit/seating.js";
import { confirmDialog } from "../lib/dialog.js";
import { getSetting, setSetting } from "../store/settings.js";
import { directorFor, expectTable } from "./story/story-controller.js";

/** @typedef {import("./app.js").App} App */

/** Where a tab remembers the room it is in, for a reload. */
const TAB_ROOM = "citadels-room";

/**
 * @param {App} app
 * @returns {import("./online/deps.js").PageDeps}
 */
export function roomDepsOf(app) {
  return {
    draw: () => app.draw(),
    toast: (text, kind) => app.toast(text, kind),
    failed: (error) => app.failed(error),
    errorText: (error) => app.errorText(error),
    confirm: confirmDialog,
    toTop: () => scrollTo(0, 0),
    room: () => app.room,
    setRoom: (room) => app.edit(() => Object.assign(app, room ? { room, setup: null } : { room })),
    engineStarted: app.engineStarted,
    engineReady: () => app.engine !== null,
    engine: () => app.running,
    game: {
      use: (id) => app.useGame(id),
      preload: () => expectTable(app),
      setupText: (game, setup) => (game === app.game.id ? app.game.setupText(setup) : ""),
      computer: () => app.hello?.players.find(isComputer) ?? null,
    },
    table: tableDepsOf(app),
    matches: {
      create: (match, name) => createMatch(app.running, match, name),
      open: (name) => openMatch(app.running, name),
      takeIn: (save, ownSeats) => takeIn(app.running, save, async () => true, ownSeats),
      refreshList: () => app.saved.refresh(),
    },
    settings: { get: getSetting, set: setSetting },
    tabRoom: {
      get: () => sessionStorage.getItem(TAB_ROOM),
      set: (room) => sessionStorage.setItem(TAB_ROOM, room),
      clear: () => sessionStorage.removeItem(TAB_ROOM),
    },
  };
}

/**
 * @param {App} app
 * @returns {import("./online/deps.js").TableDeps}
 */
function tableDepsOf(app) {
  return {
    isOpen: () => app.session !== null,
    isPlaying: () => app.session !== null && !app.session.shown.over,
    seat: () => app.session?.place.port.seat,
    sit: (opened) => app.sitting.sit(opened),
    async replace(opened) {
      app.session?.close();
      await app.sitting.sit(opened);
    },
    async join(port, table, game) {
      // Made at once: the port tells it of the next update.
      const session = new Session({ pace: app.pace, director: directorFor(app), changed: () => app.draw(), failed: app.refused.bind(app) }, [port]);
      port.tell(table);
      await session.started;
      await app.useGame(game);
      app.edit(() => Object.assign(app, { session, scores: true }));
      scrollTo(0, 0);
    },
    leave: () => app.sitting.leave(),
    review: (opened) => app.sitting.hostOf(opened),
  };
}

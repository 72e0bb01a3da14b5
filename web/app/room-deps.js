// @ts-check
// Holds the room on the page, and builds the dependencies of rooms. Rooms use the page only through these.
import { createMatch, openMatch, openSave, takeIn } from "../runner/stored-matches.js";
import { isComputer } from "../kit/seating.js";
import { confirmDialog } from "../lib/dialog.js";
import { tabValue } from "../lib/tab-value.js";
import { presentOffer } from "./state.js";

/** @import { PageTools } from "./page-tools.js" */
/** @import { PageDeps } from "./online/deps.js" */
/** @import { AppState } from "./state.js" */

/**
 * @typedef {object} PagePartsOwn
 * @property {Pick<AppState, "openingLink"> & Readonly<AppState>} state
 * @property {CurrentRoom} currentRoom
 * @property {Pick<import("./screens/screens.js").Screens, "openOnLobby" | "replace" | "close" | "is" | "follow" | "arrived">} screens
 * @property {PageDeps["settings"]} settings
 * @property {PageDeps["nextForm"]} nextForm
 * @property {PageDeps["offer"]} offer
 * @property {Pick<import("./story/story-controller.js").StoryController, "expectTable">} story
 * @property {Pick<import("./match/match-controller.js").MatchController, "session" | "sit" | "show" | "leave" | "runnerOf">} match
 * @property {Pick<import("./lobby/saved-games-controller.js").SavedGamesController, "refresh">} savedGames
 *
 * @typedef {Pick<PageTools, "draw" | "closed" | "toTop" | "toast" | "failed" | "errorText" | "engineStarted" | "engine" | "newSession" | "useGame"> & PagePartsOwn} PageParts
 */

/** Where a tab remembers the room it is in, for a reload. */
const TAB_ROOM = "citadels-room";

/** The room on the page, if there is one. */
export class CurrentRoom {
  constructor() {
    /** @type {import("./online/room.js").Room | null} */
    this.room = null;
    this.left = () => {};
  }

  /**
   * Leaves the room: removes it from the page at once, then tells the others.
   * @param {boolean} final whether the room will never be opened again
   */
  async close(final) {
    const { room } = this;
    this.room = null;
    await room?.close(final);
    if (room) this.left();
  }
}

/**
 * @param {PageParts} page
 * @returns {PageDeps}
 */
export function roomDepsOf(page) {
  const { state, draw, closed, toTop, toast, failed, errorText, engineStarted, engine, settings, useGame, story, savedGames, nextForm, offer } = page;
  const { currentRoom, screens } = page;
  return {
    draw, toast, offer, failed, errorText, toTop, engineStarted, engine, settings, nextForm,
    confirm: confirmDialog,
    room: () => currentRoom.room,
    opening: async (work) => {
      state.openingLink = true;
      await work.finally(() => (state.openingLink = false));
      closed();
    },
    screens,
    setRoom: (room, screen = "room") => {
      const goesOn = room !== null && currentRoom.room !== null;
      currentRoom.room = room;
      // A guest that becomes the host stays in the room. To close the screen of its old part would leave the new one.
      if (goesOn && screens.replace("join", { screen })) return closed();
      // At the table of a match the room is beside it.
      if (room && !screens.is("game", "end")) screens.openOnLobby({ screen });
      if (!room) screens.close("room", "join");
      closed();
    },
    engineReady: () => state.engineStart !== null,
    game: {
      use: useGame,
      preload: () => story.expectTable(),
      setupText: (game, setup) => (game === state.game.id ? state.game.setupText(setup) : ""),
      computer: () => presentOffer(state)?.players.find(isComputer) ?? null,
    },
    table: tableDepsOf(page),
    matches: {
      create: (match, name) => createMatch(engine(), match, name),
      open: (name) => openMatch(engine(), name),
      openSave: (save, name) => openSave(engine(), save, name),
      takeIn: (save, ownSeats) => takeIn(engine(), save, async () => "replace", ownSeats),
      refreshList: () => savedGames.refresh(),
    },
    tabRoom: tabValue(TAB_ROOM),
  };
}

/**
 * @param {PageParts} page
 * @returns {import("./online/deps.js").TableDeps}
 */
function tableDepsOf({ draw, toTop, newSession, useGame, match }) {
  return {
    isOpen: () => match.session !== null,
    isPlaying: () => match.session !== null && !match.session.shown.over,
    seat: () => match.session?.viewer.port.seat,
    sit: (opened) => match.sit(opened),
    async replace(opened) {
      match.session?.close();
      await match.sit(opened);
    },
    async join(port, table, game) {
      // Made at once, since the port sends it the next update.
      const session = newSession([port]);
      port.tell(table);
      await session.started;
      await useGame(game);
      match.show(session);
      draw();
      toTop();
    },
    leave: () => match.leave(),
    review: (opened) => match.runnerOf(opened),
  };
}

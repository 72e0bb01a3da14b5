// @ts-check
// Names the live objects that are open on the page, and answers questions about all of them.

/** @import { MatchRunner } from "../runner/match-runner.js" */
/** @import { AppState } from "./state.js" */

/**
 * What is open. Each object belongs to one owner, which alone changes it; others read it here. `app.js` builds this.
 * @typedef {object} OpenObjects
 * @property {MatchRunner | null} runner of the match on the table; null where another device has it. Owner: MatchController
 * @property {import("./match/session.js").Session | null} session the match on the table. Owner: MatchController
 * @property {import("./replay/replay-controller.js").OpenReplay | null} replaying the open replay. Owner: ReplayController
 * @property {import("../kit/setup-model.js").SetupModel | null} form the form for a new game. Owner: NewGameController
 * @property {import("./problems/problem-table.js").ProblemTable | null} problem the problem on the table. Owner: ProblemsController
 * @property {import("./online/room.js").Room | null} room the people at other devices. Owner: CurrentRoom
 */

/**
 * @param {Readonly<Pick<OpenObjects, "replaying" | "session">>} open
 * @returns {import("../types.js").Update | null} the picture of a match that is on the page
 */
export function shownUpdate({ replaying, session }) {
  return replaying?.replay.shown?.update ?? session?.shown ?? null;
}

/**
 * @param {Readonly<Pick<OpenObjects, "replaying" | "runner">>} open
 * @param {string} match
 * @returns {MatchRunner | null} the runner of a match that is open on the page
 */
export function openRunner({ runner, replaying }, match) {
  return [runner, replaying?.runner].find((one) => one?.match === match) ?? null;
}

/**
 * @param {Readonly<Pick<AppState, "screen" | "starting" | "opening" | "openingForm" | "openingLink">>} state
 * @param {Readonly<OpenObjects>} open
 * @returns {boolean} whether only the lobby is shown: nothing else is open or is being opened
 */
export function isIdle(state, { session, room, replaying, form }) {
  const { screen, starting, opening, openingForm, openingLink } = state;
  if (session || room || replaying || form) return false;
  return ["lobby", "more", "friends"].includes(screen.screen) && !(starting || opening || openingForm || openingLink);
}

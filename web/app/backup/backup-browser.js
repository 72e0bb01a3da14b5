// @ts-check
// Creates the keeper of backups with this browser's stores, folders and clock.
import { installState } from "../device/install.js";
import { listDays, mergeDays } from "../../store/days.js";
import { mergeProblems, PROBLEMS } from "../../store/problems.js";
import { changeBackupFacts, readBackupFacts } from "../../store/backup-facts.js";
import { answerCode, listHeld } from "../../store/foreign-code.js";
import { listLibraries } from "../../store/libraries.js";
import { listOwnPlayers, mergeOwnPlayers } from "../../store/own-players.js";
import { download } from "../../store/files.js";
import { mergeResults, RESULTS } from "../../store/results.js";
import { changeSetting, getSetting } from "../../store/settings.js";
import { mergeEvenings, readEvenings } from "../evenings/evening.js";
import { holdForeign } from "../foreign/foreign-code.js";
import * as folders from "./backup-folder.js";
import { gamesStore } from "./backup-games.js";
import { BackupKeeper } from "./backup-keeper.js";
import { backupNote, backupSection } from "./backup-view.js";
import { deletesAfterSevenDays, remindNow } from "./reminder.js";

export { backupNote, backupSection };

/**
 * @param {import("./backup-keeper.js").KeeperDeps & {engine: () => import("../../engine/client.js").Engine}} deps
 * @returns {BackupKeeper}
 */
export function newKeeper(deps) {
  const libraries = librariesStore((back) => keeper.addLibraries(back));
  /** @type {import("../../types.js").Call} */
  const call = (method, params) => deps.engine().call(method, params);
  const sevenDays = deletesAfterSevenDays({ install: installState(), agent: navigator.userAgent });
  /** @type {BackupKeeper} */
  const keeper = new BackupKeeper(deps, {
    stores: [
      gamesStore(deps.engine, (left) => keeper.show({ left })),
      { name: "results", all: () => RESULTS.list(), mergeIn: (records) => mergeResults(records, call) },
      { name: "days", all: listDays, mergeIn: (records) => mergeDays(records, call) },
      { name: "problems", all: () => PROBLEMS.list(), mergeIn: (records) => mergeProblems(records, call) },
      {
        name: "evenings",
        all: () => readEvenings({ get: getSetting }),
        mergeIn: async (records) => mergeEvenings(records, { get: getSetting, change: changeSetting }, call),
      },
      { name: "players", all: listOwnPlayers, mergeIn: (records) => mergeOwnPlayers(records, call) },
      libraries,
    ],
    librariesHere: async () => ((await listLibraries()).length > 0 ? ((await libraryModule())?.librariesHere() ?? null) : null),
    playersHere: async () => (await listOwnPlayers()).length,
    readFacts: readBackupFacts,
    changeFacts: changeBackupFacts,
    folders,
    download,
    sevenDays,
    due: () => isDue(sevenDays),
    now: () => Date.now(),
    later: (work, time) => void setTimeout(work, time),
    newDevice: () => crypto.randomUUID().slice(0, 8),
    foreign: { hold: (backups) => holdForeign(backups), listHeld, answer: answerCode },
  });
  return keeper;
}

// The module that reads wheels is loaded only if there is a library, which is rare. A device without a network, which cannot
// load it, still saves its games.
const libraryModule = () => import("./backup-libraries.js").catch(() => null);

/**
 * @param {(back: import("./backup-libraries.js").LibrariesBack) => void} told
 * @returns {import("./backup-file.js").BackupStore}
 */
function librariesStore(told) {
  return {
    name: "libraries",
    all: listLibraries,
    filled: async (records) => (records.length > 0 ? ((await libraryModule())?.withWheels(records) ?? []) : []),
    mergeIn: async (records) => {
      if (records.length > 0) told((await (await libraryModule())?.mergeLibraries(records)) ?? { taken: 0, bytes: 0, refused: [], away: true });
    },
  };
}

/**
 * @param {boolean} sevenDays
 * @returns {Promise<boolean>}
 */
async function isDue(sevenDays) {
  const [{ saved, reminded }, results] = await Promise.all([readBackupFacts(), RESULTS.list()]);
  return remindNow({ now: Date.now(), ended: results.map(({ ended }) => ended), saved, reminded, sevenDays });
}

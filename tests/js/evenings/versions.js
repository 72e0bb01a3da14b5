// @ts-check
// The modules of a version of the page: those of this tree, or of another one that was written to a folder.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Modules
 * @property {typeof import("../../../web/app/online/host-room.js")} host
 * @property {typeof import("../../../web/app/online/guest-room.js")} guest
 * @property {typeof import("../../../web/peer/invitation.js")} invitation
 * @property {typeof import("../../../web/peer/reconnector.js")} reconnector
 * @property {typeof import("../../../web/runner/match-runner.js")} runner
 * @property {typeof import("../../../web/runner/stored-matches.js")} matches
 */

/** @param {string} [tree] @returns {Promise<Modules>} */
export async function modulesOf(tree = join(import.meta.dirname, "../../..")) {
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(tree, "web", path)).href);
  const [host, guest, invitation, reconnector, runner, matches] = await Promise.all(
    ["app/online/host-room.js", "app/online/guest-room.js", "peer/invitation.js", "peer/reconnector.js", "runner/match-runner.js", "runner/stored-matches.js"].map(load),
  );
  return { host, guest, invitation, reconnector, runner, matches };
}

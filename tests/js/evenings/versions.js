// @ts-check
// The modules of a version of the page: those of this tree, or of another one that was written to a folder.
import { execFileSync } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Modules
 * @property {typeof import("../../../web/app/online/host-room.js")} host
 * @property {typeof import("../../../web/app/online/guest-room.js")} guest
 * @property {typeof import("../../../web/peer/invitation.js")} invitation
 * @property {typeof import("../../../web/peer/reconnector.js")} reconnector
 * @property {typeof import("../../../web/peer/mailbox.js")} mailbox
 * @property {typeof import("../../../web/runner/match-runner.js")} runner
 * @property {typeof import("../../../web/runner/stored-matches.js")} matches
 * @property {boolean} older whether they are those of the version before
 */

const ROOT = join(import.meta.dirname, "../../..");
/** The commit that "the version before" means. */
const BEFORE = "47b74917";

/** @returns {string} a folder with the tree of the version before; "" where this copy of the repository has no such commit */
export function treeBefore() {
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", ["-C", ROOT, ...args], { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 30 });
  try {
    const files = git("archive", BEFORE, "web", "py", "tools/game_template");
    const folder = mkdtempSync(join(tmpdir(), "version-before-"));
    execFileSync("tar", ["-x", "-C", folder], { input: files });
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    return folder;
  } catch {
    return "";
  }
}

/** @param {string} [tree] @returns {Promise<Modules>} */
export async function modulesOf(tree = ROOT) {
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(tree, "web", path)).href);
  const [host, guest, invitation, reconnector, mailbox, runner, matches] = await Promise.all(
    ["app/online/host-room.js", "app/online/guest-room.js", "peer/invitation.js", "peer/reconnector.js", "peer/mailbox.js", "runner/match-runner.js", "runner/stored-matches.js"].map(load),
  );
  return { host, guest, invitation, reconnector, mailbox, runner, matches, older: tree !== ROOT };
}

// @ts-check
// Leaves a text in a mailbox without a word to the person, where no engine can order it: tries again for some minutes.
import { sleep } from "../../../lib/waiting/sleep.js";

/** @import { Box } from "../../../peer/mailbox.js" */

// Milliseconds between two tries, and the most tries.
const PAUSE = 3000;
const TRIES = 60;
/** Why a mailbox that took nothing may take it later. */
const PASSING = ["mailbox-unreachable", "mailbox-busy", "mailbox-full"];

/**
 * @param {Box | Promise<Box>} opened
 * @param {object} told
 * @param {() => boolean} [wanted] whether the text is still to be left
 */
export async function leaveText(opened, told, wanted = () => true) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await sleep(PAUSE);
    if (!wanted()) return;
    try {
      return await (await opened).post(told);
    } catch (error) {
      if (!PASSING.includes(/** @type {{code: string}} */ (error).code)) return console.warn(error);
    }
  }
}

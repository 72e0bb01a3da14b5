// @ts-check
// Reads the moments of guided games from standard input and writes which note each was shown, in every language: for
// tests/py/test_guided_games.py. A note counts as read at once, as by a person who presses "Got it".
import { readFileSync } from "node:fs";
import { Lessons } from "../../web/app/tutorial/lessons.js";
import { t } from "../../web/lib/i18n.js";
import { readTexts } from "./texts.js";

/** @import { Moment } from "../../web/kit/game.js" */
/** @typedef {{game: string, languages: string[], paths: Moment[][]}} Input */

const { game, languages, paths } = /** @type {Input} */ (JSON.parse(readFileSync(0, "utf8")));
const { TEACHING } = /** @type {{TEACHING: import("../../web/kit/game.js").Teaching}} */ (await import(`../../web/games/${game}/help/teaching.js`));

/** @type {Record<string, {moment: number, id: string, holds: boolean, lines: string[]}[][]>} */
const told = {};
for (const language of languages) {
  await readTexts(language, [`games/${game}/locales/`, `games/${game}/locales/help/`]);
  told[language] = paths.map(notesOf);
}
process.stdout.write(JSON.stringify(told));

/** @param {readonly Moment[]} moments */
function notesOf(moments) {
  const lessons = new Lessons(TEACHING.guideLessons, false);
  return moments.flatMap((moment, at) => {
    const found = [];
    // Its events are news only once.
    for (let now = moment, one = lessons.next(now); one; now = { ...moment, fresh: [] }, one = lessons.next(now)) {
      found.push({ moment: at, id: one.id, holds: lessons.holding, lines: one.lines?.(moment) ?? [t(`guide-${one.id}`)] });
      lessons.dismiss();
    }
    return found;
  });
}

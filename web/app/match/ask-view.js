// @ts-check
// Draws the panel of questions: the question with every answer, or what others do meanwhile.
import { classMap, html, ifDefined, keyed, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { isUnnamed, sentence } from "../../lib/own-name.js";
import { coachSheet, hintButton } from "../coach/coach-view.js";
import { icon } from "../../lib/icon.js";
import { optionRows } from "./option-rows-view.js";
import { spreadView } from "./spread-view.js";
import { thingSheet } from "../../kit/thing-sheet-view.js";
import { thinkingSign, thinkingStatus } from "./thinking-view.js";

/** @import { Choice } from "../../kit/choice.js" */
/** @import { Arrangement, Scene } from "../../kit/game.js" */
/** @typedef {import("../../kit/game.js").Game<any>} Game */

/**
 * @typedef {object} AskScene
 * @property {Game} game
 * @property {Scene} scene
 * @property {Choice} choice
 * @property {boolean} busy whether an answer is on its way
 * @property {boolean} alone whether one person plays at this device
 * @property {unknown} recent what others did since the person's last move, drawn
 * @property {unknown} undoButtons the buttons for undo and redo, drawn
 * @property {unknown} away why an answer cannot arrive now, such as a lost connection
 * @property {unknown} ending that the turn is about to end by itself, drawn
 * @property {() => void} confirm sends what was collected
 * @property {(() => void) | null} hint asks the coach, or closes its advice; null if there is no coach
 * @property {(options: readonly string[]) => void} answer answers with options that the coach names
 * @property {() => void} fold hides the cards of a question, to look at the table, or shows them again
 */

/**
 * @typedef {object} Watching
 * @property {string} name of the player whom the table waits for, or whose action is shown
 * @property {string} latest the text of the beat, or the latest line of the log
 * @property {import("../../kit/story.js").Beat | null} beat the one that is told; null for none
 * @property {unknown} undoButtons the buttons for undo and redo, drawn
 * @property {unknown} sheet the sheet about the selected thing; null for none
 * @property {unknown} away why the table waits for a person who is not connected
 * @property {unknown} controls the buttons that step through the beats, drawn
 * @property {import("./thinking-delay.js").ThinkingDelay} thinkingDelay decides whether the page says that a computer player thinks
 * @property {boolean} thinking whether the panel says that the computer player is thinking
 * @property {(() => void) | null} retry lets the computer players try again; null unless one has failed
 */

/**
 * @param {AskScene} panel
 * @param {Arrangement} arranged
 */
export function askView(panel, arranged) {
  const { choice, away } = panel;
  const { ask } = choice;
  const sheet = coachSheet(panel) ?? thingSheet(panel);
  if (isSpread(arranged, choice)) {
    return html`<section class="ask spread" data-testid="ask" data-ask-kind=${ask.kind} data-size=${arranged.spread} aria-labelledby="ask-prompt ask-parts">
      ${promptView(panel, foldButton(panel.game, choice, panel.fold))} ${away} ${keyed(ask.id, spreadView(panel, arranged))}
    </section>
    ${sheet}`;
  }
  return html`<section class=${classMap({ ask: true, reading: sheet !== null })} data-testid="ask" data-ask-kind=${ask.kind}
    aria-labelledby="ask-prompt ask-parts">
    ${promptView(panel, arranged.spread ? foldButton(panel.game, choice, panel.fold) : nothing)} ${away}
    ${sheet ?? keyed(ask.id, html`<ul class="options" data-kind=${ask.kind}>${optionRows(panel, arranged.groups)}</ul>`)} ${panel.ending}
  </section>`;
}

/**
 * @param {AskScene} panel
 * @param {unknown} fold
 */
function promptView({ game, scene, choice, alone, recent, undoButtons, hint }, fold) {
  const { ask } = choice;
  return html`<header class="prompt">
    ${recent}
    <div class="whose-row">
      <div class="whose">${icon("icon-play")} ${alone || isUnnamed(scene.names[ask.seat] ?? "") ? t("your-move-alone") : t("your-move", { name: scene.names[ask.seat] ?? "" })}</div>
      ${hintButton(hint, choice)} ${undoButtons} ${fold}
    </div>
    <h2 id="ask-prompt">${game.askText(ask, scene.view)}</h2>
    <p id="ask-parts" class="hidden"></p>
    ${ask.picked.length > 0 ? pickedView(game, scene, ask) : nothing} ${game.askExtra(scene)}
    ${scene.onBoard ? html`<div class="on-table">${t("choose-on-table")}</div>` : nothing}
    ${choice.collects ? html`<div class="count">${t("chosen-count", { count: choice.chosen.length, most: ask.most })}</div>` : nothing}
  </header>`;
}

/**
 * Draws what the person has already chosen in earlier questions of the same action.
 * @param {Game} game
 * @param {Scene} scene
 * @param {import("../../types.js").AskView} ask
 */
function pickedView(game, scene, ask) {
  const told = ask.picked.flatMap(({ kind, options }) => {
    const before = { ...ask, kind };
    // Only options about a thing: the question itself names the choice from the menu that led to it.
    const aboutThings = options.filter((option) => game.separateButton(before, option));
    return aboutThings.map((option) => game.option({ ...scene, ask: before }, option));
  });
  if (told.length === 0) return nothing;
  return html`<ul class="picked" data-testid="picked" aria-label=${t("picked-before")}>
    ${told.map(({ act, text, icon: picture }) => html`<li class="chip">${icon(picture)} <span>${act}</span> <b>${text}</b></li>`)}
  </ul>`;
}

/**
 * Draws the button that hides the cards of a question, or shows them again.
 * @param {Game} game
 * @param {Choice} choice
 * @param {() => void} fold
 */
function foldButton(game, { folded }, fold) {
  const text = t(folded ? "see-cards" : "look-at-table");
  return html`<button class="plain fold" data-testid="fold" title=${text} aria-expanded=${String(!folded)} @click=${fold}>
    ${icon(folded ? "icon-cards" : game.icons.board)} ${text}</button>`;
}

/**
 * @param {Arrangement} arranged
 * @param {Choice} choice
 * @returns {boolean} whether the question covers the table
 */
export function isSpread(arranged, choice) {
  return arranged.spread !== "" && !choice.folded;
}

/** @param {Watching} watching */
export function watchingView({ name, latest, beat, undoButtons, sheet, away, controls, thinkingDelay, thinking, retry }) {
  const whose = name ? sentence("waiting-for", { name }) : "";
  return html`<section class="ask watching" aria-label=${whose || t("log")}>
    <header class="prompt">
      <div class="whose-row"><div class="whose">${thinking ? thinkingSign(name) : whose}</div> ${undoButtons}</div>
      ${sheet
        ? nothing
        : html`<p class="herald" data-testid="story" data-story=${ifDefined(beat?.group)} data-actor=${ifDefined(beat?.actor ?? undefined)}
            data-moment=${ifDefined(beat?.number)} data-frame=${ifDefined(beat?.frame || undefined)} data-tone=${ifDefined(beat?.tone)}>
            ${beat?.frame === "banner" && beat.icon ? icon(beat.icon) : nothing}<span>${latest}</span></p>`}
    </header>
    ${away} ${sheet} ${controls} ${thinkingStatus(thinkingDelay)}
    ${retry ? html`<button class="plain skip" @click=${retry}>${icon("icon-play")} ${t("try-again")}</button>` : nothing}
  </section>`;
}

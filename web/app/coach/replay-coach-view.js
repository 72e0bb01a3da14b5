// @ts-check
// Draws, in the panel of a replay, what the coach would have answered at a moment, beside the answer that was given.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { adviceFace, answerText, chancesLine, wasTried } from "./coach-view.js";
import { icon } from "../../lib/icon.js";

/** @typedef {import("../../kit/game.js").Game<any>} Game */
/** @import { Scene } from "../../kit/game.js" */
/** @import { PastHint } from "../../types.js" */

/**
 * The coach at the answer that led to a moment; `said` is null while it thinks.
 * @typedef {object} PastCoach
 * @property {number} number the moment
 * @property {number} seat whose answer it was
 * @property {{hint: PastHint, view: Scene["view"]} | null} said `view` is what that seat saw when it was asked
 */

/**
 * @param {boolean} open
 * @param {() => void} press
 */
export function pastCoachButton(open, press) {
  return html`<button class="plain" data-testid="replay-coach" aria-expanded=${String(open)} @click=${press}>
    ${icon("icon-hint")} <span>${t("replay-coach")}</span></button>`;
}

/**
 * @param {Game} game
 * @param {Scene} around the scene of the replay
 * @param {PastCoach} coach
 */
export function pastCoachView(game, around, { seat, said }) {
  const name = around.names[seat] ?? "";
  return html`<section class="thing-sheet coach past" data-testid="coach" aria-label=${t("replay-coach")} aria-busy=${String(said === null)}>
    ${said === null
      ? html`<p class="thing-text" role="status">${t("hint-thinking")}</p>`
      : saidView(game, { ...around, view: said.view, ask: said.hint.ask }, said.hint, name)}
  </section>`;
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @param {PastHint} hint
 * @param {string} name
 */
function saidView(game, scene, { ask, chosen, advice }, name) {
  const answer = answerText(game, scene, ask, chosen);
  return html`<div role="status">
      ${name === t("you-name") ? nothing : html`<p class="coach-how" data-testid="coach-speaks-to">${sentence("coach-speaks-to", { name })}</p>`}
      <h3>${game.askText(ask, scene.view)}</h3>
      <p class="coach-chosen" data-testid="coach-chosen" data-options=${chosen.join(" ")}>${sentence("coach-chose", { name, answer })}</p>
      ${ask.options.length > 1 ? chancesLine(advice) : nothing}
    </div>
    <div class="advice">
      ${ask.options.length > 1 ? html`<ol>${advice.map((one) => adviceItem(game, scene, ask, one, chosen))}</ol>` : nothing}
      <p class="coach-how">${howText(ask.options.length, advice, name)}</p>
    </div>`;
}

/**
 * @param {number} options
 * @param {PastHint["advice"]} advice
 * @param {string} name
 */
function howText(options, advice, name) {
  if (options === 1) return t("coach-no-choice");
  return wasTried(advice) ? sentence("coach-how-then", { name }) : t("hint-plain");
}

/**
 * @param {Game} game
 * @param {Scene} scene
 * @param {PastHint["ask"]} ask
 * @param {PastHint["advice"][number]} advice
 * @param {readonly string[]} chosen
 */
function adviceItem(game, scene, ask, advice, chosen) {
  const played = advice.options.length === chosen.length && advice.options.every((id) => chosen.includes(id));
  return html`<li><div class=${classMap({ option: true, played })} data-testid="advice" data-options=${advice.options.join(" ")}>
    ${adviceFace(game, scene, ask, advice)}
    ${played ? html`<span class="as-played">${icon("icon-check")} ${t("coach-played")}</span>` : nothing}
  </div></li>`;
}

// @ts-check
// The panel under the thumb: what is asked and every answer; or, while others move, what they do.
import { classMap, html, ifDefined, keyed, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./game.js").Game<any>} Game */
/** @typedef {import("./game.js").Scene} Scene */
/** @typedef {import("../types.js").OptionView} OptionView */

/**
 * @typedef {object} AskScene
 * @property {Game} game
 * @property {Scene} scene
 * @property {Choice} choice
 * @property {boolean} busy whether an answer is on its way
 * @property {readonly string[]} news what others did meanwhile, or the latest line of the log
 * @property {unknown} returns the ways back
 * @property {unknown} away why an answer would not arrive at present
 * @property {() => void} confirm sends what was collected
 */

/**
 * @typedef {object} Watching
 * @property {string} name of the one the table waits for
 * @property {string} news the latest line of the log
 * @property {unknown} returns the ways back
 * @property {unknown} away whom the table waits for in vain
 * @property {(() => void) | null} skip shows everything up to the next question, where computer players are at it
 * @property {(() => void) | null} retry lets them go on, where they have stopped
 */

/** @param {AskScene} panel */
export function askView(panel) {
  const { game, scene, choice, news, returns, away } = panel;
  const { ask } = choice;
  return html`<section class="ask" data-testid="ask" data-ask-kind=${ask.kind} aria-labelledby="ask-prompt">
    <header class="prompt">
      <ul class="news" aria-hidden="true">${news.map((text) => html`<li>${text}</li>`)}</ul>
      <div class="whose-row">
        <p class="whose">${icon("icon-play")} ${t("your-move", { name: scene.names[ask.seat] ?? "" })}</p>
        ${returns}
      </div>
      <h2 id="ask-prompt">${game.askText(ask, scene.view)}</h2>
      ${game.askExtra(scene)}
      ${choice.collects ? html`<p class="count">${t("chosen-count", { count: choice.chosen.length, most: ask.most })}</p>` : nothing}
    </header>
    ${away}
    ${keyed(
      ask.id,
      html`<ul class="options" data-kind=${ask.kind}>
        ${ask.options.map((option) => optionItem(panel, option))} ${choice.collects ? confirmItem(panel) : nothing}
      </ul>`,
    )}
  </section>`;
}

/**
 * @param {AskScene} panel
 * @param {OptionView} option
 */
function optionItem({ game, scene, choice, busy }, option) {
  const face = game.option(scene, option);
  const chosen = choice.chosen.includes(option.id);
  const gives = option.verb !== "cancel" && choice.collects;
  const off = busy || (gives && !chosen && choice.full);
  return html`<li class="option-row" data-verb=${option.verb}>
    <button class=${classMap({ option: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
      data-option=${option.id} data-verb=${option.verb} data-name=${ifDefined(option.args["name"])}
      data-type=${ifDefined(face.type)} ?disabled=${off} aria-pressed=${gives ? String(chosen) : nothing}
      @click=${() => scene.press(option.id)}>
      <span class="medallion">${icon(face.icon)}</span>
      <span class="label">${face.text}${face.hint ? html`<small>${face.hint}</small>` : nothing}</span>
      ${face.badge ?? nothing}
    </button>
    ${face.about ? aboutButton(face.about) : nothing}
  </li>`;
}

/** @param {{name: string, show: () => void}} about */
function aboutButton({ name, show }) {
  return html`<button class="quiet round about" aria-label=${t("about", { name })} @click=${show}>${icon("icon-info")}</button>`;
}

/** @param {AskScene} panel */
function confirmItem({ choice, busy, confirm }) {
  return html`<li class="option-row confirm">
    <button class="option confirm" data-testid="option" data-option="confirm" ?disabled=${!choice.complete || busy} @click=${confirm}>
      <span class="medallion">${icon("icon-check")}</span><span class="label">${t("option-confirm")}</span>
    </button>
  </li>`;
}

/** @param {Watching} watching */
export function watchingView({ name, news, returns, away, skip, retry }) {
  return html`<section class="ask watching" aria-label=${t("waiting-for", { name })}>
    <header class="prompt">
      <div class="whose-row"><p class="whose">${t("waiting-for", { name })}</p> ${returns}</div>
      <p class="herald">${news}</p>
    </header>
    ${away}
    ${skip ? html`<button class="plain skip" @click=${skip}>${icon("icon-turn")} ${t("skip")}</button>` : nothing}
    ${retry ? html`<button class="plain skip" @click=${retry}>${icon("icon-play")} ${t("try-again")}</button>` : nothing}
  </section>`;
}

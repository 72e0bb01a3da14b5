// @ts-check
// The panel under the thumb: what is asked and every answer; or, while others move, what they do.
import { classMap, html, ifDefined, keyed, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon, optionIcon } from "./icon.js";
import { meanwhile } from "./log-view.js";
import { worded } from "../games/citadels/names.js";
import { showCharacter, showDistrict } from "../games/citadels/sheet.js";
import { askText, eventText, optionText } from "../games/citadels/words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.js").OptionView} OptionView */

// Questions about cards that are not on the table yet.
const NEW_CARDS = new Set(["keep", "keep_some", "study", "search", "wizard_card"]);

/**
 * @param {App} app
 * @param {Session} session
 */
export function askView(app, session) {
  const { ask, choice } = session;
  if (!ask || !choice) return session.step.over ? nothing : watching(app, session);
  const { view } = session.step;
  return html`<section class="ask" data-testid="ask" data-ask-kind=${ask.kind} aria-labelledby="ask-prompt">
    <header class="prompt">
      <ul class="news" aria-hidden="true">${news(session).map((text) => html`<li>${text}</li>`)}</ul>
      <p class="whose">${icon("icon-play")} ${t("your-move", { name: session.names[ask.seat] ?? "" })}</p>
      <h2 id="ask-prompt">${askText(ask, view)}</h2>
      ${ask.kind === "piles" ? pile(view) : nothing}
      ${choice.collects ? html`<p class="count">${t("chosen-count", { count: choice.chosen.length, most: ask.most })}</p>` : nothing}
    </header>
    ${keyed(
      ask.id,
      html`<ul class="options" data-kind=${ask.kind}>
        ${ask.options.map((option) => optionItem(app, session, option))} ${choice.collects ? confirmItem(session) : nothing}
      </ul>`,
    )}
  </section>`;
}

/** The characters that one is to take or to pass on.
 * @param {import("../types.js").View} view
 */
function pile(view) {
  return html`<ul class="pile">
    ${view.seen.map((id) => {
      const rank = view.characters.find((other) => other.character === id)?.rank ?? null;
      return html`<li><button class="role" @click=${() => showCharacter(id, rank)}>
        ${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span></button></li>`;
    })}
  </ul>`;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 */
function optionItem(app, session, option) {
  const choice = session.choice;
  if (!choice) return nothing;
  const chosen = choice.chosen.includes(option.id);
  const gives = option.verb !== "cancel" && choice.collects;
  const off = session.busy || (gives && !chosen && choice.full);
  return html`<li class="option-row" data-verb=${option.verb}>
    <button class=${classMap({ option: true, chosen })} data-testid=${chosen ? "option-chosen" : "option"}
      data-option=${option.id} data-verb=${option.verb} data-name=${ifDefined(option.args["name"])}
      data-type=${ifDefined(typeOf(app, session, option))} ?disabled=${off} aria-pressed=${gives ? String(chosen) : nothing}
      @click=${() => session.press(option.id)}>
      <span class="medallion">${icon(optionIcon(option))}</span>
      <span class="label">${optionText(option, session.names)}${hint(app, session, option)}</span>
      ${price(app, session, option)}
    </button>
    ${infoButton(app, session, option)}
  </li>`;
}

/** @param {Session} session */
function confirmItem(session) {
  const ready = Boolean(session.choice?.complete) && !session.busy;
  return html`<li class="option-row confirm">
    <button class="option confirm" data-testid="option" data-option="confirm" ?disabled=${!ready}
      @click=${() => session.confirm()}>
      <span class="medallion">${icon("icon-check")}</span><span class="label">${t("option-confirm")}</span>
    </button>
  </li>`;
}

/**
 * The small line below: what a character does while one is chosen, whose district it is, what a new card is, who is out of
 * the round.
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 */
function hint(app, session, option) {
  const { character, seat, at } = option.args;
  if (option.verb === "draft" || option.verb === "discard") return html`<small>${worded(`character-${character}-text`)}</small>`;
  if (at !== undefined) return html`<small>${session.names[Number(seat)] ?? ""}</small>`;
  const card = newCard(app, session, option);
  if (card) return html`<small>${card.type === "unique" ? worded(`district-${option.args["card"]}-text`) : t(`type-${card.type}`)}</small>`;
  const fate = session.step.view.characters.find((other) => other.character === character)?.fate;
  return fate === "faceup" || fate === "absent" ? html`<small>${t(`fate-${fate}`)}</small>` : nothing;
}

/**
 * The facts of a card one may take; cards of one's own lie on the table, where they are to be seen.
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 */
function newCard(app, session, option) {
  const { card } = option.args;
  return card !== undefined && NEW_CARDS.has(session.ask?.kind ?? "") ? app.district(String(card)) : null;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 */
function price(app, session, option) {
  const cost = option.args["cost"] ?? newCard(app, session, option)?.cost;
  if (cost === undefined) return nothing;
  return html`<span class="pill coin">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${cost}</span>`;
}

/**
 * The type of the district an option is about, for its colour.
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 * @returns {string | undefined}
 */
function typeOf(app, session, option) {
  const { card, seat, at, type } = option.args;
  if (type !== undefined) return String(type);
  const { view } = session.step;
  if (seat !== undefined && at !== undefined) return view.seats[Number(seat)]?.city[Number(at)]?.type;
  return card === undefined ? undefined : app.district(String(card))?.type;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {OptionView} option
 */
function infoButton(app, session, option) {
  const { card, character } = option.args;
  if (card === undefined && character === undefined) return nothing;
  const name = card === undefined ? worded(`character-${character}`) : worded(`district-${card}`);
  const rank = session.step.view.characters.find((other) => other.character === character)?.rank ?? null;
  const show = () =>
    card === undefined ? showCharacter(String(character), rank) : showDistrict(String(card), app.district(String(card)));
  return html`<button class="quiet round about" aria-label=${t("about", { name })} @click=${show}>${icon("icon-info")}</button>`;
}

/**
 * @param {Session} session
 * @returns {string} the latest line of the log
 */
function lastNews(session) {
  const last = session.diary.read(session.step.seat).at(-1);
  return last ? eventText(last.event, session.names) : "";
}

/**
 * For screens without room for the log: the latest of what others did meanwhile, or just the latest.
 * @param {Session} session
 * @returns {string[]}
 */
function news(session) {
  const told = meanwhile(session).slice(-2).map((event) => eventText(event, session.names));
  return told.length > 0 ? told : [lastNews(session)];
}

/**
 * @param {App} app
 * @param {Session} session
 */
function watching(app, session) {
  const name = session.waiting === null ? "" : (session.names[session.waiting] ?? "");
  return html`<section class="ask watching" aria-label=${t("waiting-for", { name })}>
    <header class="prompt">
      <p class="whose">${t("waiting-for", { name })}</p>
      <p class="herald">${lastNews(session)}</p>
    </header>
    ${session.botNext && session.running
      ? html`<button class="plain skip" @click=${() => app.pace.hurry()}>${icon("icon-turn")} ${t("skip")}</button>`
      : nothing}
    ${session.botNext && !session.running
      ? html`<button class="plain skip" @click=${() => session.run()}>${icon("icon-play")} ${t("try-again")}</button>`
      : nothing}
  </section>`;
}

// @ts-check
// Draws the form for a new game: the game's fields and the players first, the rest under "more options".
import { html, ifDefined, live, nothing } from "../../vendor/lit.js";
import { joined, listed, pieces, t } from "../../lib/i18n.js";
import { valueOf } from "../../lib/fields.js";
import { icon } from "../../lib/icon.js";
import { MOST_UNITS, shortName } from "../../lib/own-name.js";
import { isComputer } from "../../kit/seating.js";
import { levelsOf } from "../../kit/computer-levels.js";
import { namesView } from "./names-view.js";
import { guestKind, watchingGuests } from "../../kit/guest-seats.js";

/** @import { Chair, SetupModel } from "../../kit/setup-model.js" */

/**
 * @typedef {object} Form
 * @property {SetupModel} model
 * @property {string} title
 * @property {unknown} games the choice of the game
 * @property {unknown} fields the game's, before the players
 * @property {unknown} moreFields the game's, under "more options"
 * @property {unknown} pieces what the game is played with
 * @property {string} problem why it cannot be played
 * @property {string} alone why friends at other devices cannot play; "" if they can
 * @property {boolean} starting
 * @property {(change: () => void) => void} edit changes the model, and has the engine check it
 * @property {(change: () => void) => void} note changes what the engine need not check
 * @property {() => void} close
 * @property {() => void} start
 */

/** @type {Readonly<Record<string, string>>} by who plays a seat, where that is no computer player */
const PICTURES = { person: "icon-player", elsewhere: "icon-friends" };

/** @param {Form} form */
export function setupView(form) {
  const { model, problem } = form;
  if (model.namesOnly && !problem) return namesView(form, (event) => submit(form, event));
  return html`<form class="setup" @submit=${(/** @type {Event} */ event) => submit(form, event)}>
    <section class="setup-sheet">
      <header>
        <h2>${form.title}</h2>
        ${form.games}
        <button type="button" class="quiet round" aria-label=${t("close")} @click=${form.close}>${icon("icon-close")}</button>
      </header>
      ${form.fields} ${playersField(form)}
      <ol class="chairs">${model.seats.map((seat, index) => chair(form, seat, index))}</ol>
      ${levelsNote(model)} ${evenNote(form)} ${friendsField(form)}
      ${moreFields(form)}
    </section>
    <section class="setup-cards" aria-label=${t("set")}>${form.pieces}</section>
    <div class="setup-start">
      ${problem ? html`<p class="setup-problem" role="status" data-testid="setup-problem">${icon("icon-info")} ${problem}</p>` : nothing}
      <button class="primary big" data-testid="start-game" ?disabled=${form.starting || problem !== ""}>
        ${icon(model.hasNewcomers ? "icon-friends" : "icon-play")} ${t(model.hasNewcomers ? "open-table" : "start-game")}
      </button>
    </div>
  </form>`;
}

/** @param {Form} form */
function playersField({ model, edit }) {
  return html`<fieldset class="counts">
    <legend>${t("players")}</legend>
    ${model.counts.map(
      (count) => html`<label><input type="radio" name="players" value=${count}
          .checked=${live(count === model.seats.length)} @change=${() => edit(() => model.resize(count))} />
        <span>${count}</span></label>`,
    )}
  </fieldset>`;
}

/** Draws a description of each level of computer player at the table.
 * @param {SetupModel} model
 */
function levelsNote({ seats }) {
  const levels = [...new Set(seats.map(({ player }) => player).filter(isComputer))];
  return html`<ul class="levels">
    ${levels.map((level) => html`<li>${pieces("join-dash", { first: html`<strong>${t(`player-${level}`)}</strong>`, last: t(`level-${level}`) })}</li>`)}
  </ul>`;
}

/** Draws the rating of the person, with opponents about as strong.
 * @param {Form} form
 */
function evenNote({ model, note }) {
  const { evenLevels: levels, rated } = model;
  if (levels.length === 0 || !rated) return nothing;
  const { rating: { points, low, high } } = rated;
  return html`<div class="setup-even" data-testid="even-opponents">
    <p>${t("rating-yours", { points: String(points), low: String(low), high: String(high) })}
      ${model.isEven ? t("rating-even-now") : t("rating-even", { levels: levelsText(levels) })}</p>
    ${model.isEven ? nothing : html`<button type="button" class="plain" data-testid="seat-even" @click=${() => note(() => model.seatEven())}>${icon("icon-bot")} ${t("rating-seat")}</button>`}
  </div>`;
}

/**
 * @param {readonly string[]} levels
 * @returns {string} each once, with how often
 */
function levelsText(levels) {
  const each = [...new Set(levels)].map((level) => [level, levels.filter((other) => other === level).length]);
  return joined("join-plus", each.map(([level, count]) => t("rating-level", { count: String(count), level: t(`player-${level}`) })));
}

/** Draws the buttons that make the next seat a friend's, and this device a big screen.
 * @param {Form} form
 */
function friendsField({ model, alone, edit, note }) {
  // A seat more is another set-up.
  const add = model.nextFriend ? note : edit;
  if (alone) return html`<p class="setup-alone">${icon("icon-info")} ${alone}</p>`;
  return html`<div class="setup-friends">
    <button type="button" class="plain" data-testid="add-friend" ?disabled=${!model.nextFriend && !model.nextCount} @click=${() => add(() => model.addFriend())}>
      ${icon("icon-friends")} ${t("add-friend")}</button>
    <button type="button" class="plain big-screen" data-testid="big-screen" aria-pressed=${String(model.isScreen)}
      @click=${() => note(() => model.setScreen(!model.isScreen))}>
      ${icon(model.isScreen ? "icon-check" : "icon-watch")} ${t("big-screen")}</button>
    ${model.hasNewcomers ? html`<p>${t(model.isScreen ? "big-screen-next" : "friends-next")}</p>` : nothing}
    ${comingNote(model)}
  </div>`;
}

/** Says that the guests of the game before come by themselves, and who of them watches.
 * @param {SetupModel} model
 */
function comingNote(model) {
  if (model.guests.length === 0) return nothing;
  const names = watchingGuests(model).map(({ name }) => name);
  return html`<p data-testid="next-come">${t("next-come")} ${names.length > 0 ? t("next-watch", { names: listed(names), count: names.length }) : nothing}</p>`;
}

/** @param {Form} form */
function moreFields({ model, moreFields, edit, note }) {
  const toggled = (/** @type {Event} */ event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (open !== model.more) note(() => (model.more = open));
  };
  return html`<details class="more" ?open=${model.more} @toggle=${toggled}>
    <summary>${t("more-options")}</summary>
    <div class="more-fields">
      <button type="button" class="plain" @click=${() => edit(() => model.shuffle())}>${icon("icon-redo")} ${t("shuffle-seats")}</button>
      ${moreFields}
      ${temperField(model, note)} ${freeField(model, note)}
      <label class="field"><span>${t("seed")}</span>
        <input name="seed" inputmode="numeric" pattern="[0-9]{1,16}" autocomplete="off" placeholder=${t("by-lot")}
          .value=${live(model.seed)} @input=${(/** @type {Event} */ event) => note(() => (model.seed = valueOf(event)))} />
        <small>${t("seed-help")}</small>
      </label>
    </div>
  </details>`;
}

/**
 * @param {SetupModel} model
 * @param {Form["note"]} note
 */
function temperField(model, note) {
  const { temper, tempers, rivals } = model;
  if (tempers.length === 0) return nothing;
  const change = (/** @type {Event} */ event) => note(() => (model.temper = valueOf(event)));
  return html`<label class="field"><span>${t("tempers", { rivals })}</span>
    <select name="temper" @change=${change}>
      ${tempers.map((one) => html`<option value=${one} .selected=${live(one === temper)}>${t(`temper-${one || "even"}`, { rivals })}</option>`)}
    </select>
    <small>${t(`temper-help-${temper || "even"}`, { rivals })}</small>
  </label>`;
}

/**
 * @param {SetupModel} model
 * @param {Form["note"]} note
 */
function freeField(model, note) {
  if (!model.offersFree) return nothing;
  const changed = (/** @type {Event} */ event) => note(() => (model.free = /** @type {HTMLInputElement} */ (event.target).checked));
  return html`<label class="field free"><span>
      <input type="checkbox" name="free" .checked=${live(model.free)} @change=${changed} /> ${t("take-back-free")}</span>
    <small>${t("take-back-free-help")}</small>
  </label>`;
}

/**
 * @param {Form} form
 * @param {Chair} seat
 * @param {number} index
 */
function chair({ model, alone, edit, note }, seat, index) {
  const own = seat === model.ownSeat;
  const move = (/** @type {number} */ to) => edit(() => model.move(index, to));
  return html`<li class="chair" data-kind=${seat.player} data-moves=${ifDefined(model.more ? "yes" : undefined)}>
    <span class="chair-number" aria-hidden="true">${icon(PICTURES[seat.player] ?? "icon-bot")}</span>
    <label><span class="hidden">${t("seat-name", { seat: index + 1 })}</span>
      <input maxlength=${MOST_UNITS} ?required=${seat.player !== "person"} ?readonly=${seat.guest !== undefined} autocomplete=${own ? "nickname" : "off"}
        placeholder=${own ? t("own-name") : seat.player === "person" ? t("seat-name", { seat: index + 1 }) : nothing}
        data-testid=${own ? "own-name" : nothing} .value=${live(seat.name)}
        @input=${(/** @type {Event} */ event) => note(() => (seat.name = shortName(valueOf(event))))} /></label>
    <label><span class="hidden">${t("seat-kind", { seat: index + 1 })}</span>
      <select @change=${(/** @type {Event} */ event) => note(() => model.choosePlayer(seat, valueOf(event)))}>
        ${levelsOf(model.kinds).map(
          (kind) => html`<option value=${kind} ?disabled=${alone !== "" && kind === "elsewhere"} title=${alone}
            .selected=${live(kind === seat.player && seat.guest === undefined)}>${t(`player-${kind}`)}</option>`,
        )}
        ${model.guests.length > 0 ? comingGuests(model, seat) : nothing}
        ${model.ownPlayers.length > 0 ? ownPlayers(model, seat) : nothing}
      </select></label>
    ${model.more
      ? html`<span class="chair-moves">
          <button type="button" class="quiet round" ?disabled=${index === 0} aria-label=${t("seat-up", { name: seat.name })}
            title=${t("seat-up", { name: seat.name })} @click=${() => move(index - 1)}>↑</button>
          <button type="button" class="quiet round" ?disabled=${index === model.seats.length - 1} aria-label=${t("seat-down", { name: seat.name })}
            title=${t("seat-down", { name: seat.name })} @click=${() => move(index + 1)}>↓</button>
        </span>`
      : nothing}
  </li>`;
}

/**
 * @param {SetupModel} model
 * @param {Chair} seat
 */
function comingGuests({ guests }, seat) {
  return html`<optgroup label=${t("next-people")}>
    ${guests.map((coming) => html`<option data-testid="coming-guest" value=${guestKind(coming)} .selected=${live(coming.guest === seat.guest)}>${coming.name}</option>`)}
  </optgroup>`;
}

/**
 * @param {SetupModel} model
 * @param {Chair} seat
 */
function ownPlayers(model, seat) {
  return html`<optgroup label=${t("my-players")}>
    ${model.ownPlayers.map(
      ({ id, name }) => html`<option data-testid="my-player" data-name=${name} value=${id} ?disabled=${!model.maySeatOwn(seat)}
        title=${model.hasFriends ? t("my-players-alone") : ""} .selected=${live(seat.own?.id === id)}>${name}</option>`,
    )}
  </optgroup>`;
}

/**
 * @param {Form} form
 * @param {Event} event
 */
function submit(form, event) {
  event.preventDefault();
  form.start();
}

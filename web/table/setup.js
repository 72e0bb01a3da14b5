// @ts-check
// The form for a new game: players and cards at first sight, the rest under "more options".
import { html, ifDefined, live, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { HAND, LOT } from "../games/citadels/draft.js";
import { problemText } from "../setting-up.js";
import { icon } from "./icon.js";
import { pickerView } from "../games/citadels/picker.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../games/citadels/draft.js").SetupDraft} SetupDraft */

/**
 * @param {App} app
 * @param {SetupDraft} setup
 */
export function setupView(app, setup) {
  const problem = problemText(app);
  return html`<form class="setup" @submit=${(/** @type {Event} */ event) => submit(app, event)}>
    <section class="setup-sheet">
      <header>
        <h2>${t("new-game")}</h2>
        <button type="button" class="quiet round" aria-label=${t("close")} @click=${() => app.closeSetup()}>${icon("icon-close")}</button>
      </header>
      ${editionField(app, setup)} ${setField(app, setup)} ${playersField(app, setup)}
      <ol class="chairs">${setup.seats.map((seat, index) => chair(app, setup, seat, index))}</ol>
      ${moreFields(app, setup)}
    </section>
    <section class="setup-cards" aria-label=${t("set")}>${pickerView(app, setup)}</section>
    <div class="setup-start">
      ${problem ? html`<p class="setup-problem" role="status" data-testid="setup-problem">${icon("icon-info")} ${problem}</p>` : nothing}
      <button class="primary big" data-testid="start-game" ?disabled=${app.starting || problem !== ""}>
        ${icon("icon-play")} ${t("start-game")}
      </button>
    </div>
  </form>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 */
function playersField(app, setup) {
  return html`<fieldset class="counts">
    <legend>${t("players")}</legend>
    ${setup.counts.map(
      (count) => html`<label><input type="radio" name="players" value=${count}
          .checked=${live(count === setup.seats.length)} @change=${() => app.editSetup(() => setup.resize(count))} />
        <span>${count}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 */
function editionField(app, setup) {
  return html`<fieldset class="editions">
    <legend>${t("edition")}</legend>
    ${setup.editions.map(
      ({ id }) => html`<label><input type="radio" name="edition" value=${id} .checked=${live(id === setup.edition)}
          @change=${() => app.editSetup(() => setup.chooseEdition(id))} /><span>${t(`edition-${id}`)}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 */
function setField(app, setup) {
  const choose = (/** @type {Event} */ event) => app.editSetup(() => setup.choose(valueOf(event)));
  const choices = [
    ...setup.box.presets.map(({ id, players }) => ({ id, players })),
    { id: LOT, players: setup.counts },
    { id: HAND, players: setup.counts },
  ].map(({ id, players }) => {
    const fits = players.includes(setup.seats.length);
    return { id, fits, text: t(`set-${id}`) + (fits ? "" : ` (${players.join(", ")})`) };
  });
  return html`<label class="field"><span>${t("set")}</span>
    <select name="set" @change=${choose}>
      ${choices.map(
        ({ id, fits, text }) => html`<option value=${id} ?disabled=${!fits} .selected=${live(id === setup.set)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 */
function moreFields(app, setup) {
  return html`<details class="more" ?open=${setup.more} @toggle=${(/** @type {Event} */ event) => toggled(app, setup, event)}>
    <summary>${t("more-options")}</summary>
    <div class="more-fields">
      <button type="button" class="plain" @click=${() => app.editSetup(() => setup.shuffle())}>${icon("icon-link")} ${t("shuffle-seats")}</button>
      ${choiceField(app, "starts", ["", ...setup.seats.keys()], setup.crown ? setup.seats.indexOf(setup.crown) : "",
        (seat) => (seat === "" ? t("by-lot") : (setup.seats[Number(seat)]?.name ?? "")),
        (seat) => (setup.crown = setup.seats[Number(seat || -1)] ?? null))}
      ${choiceField(app, "length", ["", ...setup.box.city_sizes], setup.length ?? "",
        (size) => (size === "" ? t("length-usual", { size: setup.usualLength ?? "" }) : t("length-of", { size })),
        (size) => (setup.length = size === "" ? null : Number(size)))}
      ${setup.offersVariant || setup.variant
        ? choiceField(app, "variant", ["", "piles"], setup.variant, (way) => t(`variant-${way || "usual"}`),
            (way) => (setup.variant = way === "piles" ? way : ""))
        : nothing}
      <label class="field"><span>${t("seed")}</span>
        <input name="seed" inputmode="numeric" pattern="[0-9]{1,16}" autocomplete="off" placeholder=${t("by-lot")}
          .value=${live(setup.seed)} @input=${(/** @type {Event} */ event) => app.edit(() => (setup.seed = valueOf(event)))} />
        <small>${t("seed-help")}</small>
      </label>
    </div>
  </details>`;
}

/**
 * @template {string | number} T
 * @param {App} app
 * @param {string} name of the field and its label
 * @param {readonly T[]} values
 * @param {T} chosen
 * @param {(value: T) => string} text
 * @param {(value: string) => void} change
 */
function choiceField(app, name, values, chosen, text, change) {
  return html`<label class="field"><span>${t(`option-of-${name}`)}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => app.editSetup(() => change(valueOf(event)))}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === chosen)}>${text(value)}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 * @param {{name: string, player: string}} seat
 * @param {number} index
 */
function chair(app, setup, seat, index) {
  const move = (/** @type {number} */ to) => app.editSetup(() => setup.move(index, to));
  return html`<li class="chair" data-kind=${seat.player} data-moves=${ifDefined(setup.more ? "yes" : undefined)}>
    <span class="chair-number" aria-hidden="true">${icon(seat.player === "human" ? "icon-player" : "icon-bot")}</span>
    <label><span class="hidden">${t("seat-name", { seat: index + 1 })}</span>
      <input maxlength="24" required autocomplete="off" .value=${live(seat.name)}
        @input=${(/** @type {Event} */ event) => app.edit(() => (seat.name = valueOf(event)))} /></label>
    <label><span class="hidden">${t("seat-kind", { seat: index + 1 })}</span>
      <select @change=${(/** @type {Event} */ event) => app.edit(() => (seat.player = valueOf(event)))}>
        ${setup.kinds.map((kind) => html`<option value=${kind} .selected=${live(kind === seat.player)}>${t(`player-${kind}`)}</option>`)}
      </select></label>
    ${setup.more
      ? html`<span class="chair-moves">
          <button type="button" class="quiet round" ?disabled=${index === 0} aria-label=${t("seat-up", { name: seat.name })}
            title=${t("seat-up", { name: seat.name })} @click=${() => move(index - 1)}>↑</button>
          <button type="button" class="quiet round" ?disabled=${index === setup.seats.length - 1} aria-label=${t("seat-down", { name: seat.name })}
            title=${t("seat-down", { name: seat.name })} @click=${() => move(index + 1)}>↓</button>
        </span>`
      : nothing}
  </li>`;
}

/**
 * @param {App} app
 * @param {SetupDraft} setup
 * @param {Event} event
 */
function toggled(app, setup, event) {
  const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (open !== setup.more) app.edit(() => (setup.more = open));
}

/**
 * @param {Event} event
 * @returns {string}
 */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {App} app
 * @param {Event} event
 */
function submit(app, event) {
  event.preventDefault();
  void app.start();
}

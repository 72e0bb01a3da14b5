// @ts-check
// Draws the list of own players, and the examples for a new one.
import { html, nothing } from "../../vendor/lit.js";
import { dateText, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { ENDING } from "./libraries-view.js";

/**
 * @typedef {object} PlayersScene
 * @property {readonly import("../../store/own-players.js").OwnPlayer[]} players of the game
 * @property {readonly {name: string, idea: string}[]} examples
 * @property {string} missing why the examples cannot be read; "" for no problem
 * @property {(id: string) => void} open
 * @property {(id: string) => void} remove
 * @property {(example: string) => void} create from an example; "": an empty player
 * @property {(file: File) => void} importFile
 * @property {unknown} libraries the part about libraries
 * @property {() => void} again reads the examples again
 */

/** @param {PlayersScene} scene */
export function playersView({ players, examples, missing, libraries, open, remove, create, importFile, again }) {
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (file) importFile(file);
    input.value = "";
  };
  return html`<p class="workshop-intro">${t("workshop-intro")} <span class="drop-hint">${t("workshop-drop", { player: ".py", wheel: ENDING })}</span></p>
    <section aria-labelledby="my-players">
      <h2 id="my-players">${t("workshop-mine")}</h2>
      ${players.length === 0 ? html`<p>${t("workshop-none")}</p>` : nothing}
      <ul class="own-players">
        ${players.map(({ id, name, updated }) => html`<li data-testid="own-player" data-name=${name}>
          <button class="plain" data-testid="open-player" @click=${() => open(id)}><b>${name}</b> <small>${dateText(updated)}</small></button>
          <button class="quiet round" data-testid="delete-player" aria-label=${t("workshop-delete", { name })} title=${t("delete")} @click=${() => remove(id)}>${icon("icon-close")}</button>
        </li>`)}
      </ul>
      <label class="plain import">${icon("icon-import")} ${t("workshop-import")}
        <input class="hidden" type="file" accept=".py,text/x-python,text/plain" data-testid="import-player" @change=${take} /></label>
    </section>
    <section aria-labelledby="new-player">
      <h2 id="new-player">${t("workshop-new")}</h2>
      <p>${t("workshop-new-text")}</p>
      ${missing ? html`<p class="notice" role="alert">${missing} <button class="plain" @click=${again}>${t("workshop-again")}</button></p>` : nothing}
      <ul class="player-examples">
        ${examples.map(({ name, idea }) => html`<li><button class="plain" data-testid="player-example" data-example=${name} @click=${() => create(name)}>
          <b>${name}</b>${idea ? html`<span>${t(`example-${idea}`)}</span>` : nothing}</button></li>`)}
        ${examples.length > 0
          ? html`<li><button class="plain" data-testid="player-example" data-example="" @click=${() => create("")}><b>${t("workshop-blank")}</b><span>${t("example-blank")}</span></button></li>`
          : nothing}
      </ul>
    </section>
    ${libraries}`;
}

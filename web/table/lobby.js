// @ts-check
// The way in: a new game, the games under way, files in and out, the language.
import { classMap, html, nothing } from "../vendor/lit.js";
import { LANGUAGES, language, t } from "../i18n.js";
import { deviceButtons, updateView } from "./device-sheet.js";
import { icon } from "./icon.js";
import { worded } from "../games/citadels/names.js";
import { loadingView, offlineView, troubleView } from "./loading.js";
import { savesView } from "./saves.js";
import { setupView } from "./setup.js";
import { showCharacter } from "../games/citadels/sheet.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export function lobbyView(app) {
  return html`<div class="lobby">
    <header class="hero">
      <img class="skyline" src="./art/skyline.svg" alt="" width="1600" height="420" />
      <div class="hero-words">
        <h1>${t("title")}</h1>
        <p>${t("subtitle")}</p>
      </div>
      <div class="hero-tools">
        <button class="hero-help" data-testid="open-help" aria-label=${t("help")} @click=${() => app.openHelp({})}>
          ${icon("icon-info")}<span>${t("help")}</span></button>
        <nav class="languages" aria-label=${t("language")}>
          ${LANGUAGES.map(
            (code) => html`<button class="language" lang=${code} aria-pressed=${String(code === language())}
              @click=${() => app.setLanguage(code)}>${t(`language-${code}`)}</button>`,
          )}
        </nav>
      </div>
    </header>
    <main class="lobby-main">
      ${updateView(app)} ${troubleView(app)}
      ${app.setup
        ? html`${loadingView(app)} ${setupView(app, app.setup)}`
        : html`<div class="lobby-columns">
            <section class="start">${startButtons(app)}</section>
            <div class="lobby-side">${savesView(app)} ${castView(app)}</div>
          </div>`}
    </main>
    <footer class="lobby-foot">${offlineView(app)}<span>${t("credits")}</span>${deviceButtons(app)}</footer>
  </div>`;
}

/** @param {App} app */
function startButtons(app) {
  return html`<button class="primary big" data-testid="new-game" ?disabled=${!app.hello} @click=${() => app.openSetup()}>
      ${icon("icon-build")} ${t("new-game")}
    </button>
    <p class=${classMap({ pitch: true, known: app.matches.length > 0 })}>${t("pitch")}</p>
    ${app.opening ? nothing : loadingView(app)}`;
}

/** The characters of the set, to read up on before the first game.
 * @param {App} app
 */
function castView(app) {
  const edition = app.hello?.editions[0];
  const set = edition?.presets[0];
  if (!edition || !set) return nothing;
  const rankOf = (/** @type {string} */ id) => edition.characters.find((other) => other.id === id)?.rank ?? null;
  return html`<section class="cast" aria-labelledby="cast-title">
    <h2 id="cast-title">${t("cast")}</h2>
    <ul>
      ${set.characters.map(
        (id) => html`<li><button class="cast-role" @click=${() => showCharacter(id, rankOf(id))}>
          ${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span></button></li>`,
      )}
    </ul>
  </section>`;
}

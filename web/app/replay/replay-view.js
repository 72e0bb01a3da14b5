// @ts-check
// Draws the panel of a replay: the moment that is shown, the way to others, the viewer, and playing on.
import { classMap, html, live, nothing } from "../../vendor/lit.js";
import { joined, t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";
import { REPLAY_SPEEDS } from "./replay.js";

/** @import { Replay, Viewer } from "./replay.js" */

/** The moment at which a part of the game begins. @typedef {{number: number, text: string}} Chapter */

/**
 * @typedef {object} ReplayScene
 * @property {Replay} replay
 * @property {readonly string[]} names of the seats
 * @property {readonly Chapter[]} chapters in order
 * @property {string} latest the last event of the chosen moment, as text
 * @property {string} told all of its events, for those who listen
 * @property {readonly string[]} notes about the moment that is wanted
 * @property {string} changed what has become of the end of a game of other rules; "" if its rules are those of today
 * @property {(() => void) | null} playOn begins a new game from here; null if that is not allowed
 * @property {(() => void) | null} playDeal begins a new game with the same deal; null if that is not offered
 * @property {(() => void) | null} share shares the game as a file
 * @property {(() => void) | null} link shows the game as a link
 * @property {(() => void) | null} course shows the score history and the turning points
 * @property {unknown} coach the button that asks what the coach would have done
 * @property {unknown} cost what the decision at the moment that is shown cost, drawn
 * @property {unknown} advice the coach's advice, drawn; null while it is closed
 */

/** @param {ReplayScene} scene */
export function replayBar(scene) {
  const { replay, latest, told } = scene;
  const chapter = chapterAt(scene);
  return html`<section class=${classMap({ ask: true, replay: true, coaching: Boolean(scene.advice) })} aria-labelledby="replay-title"
    data-shown=${replay.shown?.number ?? ""} data-viewer=${String(replay.shown?.viewer)}>
    <header class="prompt">
      <p class="whose">${icon("icon-replay")} <span id="replay-title" tabindex="-1">${t("replay-title")}</span>
        <span class="moment-count" aria-hidden="true">${replay.number} / ${replay.last}</span></p>
      <p class="herald">${latest}</p> <p class="hidden" role="status">${told}</p>
    </header>
    <div class="replay-controls">
      ${scene.advice ? nothing : html`${range(replay, joined("join-commas", [chapter?.text ?? "", `${replay.number} / ${replay.last}`]))} ${buttons(replay)}`}
      ${scene.cost} ${notesView(scene.notes)} ${scene.coach} ${scene.advice ?? further(scene, chapter)}
    </div>
  </section>`;
}

/** @param {readonly string[]} notes */
function notesView(notes) {
  if (notes.length === 0) return nothing;
  return html`<ul class="replay-notes" data-testid="replay-notes" aria-label=${t("replay-notes")}>${notes.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/**
 * Draws the coach's part of the panel while it has no answer.
 * @param {ReplayScene} scene
 * @param {Chapter | undefined} chapter
 */
function further(scene, chapter) {
  const { replay } = scene;
  return html`<div class="replay-choices">${chapterChoice(scene, chapter)} ${viewerChoice(scene)} ${speedChoice(replay)}</div>
    ${scene.changed ? html`<p class="replay-note" data-testid="replay-changed" role="status">${scene.changed}</p>` : nothing}
    ${replay.first > 0 ? html`<p class="replay-note">${t("replay-older")}</p>` : nothing}
    <div class="replay-actions">
      ${action("play-deal", "icon-deck", scene.playDeal)} ${action("play-on", "icon-play", scene.playOn)}
      ${action("turning-points", "icon-chart", scene.course)} ${action("replay-link", "icon-copy", scene.link)}
      ${action("export", "icon-export", scene.share)}
    </div>`;
}

/**
 * @param {Replay} replay
 * @param {string} spoken where the slider stands; what happened there is told above
 */
function range(replay, spoken) {
  return html`<input type="range" class="moment" data-testid="moment" aria-label=${t("moment")} aria-valuetext=${spoken}
    min=${replay.first} max=${replay.last} step="1" .value=${live(String(replay.number))}
    @input=${(/** @type {Event} */ event) => replay.go(Number(valueOf(event)))} />`;
}

/** @param {Replay} replay */
function buttons(replay) {
  const { number, first, last, playing } = replay;
  return html`<div class="moment-buttons">
    ${button("moment-back", "icon-previous", number <= first, () => replay.step(-1))}
    <button class="primary" data-testid="moment-play" data-repeat aria-label=${t(playing ? "moment-pause" : "moment-play")}
      title=${t(playing ? "moment-pause" : "moment-play")} ?disabled=${first === last}
      @click=${() => (playing ? replay.pause() : replay.play())}>${icon(playing ? "icon-pause" : "icon-play")}</button>
    ${button("moment-next", "icon-next", number >= last, () => replay.step(1))}
  </div>`;
}

/**
 * @param {string} id of the test, and of the text
 * @param {string} symbol
 * @param {boolean} off
 * @param {() => void} press
 */
function button(id, symbol, off, press) {
  return html`<button class="plain" data-testid=${id} aria-label=${t(id)} title=${t(id)} ?disabled=${off} @click=${press}>
    ${icon(symbol)}</button>`;
}

/**
 * @param {string} id of the test, and of the text
 * @param {string} symbol
 * @param {(() => void) | null} press
 */
function action(id, symbol, press) {
  if (!press) return nothing;
  return html`<button class="plain" data-testid=${id} aria-label=${t(id)} title=${t(id)} @click=${press}>${icon(symbol)} <span>${t(id)}</span></button>`;
}

/**
 * @param {ReplayScene} scene
 * @returns {Chapter | undefined} the one that the wanted moment belongs to
 */
function chapterAt({ replay, chapters }) {
  return chapters.filter(({ number }) => number <= replay.number).at(-1);
}

/**
 * @param {ReplayScene} scene
 * @param {Chapter | undefined} present
 */
function chapterChoice({ replay, chapters }, present) {
  if (chapters.length < 2) return nothing;
  const options = chapters.map(({ number, text }) => [String(number), text]);
  return choice("moment-chapter", options, String(present?.number ?? ""), (number) => replay.go(Number(number)));
}

/** @param {ReplayScene} scene */
function viewerChoice({ replay, names }) {
  const options = replay.viewers.map((viewer) => [String(viewer), viewerText(viewer, names)]);
  return choice("replay-seat", options, String(replay.viewer), (value) => {
    const viewer = replay.viewers.find((known) => String(known) === value);
    if (viewer !== undefined) replay.look(viewer);
  });
}

/**
 * @param {Viewer} viewer
 * @param {readonly string[]} names
 */
function viewerText(viewer, names) {
  if (viewer === "open") return t("replay-open");
  return viewer === null ? t("replay-spectator") : sentence("replay-view", { name: names[viewer] ?? "" });
}

/** @param {Replay} replay */
function speedChoice(replay) {
  const options = REPLAY_SPEEDS.map((speed) => [speed, t(`speed-${speed}`)]);
  return choice("moment-speed", options, replay.speed, (speed) => replay.setSpeed(speed));
}

/**
 * @param {string} id of the test, and of the label
 * @param {readonly string[][]} options value and text of each
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function choice(id, options, chosen, choose) {
  return html`<label class=${id}><span class="hidden">${t(id)}</span>
    <select data-testid=${id} title=${t(id)} @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      ${options.map(([value, text]) => html`<option value=${value ?? ""} .selected=${live(value === chosen)}>${text}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {Event} event
 * @returns {string}
 */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

// @ts-check
// Draws a game that has no views of its own in a plain way: its view as a table, questions as buttons, events as lines.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { POINTS_PLACEHOLDER, shownPoints } from "../shown-points.js";
import { factText, facts, fieldsOf } from "./plain-words.js";
import { PlainSetup } from "./plain-setup.js";
import { story } from "./plain-story.js";

/** @typedef {import("../game.js").Scene<any, any>} Scene */
/** @typedef {import("../game.js").Game<PlainSetup, any, any>} Game */

/**
 * @param {string} id of a game; its texts, catalogue and skyline are in its folder
 * @returns {Game}
 */
export function plainGame(id) {
  return {
    id,
    texts: `games/${id}/locales/`,
    helpTexts: `games/${id}/locales/help/`,
    skyline: `games/${id}/art/skyline.svg`,
    setWording: () => undefined,
    thing: () => null,
    blockedText: (blocked, names) => t(`blocked-${blocked.reason}`, facts(blocked.facts, names)),
    reasonText: (reason) => t(`reason-${reason.id}`, facts(reason.facts, [])),
    arrange: ({ ask }) => ({ spread: "", groups: [{ title: "", options: ask?.options ?? [] }], beside: null }),
    card: () => null,
    separateButton: () => false,
    eventText: (event, names) => t(`event-${event.kind}`, facts(event.data, names)),
    headings: {},
    notable: new Set(),
    folding: { begins: new Set(), face: () => ({ kind: "part", seat: null, icon: "", title: t("title"), gist: [], blows: [] }) },
    deedText: () => "",
    story: async () => story,
    chapterText: () => "",
    askText: (ask) => t(`ask-${ask.kind}`),
    askExtra: () => null,
    option: ({ names }, { verb, args }) => ({ text: t(`option-${verb}`, facts(args, names)), icon: "icon-play", act: t("choose") }),
    status: () => html`<h1>${t("title")}</h1>`,
    // The board's table has the scores; in the bar of a phone they would leave no room for the game's name.
    strip: () => nothing,
    board: boardView,
    own: { tab: "own", asks: () => false },
    setup: {
      model: (hello, flags, name) => new PlainSetup(hello, flags, name),
      remember: () => "",
      repeat: () => ({}),
      fields: () => nothing,
      moreFields: () => nothing,
      pieces: () => html`<h2>${t("set")}</h2><p>${t("pitch")}</p>`,
    },
    errorFacts: (args) => /** @type {import("../../lib/i18n.js").Args} */ ({ ...args }),
    setupText: () => t("title"),
    scorePart: (cause) => t(`score-${cause}`),
    rival: () => "",
    icons: { laurel: "icon-play", board: "icon-cards" },
    welcome: () => html`<p>${t("pitch")}</p>`,
    help: [{ id: "play", icon: "icon-play", view: () => html`<p>${t("pitch")}</p>` }],
  };
}

/**
 * Draws each of the game's own fields in a line, then the seats in a table.
 * @param {Scene} scene
 */
function boardView(scene) {
  const { view, names } = scene;
  const told = (/** @type {string} */ name, /** @type {any} */ seat) =>
    name === "points" ? (shownPoints(scene, seat.seat, seat.points) ?? POINTS_PLACEHOLDER) : factText(name, seat[name], names);
  const [first] = view.seats;
  const columns = first ? Object.keys(first).filter((name) => name !== "seat") : [];
  return html`<div class="plain-board" data-testid="plain-board">
    <dl>${fieldsOf(view).map((name) => html`<dt>${t(`view-${name}`)}</dt><dd data-field=${name}>${factText(name, view[name], names)}</dd>`)}</dl>
    <table>
      <thead><tr><th></th>${columns.map((name) => html`<th scope="col">${t(`view-${name}`)}</th>`)}</tr></thead>
      <tbody>${view.seats.map((/** @type {any} */ seat) => html`<tr data-seat=${seat.seat} data-active=${view.turn === seat.seat ? "yes" : nothing}>
        <th scope="row">${names[seat.seat]}</th>${columns.map((name) => html`<td>${told(name, seat)}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}

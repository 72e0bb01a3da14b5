// @ts-check
// The end of a game: places, and what every score is made of.
import { classMap, html, nothing } from "../vendor/lit.js";
import { hasText, listed, t } from "../i18n.js";
import { icon } from "./icon.js";
import { worded } from "../games/citadels/names.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.js").ScoreView} ScoreView */

/**
 * @param {App} app
 * @param {Session} session
 */
export function scoresView(app, session) {
  const { scores } = session.step.view;
  if (!scores) return nothing;
  const ranked = [...scores].sort((one, other) => one.place - other.place);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => session.names[seat] ?? "");
  return html`<section class="scores" data-testid="game-over" aria-labelledby="scores-title">
    <header>
      ${icon("icon-crown", "laurel")}
      <h2 id="scores-title" tabindex="-1">${t("winner", { names: listed(winners), count: winners.length })}</h2>
    </header>
    <ol class="score-list">${ranked.map((score) => scoreCard(session, score))}</ol>
    <footer>
      <button class="primary" @click=${() => app.again(session)}>${icon("icon-play")} ${t("again-same")}</button>
      <button class="plain" @click=${() => app.leave({ setup: true })}>${t("new-game")}</button>
      <button class="plain" @click=${() => app.show({ scores: false })}>${icon("icon-castle")} ${t("see-table")}</button>
    </footer>
  </section>`;
}

/**
 * @param {Session} session
 * @param {ScoreView} score
 */
function scoreCard(session, score) {
  const kind = session.setup.seats[score.seat]?.player ?? "";
  return html`<li class=${classMap({ score: true, winner: score.place === 1 })} data-testid="score" data-seat=${score.seat}>
    <header>
      <span class="place" aria-label=${t("place", { place: score.place })}>${score.place}</span>
      <h3>${session.names[score.seat]} ${kind === "human" ? nothing : icon("icon-bot")}</h3>
      <strong class="total">${score.total}<span class="hidden"> ${t("points-word", { count: score.total })}</span></strong>
    </header>
    <dl>
      ${score.parts.map(
        (part) => html`<div><dt>${causeName(part.cause)}</dt><dd>${part.points}</dd></div>`,
      )}
    </dl>
  </li>`;
}

/** @param {string} cause */
function causeName(cause) {
  return worded([`score-${cause}`, `district-${cause}`].find(hasText) ?? `character-${cause}`);
}

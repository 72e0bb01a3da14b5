// @ts-check
// Asking the coach: it thinks in the engine, about what the person who is asked may know.
/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../host/host.js").Host} Host */
/** @typedef {import("../match/session.js").Session} Session */
/** @typedef {import("../replay/replay-controller.js").OpenReplay} OpenReplay */

/**
 * Has the coach look at the open question, or sends it away.
 * @param {App} app
 * @param {Session} session
 * @param {Host} host
 */
export async function askCoach(app, session, host) {
  const { ask, choice } = session;
  if (!ask || !choice || session.busy) return;
  session.selection.clear();
  app.edit(() => (choice.coach = choice.coach === null ? "thinking" : null));
  if (choice.coach === null) return;
  // Whoever has sent it away meanwhile, or answered, is left alone.
  const wanted = () => choice.coach === "thinking" && session.choice === choice && !session.busy;
  try {
    const hint = await host.hint(ask.seat, wanted);
    if (hint && wanted()) choice.coach = hint.ask === ask.id ? hint.advice : null;
  } catch (error) {
    if (!wanted()) return;
    choice.coach = null;
    app.failed(error);
  }
  app.draw();
}

/**
 * Has the coach look at the question whose answer led to the moment that is shown, or sends it away.
 * @param {App} app
 * @param {OpenReplay} replaying
 */
export async function askPastCoach(app, replaying) {
  const { replay: { shown }, host } = replaying;
  if (!shown || shown.by === null) return;
  const { number, by: seat } = shown;
  replaying.replay.pause();
  const past = { number, seat, said: null };
  const asks = openCoach(replaying) === null;
  app.edit(() => (replaying.coach = asks ? past : null));
  if (asks) await think(app, replaying, past, host);
}

/**
 * @param {OpenReplay} replaying
 * @returns {import("./replay-coach-view.js").PastCoach | null} what is shown of the coach: nothing, once another moment is
 */
export function openCoach({ replay: { shown, number }, coach }) {
  return coach !== null && coach.number === number && number === shown?.number ? coach : null;
}

/**
 * @param {App} app
 * @param {OpenReplay} replaying
 * @param {import("./replay-coach-view.js").PastCoach} past
 * @param {Host} host
 */
async function think(app, replaying, past, host) {
  const { number, seat } = past;
  const wanted = () => app.replaying === replaying && openCoach(replaying) === past;
  try {
    // It was asked at the moment before.
    const hint = await host.pastHint(seat, number - 1, wanted);
    const { updates: [update] } = hint ? await host.at(number - 1, [seat]) : { updates: [] };
    if (hint && update) past.said = { hint, view: update.view };
    // Whoever looked elsewhere meanwhile has to ask again.
    else if (replaying.coach === past) replaying.coach = null;
  } catch (error) {
    if (!wanted()) return;
    replaying.coach = null;
    app.failed(error);
  }
  app.draw();
}

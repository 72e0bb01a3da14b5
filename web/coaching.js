// @ts-check
// Asking the coach: it thinks in the engine, about what the person who is asked may know.
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./host/host.js").Host} Host */
/** @typedef {import("./table/session.js").Session} Session */

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

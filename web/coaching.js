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
  try {
    const hint = await host.hint(ask.seat);
    // Whoever has sent it away meanwhile, or answered, is left alone.
    if (choice.coach === "thinking") choice.coach = hint.ask === ask.id ? hint.advice : null;
  } catch (error) {
    choice.coach = null;
    app.failed(error);
  }
  app.draw();
}

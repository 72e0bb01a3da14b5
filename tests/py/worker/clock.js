// @ts-check
// Runs the worker of tools/mailbox_worker with a clock that stands still and that a test sets: `POST /clock` with milliseconds to add.
import worker, { Mailbox } from "mailbox.js";

export { Mailbox };

const now = Date.now.bind(Date);
/** @type {number | undefined} no time is told before the first request */
let begun;
let added = 0;
Date.now = () => (begun ??= now()) + added;

export default {
  /** @param {Request} request @param {any} env */
  async fetch(request, env) {
    if (new URL(request.url).pathname !== "/clock") return worker.fetch(request, env);
    added += Number(await request.text());
    return new Response("");
  },
};

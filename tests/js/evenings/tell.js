// @ts-check
// Tells one evening as a story: `node tests/js/evenings/tell.js SEED`. It ends with what is not as it must be, if anything.
import { endAll, Evening } from "./evening.js";

const [seed = "1", host, guests] = process.argv.slice(2);
const evening = new Evening(Number(seed), { trees: { ...(host ? { host } : {}), ...(guests ? { guests } : {}) } });
const began = process.hrtime.bigint();
try {
  await evening.run();
} catch (error) {
  process.exitCode = 1;
  evening.story.push(/** @type {Error} */ (error).stack ?? String(error));
}
const seconds = Number(process.hrtime.bigint() - began) / 1e9;
console.log(evening.story.join("\n"));
console.log(JSON.stringify({ seed, events: evening.events, seconds: Math.round(seconds * 10) / 10, reached: evening.reached, laws: evening.laws }));
endAll();
process.exit();

// @ts-check
// Keeps how large the text is, on which side of the table the panel lies, and how Tab goes through answers. first-paint.js applies
// the size before anything is drawn.
import { getSetting, setSetting } from "../../store/settings.js";

/** What a person can choose, by setting; the first is what holds where nothing was chosen. In per cent of the usual size; the hand that the panel lies at; where Tab stops. */
export const COMFORTS = { "text-size": ["100", "115", "130", "145", "160"], hand: ["right", "left"], steps: ["each", "groups"] };

/** @typedef {keyof typeof COMFORTS} Comfort */

/** @type {Record<Comfort, string>} */
const chosen = { "text-size": "100", hand: "right", steps: "each" };

/** @param {Comfort} name */
export const comfort = (name) => chosen[name];

/** Applies what was chosen at an earlier visit. */
export async function recallComforts() {
  const names = /** @type {Comfort[]} */ (Object.keys(COMFORTS));
  const stored = await Promise.all(names.map((name) => getSetting(name)));
  for (const [at, name] of names.entries()) put(name, stored[at] ?? "");
}

/**
 * @param {Comfort} name
 * @param {string} value
 */
export function chooseComfort(name, value) {
  put(name, value);
  void setSetting(name, chosen[name]);
}

/**
 * @param {Comfort} name
 * @param {string} value
 */
function put(name, value) {
  const values = COMFORTS[name];
  const usual = values[0] ?? "";
  chosen[name] = values.includes(value) ? value : usual;
  const { dataset } = document.documentElement;
  const key = name === "text-size" ? "textSize" : name;
  if (chosen[name] === usual) delete dataset[key];
  else dataset[key] = chosen[name];
  try {
    // For the next first paint, which happens before settings can be read.
    localStorage.setItem(name, chosen[name]);
  } catch {
    // Without it the next visit begins with the usual one.
  }
}

// @ts-check
// Draws the own town as it stands behind the own row during a game: a low hill without a sky of its own, as the text of an SVG.
import { DAY, NIGHT, defsOf, inRows, numbers, tree } from "./town-drawing.js";

/** @import { Town, House } from "../../kit/town.js" */
/** @import { Light } from "./town-drawing.js" */

const HEIGHT = 150;
/** Between two houses; in a crowd they overlap. */
const STEP = 92;
/** The houses that have room side by side. */
const ROOMY = 9;
/** The width of so many houses is seen at least. */
const LEAST = 6;
/** The land goes on beside the town, wherever the picture ends. */
const FAR = 2600;
/** The small houses behind, and the windows of each. */
const SMALL = 26;
const WINDOWS = SMALL * 3;
/** A step through the windows that has no divisor in common with their number. */
const STRIDE = 31;

/**
 * @param {Town} town
 * @param {ReadonlyMap<string, string>} symbols texts of the pictures by id
 * @param {boolean} day whether it is morning; else evening
 * @returns {string} the text of an SVG without a size, for a low and wide place
 */
export function rowDrawing(town, symbols, day) {
  const light = day ? DAY : NIGHT;
  const width = STEP * ROOMY;
  // A narrow place shows few houses larger; a wide one shows the land beside them, too.
  const seen = Math.min(width, Math.max(LEAST, town.houses.length) * STEP + 124);
  const chance = numbers("row");
  const parts = [glow(light, width), hills(light, width), smallHouses(light, width, town.lights, chance), ground(light, width), smoke(town.ruins, light, width),
    trees(light, width, chance), town.banner ? banner(light, width, town.houses.length) : "", houses(town.houses, light, width), town.walled ? wall(light) : ""];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - seen) / 2} 0 ${seen} ${HEIGHT}" preserveAspectRatio="xMidYMax meet">${defsOf(town, symbols)}${parts.join("")}</svg>`;
}

/** The line of the hill. @param {number} x @param {number} width */
const ridge = (x, width) => Math.round(128 - 26 * Math.cos(((x - width / 2) / (width * 1.5)) * Math.PI));

/** The last or the first light of the day, low behind the hill. @param {Light} light @param {number} width */
function glow(light, width) {
  return `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="0" r="${width * 0.74}" gradientTransform="translate(0 112) scale(1 .17)">`
    + `<stop offset="0" stop-color="${light.skyLow}" stop-opacity=".9"/><stop offset=".4" stop-color="${light.skyLow}" stop-opacity=".4"/><stop offset=".7" stop-color="${light.sky}" stop-opacity=".3"/><stop offset="1" stop-color="${light.sky}" stop-opacity="0"/></radialGradient>`
    + `<path d="M${-FAR} 0h${2 * FAR + width}v${HEIGHT}h${-2 * FAR - width}z" fill="url(#glow)"/>`;
}

/** @param {Light} light @param {number} width */
function hills(light, width) {
  return `<path d="M${-FAR} 150V128Q-900 96-420 116T${width * 0.2} 92 ${width * 0.62} 84 ${width + 300} 104 ${width + FAR} 120V150z" fill="${light.far}" opacity=".7"/>`;
}

/** @param {Light} light @param {number} width @param {number} lights @param {() => number} chance */
function smallHouses(light, width, lights, chance) {
  const step = (width + 160) / SMALL;
  const walls = [];
  /** @type {[string[], string[]]} */
  const windows = [[], []];
  for (let at = 0; at < SMALL; at += 1) {
    const x = Math.round(-80 + at * step + chance() * 8);
    const wide = 16 + Math.round(chance() * 10);
    const high = 16 + Math.round(chance() * 20);
    const top = ridge(x, width) - high;
    walls.push(`M${x} ${top + high + 20}V${top}l${wide / 2}-${7 + Math.round(chance() * 10)} ${wide / 2} ${7 + Math.round(chance() * 3)}V${top + high + 20}z`);
    for (const window of [0, 1, 2]) {
      const lit = ((at * 3 + window) * STRIDE) % WINDOWS < Math.min(lights, WINDOWS) ? 1 : 0;
      windows[lit].push(`M${x + Math.round(wide * (window % 2 === 0 ? 0.22 : 0.6))} ${top + 4 + 10 * Math.floor(window / 2)}h4.4v6h-4.4z`);
    }
  }
  return `<path d="${walls.join("")}" fill="${light.near}"/><path d="${windows[0].join("")}" fill="${light.ink}" opacity=".25"/><path d="${windows[1].join("")}" fill="${light.window}" stroke="${light.window}" stroke-width="2.4" stroke-opacity=".3"/>`;
}

/** @param {Light} light @param {number} width */
function ground(light, width) {
  const line = Array.from({ length: 13 }, (_, at) => -FAR + (at * (2 * FAR + width)) / 12);
  const near = Array.from({ length: 15 }, (_, at) => -200 + (at * (width + 400)) / 14);
  const points = [...line.filter((x) => x < -200), ...near, ...line.filter((x) => x > width + 200)];
  return `<path d="M${-FAR} 150L${points.map((x) => `${Math.round(x)} ${Math.max(-40, Math.min(142, ridge(Math.max(-360, Math.min(width + 360, x)), width)))}`).join("L")}L${width + FAR} 150z" fill="${light.hill}"/>`
    + `<path d="M${-FAR} 150V146Q${width / 2} 122 ${width + FAR} 146V150z" fill="${light.ink}" opacity=".14"/>`;
}

/** @param {Light} light @param {number} width @param {() => number} chance */
function trees(light, width, chance) {
  return Array.from({ length: 14 }, (_, at) => {
    const x = Math.round(-140 + (at * (width + 280)) / 13 + chance() * 24 - 12);
    const size = (0.5 + chance() * 0.4).toFixed(2);
    return tree(light, x, ridge(x, width) - 4 + Math.round(chance() * 8), size);
  }).join("");
}

/** @param {number} count @param {number} width @returns {(at: number) => number} the middle of each house, from left to right */
function placesOf(count, width) {
  const step = Math.min(STEP, (width - 24) / Math.max(1, count));
  return (at) => Math.round(width / 2 + (at + 0.5 - count / 2) * step);
}

/** Every second house stands a little further up, and is drawn first. @param {readonly House[]} all @param {Light} light @param {number} width */
function houses(all, light, width) {
  const crowd = Math.min(1, ROOMY / Math.max(1, all.length)) ** 0.5;
  const place = placesOf(all.length, width);
  const places = all.map((house, at) => {
    const back = at % 2;
    return { house, x: place(at), y: ridge(place(at), width) + 16 - 8 * back, back, size: Math.round((86 + 5 * house.size) * crowd) };
  });
  return inRows(places, light, { wide: 0.5, high: 0.07 });
}

/** Smoke where houses were lost, beside the town. @param {number} ruins @param {Light} light @param {number} width */
function smoke(ruins, light, width) {
  return [0.06, 0.94, 0.18, 0.82].slice(0, ruins).map((part) => {
    const x = Math.round(width * part);
    const y = ridge(x, width);
    return `<g fill="${light.ink}"><g fill="${light.smoke}" opacity=".5"><circle cx="${x}" cy="${y - 26}" r="8"/><circle cx="${x + 8}" cy="${y - 44}" r="12"/><circle cx="${x + 20}" cy="${y - 68}" r="17"/></g>`
      + `<path d="M${x - 14} ${y + 16}v-24l6 7 4-12 5 11 6-8 4 12 5-4v18z" opacity=".85"/></g>`;
  }).join("");
}

/** The flag of the first player, left of the town. @param {Light} light @param {number} width @param {number} count of houses */
function banner(light, width, count) {
  const x = count === 0 ? width / 2 : Math.max(14, placesOf(count, width)(0) - 70);
  const foot = ridge(x, width) + 14;
  return `<path d="M${x} ${foot}V22h3V${foot}z" fill="${light.ink}"/><path d="M${x + 3} 22q16-7 30 1t26-2l-7 14 7 13q-14 6-28-1t-28 1z" fill="#b5830f" stroke="${light.ink}" stroke-width="1.6"/>`
    + `<path d="M${x + 18} 43l-3-13 6 5 5-8 5 8 6-5-3 13z" fill="#ffe9a8" stroke="${light.ink}" stroke-width="1.2"/>`;
}

/** The wall of a complete town, in front. @param {Light} light */
function wall(light) {
  const teeth = Array.from({ length: 120 }, (_, at) => `M${-1200 + at * 26} 128h14v8h-14z`).join("");
  return `<path d="M${-FAR} 134h${3 * FAR}v16h${-3 * FAR}z" fill="${light.wall}"/><path d="${teeth}" fill="${light.wall}"/><path d="M${-FAR} 135h${3 * FAR}" stroke="${light.stone}" stroke-width="2"/>`;
}

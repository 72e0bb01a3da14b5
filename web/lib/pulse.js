// @ts-check
// Highlights, for a moment, the place on the table where something happened.

/** Milliseconds. */
const TIME = 1600;

/**
 * Finds the place that a line of the log is about: the thing in one of the seats, else the thing anywhere, else the first seat.
 * @param {[readonly string[], readonly number[]]} places ids of things, and seats; the most specific first
 * @param {ParentNode} [root]
 * @returns {Element | null}
 */
function findPlace([things, seats], root = document) {
  const places = seats.map((seat) => root.querySelector(`.board [data-testid="seat"][data-seat="${seat}"]`)).filter((place) => place !== null);
  for (const thing of things) {
    const name = `:is([data-flip$="-${CSS.escape(thing)}"], [data-flip*="-${CSS.escape(thing)}-"])`;
    const found = places.map((place) => place.querySelector(name)).find(Boolean) ?? root.querySelector(`.board ${name}, .bar ${name}`);
    if (found) return found;
  }
  return places[0] ?? null;
}

/** @param {[readonly string[], readonly number[]]} places as above */
export function pulse(places) {
  const place = findPlace(places);
  if (!place) return;
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  place.classList.remove("pulse");
  // A forced layout restarts the animation if this place is highlighted already.
  void place.getBoundingClientRect();
  place.classList.add("pulse");
  setTimeout(() => place.classList.remove("pulse"), TIME);
}

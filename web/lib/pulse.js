// @ts-check
// Highlights for a moment the place on the table where something happened.

const TIME = 1600;

/**
 * Finds the place of what a log line is about: the thing at its seat, else the thing anywhere, else the seat.
 * @param {[readonly string[], readonly number[]]} places things and seats, the most telling first
 * @param {ParentNode} [root]
 * @returns {Element | null}
 */
export function placeOf([things, seats], root = document) {
  const places = seats.map((seat) => root.querySelector(`.board [data-testid="seat"][data-seat="${seat}"]`)).filter((place) => place !== null);
  for (const thing of things) {
    const name = `:is([data-flip$="-${CSS.escape(thing)}"], [data-flip*="-${CSS.escape(thing)}-"])`;
    const found = places.map((place) => place.querySelector(name)).find(Boolean) ?? root.querySelector(`.board ${name}, .bar ${name}`);
    if (found) return found;
  }
  return places[0] ?? null;
}

/** @param {[readonly string[], readonly number[]]} places */
export function pulse(places) {
  const place = placeOf(places);
  if (!place) return;
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  place.classList.remove("pulse");
  // Restarts the animation if the same place has it already.
  void place.getBoundingClientRect();
  place.classList.add("pulse");
  setTimeout(() => place.classList.remove("pulse"), TIME);
}

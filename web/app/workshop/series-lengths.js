// @ts-check
// Names how many games a series may have.

export const COUNTS = [20, 100, 400];
export const USUAL_COUNT = 100;

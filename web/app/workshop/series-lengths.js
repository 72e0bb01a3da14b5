// @ts-check
// Lists how many games a series of the arena may have.

export const SERIES_LENGTHS = [20, 100, 400];
export const USUAL_LENGTH = 100;

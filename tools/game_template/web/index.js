// @ts-check
// Gives the page the game Nim, as one object: in the plain look, until it has a look of its own.
import { plainGame } from "../../kit/plain/plain-game.js";

export const NIM = plainGame("nim");

// @ts-check
// Nim, as the page is given it: in the plain look, until it has one of its own.
import { plainGame } from "../../kit/plain/plain-game.js";

export const NIM = plainGame("nim");

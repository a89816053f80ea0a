/** The last group of each game: names, order, options. "Same again" is one tap. */
import { keep } from "./keep.js";

/** @typedef {{seats: {name: string, guest?: boolean}[], options: object}} Group */

/** @param {string} game @param {Group} group */
export function remember(game, group) {
  keep.set(`group:${game}`, JSON.stringify(group));
}

/** @param {string} game @returns {Group | null} */
export function remembered(game) {
  try {
    return JSON.parse(keep.get(`group:${game}`) ?? "null");
  } catch {
    return null;
  }
}

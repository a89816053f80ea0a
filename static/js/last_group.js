/** Stores the last group of each game (names, order, options) for "Same again". */
import { storage } from "./storage.js";

/** @typedef {{seats: {name: string, guest?: boolean}[], options: object}} Group */

/** @param {string} game @param {Group} group @param {string} tools which the host chose for the house */
export function saveLastGroup(game, group, tools) {
  storage.set(`group:${game}`, JSON.stringify(group));
  storage.set(`tools:${game}`, tools);
}

/** @param {string} game @returns {Group | null} */
export function readLastGroup(game) {
  try {
    return JSON.parse(storage.get(`group:${game}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Which tools the host had chosen for the house when somebody last set up here.
 * @param {string} game @returns {string}
 */
export function readLastTools(game) {
  return storage.get(`tools:${game}`) ?? "";
}

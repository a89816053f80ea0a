/** Highlights what changed with a new screen (`data-live-gain`), with a sound: a new turn, money gained, verdicts. */
import { sound } from "./sound.js";

/** Milliseconds that "+2" floats over a number. */
const FLOATS = 1_200;

const COIN = /coin/;

/** @typedef {{lit: Set<string>, facts: Map<string, number>, sounds: Set<string>}} State */

/** @returns {State} */
function look() {
  const lit = document.querySelectorAll(".cell.lit, .phone-head.lit");
  const facts = /** @type {Map<string, number>} */ (new Map());
  for (const value of document.querySelectorAll(".fact-value")) facts.set(keyOf(value), Number(value.textContent));
  const sounds = document.querySelectorAll(":is([data-sound], [data-verdict])[id]");
  return { lit: ids(lit), facts, sounds: ids(sounds) };
}

/** @param {NodeListOf<Element>} all */
function ids(all) {
  return new Set([...all].map(({ id }) => id));
}

/** @param {string} id @returns {string} */
function soundOf(id) {
  const { sound: named, verdict } = document.getElementById(id)?.dataset ?? {};
  return named ?? (verdict === "honest" ? "seal-up" : "seal-down");
}

/** Whose number it is, and which. @param {Element} value */
function keyOf(value) {
  const icon = value.parentElement?.querySelector("use")?.getAttribute("href")?.split("#")[1];
  return `${value.closest("[id]")?.id} ${icon}`;
}

let last = look();
/** What sounded because it was new on the screen that came last. @type {string[]} */
let sounded = [];

/** @returns {string[]} */
export function getNewSounds() {
  return sounded;
}

function tell() {
  const now = look();
  const before = last;
  last = now;
  let coins = false;
  for (const value of document.querySelectorAll(".fact-value")) {
    const key = keyOf(value);
    const more = (now.facts.get(key) ?? 0) - (before.facts.get(key) ?? Number.NaN);
    if (!more || Number.isNaN(more)) continue;
    value.setAttribute("data-live-gain", more > 0 ? `+${more}` : `−${-more}`);
    setTimeout(() => value.removeAttribute("data-live-gain"), FLOATS);
    coins ||= more > 0 && COIN.test(key.split(" ")[1] ?? "");
  }
  if (coins) sound("coin");
  if ([...now.lit].some((id) => !before.lit.has(id))) sound("lamp");
  const fresh = [...now.sounds].filter((id) => !before.sounds.has(id));
  sounded = fresh.map(soundOf);
  for (const id of fresh) if (!document.getElementById(id)?.hasAttribute("data-sounds-later")) sound(soundOf(id));
}

document.addEventListener("screen:drawn", (event) => {
  if (!(/** @type {CustomEvent} */ (event).detail)) tell();
});

/**
 * Announces what was done in a live region, once and briefly. Where the device speaks, it also says whose turn
 * it is, verdicts, the last seconds and who won; all of that stands on the screen as well. Holding a button
 * says its label.
 */
import { getNewSounds } from "./highlights.js";
import { speak } from "./voice.js";
import { message } from "./messages.js";

/** Milliseconds until the winner is uncovered, as in reveal.css. */
const UNCOVERED = 3_500;
/** Milliseconds until a finger that rests is one that asks. */
const HOLDS = 600;
/** Pixels that a resting finger moves. */
const RESTS = 10;

/** @typedef {{done: string, turn: string, result: string}} Told */

/** @returns {Told} */
function look() {
  const { done = "", turn = "", result = "" } = document.getElementById("tells")?.dataset ?? {};
  return { done, turn, result };
}

let last = look();

/** @param {string} text */
function write(text) {
  const region = document.getElementById("announced");
  if (region && text) region.textContent = text;
}

function tell() {
  const [now, before] = [look(), last];
  last = now;
  if (now.done !== before.done) write(now.done);
  if (now.result && now.result !== before.result) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setTimeout(() => speak(now.result), still ? 0 : UNCOVERED);
    return;
  }
  const verdict = now.done !== before.done && getNewSounds().some((name) => name.startsWith("seal")) ? now.done : "";
  const called = document.querySelector("[data-say]");
  const turn = now.turn !== before.turn && !called ? now.turn : "";
  if (verdict || turn) speak([verdict, turn].filter(Boolean).join(" "));
}

document.addEventListener("screen:drawn", (event) => {
  if (!(/** @type {CustomEvent} */ (event).detail)) tell();
});

document.addEventListener("clock:left", (event) => {
  const text = message(/** @type {CustomEvent} */ (event).detail ? "tenSeconds" : "timeUp");
  write(text);
  speak(text);
});

// --- holding a button ------------------------------------------------------------------------------

/** @type {{timer: number, x: number, y: number} | null} */
let held = null;
/** Whether the click that is about to come was only to hear. */
let heard = false;

/** As a screen reader has it: without what only repeats in sight. @param {Element} button @returns {string} */
function labelOf(button) {
  const copy = /** @type {Element} */ (button.cloneNode(true));
  for (const one of copy.querySelectorAll("[aria-hidden=true]")) one.remove();
  return (button.getAttribute("aria-label") ?? copy.textContent ?? "").trim().replace(/\s+/g, " ");
}

function letGo() {
  clearTimeout(held?.timer);
  held = null;
}

addEventListener("pointerdown", (event) => {
  letGo();
  heard = false;
  const button = /** @type {Element} */ (event.target).closest("button:not(.dimmer), a.button, summary");
  if (!button) return;
  const timer = setTimeout(() => {
    heard = speak(labelOf(button), true);
  }, HOLDS);
  held = { timer, x: event.clientX, y: event.clientY };
});
addEventListener("pointermove", (event) => {
  if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > RESTS) letGo();
});
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, letGo);
addEventListener("contextmenu", (event) => heard && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    if (!heard || !event.detail) return;
    heard = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

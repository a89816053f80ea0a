/**
 * Counts down by the server's clock, so that all screens show the same second. `data-ends-at` is a server time
 * in milliseconds, `data-left` the rest while the timer is paused.
 */
import { sound as play } from "./sound.js";

const KEPT = 15;
const HURRY = 10;
/** Milliseconds by which the server may be ahead of what we know of its clock. */
const EARLY = 250;

/** The last differences between the server's clock and ours. @type {number[]} */
const differences = [];
/** Whether the next beat replaces them all. */
let fresh = false;
/** Moments that have sounded their last second already. @type {Map<string, number>} */
const sounded = new Map();

/** A beat was sent at this moment of the server and arrived just now. @param {number} server */
export function beat(server) {
  if (fresh) differences.length = 0;
  fresh = false;
  differences.push(server - performance.now());
  if (differences.length > KEPT) differences.shift();
  tick();
}

/** A server that was started anew may have another clock, and a device that slept a slower one. */
export function forgetBeats() {
  fresh = true;
}

/** The server's clock. The quickest beat was delayed least. @returns {number | null} */
export function now() {
  return differences.length ? performance.now() + Math.max(...differences) : null;
}

/** @param {number} ms @returns {string} */
export function clock(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function tick() {
  const moment = now();
  for (const element of document.querySelectorAll("time[data-left]")) {
    const time = /** @type {HTMLElement} */ (element);
    const end = time.dataset.endsAt;
    const still = Number(time.dataset.left);
    const left = end && moment !== null ? Math.max(0, Number(end) - moment) : still;
    show(time, left, end !== undefined && moment !== null);
    if (end && moment !== null) sound(end, Math.ceil(left / 1000));
  }
  if (moment !== null) ended(moment);
}

/** The server may take a clock away, its time being up, before we have seen its last moment. @param {number} moment */
function ended(moment) {
  for (const [end, seconds] of sounded) {
    const shown = document.querySelector(`time[data-ends-at="${end}"]`);
    if (!shown && seconds === 1 && moment > Number(end) - EARLY) sound(end, 0);
  }
}

/** @param {HTMLElement} time @param {number} left @param {boolean} running */
function show(time, left, running) {
  const text = clock(left);
  if (time.textContent !== text) time.textContent = text;
  time.toggleAttribute("data-live-hurry", running && left <= HURRY * 1000);
}

/** Once for each of the last seconds of a clock. @param {string} end @param {number} seconds */
function sound(end, seconds) {
  const before = sounded.get(end);
  if (seconds > HURRY || before === seconds) return;
  if (before === undefined) sounded.clear();
  sounded.set(end, seconds);
  if (before === undefined && seconds < HURRY) return;
  if (seconds === HURRY || !seconds) document.dispatchEvent(new CustomEvent("clock:left", { detail: seconds }));
  if (seconds > 0) play("tick");
  else play("bell");
}

setInterval(tick, 50);
document.addEventListener("screen:drawn", tick);

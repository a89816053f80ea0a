/**
 * The timer of home, of this device alone. What is left outlasts a reload. `data-timer` on the screen is the
 * number of seconds to begin with; `data-live-timer` says how it stands.
 */
import { clock } from "./countdown.js";
import { sound } from "./sound.js";
import { storage } from "./storage.js";

const KEY = "timer";
const BEAT = 200;
/** The last seconds are heard, and coloured. */
const HURRY = 10;

const screen = /** @type {HTMLElement} */ (document.getElementById("screen"));
/** Milliseconds: all of it, what is left while it stands, and when it ends by the clock of this device. */
let total = Number(screen.dataset.timer) * 1000;
let left = total;
/** @type {number | null} */
let endsAt = null;
let heard = Infinity;

/** @returns {number} */
function remaining() {
  return endsAt === null ? left : Math.max(0, endsAt - Date.now());
}

function save() {
  storage.set(KEY, JSON.stringify({ total, left, endsAt }));
}

function load() {
  try {
    const saved = JSON.parse(storage.get(KEY) ?? "");
    if (!(saved.total > 0) || !(saved.left >= 0)) return;
    ({ total, left } = saved);
    // It ran out while nobody looked.
    if (saved.endsAt > Date.now()) endsAt = saved.endsAt;
    else if (saved.endsAt) left = total;
  } catch {
    // Nothing was saved, or not by us.
  }
}

/** @param {number} seconds */
function set(seconds) {
  [total, left, endsAt] = [seconds * 1000, seconds * 1000, null];
}

/** @param {number} seconds */
function add(seconds) {
  total = Math.max(total, remaining() + seconds * 1000);
  if (endsAt === null) left += seconds * 1000;
  else endsAt += seconds * 1000;
}

function startOrStop() {
  if (endsAt === null) endsAt = Date.now() + (left || (left = total));
  else [left, endsAt] = [remaining(), null];
}

function draw() {
  const rest = remaining();
  if (endsAt !== null && rest === 0) [left, endsAt] = [0, null];
  const seconds = Math.ceil(rest / 1000);
  for (const digits of screen.querySelectorAll("[data-timer-left]")) digits.textContent = clock(rest);
  screen.style.setProperty("--timer-share", String(rest / total));
  screen.dataset.liveTimer = endsAt !== null ? "running" : rest === 0 ? "over" : rest < total ? "paused" : "ready";
  screen.toggleAttribute("data-running", endsAt !== null);
  screen.toggleAttribute("data-live-hurry", endsAt !== null && seconds <= HURRY);
  for (const button of screen.querySelectorAll("[data-timer-set]")) {
    button.setAttribute("aria-pressed", String(Number(/** @type {HTMLElement} */ (button).dataset.timerSet) * 1000 === total));
  }
  if (seconds < heard && heard !== Infinity && seconds <= HURRY) {
    if (seconds === HURRY || seconds === 0) document.dispatchEvent(new CustomEvent("clock:left", { detail: seconds }));
    sound(seconds === 0 ? "bell" : "tick");
  }
  heard = seconds;
}

screen.addEventListener("click", ({ target }) => {
  const side = /** @type {Element} */ (target).closest(".timer-side *");
  const { timerSet, timerAdd, timerAgain } = /** @type {HTMLElement | null} */ (side?.closest("button"))?.dataset ?? {};
  if (timerSet) set(Number(timerSet));
  else if (timerAdd) add(Number(timerAdd));
  else if (timerAgain !== undefined) set(total / 1000);
  else if (side) return;
  else startOrStop();
  heard = Infinity;
  save();
  draw();
});

load();
draw();
setInterval(draw, BEAT);

/** Beeps, and silence in one tap. Browsers want one tap before anything sounds. */

import { keep } from "./keep.js";

const KEY = "sound";

/** @type {AudioContext | null} */
let context = null;

/** The table speaks unless told not to; phones are quiet unless told otherwise. @returns {boolean} */
export function muted() {
  const kept = keep.get(KEY);
  return kept ? kept === "off" : !document.body.classList.contains("at-table");
}

export function beep() {
  tone(880, 0.12);
}

/** What concerns everybody: on phones too, unless somebody has said that this one is to be quiet. */
export function alarm() {
  if (keep.get(KEY) === "off") return;
  tone(520, 0.3, true);
  if (context) navigator.vibrate?.(200);
}

/** The end. */
export function chime() {
  tone(660, 0.9);
  tone(990, 0.9);
}

/** @param {number} frequency @param {number} seconds @param {boolean} [always] */
function tone(frequency, seconds, always = false) {
  if ((muted() && !always) || !context) return;
  const start = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.4, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const source = context.createOscillator();
  source.frequency.value = frequency;
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

function draw() {
  for (const button of document.querySelectorAll("[data-mute]")) {
    button.toggleAttribute("data-live-off", muted());
    button.setAttribute("aria-pressed", String(muted()));
  }
}


document.addEventListener("pointerdown", () => {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
});

document.addEventListener("click", (event) => {
  if (!(/** @type {Element} */ (event.target).closest("[data-mute]"))) return;
  keep.set(KEY, muted() ? "on" : "off");
  draw();
});

document.addEventListener("screen:drawn", draw);
draw();
